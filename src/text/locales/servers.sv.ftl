# Det Raichi säger om servrar: admins, folks egna data och hälsningen; på svenska.

## En servers admins

former-player = en tidigare spelare
end-admin = En admin på den här servern har avslutat partiet.
end-aborted-admin = { $first } och { $second }, en admin på den här servern har avbrutit partiet. Det räknas inte.
end-aborted-admin-alone = { $player }, en admin på den här servern har avbrutit partiet. Det räknas inte.
deed-admin-moves = { $first } och { $second }, en admin har flyttat ert parti hit. Det fortsätter i den här kanalen.
deed-admin-moves-alone = { $player }, en admin har flyttat ditt parti hit. Det fortsätter i den här kanalen.
admin-reason = > { $reason }
alt-admin = En admin på servern avslutade partiet.
alt-erased = { $side-opening } har lämnat partiet för gott.
end-erased = { $player }, den andra spelaren har lämnat Raichi för gott och fått alla sina personuppgifter raderade. Partiet slutar här och rankas inte.
end-aborted-erased = { $player }, den andra spelaren har lämnat Raichi för gott och fått alla sina personuppgifter raderade. Partiet hade knappt börjat, så det räknas inte.
admin-ended = Parti { $game } är slut, och dess spelare har fått veta det. Det står i `/{ command-admin } { command-admin-log }`.
admin-moved = Parti { $game } fortsätter i { $channel }.
admin-closed = { $count ->
    [0] Det finns inget att stänga: { $player ->
        [none] servern har inga öppna utmaningar.
       *[person] personen har inga öppna utmaningar.
    }
    [one] Jag har stängt en öppen utmaning.
   *[other] Jag har stängt { $count } öppna utmaningar.
}
admin-blocked = { $player } kan inte längre utmana någon här, anta en utmaning eller bli utmanad. { $count ->
    [0] { "" }
    [one] En öppen utmaning är stängd.{ " " }
   *[other] { $count } öppna utmaningar är stängda.{ " " }
}Partier som pågår fortsätter; `/{ command-admin } { command-admin-end }` avslutar ett. `/{ command-admin } { command-admin-unblock }` häver blockeringen.
admin-unblocked = { $player } kan spela här igen.
admin-exported = { $count ->
    [one] Den här serverns enda parti ligger i filen, som ett protokoll med allt som har hänt i det.
   *[other] Den här serverns { $count } partier ligger i filen, som protokoll med allt som har hänt i dem.
}
admin-exported-newest = Den här serverns { $count } nyaste partier ligger i filen; fler skulle bli för stort för Discord. Den som driver botten kan skriva ut alla med `raichi export`.
admin-exported-none = Inget parti har spelats på den här servern än, så det finns inget att exportera.
admin-log-none = Ingen admin har gjort något här än.
admin-log-title = Vad admins har gjort på den här servern, det nyaste först:
admin-log-end = { $time } · { $admin } avslutade parti { $game }: { $result ->
    [abort] avbrutet
    [draw] remi
   *[win] vinst för { $winner }
}
admin-log-move = { $time } · { $admin } flyttade parti { $game } till { $channel }
admin-log-close = { $time } · { $admin } stängde { $count ->
    [one] en utmaning
   *[other] { $count } utmaningar
}
admin-log-close-of = { $time } · { $admin } stängde { $count ->
    [one] en utmaning
   *[other] { $count } utmaningar
} från eller till { $player }
admin-log-block = { $time } · { $admin } blockerade { $player }
admin-log-unblock = { $time } · { $admin } hävde blockeringen av { $player }
admin-log-export = { $time } · { $admin } exporterade { $count ->
    [one] ett parti
   *[other] { $count } partier
}
admin-log-page = -# Sida { $page } av { $pages }. Vid `/{ command-admin } { command-admin-log }` kan du välja sidan.
admin-footer = -# Vem som får använda `/{ command-admin }` bestäms i Discords serverinställningar under *Integrationer*.
challenge-closed-by-admin = En admin har stängt utmaningen från { $challenger } på ett parti **{ $rules }**.
result-abort = Avbryt det: det räknas inte
result-draw = Remi
result-win = { $side-opening } vinner
refuse-player-blocked = En admin på den här servern eller den som driver botten har blockerat dig från att spela här. Partier som pågår fortsätter.
refuse-opponent-blocked = En admin på den här servern eller den som driver botten har blockerat { $player } från att spela här.
refuse-blocked-already = { $player } är redan blockerad här.
refuse-not-blocked = { $player } är inte blockerad här.
refuse-not-a-person = Det är en bott. Välj en människa.
refuse-same-channel = Parti { $game } är redan i den kanalen.
refuse-channel-unusable = Jag får inte skriva i den kanalen. Ge mig *Visa kanal* och *Skicka meddelanden* där (i en tråd *Skicka meddelanden i trådar*), eller välj en annan.
refuse-unknown-result = ”{ $given }” är inte ett resultat i det här partiet. Välj ett av dem som jag föreslår medan du skriver.
refuse-reason-missing = Skriv varför: båda spelarna läser det.
refuse-challenge-closed = En admin har stängt den här utmaningen. `/{ command-challenge }` gör en ny.
refuse-former-opponent = Den andra spelaren är inte här längre, så det kan inte bli någon revansch. `/{ command-challenge }` startar ett parti mot någon annan.
command-admin = admin
command-admin-about = Håll ordning på den här serverns partier
command-admin-end = avsluta
command-admin-end-about = Avsluta ett parti: avbryt det, gör det remi eller ge en sida vinsten
option-admin-end-game = parti
option-admin-end-game-about = Partiets nummer
option-admin-end-result = resultat
option-admin-end-result-about = Hur det slutar
option-admin-end-reason = motivering
option-admin-end-reason-about = Varför; båda spelarna läser det
command-admin-move-game = flytta-parti
command-admin-move-game-about = Flytta ett parti till en annan kanal
option-admin-move-game-game = parti
option-admin-move-game-game-about = Partiets nummer
option-admin-move-game-channel = kanal
option-admin-move-game-channel-about = Var det fortsätter
command-admin-close-challenges = stäng-utmaningar
command-admin-close-challenges-about = Stäng den här serverns öppna utmaningar
option-admin-close-challenges-player = spelare
option-admin-close-challenges-player-about = Bara de från eller till den här personen
command-admin-block = blockera
command-admin-block-about = Hindra någon från att börja partier här; partier som pågår fortsätter
option-admin-block-player = spelare
option-admin-block-player-about = Vem
command-admin-unblock = häv-blockering
command-admin-unblock-about = Låt en blockerad person spela här igen
option-admin-unblock-player = spelare
option-admin-unblock-player-about = Vem
command-admin-export = exportera
command-admin-export-about = Få den här serverns partier som en fil
command-admin-log = logg
command-admin-log-about = Se vad admins har gjort här
option-admin-log-page = sida
option-admin-log-page-about = Vilken sida; den första har det nyaste

