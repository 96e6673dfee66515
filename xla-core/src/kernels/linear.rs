//! The common parts of the linear algebra kernels: elements with a conjugate, rounds in straight code or as loops, and sums
//! of products.

use core::ops::Range;

use num_complex::Complex;
use xla_shape::rounding;

use crate::element::{Element, types};
use crate::level::Level;
use crate::loops::{fill, zip};
use crate::scalar::short::Short;
use crate::scalar::{Add, Div, Mul, Sqrt, Sub, add, mul, sub};

/// The element types of matrices that can be factorised and solved.
pub trait Linear:
    Add + Sub + Mul + Div + Sqrt + Default + PartialEq + Send + Sync + 'static
{
    /// Returns the complex conjugate; a real number itself.
    fn conj(self) -> Self;

    /// Whether the real part is above 0, so that this can be the square of a diagonal element of a factor.
    fn is_positive(self) -> bool;

    /// Returns the value that marks a matrix without a factor.
    fn nan() -> Self;

    /// Returns the multiplicative identity.
    fn one() -> Self;

    /// Returns the magnitude of the larger part.
    fn greatest(self) -> f64;

    /// Whether the real part, a sum of squares, is so far from the limits of the type that no square overflowed, and that
    /// those that underflowed do not matter.
    fn is_moderate(self) -> bool;

    /// Whether the sum of the magnitudes of the parts is larger than the same sum of another number.
    fn exceeds(self, other: Self) -> bool;

    /// Multiplies by a power of two, which is exact while the result stays in range.
    fn times_power(self, power: f64) -> Self;
}

/// How the rounds of an algorithm are compiled, which is the same for matrices of any size.
pub(super) trait Rounds {
    /// Whether matrices are so small that they may be in registers.
    const IN_REGISTERS: bool;

    /// Calls `round` with each number below `n`, in ascending order. The closure carries `#[inline(always)]`.
    fn up(n: usize, round: impl FnMut(usize));

    /// Calls `round` with each number below `n`, in descending order.
    fn down(n: usize, round: impl FnMut(usize));
}

/// A loop: for matrices of any size.
pub(super) struct Loop;

impl Rounds for Loop {
    const IN_REGISTERS: bool = false;

    #[inline(always)]
    fn up(n: usize, mut round: impl FnMut(usize)) {
        for k in 0..n {
            round(k);
        }
    }

    #[inline(always)]
    fn down(n: usize, mut round: impl FnMut(usize)) {
        for k in (0..n).rev() {
            round(k);
        }
    }
}

/// Straight code for the first eight rounds, where `n` is a constant of the caller: LLVM does not unroll a loop around the
/// loops of a round.
pub(super) struct Straight;

macro_rules! straight {
    ($($ascending:literal)*; $($descending:literal)*) => {
        impl Rounds for Straight {
            const IN_REGISTERS: bool = true;

            #[inline(always)]
            fn up(n: usize, mut round: impl FnMut(usize)) {
                $(if $ascending < n {
                    round($ascending);
                })*
                for k in [$($ascending),*].len()..n {
                    round(k);
                }
            }

            #[inline(always)]
            fn down(n: usize, mut round: impl FnMut(usize)) {
                for k in ([$($descending),*].len()..n).rev() {
                    round(k);
                }
                $(if $descending < n {
                    round($descending);
                })*
            }
        }
    };
}

straight! { 0 1 2 3 4 5 6 7; 7 6 5 4 3 2 1 0 }

/// Returns a power of two that scales numbers of this magnitude to about 1, so that their squares neither overflow nor
/// underflow.
#[inline(always)]
pub(super) fn leveller(greatest: f64) -> f64 {
    if greatest > 0.0 && greatest.is_finite() {
        let exponent = ((greatest.to_bits() >> 52) as i64 - 1023).clamp(-1000, 1000);
        f64::from_bits(((1023 - exponent) as u64) << 52)
    } else {
        1.0
    }
}

