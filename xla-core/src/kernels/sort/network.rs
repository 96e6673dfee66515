//! Many rows sorted at once, each in a lane of vectors, by exchanges that do not depend on what the rows hold.
//!
//! A bitonic merge sort. Exchanges of three distances are done at once for eight places, which the processor keeps in
//! registers meanwhile.

use super::key::Key;

/// Places that are sorted in registers.
const BLOCK: usize = 8;

/// Sorts each lane of `rows`, whose number is a power of two and at least 8.
#[inline(always)]
pub(super) fn sort<K: Key, const LANES: usize>(rows: &mut [[K; LANES]]) {
    for block in rows.as_chunks_mut::<BLOCK>().0 {
        sort_block(block);
    }
    // Halves are finished before they are merged, so that most of the work is on rows that are near.
    for end in (2 * BLOCK..=rows.len()).step_by(2 * BLOCK) {
        let mut width = 2 * BLOCK;
        while end % width == 0 && width <= rows.len() {
            merge(&mut rows[end - width..end]);
            width *= 2;
        }
    }
}

#[inline(always)]
fn exchange<K: Key, const LANES: usize, const N: usize>(
    rows: &mut [[K; LANES]; N],
    a: usize,
    b: usize,
) {
    let (x, y) = (rows[a], rows[b]);
    for lane in 0..LANES {
        rows[a][lane] = x[lane].min(y[lane]);
        rows[b][lane] = x[lane].max(y[lane]);
    }
}

/// The network of eight with the fewest exchanges.
#[inline(always)]
fn sort_block<K: Key, const LANES: usize>(block: &mut [[K; LANES]; BLOCK]) {
    let mut rows = *block;
    let pairs = [
        [(0, 2), (1, 3), (4, 6), (5, 7)].as_slice(),
        &[(0, 4), (1, 5), (2, 6), (3, 7)],
        &[(0, 1), (2, 3), (4, 5), (6, 7)],
        &[(2, 4), (3, 5)],
        &[(1, 4), (3, 6)],
        &[(1, 2), (3, 4), (5, 6)],
    ];
    for (a, b) in pairs.into_iter().flatten() {
        exchange(&mut rows, *a, *b);
    }
    *block = rows;
}

/// Merges two sorted halves.
#[inline(always)]
fn merge<K: Key, const LANES: usize>(rows: &mut [[K; LANES]]) {
    let (low, high) = rows.split_at_mut(rows.len() / 2);
    // The greater of the two from the ends that are most apart is in the upper half.
    for (a, b) in low.iter_mut().zip(high.iter_mut().rev()) {
        let mut pair = [*a, *b];
        exchange(&mut pair, 0, 1);
        [*a, *b] = pair;
    }
    let mut distance = rows.len() / 4;
    while distance >= 4 {
        clean::<K, LANES, 8>(rows, distance / 4);
        distance /= 8;
    }
    match distance {
        2 => clean::<K, LANES, 4>(rows, 1),
        1 => clean::<K, LANES, 2>(rows, 1),
        _ => {}
    }
}

/// Exchanges of `N / 2` steps, then half of it, down to one step, for all places: `N` of them, a step apart, at once.
#[inline(always)]
fn clean<K: Key, const LANES: usize, const N: usize>(rows: &mut [[K; LANES]], step: usize) {
    for part in rows.chunks_exact_mut(N * step) {
        for i in 0..step {
            let mut near = [[K::default(); LANES]; N];
            for (j, row) in near.iter_mut().enumerate() {
                *row = part[i + j * step];
            }
            let mut distance = N / 2;
            while distance > 0 {
                for a in (0..N).filter(|a| a & distance == 0) {
                    exchange(&mut near, a, a + distance);
                }
                distance /= 2;
            }
            for (j, row) in near.iter().enumerate() {
                part[i + j * step] = *row;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lane_is_sorted() {
        for n in [8, 16, 32, 64, 128, 256, 1024] {
            let key =
                |i: usize, lane: usize| ((i * 4 + lane) as u32).wrapping_mul(0x9E37_79B1) >> 20;
            let mut rows: Vec<[u32; 4]> = (0..n)
                .map(|i| core::array::from_fn(|lane| key(i, lane)))
                .collect();
            sort(&mut rows);
            for lane in 0..4 {
                let mut want: Vec<u32> = (0..n).map(|i| key(i, lane)).collect();
                want.sort_unstable();
                let got: Vec<u32> = rows.iter().map(|row| row[lane]).collect();
                assert_eq!(got, want, "{n}");
            }
        }
    }
}
