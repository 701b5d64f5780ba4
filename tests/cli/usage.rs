//! Help, errors, completions and manual pages.

use std::{collections::BTreeSet, fs, process::Command};

use crate::{CROSS, fails, file, raichi, succeeds};

/// The headings of `raichi --help`, with the commands below each.
fn groups() -> Vec<(String, Vec<String>)> {
    let help = succeeds(&["--help"]);
    let (_, rest) = help.split_once("Usage:").expect("a usage");
    let (list, _) = rest.split_once("\nOptions:").expect("options");
    let mut groups: Vec<(String, Vec<String>)> = Vec::new();
    for line in list.lines().skip(1).filter(|line| !line.is_empty()) {
        match line.strip_prefix("  ") {
            None => groups.push((line.to_owned(), Vec::new())),
            Some(command) => {
                let name = command.split(' ').next().unwrap_or_default();
                let (_, commands) = groups.last_mut().expect("a heading");
                commands.push(name.to_owned());
            }
        }
    }
    groups
}

/// Every command, with the subcommands of those that have some.
fn commands() -> Vec<Vec<String>> {
    let names = groups().into_iter().flat_map(|(_, names)| names);
    let mut commands: Vec<_> = names.map(|name| vec![name]).collect();
    for (outer, inner) in [
        ("rules", &["list", "show"][..]),
        ("ratings", &["rebuild"]),
        ("ladder", &["rebuild"]),
        ("openings", &["rebuild"]),
        ("servers", &["list", "leave", "block", "unblock"]),
    ] {
        commands.extend(
            inner
                .iter()
                .map(|&inner| vec![outer.to_owned(), inner.to_owned()]),
        );
    }
    commands
}

#[test]
fn commands_are_listed_in_three_groups() {
    let groups = groups();
    let headings: Vec<_> = groups.iter().map(|(heading, _)| heading.as_str()).collect();
    assert_eq!(
        headings,
        [
            "Play, without Discord:",
            "Host the bot:",
            "Tools for the games:"
        ]
    );
    assert_eq!(groups[0].1, ["local"]);
    assert_eq!(
        groups[2].1,
        [
            "rules", "draw", "replay", "review", "puzzle", "perft", "engine"
        ]
    );
    for command in ["run", "export", "completions", "man", "licenses"] {
        assert!(groups[1].1.iter().any(|name| name == command), "{command}");
    }
}

#[test]
fn licenses_are_listed_with_their_texts_on_request() {
    let list = succeeds(&["licenses"]);
    assert!(list.contains("\nserde_json 1."), "{list}");
    assert!(!list.contains("Permission is hereby granted"), "{list}");
    let texts = succeeds(&["licenses", "--texts"]);
    assert!(texts.starts_with(&list));
    assert!(texts.contains("Permission is hereby granted"));
}

#[test]
fn every_subcommand_has_help_with_examples_and_exit_status() {
    let commands = commands();
    assert!(commands.len() >= 17, "{commands:?}");
    for command in commands.iter().chain([&Vec::new()]) {
        let mut arguments: Vec<_> = command.iter().map(String::as_str).collect();
        arguments.push("--help");
        let help = succeeds(&arguments);
        for part in [
            "Usage: raichi",
            "--config",
            "Exit status:",
            "  2  ",
            "Example",
        ] {
            assert!(help.contains(part), "{arguments:?}: {part:?} in\n{help}");
        }
        for line in help.lines() {
            let width = line.chars().count();
            assert!(width <= 100, "{arguments:?}: {width} columns: {line}");
        }
        let short = succeeds(&[&arguments[..arguments.len() - 1], &["-h"]].concat());
        let about = short.lines().next().unwrap_or_default();
        assert!(!about.is_empty() && !about.ends_with('.'), "{about:?}");
    }
    let example = include_str!("../../config.example.toml");
    let keys = example
        .lines()
        .filter_map(|line| line.trim_start_matches("# ").split_once(" = "));
    let run = succeeds(&["run", "--help"]);
    for (key, _) in keys.filter(|(key, _)| !key.contains(' ')) {
        let explained = run
            .lines()
            .any(|line| line.ends_with(&format!(".{key}")) || line.ends_with(&format!(", {key}")));
        assert!(explained, "{key} in\n{run}");
    }
    for variable in [
        "DISCORD_TOKEN",
        "DATABASE_URL_FILE",
        "RAICHI_DATA_DIR",
        "RAICHI_LOG__FILTER",
        "HTTPS_PROXY",
    ] {
        assert!(run.contains(variable), "{variable} in\n{run}");
    }
}

