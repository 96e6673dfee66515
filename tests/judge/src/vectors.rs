//! XLA's results, for comparison where XLA is not available: a sample of the elements of each case.

use std::fmt::Write;

use agreement::cases::Case;

/// The path of the vectors.
pub const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/vectors.txt");

/// The maximum number of elements of a case that are stored.
const SAMPLE: usize = 24;

/// Returns the indices of the sample in a result, spread evenly: all of them, or `SAMPLE`.
pub fn places(case: &Case) -> impl Iterator<Item = usize> + use<> {
    let len = case.result.len();
    let count = len.min(SAMPLE);
    (0..count).map(move |i| i * len / count)
}

/// Returns the bytes of the sample.
pub fn sample(case: &Case, result: &[u8]) -> Vec<u8> {
    let size = case.result.element.bytes();
    places(case)
        .flat_map(|place| &result[place * size..][..size])
        .copied()
        .collect()
}

/// Returns a line of the file: the name of a case, and the bytes of the sample.
pub fn line(case: &Case, result: &[u8]) -> String {
    let mut text = format!("{} ", case.name);
    for byte in sample(case, result) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// Returns the bytes of a line; `None` if it is not the case's.
pub fn read(case: &Case, line: &str) -> Option<Vec<u8>> {
    let digits = line.strip_prefix(&case.name)?.strip_prefix(' ')?;
    let pairs = digits.as_bytes().chunks(2);
    pairs
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect()
}
