//! Results must be the same for every number of threads, to the last bit.

mod missed;
mod team;

use xla_core::exec::*;
use xla_core::level::Every;
use xla_core::rt::Fold;
use xla_core::rt::Generated;
use xla_core::rt::Level;
use xla_core::rt::Out;
use xla_core::rt::Rows;
use xla_core::testing::exec::split::Across;
use xla_core::testing::exec::split::Columns;

const THREADS: [usize; 4] = [1, 2, 3, 7];

struct Powers<'a> {
    x: &'a [f32],
}

impl Rows for Powers<'_> {
    type Outs<'o> = (&'o mut [f32], &'o mut [u32]);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (powers, row): Self::Outs<'_>) {
        assert_eq!((powers.len(), row.len()), (3 * count, count));
        for r in 0..count {
            let x = self.x[first + r];
            powers[3 * r..][..3].copy_from_slice(&[x, x * x, x * x * x]);
            row[r] = (first + r) as u32;
        }
    }
}

#[test]
fn rows_are_the_same_for_every_number_of_threads() {
    for n in [0usize, 1, 2, 5, 1000] {
        let x: Vec<f32> = (0..n).map(|i| i as f32 * 0.37).collect();
        let want: Vec<f32> = x.iter().flat_map(|x| [*x, x * x, x * x * x]).collect();
        for threads in THREADS {
            for cost in [1, parallel_cost()] {
                let (mut powers, mut row) = (vec![0.0; 3 * n], vec![0; n]);
                let outs = (Out::new(&mut powers[..], 3), Out::new(&mut row[..], 1));
                Exec::threads(threads).rows(&Powers { x: &x }, n, cost, outs);
                assert_eq!(powers, want, "{n} rows, {threads} threads");
                assert!(row.iter().copied().eq(0..n as u32));
            }
        }
    }
}

#[test]
#[should_panic(expected = "expected a result of 3 rows of 3 elements, found 8 elements")]
fn a_result_of_another_length_is_refused() {
    let (mut powers, mut row) = ([0.0; 8], [0; 3]);
    let outs = (Out::new(&mut powers[..], 3), Out::new(&mut row[..], 1));
    Exec::serial().rows(&Powers { x: &[1.0; 3] }, 3, 1, outs);
}

struct Places {
    row: usize,
}

impl Rows for Places {
    type Outs<'o> = Columns<'o, u32>;
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, mut out: Self::Outs<'_>) {
        for row in 0..4 {
            let part = out.row(row);
            assert_eq!(part.len(), 3 * count);
            for (i, x) in part.iter_mut().enumerate() {
                *x += (row * self.row + 3 * first + i) as u32;
            }
        }
    }
}

#[test]
fn columns_are_the_same_for_every_number_of_threads() {
    for units in [0, 1, 2, 5, 100] {
        let row = 3 * units;
        let want: Vec<u32> = (0..4 * row as u32).collect();
        for threads in THREADS {
            let mut out = vec![0; 4 * row];
            let slice = &mut out[..];
            let parts = Across {
                slice,
                row,
                unit: 3,
            };
            Exec::threads(threads).rows(&Places { row }, units, parallel_cost(), parts);
            assert_eq!(out, want, "{units} units, {threads} threads");
        }
    }
}

#[test]
#[should_panic(
    expected = "expected rows of 2 units of 3 columns, found rows of 7 in a result of 14"
)]
fn columns_of_another_number_are_refused() {
    let slice = &mut [0; 14][..];
    let parts = Across {
        slice,
        row: 7,
        unit: 3,
    };
    Exec::serial().rows(&Places { row: 7 }, 2, 1, parts);
}

#[test]
#[should_panic(expected = "row 4")]
fn a_row_behind_the_last_is_refused() {
    struct Behind;

    impl Rows for Behind {
        type Outs<'o> = Columns<'o, u32>;
        type Levels = Generated;

        #[inline(always)]
        fn rows<L: Level>(&self, _: usize, _: usize, mut out: Self::Outs<'_>) {
            out.row(4);
        }
    }

    let slice = &mut [0; 12][..];
    let parts = Across {
        slice,
        row: 3,
        unit: 3,
    };
    Exec::serial().rows(&Behind, 1, 1, parts);
}

struct Sum<'a>(&'a [f32]);

impl Fold for Sum<'_> {
    type Acc = f32;
    type Levels = Every;

    #[inline(always)]
    fn fold<L: Level>(&self, first: usize, count: usize) -> f32 {
        self.0[first..][..count].iter().sum()
    }

    #[inline(always)]
    fn combine<L: Level>(&self, a: f32, b: f32) -> f32 {
        a + b
    }
}

