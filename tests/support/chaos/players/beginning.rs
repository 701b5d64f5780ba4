//! How people begin a game: a challenge, and its acceptance.

use std::time::Instant;

use raichi_rules::Side;
use raichi_standin::{Message, options};
use tokio::time::timeout;

use super::{
    super::{action::Played, boards::Board},
    Failure, PATIENCE, Series, people, start, stuck,
};

/// After so many games, others play: one person may make thirty challenges in ten minutes.
const GAMES_EACH: usize = 20;

impl Series {
    /// Begins a game: a challenge, again and again until there is one, and its acceptance. A game that an earlier attempt has begun
    /// late is played before that; otherwise such games would become more than somebody may have.
    pub(super) async fn begin(&mut self) -> Result<(), Failure> {
        let began = Instant::now();
        let (round, nth) = (self.games.len() / GAMES_EACH, self.games.len() % GAMES_EACH);
        if nth == 0 && round > 0 {
            self.state.people = people(&self.discord, self.number, round);
        }
        // One of an attempt that was answered late may be of the people before.
        let last = newest(&self.boards.borrow()).unwrap_or_default();
        let mut is_accepted = false;
        let late = self.late().await;
        let next = move |boards: &Vec<Board>| match late {
            Some(late) => boards.iter().any(|board| board.game == late),
            None => newest(boards).is_some_and(|game| game > last),
        };
        loop {
            if late.is_some() {
                if timeout(PATIENCE, self.boards.wait_for(next)).await.is_ok() {
                    break;
                }
                stuck(began, "a game has no board", &self.channel)?;
                continue;
            }
            let [ann, bjorn] = &self.state.people;
            let open = self.open_challenge();
            match (self.computer, open) {
                (None, Some(challenge)) => {
                    bjorn.click(&challenge, "Accept");
                    is_accepted = true;
                }
                (None, None) if is_accepted => {}
                (None, None) => {
                    let given = options![
                        ("opponent", bjorn),
                        ("rules", self.rules),
                        ("side", self.first_to_move()),
                        ("thread", false)
                    ];
                    ann.slash(&self.channel, "challenge", given);
                    let is_theirs = |it: &Message| self.is_to_accept(it);
                    let posted = self.channel.message("a challenge", is_theirs);
                    // Whether there is one is looked at above.
                    drop(timeout(PATIENCE, posted).await);
                    stuck(began, "no challenge is posted", &self.channel)?;
                    continue;
                }
                (Some(level), _) => {
                    let given = options![
                        ("opponent", &self.discord.bot()),
                        ("rules", self.rules),
                        ("level", level),
                        ("side", self.first_to_move())
                    ];
                    ann.slash(&self.channel, "challenge", given);
                }
            }
            if timeout(PATIENCE, self.boards.wait_for(next)).await.is_ok() {
                break;
            }
            stuck(began, "no game begins", &self.channel)?;
        }
        let newest = newest(&self.boards.borrow()).unwrap_or_default();
        self.state.game = late.unwrap_or(newest);
        self.state.positions = vec![start(self.rules)];
        (self.state.known, self.state.is_over, self.state.is_paused) = (0, false, false);
        self.games.push(Played {
            game: self.state.game,
            entries: Vec::new(),
            attempts: Vec::new(),
            plans: Vec::new(),
            is_left: false,
        });
        Ok(())
    }

    /// The first game of these people here that has begun after the last one that was played, and in which nobody has moved.
    async fn late(&self) -> Option<i64> {
        let [ann, _] = &self.state.people;
        let found = sqlx::query_scalar(
            "select min(g.id) from games g
             join players p on p.id in (g.attackers, g.defenders) and p.door_key = $1
             join places here on here.id = g.place and here.channel = $2
             where g.id > $3 and g.turn_of is not null
               and not exists (select from entries e where e.game = g.id and e.deed ? 'move')",
        )
        .bind(ann.id().cast_signed())
        .bind(self.channel.id().cast_signed())
        .bind(self.state.game);
        let pool = self.database.pool();
        let found = timeout(PATIENCE, found.fetch_one(&pool)).await;
        found.ok()?.ok()?
    }

    /// The side that begins, which the challenger plays.
    fn first_to_move(&self) -> &'static str {
        match start(self.rules).to_move() {
            Side::First => "first",
            Side::Second => "second",
        }
    }

    fn open_challenge(&self) -> Option<Message> {
        let mut messages = self.channel.messages().into_iter();
        messages.find(|message| self.is_to_accept(message))
    }

    /// Whether a message is an open challenge between these people, and not undone.
    fn is_to_accept(&self, message: &Message) -> bool {
        let [_, opponent] = &self.state.people;
        let is_theirs = message.pings.users.contains(&opponent.id());
        is_theirs && is_open(message) && !self.history.is_undone(message.id)
    }
}

/// The newest game of which there is a board.
fn newest(boards: &[Board]) -> Option<i64> {
    boards.iter().map(|board| board.game).max()
}

fn is_open(message: &Message) -> bool {
    let ids = message.buttons().into_iter();
    ids.filter(|button| !button.disabled)
        .filter_map(|button| button.custom_id)
        .any(|id| id.starts_with("v1:accept:"))
}
