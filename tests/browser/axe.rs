//! axe-core, which finds barriers to accessibility: missing names, low contrast, wrong roles.

use std::{env, fs, path::Path};

use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// The path at which npm installs it.
const SCRIPT: &str = "tests/browser/node_modules/axe-core/axe.min.js";

/// Runs all rules, best practices included.
const RUN: &str = "axe.run(document, { resultTypes: ['violations'] }).then(found => found.violations.map(violation => ({
    id: violation.id,
    help: violation.help,
    nodes: violation.nodes.map(node => node.html + ': ' + node.failureSummary),
})))";

/// Asserts that axe-core finds nothing in the page of a window.
pub(crate) async fn finds_nothing(driver: &WebDriver, what: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(SCRIPT);
    let Ok(script) = fs::read_to_string(&path) else {
        assert!(
            !crate::browser::is_required(),
            "there is no {SCRIPT}: run `npm ci` in tests/browser, as scripts/test does"
        );
        eprintln!("skipped: axe-core, which `npm ci` in tests/browser brings");
        return;
    };
    // The page's content security policy does not apply to the debugger.
    evaluate(driver, &script).await;
    let violations = evaluate(driver, RUN).await;
    assert_eq!(
        violations,
        json!([]),
        "axe-core finds something wrong with {what}: {violations:#}"
    );
}

async fn evaluate(driver: &WebDriver, expression: &str) -> Value {
    let asked = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
    let answer = driver.cdp().send_raw("Runtime.evaluate", asked).await;
    let answer = answer.expect("the browser evaluates it");
    assert!(
        answer["exceptionDetails"].is_null(),
        "it fails: {}",
        answer["exceptionDetails"]
    );
    answer["result"]["value"].clone()
}
