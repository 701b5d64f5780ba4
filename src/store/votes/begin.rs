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
        Committed, RequestOutcome, Store, StoreError, after_the_door, agreements::Agreement,
        begin::Beginning, blocks, challenges, count_to_db, limits, paces, players, server_settings,
        vacations,
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
    ) -> Result<Committed, StoreError> {
        let now = new.made_at;
        self.write(request, now, |mut tx| async move {
            server_settings::need_games(&mut tx, location).await?;
            let place = players::place_to_challenge(&mut tx, location).await?;
            let (starter, opponent) = admit(&mut tx, new).await?;
            let person = opponent.filter(|_| new.computer.is_none());
            let people: Vec<_> = [Some(starter), person].into_iter().flatten().collect();
            let blocked = blocks::of(&mut tx, place, &people).await?;
            if blocked.contains(&starter) {
                return Err(Refusal::Blocked.into());
            }
            if let Some(who) = new.opponent.filter(|_| !blocked.is_empty()) {
                return Err(Refusal::OpponentBlocked { who }.into());
            }
            let counted = [person.unwrap_or(starter)];
            if let Some(limit) = limits::to_begin(&mut tx, place, &counted).await? {
                return Err(Refusal::TooMany(limit).into());
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
            tx.put_all(place, messages).await?;
            let rows = vacations::join(&mut tx, game, now, after_the_door(now)).await?;
            tx.outbox_ids.extend(rows);
            tx.commit(RequestOutcome::Accepted { challenge, game })
                .await
        })
        .await
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
