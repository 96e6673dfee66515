//! A table of pairs: the simplest model of a text, for comparison.

use crate::model::gpt::VOCABULARY;

/// Returns the mean cross entropy in `testing` of each character after the one before it, with the probabilities of the
/// pairs in `training`. Each pair counts once more, so that none has the probability 0.
pub(crate) fn loss(training: &[i32], testing: &[i32]) -> f32 {
    let mut counts = vec![[1.0f64; VOCABULARY]; VOCABULARY];
    for (first, second) in pairs(training) {
        counts[first][second] += 1.0;
    }
    let surprise = |(first, second): (usize, usize)| {
        let row: f64 = counts[first].iter().sum();
        (row / counts[first][second]).ln()
    };
    let total: f64 = pairs(testing).map(surprise).sum();
    (total / (testing.len() - 1) as f64) as f32
}

fn pairs(tokens: &[i32]) -> impl Iterator<Item = (usize, usize)> {
    tokens
        .windows(2)
        .map(|pair| (pair[0] as usize, pair[1] as usize))
}
