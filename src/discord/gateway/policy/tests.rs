use super::*;

const LONG: Progress = Progress::Ready(Duration::from_secs(3600));
const SHORT: Progress = Progress::Ready(Duration::from_secs(2));

fn started(step: Step) -> (Start, Duration) {
    match step {
        Step::Connect { start, pause } => (start, pause),
        Step::GiveUp(refusal) => panic!("gave up: {refusal}"),
    }
}

fn once(disconnect: &Disconnect, start: Start, progress: Progress) -> Step {
    Policy::default().after(disconnect, start, progress, 0.5)
}

/// Discord's table of close codes, and the other ways in which a connection may end.
#[test]
fn each_disconnect_has_its_reaction() {
    use Disconnect::{Closed, Dropped, InvalidSession, Requested, TimedOut};
    let mut cases = vec![
        (Closed(None), Ok(Start::Resume)),
        (Dropped, Ok(Start::Resume)),
        (TimedOut, Ok(Start::Resume)),
        (Requested, Ok(Start::Resume)),
        (
            Disconnect::Unreachable("refused".to_owned()),
            Ok(Start::Resume),
        ),
        (InvalidSession { resumable: true }, Ok(Start::Resume)),
        (InvalidSession { resumable: false }, Ok(Start::Identify)),
    ];
    for code in [
        1000, 1001, 1006, 1011, 4000, 4001, 4002, 4005, 4006, 4008, 4999,
    ] {
        cases.push((Closed(Some(code)), Ok(Start::Resume)));
    }
    for code in [4003, 4007, 4009] {
        cases.push((Closed(Some(code)), Ok(Start::Identify)));
    }
    for (code, refusal) in [
        (4004, Refusal::Token),
        (4010, Refusal::Shard),
        (4011, Refusal::ShardingRequired),
        (4012, Refusal::Version),
        (4013, Refusal::Intents),
        (4014, Refusal::DisallowedIntents),
    ] {
        cases.push((Closed(Some(code)), Err(refusal)));
    }
    for (disconnect, expected) in cases {
        for (start, progress) in [
            (Start::Identify, LONG),
            (Start::Resume, LONG),
            (Start::Resume, Progress::Starting),
            (Start::Identify, Progress::Starting),
        ] {
            let step = match once(&disconnect, start, progress) {
                Step::Connect { start, .. } => Ok(start),
                Step::GiveUp(refusal) => Err(refusal),
            };
            assert_eq!(step, expected, "{disconnect:?} {start:?} {progress:?}");
        }
    }
}

#[test]
fn a_single_lost_connection_is_replaced_at_once() {
    for disconnect in [
        Disconnect::Requested,
        Disconnect::Dropped,
        Disconnect::Closed(Some(4000)),
        Disconnect::InvalidSession { resumable: true },
    ] {
        let mut policy = Policy::default();
        // Earlier ones do not count, as long as each session lasted.
        for random in [0.0, 0.3, 0.999] {
            let step = policy.after(&disconnect, Start::Resume, LONG, random);
            let (_, pause) = started(step);
            assert!(pause <= FIRST_PAUSE, "{disconnect:?}: {pause:?}");
        }
    }
}

#[test]
fn pauses_double_up_to_a_minute_and_each_has_jitter() {
    for (random, expected) in [
        (
            0.0,
            [
                100, 500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
            ],
        ),
        (
            1.0,
            [
                500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
            ],
        ),
    ] {
        let mut policy = Policy::default();
        let pauses = expected.map(|_| {
            let step = policy.after(
                &Disconnect::Dropped,
                Start::Identify,
                Progress::Opening,
                random,
            );
            started(step).1.as_millis()
        });
        assert_eq!(pauses, expected);
    }
}

#[test]
fn however_long_it_fails_the_pause_is_bounded() {
    let mut policy = Policy {
        failures: u32::MAX,
        failed_resumes: 0,
    };
    let step = policy.after(
        &Disconnect::Dropped,
        Start::Identify,
        Progress::Opening,
        0.999,
    );
    assert!(started(step).1 <= MAX_PAUSE);
}

