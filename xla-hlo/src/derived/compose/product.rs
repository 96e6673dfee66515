//! Products by labels: diagonals, traces, and the order of multiplication.
//!
//! Two factors that share a label which nothing else needs become one `dot_general`; others are broadcast and
//! multiplied. Of several factors, the pair whose product has the fewest elements is multiplied first, the leftmost
//! pair if several are equal; if a size is symbolic, the factors are multiplied from left to right.

use super::operands::OperandDimension;
use crate::derived::fold;
use crate::error::Fault;
use crate::graph::Value;
use crate::labels::Label;
use crate::list::{self, Items};
use crate::ops::dot_general::dot_general;
use crate::ops::{broadcast, iota, transpose};
use crate::{Builder, ElementType, Literal, Size};

/// An array with a label for each of its dimensions.
#[derive(Clone)]
pub(super) struct LabelledArray {
    pub(super) value: Value,
    pub(super) labels: Vec<Label>,
}

/// The sizes of the labels, already checked to agree.
pub(super) struct Sizes<'k>(pub(super) &'k [(Label, OperandDimension)]);

impl Sizes<'_> {
    fn of(&self, labels: &[Label]) -> Vec<Size> {
        let size = |label: &Label| {
            let mut known = self.0.iter().filter_items(|(other, _)| other == label);
            known.next().map(|(_, place)| place.size.clone())
        };
        labels.iter().filter_map(size).collect_vec()
    }

    /// Returns the number of elements of an array with these labels, if it is known. It saturates, because the array
    /// may never be computed.
    fn elements(&self, labels: &[Label]) -> Option<usize> {
        let mut sizes = self.of(labels).into_iter();
        sizes.try_fold(1, |all, size| {
            Some(usize::saturating_mul(all, size.known()?))
        })
    }
}

/// Multiplies parts whose labels are already checked, with the result's dimensions in the order of its labels.
pub(super) fn multiply(
    b: &mut Builder<'_>,
    parts: Vec<LabelledArray>,
    sizes: &Sizes<'_>,
    result: &[Label],
) -> Result<Value, Fault> {
    // `a("i,i")` becomes its diagonal `i` first, so that a label is once in each part.
    let parts = parts.into_iter().map(|part| diagonal(b, part));
    let mut parts = parts.collect_ok()?;
    for at in 0..parts.len() {
        // A label of one part only is summed now, and makes every later product smaller.
        let in_others = |label: &Label| {
            let mut others = parts.iter().enumerate().filter_items(|(i, _)| *i != at);
            others.any(|(_, part)| part.labels.contains(label))
        };
        let stays: Vec<Label> = (parts[at].labels.iter())
            .filter_items(|label| result.contains(label) || in_others(label))
            .copied()
            .collect_vec();
        parts[at] = traced(b, parts[at].clone(), stays)?;
    }
    // Labels that no other part needs are contracted in the product of the pair that has them.
    while parts.len() > 1 {
        let (first, second) = next(&parts, sizes, result);
        let y = parts.remove(second);
        let x = parts.remove(first);
        let needed = |label: &Label| {
            result.contains(label) || parts.iter().any(|part| part.labels.contains(label))
        };
        // The last product yields the requested order of dimensions, so most compositions need no transpose after it.
        let expected = parts.is_empty().then_some(result);
        let both = pair(b, [x, y], &needed, expected, sizes)?;
        parts.insert(first, both);
    }
    turned(b, parts.swap_remove(0), result)
}

/// Selects the two parts to multiply next.
fn next(parts: &[LabelledArray], sizes: &Sizes<'_>, result: &[Label]) -> (usize, usize) {
    let pairs = (0..parts.len()).flat_items(|i| (i + 1..parts.len()).map(move |j| (i, j)));
    let elements = |&(i, j): &(usize, usize)| {
        let stays = |label: &Label| {
            let mut others = (0..parts.len()).filter_items(|&k| k != i && k != j);
            result.contains(label) || others.any(|k| parts[k].labels.contains(label))
        };
        let mut labels = union(&parts[i].labels, &parts[j].labels);
        labels.retain(stays);
        sizes.elements(&labels)
    };
    // Symbolic sizes cannot be compared, and the order must not depend on the sizes of a later call.
    if pairs.clone().any(|pair| elements(&pair).is_none()) {
        return (0, 1);
    }
    pairs
        .min_by_key(elements)
        .expect("a product that is divided has two parts or more")
}

/// Returns the labels of the first list, then those that only the second has.
fn union(first: &[Label], second: &[Label]) -> Vec<Label> {
    let new = second.iter().filter_items(|label| !first.contains(label));
    first.iter().chain_items(new).copied().collect_vec()
}

