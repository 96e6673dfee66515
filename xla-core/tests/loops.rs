//! A fused loop in the shape that the compiler emits, in its own crate: it must compile without unsafe code, give
//! the values of plain loops at every level, and not depend on the number of threads.

#![forbid(unsafe_code)]

use xla_core::level::{Detected, Kernel};

mod rt {
    pub(crate) use xla_core::exec::{Exec, Fold, Out, Rows};
    pub(crate) use xla_core::level::{Generated, Level};
    pub(crate) use xla_core::loops::{Grouping, Splat, fold, fold_rows, map, update};
    pub(crate) use xla_core::scalar;
}

/// Softmax over rows of `n`, and each row's sum of exponentials.
struct Loop0<'a> {
    x: &'a [f32],
    b: &'a [f32],
    n: usize,
}

impl rt::Rows for Loop0<'_> {
    type Outs<'o> = (&'o mut [f32], &'o mut [f32]);
    type Levels = rt::Generated;

    #[inline(always)]
    fn rows<L: rt::Level>(&self, first: usize, count: usize, (o0, o1): Self::Outs<'_>) {
        let n = self.n;
        for r in 0..count {
            let x = &self.x[(first + r) * n..][..n];
            let m = rt::fold::<L, _, _>(
                n,
                (x, self.b),
                f32::NEG_INFINITY,
                #[inline(always)]
                |(x, b)| rt::scalar::add::<L, f32>(x, b),
                #[inline(always)]
                |a, b| rt::scalar::max::<L, f32>(a, b),
            );
            let o = &mut o0[r * n..][..n];
            rt::map::<L, _, _>(
                &mut *o,
                (x, self.b, rt::Splat(m)),
                #[inline(always)]
                |(x, b, m)| {
                    rt::scalar::exp::<L, f32>(rt::scalar::sub::<L, f32>(
                        rt::scalar::add::<L, f32>(x, b),
                        m,
                    ))
                },
            );
            let s = rt::fold::<L, _, _>(
                n,
                (&*o,),
                0.0,
                #[inline(always)]
                |(x,)| x,
                #[inline(always)]
                |a, b| rt::scalar::add::<L, f32>(a, b),
            );
            rt::update::<L, _, _>(
                o,
                (),
                #[inline(always)]
                |v, ()| rt::scalar::div::<L, f32>(v, s),
            );
            o1[r] = s;
        }
    }
}

fn numbers(n: usize) -> Vec<f32> {
    (0..n)
        .map(|i| (i as f32 * 0.618_034).fract() * 8.0 - 4.0)
        .collect()
}

#[test]
fn softmax_is_that_of_plain_loops() {
    for n in [1, 3, 10, 64, 1000] {
        let rows = 37;
        let (x, b) = (numbers(rows * n), numbers(n));
        let mut first = None;
        for threads in [1, 2, 3, 7] {
            let (mut y, mut s) = (vec![0.0; rows * n], vec![0.0; rows]);
            let outs = (rt::Out::new(&mut y[..], n), rt::Out::new(&mut s[..], 1));
            rt::Exec::threads(threads).rows(&Loop0 { x: &x, b: &b, n }, rows, 1_000_000, outs);
            for (r, x) in x.chunks(n).enumerate() {
                let e: Vec<f64> = x
                    .iter()
                    .zip(&b)
                    .map(|(x, b)| f64::from(x + b).exp())
                    .collect();
                let sum: f64 = e.iter().sum();
                for (y, e) in y[r * n..][..n].iter().zip(&e) {
                    assert!(
                        (f64::from(*y) - e / sum).abs() <= 1e-6 * (e / sum),
                        "{n} columns: {y} for {}",
                        e / sum
                    );
                }
            }
            let bits: Vec<u32> = y.iter().chain(&s).map(|x| x.to_bits()).collect();
            assert_eq!(
                *first.get_or_insert(bits.clone()),
                bits,
                "{threads} threads"
            );
        }
    }
}

struct Squares<'a>(&'a [f32]);

impl rt::Fold for Squares<'_> {
    type Acc = f32;
    type Levels = rt::Generated;

    #[inline(always)]
    fn fold<L: rt::Level>(&self, first: usize, count: usize) -> f32 {
        rt::fold::<L, _, _>(
            count,
            (&self.0[first..][..count],),
            0.0,
            #[inline(always)]
            |(x,)| rt::scalar::mul::<L, f32>(x, x),
            #[inline(always)]
            |a, b| rt::scalar::add::<L, f32>(a, b),
        )
    }

    #[inline(always)]
    fn combine<L: rt::Level>(&self, a: f32, b: f32) -> f32 {
        rt::scalar::add::<L, f32>(a, b)
    }
}

#[test]
fn a_sum_of_squares_does_not_depend_on_threads() {
    let x = numbers(1_000_003);
    let exact: f64 = x.iter().map(|x| f64::from(*x).powi(2)).sum();
    let sums =
        [1, 2, 3, 7].map(|threads| rt::Exec::threads(threads).fold(&Squares(&x), x.len(), 10));
    assert!(
        (f64::from(sums[0]) / exact - 1.0).abs() < 1e-5,
        "{} for {exact}",
        sums[0]
    );
    assert_eq!(sums.map(f32::to_bits), [sums[0].to_bits(); 4]);
}

struct Columns<'a> {
    x: &'a [f32],
    out: &'a mut [f32],
}

impl Kernel for Columns<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: rt::Level>(self) {
        let rows = self.x.len() / self.out.len();
        rt::fold_rows::<L, _, _>(
            self.out,
            rows,
            (self.x,),
            f32::NEG_INFINITY,
            rt::Grouping::Exact,
            #[inline(always)]
            |(x,)| x,
            #[inline(always)]
            |a, b| rt::scalar::max::<L, f32>(a, b),
        );
    }
}

#[test]
fn column_maxima_at_every_level() {
    let x = numbers(100 * 1001);
    for level in Detected::all() {
        let mut out = vec![f32::NEG_INFINITY; 1001];
        level.run(Columns {
            x: &x,
            out: &mut out,
        });
        for (j, max) in out.iter().enumerate() {
            assert_eq!(
                *max,
                x.iter()
                    .skip(j)
                    .step_by(1001)
                    .copied()
                    .fold(f32::MIN, f32::max),
                "{}",
                level.name()
            );
        }
    }
}
