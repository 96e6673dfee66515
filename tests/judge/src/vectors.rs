//! Results that XLA gave, so that they can be compared where it is not: of each case a sample of its elements.

use std::fmt::Write;

use agreement::cases::Case;

/// Where the vectors are.
pub const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/vectors.txt");

/// The most elements of a case that are kept.
const SAMPLE: usize = 24;

/// The places of the sample in a result: spread evenly, as many as there are or `SAMPLE`.
pub fn places(case: &Case) -> impl Iterator<Item = usize> + use<> {
    let len = case.result.len();
    let count = len.min(SAMPLE);
    (0..count).map(move |i| i * len / count)
}

/// The bytes of the sample.
pub fn sample(case: &Case, result: &[u8]) -> Vec<u8> {
    let size = case.result.element.bytes();
    places(case)
        .flat_map(|place| &result[place * size..][..size])
        .copied()
        .collect()
}

/// A line of the file: the name of a case, and the bytes of the sample.
pub fn line(case: &Case, result: &[u8]) -> String {
    let mut text = format!("{} ", case.name);
    for byte in sample(case, result) {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// The bytes of a line; `None` where it is not the case's.
pub fn read(case: &Case, line: &str) -> Option<Vec<u8>> {
    let digits = line.strip_prefix(&case.name)?.strip_prefix(' ')?;
    let pairs = digits.as_bytes().chunks(2);
    pairs
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect()
}
