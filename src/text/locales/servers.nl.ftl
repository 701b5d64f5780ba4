# Wat Raichi zegt over servers: beheerders, de eigen gegevens van mensen en de begroeting; in het Nederlands.

## Beheerders van een server

former-player = een voormalige speler
end-admin = Een beheerder van deze server heeft de partij beëindigd.
end-aborted-admin = { $first } en { $second }, een beheerder van deze server heeft de partij afgebroken. Die telt niet.
end-aborted-admin-alone = { $player }, een beheerder van deze server heeft de partij afgebroken. Die telt niet.
deed-admin-moves = { $first } en { $second }, een beheerder heeft jullie partij hierheen verplaatst. Het gaat in dit kanaal verder.
deed-admin-moves-alone = { $player }, een beheerder heeft je partij hierheen verplaatst. Het gaat in dit kanaal verder.
admin-reason = > { $reason }
alt-admin = Een beheerder van de server heeft de partij beëindigd.
alt-erased = { $side-opening } { $side-number ->
    [one] heeft
   *[many] hebben
} de partij voorgoed verlaten.
end-erased = { $player }, de andere speler doet niet meer mee en heeft alle persoonlijke gegevens laten wissen. De partij eindigt hier en telt niet voor de rating.
end-aborted-erased = { $player }, de andere speler doet niet meer mee en heeft alle persoonlijke gegevens laten wissen. De partij was nauwelijks begonnen en telt niet.
admin-ended = Partij { $game } is afgelopen, en de spelers weten het. Het staat in `/{ command-admin } { command-admin-log }`.
admin-moved = Partij { $game } gaat verder in { $channel }.
admin-closed = { $count ->
    [0] Er valt niets te sluiten: er zijn geen openstaande uitdagingen { $player ->
        [none] op deze server
       *[person] van deze persoon
    }.
    [one] Ik heb één openstaande uitdaging gesloten.
   *[other] Ik heb { $count } openstaande uitdagingen gesloten.
}
admin-blocked = { $player } kan hier niemand meer uitdagen, geen uitdaging meer aannemen en niet meer worden uitgedaagd. { $count ->
    [0] { "" }
    [one] Eén openstaande uitdaging is gesloten.{ " " }
   *[other] { $count } openstaande uitdagingen zijn gesloten.{ " " }
}Lopende partijen gaan door; `/{ command-admin } { command-admin-end }` beëindigt er een. `/{ command-admin } { command-admin-unblock }` heft de blokkade op.
admin-unblocked = { $player } kan hier weer spelen.
admin-exported = { $count ->
    [one] De enige partij van deze server staat in het bestand, als notatie met alles wat erin is gebeurd.
   *[other] De { $count } partijen van deze server staan in het bestand, als notaties met alles wat erin is gebeurd.
}
admin-exported-newest = De nieuwste { $count } partijen van deze server staan in het bestand; meer is te groot voor Discord. Degene die me host, kan ze allemaal schrijven met `raichi export`.
admin-exported-none = Op deze server is nog geen partij gespeeld, dus er valt niets te exporteren.
admin-log-none = Hier heeft nog geen beheerder iets gedaan.
admin-log-title = Wat beheerders op deze server hebben gedaan, het nieuwste eerst:
admin-log-end = { $time } · { $admin } heeft partij { $game } beëindigd: { $result ->
    [abort] afgebroken
    [draw] remise
   *[win] winst voor { $winner }
}
admin-log-move = { $time } · { $admin } heeft partij { $game } verplaatst naar { $channel }
admin-log-close = { $time } · { $admin } heeft { $count ->
    [one] één uitdaging
   *[other] { $count } uitdagingen
} gesloten
admin-log-close-of = { $time } · { $admin } heeft { $count ->
    [one] één uitdaging
   *[other] { $count } uitdagingen
} van { $player } gesloten
admin-log-block = { $time } · { $admin } heeft { $player } geblokkeerd
admin-log-unblock = { $time } · { $admin } heeft { $player } gedeblokkeerd
admin-log-export = { $time } · { $admin } heeft { $count ->
    [one] één partij
   *[other] { $count } partijen
} geëxporteerd
admin-log-page = -# Pagina { $page } van { $pages }. Bij `/{ command-admin } { command-admin-log }` is de pagina een optie.
admin-footer = -# Wie `/{ command-admin }` mag gebruiken, stel je in bij de serverinstellingen van Discord, onder *Integraties*.
challenge-closed-by-admin = Een beheerder heeft de uitdaging van { $challenger } voor een partij **{ $rules }** gesloten.
result-abort = Afbreken: de partij telt niet
result-draw = Remise
result-win = { $side-heading } { $side-number ->
    [one] wint
   *[many] winnen
}
refuse-player-blocked = Een beheerder van deze server of degene die de bot host heeft je geblokkeerd, dus je kunt hier geen partijen beginnen. Lopende partijen gaan door.
refuse-opponent-blocked = Een beheerder van deze server of degene die de bot host heeft { $player } hier geblokkeerd.
refuse-blocked-already = { $player } is hier al geblokkeerd.
refuse-not-blocked = { $player } is hier niet geblokkeerd.
refuse-not-a-person = Dat is een bot. Kies een mens.
refuse-same-channel = Partij { $game } is al in dat kanaal.
refuse-channel-unusable = Ik kan in dat kanaal niets plaatsen. Geef me daar *Kanaal bekijken* en *Berichten versturen* (in een thread *Berichten versturen in threads*), of kies een ander kanaal.
refuse-unknown-result = “{ $given }” is geen uitslag van deze partij. Kies er een uit de lijst die verschijnt terwijl je typt.
refuse-reason-missing = Geef een reden: beide spelers lezen die.
refuse-challenge-closed = Een beheerder heeft deze uitdaging gesloten. `/{ command-challenge }` maakt een nieuwe.
refuse-former-opponent = De andere speler is hier niet meer, dus een revanche kan niet. `/{ command-challenge }` begint een partij met iemand anders.
command-admin = beheer
command-admin-about = Beheer de partijen van deze server
command-admin-end = einde
command-admin-end-about = Beëindig een partij: breek die af, maak er remise van of geef één kant de winst
option-admin-end-game = partij
option-admin-end-game-about = Het nummer van de partij
option-admin-end-result = uitslag
option-admin-end-result-about = Hoe de partij eindigt
option-admin-end-reason = reden
option-admin-end-reason-about = Waarom; beide spelers lezen het
command-admin-move-game = partij-verplaatsen
command-admin-move-game-about = Verplaats een partij naar een ander kanaal
option-admin-move-game-game = partij
option-admin-move-game-game-about = Het nummer van de partij
option-admin-move-game-channel = kanaal
option-admin-move-game-channel-about = Waar de partij verdergaat
command-admin-close-challenges = uitdagingen-sluiten
command-admin-close-challenges-about = Sluit de openstaande uitdagingen van deze server
option-admin-close-challenges-player = speler
option-admin-close-challenges-player-about = Alleen die van of voor deze persoon
command-admin-block = blokkeren
command-admin-block-about = Laat iemand hier geen partijen meer beginnen; lopende partijen gaan door
option-admin-block-player = speler
option-admin-block-player-about = Wie
command-admin-unblock = deblokkeren
command-admin-unblock-about = Laat iemand hier weer spelen
option-admin-unblock-player = speler
option-admin-unblock-player-about = Wie
command-admin-export = exporteren
command-admin-export-about = Krijg de partijen van deze server als bestand
command-admin-log = logboek
command-admin-log-about = Bekijk wat beheerders hier hebben gedaan
option-admin-log-page = pagina
option-admin-log-page-about = Welke pagina; op de eerste staat het nieuwste

