//! Products of two arrays: `outer(a, b)`, of each element of a vector with each of another; `kron(a, b)`, of each element
//! of an array with the whole of another; `cross(a, b)`, of vectors in three dimensions.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::Value;
use crate::list::{self, Items};
use crate::operation::{Call, InCall, Param};
use crate::ops::classes::NUMBER;
use crate::ops::parts::leaf;
use crate::ops::{broadcast, concatenate, conversion, join, reshape, slice};
use crate::{Builder, Operation, Shape, Size};

static PAIR: &[Param] = &[Param::array("lhs"), Param::array("rhs")];

/// The products of the elements of two vectors.
pub static OUTER: Operation = Operation {
    name: "outer",
    operator: None,
    params: PAIR,
    over_trees: false,
    build: |call| {
        let operands = pair(call)?;
        for (i, &operand) in operands.iter().enumerate() {
            let shape = call.b.shape(operand);
            if shape.rank() != 1 {
                let what = FaultKind::Rank {
                    expected: "a vector".to_string(),
                    found: shape.clone(),
                };
                return Err(call.error(Fault::operand(i, what)));
            }
        }
        // The product of vectors is their Kronecker product, before it is flattened.
        let value = products(call.b, operands);
        leaf(call, value)
    },
};

/// The product of Kronecker.
pub static KRON: Operation = Operation {
    name: "kron",
    operator: None,
    params: PAIR,
    over_trees: false,
    build: |call| {
        let operands = pair(call)?;
        let [lhs, rhs] = operands.map(|v| call.b.shape(v).clone());
        // NumPy pads the lower rank with sizes of 1; here `reshape` states where.
        if lhs.rank() != rhs.rank() {
            let what = FaultKind::RanksDiffer {
                first: lhs,
                other: rhs,
            };
            return Err(call.error(Fault::operand(1, what)));
        }
        let value = kron(call.b, operands);
        leaf(call, value)
    },
};

/// The product of vectors in three dimensions.
pub static CROSS: Operation = Operation {
    name: "cross",
    operator: None,
    params: &[
        Param::array("lhs"),
        Param::array("rhs"),
        Param::int("dimension").optional(),
    ],
    over_trees: false,
    build: |call| {
        let mut operands = pair(call)?;
        join::join(call.b, &mut operands).in_call(call)?;
        let shape = call.b.shape(operands[0]).clone();
        let dimension = if call.is_passed("dimension") {
            call.dim("dimension", shape.rank())?
        } else {
            shape.rank().saturating_sub(1)
        };
        if !shape.dims.get(dimension).is_some_and(|size| size.is(3)) {
            let what =
                format!("expected vectors of size 3 along dimension {dimension}, found {shape}");
            return Err(call.error(Fault::call(FaultKind::Other(what))));
        }
        let value = cross(call.b, operands, dimension);
        leaf(call, value)
    },
};

/// Returns the operands, numbers of one element type.
fn pair(call: &mut Call<'_, '_>) -> Result<[Value; 2], Error> {
    let operands = call.unified(&["lhs", "rhs"])?;
    let [lhs, rhs] = [operands[0], operands[1]];
    let [first, other] = list::both([lhs, rhs], |v| call.b.shape(v).element);
    NUMBER.check(0, first).in_call(call)?;
    if first != other {
        let what = FaultKind::ElementsDiffer { first, other };
        let help = conversion::of_one([("lhs", first), ("rhs", other)]);
        return Err(call.error(Fault::operand(1, what).help(help)));
    }
    Ok([lhs, rhs])
}

