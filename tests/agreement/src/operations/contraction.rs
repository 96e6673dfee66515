//! Matrix products.

use super::{is_number, plain, shuffled};
use crate::bounds::Bounds;
use crate::generate::Generator;
use crate::program::Argument::{Ints, Value};
use crate::program::Array;

/// Elements that a matrix product multiplies and sums.
fn is_contracted(array: &Array) -> bool {
    is_number(array) && !array.dims.is_empty()
}

fn contracted(lhs: &Array, rhs: &Array, count: usize) -> Bounds {
    let product = lhs.bounds.times(rhs.bounds, lhs.element.is_complex());
    product.summed(count, lhs.element)
}

pub(super) fn dot(g: &mut Generator) -> Option<()> {
    let lhs = g.some(|a| is_contracted(a) && a.dims.len() < 3)?;
    let left = g.array(lhs);
    let (&count, free) = left.dims.split_last()?;
    let fits = |a: &Array| a.element == left.element && a.dims.len() < 3;
    let rhs = g.some(|a| fits(a) && a.dims.first() == Some(&count))?;
    let right = g.array(rhs);
    let result = Array {
        element: left.element,
        dims: [free, &right.dims[1..]].concat(),
        bounds: contracted(&left, &right, count),
    };
    g.push("dot", plain([Value(lhs), Value(rhs)]), result, 2.0)
}

pub(super) fn dot_general(g: &mut Generator) -> Option<()> {
    let lhs = g.some(is_contracted)?;
    let left = g.array(lhs);
    let rhs = g.some(|a| is_contracted(a) && a.element == left.element)?;
    let right = g.array(rhs);
    // Batch dimensions of each side, then contracting ones.
    let mut lists: [Vec<usize>; 4] = Default::default();
    for l in shuffled(g, left.dims.len()) {
        let free = |r: &usize| !lists[1].contains(r) && !lists[3].contains(r);
        let twin = (0..right.dims.len())
            .filter(free)
            .find(|&r| right.dims[r] == left.dims[l]);
        if let Some(r) = twin.filter(|_| g.random.percent(70)) {
            let kind = if g.random.percent(35) { 0 } else { 2 };
            lists[kind].push(l);
            lists[kind + 1].push(r);
        }
    }
    let count = lists[2].iter().map(|&l| left.dims[l]).product();
    let mut dims: Vec<usize> = lists[0].iter().map(|&l| left.dims[l]).collect();
    for (side, own) in [&left.dims, &right.dims].into_iter().enumerate() {
        let gone = |d: &usize| lists[side].contains(d) || lists[side + 2].contains(d);
        dims.extend((0..own.len()).filter(|d| !gone(d)).map(|d| own[d]));
    }
    let names = [
        "lhs_batching_dimensions",
        "rhs_batching_dimensions",
        "lhs_contracting_dimensions",
        "rhs_contracting_dimensions",
    ];
    let mut arguments = plain([Value(lhs), Value(rhs)]);
    for (name, list) in names.into_iter().zip(lists) {
        if !list.is_empty() {
            arguments.push((Some(name), Ints(list)));
        }
    }
    let bounds = contracted(&left, &right, count);
    let element = left.element;
    g.push(
        "dot_general",
        arguments,
        Array {
            element,
            dims,
            bounds,
        },
        2.0,
    )
}
