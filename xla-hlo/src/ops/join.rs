//! Implicit broadcasting, with XLA's rules: a scalar is broadcast to every index, a dimension of size 1 is repeated,
//! and an operand of lower rank must select its dimensions, with `broadcast_dimensions` or `.along`.

use crate::error::{At, Error, Fault, FaultKind};
use crate::graph::Emit;
use crate::graph::Value;
use crate::list::{self, Items};
use crate::operation::Call;
use crate::operation::InCall;
use crate::ops::{along, broadcast, checks, conversion};
use crate::{Shape, Size};

/// Checks that all operands have one shape, and returns it.
pub(crate) fn same_shape<'a>(operands: &[&'a Shape]) -> Result<&'a Shape, Fault> {
    let first = operands[0];
    for (i, other) in operands.iter().enumerate().skip(1) {
        if first.element != other.element {
            return Err(Fault::operand(
                i,
                FaultKind::ElementsDiffer {
                    first: first.element,
                    other: other.element,
                },
            ));
        }
        if first.dims != other.dims {
            return Err(Fault::operand(
                i,
                FaultKind::ShapeExpected {
                    expected: first.clone(),
                    found: (*other).clone(),
                },
            ));
        }
    }
    Ok(first)
}

/// Returns the two operands, broadcast to one shape.
pub(crate) fn binary_operands(call: &mut Call<'_, '_>) -> Result<Vec<Value>, Error> {
    let names = list::both([0, 1], |i: usize| call.operation.params[i].name);
    let mut operands = call.unified(&names)?;
    let [lhs, rhs] = list::both([operands[0], operands[1]], |v| call.b.shape(v).clone());
    if lhs.element != rhs.element {
        let what = FaultKind::ElementsDiffer {
            first: lhs.element,
            other: rhs.element,
        };
        let help = conversion::of_one([(names[0], lhs.element), (names[1], rhs.element)]);
        return Err(call.error(Fault::operand(1, what).help(help)));
    }
    // XLA's form: the dimensions of the operand of lower rank, whichever side it is on. An operation whose second operand
    // is optional lacks it.
    if call.operation.params.len() > 2 && call.is_passed("broadcast_dimensions") {
        let (low, high) = if lhs.rank() <= rhs.rank() {
            (0, 1)
        } else {
            (1, 0)
        };
        let shapes = [&lhs, &rhs];
        let dims = call.dims("broadcast_dimensions", shapes[high].rank())?;
        checks::increasing("broadcast_dimensions", &dims).map_err(|f| call.error(f))?;
        let fault = |fault: Fault| Fault {
            at: At::Named("broadcast_dimensions", None),
            ..fault
        };
        operands[low] = lay_along(call.b, operands[low], &shapes[high].dims, &dims)
            .map_err(|f| call.error(fault(f)))?;
    }
    let joined = join(call.b, &mut operands);
    let product = (call.operation.name == "mul")
        .then(|| matrix_product(&lhs, &rhs))
        .flatten();
    joined
        .map_err(|fault| match (&product, &fault.help) {
            (Some(product), Some(help)) => {
                let help = format!(
                    "{product} for the product of matrices; for the product of elements, {help}"
                );
                fault.help(help)
            }
            (Some(product), None) => {
                let help = format!("{product} for the product of matrices");
                fault.help(help)
            }
            (None, _) => fault,
        })
        .map_err(|fault| renamed(fault, names))
        .in_call(call)?;
    Ok(operands)
}

/// Returns how to write the product of a matrix with a matrix or a vector, if the shapes have one.
fn matrix_product(lhs: &Shape, rhs: &Shape) -> Option<String> {
    let is_one = match (&lhs.dims[..], &rhs.dims[..]) {
        ([_, inner], [first] | [first, _]) | ([inner], [first, _]) => inner == first,
        _ => false,
    };
    is_one.then(|| "write `dot({lhs}, {rhs})`".to_string())
}

/// Replaces `{lhs}` and `{rhs}` in the help of a fault by the names of the two operands.
pub(crate) fn renamed(fault: Fault, [first, second]: [&str; 2]) -> Fault {
    let named = |help: String| {
        help.replace("{lhs}", &format!("{{{first}}}"))
            .replace("{rhs}", &format!("{{{second}}}"))
    };
    Fault {
        help: fault.help.map(named),
        ..fault
    }
}