## Folks egna data

privacy-title = **Vad jag sparar om dig**
privacy-kept =
    - Ditt användar-id hos Discord (inte ditt namn), de partier du spelar med varje drag och dess tid, dina utmaningar, ratingar, semestrar och inställningar, dina svar på problem, andras partier som du följer, analyser som du sparar, regler som du bygger eller sparar, och hur långt du har kommit i lektionerna. Om du har sagt ja med `/{ command-names }`, även det namn som partiernas sidor visar.
    - Så länge du är inloggad på en sida eller vid brädet i Discord, högst 12 timmar, att du är det: inget lösenord och ingen nyckel till ditt konto.
    - Inga meddelanden: jag läser bara dem som svarar på ett bräde, nämner mig eller skrivs direkt till mig, och sparar bara draget.
    - Allt ligger i en enda databas hos den som driver botten.
privacy-time =
    - Partier finns kvar: de är också dina motståndares. Jag raderar efter 2 timmar hur ofta du har använt något med en gräns, efter 2 dagar spår av använda knappar, efter 30 dagar stängda utmaningar, svar på problem och halvfärdiga regler, 90 dagar efter att jag har lämnat en server allt om den, och efter 2 år dig, om du aldrig har spelat.
privacy-do =
    `/{ command-privacy } { command-privacy-export }` ger dig allt som en fil. `/{ command-privacy } { command-privacy-erase }` raderar det och berättar först vad det innebär.
privacy-page = Integritet
terms-page = Villkor
privacy-unknown = Jag sparar inget om dig.
privacy-exported = Det här är allt jag sparar om dig: inställningar, utmaningar, ratingar, semestrar, regler som du har byggt eller sparat, och dina partier som protokoll. Andra människor nämns inte i det.
privacy-exported-newest = Det här är allt jag sparar om dig, med dina nyaste partier som protokoll; fler skulle bli för stort för Discord. Andra människor nämns inte i det.
erase-ask =
    { "**" }Vill du att jag glömmer dig?** Då händer det här, och det går inte att ångra:
    - Dina pågående partier slutar nu. Dina motståndare vinner dem om ni båda har flyttat; inget av dem rankas.
    - Dina utmaningar dras tillbaka, och de till dig avböjs.
    - Dina avslutade partier finns kvar, spelade av ”en tidigare spelare”. Ingen annan förlorar något, och ingen kan längre se att det var du: inte i meddelanden jag skriver, inte på sidor, inte i bilder och protokoll.
    - Dina ratingar, inställningar, semestrar och osparade regler, ditt namn på sidor och de motiveringar du har skrivit försvinner.
    - Meddelanden jag har skrivit finns kvar i sina kanaler som de är, utom de nyaste brädena i dina pågående partier. En admin på servern kan ta bort dem. Säkerhetskopior hos den som driver botten kommer jag inte åt.
    - Spelar du igen är du en ny spelare.