/// Multiplies two parts and sums over the labels that are no longer needed.
fn pair(
    b: &mut Builder<'_>,
    [x, y]: [LabelledArray; 2],
    needed: &dyn Fn(&Label) -> bool,
    expected: Option<&[Label]>,
    sizes: &Sizes<'_>,
) -> Result<LabelledArray, Fault> {
    let shared = |label: &&Label| y.labels.contains(label);
    // A shared label that nothing else needs is contracted. Otherwise the parts are multiplied elementwise.
    if x.labels
        .iter()
        .filter_items(shared)
        .any(|label| !needed(label))
    {
        return contracted(b, [x, y], needed, expected, sizes);
    }
    let labels = expected.map_or_else(|| union(&x.labels, &y.labels), <[Label]>::to_vec);
    let x = spread(b, x, &labels, sizes)?;
    let y = spread(b, y, &labels, sizes)?;
    let value = b.formula([x, y], |[x, y]| x * y)?;
    Ok(LabelledArray { value, labels })
}

/// Broadcasts the array to all of these labels.
fn spread(
    b: &mut Builder<'_>,
    part: LabelledArray,
    labels: &[Label],
    sizes: &Sizes<'_>,
) -> Result<Value, Fault> {
    if part.labels.len() == labels.len() {
        return turned(b, part, labels);
    }
    let dims = part.labels.iter().map(|label| place(labels, label));
    let dims: Vec<usize> = dims.collect_vec();
    broadcast::in_dim(b, part.value, sizes.of(labels), &dims)
}

/// Multiplies two parts with one `dot_general`. Its result has the shared dimensions first, then the left operand's,
/// then the right one's: the operands are swapped if that yields the requested order, and otherwise the smaller of
/// operands and result are transposed.
fn contracted(
    b: &mut Builder<'_>,
    parts: [LabelledArray; 2],
    needed: &dyn Fn(&Label) -> bool,
    expected: Option<&[Label]>,
    sizes: &Sizes<'_>,
) -> Result<LabelledArray, Fault> {
    let [x, y] = &parts;
    // Shared labels are contracted, or batches. `expected` orders the batches as in the result; before the last
    // product, the order of the left part costs no transpose.
    let both = |label: &&Label| x.labels.contains(label) && y.labels.contains(label);
    let batch: Vec<Label> = match expected {
        Some(expected) => expected.iter().filter_items(both).copied().collect_vec(),
        None => x
            .labels
            .iter()
            .filter_items(both)
            .filter_items(|label| needed(label))
            .copied()
            .collect_vec(),
    };
    let free = |part: &LabelledArray| {
        part.labels
            .iter()
            .filter_items(|label| !both(label))
            .copied()
            .collect_vec()
    };
    let own: [Vec<Label>; 2] = [free(x), free(y)];
    let (sides, swapped) = match expected {
        Some(expected) => order(expected, &batch, &parts, own, sizes),
        None => (own, false),
    };
    let [mut lhs, mut rhs] = parts.clone();
    for (part, side) in [(&mut lhs, &sides[0]), (&mut rhs, &sides[1])] {
        // The free dimensions in the requested order; the others keep their positions.
        let mut free = side.iter();
        let labels = part.labels.iter().map(|label| {
            if both(&label) {
                *label
            } else {
                *free.next().expect("a side has the free labels of its part")
            }
        });
        let labels: Vec<Label> = labels.collect_vec();
        part.value = turned(b, part.clone(), &labels)?;
        part.labels = labels;
    }
    let [mut first, mut second] = sides;
    if swapped {
        (lhs, rhs) = (rhs, lhs);
        (first, second) = (second, first);
    }
    // The contracting dimensions are in the order of the left operand, and the right operand's are looked up.
    let gone = |label: &&Label| rhs.labels.contains(label) && !needed(label);
    let gone: Vec<Label> = lhs.labels.iter().filter_items(gone).copied().collect_vec();
    let dims = |part: &LabelledArray, labels: &[Label]| -> Vec<usize> {
        labels
            .iter()
            .map(|label| place(&part.labels, label))
            .collect_vec()
    };
    let dims = [
        dims(&lhs, &batch),
        dims(&rhs, &batch),
        dims(&lhs, &gone),
        dims(&rhs, &gone),
    ];
    let value = dot_general(b, lhs.value, rhs.value, dims)?;
    let labels = list::concat(&[batch, first, second]);
    Ok(LabelledArray { value, labels })
}