/// Broadcasts operands to one shape: scalars, `.along`, dimensions of size 1.
pub(crate) fn join(b: &mut dyn Emit, operands: &mut [Value]) -> Result<(), Fault> {
    // Most operands have one shape, so that nothing is to be done.
    let sizes = &b.shape(operands[0]).dims;
    let fits = |&v: &Value| b.shape(v).dims == *sizes && along::dimensions(b.graph(), v).is_none();
    if operands.iter().all(fits) {
        return Ok(());
    }
    let highest = lay_marked(b, operands)?;
    let shapes: Vec<Shape> = operands.iter().map(|&v| b.shape(v).clone()).collect_vec();
    let Some(first) = shapes.iter().find(|shape| shape.rank() == highest) else {
        return Ok(());
    };
    // Each dimension has the size of the operand whose size there is not 1.
    let mut sizes = first.dims.clone();
    for (i, shape) in shapes
        .iter()
        .enumerate()
        .filter_items(|(_, s)| !s.is_scalar())
    {
        if shape.rank() != sizes.len() {
            return Err(ranks_differ(i, &shapes));
        }
        for (d, size) in shape.dims.iter().enumerate() {
            if sizes[d].is(1) {
                sizes[d] = size.clone();
            } else if !size.is(1) && *size != sizes[d] {
                let what = FaultKind::SizesDiffer {
                    first: first.clone(),
                    other: shape.clone(),
                    dimension: d,
                };
                return Err(Fault::operand(i, what));
            }
        }
    }
    for operand in operands {
        let rank = b.shape(*operand).rank();
        let dims: Vec<usize> = (0..rank).collect_vec();
        *operand = broadcast::in_dim(b, *operand, sizes.clone(), &dims)?;
    }
    Ok(())
}

/// Broadcasts the operands marked by `.along` to the sizes of the operand of the highest rank, or to all dimensions that
/// they have together, and returns the number of dimensions.
pub(crate) fn lay_marked(b: &mut dyn Emit, operands: &mut [Value]) -> Result<usize, Fault> {
    let highest = operands
        .iter()
        .copied()
        .max_by_key(|&v| b.shape(v).rank())
        .map(|v| b.shape(v).dims.clone())
        .expect("an elementwise operation has an operand");
    let highest = together(b, operands, highest.len()).unwrap_or(highest);
    for (i, operand) in operands.iter_mut().enumerate() {
        if let Some((plain, dims)) = along::dimensions(b.graph(), *operand) {
            let own = b.shape(plain).dims.clone();
            let dims = dims
                .into_iter()
                .map(|d| checks::dimension_from_end(d, highest.len()).map_err(Fault::call));
            let laid = dims.collect_ok().and_then(|dims: Vec<usize>| {
                checks::increasing("dimensions", &dims)?;
                lay_along(b, plain, &highest, &dims)
            });
            *operand = laid.map_err(|fault| {
                let fault = Fault {
                    at: At::Operand(i),
                    ..fault
                };
                // One possible place makes a help; several would be a guess.
                match placements(&own, &highest, 0).as_slice() {
                    [one] => fault.help(format!("write {}", shown("", one))),
                    _ => fault,
                }
            })?;
        }
    }
    Ok(highest.len())
}

/// Returns the sizes of all dimensions that marked operands have together, `x.along([0]) * y.along([1])`, if these are
/// more than a number of dimensions, and each is one of an operand. There is another operand, not marked, otherwise.
fn together(b: &dyn Emit, operands: &[Value], rank: usize) -> Option<Vec<Size>> {
    let most: usize = operands.iter().map(|&v| b.shape(v).rank()).sum();
    let mut sizes: Vec<Option<Size>> = Vec::new();
    for &operand in operands {
        if b.shape(operand).is_scalar() {
            continue;
        }
        let (plain, dims) = along::dimensions(b.graph(), operand)?;
        for (size, d) in b.shape(plain).dims.iter().zip(dims) {
            // A number that counts from the end has no meaning without the other dimensions.
            let d = usize::try_from(d).ok().filter(|&d| d < most)?;
            if sizes.len() <= d {
                sizes.resize(d + 1, None);
            }
            if sizes[d].as_ref().is_none_or(|size| size.is(1)) {
                sizes[d] = Some(size.clone());
            }
        }
    }
    let all = sizes.into_iter().collect_some()?;
    (all.len() > rank).then_some(all)
}

/// Broadcasts the operand to the sizes, with its dimension `i` as dimension `dims[i]`.
fn lay_along(
    b: &mut dyn Emit,
    operand: Value,
    sizes: &[Size],
    dims: &[usize],
) -> Result<Value, Fault> {
    let own = b.shape(operand).dims.clone();
    checks::one_each("broadcast_dimensions", dims.len(), own.len())?;
    // A dimension of size 1 in the other operand is repeated too, so the operand's own size is used.
    let mut sizes = sizes.to_vec();
    for (i, &d) in dims.iter().enumerate() {
        checks::dimension(d as i64, sizes.len()).map_err(Fault::call)?;
        if sizes[d].is(1) {
            sizes[d] = own[i].clone();
        }
    }
    broadcast::in_dim(b, operand, sizes, dims)
}

/// Returns the fault of different ranks, and suggests an `.along` if exactly one matches.
fn ranks_differ(operand: usize, shapes: &[Shape]) -> Fault {
    let other = (0..shapes.len())
        .find(|&i| i != operand && !shapes[i].is_scalar())
        .expect("two operands that are not scalars have different ranks");
    let (low, high) = if shapes[operand].rank() < shapes[other].rank() {
        (operand, other)
    } else {
        (other, operand)
    };
    let name = if low == 0 { "{lhs}" } else { "{rhs}" };
    let help = where_along(name, &shapes[low].dims, &shapes[high].dims);
    let (first, second) = (operand.min(other), operand.max(other));
    let what = FaultKind::RanksDiffer {
        first: shapes[first].clone(),
        other: shapes[second].clone(),
    };
    Fault::operand(low, what).help(help)
}

