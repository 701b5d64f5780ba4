//! Challenges.

mod read;

use raichi_ratings::{NotRated, Opponents};
use sqlx::{PgConnection, types::Json};
use time::OffsetDateTime;

use super::{
    Committed, RequestOutcome, Store, StoreError, StoreFault, Thread, after_the_door,
    agreements::Agreement,
    blocks, limits, lobby,
    outbox::MessageKind,
    paces, players, ratings, server_settings,
    simuls::{self, Simul},
    vacations,
};
use crate::{
    games::{
        Challenge, NewChallenge, Pace, Reason, Refusal, Search, Settlement, SideChoice, Terms,
        seat_code,
    },
    ids::{
        ChallengeId, ExternalId, ExternalUser, GameId, Location, PlaceId, Player, PlayerId, Request,
    },
};

/// A challenge with the message that shows it, if it was posted.
#[derive(Debug, Clone)]
pub struct ChallengePost {
    /// The challenge.
    pub challenge: Challenge,
    /// Whether both players had finished a game by its rules before, as those of a rematch have.
    pub are_rules_known: bool,
    /// The games of the simul, if it is one.
    pub simul: Option<Simul>,
    /// Whether it was made in a ladder, where nobody has to accept it.
    pub is_of_ladder: bool,
    /// The player who accepted it.
    pub accepted_by: Option<Player>,
    /// The players of the game that began: attackers, then defenders.
    pub seats: Option<(Player, Player)>,
    /// The reason given for declining it.
    pub reason: Option<String>,
    /// The thread of the game, if one was agreed upon and its opening was tried.
    pub thread: Option<Thread>,
    /// Its message.
    pub message: Option<ExternalId>,
    /// Whether the outbox still has to post it.
    pub unposted: bool,
}

/// A rematch that waits for an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct OfferedRematch {
    pub(crate) id: ChallengeId,
    pub(crate) challenger: PlayerId,
}

impl Store {
    /// Stores a challenge, to be posted in its place. A challenge to oneself or to the computer begins the game. After a search
    /// for a game to join, it is refused if another one can be joined by now.
    pub(crate) async fn open_challenge(
        &self,
        request: Request,
        location: Location,
        new: &NewChallenge,
        search: Option<&Search>,
    ) -> Result<Committed, StoreError> {
        let now = new.made_at;
        let opened = self.write(request, now, |mut tx| async move {
            server_settings::need_games(&mut tx, location).await?;
            // First of all, so that a transaction that waits for this holds no row that another one needs.
            if let Some(search) = search
                && lobby::has_missed(&mut tx, location, new.challenger, search, now).await?
            {
                return Err(Refusal::CanJoin.into());
            }
            let place = players::place_to_challenge(&mut tx, location).await?;
            let (challenger, opponent) = match new.opponent {
                Some(computer) if new.computer.is_some() => {
                    let challenger = players::admit(&mut tx, new.challenger).await?;
                    (
                        challenger,
                        Some(players::seat_computer(&mut tx, computer).await?),
                    )
                }
                Some(opponent) => {
                    let (one, other) =
                        players::admit_both(&mut tx, new.challenger, opponent).await?;
                    (one, Some(other))
                }
                None => (players::admit(&mut tx, new.challenger).await?, None),
            };
            if let Some(game) = new.rematch_of
                && is_rematch_declined(&mut tx, game, challenger).await?
            {
                return Err(Refusal::RematchDeclined { game }.into());
            }
            let both: Vec<_> = [Some(challenger), opponent].into_iter().flatten().collect();
            let blocked = blocks::of(&mut tx, place, &both).await?;
            if blocked.contains(&challenger) {
                return Err(Refusal::Blocked.into());
            }
            if let Some(who) = new.opponent.filter(|_| !blocked.is_empty()) {
                return Err(Refusal::OpponentBlocked { who }.into());
            }
            let limit = match limits::to_challenge(&mut tx, place, challenger).await? {
                None => limits::to_begin(&mut tx, place, &[challenger]).await?,
                limit => limit,
            };
            if let Some(limit) = limit {
                return Err(Refusal::TooMany(limit).into());
            }
            paces::keep_in_public(&mut tx, new.challenger, location, Pace::Challenge, now).await?;
            let opponents = match opponent {
                _ if new.computer.is_some() => Opponents::Computer,
                Some(opponent) if opponent == challenger => Opponents::OnePerson,
                _ => Opponents::TwoPeople,
            };
            let recent_games = match opponent {
                Some(opponent) => {
                    ratings::recent_games(&mut tx, [challenger, opponent], now).await?
                }
                None => 0,
            };
            let terms = new.terms.clone().between(opponents, recent_games);
            let accepter = opponent.filter(|&it| it == challenger || new.computer.is_some());
            // Nobody has to agree, so that a second press of the button would begin a second game.
            if let Some(former) = new.rematch_of.filter(|_| accepter.is_some())
                && let Some(game) = next_game(&mut tx, former).await?
            {
                return Err(Refusal::NextGameRuns { game }.into());
            }
            let challenge = insert(&mut tx, place, challenger, opponent, new, &terms).await?;
            let (outcome, messages) = if let Some(accepter) = accepter {
                let agreement = Agreement {
                    challenge,
                    place,
                    challenger,
                    accepter,
                    computer: new.computer,
                    challenger_plays: terms.side.or_by(new.chance),
                    terms: &terms,
                    sides: terms.sides(),
                };
                let game = agreement.begin_game(&mut tx, now).await?;
                if !new.given.is_empty() {
                    agreement.give(&mut tx, game, &new.given, now).await?;
                }
                let given = u32::try_from(new.given.len()).unwrap_or(u32::MAX);
                let messages = agreement.first_messages_alone(game, given);
                (RequestOutcome::Accepted { challenge, game }, messages)
            } else {
                let post = MessageKind::Challenge { challenge };
                (RequestOutcome::Challenged { challenge }, vec![post])
            };
            tx.put_all(place, messages).await?;
            tx.commit(outcome).await
        });
        match (opened.await, new.rematch_of) {
            (Err(error), Some(game)) if error.violates("challenges_rematch") => {
                Err(Refusal::RematchOffered { game }.into())
            }
            (opened, _) => opened,
        }
    }