#[test]
fn a_sum_is_the_same_for_every_number_of_threads() {
    for (n, cost) in [
        (0, 1),
        (1, 1),
        (1024, 1),
        (100_000, 100),
        (1_000_003, 1),
        (20_000, parallel_cost()),
    ] {
        let x: Vec<f32> = (0..n as u32)
            .map(|i| (i.wrapping_mul(0x9E37_79B1) >> 8) as f32 * 1e-5)
            .collect();
        let want = Exec::serial().fold(&Sum(&x), n, cost);
        let exact: f64 = x.iter().map(|x| f64::from(*x)).sum();
        assert!(
            (f64::from(want) - exact).abs() <= exact * 1e-3,
            "{n}: {want} for {exact}"
        );
        for threads in THREADS {
            let got = Exec::threads(threads).fold(&Sum(&x), n, cost);
            assert_eq!(
                got.to_bits(),
                want.to_bits(),
                "{n} items, {threads} threads"
            );
        }
    }
}

/// A range that grows at its right end only.
struct Ranges;

impl Fold for Ranges {
    type Acc = (usize, usize);
    type Levels = Generated;

    #[inline(always)]
    fn fold<L: Level>(&self, first: usize, count: usize) -> (usize, usize) {
        (first, first + count)
    }

    #[inline(always)]
    fn combine<L: Level>(&self, a: (usize, usize), b: (usize, usize)) -> (usize, usize) {
        assert_eq!(a.1, b.0, "neighbours in order");
        (a.0, b.1)
    }
}

#[test]
fn chunks_are_combined_in_order() {
    for threads in THREADS {
        assert_eq!(
            Exec::threads(threads).fold(&Ranges, 1_000_003, 100),
            (0, 1_000_003)
        );
    }
}

/// The smallest cost of work that is divided while a helper polls.
fn polled() -> usize {
    (2 * parallel_cost().div_ceil(5)).min(parallel_cost())
}

#[test]
fn little_work_stays_on_this_thread() {
    let alone = Exec::threads(8).divide(polled() - 1);
    assert_eq!(alone.pieces, 1);
    assert_eq!(Exec::serial().divide(usize::MAX).pieces, 1);
    let divided = Exec::threads(2).divide(parallel_cost());
    assert!(divided.pieces > 1 && divided.wakes);
}

#[test]
fn each_thread_has_the_same_number_of_pieces() {
    for threads in 2..20 {
        for cost in (1..200).map(|i| parallel_cost().saturating_mul(i)) {
            let pieces = Exec::threads(threads).divide(cost).pieces;
            assert!(pieces <= 4 * threads, "{pieces}");
            assert!(
                pieces < threads || pieces.is_multiple_of(threads),
                "{pieces}"
            );
        }
    }
}

/// Whether rows are split between those whose number is a multiple of this one, and nowhere else.
struct Grains(usize);

impl Rows for Grains {
    type Outs<'o> = (&'o mut [usize],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, count: usize, (out,): Self::Outs<'_>) {
        assert!(first.is_multiple_of(self.0), "{first}");
        (first..first + count)
            .zip(out)
            .for_each(|(row, to)| *to += row);
    }
}

#[test]
fn rows_are_split_at_multiples_of_a_grain() {
    for grain in [1, 3, 8, 100] {
        for count in [0, 1, 5, 24, 99] {
            let mut out = vec![0; count];
            let outs = (Out::new(&mut out[..], 1),);
            Exec::threads(3).rows_in(grain, &Grains(grain), count, parallel_cost(), outs);
            assert!(
                out.iter().copied().eq(0..count),
                "{count} rows in {grain}: {out:?}"
            );
        }
    }
}

#[test]
fn computations_at_the_same_time_share_the_processors() {
    let all = Exec::default().count();
    assert_eq!(among(1, Exec::default).count(), all);
    assert_eq!(among(all, Exec::default), Exec::serial());
    assert_eq!(among(all + 1, Exec::default), Exec::serial());
    assert_eq!(Exec::default().count(), all);
}

/// `scripts/levels.py` runs this test with the variable.
#[test]
fn a_variable_sets_the_cost_from_which_work_is_split() {
    let word = std::env::var("TYPED_XLA_PARALLEL_COST");
    let least = word.map_or(500_000, |word| word.parse().unwrap());
    assert_eq!(parallel_cost(), least);
    let exec = Exec::threads(2);
    assert_eq!(exec.divide(polled() - 1).pieces, 1);
    assert!(exec.divide(least).pieces > 1);
    assert_eq!(Exec::serial().divide(least).pieces, 1);
}
