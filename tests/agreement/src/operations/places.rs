//! Windows of arrays at positions that other arrays hold.

use super::{is_integer, is_ordered, plain, shuffled};
use crate::generate::Generator;
use crate::program::Argument::{self, Int, Ints, Value};
use crate::program::{Array, Closure};

/// Whether an array holds positions, which may be out of range.
///
/// Unsigned ones are at most as large as signed ones of their width: XLA takes the position 254 for -2 if it is a
/// constant of type `u8`.
pub(super) fn are_places(array: &Array) -> bool {
    let beyond = 2f64.powi(8 * array.element.bytes() as i32 - 1);
    is_integer(array) && array.bounds.is_exact() && array.bounds.high < beyond
}

fn indices(g: &mut Generator) -> Option<usize> {
    g.some(are_places)
}

/// Whether XLA may read a window of an array at the wrong place.
///
/// If an array is one window of another array, at a position that is known only at run time, XLA combines a window of
/// it into a window of the other array at the sum of both positions, without first clamping the second position to the
/// array. If the second position is out of range, elements from outside the first window are read. `starts` are the
/// numbers of the arrays that hold the second position, each with the last index that is in range.
pub(super) fn is_misread(g: &Generator, operand: usize, starts: &[(usize, usize)]) -> bool {
    let outside = |&(start, last): &(usize, usize)| {
        let bounds = g.array(start).bounds;
        bounds.low < 0.0 || bounds.high > last as f64
    };
    is_one_window(g, operand) && starts.iter().any(outside)
}

/// Whether an array is one window of another array, at a position that a third array holds.
fn is_one_window(g: &Generator, array: usize) -> bool {
    let Some(step) = g.maker(array) else {
        return false;
    };
    let value = |i: usize| match step.arguments[i] {
        (_, Value(number)) => Some(number),
        _ => None,
    };
    match step.operation.name {
        "dynamic_slice" => true,
        "take" => value(1).is_some_and(|numbers| is_one_place(&g.array(numbers).dims, usize::MAX)),
        "gather" => match (value(1), &step.arguments[5]) {
            (Some(places), (_, Int(vector))) => is_one_place(&g.array(places).dims, *vector),
            _ => false,
        },
        "reshape" => value(0).is_some_and(|operand| is_one_window(g, operand)),
        _ => false,
    }
}

/// Whether indices of this shape are one position, whose coordinates are along the dimension `vector`.
fn is_one_place(indices: &[usize], vector: usize) -> bool {
    let mut sizes = indices.iter().enumerate();
    sizes.all(|(d, &size)| d == vector || size == 1)
}

pub(super) fn take(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| !a.dims.is_empty() && !a.dims.contains(&0))?;
    let numbers = indices(g)?;
    let array = g.array(operand);
    let along = g.random.below(array.dims.len());
    let last = array.dims[along] - 1;
    if is_one_place(&g.array(numbers).dims, usize::MAX)
        && is_misread(g, operand, &[(numbers, last)])
    {
        return None;
    }
    let mut dims = array.dims.clone();
    dims.splice(along..=along, g.array(numbers).dims);
    let arguments = plain([Value(operand), Value(numbers), Int(along)]);
    g.push("take", arguments, Array { dims, ..array }, 0.0)
}

/// The dimension numbers of windows at positions, and the sizes of all of them.
struct Windows {
    shown: Vec<usize>,
    dropped: Vec<usize>,
    map: Vec<usize>,
    vector: usize,
    window: Vec<usize>,
    /// A dimension of the operand, and the batching dimension of the indices that corresponds to it.
    along: Option<(usize, usize)>,
    dims: Vec<usize>,
}

