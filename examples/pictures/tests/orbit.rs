//! The example `orbit`.

use crate::number;
use crate::run::{printed, times_a_step};

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
fn a_step_is_timed_beside_nalgebra_on_demand() {
    assert!(!times_a_step(&printed("orbit", &[])));
    // With `--time`, nalgebra finds the same orbit, or the example panics.
    let text = printed("orbit", &["--time"]);
    assert!(times_a_step(&text), "{text}");
}
