//! Ladders as they are shown.

use std::collections::{BTreeMap, HashMap};

use raichi_clubs::{Ladder, LadderEvent, NotChallenged, Rung};
use raichi_rules::Ruleset;
use sqlx::PgConnection;
use time::OffsetDateTime;

use super::{facts::facts, from_column, from_db};
use crate::{
    games::{
        LADDER_MOVES, LadderFacts, LadderGame, LadderMove, LadderPage, LadderRefusal, LadderRung,
    },
    ids::{ExternalId, GameId, LadderId, Location, Player, PlayerId},
    store::{Store, StoreError, StoreFault, count_from_db, count_from_rows},
};

/// A ladder with what is known of those in it.
struct Whole {
    ladder: Ladder<PlayerId>,
    keys: HashMap<PlayerId, ExternalId>,
    names: HashMap<PlayerId, String>,
    facts: LadderFacts,
}

impl Store {
    /// Where somebody stands in the ladder of a server by these rules, if they have a place.
    pub(crate) async fn ladder_place(
        &self,
        location: Location,
        rules: &Ruleset,
        who: ExternalId,
    ) -> Result<Option<u32>, StoreFault> {
        let place = sqlx::query_scalar!(
            "select p.place
             from ladders l
             join players pl on pl.door = l.door and pl.door_key = $4
             join ladder_places p on p.ladder = l.id and p.player = pl.id
             where l.door = $1 and l.server = $2 and l.rules = $3",
            location.door.code(),
            location.server.to_db(),
            rules.name(),
            who.to_db(),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(place.map(count_from_db))
    }

    /// A page of the ladder of a server by these rules, if there is one; the last one, if there are fewer. It tells a reader whom
    /// that one can challenge.
    pub(crate) async fn ladder_page(
        &self,
        location: Location,
        rules: &'static Ruleset,
        reader: Option<ExternalId>,
        number: u32,
        now: OffsetDateTime,
    ) -> Result<Option<LadderPage>, StoreFault> {
        let mut connection = self.for_reads().acquire().await?;
        let Some(id) = find(&mut connection, location, rules).await? else {
            return Ok(None);
        };
        let whole = load(&mut connection, id, now).await?;
        let formers = formers(&mut connection, id, now - LADDER_MOVES).await?;
        let rungs = whole.ladder.rungs();
        let own = reader.and_then(|reader| {
            let mut own = rungs.iter();
            own.find(|rung| whole.keys.get(&rung.player) == Some(&reader))
        });
        let own = own.map(|rung| rung.player);
        let mut page = whole.page(rules, own);
        page.has_reader = reader.is_some();
        page.number = number.min(page.pages() - 1);
        let first = page.number * LadderPage::SIZE + 1;
        let shown = (first..first + LadderPage::SIZE).filter_map(|place| {
            let at = usize::try_from(place.checked_sub(1)?).ok()?;
            Some((place, rungs.get(at)?))
        });
        page.rungs = shown
            .map(|(place, rung)| whole.rung(place, rung, own, page.own, &formers))
            .collect();
        Ok(Some(page))
    }

    /// The first places of the ladder of a server by these rules, if there is one, as everyone sees them.
    pub(crate) async fn first_places(
        &self,
        location: Location,
        rules: &'static Ruleset,
        count: u32,
        now: OffsetDateTime,
    ) -> Result<Option<LadderPage>, StoreFault> {
        let mut connection = self.for_reads().acquire().await?;
        let Some(id) = find(&mut connection, location, rules).await? else {
            return Ok(None);
        };
        let whole = load(&mut connection, id, now).await?;
        let formers = formers(&mut connection, id, now - LADDER_MOVES).await?;
        let mut page = whole.page(rules, None);
        let first = (1..=count).zip(whole.ladder.rungs());
        page.rungs = first
            .map(|(place, rung)| whole.rung(place, rung, None, None, &formers))
            .collect();
        Ok(Some(page))
    }

    /// The highest whom somebody can challenge in the ladder of a server by these rules.
    pub(crate) async fn ladder_opponent(
        &self,
        location: Location,
        rules: &Ruleset,
        by: ExternalId,
        now: OffsetDateTime,
    ) -> Result<Player, StoreError> {
        let refused = |why| {
            let opponent = None;
            Err(LadderRefusal::Challenge { opponent, why }.of(rules).into())
        };
        let mut connection = self.pool.acquire().await?;
        let Some(id) = find(&mut connection, location, rules).await? else {
            return Err(LadderRefusal::NotMade.of(rules).into());
        };
        let whole = load(&mut connection, id, now).await?;
        let own = whole.keys.iter().find(|(_, key)| **key == by);
        let Some((&own, _)) = own else {
            return refused(NotChallenged::NotIn);
        };
        whole.free(own).or_else(refused)
    }

    /// What the messages of a game tell of its ladder, if it has one.
    pub(crate) async fn ladder_game(&self, game: GameId) -> Result<Option<LadderGame>, StoreFault> {
        let row = sqlx::query!(
            r#"select challenger as "challenger: PlayerId", challenger_began, challenged_began, ended_at,
                      challenger_before, challenged_before, challenger_after, challenged_after
               from ladder_games where game = $1"#,
            game as GameId,
        )
        .fetch_optional(self.for_reads())
        .await?;
        Ok(row.map(|row| LadderGame {
            challenger: row.challenger,
            began: [row.challenger_began, row.challenged_began].map(count_from_db),
            ended: row.ended_at.map(|_| {
                let moved = |from, to| LadderMove {
                    from: from_column(from),
                    to: from_column(to),
                };
                [
                    moved(row.challenger_before, row.challenger_after),
                    moved(row.challenged_before, row.challenged_after),
                ]
            }),
        }))
    }
}

impl Whole {
    /// An empty page, for a reader with a place or for everyone.
    fn page(&self, rules: &'static Ruleset, own: Option<PlayerId>) -> LadderPage {
        let total = i64::try_from(self.ladder.rungs().len()).unwrap_or(i64::MAX);
        LadderPage {
            rules,
            rungs: Vec::new(),
            number: 0,
            total: count_from_rows(total),
            reach: u32::try_from(self.ladder.reach()).unwrap_or(u32::MAX),
            has_reader: false,
            own: own.and_then(|own| self.place(own)),
            free: own.map(|own| self.free(own)),
        }
    }

