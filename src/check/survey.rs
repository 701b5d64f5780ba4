use super::Finding;
use crate::store::{Schema, Survey};

/// The oldest supported version of Postgres.
const OLDEST: u32 = 15;

/// Checks a database that answers: the server, our rights, the schema.
pub(super) fn findings(survey: &Survey, server: &str) -> [Finding; 3] {
    [version(survey, server), rights(survey), schema(survey)]
}

fn version(survey: &Survey, server: &str) -> Finding {
    let subject = "database";
    let version = survey.version;
    if version < OLDEST {
        let message = format!("{server} is Postgres {version}, which is too old");
        let remedy = format!("Use a Postgres of version {OLDEST} or newer");
        return Finding::trouble(subject, message, remedy);
    }
    if survey.commits_wait {
        let message = format!(
            "{server} answers, but commits wait for a synchronous standby: nothing is stored until one is there"
        );
        let remedy = "Start the standby again, or take it out of synchronous_standby_names";
        return Finding::trouble(subject, message, remedy);
    }
    Finding::ok(
        subject,
        format!("{server} answers, and is Postgres {version}"),
    )
}

fn rights(survey: &Survey) -> Finding {
    let subject = "rights";
    if let Some(unusable) = &survey.unusable {
        return Finding::error(subject, unusable);
    }
    if !survey.uses {
        let remedy = "Log in as the user to whom the tables belong, or give this one select, insert, update and delete \
                      on all of them";
        let message = "this database user may not read and write the tables that are there";
        return Finding::trouble(subject, message, remedy);
    }
    if !survey.creates {
        let remedy = "As the database's owner: grant create on schema public to that user; or give it a database of \
                      its own";
        let message = "this database user may not make tables";
        return Finding::trouble(subject, message, remedy);
    }
    Finding::ok(subject, "tables can be made, read and written")
}

fn schema(survey: &Survey) -> Finding {
    let subject = "migrations";
    if !survey.uses {
        return Finding::not_checked(subject, "this database user may not read the tables");
    }
    match survey.schema {
        Schema::Empty => Finding::ok(
            subject,
            "there are no tables yet; the first `raichi run` makes them",
        ),
        Schema::Older(lacking) => {
            let message = match lacking {
                1 => "one is pending; the next `raichi run` applies it".to_owned(),
                lacking => format!("{lacking} are pending; the next `raichi run` applies them"),
            };
            Finding::ok(subject, message)
        }
        Schema::Current => Finding::ok(subject, "all are applied"),
        Schema::Newer(step) => Finding::trouble(
            subject,
            format!(
                "the database was last used by a newer Raichi: its schema has a part {step} that this version does \
                 not know"
            ),
            "Start that version or a newer one, or restore a backup that this version has made",
        ),
        Schema::Strange(step) => Finding::trouble(
            subject,
            format!("part {step} of the database's schema is not as this version makes it"),
            "Restore a backup, or give Raichi a database of its own that no other program changes",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{check::State, store::Unusable};

    const GOOD: Survey = Survey {
        version: 15,
        unusable: None,
        creates: true,
        uses: true,
        commits_wait: false,
        schema: Schema::Current,
    };

    #[track_caller]
    fn assert_finding(survey: &Survey, subject: &str, state: State, message: &str) {
        let findings = findings(survey, "the server");
        let finding = findings.iter().find(|finding| finding.subject == subject);
        let finding = finding.unwrap();
        assert_eq!(finding.state, state, "{finding:?}");
        assert!(finding.message.contains(message), "{finding:?}");
        assert_eq!(
            finding.remedy.is_some(),
            state == State::Trouble,
            "{finding:?}"
        );
    }

    #[test]
    fn each_trouble_is_reported() {
        use State::{Ok, Trouble, Unknown};
        assert_finding(&GOOD, "database", Ok, "answers, and is Postgres 15");
        assert_finding(&GOOD, "rights", Ok, "made, read and written");
        assert_finding(&GOOD, "migrations", Ok, "all are applied");
        let old = Survey {
            version: 14,
            ..GOOD
        };
        assert_finding(&old, "database", Trouble, "Postgres 14, which is too old");
        let alone = Survey {
            commits_wait: true,
            ..GOOD
        };
        assert_finding(
            &alone,
            "database",
            Trouble,
            "wait for a synchronous standby",
        );
        let standby = Survey {
            unusable: Some(Unusable::ReadOnly),
            ..GOOD
        };
        assert_finding(&standby, "rights", Trouble, "read-only");
        let foreign = Survey {
            uses: false,
            ..GOOD
        };
        assert_finding(&foreign, "rights", Trouble, "may not read and write");
        assert_finding(&foreign, "migrations", Unknown, "not checked, because");
        let closed = Survey {
            creates: false,
            ..GOOD
        };
        assert_finding(&closed, "rights", Trouble, "may not make tables");
        for (schema, state, message) in [
            (Schema::Empty, Ok, "no tables yet"),
            (Schema::Older(2), Ok, "2 are pending"),
            (
                Schema::Newer(9),
                Trouble,
                "a part 9 that this version does not know",
            ),
            (
                Schema::Strange(3),
                Trouble,
                "part 3 of the database's schema",
            ),
        ] {
            assert_finding(&Survey { schema, ..GOOD }, "migrations", state, message);
        }
    }
}