/// Returns the order of each operand's free dimensions, and whether the operands are swapped, such that transposing to
/// the requested order moves the fewest elements.
fn order(
    expected: &[Label],
    batch: &[Label],
    parts: &[LabelledArray; 2],
    own: [Vec<Label>; 2],
    sizes: &Sizes<'_>,
) -> ([Vec<Label>; 2], bool) {
    let mut ways = Vec::new();
    // `"k,i" = a("i,j") * b("j,k")` is `b` times `a` without any transpose, as `dot_general` puts the left dimensions
    // first.
    for swapped in [false, true] {
        // Batches come first in a product: if the result begins with another label, only a transpose of the result
        // helps.
        let Some(free) = expected.strip_prefix(batch) else {
            continue;
        };
        let (first, second) = free.split_at(own[usize::from(swapped)].len());
        let mut sides = [first.to_vec(), second.to_vec()];
        if swapped {
            sides.reverse();
        }
        // The free dimensions of one side must be adjacent in the result.
        let same = |side: usize| sides[side].iter().all(|label| own[side].contains(label));
        if same(0) && same(1) {
            // The cost is the number of elements of the operands that must be transposed.
            let turned = (0..2).filter_items(|&side| sides[side] != own[side]);
            let mut moved = turned.map(|side| sizes.elements(&parts[side].labels));
            let moved = moved.try_fold(0, |all, side| Some(usize::saturating_add(all, side?)));
            ways.push((moved, sides, swapped));
        }
    }
    // The last way transposes the result. It is the cheapest only if it is strictly cheaper, since the first minimum
    // counts.
    ways.push((sizes.elements(expected), own, false));
    let best = ways
        .into_iter()
        .min_by_key(|(moved, ..)| moved.unwrap_or(usize::MAX));
    let (_, sides, swapped) = best.expect("there is one way at least");
    (sides, swapped)
}

/// Transposes the part to the order of these labels, which are its own.
fn turned(b: &mut Builder<'_>, part: LabelledArray, labels: &[Label]) -> Result<Value, Fault> {
    let order = labels.iter().map(|label| place(&part.labels, label));
    let order: Vec<usize> = order.collect_vec();
    transpose::transpose(b, part.value, &order)
}

/// Sums the part over all labels except these, which keep their order.
fn traced(
    b: &mut Builder<'_>,
    part: LabelledArray,
    stays: Vec<Label>,
) -> Result<LabelledArray, Fault> {
    let gone = (0..part.labels.len()).filter_items(|&d| !stays.contains(&part.labels[d]));
    let gone: Vec<usize> = gone.collect_vec();
    if gone.is_empty() {
        return Ok(part);
    }
    // A trace of `bool` is true if an element on the diagonal is.
    let sum = match b.shape(part.value).element {
        ElementType::Bool => fold::any,
        _ => fold::sum,
    };
    let value = sum(b, part.value, &gone)?;
    Ok(LabelledArray {
        value,
        labels: stays,
    })
}

/// Takes the diagonal of each label that the part has several times; the first dimension with the label remains.
///
/// The loop reads all elements and fuses with the surrounding code. Off-diagonal elements are masked, and the maximum
/// of the rest is the diagonal element, bit for bit. Complex numbers have no maximum and are summed with zeros instead.
fn diagonal(b: &mut Builder<'_>, part: LabelledArray) -> Result<LabelledArray, Fault> {
    let LabelledArray { value, labels } = part;
    let first = |d: &usize| place(&labels, &labels[*d]);
    let gone: Vec<usize> = (0..labels.len())
        .filter_items(|d| first(d) != *d)
        .collect_vec();
    let shape = b.shape(value).clone();
    let complex = shape.element.is_complex();
    let mut chosen = value;
    for &d in &gone {
        // A mask of equal indices for each further dimension with the label: `"i,i,i"` has two.
        let index = |b: &mut Builder<'_>, d| iota::iota(b, ElementType::I32, shape.dims.clone(), d);
        let (here, there) = (index(b, first(&d))?, index(b, d)?);
        let on = b.formula([here, there], |[here, there]| here.equal(there))?;
        let other = b.constant(if complex {
            Literal::zero(shape.element)
        } else {
            fold::least(shape.element)
        });
        chosen = b.formula([on, chosen, other], |[on, chosen, other]| {
            on.select(chosen, other)
        })?;
    }
    if gone.is_empty() {
        return Ok(LabelledArray { value, labels });
    }
    let value = if complex {
        fold::sum(b, chosen, &gone)?
    } else {
        fold::reduce_max(b, chosen, &gone)?
    };
    let stays = (0..labels.len()).filter_items(|d| !gone.contains(d));
    let labels = stays.map(|d| labels[d]).collect_vec();
    Ok(LabelledArray { value, labels })
}

/// Returns the first position of a label.
fn place(labels: &[Label], label: &Label) -> usize {
    let place = labels.iter().position(|other| other == label);
    place.expect("labels have been checked to fit")
}
