//! `qr(a)`: orthogonal and upper triangular matrices, `(q, r)`, with `a = q r`.
//!
//! For matrices of `m` by `n` in the last two dimensions of `a`, `q` is `m` by `k` and `r` is `k` by `n`, where `k` is
//! the smaller of `m` and `n`. The columns of `q` are orthonormal. The diagonal of `r` is real, of either sign, as in
//! LAPACK and XLA.

use crate::error::{Error, Fault};
use crate::graph::{Value, Values};
use crate::operation::InCall;
use crate::operation::{Call, Param};
use crate::ops::householder;
use crate::{Builder, Operation, Tree};

/// The QR decomposition.
pub static OPERATION: Operation = Operation {
    name: "qr",
    operator: None,
    params: &[Param::array("a")],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let a = call.array("a")?;
    let [q, r] = qr(call.b, a).in_call(call)?;
    Ok(Tree::Tuple(vec![Tree::Leaf(q), Tree::Leaf(r)]))
}

/// Returns the orthogonal and the upper triangular factors of the matrices of `a`.
///
/// # Errors
/// `a` has no matrices of f32, f64, c64 or c128, or the smaller of their sizes is not known.
pub fn qr(b: &mut Builder<'_>, a: Value) -> Result<[Value; 2], Fault> {
    let parts = b.add(&householder::FACTORS, &[a], Vec::new(), Vec::new())?;
    let [factors, taus] = [parts[0], parts[1]];
    b.formulas([factors, taus], |[factors, taus]| {
        let q = householder::orthogonal(factors, taus);
        [q, householder::triangular(factors, taus)]
    })
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn the_triangle_has_the_smaller_size_of_the_matrix() {
        check(&[
            ("qr(f32[3, 3])", "(f32[3, 3], f32[3, 3])"),
            ("qr(f64[4, 5, 3])", "(f64[4, 5, 3], f64[4, 3, 3])"),
            ("qr(c64[2, 4])", "(c64[2, 2], c64[2, 4])"),
            ("qr(c128[M, N, N])", "(c128[M, N, N], c128[M, N, N])"),
            (
                "qr(f32[N, M])",
                "operand 0: cannot tell whether rows <= columns in the matrices of f32[N, M]",
            ),
            (
                "qr(f32[3])",
                "operand 0: expected matrices, which have two dimensions, found f32[3]",
            ),
            (
                "qr(f16[3, 3])",
                "operand 0: expected f32, f64 or complex elements, found f16 | convert it first: `{a} as f32`",
            ),
        ]);
    }
}
