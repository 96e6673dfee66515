//! Checks that several rules share: dimension numbers, lists with an entry for each dimension, scalar operands.

use crate::error::{Error, Fault, FaultKind};
use crate::graph::Attr;
use crate::list::Items;
use crate::operation::{Argument, Call, Infer, Int};
use crate::ops::constant;
use crate::{ElementType, Literal, Shape, Size, Tree, Value};

/// Returns the arrays of the argument with this name, at least one.
pub(crate) fn arrays(call: &Call<'_, '_>, name: &'static str) -> Result<Vec<Value>, Error> {
    let values = call.arrays(name)?;
    if values.is_empty() {
        let what = FaultKind::Value {
            expected: "at least 1 operand".to_string(),
            found: "0".to_string(),
        };
        return Err(call.error(Fault::named(name, what)));
    }
    Ok(values)
}

/// Returns the arrays of the tuple with this name, which must be as many as expected.
pub(crate) fn as_many(
    call: &Call<'_, '_>,
    name: &'static str,
    expected: usize,
) -> Result<Vec<Value>, Error> {
    let values = call.arrays(name)?;
    let found = values.len();
    if expected == 0 || found != expected {
        let items = "values, one for each array";
        let expected = expected.max(1);
        let what = FaultKind::Count {
            items,
            expected,
            found,
        };
        return Err(call.error(Fault::named(name, what)));
    }
    Ok(values)
}

/// Returns the list of numbers with this name, which may be negative.
pub(crate) fn numbers(call: &Call<'_, '_>, name: &'static str) -> Result<Vec<i64>, Error> {
    let ints = call.ints(name)?.iter().enumerate();
    let known = |(i, int): (usize, &Int)| {
        let known = match int {
            Int::Negative(n) => Some(*n),
            Int::Size(size) => size.known().and_then(|n| i64::try_from(n).ok()),
        };
        known.ok_or_else(|| {
            let (expected, found) = ("a number".to_string(), int.to_string());
            call.error(Fault::item(name, i, FaultKind::Value { expected, found }))
        })
    };
    ints.map(known).collect_ok()
}

/// Returns the single number with this name, which may be negative.
pub(crate) fn number(call: &Call<'_, '_>, name: &'static str) -> Result<i64, Error> {
    let numbers = numbers(call, name)?;
    let what = FaultKind::Count {
        items: "number",
        expected: 1,
        found: numbers.len(),
    };
    match numbers.as_slice() {
        [one] => Ok(*one),
        _ => Err(call.error(Fault::named(name, what))),
    }
}

/// Checks that dimension numbers of an array of this rank are in range and distinct, and returns them.
pub(crate) fn dimensions(
    name: &'static str,
    numbers: &[i64],
    rank: usize,
) -> Result<Vec<usize>, Fault> {
    let mut dims = Vec::with_capacity(numbers.len());
    for (i, &number) in numbers.iter().enumerate() {
        let fault = |what| Fault::item(name, i, what);
        let dim = dimension(number, rank).map_err(fault)?;
        if dims.contains(&dim) {
            return Err(fault(FaultKind::RepeatedDimension(dim)));
        }
        dims.push(dim);
    }
    Ok(dims)
}

/// Checks that dimension numbers strictly increase.
pub(crate) fn increasing<D: PartialOrd>(name: &'static str, dims: &[D]) -> Result<(), Fault> {
    match dims.windows(2).position(|pair| pair[0] >= pair[1]) {
        Some(at) => Err(Fault::item(name, at + 1, FaultKind::NotIncreasing)),
        None => Ok(()),
    }
}

/// Checks a dimension number of an array of this rank, and returns it.
pub(crate) fn dimension(number: i64, rank: usize) -> Result<usize, FaultKind> {
    let dim = usize::try_from(number).ok().filter(|&dim| dim < rank);
    dim.ok_or_else(|| FaultKind::NoSuchDimension {
        found: number.to_string(),
        rank,
    })
}

