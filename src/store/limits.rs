//! Checks limits in the transaction that would exceed them.
//!
//! The caller has locked the rows of the place and of the players, so that the counts cannot change
//! meanwhile.

use sqlx::PgConnection;

use super::count_from_rows;
use crate::{
    games::{CHALLENGES_HERE, CHALLENGES_OF_PLAYER, GAMES_HERE, GAMES_OF_PLAYER, Limit},
    ids::{ExternalId, PlaceId, Player, PlayerId},
};

/// The limit that one more challenge of this player in this place would exceed, if any.
pub(super) async fn to_challenge(
    connection: &mut PgConnection,
    place: PlaceId,
    challenger: PlayerId,
) -> Result<Option<Limit>, sqlx::Error> {
    let found = sqlx::query!(
        r#"select (select count(*) from challenges where place = here.id and state = 'open') as "here!",
                  (select count(*)
                   from challenges c join places p on p.id = c.place
                   where c.challenger = $2 and c.state = 'open' and p.door = here.door and p.server = here.server)
                      as "own!"
           from places here where here.id = $1"#,
        place as PlaceId,
        challenger as PlayerId,
    )
    .fetch_one(connection)
    .await?;
    Ok(if count_from_rows(found.own) >= CHALLENGES_OF_PLAYER {
        Some(Limit::ChallengesOfPlayer)
    } else if count_from_rows(found.here) >= CHALLENGES_HERE {
        Some(Limit::ChallengesHere)
    } else {
        None
    })
}

/// The limit that one more game of these players in this place would exceed, if any.
pub(super) async fn to_begin(
    connection: &mut PgConnection,
    place: PlaceId,
    players: &[PlayerId],
) -> Result<Option<Limit>, sqlx::Error> {
    let players: Vec<i64> = players.iter().map(|player| player.0).collect();
    let found = sqlx::query!(
        r#"select player.id as "id: PlayerId", player.door_key,
                  (select count(*) from games where place = here.id and turn_of is not null and not private) as "here!",
                  (select count(*)
                   from games g join places p on p.id = g.place
                   where (g.attackers = player.id or g.defenders = player.id) and g.turn_of is not null
                     and p.door = here.door and p.server = here.server) as "own!",
                  s.games_of_player as "most_of_player?", s.games_here as "most_here?"
           from places here
           cross join players player
           left join server_settings s on s.door = here.door and s.server = here.server
           where here.id = $1 and player.id = any($2)
           order by player.id"#,
        place as PlaceId,
        &players,
    )
    .fetch_all(connection)
    .await?;
    let set =
        |most: Option<i16>, usual| most.and_then(|most| most.try_into().ok()).unwrap_or(usual);
    let busy = found.iter().find_map(|row| {
        let most = set(row.most_of_player, GAMES_OF_PLAYER);
        let player = Player {
            id: row.id,
            key: ExternalId::from_db(row.door_key),
        };
        (count_from_rows(row.own) >= most).then_some(Limit::GamesOfPlayer { player, most })
    });
    let full = found.iter().find_map(|row| {
        let most = set(row.most_here, GAMES_HERE);
        (count_from_rows(row.here) >= most).then_some(Limit::GamesHere { most })
    });
    Ok(busy.or(full))
}
