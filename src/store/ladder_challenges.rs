//! Challenges of ladders, which begin games at once.

use raichi_ratings::{Opponents, Sides};
use raichi_rules::Side;
use sqlx::PgConnection;

use super::{
    Committed, RequestOutcome, Store, StoreError, after_the_door,
    agreements::Agreement,
    blocks, challenges,
    ladders::{Held, facts, hold_named, to_column},
    limits, players, ratings, server_settings, vacations,
};
use crate::{
    games::{LadderRefusal, NewChallenge, Refusal},
    ids::{ExternalUser, GameId, LadderId, Location, Player, PlayerId, Request},
};

impl Store {
    /// Begins the game of a challenge in the ladder of a server, if the ladder allows it.
    pub(crate) async fn challenge_in_ladder(
        &self,
        request: Request,
        location: Location,
        new: &NewChallenge,
        opponent: Result<ExternalUser, Refusal>,
    ) -> Result<Committed, StoreError> {
        let (now, rules, opponent) = (new.made_at, &new.terms.rules, &opponent);
        self.write(request, now, |mut tx| async move {
            server_settings::need_games(&mut tx, location).await?;
            let user = opponent.clone()?;
            let place = players::place_to_challenge(&mut tx, location).await?;
            let (challenger, opponent) = players::admit_both(&mut tx, new.challenger, user).await?;
            let held = hold_named(&mut tx, location, rules).await?;
            let held = held.ok_or_else(|| LadderRefusal::NotMade.of(rules))?;
            let facts = facts(&mut tx, held.id, now).await?;
            let between = facts.between(challenger, opponent);
            let of = |player| facts.challenger(player);
            if let Err(why) = held.ladder.challenge(challenger, opponent, of, between) {
                let (id, key) = (opponent, user.key);
                let opponent = Some(Player { id, key });
                return Err(LadderRefusal::Challenge { opponent, why }.of(rules).into());
            }
            let both = [challenger, opponent];
            let blocked = blocks::of(&mut tx, place, &both).await?;
            if blocked.contains(&challenger) {
                return Err(Refusal::Blocked.into());
            }
            if !blocked.is_empty() {
                return Err(Refusal::OpponentBlocked { who: user }.into());
            }
            if let Some(limit) = limits::to_begin(&mut tx, place, &both).await? {
                return Err(Refusal::TooMany(limit).into());
            }
            let recent_games = ratings::recent_games(&mut tx, both, now).await?;
            let terms = new
                .terms
                .clone()
                .between(Opponents::TwoPeople, recent_games);
            let former = former_side(&mut tx, held.id, challenger, opponent).await?;
            let id =
                challenges::insert(&mut tx, place, challenger, Some(opponent), new, &terms).await?;
            let agreement = Agreement {
                challenge: id,
                place,
                challenger,
                accepter: opponent,
                challenger_plays: former.map_or(new.chance, Side::opponent),
                terms: &terms,
                sides: match former {
                    Some(_) => Sides::Swapped,
                    None => Sides::Drawn,
                },
                computer: None,
            };
            let game = agreement.begin_game(&mut tx, now).await?;
            held.begin(&mut tx, game, both).await?;
            let outcome = RequestOutcome::Accepted {
                challenge: id,
                game,
            };
            tx.put_all(place, agreement.first_messages_alone(game, 0))
                .await?;
            let rows = vacations::join(&mut tx, game, now, after_the_door(now)).await?;
            tx.outbox_ids.extend(rows);
            tx.commit(outcome).await
        })
        .await
    }
}

impl Held {
    /// Notes a game of the ladder that begins.
    async fn begin(
        &self,
        connection: &mut PgConnection,
        game: GameId,
        [challenger, challenged]: [PlayerId; 2],
    ) -> Result<(), sqlx::Error> {
        sqlx::query!(
            "insert into ladder_games (game, ladder, challenger, challenged, challenger_began, challenged_began)
             values ($1, $2, $3, $4, $5, $6)",
            game as GameId,
            self.id as LadderId,
            challenger as PlayerId,
            challenged as PlayerId,
            to_column(self.place(challenger)).unwrap_or_default(),
            to_column(self.place(challenged)).unwrap_or_default(),
        )
        .execute(connection)
        .await?;
        Ok(())
    }
}

/// The side that a player had in the last game of a ladder against another.
async fn former_side(
    connection: &mut PgConnection,
    ladder: LadderId,
    player: PlayerId,
    other: PlayerId,
) -> Result<Option<Side>, sqlx::Error> {
    let was_first = sqlx::query_scalar!(
        r#"select g.attackers = $2 as "was_first!"
           from (select game from ladder_games where challenger = $2 and ladder = $1 and challenged = $3
                 union all
                 select game from ladder_games where challenger = $3 and ladder = $1 and challenged = $2) l
           join games g on g.id = l.game
           order by l.game desc limit 1"#,
        ladder as LadderId,
        player as PlayerId,
        other as PlayerId,
    )
    .fetch_optional(connection)
    .await?;
    Ok(was_first.map(|was_first| if was_first { Side::First } else { Side::Second }))
}
