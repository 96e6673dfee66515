//! What tests of kernels share.

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
    pub(super) roles: &'static [i64],
}

impl Windows {
    /// Indices, of which some lie outside of the operand.
    pub(super) fn places(&self) -> impl Iterator<Item = i32> {
        let count = self.indices.iter().product::<usize>() as i32;
        (0..count).map(|i| (i * 37 + 11) % 7 - 2)
    }

    /// The element of the operand that an index of the array of windows means, by the definition: the windows are moved
    /// inside, or where they are not, there is none for one that does not fit.
    pub(super) fn source(&self, places: &[i32], index: &[usize], moved: bool) -> Option<usize> {
        let rank = self.operand.len();
        let role = |d: usize, i: usize| usize::try_from(self.roles[3 * d + i]).ok();
        let vector = self.roles[3 * rank] as usize;
        let shown: Vec<usize> = (0..rank).filter_map(|d| role(d, 0)).collect();
        let of_place = (0..index.len()).filter(|d| !shown.contains(d));
        let mut place: Vec<usize> = of_place.map(|d| index[d]).collect();
        place.insert(vector, 0);
        let mut source = 0;
        for d in 0..rank {
            let mut at = role(d, 0).map_or(0, |shown| index[shown] as i64);
            if let Some(part) = role(d, 1) {
                let mut place = place.clone();
                place[vector] = part;
                let number =
                    (place.iter().zip(self.indices)).fold(0, |at, (i, size)| at * size + i);
                let start = i64::from(places[number]);
                let window = role(d, 0).map_or(1, |shown| self.windows[shown]);
                let most = self.operand[d] as i64 - window as i64;
                if !moved && !(0..=most).contains(&start) {
                    return None;
                }
                at += start.clamp(0, most);
            }
            if let Some(along) = role(d, 2) {
                at += place[along] as i64;
            }
            source = source * self.operand[d] + at as usize;
        }
        Some(source)
    }
}

/// Windows of every kind: rows, columns, boxes, elements; places that are scalars, and that lie along any dimension; their
/// dimensions before, after and between those of the windows; dimensions that go along.
pub(super) const WINDOWS: &[Windows] = &[
    windows(&[5], &[3], &[3], &[-1, 0, -1, 1]),
    windows(&[5], &[], &[], &[-1, 0, -1, 0]),
    windows(&[5], &[], &[3], &[0, 0, -1, 0]),
    windows(&[5], &[4], &[4, 3], &[1, 0, -1, 1]),
    windows(&[5, 4], &[3], &[3, 4], &[-1, 0, -1, 1, -1, -1, 1]),
    windows(&[5, 4], &[3], &[4, 3], &[-1, 0, -1, 0, -1, -1, 1]),
    windows(&[5, 4], &[3], &[5, 3], &[0, -1, -1, -1, 0, -1, 1]),
    windows(&[5, 4], &[3], &[3, 5], &[1, -1, -1, -1, 0, -1, 1]),
    windows(&[5, 4], &[3, 2], &[3], &[-1, 0, -1, -1, 1, -1, 1]),
    windows(&[5, 4], &[2, 3], &[3, 2, 3], &[1, 1, -1, 2, 0, -1, 0]),
    windows(&[5, 4], &[3, 2, 6], &[3, 6, 2, 3], &[2, 1, -1, 3, 0, -1, 1]),
    windows(&[5, 4], &[3, 0], &[3, 5, 4], &[1, -1, -1, 2, -1, -1, 1]),
    windows(
        &[2, 3, 4],
        &[3, 2],
        &[3, 2, 4],
        &[-1, -1, 1, -1, 0, -1, 2, -1, -1, 2],
    ),
    windows(
        &[2, 3, 4],
        &[1, 3, 2],
        &[3, 2, 2],
        &[-1, -1, 2, -1, -1, 1, 2, 0, -1, 0],
    ),
    windows(
        &[2, 3, 4],
        &[5, 1, 3],
        &[2, 5, 3, 4],
        &[0, 0, -1, -1, -1, 2, 3, -1, -1, 1],
    ),
    windows(
        &[2, 0, 4],
        &[3],
        &[0, 3, 4],
        &[-1, 0, -1, 0, -1, -1, 2, -1, -1, 1],
    ),
    windows(&[4, 3], &[0], &[0, 3], &[-1, 0, -1, 1, -1, -1, 1]),
];

const fn windows(
    operand: &'static [usize],
    indices: &'static [usize],
    windows: &'static [usize],
    roles: &'static [i64],
) -> Windows {
    Windows {
        operand,
        indices,
        windows,
        roles,
    }
}
