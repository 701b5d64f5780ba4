//! The beginning of vote games.

use raichi_ratings::{NotRated, Sides};
use raichi_rules::Side;
use sqlx::PgConnection;
use time::OffsetDateTime;

use super::seat_team;
use crate::{
    games::{Computer, NewChallenge, Pace, Refusal, SideChoice, Strength, Team, Terms},
    ids::{ChallengeId, ExternalUser, GameId, Location, PlayerId, Request},
    store::{
        Committed, NotWritten, RequestOutcome, Store, StoreFault, after_the_door,
        agreements::Agreement, begin::Beginning, blocks, challenges, count_to_db, interactions,
        limits, paces, players, runs::Runs, vacations,
    },
};

/// A vote game that somebody begins.
#[derive(Debug, Clone)]
pub(crate) struct NewVoteGame {
    /// Who begins it, and need not play it.
    pub(crate) starter: ExternalUser,
    /// Who plays against everybody here; two teams play each other without an opponent.
    pub(crate) opponent: Option<ExternalUser>,
    /// How the opponent plays, if that is the computer.
    pub(crate) computer: Option<Strength>,
    /// The terms. The side is that of everybody here.
    pub(crate) terms: Terms,
    /// After how many votes a vote ends early.
    pub(crate) enough: Option<u32>,
    /// The side of everybody here, if the terms leave it open.
    pub(crate) chance: Side,
    /// When.
    pub(crate) made_at: OffsetDateTime,
}

impl Store {
    /// Begins a vote game, and queues its first board.
    pub(crate) async fn begin_vote_game(
        &self,
        request: Request,
        location: Location,
        new: &NewVoteGame,
    ) -> Result<Result<Committed, Refusal>, StoreFault> {
        let mut runs = Runs::default();
        loop {
            let begun = self.try_begin_vote_game(request, location, new).await;
            if !runs.again_after(&begun) {
                return self.once(request, begun).await;
            }
        }
    }

    async fn try_begin_vote_game(
        &self,
        request: Request,
        location: Location,
        new: &NewVoteGame,
    ) -> Result<Committed, NotWritten<Refusal>> {
        let now = new.made_at;
        let mut tx = self.begin().await?;
        let place = players::place_to_challenge(&mut tx, location).await?;
        let (starter, opponent) = admit(&mut tx, new).await?;
        let person = opponent.filter(|_| new.computer.is_none());
        let people: Vec<_> = [Some(starter), person].into_iter().flatten().collect();
        let blocked = blocks::of(&mut tx, place, &people).await?;
        if blocked.contains(&starter) {
            return Err(NotWritten::Expected(Refusal::Blocked));
        }
        if let Some(who) = new.opponent.filter(|_| !blocked.is_empty()) {
            return Err(NotWritten::Expected(Refusal::OpponentBlocked { who }));
        }
        let counted = [person.unwrap_or(starter)];
        if let Some(limit) = limits::to_begin(&mut tx, place, &counted).await? {
            return Err(NotWritten::Expected(Refusal::TooMany(limit)));
        }
        paces::keep_in_public(&mut tx, new.starter, location, Pace::Challenge, now).await?;
        let terms = Terms {
            unrated: Some(NotRated::Casual),
            ..new.terms.clone()
        };
        let team_plays = terms.side.or_by(new.chance);
        let door = location.door;
        let [attackers, defenders] = match opponent {
            Some(opponent) => {
                let team = seat_team(&mut tx, door, Team::Everyone).await?;
                match team_plays {
                    Side::First => [team, opponent],
                    Side::Second => [opponent, team],
                }
            }
            None => [
                seat_team(&mut tx, door, Team::A).await?,
                seat_team(&mut tx, door, Team::B).await?,
            ],
        };
        let challenge = NewChallenge {
            challenger: new.starter,
            opponent: new.opponent,
            computer: new.computer,
            terms: terms.clone(),
            chance: new.chance,
            rematch_of: None,
            given: Vec::new(),
            made_at: now,
        };
        let challenge =
            challenges::insert(&mut tx, place, starter, opponent, &challenge, &terms).await?;
        let beginning = Beginning {
            place,
            rules: &terms.rules,
            attackers,
            defenders,
            time_control: terms.time_control,
            computer: new.computer.map(|strength| Computer {
                side: team_plays.opponent(),
                strength,
            }),
            is_rated: false,
            is_private: false,
            sides: match terms.side {
                SideChoice::Side(_) => Sides::Chosen,
                SideChoice::Random | SideChoice::Fair => Sides::Drawn,
            },
            tournament_group: None,
            of_match: None,
        };
        let game = beginning.begin(&mut tx, now).await?;
        note(&mut tx, challenge, game, starter, new).await?;
        let messages = Agreement {
            challenge,
            place,
            challenger: starter,
            accepter: starter,
            challenger_plays: team_plays,
            sides: terms.sides(),
            terms: &terms,
            computer: new.computer,
        }
        .first_messages_alone(game, 0);
        let outcome = RequestOutcome::Accepted { challenge, game };
        interactions::record(&mut tx, request, outcome, now).await?;
        let mut outbox_ids = challenges::put_all(&mut tx, place, messages, now).await?;
        outbox_ids.extend(vacations::join(&mut tx, game, now, after_the_door(now)).await?);
        tx.commit().await?;
        Ok(Committed {
            outcome,
            outbox_ids,
            amid_turn: false,
        })
    }
}

/// Who begins the game, and the opponent of everybody here.
async fn admit(
    connection: &mut PgConnection,
    new: &NewVoteGame,
) -> Result<(PlayerId, Option<PlayerId>), sqlx::Error> {
    let starter = new.starter;
    Ok(match new.opponent {
        Some(computer) if new.computer.is_some() => {
            let starter = players::admit(&mut *connection, starter).await?;
            (
                starter,
                Some(players::seat_computer(connection, computer).await?),
            )
        }
        Some(opponent) if opponent != starter => {
            let (starter, opponent) = players::admit_both(connection, starter, opponent).await?;
            (starter, Some(opponent))
        }
        opponent => {
            let starter = players::admit(connection, starter).await?;
            (starter, opponent.map(|_| starter))
        }
    })
}

/// Stores what belongs to the votes of a game, and that its challenge has become it.
async fn note(
    connection: &mut PgConnection,
    challenge: ChallengeId,
    game: GameId,
    starter: PlayerId,
    new: &NewVoteGame,
) -> Result<(), sqlx::Error> {
    sqlx::query!(
        "insert into vote_games (game, enough) values ($1, $2)",
        game as GameId,
        new.enough.map(count_to_db),
    )
    .execute(&mut *connection)
    .await?;
    sqlx::query!(
        "update challenges set state = 'accepted', accepted_by = $2, game = $3, closed_at = $4 where id = $1",
        challenge as ChallengeId,
        starter as PlayerId,
        game as GameId,
        new.made_at,
    )
    .execute(connection)
    .await?;
    Ok(())
}
