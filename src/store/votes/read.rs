//! How teams have voted.

use raichi_rules::Side;

use crate::{
    games::{
        Event, GameState, HistoryEntry, Poll, VoteChoice, VoteCounts, VoteDetails, VoteSummary,
        choice_of, choice_text, seat_code, was_voted_on,
    },
    ids::{ExternalId, ExternalUser, GameId, Player, PlayerId},
    store::{Store, StoreFault, count_from_db, count_from_rows, count_to_db, votes::MOST_NOTIFIED},
};

/// How many of those who have voted lately are notified when nobody votes.
const MOST_CALLED: i64 = 30;
/// How many people are named for having voted for what was played.
const MOST_NAMED: usize = 3;

/// How a turn of a game was voted for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnVotes {
    /// The entry by which the vote began.
    pub began: u32,
    /// The votes.
    pub tally: VoteCounts,
    /// What was played; nothing where the vote has not ended with a move.
    pub played: Option<VoteChoice>,
}

impl Store {
    /// What is shown of the votes with the board of a game.
    pub(crate) async fn vote_details(&self, state: &GameState) -> Result<VoteDetails, StoreFault> {
        if !state.has_team() {
            return Ok(VoteDetails::default());
        }
        let log = (1..).zip(state.history().log());
        let by_team = |entry: &HistoryEntry| entry.by.is_some_and(|side| state.is_team(side));
        let newest = log.filter(|(_, entry)| by_team(entry)).last();
        let tally = match newest {
            Some((number, _)) => self.tally_before(state.id, number).await?,
            None => VoteCounts::default(),
        };
        let whole = match state.ending() {
            Some(ending) if was_voted_on(ending) => self.vote_summary(state).await?,
            _ => None,
        };
        Ok(VoteDetails {
            tally,
            called: self.called(state).await?,
            whole,
        })
    }

    /// What somebody sees of the vote on the turn of a game.
    pub(crate) async fn poll(
        &self,
        state: &GameState,
        by: ExternalUser,
    ) -> Result<Poll, StoreFault> {
        let began = state.history().vote_began();
        let own = sqlx::query!(
            r#"select v.choice as "choice?", m.notified as "notified?"
               from players me
               left join votes v on v.player = me.id and v.game = $3 and v.began = $4
               left join team_members m on m.player = me.id and m.game = $3
               where me.door = $1 and me.door_key = $2"#,
            by.door.code(),
            by.key.to_db(),
            state.id as GameId,
            count_to_db(began),
        )
        .fetch_optional(self.for_reads())
        .await?;
        let (choice, notified) = own.map_or((None, None), |own| (own.choice, own.notified));
        Ok(Poll {
            own: choice.map(choice_of),
            tally: self.tally(state.id, began).await?,
            notified: notified.unwrap_or_default(),
        })
    }

    /// What somebody votes for on the turn of a game.
    pub(crate) async fn own_vote(
        &self,
        state: &GameState,
        by: ExternalUser,
    ) -> Result<Option<VoteChoice>, StoreFault> {
        let own = sqlx::query_scalar!(
            "select v.choice from players me
             join votes v on v.player = me.id and v.game = $3 and v.began = $4
             where me.door = $1 and me.door_key = $2",
            by.door.code(),
            by.key.to_db(),
            state.id as GameId,
            count_to_db(state.history().vote_began()),
        )
        .fetch_optional(&self.pool)
        .await?;
        Ok(own.map(choice_of))
    }

