//! `fft`: discrete Fourier transforms along the last dimensions.

use alloc::sync::Arc;
use std::sync::{LazyLock, Mutex, PoisonError};

use num_complex::Complex;
use realfft::{ComplexToReal, RealFftPlanner, RealToComplex};
use rustfft::{Fft, FftNum, FftPlanner};

use super::{scratch, transpose};
use crate::array::{Array, ArrayMut};
use crate::exec::{Exec, Out, Rows};
use crate::level::{Generated, Level};

/// The real number types that can be transformed.
pub trait FftReal: FftNum + Default {
    /// Returns the planners, which cache the plans for all lengths requested so far.
    fn planners() -> &'static Mutex<Planners<Self>>;

    /// Returns `1 / n`.
    fn reciprocal(n: usize) -> Self;
}

/// The planners of complex and of real transforms.
#[expect(missing_debug_implementations, reason = "the planners have none")]
pub struct Planners<P: FftReal> {
    complex: FftPlanner<P>,
    real: RealFftPlanner<P>,
}

macro_rules! parts {
    ($($t:ident)*) => {$(
        impl FftReal for $t {
            fn planners() -> &'static Mutex<Planners<$t>> {
                static PLANNERS: LazyLock<Mutex<Planners<$t>>> = LazyLock::new(|| {
                    Mutex::new(Planners { complex: FftPlanner::new(), real: RealFftPlanner::new() })
                });
                &PLANNERS
            }

            fn reciprocal(n: usize) -> $t {
                1.0 / n as $t
            }
        }
    )*};
}

parts!(f32 f64);

/// Calls `with` with the planners, which remain consistent even if another thread panicked while it used them.
fn plan<P: FftReal, R>(with: impl FnOnce(&mut Planners<P>) -> R) -> R {
    with(&mut P::planners().lock().unwrap_or_else(PoisonError::into_inner))
}

/// Elements that are transformed into elements `O`: complex numbers into complex numbers, real ones into complex ones and
/// back.
pub trait Transform<O>: Copy + Send + Sync + 'static {
    /// Transforms the last `rank` dimensions, at least one, of a non-empty `operand`.
    fn transform(
        exec: &Exec,
        out: ArrayMut<'_, O>,
        operand: Array<'_, Self>,
        rank: usize,
        inverse: bool,
    );
}

/// Writes the discrete Fourier transform of the last `rank` dimensions of `operand`.
///
/// Between complex numbers, `out` has the sizes of `operand`, and `inverse` is the direction. The transform of real
/// numbers has `n / 2 + 1` numbers along the last dimension; the others are their conjugates. The inverse returns to
/// real numbers, as many as the last size of `out`. An inverse transform divides by the number of transformed elements.
///
/// `rustfft` computes the sums; their error grows as the logarithm of the sizes.
///
/// # Panics
///
/// Panics if the sizes do not match, or the operand has fewer dimensions.
///
/// ```
/// use num_complex::Complex;
/// use xla_core::exec::Exec;
/// use xla_core::kernels::{Array, ArrayMut, fft::run};
///
/// let mut out = [Complex::new(0.0f32, 0.0); 3];
/// let operand = Array::new(&[1.0, 3.0, 2.0, 4.0], &[4]);
/// run(&Exec::serial(), ArrayMut::new(&mut out, &[3]), operand, 1, false);
/// assert_eq!(out, [(10.0, 0.0), (-1.0, 1.0), (-4.0, 0.0)].map(|(re, im)| Complex::new(re, im)));
/// ```
pub fn run<I: Transform<O>, O>(
    exec: &Exec,
    out: ArrayMut<'_, O>,
    operand: Array<'_, I>,
    rank: usize,
    inverse: bool,
) {
    let kept = operand.dims.len() - 1;
    assert_eq!(
        out.dims.len(),
        kept + 1,
        "expected a result of the operand's rank"
    );
    assert_eq!(
        out.dims[..kept],
        operand.dims[..kept],
        "expected a result that differs in its last size only"
    );
    assert!(
        (1..=kept + 1).contains(&rank),
        "expected 1 to {} dimensions to transform, found {rank}",
        kept + 1
    );
    if !out.elements.is_empty() {
        I::transform(exec, out, operand, rank, inverse);
    }
}

impl<P: FftReal> Transform<Complex<P>> for Complex<P> {
    fn transform(
        exec: &Exec,
        out: ArrayMut<'_, Complex<P>>,
        operand: Array<'_, Complex<P>>,
        rank: usize,
        inverse: bool,
    ) {
        assert_eq!(
            out.dims, operand.dims,
            "expected a result of the operand's sizes"
        );
        out.elements.copy_from_slice(operand.elements);
        // The pass over the last dimension scales, once for all dimensions.
        let scale = inverse.then(|| reciprocal(out.dims, rank));
        let last = out.dims.len() - 1;
        lines(exec, out.elements, out.dims[last], inverse, scale);
        columns(exec, out.elements, out.dims, rank, inverse);
    }
}

impl<P: FftReal> Transform<Complex<P>> for P {
    fn transform(
        exec: &Exec,
        out: ArrayMut<'_, Complex<P>>,
        operand: Array<'_, P>,
        rank: usize,
        _inverse: bool,
    ) {
        let last = out.dims.len() - 1;
        let (n, half) = (operand.dims[last], out.dims[last]);
        assert_eq!(half, n / 2 + 1, "expected n / 2 + 1 of n = {n} numbers");
        // The last dimension comes first, since its numbers are real; the others transform the complex results.
        let forward = Forward {
            plan: plan(|planners| planners.real.plan_fft_forward(n)),
            operand: operand.elements,
        };
        let lines = out.elements.len() / half;
        exec.rows(&forward, lines, cost(n), (Out::new(out.elements, half),));
        columns(exec, out.elements, out.dims, rank, false);
    }
}

