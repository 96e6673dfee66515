//! The derivative of `slice`.

use super::calculus::{self};
use super::rules::{Derivative, Operands, Rule, Transpose};
use crate::attr;
use crate::error::{Fault, FaultKind};
use crate::list::{self, Items};
use crate::ops::slice::{PRIMITIVE, slice};
use crate::ops::{concatenate, constant, dynamic_update_slice, pad};
use crate::{ElementType, Literal, Size, Value};

pub(super) static RULES: &[Rule] = &[Rule {
    primitive: &PRIMITIVE,
    derivative: Derivative::Linear(Operands::ALL),
    transpose: Some(transposed),
}];

/// The number of parts up to which slices next to each other have cotangents that are concatenated.
const PARTS: usize = 16;

/// The cotangent of the slice is added to the elements that the slice reads.
fn transposed(t: &mut Transpose<'_, '_>) -> Result<(), Fault> {
    let Some(mut update) = t.cotangents[0] else {
        return Ok(());
    };
    let [starts, strides] = list::both(["start_indices", "strides"], |name| {
        attr::sizes(&t.instr.attrs, name).to_vec()
    });
    let unit = vec![Size::from(1); starts.len()];
    let known = |sizes: &[Size]| {
        sizes
            .iter()
            .map(|size| Some(size.known()? as i64))
            .collect_some()
    };
    // A stride skips elements, which have no cotangent: `interior` padding puts zeros there.
    // With `x[0:5:2]`: `[a, b, c] -> [a, 0, b, 0, c]`, which then is the cotangent of `x[0:5]`.
    if strides != unit {
        let interior: Option<Vec<i64>> = known(&strides);
        let Some(interior) = interior else {
            let what = "the derivative of a slice whose stride is a generic size is not supported";
            let fault = Fault::call(FaultKind::Other(what.to_string()));
            return Err(fault.help("write the stride as a number"));
        };
        let zero = t.b.scalar(t.results[0].element, 0.0);
        let none = vec![0; interior.len()];
        let interior = interior.iter().map(|&stride| stride - 1).collect_vec();
        update = pad::pad(t.b, update, zero, [none.clone(), none, interior])?;
    }
    // Slices next to each other, as of a `split`: one concatenation instead of an update for each.
    if let Some(whole) = concatenated(t, update, &starts)? {
        t.sums[0] = Some(whole);
        return Ok(());
    }
    // Another use of the operand has a cotangent already: read it where the slice is, and add to it.
    if let Some(sum) = t.sums[0] {
        let sizes = t.b.shape(update).dims.clone();
        let limits = starts
            .iter()
            .zip(&sizes)
            .map(|(start, size)| start.clone() + size.clone());
        let old = slice(t.b, sum, starts.clone(), limits.collect_vec(), unit)?;
        update = t.b.formula([old, update], |[old, update]| old + update)?;
    }
    // The update writes only the part that the slice reads; it is in place where the sum is not read again.
    let sum = t.sum_or_zeros(0)?;
    let starts = starts
        .into_iter()
        .map(|start| constant::size(t.b, ElementType::I64, start));
    let starts = starts.collect_vec();
    t.sums[0] = Some(dynamic_update_slice::dynamic_update_slice(
        t.b, sum, update, &starts,
    )?);
    Ok(())
}

/// Returns the sum so far, which is a concatenation, with a slice in place of zeros; `None` if it is not of this kind.
///
/// The cotangents of slices that divide an array, such as the gates of a recurrent network, are concatenated
/// without zeros.
fn concatenated(
    t: &mut Transpose<'_, '_>,
    update: Value,
    starts: &[Size],
) -> Result<Option<Value>, Fault> {
    let (whole, part) = (t.shapes[0].dims.clone(), t.b.shape(update).dims.clone());
    // Exactly one dimension may be cut.
    let mut cut = (0..whole.len()).filter_items(|&d| whole[d] != part[d]);
    let (Some(d), None) = (cut.next(), cut.next()) else {
        return Ok(None);
    };
    let mut parts = match t.sums[0] {
        None => vec![(Part::Zeros, whole[d].known())],
        Some(sum) => match parts(t, sum, d) {
            Some(parts) => parts,
            None => return Ok(None),
        },
    };
    let (mut first, mut place) = (0, 0);
    let (Some(start), Some(size)) = (starts[d].known(), part[d].known()) else {
        return Ok(None);
    };
    // `first` is where the part begins, `place` its index.
    // The part that the slice begins in.
    while let Some(&(_, Some(length))) = parts.get(place)
        && first + length <= start
    {
        first += length;
        place += 1;
    }
    // The slice must be inside one part of zeros; where cotangents overlap, they are added instead.
    let Some(&(Part::Zeros, Some(length))) = parts.get(place) else {
        return Ok(None);
    };
    if parts.len() > PARTS || start + size > first + length {
        return Ok(None);
    }
    // The part is replaced by the zeros before the slice, the slice, and the zeros after it.
    let pieces = [
        (Part::Zeros, start - first),
        (Part::Value(update), size),
        (Part::Zeros, first + length - start - size),
    ];
    let pieces = pieces.into_iter().filter_items(|(_, size)| *size > 0);
    parts.splice(place..=place, pieces.map(|(part, size)| (part, Some(size))));
    let mut operands = Vec::with_capacity(parts.len());
    for (part, size) in parts {
        operands.push(match part {
            Part::Value(value) => value,
            Part::Zeros => {
                let mut zeros = t.shapes[0].clone();
                let size = size.expect("zeros beside a slice have a known size");
                zeros.dims[d] = Size::from(size);
                calculus::zeros(t.b, &zeros)?
            }
        });
    }
    concatenate::concatenate(t.b, &operands, d).map(Some)
}

/// A part of a concatenation.
#[derive(Clone, Copy)]
enum Part {
    Zeros,
    Value(Value),
}

/// Returns the parts of a concatenation along a dimension, with their sizes if they are known.
fn parts(t: &Transpose<'_, '_>, sum: Value, d: usize) -> Option<Vec<(Part, Option<usize>)>> {
    let maker = t.b.graph.maker(sum)?;
    if *maker.op != concatenate::PRIMITIVE || concatenate::dimension(maker) != d {
        return None;
    }
    let zeros = |value: Value| {
        let of = t.b.graph.maker(value)?.operands.first()?;
        let literal = constant::literal(&t.b.graph, *of)?;
        (*literal == Literal::zero(t.shapes[0].element)).then_some(())
    };
    let part = |value: Value, size: Option<usize>| match (zeros(value), size) {
        (Some(()), Some(_)) => Part::Zeros,
        _ => Part::Value(value),
    };
    let parts = maker.operands.iter().map(|&value| {
        let size = t.b.shape(value).dims[d].known();
        (part(value, size), size)
    });
    Some(parts.collect_vec())
}
