//! Examples of small arrays, which measure themselves on demand.

use crate::run;

/// Returns what a successful run prints.
fn printed(example: &str, arguments: &[&str]) -> String {
    let output = run(example, arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{example}: {errors}");
    String::from_utf8(output.stdout).expect("the output is text")
}

/// Returns the number at the end of the line with this beginning.
fn number(text: &str, line: &str) -> f64 {
    let number = text.lines().find_map(|one| one.strip_prefix(line));
    let number = number.and_then(|number| number.trim().parse().ok());
    number.unwrap_or_else(|| panic!("no number after `{line}`: {text}"))
}

#[test]
fn an_orbit_closes_and_is_drawn() {
    let text = printed("orbit", &[]);
    assert!(
        number(&text, "after a year the comet misses its start by") < 1e-6,
        "{text}"
    );
    assert!(
        number(&text, "its energy changes by at most") < 1e-6,
        "{text}"
    );
    // The sun is at a focus, on the long axis; the marks at equal times are closer where the comet is slow.
    let axis = text
        .lines()
        .find(|line| line.contains('☼'))
        .expect("the sun is drawn");
    let places: Vec<usize> = (axis.chars().enumerate())
        .filter_map(|(column, character)| (character != ' ').then_some(column))
        .collect();
    let [far, .., sun, near] = places[..] else {
        panic!("the sun between the ends of the orbit: {text}");
    };
    assert!(sun - far > 4 * (near - sun), "{text}");
    let marks = |right: bool| {
        let halves = text.lines().flat_map(|line| line.chars().enumerate());
        let marks =
            halves.filter(|&(column, character)| character == '●' && (column > 30) == right);
        marks.count()
    };
    assert!(marks(false) > marks(true), "{text}");
}

#[test]
fn a_step_is_timed_on_demand() {
    for example in ["orbit", "ekf"] {
        let line = |text: &str| text.lines().any(|line| line.starts_with("a step takes "));
        assert!(!line(&printed(example, &[])), "{example}");
        let text = printed(example, &["--time"]);
        assert!(line(&text), "{example}: {text}");
    }
}

#[test]
fn an_unknown_option_is_explained() {
    for example in ["orbit", "ekf"] {
        let output = run(example, &["--tim"]);
        assert_eq!(output.status.code(), Some(2), "{example}");
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(
            text,
            "error: unknown option `--tim`; the only option is `--time`\n"
        );
    }
}