/// Returns the `.along` that broadcasts an operand of this name and these sizes to others, or how to find it.
pub(crate) fn where_along(name: &str, own: &[Size], sizes: &[Size]) -> String {
    match placements(own, sizes, 0).as_slice() {
        [] => format!("specify the dimensions to broadcast `{name}` along: `{name}.along([..])`"),
        [one] => format!("write {}", shown(name, one)),
        many => {
            let many: Vec<String> = many.iter().map(|dims| shown(name, dims)).collect_vec();
            format!(
                "specify the dimensions to broadcast it along: {}",
                many.join(" or ")
            )
        }
    }
}

/// Formats an `.along` of an operand.
fn shown(name: &str, dims: &[usize]) -> String {
    let dims: Vec<String> = dims.iter().map(usize::to_string).collect_vec();
    format!("`{name}.along([{}])`", dims.join(", "))
}

/// Returns at most three increasing lists of dimensions whose sizes match: a message shows alternatives, but not all of
/// many.
fn placements(own: &[Size], sizes: &[Size], from: usize) -> Vec<Vec<usize>> {
    let Some((first, rest)) = own.split_first() else {
        return vec![Vec::new()];
    };
    let mut found = Vec::new();
    for d in from..sizes.len() {
        // Depth first: a dimension of the operand is placed, and the rest after it.
        if *first == sizes[d] {
            for mut tail in placements(rest, sizes, d + 1) {
                tail.insert(0, d);
                found.push(tail);
            }
        }
        if found.len() > 2 {
            break;
        }
    }
    found.truncate(3);
    found
}

#[cfg(test)]
mod tests {
    use crate::testing::check;

    // C1, C2, .. are StableHLO's numbers of the constraints.
    #[test]
    fn operands_are_brought_to_one_shape() {
        check(&[
            // C1
            (
                "add(f32[2, 3], f32[2, 4])",
                "operand 1: sizes of dimension 1 differ: 3 in f32[2, 3] and 4 in f32[2, 4]",
            ),
            (
                "add(f32[2], f64[2])",
                "operand 1: element types differ: f32 and f64 | convert one of them: `{lhs} as f64` or `{rhs} as f32`",
            ),
            (
                "add(i32[2], 1.5)",
                "rhs: expected a literal of type i32, found `1.5` | convert the integers: `{lhs} as f32`",
            ),
            ("add(u8[2], 256)", "rhs: `256` is out of range for u8"),
            (
                "add(f32[2], f32[N])",
                "operand 1: sizes of dimension 0 differ: 2 in f32[2] and N in f32[N]",
            ),
            (
                "add(1.0, 2.0)",
                "call: cannot infer the element type of these literals | write the type on one of them: `2.0f32`",
            ),
            (
                "add(f32[2, 3], f32[3])",
                "operand 1: ranks differ: f32[2, 3] has 2 dimensions, f32[3] has 1 | write `{rhs}.along([1])`",
            ),
            (
                "add(f32[3, 3], f32[3])",
                "operand 1: ranks differ: f32[3, 3] has 2 dimensions, f32[3] has 1 | specify the dimensions to broadcast it along: `{rhs}.along([0])` or `{rhs}.along([1])`",
            ),
            (
                "add(f32[2, 3], f32[4])",
                "operand 1: ranks differ: f32[2, 3] has 2 dimensions, f32[4] has 1 | specify the dimensions to broadcast `{rhs}` along: `{rhs}.along([..])`",
            ),
            (
                "add(f32[2, 3], f32[4], broadcast_dimensions = [1])",
                "broadcast_dimensions: operand dimension 0 has size 4, result dimension 1 has size 3: they must be equal, or the first must be 1",
            ),
            (
                "add(f32[2, 3], f32[3], broadcast_dimensions = [2])",
                "broadcast_dimensions[0]: expected a dimension from 0 to 1, found 2",
            ),
            (
                "add(f32[2, 3], f32[3], broadcast_dimensions = [0, 1])",
                "broadcast_dimensions: expected 1 number, one for each dimension of the operand, found 2",
            ),
            (
                "add(f32[3, 3], f32[3, 3], broadcast_dimensions = [1, 0])",
                "broadcast_dimensions[1]: dimension numbers must increase",
            ),
            (
                "lt(f32[3, 3], f32[3, 2, 3], broadcast_dimensions = [2, 0])",
                "broadcast_dimensions[1]: dimension numbers must increase",
            ),
            (
                "add(f32[2, 3], f32[3], broadcast_dimensions = [1])",
                "f32[2, 3]",
            ),
            (
                "add(f32[3], f32[2, 3], broadcast_dimensions = [1])",
                "f32[2, 3]",
            ),
            ("add(f32[2, 3], f32[])", "f32[2, 3]"),
            ("add(2.0, f32[2, 3])", "f32[2, 3]"),
            ("add(f32[2, 1], f32[1, 3])", "f32[2, 3]"),
            ("add(f32[1], f32[N])", "f32[N]"),
            ("add(bool[2], bool[2])", "bool[2]"),
        ]);
    }
}