macro_rules! real {
    ($($t:ty: $narrow:expr, $magnitude:expr, $moderate:expr;)*) => {$(
        impl Linear for $t {
            #[inline(always)]
            fn conj(self) -> $t {
                self
            }

            #[inline(always)]
            fn is_positive(self) -> bool {
                self > <$t>::default()
            }

            fn nan() -> $t {
                <$t>::NAN
            }

            #[inline(always)]
            fn one() -> $t {
                <$t as Element>::ONE
            }

            #[inline(always)]
            fn greatest(self) -> f64 {
                f64::from(self).abs()
            }

            #[inline(always)]
            fn is_moderate(self) -> bool {
                ($moderate)(self)
            }

            #[inline(always)]
            fn exceeds(self, other: $t) -> bool {
                ($magnitude)(self) > ($magnitude)(other)
            }

            #[inline(always)]
            fn times_power(self, power: f64) -> $t {
                ($narrow)(f64::from(self) * power)
            }
        }
    )*};
}

real! {
    f32: |x: f64| x as f32, f32::abs, |x: f32| x > 1e-25 && x < 1e30;
    f64: |x: f64| x, f64::abs, |x: f64| x > 1e-250 && x < 1e250;
}

macro_rules! short {
    ($($t:ty)*) => {
        real! { $($t: |x: f64| Short::narrow(rounding::to_odd(x, 0.0)), |x: $t| x.widen().abs(), |_: $t| false;)* }
    };
}

types! { short! { @short } }

macro_rules! complex {
    ($($t:ident)*) => {$(
        impl Linear for Complex<$t> {
            #[inline(always)]
            fn conj(self) -> Complex<$t> {
                Complex::new(self.re, -self.im)
            }

            #[inline(always)]
            fn is_positive(self) -> bool {
                self.re > 0.0
            }

            fn nan() -> Complex<$t> {
                Complex::new($t::NAN, 0.0)
            }

            #[inline(always)]
            fn one() -> Complex<$t> {
                Complex::new(1.0, 0.0)
            }

            #[inline(always)]
            fn greatest(self) -> f64 {
                self.re.greatest().max(self.im.greatest())
            }

            #[inline(always)]
            fn is_moderate(self) -> bool {
                self.re.is_moderate()
            }

            #[inline(always)]
            fn exceeds(self, other: Complex<$t>) -> bool {
                self.l1_norm() > other.l1_norm()
            }

            #[inline(always)]
            fn times_power(self, power: f64) -> Complex<$t> {
                Complex::new(self.re.times_power(power), self.im.times_power(power))
            }
        }
    )*};
}

complex!(f32 f64);

/// The number of independent partial sums.
const LANES: usize = 16;

/// Returns the sum of the products of two slices of one length; `conjugate` conjugates the second one.
#[inline(always)]
pub(super) fn dot<L: Level, T: Linear>(a: &[T], b: &[T], conjugate: bool) -> T {
    if a.len() < LANES {
        let mut sum = T::default();
        for i in 0..a.len().min(b.len()) {
            sum = add::<L, T>(sum, mul::<L, T>(a[i], conjugated(conjugate, b[i])));
        }
        return sum;
    }
    // The sums of the lanes are independent, so that an addition need not wait for the one before it.
    let mut sums = [T::default(); LANES];
    let (a, rest_a) = a.as_chunks::<LANES>();
    let (b, rest_b) = b.as_chunks::<LANES>();
    for i in 0..a.len().min(b.len()) {
        let (a, b) = (&a[i], &b[i]);
        for lane in 0..LANES {
            sums[lane] = add::<L, T>(
                sums[lane],
                mul::<L, T>(a[lane], conjugated(conjugate, b[lane])),
            );
        }
    }
    // Loops of constant length keep the sums in registers.
    for lane in 0..LANES {
        if lane < rest_a.len().min(rest_b.len()) {
            let b = conjugated(conjugate, rest_b[lane]);
            sums[lane] = add::<L, T>(sums[lane], mul::<L, T>(rest_a[lane], b));
        }
    }
    halve::<L, T, 8>(&mut sums);
    halve::<L, T, 4>(&mut sums);
    halve::<L, T, 2>(&mut sums);
    halve::<L, T, 1>(&mut sums);
    sums[0]
}

/// Adds the second of two groups of partial sums to the first.
#[inline(always)]
fn halve<L: Level, T: Linear, const WIDTH: usize>(sums: &mut [T; LANES]) {
    for lane in 0..WIDTH {
        sums[lane] = add::<L, T>(sums[lane], sums[lane + WIDTH]);
    }
}

/// Returns the number, or its conjugate.
#[inline(always)]
fn conjugated<T: Linear>(conjugate: bool, x: T) -> T {
    if conjugate { x.conj() } else { x }
}

