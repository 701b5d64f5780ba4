//! The beginning of games.

use raichi_ratings::Sides;
use raichi_rules::{Game, Ply, Ruleset, Side};
use sqlx::{PgConnection, types::Json};
use time::OffsetDateTime;

use super::{codes::milliseconds, count_to_db, thoughts};
use crate::{
    games::{Computer, Ending, Event, History, TimeControl, Timing, seat_code},
    ids::{GameId, MatchId, PlaceId, PlayerId, TournamentGroupId},
};

/// A game that is about to begin.
#[derive(Debug, Clone, Copy)]
pub(super) struct Beginning<'a> {
    pub(super) place: PlaceId,
    pub(super) rules: &'a Ruleset,
    pub(super) attackers: PlayerId,
    pub(super) defenders: PlayerId,
    pub(super) time_control: TimeControl,
    /// The computer, if it is one of the two.
    pub(super) computer: Option<Computer>,
    /// Whether it is to be rated.
    pub(super) is_rated: bool,
    /// Whether only its player sees it.
    pub(super) is_private: bool,
    /// How the sides were given to the players.
    pub(super) sides: Sides,
    /// The group of a tournament to which it belongs.
    pub(super) tournament_group: Option<TournamentGroupId>,
    /// The match, and the number of the game in it.
    pub(super) of_match: Option<(MatchId, i16)>,
}

impl Beginning<'_> {
    /// Inserts the game, in the caller's transaction. The caller queues the first board. By rules of an earlier version, a game
    /// may be over before its first move; it is then stored as ended.
    pub(super) async fn begin(
        &self,
        connection: &mut PgConnection,
        now: OffsetDateTime,
    ) -> Result<GameId, sqlx::Error> {
        let ending = ending_at_start(self.rules);
        let starts = self.rules.starts();
        let is_computers = self
            .computer
            .is_some_and(|computer| computer.side == starts);
        let first = match starts {
            Side::First => self.attackers,
            Side::Second => self.defenders,
        };
        // A hot-seat game has no clock.
        let time_control = if self.attackers == self.defenders {
            TimeControl::Unlimited
        } else {
            self.time_control
        };
        let time = match ending {
            Some(_) => Timing::over(time_control),
            None => Timing::begin(time_control, now),
        };
        let clock = if is_computers {
            time.clock.stop(now)
        } else {
            time.clock
        };
        let (of_match, leg) = self.of_match.unzip();
        let game = sqlx::query_scalar!(
            r#"insert into games (place, ruleset, attackers, defenders, started_at, moved_at, turn_of,
                                  pace_seconds, deadline, remind_at, of_match, leg, time_left_ms, computer, level, seed,
                                  rated, sides, increment_seconds, waiting_ms, private, winner, ending,
                                  tournament_group)
               values ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
                       $21, $22, $23)
               returning id as "id: GameId""#,
            self.place as PlaceId,
            Json(self.rules) as _,
            self.attackers as PlayerId,
            self.defenders as PlayerId,
            now,
            ending.is_none().then_some(first) as Option<PlayerId>,
            time_control.to_seconds(),
            clock.deadline(),
            clock.remind_at(),
            of_match as Option<MatchId>,
            leg,
            clock.left().map(milliseconds),
            self.computer.map(|computer| seat_code(computer.side)),
            self.computer
                .map(|computer| i16::from(computer.strength.level.number())),
            self.computer
                .map(|computer| computer.strength.seed.cast_signed()),
            self.is_rated,
            self.sides.code(),
            time_control.increment_to_seconds(),
            time.waiting.map(milliseconds),
            self.is_private,
            ending.and_then(Ending::winner).map(seat_code),
            ending.map(Ending::code),
            self.tournament_group as Option<TournamentGroupId>,
        )
        .fetch_one(&mut *connection)
        .await?;
        if is_computers && ending.is_none() {
            thoughts::replace(connection, game, Some(0), now).await?;
        }
        Ok(game)
    }
}

/// Plays the moves with which a game begins that goes on from a position of another one. Nothing of them is posted.
pub(super) async fn give(
    connection: &mut PgConnection,
    game: GameId,
    rules: &Ruleset,
    (attackers, defenders): (PlayerId, PlayerId),
    (plies, computer): (&[Ply], Option<Side>),
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    let mut history = History::new(Game::new(rules.clone()));
    let seat = |side| match side {
        Side::First => attackers,
        Side::Second => defenders,
    };
    let (mut players, mut deeds, mut hashes) = (Vec::new(), Vec::new(), Vec::new());
    for &ply in plies {
        let (side, event) = (history.board().to_move(), Event::Move(ply));
        let followed = history.follow(Some(side), now, event);
        let hash = followed.map_err(|_| sqlx::Error::Decode("a given move is not legal".into()))?;
        players.push(seat(side).0);
        deeds.push(Json(event));
        hashes.push(hash.cast_signed());
    }
    sqlx::query!(
        "insert into entries (game, number, player, made_at, deed, position_hash)
         select $1, number, player, $2, deed, hash
         from unnest($3::bigint[], $4::jsonb[], $5::bigint[]) with ordinality as given (player, deed, hash, number)",
        game as GameId,
        now,
        &players,
        &deeds as _,
        &hashes,
    )
    .execute(&mut *connection)
    .await?;
    let mover = history.turn_of();
    sqlx::query!(
        "update games set entries = $2, given = $2, turn_of = $3 where id = $1",
        game as GameId,
        count_to_db(history.entries()),
        mover.map(seat) as Option<PlayerId>,
    )
    .execute(&mut *connection)
    .await?;
    let is_computers = mover.is_some() && mover == computer;
    let ply = is_computers.then_some(history.entries());
    thoughts::replace(connection, game, ply, now).await
}

/// How a game by these rules ends before its first move, if it does.
pub(super) fn ending_at_start(rules: &Ruleset) -> Option<Ending> {
    History::new(Game::new(rules.clone())).ending()
}