## De eigen gegevens van mensen

privacy-title = **Wat ik van je bewaar**
privacy-kept =
    - Je gebruikers-ID bij Discord (niet je naam), de partijen die je speelt met elke zet en de tijd ervan, je uitdagingen, ratings, vakanties en instellingen, hoe je puzzels hebt beantwoord, de partijen van anderen die je volgt, de analyses die je opslaat, de regels die je bouwt of opslaat, en hoe ver je in de lessen bent. Als je met `/{ command-names }` hebt toegestemd, ook de naam die de pagina’s van partijen laten zien.
    - Zolang je bent aangemeld op een pagina of bij het bord in Discord, hoogstens 12 uur, dat je dat bent: geen wachtwoord en geen sleutel van je account.
    - Geen berichten: ik lees alleen berichten die op een bord antwoorden, mij vermelden of rechtstreeks aan mij zijn, en bewaar alleen de zet.
    - Alles staat in één database, bij degene die me host.
privacy-time =
    - Partijen blijven: ze zijn ook van je tegenstanders. Ik wis na 2 uur hoe vaak je iets met een limiet hebt gebruikt, na 2 dagen sporen van gebruikte knoppen, na 30 dagen gesloten uitdagingen, antwoorden op puzzels en onafgemaakte regels, 90 dagen na mijn vertrek alles van een server, en na 2 jaar jou, als je nooit hebt gespeeld.
