//! Challenges whose sides go by the ratings of the players.

use raichi::testing::{
    games::{Offer, Opponent, Reaction, SideChoice, Terms},
    ids::ChallengeId,
    service::Response,
    store::RequestOutcome,
};
use raichi_rules::{Ruleset, Side};
use raichi_standin::options;

use crate::{
    harness::Harness,
    service_harness::{ANN, BJORN, ServiceHarness, location, now, request, user},
};

/// Björn challenges Ann to Brandubh with fair sides, and she accepts; returns the side of Björn.
async fn side_of_bjorn(harness: &ServiceHarness, chance: Side) -> Side {
    let terms = Terms {
        side: SideChoice::Fair,
        ..Terms::of(Ruleset::preset("brandubh").expect("it ships"))
    };
    let offer = Offer {
        opponent: Opponent::Person(user(ANN)),
        level: None,
        terms,
    };
    let games = &harness.games;
    let challenged = games.challenge(request(), location(), user(BJORN), &offer, chance, now());
    let RequestOutcome::Challenged { challenge: id } = challenged.await.expect("he may").outcome
    else {
        panic!("no challenge");
    };
    let accepted = games.react(request(), accepts(id, chance), now()).await;
    let RequestOutcome::Accepted { game, .. } = accepted.expect("she may").outcome else {
        panic!("no game");
    };
    let query = "select p.door_key = 102, g.sides, g.rated from games g join players p on p.id = g.attackers where g.id = $1";
    let (is_attacker, sides, rated): (bool, String, bool) = sqlx::query_as(query)
        .bind(game.0)
        .fetch_one(&harness.pool)
        .await
        .expect("the game");
    assert_eq!((&*sides, rated), ("chosen", true));
    if is_attacker {
        Side::First
    } else {
        Side::Second
    }
}

fn accepts(id: ChallengeId, chance: Side) -> Response<'static> {
    Response {
        id,
        by: user(ANN),
        reaction: Reaction::Accept,
        reason: None,
        chance,
    }
}

#[tokio::test]
async fn the_lower_rated_player_has_the_side_that_wins_more_often() {
    let harness = ServiceHarness::new().await;
    for chance in Side::ALL {
        assert_eq!(
            side_of_bjorn(&harness, chance).await,
            chance,
            "nothing is known"
        );
    }
    let game = harness.game(now()).await;
    for (bjorn, eta, side) in [
        (1400.0, 80.0, Side::Second),
        (1400.0, -80.0, Side::First),
        (1600.0, 80.0, Side::First),
        (1600.0, -80.0, Side::Second),
    ] {
        let known = format!(
            "delete from ratings;
             delete from side_terms;
             insert into ratings (player, pool, rating, deviation, volatility, ended_at, game, games)
             select id, '*', {bjorn}, 80, 0.06, now(), {}, 9 from players where door_key = 102;
             insert into side_terms (ruleset, day, eta, games) values ('brandubh', 20000, {eta}, 100)",
            game.0
        );
        let known = sqlx::raw_sql(sqlx::AssertSqlSafe(known))
            .execute(&harness.pool)
            .await;
        known.expect("rows");
        for chance in Side::ALL {
            // Ann has the rating of a new player.
            assert_eq!(side_of_bjorn(&harness, chance).await, side, "{bjorn} {eta}");
        }
    }
}

#[tokio::test]
async fn fair_sides_are_asked_for_by_their_word() {
    let harness = Harness::new("de").await;
    let (ann, bjorn) = (&harness.ann, &harness.bjorn);
    let given = options![
        ("opponent", bjorn),
        ("rules", "brandubh"),
        ("side", "Ausgleich nach Wertung")
    ];
    ann.slash(&harness.channel, "challenge", given);
    let is_challenge = |message: &raichi_standin::Message| {
        format!("{message:?}")
            .contains("Wer die niedrigere Wertung hat, spielt die Seite, die öfter gewinnt.")
    };
    let challenge = harness.channel.message("a challenge", is_challenge).await;
    bjorn.click(&challenge, "Annehmen");
    harness.until_some("games").await;
    harness.close().await;
}
