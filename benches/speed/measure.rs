//! Medians of interleaved runs.

use std::time::{Duration, Instant};

/// Something that runs as often as it is told.
pub(crate) type Runs<'a> = Box<dyn FnMut(usize) + 'a>;

/// How long one sample of one candidate takes at least: many times what the clock resolves.
const SAMPLE: Duration = Duration::from_millis(2);
/// How long a row takes, about.
const ROW: Duration = Duration::from_millis(2500);

/// The median seconds of a run of each candidate.
///
/// Samples are taken in turns, so that all candidates meet the same noise.
pub(crate) fn medians(candidates: &mut [Runs<'_>], quick: bool) -> Vec<f64> {
    let counts: Vec<usize> = candidates.iter_mut().map(runs_in_a_sample).collect();
    let mut samples = vec![Vec::new(); candidates.len()];
    let (budget, least) = if quick { (ROW / 10, 3) } else { (ROW, 9) };
    let start = Instant::now();
    while samples[0].len() < least || start.elapsed() < budget {
        for ((run, &count), samples) in candidates.iter_mut().zip(&counts).zip(&mut samples) {
            // The caches are those of the candidate itself.
            run(1);
            let start = Instant::now();
            run(count);
            samples.push(start.elapsed().as_secs_f64() / count as f64);
        }
    }
    samples.into_iter().map(median).collect()
}

/// As many runs as fill a sample; they warm the candidate up, too.
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