/// For all failures and the smallest random numbers: connections that fail at once, after READY, or when they
/// count as stable.
#[test]
fn there_are_at_most_ten_reconnects_in_half_a_minute() {
    let codes = (1000..=1015)
        .chain(4000..=4015)
        .map(|code| Disconnect::Closed(Some(code)));
    let others = [
        Disconnect::Closed(None),
        Disconnect::Dropped,
        Disconnect::TimedOut,
        Disconnect::Requested,
        Disconnect::Unreachable(String::new()),
        Disconnect::InvalidSession { resumable: true },
        Disconnect::InvalidSession { resumable: false },
    ];
    for disconnect in codes.chain(others) {
        for progress in [
            Progress::Opening,
            Progress::Starting,
            Progress::Ready(Duration::ZERO),
            Progress::Ready(Duration::from_millis(9_999)),
            Progress::Ready(STABLE),
        ] {
            let mut policy = Policy::default();
            let (mut start, mut elapsed, mut reconnects) = (Start::Resume, Duration::ZERO, 0);
            loop {
                if let Progress::Ready(lasted) = progress {
                    elapsed += lasted;
                }
                match policy.after(&disconnect, start, progress, 0.0) {
                    Step::Connect { start: next, pause } => {
                        (start, elapsed) = (next, elapsed + pause);
                    }
                    Step::GiveUp(_) => break,
                }
                if elapsed > Duration::from_secs(30) {
                    break;
                }
                reconnects += 1;
            }
            assert!(
                reconnects <= 10,
                "{disconnect:?} {progress:?}: {reconnects}"
            );
        }
    }
}

#[test]
fn after_three_failed_resumes_there_is_a_new_session() {
    let mut policy = Policy::default();
    let mut after = |start, progress| {
        let step = policy.after(&Disconnect::Closed(Some(4000)), start, progress, 0.5);
        started(step).0
    };
    assert_eq!(after(Start::Identify, LONG), Start::Resume);
    assert_eq!(after(Start::Resume, Progress::Starting), Start::Resume);
    assert_eq!(after(Start::Resume, Progress::Starting), Start::Resume);
    assert_eq!(after(Start::Resume, Progress::Starting), Start::Identify);
    // The new session starts a new count.
    assert_eq!(after(Start::Identify, SHORT), Start::Resume);
    assert_eq!(after(Start::Resume, Progress::Starting), Start::Resume);
}

#[test]
fn a_session_is_kept_until_a_resume_is_tried() {
    let mut policy = Policy::default();
    for disconnect in [Disconnect::Dropped, Disconnect::Unreachable(String::new())] {
        for _ in 0..10 {
            let step = policy.after(&disconnect, Start::Resume, Progress::Opening, 0.5);
            assert_eq!(started(step).0, Start::Resume);
        }
    }
}

#[test]
fn short_sessions_do_not_end_the_series() {
    let mut policy = Policy::default();
    let mut last = Duration::ZERO;
    for _ in 0..6 {
        let step = policy.after(&Disconnect::Dropped, Start::Resume, SHORT, 0.5);
        let (start, pause) = started(step);
        assert!(pause > last, "{pause:?}");
        assert_eq!(start, Start::Resume);
        last = pause;
    }
    let step = policy.after(&Disconnect::Dropped, Start::Resume, LONG, 0.5);
    assert!(started(step).1 < Duration::from_secs(1));
}

#[test]
fn an_invalid_session_is_replaced_after_one_to_five_seconds() {
    for (random, expected) in [(0.0, 1), (1.0, 5)] {
        let invalid = Disconnect::InvalidSession { resumable: false };
        let step = Policy::default().after(&invalid, Start::Resume, Progress::Starting, random);
        assert_eq!(
            started(step),
            (Start::Identify, Duration::from_secs(expected))
        );
    }
}
