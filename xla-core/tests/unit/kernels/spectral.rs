//! Matrices that the tests of `eigh` and `svd` share.

use num_complex::Complex;

use xla_core::kernels::spectral::Spectral;

/// The element types of decompositions, with what tests compute of them in `c128`.
pub(super) trait Sample: Spectral + core::fmt::Debug {
    /// The distance of 1 and the next number.
    const EPSILON: f64;

    fn rounded(x: Complex<f64>) -> Self;
    fn exact(self) -> Complex<f64>;
    fn value(real: Self::Real) -> f64;
}

macro_rules! samples {
    ($($t:ty, $epsilon:expr, |$x:ident| $rounded:expr, |$y:ident| $exact:expr;)*) => {$(
        impl Sample for $t {
            const EPSILON: f64 = $epsilon;

            fn rounded($x: Complex<f64>) -> $t {
                $rounded
            }

            fn exact(self) -> Complex<f64> {
                let $y = self;
                $exact
            }

            fn value(real: Self::Real) -> f64 {
                real.into()
            }
        }
    )*};
}

samples! {
    f32, f32::EPSILON as f64, |x| x.re as f32, |x| f64::from(x).into();
    f64, f64::EPSILON, |x| x.re, |x| x.into();
    Complex<f32>, f32::EPSILON as f64, |x| Complex::new(x.re as f32, x.im as f32),
        |x| Complex::new(x.re.into(), x.im.into());
    Complex<f64>, f64::EPSILON, |x| x, |x| x;
}

/// The forms of matrices: any numbers, of rank 2, zeros, the identity, ones, graded, with clusters of values, by bands.
pub(super) const FORMS: usize = 8;

/// Returns the forms for matrices of this many rows: few for many rows, which take long.
pub(super) fn forms(rows: usize) -> impl Iterator<Item = usize> {
    (0..FORMS).filter(move |form| rows < 100 || [0, 1, 4].contains(form))
}

/// Returns a matrix of one of these forms.
pub(super) fn matrix<T: Sample>(form: usize, m: usize, n: usize) -> Vec<T> {
    let part = |i: usize| {
        let mixed = (i as u32 + 1).wrapping_mul(0x9e37_79b9);
        let mixed = (mixed ^ mixed >> 15).wrapping_mul(0x2c1b_3c6d);
        f64::from((mixed ^ mixed >> 12) % 2000) / 1000.0 - 1.0
    };
    let number = |place: usize| Complex::new(part(place), part(3 * place + 70_001));
    let element = |place: usize| {
        let (i, j) = (place / n, place % n);
        let of = |holds: bool| Complex::from(f64::from(holds));
        match form {
            0 => number(place),
            1 => number(i) * number(j + 999) + number(i + 99) * number(j + 9999),
            2 => of(false),
            3 => of(i == j),
            4 => of(true),
            5 => number(place) * 10f64.powi(-((i + j) as i32 % 7)),
            6 => of(i == j) * (j % 3) as f64 + number(place) * T::EPSILON * 8.0,
            _ => of(i < j + 3 && j < i + 3) * number(place),
        }
    };
    (0..m * n).map(|place| T::rounded(element(place))).collect()
}

/// Returns the largest distance of the products of rows with the conjugates of others from the products of orthonormal
/// rows.
pub(super) fn skew<T: Sample>(rows: &[T], n: usize) -> f64 {
    let rows: Vec<Vec<Complex<f64>>> = rows
        .chunks_exact(n)
        .map(|row| row.iter().map(|x| x.exact()).collect())
        .collect();
    let mut largest = 0.0f64;
    for (i, x) in rows.iter().enumerate() {
        for (j, y) in rows.iter().enumerate().take(i + 1) {
            let product: Complex<f64> = x.iter().zip(y).map(|(x, y)| x * y.conj()).sum();
            largest = largest.max((product - f64::from(i == j)).norm());
        }
    }
    largest
}

/// Returns the root of the sum of the squares of all elements.
pub(super) fn norm<T: Sample>(a: &[T]) -> f64 {
    a.iter().map(|x| x.exact().norm_sqr()).sum::<f64>().sqrt()
}

/// Returns the transpose of a matrix of `n` columns.
pub(super) fn transposed<T: Copy>(a: &[T], n: usize) -> Vec<T> {
    (0..n)
        .flat_map(|j| a.iter().skip(j).step_by(n).copied())
        .collect()
}