privacy-do =
    `/{ command-privacy } { command-privacy-export }` geeft je alles als bestand. `/{ command-privacy } { command-privacy-erase }` wist het, en vertelt je eerst wat dat betekent.
privacy-page = Privacy
terms-page = Voorwaarden
privacy-unknown = Ik bewaar niets van je.
privacy-exported = Dit is alles wat ik van je bewaar: instellingen, uitdagingen, ratings, vakanties, regels die je hebt gebouwd of opgeslagen, en je partijen als notaties. Andere mensen worden er niet in genoemd.
privacy-exported-newest = Dit is alles wat ik van je bewaar, met je nieuwste partijen als notaties; meer is te groot voor Discord. Andere mensen worden er niet in genoemd.
erase-ask =
    { "**" }Wil je dat ik je vergeet?** Dit gebeurt er dan, en het kan niet ongedaan worden gemaakt:
    - Je lopende partijen eindigen nu. Je tegenstanders winnen die als jullie allebei een zet hebben gedaan; geen van deze partijen telt voor de rating.
    - Je uitdagingen worden ingetrokken, en uitdagingen aan jou worden afgewezen.
    - Je afgelopen partijen blijven, gespeeld door “een voormalige speler”. Niemand anders verliest iets, en niemand kan nog zien dat jij het was: niet in berichten die ik nog schrijf, niet op pagina’s, niet in afbeeldingen en notaties.
    - Je ratings, instellingen, vakanties, niet-opgeslagen regels, je naam op pagina’s en de redenen die je hebt getypt, zijn weg.
    - Berichten die ik heb geplaatst, blijven zoals ze zijn in hun kanalen, behalve de nieuwste borden van je lopende partijen. Een beheerder van de server kan ze verwijderen. Bij back-ups van degene die me host, kan ik niet.
    - Als je weer speelt, ben je een nieuwe speler.
