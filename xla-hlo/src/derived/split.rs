//! `split(x, sizes, dimension)`: consecutive parts of these sizes along a dimension, as a tuple. `split(x, parts = 3)`
//! makes equal parts.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Value, Values};
use crate::list::Items;
use crate::operation::{Call, Param};
use crate::ops::{parts, slice};
use crate::{Builder, Operation, Size, Tree};

/// The greatest number of equal parts.
const MOST: usize = 1 << 12;

/// The parts of an array along a dimension.
pub static OPERATION: Operation = Operation {
    name: "split",
    operator: None,
    params: &[
        Param::array("operand"),
        Param::sizes("sizes").optional(),
        Param::int("dimension").optional(),
        Param::int("parts").optional(),
    ],
    over_trees: false,
    build,
};

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let operand = call.array("operand")?;
    let shape = call.b.shape(operand).clone();
    let dimension = if call.is_passed("dimension") {
        call.dim("dimension", shape.rank())?
    } else {
        0
    };
    let Some(whole) = shape.dims.get(dimension) else {
        let what = FaultKind::Other("a scalar has no dimension to split".to_string());
        return Err(call.error(Fault::operand(0, what)));
    };
    let sizes = match (call.is_passed("sizes"), call.is_passed("parts")) {
        (true, true) => {
            let what = "expected `sizes` or `parts`, found both".to_string();
            return Err(call.error(Fault::named("parts", FaultKind::Other(what))));
        }
        (_, false) => call.sizes("sizes")?,
        (false, true) => equal(call, whole, dimension)?,
    };
    let mut total = Size::from(0);
    for size in &sizes {
        total = total.plus(size).map_err(|_| {
            let computed = format!("{total} + {size}");
            call.error(Fault::named("sizes", FaultKind::computed(computed)))
        })?;
    }
    // NumPy splits into a number of equal parts; the help converts such a call.
    if total != *whole {
        let what = format!(
            "expected sizes whose sum is {whole}, the size of dimension {dimension}, found {total}"
        );
        let fault = Fault::named("sizes", FaultKind::Other(what));
        return Err(call.error(match equal_parts(whole, &sizes) {
            Some(parts) => {
                let along = match dimension {
                    0 => String::new(),
                    d => format!(", dimension = {d}"),
                };
                fault.help(format!(
                    "for equal parts write `split({{operand}}, parts = {parts}{along})`"
                ))
            }
            None => fault,
        }));
    }
    let parts = split(call.b, operand, &sizes, dimension);
    let parts = parts.map_err(|fault| call.error(fault))?;
    Ok(Tree::Tuple(parts.into_iter().map(Tree::Leaf).collect_vec()))
}

/// Returns the sizes of the equal parts of a dimension of this size.
fn equal(call: &Call<'_, '_>, whole: &Size, dimension: usize) -> Result<Vec<Size>, Error> {
    let parts = parts::size(call, "parts")?;
    let count = parts.known().filter(|&n| (1..=MOST).contains(&n));
    let Some(count) = count else {
        let what = FaultKind::Value {
            expected: format!("a known number from 1 to {MOST}"),
            found: parts.to_string(),
        };
        return Err(call.error(Fault::named("parts", what)));
    };
    match whole.exact_quotient(&parts) {
        Some(size) => Ok(vec![size; count]),
        None => {
            let what = format!(
                "expected a number that divides {whole}, the size of dimension {dimension}, found {count}"
            );
            Err(call.error(Fault::named("parts", FaultKind::Other(what))))
        }
    }
}

/// Returns the number of equal parts that a single number may mean.
fn equal_parts(whole: &Size, sizes: &[Size]) -> Option<usize> {
    let (whole, [count]) = (whole.known()?, sizes) else {
        return None;
    };
    count
        .known()
        .filter(|&n| (1..=MOST).contains(&n) && whole % n == 0)
}

/// Returns consecutive parts of these sizes along a dimension, whose size is their sum.
///
/// # Errors
/// A part is out of bounds.
pub fn split(
    b: &mut Builder<'_>,
    operand: Value,
    sizes: &[Size],
    dimension: usize,
) -> Result<Vec<Value>, Fault> {
    let whole = b.shape(operand).dims.clone();
    let ones = vec![Size::from(1); whole.len()];
    let mut start = vec![Size::from(0); whole.len()];
    let mut parts = Vec::with_capacity(sizes.len());
    for size in sizes {
        let end = start[dimension].plus(size);
        let computed = || FaultKind::computed(format!("{} + {size}", start[dimension]));
        let end = end.map_err(|_| Fault::named("sizes", computed()))?;
        let mut limit = whole.clone();
        limit[dimension] = end.clone();
        parts.push(slice::slice(
            b,
            operand,
            start.clone(),
            limit,
            ones.clone(),
        )?);
        start[dimension] = end;
    }
    Ok(parts)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn the_sizes_add_up_to_the_size_of_the_dimension() {
        check(&[
            ("split(f32[5, 3], [2, 3])", "(f32[2, 3], f32[3, 3])"),
            (
                "split(f32[2, 6], [1, 2, 3], 1)",
                "(f32[2, 1], f32[2, 2], f32[2, 3])",
            ),
            ("split(i32[N + 2], [N, 2])", "(i32[N], i32[2])"),
            (
                "split(f32[6], 3)",
                "sizes: expected sizes whose sum is 6, the size of dimension 0, found 3 | \
                 for equal parts write `split({operand}, parts = 3)`",
            ),
            (
                "split(f32[2, 6], parts = 2, dimension = -1)",
                "(f32[2, 3], f32[2, 3])",
            ),
            ("split(i32[4 * N], parts = 2)", "(i32[2 * N], i32[2 * N])"),
            (
                "split(f32[6], parts = 4)",
                "parts: expected a number that divides 6, the size of dimension 0, found 4",
            ),
            (
                "split(f32[N], parts = 2)",
                "parts: expected a number that divides N, the size of dimension 0, found 2",
            ),
            (
                "split(f32[6], parts = 0)",
                "parts: expected a known number from 1 to 4096, found 0",
            ),
            (
                "split(f32[6], [6], parts = 1)",
                "parts: expected `sizes` or `parts`, found both",
            ),
            (
                "split(f32[6], [3, 4])",
                "sizes: expected sizes whose sum is 6, the size of dimension 0, found 7",
            ),
            (
                "split(f32[], [1])",
                "operand 0: a scalar has no dimension to split",
            ),
            (
                "split(f32[2], [2], 1)",
                "dimension[0]: expected dimension 0, found 1",
            ),
        ]);
    }

    #[test]
    fn each_part_is_a_slice() {
        assert_eq!(primitives("split(f32[4], [1, 3])"), ["slice", "slice"]);
    }
}