/// Draws a way to read windows of an array at the positions that another one holds.
fn windows(g: &mut Generator, operand: &[usize], indices: &[usize]) -> Option<Windows> {
    let rank = operand.len();
    let parts = |d: usize| indices.get(d).copied().unwrap_or(1);
    let ways: Vec<usize> = (0..=indices.len()).filter(|&d| parts(d) <= rank).collect();
    let vector = g.random.pick(&ways);
    let order = shuffled(g, rank);
    let (map, rest) = order.split_at(parts(vector));
    let pairs = rest
        .iter()
        .flat_map(|&d| (0..indices.len()).map(move |i| (d, i)));
    let pairs: Vec<(usize, usize)> = pairs
        .filter(|&(d, i)| i != vector && operand[d] == indices[i])
        .collect();
    let along = if !pairs.is_empty() && g.random.percent(60) {
        Some(g.random.pick(&pairs))
    } else {
        None
    };
    let (mut window, mut dropped) = (Vec::new(), Vec::new());
    for (d, &size) in operand.iter().enumerate() {
        let batching = along.is_some_and(|(other, _)| other == d);
        let drops = !batching && g.random.percent(40);
        if drops {
            dropped.push(d);
        }
        window.push(if drops || batching {
            1
        } else {
            1 + g.random.below(size)
        });
    }
    let of_window =
        (0..rank).filter(|&d| !dropped.contains(&d) && along.is_none_or(|(other, _)| other != d));
    let mut of_window = of_window.map(|d| window[d]).collect::<Vec<_>>().into_iter();
    let mut places = (0..indices.len())
        .filter(|&d| d != vector)
        .map(|d| indices[d]);
    let count = indices.len() - usize::from(vector < indices.len()) + of_window.len();
    let mut shown = shuffled(g, count)[..of_window.len()].to_vec();
    shown.sort_unstable();
    let dims = (0..count).filter_map(|d| {
        if shown.contains(&d) {
            of_window.next()
        } else {
            places.next()
        }
    });
    Some(Windows {
        dims: dims.collect(),
        map: map.to_vec(),
        shown,
        dropped,
        vector,
        window,
        along,
    })
}

pub(super) fn gather(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| !a.dims.is_empty() && !a.dims.contains(&0))?;
    let places = indices(g)?;
    let array = g.array(operand);
    let places_dims = g.array(places).dims;
    let windows = windows(g, &array.dims, &places_dims)?;
    let last = |&d: &usize| array.dims[d] - windows.window[d];
    let starts: Vec<(usize, usize)> = (windows.map.iter()).map(|d| (places, last(d))).collect();
    if is_one_place(&places_dims, windows.vector) && is_misread(g, operand, &starts) {
        return None;
    }
    let mut arguments = plain([
        Value(operand),
        Value(places),
        Ints(windows.shown),
        Ints(windows.dropped),
        Ints(windows.map),
        Int(windows.vector),
        Ints(windows.window),
    ]);
    if let Some((of_operand, of_places)) = windows.along {
        arguments.push((Some("operand_batching_dims"), Ints(vec![of_operand])));
        arguments.push((Some("start_indices_batching_dims"), Ints(vec![of_places])));
    }
    let dims = windows.dims;
    g.push("gather", arguments, Array { dims, ..array }, 0.0)
}

static UPDATE: Closure = Closure {
    text: "|_, new| new",
    params: 2,
    steps: &[],
};
static GREATER: Closure = Closure {
    text: "|a, b| max(a, b)",
    params: 2,
    steps: &[("max", &[0, 1])],
};

pub(super) fn scatter(g: &mut Generator) -> Option<()> {
    // The updates have the shape of a gather of the same windows.
    let input = g.some(|a| !a.dims.is_empty() && !a.dims.contains(&0))?;
    let places = indices(g)?;
    let array = g.array(input);
    let places_dims = g.array(places).dims;
    let windows = windows(g, &array.dims, &places_dims)?;
    let fits = |a: &Array| a.element == array.element && a.dims == windows.dims;
    let updates = g.some(fits)?;
    // XLA writes some elements of an operand that is also the indices and the updates, and only the last of several
    // updates whose positions have no coordinates.
    if [places, updates].contains(&input) || windows.map.is_empty() {
        return None;
    }
    let closure = if is_ordered(&array) && g.random.percent(50) {
        &GREATER
    } else {
        &UPDATE
    };
    let mut arguments = plain([
        Argument::Closure(closure),
        Value(input),
        Value(places),
        Value(updates),
        Ints(windows.shown),
        Ints(windows.dropped),
        Ints(windows.map),
        Int(windows.vector),
    ]);
    if let Some((of_input, of_places)) = windows.along {
        arguments.push((Some("input_batching_dims"), Ints(vec![of_input])));
        arguments.push((Some("scatter_indices_batching_dims"), Ints(vec![of_places])));
    }
    let bounds = array.bounds.or(g.array(updates).bounds);
    g.push("scatter", arguments, Array { bounds, ..array }, 0.0)
}