    /// How each turn of a game was voted for, the first one first; not the turn that is voted on now.
    pub(crate) async fn vote_turns(&self, state: &GameState) -> Result<Vec<TurnVotes>, StoreFault> {
        let rows = sqlx::query!(
            r#"select began, choice, count(*) as "votes!" from votes where game = $1
               group by began, choice order by began, count(*) desc, choice"#,
            state.id as GameId,
        )
        .fetch_all(self.for_reads())
        .await?;
        let mut turns: Vec<TurnVotes> = Vec::new();
        for row in rows {
            let began = count_from_db(row.began);
            if turns.last().is_none_or(|turn| turn.began != began) {
                turns.push(TurnVotes {
                    began,
                    tally: VoteCounts::default(),
                    played: None,
                });
            }
            if let Some(turn) = turns.last_mut() {
                let votes = count_from_rows(row.votes);
                turn.tally.counts.push((choice_of(row.choice), votes));
            }
        }
        let ends: Vec<_> = turns.iter().skip(1).map(|turn| turn.began).collect();
        for (turn, end) in turns.iter_mut().zip(ends.into_iter().chain([u32::MAX])) {
            turn.played = played(state, turn.began, end);
        }
        if state.voting().is_some() {
            turns.retain(|turn| turn.began < state.history().vote_began());
        }
        Ok(turns)
    }

    /// The votes of the vote that has ended with an entry, or goes on after it.
    async fn tally_before(&self, game: GameId, number: u32) -> Result<VoteCounts, StoreFault> {
        let began = sqlx::query_scalar!(
            "select max(began) from votes where game = $1 and began < $2",
            game as GameId,
            count_to_db(number),
        )
        .fetch_one(self.for_reads())
        .await?;
        match began {
            Some(began) => self.tally(game, count_from_db(began)).await,
            None => Ok(VoteCounts::default()),
        }
    }

    async fn tally(&self, game: GameId, began: u32) -> Result<VoteCounts, StoreFault> {
        let rows = sqlx::query!(
            r#"select choice, count(*) as "votes!" from votes where game = $1 and began = $2
               group by choice order by count(*) desc, choice"#,
            game as GameId,
            count_to_db(began),
        )
        .fetch_all(self.for_reads())
        .await?;
        let counts = rows.into_iter();
        Ok(VoteCounts {
            counts: counts
                .map(|row| (choice_of(row.choice), count_from_rows(row.votes)))
                .collect(),
        })
    }

    /// Those of the teams whom the newest entry of a game notifies.
    async fn called(&self, state: &GameState) -> Result<Vec<Player>, StoreFault> {
        let Some(newest) = state.last_entry() else {
            return Ok(Vec::new());
        };
        let is_theirs = |side: Side| newest.by == Some(state.player(side).id);
        match (newest.event, state.voting()) {
            (Event::Prolong, Some(side)) => self.voters_of_late(state, side).await,
            _ if state.ending().is_some() => self.subscribers(state.id, None).await,
            // A new vote, on a turn or on what is left of it.
            (Event::Move(_), Some(side)) => self.subscribers(state.id, Some(side)).await,
            // A new choice in it.
            (Event::Ask(_) | Event::Resume, Some(side)) if !is_theirs(side) => {
                self.subscribers(state.id, Some(side)).await
            }
            _ => Ok(Vec::new()),
        }
    }

    /// The members of one team, or of all, who want to be notified of a game.
    async fn subscribers(
        &self,
        game: GameId,
        side: Option<Side>,
    ) -> Result<Vec<Player>, StoreFault> {
        let rows = sqlx::query!(
            r#"select p.id as "id: PlayerId", p.door_key
               from team_members m join players p on p.id = m.player
               where m.game = $1 and m.notified and ($2::text is null or m.seat = $2) and p.door_key > 0
               order by p.id limit $3"#,
            game as GameId,
            side.map(seat_code),
            i64::from(MOST_NOTIFIED),
        )
        .fetch_all(self.for_reads())
        .await?;
        let players = rows.into_iter().map(|row| Player {
            id: row.id,
            key: ExternalId::from_db(row.door_key),
        });
        Ok(players.collect())
    }

