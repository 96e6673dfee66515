//! Compares results with the values that `scripts/example_vectors.py` has computed by NumPy.

/// Panics unless the values of the line `name` in `text` are those that were found.
///
/// A line is a name and its values. The error is relative to the greatest magnitude in the line.
pub(crate) fn compare(text: &str, name: &str, found: &[f64], tolerance: f64) {
    let line = text
        .lines()
        .find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
        .unwrap_or_else(|| panic!("no line `{name}` in vectors.txt"));
    let expected: Vec<f64> = line
        .split(' ')
        .map(|value| value.parse().expect("a line consists of numbers"))
        .collect();
    assert_eq!(
        found.len(),
        expected.len(),
        "the number of values of {name}"
    );
    let scale = expected.iter().fold(0.0, |most: f64, x| most.max(x.abs()));
    let error = found
        .iter()
        .zip(&expected)
        .fold(0.0, |most: f64, (x, y)| most.max((x - y).abs()));
    // Written so that a NaN fails too.
    assert!(
        error <= tolerance * scale,
        "{name}: found {found:?}, expected {expected:?}"
    );
    println!(
        "{name}: {} values agree with NumPy's, within {tolerance:e}",
        found.len()
    );
}