/// Multiplies each element of an array with each of another of the same rank; each dimension of the result of the first
/// is followed by one of the second.
fn products(b: &mut Builder<'_>, operands: [Value; 2]) -> Result<Value, Fault> {
    // `f32[a, b]` and `f32[c, d]` are broadcast to `f32[a, c, b, d]`.
    let [lhs, rhs] = operands.map(|v| b.shape(v).dims.clone());
    let rank = lhs.len();
    let pairs = lhs.iter().zip(&rhs);
    let sizes = pairs
        .flat_map(|(l, r)| [l.clone(), r.clone()])
        .collect_vec();
    let mut wide = [operands[0]; 2];
    for (side, operand) in operands.into_iter().enumerate() {
        let dims: Vec<usize> = (0..rank).map(|d| 2 * d + side).collect_vec();
        wide[side] = broadcast::in_dim(b, operand, sizes.clone(), &dims)?;
    }
    b.formula([wide[0], wide[1]], |[x, y]| x * y)
}

/// Returns an array with blocks for the elements of one array: the other array times this element.
///
/// # Errors
/// The ranks or the element types differ.
pub fn kron(b: &mut Builder<'_>, operands: [Value; 2]) -> Result<Value, Fault> {
    let all = products(b, operands)?;
    let [lhs, rhs]: [Shape; 2] = operands.map(|v| b.shape(v).clone());
    let pairs = lhs.dims.iter().zip(&rhs.dims);
    let sizes = pairs.map(|(l, r)| {
        let size = l.times(r);
        size.map_err(|_| Fault::call(FaultKind::computed(format!("{l} * {r}"))))
    });
    reshape::reshape(b, all, sizes.collect_ok()?)
}

/// Returns the product of vectors of size 3 along a dimension: `a[i + 1] * b[i + 2] - a[i + 2] * b[i + 1]`.
///
/// # Errors
/// The shapes differ.
pub fn cross(
    b: &mut Builder<'_>,
    [lhs, rhs]: [Value; 2],
    dimension: usize,
) -> Result<Value, Fault> {
    let mut part = |value: Value, i: usize| {
        let sizes = b.shape(value).dims.clone();
        let mut starts = vec![Size::from(0); sizes.len()];
        let (mut limits, strides) = (sizes, vec![Size::from(1); starts.len()]);
        (starts[dimension], limits[dimension]) = (Size::from(i), Size::from(i + 1));
        slice::slice(b, value, starts, limits, strides)
    };
    let mut parts = |value| Ok([part(value, 0)?, part(value, 1)?, part(value, 2)?]);
    let (l, r): ([Value; 3], [Value; 3]) = (parts(lhs)?, parts(rhs)?);
    let all = (0..3).map(|i| {
        // The first component is `y * z' - z * y'`; the others follow by exchanging the names in turn.
        let (next, last) = ((i + 1) % 3, (i + 2) % 3);
        let one = b.formula([l[next], r[last]], |[x, y]| x * y)?;
        let other = b.formula([l[last], r[next]], |[x, y]| x * y)?;
        b.formula([one, other], |[one, other]| one - other)
    });
    let all = all.collect_ok()?;
    concatenate::concatenate(b, &all, dimension)
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    #[test]
    fn operands_are_vectors_or_of_one_rank() {
        check(&[
            ("outer(f32[2], f32[N])", "f32[2, N]"),
            ("kron(f32[2, 3], f32[4, N])", "f32[8, 3 * N]"),
            ("kron(i32[2], i32[3])", "i32[6]"),
            ("cross(f32[3], f32[3])", "f32[3]"),
            ("cross(c64[N, 3], c64[1, 3])", "c64[N, 3]"),
            ("cross(f32[3, N], f32[3, N], 0)", "f32[3, N]"),
            (
                "outer(f32[2, 2], f32[2])",
                "operand 0: expected a vector, found f32[2, 2]",
            ),
            (
                "outer(f32[2], f64[2])",
                "operand 1: element types differ: f32 and f64 | convert one of them: `{lhs} as f64` or `{rhs} as f32`",
            ),
            (
                "outer(bool[2], bool[2])",
                "operand 0: expected integer, floating-point or complex elements, found bool",
            ),
            (
                "kron(f32[2], f32[2, 2])",
                "operand 1: ranks differ: f32[2] has 1 dimension, f32[2, 2] has 2",
            ),
            (
                "cross(f32[2], f32[2])",
                "call: expected vectors of size 3 along dimension 0, found f32[2]",
            ),
        ]);
    }
}