erase-button = Alles wissen …
erase-title = Alles wissen
erase-field = Typ “{ $word }” om te bevestigen
erase-word = wissen
erase-done = Klaar: ik ben je vergeten. Bedankt voor de partijen!
refuse-not-erased = Er is niets gewist: dat was niet het woord “{ $word }”. `/{ command-privacy } { command-privacy-erase }` vraagt het opnieuw.
page-privacy-title = Privacy
page-privacy =
    Raichi is een Discord-bot waarop mensen bordspellen spelen, zet voor zet en op afstand. Deze pagina vertelt wat de bot van hen bewaart.

    Wat er wordt bewaard: van wie speelt, het nummer dat Discord elke gebruiker geeft (niet de naam), de partijen met elke zet en de tijd ervan, uitdagingen, ratings, vakanties en instellingen, hoe puzzels zijn beantwoord, regels die iemand bouwt of opslaat, de voortgang in lessen, opgeslagen analyses, en getypte redenen. Stellingen uit afgelopen partijen kunnen puzzels worden, zonder namen. Een naam alleen als iemand ermee akkoord gaat dat de pagina’s van partijen die laten zien. Van servers de nummers van de server en van de kanalen met partijen, en hun instellingen. Van mensen die niet spelen, niets. Alleen hoe vaak iemand iets gebruikt waar een limiet voor is, zoals animaties, wordt van iedereen geteld en twee uur bewaard. Berichten worden alleen gelezen als ze op een bord antwoorden, de bot vermelden of rechtstreeks aan hem zijn, en alleen de zet erin wordt bewaard. Zolang iemand is aangemeld op de pagina’s of bij het bord in Discord, hoogstens 12 uur, dat dat zo is.

    Waarvoor: om te spelen. Er wordt niets verkocht, aan adverteerders getoond of gebruikt om wat dan ook te trainen.

    Waar: in één database van degene die deze bot host. Berichten met borden staan in de kanalen van Discord, onder de regels van Discord.

    Hoelang: partijen worden bewaard, want ze zijn van beide spelers. Uitdagingen worden 30 dagen na het sluiten verwijderd, antwoorden op puzzels na 30 dagen, regels die iemand alleen is begonnen te bouwen 30 dagen na de laatste wijziging, alles van een server 90 dagen nadat de bot die heeft verlaten, en mensen die nooit een partij hebben gespeeld na twee jaar.

    Je rechten: `/{ command-privacy } { command-privacy-show }` vertelt dit, `/{ command-privacy } { command-privacy-export }` geeft je alles als bestand, en `/{ command-privacy } { command-privacy-erase }` wist het meteen. Afgelopen partijen blijven, zonder je naam of nummer, als die van een voormalige speler. Als degene die de bot host back-ups maakt, kan de bot daar niet bij totdat ze zijn vervangen.
page-terms-title = Voorwaarden
page-terms =
    Raichi is gratis voor iedereen die van de beheerders van een server mag spelen.

    Speel eerlijk: laat tegen mensen geen programma je zetten kiezen, gebruik niet meerdere accounts in partijen met rating, en typ niets wat anderen kwetst. Ook de voorwaarden van Discord zelf gelden.

    Beheerders van een server kunnen partijen beëindigen, uitdagingen sluiten en mensen daar van het spelen uitsluiten.

    De bot wordt aangeboden zoals hij is. Degene die hem host, mag hem veranderen, stopzetten of iemand uitsluiten; niemand is aansprakelijk voor een verloren partij.
page-contact = Contact: { $contact }

## De begroeting op een nieuwe server, en hulp over servers

help-servers = `/{ command-privacy }` toont, exporteert of wist wat ik van je bewaar. `/{ command-admin }` is voor beheerders van een server.
greeting =
    { "**" }Hallo! Ik ben Raichi, en met mij speel je oude bordspellen**: hnefatafl, vos en ganzen, Dablot. Je speelt zet voor zet, wanneer je maar even tijd hebt. Drie dingen om mee te beginnen:
    - `/{ command-challenge }` nodigt iemand uit voor een partij, of iedereen. Met `tegenstander: @Raichi` speel je tegen mij.
    - `/{ command-help }` en `/{ command-rules } { command-rules-show }` leggen uit hoe je speelt.
    - Wie deze server beheert, stelt de taal, de kanalen en de regels in met `/{ command-server-settings }`; in de instellingen van Discord zelf staat onder *Integraties* wie welke opdracht mag gebruiken.
greeting-results = Uitslagen hier plaatsen
refuse-only-managers = Dat kunnen alleen degenen kiezen die deze server beheren. Vraag het een van hen.
greeting-channels = In { $channels } kan ik nog geen borden tekenen: daar heb ik *Kanaal bekijken*, *Berichten versturen* en *Bestanden bijvoegen* nodig.
command-privacy = privacy
command-privacy-about = Bekijk, exporteer of wis wat ik van je bewaar
command-privacy-show = tonen
command-privacy-show-about = Wat ik van je bewaar, waar en hoelang
command-privacy-export = exporteren
command-privacy-export-about = Krijg alles wat ik van je bewaar als bestand
command-privacy-erase = wissen
command-privacy-erase-about = Wis wat ik van je bewaar; ik vertel je eerst wat dat betekent
