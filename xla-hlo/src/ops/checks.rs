//! Checks that several rules share: dimension numbers, lists with an entry for each dimension, scalar operands.

use crate::error::{Error, Fault, What};
use crate::graph::Attr;
use crate::list::Items;
use crate::operation::{Argument, Call, Infer, Int};
use crate::ops::constant;
use crate::{ElementType, Literal, Shape, Size, Tree, Value};

/// Returns the arrays of the argument with this name, of which there must be at least one.
pub(crate) fn arrays(call: &Call<'_, '_>, name: &'static str) -> Result<Vec<Value>, Error> {
    let values = call.arrays(name)?;
    if values.is_empty() {
        let what = What::Count {
            items: "operand at least",
            wanted: 1,
            came: 0,
        };
        return Err(call.error(Fault::named(name, what)));
    }
    Ok(values)
}

/// Returns the arrays of the tuple with this name, which must be as many as expected.
pub(crate) fn as_many(
    call: &Call<'_, '_>,
    name: &'static str,
    wanted: usize,
) -> Result<Vec<Value>, Error> {
    let values = call.arrays(name)?;
    let came = values.len();
    if wanted == 0 || came != wanted {
        let items = "values, one for each array";
        let wanted = wanted.max(1);
        let what = What::Count {
            items,
            wanted,
            came,
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
            let (wanted, came) = ("a number".to_string(), int.to_string());
            call.error(Fault::item(name, i, What::Value { wanted, came }))
        })
    };
    ints.map(known).collect_ok()
}

/// Returns the single number with this name, which may be negative.
pub(crate) fn number(call: &Call<'_, '_>, name: &'static str) -> Result<i64, Error> {
    let numbers = numbers(call, name)?;
    let what = What::Count {
        items: "number",
        wanted: 1,
        came: numbers.len(),
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
            return Err(fault(What::RepeatedDimension(dim)));
        }
        dims.push(dim);
    }
    Ok(dims)
}

/// Checks that dimension numbers strictly increase.
pub(crate) fn increasing(name: &'static str, dims: &[usize]) -> Result<(), Fault> {
    match dims.windows(2).find_index(|pair| pair[0] >= pair[1]) {
        Some(at) => Err(Fault::item(name, at + 1, What::NotIncreasing)),
        None => Ok(()),
    }
}

/// Checks a dimension number of an array of this rank, and returns it.
pub(crate) fn dimension(number: i64, rank: usize) -> Result<usize, What> {
    let dim = usize::try_from(number).ok().filter(|&dim| dim < rank);
    dim.ok_or_else(|| What::NoSuchDimension {
        came: number.to_string(),
        rank,
    })
}

/// Returns the number with this name as a literal, for attributes that must be constant.
pub(crate) fn scalar(
    call: &Call<'_, '_>,
    name: &'static str,
    element: ElementType,
) -> Result<Literal, Error> {
    let at = call
        .operation
        .params
        .iter()
        .find_index(|param| param.name == name);
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
        let what = format!("needs a number of type {element} that is known while compiling");
        call.error(Fault::named(name, What::Other(what)))
    })
}

/// Checks that a list has an entry for each dimension of the operand.
pub(crate) fn one_each(name: &'static str, came: usize, rank: usize) -> Result<(), Fault> {
    let what = What::Count {
        items: "numbers, one for each dimension of the operand",
        wanted: rank,
        came,
    };
    (came == rank).then_some(()).ok_or(Fault::named(name, what))
}

/// Checks that an operand is a scalar of the first operand's element type.
pub(crate) fn scalar_like_first(infer: &Infer<'_>, operand: usize) -> Result<(), Fault> {
    let wanted = Shape::scalar(infer.operands[0].element);
    let came = infer.operands[operand];
    if *came == wanted {
        return Ok(());
    }
    let came = came.clone();
    Err(Fault::operand(operand, What::ShapeWanted { wanted, came }))
}

/// Checks that a slice of these sizes fits into the operand.
pub(super) fn slice_sizes(
    infer: &Infer<'_>,
    operand: &Shape,
    sizes: &[Size],
    fault: impl Fn(usize, What) -> Fault,
) -> Result<(), Fault> {
    for (d, (size, whole)) in sizes.iter().zip(&operand.dims).enumerate() {
        infer.at_most(size, whole, || {
            let (most, came) = (whole.clone(), size.clone());
            let of = format!("the size of dimension {d}");
            fault(d, What::AtMost { most, of, came })
        })?;
    }
    Ok(())
}