    /// Closes an open challenge, as was decided; accepting it begins the game.
    pub(crate) async fn settle_challenge(
        &self,
        request: Request,
        challenge: &Challenge,
        by: ExternalUser,
        decided: Result<Settlement, Refusal>,
        reason: Option<&Reason>,
        now: OffsetDateTime,
    ) -> Result<Committed, StoreError> {
        let (id, place, decided) = (challenge.id, challenge.place, &decided);
        self.write(request, now, |mut tx| async move {
            let settlement = decided.clone()?;
            if !lock_open(&mut tx, id).await? {
                return Err(StoreError::Raced);
            }
            let closing = MessageKind::Closing { challenge: id };
            // The messages of a simul's game are posted in its thread, and the update of its list in the channel.
            let (mut where_to, mut updates) = (place, Vec::new());
            let (outcome, messages) = match settlement {
                Settlement::Accepted { challenger_plays } => {
                    players::hold_place(&mut tx, place).await?;
                    let challenger = ExternalUser {
                        door: by.door,
                        key: challenge.challenger.key,
                    };
                    let (challenger, accepter) =
                        players::admit_both(&mut tx, challenger, by).await?;
                    let players = [challenger, accepter];
                    let seats = challenge.terms.seats;
                    let venue = match seats {
                        None => None,
                        Some(_) => {
                            if let Some(game) = simuls::game_of(&mut tx, id, accepter).await? {
                                return Err(Refusal::InSimul { game }.into());
                            }
                            Some(simuls::venue(&mut tx, id, place).await?)
                        }
                    };
                    let played_at = venue.as_ref().map_or(place, |venue| venue.place);
                    let blocked = blocks::of(&mut tx, place, &players).await?;
                    if blocked.contains(&accepter) {
                        return Err(Refusal::Blocked.into());
                    }
                    if !blocked.is_empty() {
                        let who = ExternalUser {
                            door: by.door,
                            key: challenge.challenger.key,
                        };
                        return Err(Refusal::OpponentBlocked { who }.into());
                    }
                    if let Some(limit) = limits::to_begin(&mut tx, played_at, &players).await? {
                        return Err(Refusal::TooMany(limit).into());
                    }
                    let recent_games = ratings::recent_games(&mut tx, players, now).await?;
                    let terms = challenge.terms.clone();
                    let terms = terms.between(Opponents::TwoPeople, recent_games);
                    let agreement = Agreement {
                        challenge: id,
                        place: played_at,
                        challenger,
                        accepter,
                        challenger_plays,
                        terms: &terms,
                        sides: terms.sides(),
                        computer: None,
                    };
                    let game = match seats {
                        Some(seats) => simuls::begin(&mut tx, &agreement, seats, now).await?,
                        None => agreement.begin_game(&mut tx, now).await?,
                    };
                    let mut messages = agreement.first_messages(game);
                    if venue.is_some_and(|venue| !venue.opens_thread) {
                        messages.retain(|message| !matches!(message, MessageKind::Thread { .. }));
                    }
                    match seats {
                        Some(_) => updates.extend(simuls::update(&mut tx, id).await?),
                        None => messages.push(closing),
                    }
                    where_to = played_at;
                    let challenge = id;
                    (RequestOutcome::Accepted { challenge, game }, messages)
                }
                Settlement::Declined => {
                    close(&mut tx, id, "declined", reason, now).await?;
                    let declined = MessageKind::Declined { challenge: id };
                    let messages = vec![closing, declined];
                    (RequestOutcome::Closed { challenge: id }, messages)
                }
                Settlement::Withdrawn => {
                    close(&mut tx, id, "withdrawn", None, now).await?;
                    let closing = simuls::update(&mut tx, id).await?;
                    let messages = closing.into_iter().collect();
                    (RequestOutcome::Closed { challenge: id }, messages)
                }
            };
            tx.put_all(where_to, messages).await?;
            tx.put_all(place, updates).await?;
            if settlement == Settlement::Withdrawn && challenge.terms.seats.is_some() {
                let rows = simuls::report(&mut tx, id, place, after_the_door(now)).await?;
                tx.outbox_ids.extend(rows);
            }
            if let RequestOutcome::Accepted { game, .. } = outcome {
                let rows = vacations::join(&mut tx, game, now, after_the_door(now)).await?;
                tx.outbox_ids.extend(rows);
            }
            tx.commit(outcome).await
        })
        .await
    }

