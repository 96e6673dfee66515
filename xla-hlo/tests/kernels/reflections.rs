//! Reflections of the QR decomposition, in complex numbers of double precision.

use xla_hlo::literal::Scalar;

use super::Call;
use super::array::{Array, indices};

/// A complex number.
type Number = (f64, f64);

fn read(x: Scalar) -> Number {
    match x {
        Scalar::Complex(re, im) => (re, im),
        Scalar::Float(x) => (x, 0.0),
        other => panic!("{other:?} is not an element of a matrix to decompose"),
    }
}

fn mul(a: Number, b: Number) -> Number {
    (a.0 * b.0 - a.1 * b.1, a.0 * b.1 + a.1 * b.0)
}

fn sub(a: Number, b: Number) -> Number {
    (a.0 - b.0, a.1 - b.1)
}

fn conjugate(a: Number) -> Number {
    (a.0, -a.1)
}

fn square(a: Number) -> f64 {
    a.0 * a.0 + a.1 * a.1
}

/// The matrices of an array.
struct Matrices<'a> {
    array: &'a Array,
    rows: usize,
    columns: usize,
}

impl<'a> Matrices<'a> {
    fn of(array: &'a Array) -> Matrices<'a> {
        let [.., rows, columns] = array.dims[..] else {
            panic!("a matrix has two dimensions")
        };
        Matrices {
            array,
            rows,
            columns,
        }
    }

    /// Returns the leading indices of each.
    fn batches(&self) -> Vec<Vec<usize>> {
        let rank = self.array.dims.len();
        indices(&self.array.dims[..rank - 2]).collect()
    }

    /// Returns the rows of one.
    fn read(&self, batch: &[usize]) -> Vec<Vec<Number>> {
        let element = |i, j| read(self.array.at(&[batch, &[i, j]].concat()));
        let row = |i| (0..self.columns).map(|j| element(i, j)).collect();
        (0..self.rows).map(row).collect()
    }
}

/// Returns the array with these elements at the leading indices `batch`, rounded.
fn write(call: Call<'_>, out: &mut Array, at: &[usize], x: Number) {
    let number = if out.element.is_complex() {
        Scalar::Complex(x.0, x.1)
    } else {
        Scalar::Float(x.0)
    };
    *out.at_mut(at) = call.rounded(number);
}

/// Applies `1 - tau v v*` to the columns of a matrix from `first` on, where `v` has zeros before its element `j`.
fn reflect(matrix: &mut [Vec<Number>], first: usize, j: usize, v: &[Number], tau: Number) {
    for column in first..matrix[0].len() {
        let rows = j..matrix.len();
        let product = rows.clone().fold((0.0, 0.0), |sum: Number, i| {
            let term = mul(conjugate(v[i]), matrix[i][column]);
            (sum.0 + term.0, sum.1 + term.1)
        });
        let factor = mul(tau, product);
        for i in rows {
            matrix[i][column] = sub(matrix[i][column], mul(v[i], factor));
        }
    }
}

/// The factors and the numbers `tau`, as LAPACK computes them.
pub(super) fn factors(call: Call<'_>) -> Vec<Array> {
    let matrices = Matrices::of(call.operands[0]);
    let mut out: Vec<Array> = (call.shapes.iter())
        .map(|shape| Array::new(shape, |_| super::array::zero(shape.element)))
        .collect();
    for batch in matrices.batches() {
        let mut a = matrices.read(&batch);
        for j in 0..matrices.rows.min(matrices.columns) {
            let (alpha, below) = (a[j][j], a[j + 1..].iter().map(|row| square(row[j])));
            let below: f64 = below.sum();
            let mut tau = (0.0, 0.0);
            if below > 0.0 || alpha.1 != 0.0 {
                let beta = -(square(alpha) + below).sqrt().copysign(alpha.0);
                tau = ((beta - alpha.0) / beta, -alpha.1 / beta);
                // Division by `alpha - beta`.
                let difference = (alpha.0 - beta, alpha.1);
                let size = square(difference);
                let inverse = (difference.0 / size, -difference.1 / size);
                let mut v = vec![(0.0, 0.0); matrices.rows];
                v[j] = (1.0, 0.0);
                for i in j + 1..matrices.rows {
                    v[i] = mul(a[i][j], inverse);
                }
                reflect(&mut a, j + 1, j, &v, conjugate(tau));
                a[j][j] = (beta, 0.0);
                for i in j + 1..matrices.rows {
                    a[i][j] = v[i];
                }
            }
            write(call, &mut out[1], &[&batch[..], &[j]].concat(), tau);
        }
        for index in indices(&[matrices.rows, matrices.columns]) {
            let at = [&batch[..], &index].concat();
            write(call, &mut out[0], &at, a[index[0]][index[1]]);
        }
    }
    out
}

/// The product of the reflections.
pub(super) fn product(call: Call<'_>) -> Array {
    let (matrices, taus) = (Matrices::of(call.operands[0]), call.operands[1]);
    let count = taus.dims[taus.dims.len() - 1];
    let mut out = call.operands[0].clone();
    for batch in matrices.batches() {
        let factors = matrices.read(&batch);
        let mut q: Vec<Vec<Number>> = (0..matrices.rows)
            .map(|i| {
                let one = |j| (f64::from(u8::from(i == j)), 0.0);
                (0..matrices.columns).map(one).collect()
            })
            .collect();
        for j in (0..count).rev() {
            let mut v = vec![(0.0, 0.0); matrices.rows];
            v[j] = (1.0, 0.0);
            for i in j + 1..matrices.rows {
                v[i] = factors[i][j];
            }
            let tau = read(taus.at(&[&batch[..], &[j]].concat()));
            reflect(&mut q, 0, j, &v, tau);
        }
        for index in indices(&[matrices.rows, matrices.columns]) {
            let at = [&batch[..], &index].concat();
            write(call, &mut out, &at, q[index[0]][index[1]]);
        }
    }
    out
}
