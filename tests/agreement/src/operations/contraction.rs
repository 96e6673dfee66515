//! Matrix products.

use super::{is_number, plain, shuffled};
use crate::bounds::Bounds;
use crate::generate::Generator;
use crate::program::Argument::{Ints, Pairs, Value, Word};
use crate::program::Array;

/// Whether a matrix product can multiply and sum the elements.
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

/// Adds a convolution with any roles of the dimensions that suit the sizes, if two arrays have the same number of input
/// features.
pub(super) fn convolution(g: &mut Generator) -> Option<()> {
    let whole = |a: &Array| is_number(a) && a.dims.len() > 1 && !a.dims.contains(&0);
    let lhs = g.some(whole)?;
    let left = g.array(lhs);
    let rank = left.dims.len();
    let fits = |a: &Array| {
        whole(a)
            && a.element == left.element
            && a.dims.len() == rank
            && a.dims.iter().any(|size| left.dims.contains(size))
    };
    let rhs = g.some(fits)?;
    let right = g.array(rhs);
    // The roles of the dimensions: batch, feature and spatial; for the kernel, output and input features.
    let mut input = shuffled(g, rank);
    let mut kernel = shuffled(g, rank);
    let twin = |i: usize, kernel: &[usize]| {
        (0..rank).find(|&k| right.dims[kernel[k]] == left.dims[input[i]])
    };
    let (i, k) = (0..rank).find_map(|i| Some((i, twin(i, &kernel)?)))?;
    input.swap(1, i);
    kernel.swap(1, k);
    let result = shuffled(g, rank);
    let text = |roles: &[usize], letters: [&str; 2]| {
        let mut items = vec![String::new(); rank];
        for (role, &at) in roles.iter().enumerate() {
            items[at] = match role {
                0 | 1 => letters[role].to_string(),
                spatial => (spatial - 2).to_string(),
            };
        }
        items.concat()
    };
    let numbers = format!(
        "{}_{}->{}",
        text(&input, ["b", "f"]),
        text(&kernel, ["o", "i"]),
        text(&result, ["b", "f"])
    );
    let mut dims = vec![0; rank];
    dims[result[0]] = left.dims[input[0]];
    dims[result[1]] = right.dims[kernel[0]];
    let (short, same) = (g.random.percent(40), g.random.percent(50));
    let mut lists: [Vec<usize>; 3] = Default::default();
    let mut padding = Vec::new();
    for d in 2..rank {
        let [stride, of_lhs, of_rhs] = [0; 3].map(|_| 1 + g.random.below(2));
        let [of_lhs, of_rhs] = if short { [1; 2] } else { [of_lhs, of_rhs] };
        let pair = [0; 2].map(|_| if short { 0 } else { g.random.below(3) });
        let size = left.dims[input[d]];
        let base = (size - 1) * of_lhs + 1 + pair[0] + pair[1];
        let window = (right.dims[kernel[d]] - 1) * of_rhs + 1;
        dims[result[d]] = match base.checked_sub(window) {
            _ if short && same => size.div_ceil(stride),
            Some(left) => left / stride + 1,
            None => 0,
        };
        let numbers = [stride, of_lhs, of_rhs];
        lists
            .iter_mut()
            .zip(numbers)
            .for_each(|(list, n)| list.push(n));
        padding.push((pair[0], pair[1]));
    }
    let count = right.dims.iter().product::<usize>() / right.dims[kernel[0]];
    // A window may contain only padding zeros.
    let bounds = contracted(&left, &right, count).or(Bounds::exact(0.0, 0.0, 0));
    let [strides, of_lhs, of_rhs] = lists;
    let mut arguments = plain([Value(lhs), Value(rhs), Ints(strides)]);
    if short {
        let word = if same { "SAME" } else { "VALID" };
        arguments.push((Some("padding"), Word(word.to_string())));
    } else {
        arguments.push((Some("padding"), Pairs(padding)));
        arguments.push((Some("lhs_dilation"), Ints(of_lhs)));
        arguments.push((Some("rhs_dilation"), Ints(of_rhs)));
    }
    arguments.push((Some("dimension_numbers"), Word(numbers)));
    let name = if short {
        "conv"
    } else {
        "conv_with_general_padding"
    };
    let element = left.element;
    let array = Array {
        element,
        dims,
        bounds,
    };
    g.push(name, arguments, array, 2.0)
}