erase-button = Radera allt …
erase-title = Radera allt
erase-field = Skriv ”{ $word }” för att bekräfta
erase-word = radera
erase-done = Klart: jag har glömt dig. Tack för partierna!
refuse-not-erased = Inget har raderats: det var inte ordet ”{ $word }”. `/{ command-privacy } { command-privacy-erase }` frågar igen.
page-privacy-title = Integritet
page-privacy =
    Raichi är en Discord-bott som folk spelar brädspel på, drag för drag. Den här sidan berättar vad den sparar om dem.

    Vad som sparas: om den som spelar, det id som Discord ger varje användare (inte namnet), partierna med varje drag och dess tid, utmaningar, ratingar, semestrar och inställningar, svar på problem, regler som någon bygger eller sparar, hur långt någon har kommit i lektionerna, sparade analyser, och de motiveringar som folk skriver. Ställningar ur avslutade partier kan bli problem, utan några namn. Ett namn bara om någon säger ja till att visa det på partiernas sidor. Om servrar: id för servern och för kanalerna med partier, och deras inställningar. Om folk som inte spelar: inget. Bara hur ofta någon använder något som har en gräns, som animationer, räknas för alla och sparas i två timmar. Meddelanden läses bara där de svarar på ett bräde, nämner botten eller skrivs direkt till den, och bara draget i dem sparas. Så länge någon är inloggad på sidorna eller vid brädet i Discord, högst 12 timmar, att det är så.

    Syftet: att spela. Inget säljs, visas för annonsörer eller används för att träna något.

    Var: i en enda databas hos den som driver den här botten. Meddelanden med bräden ligger i Discords kanaler, enligt Discords regler.

    Hur länge: partier sparas, eftersom de är båda spelarnas. Utmaningar raderas 30 dagar efter att de har stängts, svar på problem efter 30 dagar, regler som någon bara har börjat bygga 30 dagar efter den senaste ändringen, allt om en server 90 dagar efter att botten har lämnat den, och folk som aldrig har spelat ett parti efter två år.

    Dina rättigheter: `/{ command-privacy } { command-privacy-show }` berättar det här, `/{ command-privacy } { command-privacy-export }` ger dig allt som en fil, och `/{ command-privacy } { command-privacy-erase }` raderar det genast. Avslutade partier finns kvar utan ditt namn eller id, som en tidigare spelares. Om den som driver botten gör säkerhetskopior kan botten inte radera något i dem; det försvinner när de ersätts.
page-terms-title = Villkor
page-terms =
    Raichi är gratis att använda för alla som en servers admins låter spela.

    Spela rättvist: låt inte ett program välja dina drag mot människor, använd inte flera konton i rankade partier, och skriv inget som kan såra andra. Discords egna villkor gäller också.

    En servers admins kan avsluta partier, stänga utmaningar och hindra folk från att spela där.

    Botten erbjuds som den är. Den som driver den kan ändra den, stoppa den eller stänga ute vem som helst; ingen ansvarar för ett förlorat parti.
page-contact = Kontakt: { $contact }

## Hälsningen till en ny server, och hjälp om servrar

help-servers = `/{ command-privacy }` visar, exporterar eller raderar det jag sparar om dig. `/{ command-admin }` är för en servers admins.
greeting =
    { "**" }Hej! Jag är Raichi, och med mig spelar ni gamla brädspel**: hnefatafl, räv och gäss, Dablot. Ni spelar drag för drag, när ni har en stund över. Tre saker att börja med:
    - `/{ command-challenge }` bjuder in någon till ett parti, eller alla som har lust. Med `{ option-challenge-opponent }: @Raichi` spelar du mot mig.
    - `/{ command-help }` och `/{ command-rules } { command-rules-show }` förklarar hur man spelar.
    - Den som hanterar den här servern väljer dess språk, kanaler och regler med `/{ command-server-settings }`; Discords egna inställningar under *Integrationer* bestämmer vem som får använda vilket kommando.
greeting-results = Visa resultat här
refuse-only-managers = Det kan bara de välja som hanterar den här servern. Fråga någon av dem.
greeting-channels = Jag kan inte rita bräden i { $channels } än: där behöver jag *Visa kanal*, *Skicka meddelanden* och *Bifoga filer*.
command-privacy = integritet
command-privacy-about = Se, exportera eller radera det jag sparar om dig
command-privacy-show = visa
command-privacy-show-about = Vad jag sparar om dig, var och hur länge
command-privacy-export = exportera
command-privacy-export-about = Få allt jag sparar om dig som en fil
command-privacy-erase = radera
command-privacy-erase-about = Radera det jag sparar om dig; jag berättar först vad det innebär
