//! Medians of interleaved runs.

use std::time::{Duration, Instant};

/// A candidate, which runs as often as its argument specifies.
pub(crate) type Runs<'a> = Box<dyn FnMut(usize) + 'a>;

/// The minimum duration of a sample of a candidate: many times the resolution of the clock.
const SAMPLE: Duration = Duration::from_millis(2);
/// The approximate duration of a row.
const ROW: Duration = Duration::from_millis(2500);

/// Returns the median time of a run of each candidate, in seconds.
///
/// Samples of the candidates are interleaved, so that all candidates are exposed to the same noise.
pub(crate) fn medians(candidates: &mut [Runs<'_>], quick: bool) -> Vec<f64> {
    let counts: Vec<usize> = candidates.iter_mut().map(runs_in_a_sample).collect();
    let mut samples = vec![Vec::new(); candidates.len()];
    let (budget, least) = if quick { (ROW / 10, 3) } else { (ROW, 9) };
    let start = Instant::now();
    while samples[0].len() < least || start.elapsed() < budget {
        for ((run, &count), samples) in candidates.iter_mut().zip(&counts).zip(&mut samples) {
            // Fills the caches with the candidate's own data.
            run(1);
            let start = Instant::now();
            run(count);
            samples.push(start.elapsed().as_secs_f64() / count as f64);
        }
    }
    samples.into_iter().map(median).collect()
}

/// Returns the number of runs that fill a sample; these runs also warm the candidate up.
fn runs_in_a_sample(run: &mut Runs<'_>) -> usize {
    let mut count = 1;
    loop {
        let start = Instant::now();
        run(count);
        if start.elapsed() >= SAMPLE || count >= 1 << 20 {
            return count;
        }
        count *= 2;
    }
}

fn median(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(f64::total_cmp);
    let middle = samples.len() / 2;
    if samples.len() % 2 == 1 {
        samples[middle]
    } else {
        (samples[middle - 1] + samples[middle]) / 2.0
    }
}
