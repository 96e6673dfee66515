//! What several rules check alike: dimension numbers, lists with a number for each dimension, scalar operands.

use crate::error::{Error, Fault, What};
use crate::operation::{Call, Infer};
use crate::{Shape, Value};

/// The arrays under a name, of which there has to be one at least.
pub(crate) fn arrays(call: &Call<'_, '_>, name: &'static str) -> Result<Vec<Value>, Error> {
    let values = call.value(name)?;
    let values: Vec<Value> = values.leaves().into_iter().copied().collect();
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

/// Dimension numbers of an array of this rank, each at most once.
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

/// A dimension number of an array of this rank.
pub(crate) fn dimension(number: i64, rank: usize) -> Result<usize, What> {
    let dim = usize::try_from(number).ok().filter(|&dim| dim < rank);
    dim.ok_or_else(|| What::NoSuchDimension {
        came: number.to_string(),
        rank,
    })
}

/// Whether a list has a number for each dimension of the operand.
pub(crate) fn one_each(name: &'static str, came: usize, rank: usize) -> Result<(), Fault> {
    let what = What::Count {
        items: "numbers, one for each dimension of the operand",
        wanted: rank,
        came,
    };
    (came == rank).then_some(()).ok_or(Fault::named(name, what))
}

/// Whether an operand is a scalar of the first operand's element type.
pub(crate) fn scalar_like_first(infer: &Infer<'_>, operand: usize) -> Result<(), Fault> {
    let wanted = Shape::scalar(infer.operands[0].element);
    let came = infer.operands[operand];
    if *came == wanted {
        return Ok(());
    }
    let came = came.clone();
    Err(Fault::operand(operand, What::ShapeWanted { wanted, came }))
}