    fn place(&self, player: PlayerId) -> Option<u32> {
        let place = self.ladder.place(player)?;
        Some(u32::try_from(place).unwrap_or(u32::MAX))
    }

    /// A player with the key, which every one with a place has.
    fn player(&self, id: PlayerId) -> Option<Player> {
        let key = *self.keys.get(&id)?;
        Some(Player { id, key })
    }

    /// The highest whom a player can challenge.
    fn free(&self, by: PlayerId) -> Result<Player, raichi_clubs::NotChallenged> {
        let of = |player| self.facts.challenger(player);
        let between = |other| self.facts.between(by, other);
        let free = self.ladder.highest_free(by, of, between)?;
        self.player(free)
            .ok_or(raichi_clubs::NotChallenged::NobodyFree)
    }

    fn rung(
        &self,
        place: u32,
        rung: &Rung<PlayerId>,
        own: Option<PlayerId>,
        own_place: Option<u32>,
        formers: &BTreeMap<PlayerId, u32>,
    ) -> LadderRung {
        let is_above = own_place.is_some_and(|own| place < own);
        let reason = own.filter(|_| is_above).and_then(|own| {
            let between = self.facts.between(own, rung.player);
            let of = |player| self.facts.challenger(player);
            let may = self.ladder.challenge(own, rung.player, of, between);
            may.err()
        });
        let plays = self.facts.challenged_by(rung.player);
        LadderRung {
            player: Player {
                id: rung.player,
                key: self
                    .keys
                    .get(&rung.player)
                    .copied()
                    .unwrap_or(ExternalId(0)),
            },
            name: self.names.get(&rung.player).cloned(),
            place,
            former: formers.get(&rung.player).copied(),
            is_leaving: rung.is_leaving,
            plays: plays
                .filter_map(|player| Some((self.player(player)?, self.place(player)?)))
                .collect(),
            reason,
        }
    }
}

async fn find(
    connection: &mut PgConnection,
    location: Location,
    rules: &Ruleset,
) -> Result<Option<LadderId>, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select id as "id: LadderId" from ladders where door = $1 and server = $2 and rules = $3"#,
        location.door.code(),
        location.server.to_db(),
        rules.name(),
    )
    .fetch_optional(connection)
    .await
}

async fn load(
    connection: &mut PgConnection,
    id: LadderId,
    now: OffsetDateTime,
) -> Result<Whole, sqlx::Error> {
    let rows = sqlx::query!(
        r#"select p.player as "player: PlayerId", p.leaving, p.timeouts,
                  (select pl.door_key from players pl where pl.id = p.player) as "door_key!",
                  (select pl.public_name from players pl where pl.id = p.player) as name
           from ladder_places p where p.ladder = $1 order by p.place"#,
        id as LadderId,
    )
    .fetch_all(&mut *connection)
    .await?;
    let keys = rows.iter();
    let keys = keys.map(|row| (row.player, ExternalId::from_db(row.door_key)));
    let keys = keys.collect();
    let names = rows.iter();
    let names = names.filter_map(|row| Some((row.player, row.name.clone()?)));
    let names = names.collect();
    let rungs = rows.into_iter().map(|row| Rung {
        player: row.player,
        is_leaving: row.leaving,
        timeouts: row.timeouts.try_into().unwrap_or(u8::MAX),
    });
    Ok(Whole {
        ladder: Ladder::from_rungs(rungs.collect()),
        keys,
        names,
        facts: facts(connection, id, now).await?,
    })
}

/// Where the players of a ladder stood at a time; those who came later, where they came in.
async fn formers(
    connection: &mut PgConnection,
    id: LadderId,
    since: OffsetDateTime,
) -> Result<BTreeMap<PlayerId, u32>, StoreFault> {
    let rows = sqlx::query!(
        r#"select happened_at, event, player as "player: PlayerId", other as "other: PlayerId" from ladder_log
           where ladder = $1 order by number"#,
        id as LadderId,
    )
    .fetch_all(connection)
    .await?;
    let mut ladder = Ladder::default();
    let mut formers = BTreeMap::new();
    let placed = |ladder: &Ladder<PlayerId>, player| {
        let place = ladder.place(player)?;
        u32::try_from(place).ok()
    };
    let mut is_later = false;
    for row in rows {
        if !is_later && row.happened_at > since {
            is_later = true;
            let rungs = ladder.rungs().iter();
            formers = rungs
                .filter_map(|rung| Some((rung.player, placed(&ladder, rung.player)?)))
                .collect();
        }
        let event = from_db(&row.event, row.player, row.other)?;
        ladder.apply(event);
        match event {
            LadderEvent::Joined(player) if is_later => {
                if let Some(place) = placed(&ladder, player) {
                    formers.entry(player).or_insert(place);
                }
            }
            LadderEvent::Removed(player) => {
                formers.remove(&player);
            }
            _ => {}
        }
    }
    Ok(formers)
}
