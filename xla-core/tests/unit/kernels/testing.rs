//! Functions that the tests of kernels share.

use xla_core::rt::GatherDimensions;

/// The numbers of the elements of an array.
pub(super) fn numbered(dims: &[usize]) -> Vec<u32> {
    (0..dims.iter().product::<usize>() as u32).collect()
}

/// Every index of an array, in row-major order.
pub(super) fn indices(dims: &[usize]) -> impl Iterator<Item = Vec<usize>> {
    let place = move |mut place: usize| {
        let mut index = vec![0; dims.len()];
        for (i, size) in index.iter_mut().zip(dims).rev() {
            *i = place % size;
            place /= size;
        }
        index
    };
    (0..dims.iter().product()).map(place)
}

/// Windows of an array at places that indices hold, as gather and scatter take them.
#[derive(Debug)]
pub(super) struct Windows {
    pub(super) operand: &'static [usize],
    pub(super) indices: &'static [usize],
    /// The array of all windows.
    pub(super) windows: &'static [usize],
    pub(super) numbers: GatherDimensions<'static>,
}

/// Dimension numbers without batching dimensions.
pub(super) const fn numbers<'a>(
    offset: &'a [usize],
    collapsed: &'a [usize],
    start_index_map: &'a [usize],
    index_vector: Option<usize>,
) -> GatherDimensions<'a> {
    GatherDimensions {
        offset,
        collapsed,
        batching: &[],
        indices_batching: &[],
        start_index_map,
        index_vector,
    }
}

/// Adds these batching dimensions of the operand and of the indices.
pub(super) const fn along<'a>(
    numbers: GatherDimensions<'a>,
    batching: &'a [usize],
    indices_batching: &'a [usize],
) -> GatherDimensions<'a> {
    GatherDimensions {
        batching,
        indices_batching,
        ..numbers
    }
}

impl Windows {
    /// Indices; some lie outside of the operand.
    pub(super) fn places(&self) -> impl Iterator<Item = i32> {
        let count = self.indices.iter().product::<usize>() as i32;
        (0..count).map(|i| (i * 37 + 11) % 7 - 2)
    }

    /// The element of the operand that an index of the array of windows means, by the definition: the windows are moved
    /// inside, or where they are not, there is none for one that does not fit.
    pub(super) fn source(&self, places: &[i32], index: &[usize], moved: bool) -> Option<usize> {
        let numbers = &self.numbers;
        let at = |list: &[usize], d: usize| list.iter().position(|&other| other == d);
        let vector = numbers.index_vector.unwrap_or(self.indices.len());
        let of_place = (0..index.len()).filter(|d| !numbers.offset.contains(d));
        let mut place: Vec<usize> = of_place.map(|d| index[d]).collect();
        place.insert(vector, 0);
        let mut offsets = numbers.offset.iter();
        let mut source = 0;
        for d in 0..self.operand.len() {
            let batch = at(numbers.batching, d);
            let shown = if batch.is_none() && at(numbers.collapsed, d).is_none() {
                offsets.next()
            } else {
                None
            };
            let mut at_d = shown.map_or(0, |&shown| index[shown] as i64);
            if let Some(part) = at(numbers.start_index_map, d) {
                let mut place = place.clone();
                place[vector] = part;
                let number =
                    (place.iter().zip(self.indices)).fold(0, |at, (i, size)| at * size + i);
                let start = i64::from(places[number]);
                let window = shown.map_or(1, |&shown| self.windows[shown]);
                let most = self.operand[d] as i64 - window as i64;
                if !moved && !(0..=most).contains(&start) {
                    return None;
                }
                at_d += start.clamp(0, most);
            }
            if let Some(batch) = batch {
                at_d += place[numbers.indices_batching[batch]] as i64;
            }
            source = source * self.operand[d] + at_d as usize;
        }
        Some(source)
    }
}

/// Windows of every kind: rows, columns, boxes, elements; places that are scalars, and that lie along any dimension; their
/// dimensions before, after and between the windows' dimensions; dimensions that go along.
#[rustfmt::skip]
pub(super) const WINDOWS: &[Windows] = &[
    windows(&[5], &[3], &[3], numbers(&[], &[0], &[0], None)),
    windows(&[5], &[], &[], numbers(&[], &[0], &[0], None)),
    windows(&[5], &[], &[3], numbers(&[0], &[], &[0], None)),
    windows(&[5], &[4], &[4, 3], numbers(&[1], &[], &[0], None)),
    windows(&[5, 4], &[3], &[3, 4], numbers(&[1], &[0], &[0], None)),
    windows(&[5, 4], &[3], &[4, 3], numbers(&[0], &[0], &[0], None)),
    windows(&[5, 4], &[3], &[5, 3], numbers(&[0], &[1], &[1], None)),
    windows(&[5, 4], &[3], &[3, 5], numbers(&[1], &[1], &[1], None)),
    windows(&[5, 4], &[3, 2], &[3], numbers(&[], &[0, 1], &[0, 1], Some(1))),
    windows(&[5, 4], &[2, 3], &[3, 2, 3], numbers(&[1, 2], &[], &[1, 0], Some(0))),
    windows(&[5, 4], &[3, 2, 6], &[3, 6, 2, 3], numbers(&[2, 3], &[], &[1, 0], Some(1))),
    windows(&[5, 4], &[3, 0], &[3, 5, 4], numbers(&[1, 2], &[], &[], Some(1))),
    windows(&[2, 3, 4], &[3, 2], &[3, 2, 4], along(numbers(&[2], &[1], &[1], None), &[0], &[1])),
    windows(&[2, 3, 4], &[1, 3, 2], &[3, 2, 2], along(numbers(&[2], &[], &[2], Some(0)), &[0, 1], &[2, 1])),
    windows(&[2, 3, 4], &[5, 1, 3], &[2, 5, 3, 4], along(numbers(&[0, 3], &[], &[0], Some(1)), &[1], &[2])),
    windows(&[2, 0, 4], &[3], &[0, 3, 4], numbers(&[0, 2], &[0], &[0], None)),
    windows(&[4, 3], &[0], &[0, 3], numbers(&[1], &[0], &[0], None)),
];

const fn windows(
    operand: &'static [usize],
    indices: &'static [usize],
    windows: &'static [usize],
    numbers: GatherDimensions<'static>,
) -> Windows {
    Windows {
        operand,
        indices,
        windows,
        numbers,
    }
}