    /// Closes the open challenge that a deleted message showed, if it showed one.
    pub(crate) async fn drop_challenge_of(
        &self,
        message: ExternalId,
        now: OffsetDateTime,
    ) -> Result<(), StoreFault> {
        sqlx::query!(
            "update challenges set state = 'deleted', closed_at = $2 where message = $1 and state = 'open'",
            message.to_db(),
            now,
        )
        .execute(&self.pool)
        .await?;
        Ok(())
    }
}

/// Locks the row of a challenge for this transaction; returns whether it is still open.
async fn lock_open(connection: &mut PgConnection, id: ChallengeId) -> Result<bool, sqlx::Error> {
    let state = sqlx::query_scalar!(
        "select state from challenges where id = $1 for update",
        id as ChallengeId
    )
    .fetch_optional(connection)
    .await?;
    Ok(state.as_deref() == Some("open"))
}

/// Whether a player has offered a rematch of a game and the opponent has declined it.
async fn is_rematch_declined(
    connection: &mut PgConnection,
    game: GameId,
    by: PlayerId,
) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select exists (
                   select from challenges where rematch_of = $1 and challenger = $2 and state = 'declined'
               ) as "declined!""#,
        game as GameId,
        by as PlayerId,
    )
    .fetch_one(connection)
    .await
}

/// The game that goes on after another one as its rematch, if there is one.
async fn next_game(
    connection: &mut PgConnection,
    former: GameId,
) -> Result<Option<GameId>, sqlx::Error> {
    sqlx::query_scalar!(
        r#"select g.id as "game: GameId" from challenges c join games g on g.id = c.game
           where c.rematch_of = $1 and g.turn_of is not null
           limit 1"#,
        former as GameId,
    )
    .fetch_optional(connection)
    .await
}

async fn close(
    connection: &mut PgConnection,
    id: ChallengeId,
    state: &str,
    reason: Option<&Reason>,
    now: OffsetDateTime,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "update challenges set state = $2, reason = $3, closed_at = $4 where id = $1",
        id as ChallengeId,
        state,
        reason.map(Reason::as_str),
        now,
    )
    .execute(connection)
    .await?;
    Ok(())
}

pub(super) async fn insert(
    connection: &mut PgConnection,
    place: PlaceId,
    challenger: PlayerId,
    opponent: Option<PlayerId>,
    new: &NewChallenge,
    terms: &Terms,
) -> Result<ChallengeId, sqlx::Error> {
    let side = match terms.side {
        SideChoice::Side(side) => Some(seat_code(side)),
        SideChoice::Random => None,
        SideChoice::Fair => Some(FAIR),
    };
    sqlx::query_scalar!(
        r#"insert into challenges (place, challenger, opponent, ruleset, side, pace_seconds,
                                   increment_seconds, format, room, rematch_of, made_at, unrated, seats)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
           returning id as "id: ChallengeId""#,
        place as PlaceId,
        challenger as PlayerId,
        opponent as Option<PlayerId>,
        Json(&terms.rules) as _,
        side,
        terms.time_control.to_seconds(),
        terms.time_control.increment_to_seconds(),
        terms.format.code(),
        terms.room.code(),
        new.rematch_of as Option<GameId>,
        new.made_at,
        terms.unrated.map(NotRated::code),
        terms.seats.map(i16::from),
    )
    .fetch_one(connection)
    .await
}

/// The code of a side that is fair by the ratings.
const FAIR: &str = "fair";