impl<P: FftReal> Transform<P> for Complex<P> {
    fn transform(
        exec: &Exec,
        out: ArrayMut<'_, P>,
        operand: Array<'_, Complex<P>>,
        rank: usize,
        _inverse: bool,
    ) {
        let last = out.dims.len() - 1;
        let (n, half) = (out.dims[last], operand.dims[last]);
        assert_eq!(half, n / 2 + 1, "expected n / 2 + 1 of n = {n} numbers");
        let scale = reciprocal(out.dims, rank);
        let lines = out.elements.len() / n;
        let mut back = |halves: &[Complex<P>]| {
            let backward = Backward {
                plan: plan(|planners| planners.real.plan_fft_inverse(n)),
                halves,
                scale,
            };
            exec.rows(
                &backward,
                lines,
                cost(n),
                (Out::new(&mut *out.elements, n),),
            );
        };
        // The last dimension comes last, since its results are real.
        if rank == 1 {
            return back(operand.elements);
        }
        scratch::lend(operand.elements.len(), |halves: &mut [Complex<P>]| {
            halves.copy_from_slice(operand.elements);
            columns(exec, halves, operand.dims, rank, true);
            back(halves);
        });
    }
}

/// Returns the factor of the results of an inverse transform.
fn reciprocal<P: FftReal>(dims: &[usize], rank: usize) -> P {
    P::reciprocal(dims[dims.len() - rank..].iter().product())
}

/// Estimates the time of one line of `n` numbers, in tenths of a nanosecond.
fn cost(n: usize) -> usize {
    8 * n * (n.ilog2() as usize + 1)
}

/// Transforms all but the last of the last `rank` dimensions in place.
fn columns<P: FftReal>(
    exec: &Exec,
    data: &mut [Complex<P>],
    dims: &[usize],
    rank: usize,
    inverse: bool,
) {
    for dim in dims.len() - rank..dims.len() - 1 {
        // A dimension is transposed to the end, so that its lines are contiguous.
        let (n, inner) = (dims[dim], dims[dim + 1..].iter().product());
        let outer = data.len() / (n * inner);
        scratch::lend(data.len(), |turned: &mut [Complex<P>]| {
            transpose::run(exec, turned, data, &[outer, n, inner], &[0, 2, 1]);
            lines(exec, turned, n, inverse, None);
            transpose::run(exec, data, turned, &[outer, inner, n], &[0, 2, 1]);
        });
    }
}

/// Transforms lines of `n` numbers in place.
fn lines<P: FftReal>(
    exec: &Exec,
    data: &mut [Complex<P>],
    n: usize,
    inverse: bool,
    scale: Option<P>,
) {
    let plan = plan(|planners: &mut Planners<P>| {
        if inverse {
            planners.complex.plan_fft_inverse(n)
        } else {
            planners.complex.plan_fft_forward(n)
        }
    });
    let count = data.len() / n;
    exec.rows(&Lines { plan, scale }, count, cost(n), (Out::new(data, n),));
}

struct Lines<P> {
    plan: Arc<dyn Fft<P>>,
    scale: Option<P>,
}

impl<P: FftReal> Rows for Lines<P> {
    type Outs<'o> = (&'o mut [Complex<P>],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, _first: usize, _count: usize, (out,): Self::Outs<'_>) {
        scratch::lend(self.plan.get_inplace_scratch_len(), |work| {
            self.plan.process_with_scratch(out, work);
        });
        if let Some(scale) = self.scale {
            for x in out.iter_mut() {
                *x = x.scale(scale);
            }
        }
    }
}

struct Forward<'a, P> {
    plan: Arc<dyn RealToComplex<P>>,
    operand: &'a [P],
}

impl<P: FftReal> Rows for Forward<'_, P> {
    type Outs<'o> = (&'o mut [Complex<P>],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _count: usize, (out,): Self::Outs<'_>) {
        let (n, half) = (self.plan.len(), self.plan.complex_len());
        scratch::lend(n, |line: &mut [P]| {
            scratch::lend(self.plan.get_scratch_len(), |work| {
                for (i, out) in out.chunks_exact_mut(half).enumerate() {
                    line.copy_from_slice(&self.operand[(first + i) * n..][..n]);
                    let done = self.plan.process_with_scratch(line, out, work);
                    done.expect("expected slices of the lengths that the plan requires");
                }
            });
        });
    }
}

struct Backward<'a, P> {
    plan: Arc<dyn ComplexToReal<P>>,
    halves: &'a [Complex<P>],
    scale: P,
}

impl<P: FftReal> Rows for Backward<'_, P> {
    type Outs<'o> = (&'o mut [P],);
    type Levels = Generated;

    #[inline(always)]
    fn rows<L: Level>(&self, first: usize, _count: usize, (out,): Self::Outs<'_>) {
        let (n, half) = (self.plan.len(), self.plan.complex_len());
        scratch::lend(half, |line: &mut [Complex<P>]| {
            scratch::lend(self.plan.get_scratch_len(), |work| {
                for (i, out) in out.chunks_exact_mut(n).enumerate() {
                    line.copy_from_slice(&self.halves[(first + i) * half..][..half]);
                    // Elements that are their own conjugates are real; their imaginary parts are ignored.
                    line[0].im = P::zero();
                    if n.is_multiple_of(2) {
                        line[half - 1].im = P::zero();
                    }
                    let done = self.plan.process_with_scratch(line, out, work);
                    done.expect("expected slices of the lengths that the plan requires");
                    for x in out.iter_mut() {
                        *x = *x * self.scale;
                    }
                }
            });
        });
    }
}
