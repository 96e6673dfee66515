//! Runs the examples that use derivatives of more than one kind.

use crate::run::run;

/// Returns the output of a successful run.
fn printed(example: &str, arguments: &[&str]) -> String {
    let output = run(example, arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{example}: {errors}");
    String::from_utf8(output.stdout).expect("the output is text")
}

/// Returns the numbers of a line.
fn numbers(line: &str) -> Vec<f64> {
    line.split_whitespace()
        .filter_map(|word| word.parse().ok())
        .collect()
}

#[test]
fn a_network_comes_near_the_solution() {
    let text = printed("pinn", &["300"]);
    assert_eq!(text, printed("pinn", &["300"]));
    let errors: Vec<f64> = text
        .lines()
        .filter(|line| line.starts_with("greatest error"))
        .filter_map(|line| line.rsplit(' ').next()?.parse().ok())
        .collect();
    // An untrained network is off by more than 1.
    assert!(
        errors.len() == 3 && errors.iter().all(|&error| error < 0.2),
        "{text}"
    );
}

#[test]
fn fitted_parameters_are_near_the_true_ones() {
    let text = printed("fit", &[]);
    let lines = text.lines().filter(|line| line.contains('±'));
    let mut parameters = 0;
    for line in lines {
        let [value, error, truth] = numbers(line)[..] else {
            panic!("{line}");
        };
        assert!((value - truth).abs() < 3.0 * error, "{line}");
        assert!(error < 0.03, "{line}");
        parameters += 1;
    }
    assert_eq!(parameters, 9, "{text}");
}

#[test]
fn a_controller_improves_and_is_drawn() {
    let text = printed("pendulum", &["400"]);
    let costs: Vec<f64> = text
        .lines()
        .filter(|line| line.starts_with("step"))
        .filter_map(|line| line.rsplit(' ').next()?.parse().ok())
        .collect();
    assert!(costs.len() == 10 && costs[9] < 0.8 * costs[0], "{text}");
    assert_eq!(text.matches('●').count(), 20, "{text}");
}

#[test]
fn a_number_of_steps_that_is_none_is_reported() {
    for example in ["pinn", "pendulum"] {
        let output = run(example, &["many"]);
        assert_eq!(output.status.code(), Some(2), "{example}");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(errors, "error: expected a number of steps, found `many`\n");
    }
}
