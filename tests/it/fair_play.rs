//! Fair play, for admins: how often somebody's moves are what a strong level would have played, in private.

use raichi_standin::{User, options};

use crate::{
    harness::{Harness, label},
    server_settings::admin,
};

#[track_caller]
fn says(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "{part:?} in\n{text}");
    }
}

impl Harness {
    /// What an admin sees of somebody.
    async fn fair_play(&self, chief: &User, who: &User) -> String {
        let given = options![("player", who)];
        let shown = chief.slash(&self.channel, "admin fair-play", given);
        let shown = shown.message().await;
        assert!(shown.is_ephemeral() && shown.pings.is_empty(), "{shown:#?}");
        shown.content
    }
}

#[tokio::test]
async fn moves_are_compared_by_workers_and_prove_nothing() {
    let harness = Harness::new("en-US").await;
    let Harness { ann, bjorn, .. } = &harness;
    let chief = admin(&harness);
    let none = harness.fair_play(&chief, ann).await;
    says(
        &none,
        &[&ann.mention(), "has no rated games on this server"],
    );
    let given = options![("player", &harness.discord.bot())];
    let refused = chief.slash(&harness.channel, "admin fair-play", given);
    let refused = harness.refused(refused).await;
    says(&refused, &["Choose a person"]);

    harness.game("brandubh").await;
    let moves = "d6-g6 d5-g5 b4-b7 d4-d5 b7-b5 d5-d6 a4-b4";
    for (ply, mv) in moves.split(' ').enumerate() {
        harness.play(harness.mover(ply), mv).await;
    }
    let given = options![("game", 1)];
    let asked = bjorn.slash(&harness.channel, "resign", given);
    let asked = asked.message().await;
    bjorn.click(&asked, &label(&asked, 0));
    harness.until_some("ratings_log having count(*) > 1").await;

    // Asked for twice, and looked at once, after everything that somebody waits for.
    for _ in 0..2 {
        let shown = harness.fair_play(&chief, ann).await;
        says(&shown, &["This proves nothing"]);
    }
    assert_eq!(
        harness
            .count("thoughts where kind = 'fair-play' and priority > (select max(priority) from (values (0), (1), (2), (3)) p (priority))")
            .await,
        1
    );
    harness
        .until_some("thoughts where kind = 'fair-play' and result is not null")
        .await;
    // The first four moves of a game are known by heart: of the others, two are hers.
    let shown = harness.fair_play(&chief, ann).await;
    says(
        &shown,
        &[
            "rated games here: 1 · moves with a choice: 2",
            "- the first choice of level 5: ",
            "- the first choice of level 6: ",
            "(probably ",
            "There aren’t enough games of others",
            "This proves nothing",
        ],
    );
    assert!(!shown.contains("so far"), "{shown}");

    // With more of others, and numbers that are known.
    harness
        .sql(
            "update thoughts set result = '{\"next\": 7, \"sides\": [{\"plies\": 40, \"equal\": [10, 30]},
                                                                    {\"plies\": 500, \"equal\": [250, 100]}]}'
             where kind = 'fair-play'",
        )
        .await;
    let shown = harness.fair_play(&chief, ann).await;
    says(
        &shown,
        &[
            "moves with a choice: 40",
            "level 5: 25% (probably 14% to 40%); others rated about 1500: 50% (probably 46% to 54%)",
            "level 6: 75% (probably 60% to 86%); others rated about 1500: 20% (probably 17% to 24%)",
        ],
    );
    let shown = harness.fair_play(&chief, bjorn).await;
    says(
        &shown,
        &[
            "moves with a choice: 500",
            "There aren’t enough games of others",
        ],
    );
    harness.close().await;
}