    /// Those who have voted on one of the newest two turns of a team.
    async fn voters_of_late(
        &self,
        state: &GameState,
        side: Side,
    ) -> Result<Vec<Player>, StoreFault> {
        let rows = sqlx::query!(
            r#"with late as (
                   select distinct v.began
                   from votes v join team_members m on m.game = v.game and m.player = v.player
                   where v.game = $1 and m.seat = $2 and v.began < $3
                   order by v.began desc limit 2
               )
               select distinct p.id as "id: PlayerId", p.door_key
               from votes v
               join team_members m on m.game = v.game and m.player = v.player
               join players p on p.id = v.player
               where v.game = $1 and m.seat = $2 and v.began in (select began from late) and p.door_key > 0
               order by p.id limit $4"#,
            state.id as GameId,
            seat_code(side),
            count_to_db(state.history().vote_began()),
            MOST_CALLED,
        )
        .fetch_all(self.for_reads())
        .await?;
        let players = rows.into_iter().map(|row| Player {
            id: row.id,
            key: ExternalId::from_db(row.door_key),
        });
        Ok(players.collect())
    }

    /// How a game that is over was voted on; nothing if nobody has voted.
    async fn vote_summary(&self, state: &GameState) -> Result<Option<VoteSummary>, StoreFault> {
        let turns = self.vote_turns(state).await?;
        let decided: Vec<_> = turns
            .iter()
            .filter_map(|turn| Some((turn, turn.played.as_ref()?)))
            .collect();
        let unanimous = |(turn, played): &&(&TurnVotes, &VoteChoice)| {
            turn.tally.all() > 1 && turn.tally.of(played) == turn.tally.all()
        };
        let began: Vec<i32> = decided
            .iter()
            .map(|(turn, _)| count_to_db(turn.began))
            .collect();
        let choices: Vec<String> = decided
            .iter()
            .map(|(_, played)| choice_text(played).to_owned())
            .collect();
        let people = sqlx::query_scalar!(
            r#"select count(distinct player) as "people!" from votes where game = $1"#,
            state.id as GameId,
        )
        .fetch_one(self.for_reads())
        .await?;
        let most = sqlx::query!(
            r#"select p.id as "id: PlayerId", p.door_key, count(*) as "times!"
               from unnest($2::int[], $3::text[]) as played (began, choice)
               join votes v on v.game = $1 and v.began = played.began and v.choice = played.choice
               join players p on p.id = v.player
               where p.door_key > 0 and not p.hidden
               group by p.id, p.door_key
               order by count(*) desc, p.id limit $4"#,
            state.id as GameId,
            &began,
            &choices,
            i64::try_from(MOST_NAMED).unwrap_or(i64::MAX),
        )
        .fetch_all(self.for_reads())
        .await?;
        let times = most.first().map_or(0, |row| row.times);
        Ok((people > 0).then(|| VoteSummary {
            people: count_from_rows(people),
            turns: u32::try_from(decided.len()).unwrap_or(u32::MAX),
            unanimous: u32::try_from(decided.iter().filter(unanimous).count()).unwrap_or(u32::MAX),
            most: most
                .iter()
                .filter(|row| row.times == times)
                .map(|row| Player {
                    id: row.id,
                    key: ExternalId::from_db(row.door_key),
                })
                .collect(),
            times: count_from_rows(times),
        }))
    }
}

/// What a team has played after the vote that began with an entry, and before the one that began with another.
fn played(state: &GameState, began: u32, end: u32) -> Option<VoteChoice> {
    let moves = state.history().numbered_since(began);
    let moves = moves.take_while(|(number, _)| *number <= end);
    let mut by = None;
    let mut plies = Vec::new();
    for (_, entry) in moves {
        let Event::Move(ply) = entry.event else {
            continue;
        };
        if entry.by != *by.get_or_insert(entry.by) {
            break;
        }
        plies.push(ply.to_string());
    }
    let is_teams = by.flatten().is_some_and(|side| state.is_team(side));
    (is_teams && !plies.is_empty()).then(|| VoteChoice::Play(plies.join(" ")))
}
