//! Measures a sum over two replicas, beside two threads that only add two arrays.
//!
//! `cargo run --release -p xla-core --example replicas` prints, for arrays of several sizes, the time of
//! [`Replica::all_reduce`] by two replicas; the time of two threads that add two arrays, each half of them, to two
//! results, as the replicas have them; and that with one result only. The least and the median of many.

use std::hint::black_box;
use std::time::{Duration, Instant};

use xla_core::exec::{Exec, Out, Rows};
use xla_core::level::{Every, Kernel, Level, dispatch};
use xla_core::replica::{Replica, Replicas};

const SAMPLES: usize = 400;
/// Elements that are written to the second result before they leave the nearest cache.
const BLOCK: usize = 2048;

/// `a + b`, element by element.
struct Sum<'a>(&'a [f32], &'a [f32]);

/// The same twice.
struct Sums<'a>(Sum<'a>);

impl Rows for Sum<'_> {
    type Outs<'o> = (&'o mut [f32],);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        let (a, b) = (&self.0[first..][..count], &self.1[first..][..count]);
        for ((out, a), b) in out.iter_mut().zip(a).zip(b) {
            *out = a + b;
        }
    }
}

impl Rows for Sums<'_> {
    type Outs<'o> = (&'o mut [f32], &'o mut [f32]);
    type Levels = Every;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out, other): Self::Outs<'_>) {
        for at in (0..count).step_by(BLOCK) {
            let len = BLOCK.min(count - at);
            self.0.rows::<L>(first + at, len, (&mut out[at..][..len],));
            other[at..][..len].copy_from_slice(&out[at..][..len]);
        }
    }
}

/// `a + b` of a piece.
struct Piece<'a>(&'a mut [f32], &'a [f32], &'a [f32]);

impl Kernel for Piece<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Level>(self) {
        Sum(self.1, self.2).rows::<L>(0, self.0.len(), (self.0,));
    }
}

fn all_reduce(replica: &Replica, len: usize) -> Result<Vec<Duration>, xla_core::error::Error> {
    let (x, mut sum) = (vec![replica.id() as f32; len], vec![0.0; len]);
    let mut times = Vec::new();
    for _ in 0..SAMPLES {
        let start = Instant::now();
        replica.all_reduce(&x, &mut sum, &[], |sum, a, b| dispatch(Piece(sum, a, b)))?;
        times.push(start.elapsed());
        assert_eq!(black_box(&sum)[len / 2], 1.0);
    }
    Ok(times)
}

/// Two threads that add two arrays: to two results, or to one.
fn plain(len: usize, two: bool) -> Vec<Duration> {
    let (a, b) = (vec![0.0; len], vec![1.0; len]);
    let (mut sum, mut other) = (vec![0.0; len], vec![0.0; len]);
    let time = |_| {
        let start = Instant::now();
        let (exec, out) = (Exec::threads(2), Out::new(&mut sum[..], 1));
        if two {
            let outs = (out, Out::new(&mut other[..], 1));
            exec.rows(&Sums(Sum(&a, &b)), len, 4, outs);
        } else {
            exec.rows(&Sum(&a, &b), len, 3, (out,));
        }
        let time = start.elapsed();
        assert_eq!(black_box(&sum)[len / 2], 1.0);
        black_box(&other);
        time
    };
    (0..SAMPLES).map(time).collect()
}

fn least_and_median(mut times: Vec<Duration>) -> String {
    times.sort();
    let [least, median] = [times[0], times[times.len() / 2]].map(|time| time.as_secs_f64() * 1e6);
    format!("{least:>9.1} ({median:>9.1})")
}

fn main() -> Result<(), xla_core::error::Error> {
    println!("microseconds, least (median) of {SAMPLES}");
    println!("    bytes            two replicas     plain, two results      plain, one result");
    for bytes in [4, 4 << 10, 64 << 10, 1 << 20, 4 << 20, 32 << 20] {
        let len = bytes / size_of::<f32>();
        let replicas = Replicas::new(2).run(|replica| all_reduce(replica, len))?;
        let replicas = replicas.into_iter().next().unwrap_or_default();
        let columns = [replicas, plain(len, true), plain(len, false)].map(least_and_median);
        println!("{bytes:>9}  {}", columns.join("  "));
    }
    Ok(())
}