/// Subtracts `factor * x` from each element of `out`; `conjugate` conjugates `x`.
#[inline(always)]
pub(super) fn subtract_scaled<L: Level, T: Linear>(
    out: &mut [T],
    factor: T,
    x: &[T],
    conjugate: bool,
) {
    for i in 0..out.len().min(x.len()) {
        let x = conjugated(conjugate, x[i]);
        out[i] = sub::<L, T>(out[i], mul::<L, T>(factor, x));
    }
}

/// Subtracts each `factor * x` from each element of `out` in turn, reading and writing `out` only once.
#[inline(always)]
fn subtract_several<L: Level, T: Linear, const N: usize>(
    out: &mut [T],
    factors: [T; N],
    x: [&[T]; N],
) {
    // Equal lengths, so that the loop has no checks.
    let (mut x, len) = (x, out.len());
    for x in &mut x {
        *x = &x[..len];
    }
    for i in 0..len {
        let mut left = out[i];
        for n in 0..N {
            left = sub::<L, T>(left, mul::<L, T>(factors[n], x[n][i]));
        }
        out[i] = left;
    }
}

/// The number of rows that [`subtract_rows`] subtracts from another at once.
const SEVERAL: usize = 4;

/// Subtracts multiples of the rows with these numbers from another row, in ascending order; `scaled` returns the factor of
/// a row, and the row.
#[inline(always)]
pub(super) fn subtract_rows<'a, L: Level, T: Linear>(
    out: &mut [T],
    rows: Range<usize>,
    scaled: impl Fn(usize) -> (T, &'a [T]),
) {
    // Several rows at once, so that `out` is loaded and stored once for all of them.
    let mut k = rows.start;
    while k + SEVERAL <= rows.end {
        let (mut factors, mut several) = ([T::default(); SEVERAL], [&[][..]; SEVERAL]);
        for d in 0..SEVERAL {
            (factors[d], several[d]) = scaled(k + d);
        }
        subtract_several::<L, T, SEVERAL>(out, factors, several);
        k += SEVERAL;
    }
    for k in k..rows.end {
        let (factor, row) = scaled(k);
        subtract_scaled::<L, T>(out, factor, row, false);
    }
}

/// Subtracts `factor v v* m` from a matrix `m` with rows of `n` elements, in its columns from `first` on; `row` is
/// scratch memory for a row.
#[inline(always)]
pub(super) fn reflect<L: Level, T: Linear>(
    m: &mut [T],
    n: usize,
    first: usize,
    v: &[T],
    factor: T,
    row: &mut [T],
) {
    // `v* m`, a row of products, then a multiple of `v` times it.
    let products = &mut row[first..n];
    fill(products, T::default());
    for (&v, row) in zip(v.iter(), m.chunks_exact(n)) {
        subtract_scaled::<L, T>(products, v.conj(), &row[first..], false);
    }
    // The products have the opposite sign, and so does the term to subtract.
    let factor = sub::<L, T>(T::default(), factor);
    for (&v, row) in zip(v.iter(), m.chunks_exact_mut(n)) {
        subtract_scaled::<L, T>(&mut row[first..], mul::<L, T>(factor, v), products, false);
    }
}

/// Subtracts `factor v v* m` from a matrix `m` with rows of `n` elements, as [`reflect`] does, in whole rows, for sizes that
/// are constants of the caller. The elements of `v` before the one at `from` are 0.
#[inline(always)]
pub(super) fn reflect_rows<L: Level, T: Linear>(
    m: &mut [T],
    n: usize,
    from: usize,
    v: &[T],
    factor: T,
    products: &mut [T],
) {
    // Plain `while` loops: LLVM unrolls and vectorises them more often than iterators.
    let products = &mut products[..n];
    fill(products, T::default());
    let mut i = from;
    while i < v.len() {
        let (row, v) = (&m[i * n..][..n], v[i].conj());
        let mut j = 0;
        while j < n {
            products[j] = add::<L, T>(products[j], mul::<L, T>(v, row[j]));
            j += 1;
        }
        i += 1;
    }
    let mut i = from;
    while i < v.len() {
        let (row, factor) = (&mut m[i * n..][..n], mul::<L, T>(factor, v[i]));
        let mut j = 0;
        while j < n {
            row[j] = sub::<L, T>(row[j], mul::<L, T>(factor, products[j]));
            j += 1;
        }
        i += 1;
    }
}