#[test]
fn misuse_has_a_status_and_a_form_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let two = file(
        &folder,
        "two.txt",
        "[Rules \"norse\"]\nd1-d4\n[Rules \"norse\"]\nd1-d4",
    );
    let bad = file(&folder, "bad.txt", "[Rules \"norse\"]\nd1-e9");
    let out = folder.path().join("out.gif");
    let out = out.to_str().expect("a path");
    let off_board = format!("{CROSS} attackers");
    for misuse in [
        &["plya"] as &[_],
        &["draw", "--theme", "marble", "-o", "-"],
        &["draw", "--rules", "chess", "-o", "-"],
        &["draw", "--bottom", "white", "-o", "-"],
        &["draw", "--position", "3x3 attackers", "-o", "-"],
        &["draw", "--position", &off_board, "-o", "-"],
        &["draw", "--last", "d1-d4", "-o", "-"],
        &["draw", "--last", "d1", "-o", "-"],
        &["draw"],
        &["rules", "show", "chess"],
        &["rules", "show", "dim:7 esc:x"],
        &["perft", "chess", "1"],
        &["perft", "norse", "deep"],
        &["perft", "norse", "1", "--position", &off_board],
        &["replay", &two, "--gif", out],
        &["replay", &two, "--gif", out, "--game", "3"],
        &["replay", &two, "--gif", "-", "--json", "--game", "1"],
        &["review", &two, "--game", "3"],
        &["review", &two, "--nodes", "0"],
        &["puzzle", "--rules", "chess"],
        &["puzzle", "--count", "0"],
        &["puzzle", &two, "--seed", "7"],
        &["replay", &two, "--rules", "chess"],
        &["export"],
        &["export", "--all", "--server", "7"],
        &["completions", "cobol"],
        &["man"],
        &["local", "--listen", "nowhere"],
    ] {
        let run = fails(misuse, "", &[]);
        assert_eq!(run.status, Some(2), "{misuse:?}: {}", run.err);
        assert!(run.err.starts_with("error: "), "{misuse:?}: {}", run.err);
        let help = "\n\nFor more information, try '--help'.\n";
        assert!(run.err.ends_with(help), "{misuse:?}: {}", run.err);
    }
    for failure in [
        &["replay", &bad] as &[_],
        &["replay", "/nowhere/games.txt"],
        &["review", "/nowhere/games.txt"],
        &["review", &bad, "--nodes", "10"],
        &["puzzle", "/nowhere/games.txt"],
        &["puzzle", &bad, "--nodes", "10"],
        &["rules", "show", &bad],
        &["rules", "show", "copenhagen", "--opentafl"],
        &["draw", "-o", "/nowhere/board.png"],
        &["man", "/dev/null/man"],
        &["run"],
        &["--config", "/nowhere/config.toml", "migrate"],
        &["import", "/nowhere/games.txt"],
    ] {
        let run = fails(failure, "", &[]);
        assert_eq!(run.status, Some(1), "{failure:?}: {}", run.err);
        assert!(run.err.starts_with("error: "), "{failure:?}: {}", run.err);
        assert!(run.err.ends_with('\n') && !run.err.ends_with("\n\n"));
    }
}

