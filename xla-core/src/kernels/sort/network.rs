//! Many rows sorted at once, each in a lane of vectors, by exchanges that do not depend on what the rows hold.
//!
//! A bitonic merge sort. Exchanges of three distances are done at once for eight places, which the processor keeps in
//! registers meanwhile.

use crate::kernels::key::Key;

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

/// Exchanges one after the other, written out: only so do rows stay in registers.
macro_rules! exchanges {
    ($rows:ident: $($a:literal $b:literal),+) => {
        $(exchange(&mut $rows, $a, $b);)+
    };
}

/// The network of eight with the fewest exchanges.
#[inline(always)]
fn sort_block<K: Key, const LANES: usize>(block: &mut [[K; LANES]; BLOCK]) {
    let mut rows = *block;
    exchanges!(rows: 0 2, 1 3, 4 6, 5 7, 0 4, 1 5, 2 6, 3 7, 0 1, 2 3, 4 5, 6 7, 2 4, 3 5, 1 4, 3 6, 1 2, 3 4, 5 6);
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
        clean(rows, distance / 4);
        distance /= 8;
    }
    match distance {
        2 => rows.as_chunks_mut::<4>().0.iter_mut().for_each(|part| {
            let mut near = *part;
            exchanges!(near: 0 2, 1 3, 0 1, 2 3);
            *part = near;
        }),
        1 => rows.as_chunks_mut::<2>().0.iter_mut().for_each(|part| {
            let mut near = *part;
            exchanges!(near: 0 1);
            *part = near;
        }),
        _ => {}
    }
}

/// Exchanges of four steps, then of two, then of one, for all places: eight of them, a step apart, at once.
#[inline(always)]
fn clean<K: Key, const LANES: usize>(rows: &mut [[K; LANES]], step: usize) {
    for part in rows.chunks_exact_mut(8 * step) {
        let mut places = part.chunks_exact_mut(step);
        let mut next = || {
            places
                .next()
                .map_or(&mut [][..], |place| &mut place[..step])
        };
        let [a, b, c, d, e, f, g, h] = core::array::from_fn(|_| next());
        for i in 0..step {
            let mut near = [a[i], b[i], c[i], d[i], e[i], f[i], g[i], h[i]];
            exchanges!(near: 0 4, 1 5, 2 6, 3 7, 0 2, 1 3, 4 6, 5 7, 0 1, 2 3, 4 5, 6 7);
            [a[i], b[i], c[i], d[i], e[i], f[i], g[i], h[i]] = near;
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