/// Checks a dimension number of a call for an array of this rank, and returns it. A negative number counts from the end,
/// as in XLA: -1 is the last dimension.
pub(crate) fn dimension_from_end(number: i64, rank: usize) -> Result<usize, FaultKind> {
    if number >= 0 {
        return dimension(number, rank);
    }
    let back = usize::try_from(number.unsigned_abs()).ok();
    let dim = back.and_then(|back| rank.checked_sub(back));
    dim.ok_or(FaultKind::NoDimensionFromEnd {
        found: number,
        rank,
    })
}

/// Checks a dimension number of a call, which may be symbolic, and returns it.
pub(crate) fn dimension_of(int: &Int, rank: usize) -> Result<usize, FaultKind> {
    match int.known() {
        Some(number) => dimension_from_end(number, rank),
        None => Err(FaultKind::NoSuchDimension {
            found: int.to_string(),
            rank,
        }),
    }
}

/// Returns the list of dimension numbers of an array of this rank with this name, of which negative ones count from the
/// end. The rule of the operation reports others that are out of range.
pub(crate) fn numbers_from_end(
    call: &Call<'_, '_>,
    name: &'static str,
    rank: usize,
) -> Result<Vec<i64>, Error> {
    let numbers = numbers(call, name)?.into_iter().enumerate();
    let from_end = |(i, number)| match dimension_from_end(number, rank) {
        Ok(dim) => Ok(dim as i64),
        Err(_) if number >= 0 => Ok(number),
        Err(what) => Err(call.error(Fault::item(name, i, what))),
    };
    numbers.map(from_end).collect_ok()
}

/// Returns the number with this name as a literal, for attributes that must be constant.
pub(crate) fn scalar(
    call: &Call<'_, '_>,
    name: &'static str,
    element: ElementType,
) -> Result<Literal, Error> {
    // Unnamed numbers may be literals in the source, or constants that the front end has already added.
    let at = call
        .operation
        .params
        .iter()
        .position(|param| param.name == name);
    let number = match at.map(|at| &call.arguments[at]) {
        Some(Argument::Numbers(numbers)) => Literal::from_numbers(element, numbers).ok(),
        Some(Argument::Value(Tree::Leaf(value))) => {
            let maker = call
                .b
                .graph
                .maker(*value)
                .filter(|maker| *maker.op == constant::PRIMITIVE);
            match maker.and_then(|maker| maker.attr("value")) {
                Some(Attr::Literal(literal)) => Some(literal.clone()),
                _ => None,
            }
        }
        _ => None,
    };
    let number = number.filter(|literal| *literal.shape() == Shape::scalar(element));
    number.ok_or_else(|| {
        let what = format!("expected a compile-time constant of type {element}");
        call.error(Fault::named(name, FaultKind::Other(what)))
    })
}

/// Checks that a list has an entry for each dimension of the operand.
pub(crate) fn one_each(name: &'static str, found: usize, rank: usize) -> Result<(), Fault> {
    let what = FaultKind::Count {
        items: "numbers, one for each dimension of the operand",
        expected: rank,
        found,
    };
    (found == rank)
        .then_some(())
        .ok_or(Fault::named(name, what))
}

/// Checks that an operand is a scalar of the first operand's element type.
pub(crate) fn scalar_like_first(infer: &Infer<'_>, operand: usize) -> Result<(), Fault> {
    let expected = Shape::scalar(infer.operands[0].element);
    let found = infer.operands[operand];
    if *found == expected {
        return Ok(());
    }
    let found = found.clone();
    Err(Fault::operand(
        operand,
        FaultKind::ShapeExpected { expected, found },
    ))
}

/// Checks that a slice of these sizes fits into the operand.
pub(super) fn slice_sizes(
    infer: &Infer<'_>,
    operand: &Shape,
    sizes: &[Size],
    fault: impl Fn(usize, FaultKind) -> Fault,
) -> Result<(), Fault> {
    for (d, (size, whole)) in sizes.iter().zip(&operand.dims).enumerate() {
        infer.at_most(size, whole, || {
            let (most, found) = (whole.clone(), size.clone());
            // One slice of an array: it is the array that is too small.
            if found.is(1) {
                let of = format!("elements along dimension {d}");
                let (least, found) = (found, most);
                return fault(d, FaultKind::AtLeast { least, of, found });
            }
            let of = format!("the size of dimension {d}");
            fault(d, FaultKind::AtMost { most, of, found })
        })?;
    }
    Ok(())
}