#[test]
fn a_typing_error_gets_a_suggestion() {
    for (arguments, tip) in [
        (
            &["rules", "show", "brandhub"] as &[_],
            "did you mean 'brandubh'",
        ),
        (&["perft", "copenhagn", "1"], "did you mean 'copenhagen'"),
        (
            &["draw", "--rules", "tabult", "-o", "-"],
            "did you mean 'tablut'",
        ),
        (
            &["draw", "--theme", "wod", "-o", "-"],
            "similar value exists: 'wood'",
        ),
        (
            &["draw", "--bottom", "atackers", "-o", "-"],
            "similar value exists: 'attackers'",
        ),
        (&["locl"], "similar subcommand exists: 'local'"),
        (&["rules", "lst"], "similar subcommand exists: 'list'"),
        (
            &["draw", "--ruls", "norse"],
            "similar argument exists: '--rules'",
        ),
    ] {
        fails(arguments, "", &["tip: ", tip]);
    }
    let unknown = fails(&["rules", "show", "xiangqi"], "", &["tip: did you mean '"]);
    assert_eq!(unknown.err.matches(" or '").count(), 2, "{}", unknown.err);
}

#[test]
fn an_export_is_of_one_server_or_of_all() {
    let usage = "<--server <ID>|--all>";
    fails(&["export"], "", &[usage]);
    let help = succeeds(&["export", "--help"]);
    assert!(help.contains(usage), "{help}");
}

#[test]
fn completions_are_written_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = succeeds(&["completions", shell]);
        for part in ["raichi", "with-database", "theme"] {
            assert!(script.contains(part), "{shell}: {part}");
        }
        // The others complete options, and not their values.
        for part in ["high-contrast", "brandubh"] {
            let has_values = ["bash", "fish", "zsh"].contains(&shell);
            assert_eq!(script.contains(part), has_values, "{shell}: {part}");
        }
    }
}

#[test]
fn bash_completes_commands_themes_and_rulesets() {
    let folder = tempfile::tempdir().expect("a folder");
    let script = file(&folder, "raichi.bash", succeeds(&["completions", "bash"]));
    for (line, expected) in [
        ("raichi re", &["replay", "review"] as &[_]),
        ("raichi draw --theme ", &["high-contrast", "stone", "wood"]),
        ("raichi perft brandubh", &["brandubh", "brandubh-org"]),
        ("raichi draw --rules taw", &["tawlbwrdd"]),
        ("raichi completions z", &["zsh"]),
    ] {
        // What readline does: the words before the cursor, the present one last.
        let complete = format!(
            "source {script}; COMP_WORDS=({line}); \
             [[ '{line}' != *' ' ]] || COMP_WORDS+=(''); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
             _raichi raichi \"${{COMP_WORDS[COMP_CWORD]}}\" \"${{COMP_WORDS[COMP_CWORD-1]}}\" 2>/dev/null; \
             printf '%s\\n' \"${{COMPREPLY[@]}}\""
        );
        let output = Command::new("bash")
            .args(["--norc", "-c", &complete])
            .output()
            .expect("bash runs");
        let found = String::from_utf8(output.stdout).expect("text");
        let found: BTreeSet<_> = found.lines().collect();
        assert_eq!(found, expected.iter().copied().collect(), "{line}");
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().expect("a folder");
    // The folder is made.
    let pages = folder.path().join("share/man1");
    let written = succeeds(&["man", pages.to_str().expect("a path")]);
    assert_eq!(written, "");
    let mut expected: BTreeSet<_> = commands()
        .iter()
        .map(|command| format!("raichi-{}.1", command.join("-")))
        .collect();
    expected.insert("raichi.1".to_owned());
    let entries = fs::read_dir(&pages).expect("a folder");
    let found = entries.map(|entry| entry.expect("an entry").file_name());
    let found: BTreeSet<_> = found
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    assert_eq!(found, expected);
    let draw = fs::read_to_string(pages.join("raichi-draw.1")).expect("a page");
    for part in [".TH raichi-draw 1", "Exit status:", "high\\-contrast"] {
        assert!(draw.contains(part), "{part:?} in\n{draw}");
    }
}

#[test]
fn no_arguments_show_the_help_as_misuse() {
    let run = raichi(&[]);
    assert_eq!(run.status, Some(2));
    assert!(run.err.contains("Tools for the games:"), "{}", run.err);
}
