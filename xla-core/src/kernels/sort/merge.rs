//! A stable merge sort by any comparison. If the comparison is not an order, the items are left in some permutation.

use crate::loops::copy;

/// The length of the runs that are sorted by insertion.
const RUN: usize = 8;

/// Sorts `items` so that an item precedes those from which `less` holds; `spare` has the same length.
#[inline(always)]
pub fn sort<I: Copy>(items: &mut [I], spare: &mut [I], less: impl Fn(I, I) -> bool) {
    // Runs of `RUN` items are sorted by insertion, then neighbouring runs are merged from one array to the other.
    for run in items.chunks_mut(RUN) {
        for i in 1..run.len() {
            let item = run[i];
            let mut at = i;
            while at > 0 && less(item, run[at - 1]) {
                run[at] = run[at - 1];
                at -= 1;
            }
            run[at] = item;
        }
    }
    let n = items.len();
    let (mut from, mut to) = (&mut *items, &mut *spare);
    let (mut width, mut swapped) = (RUN, false);
    while width < n {
        for start in (0..n).step_by(2 * width) {
            let middle = (start + width).min(n);
            let end = (start + 2 * width).min(n);
            merge(
                &from[start..middle],
                &from[middle..end],
                &mut to[start..end],
                &less,
            );
        }
        (from, to) = (to, from);
        (width, swapped) = (2 * width, !swapped);
    }
    if swapped {
        copy(items, spare);
    }
}

/// Merges two sorted runs; of equal items those on the left come first.
#[inline(always)]
fn merge<I: Copy>(left: &[I], right: &[I], out: &mut [I], less: &impl Fn(I, I) -> bool) {
    let (mut l, mut r, mut at) = (0, 0, 0);
    while l < left.len() && r < right.len() {
        let (a, b) = (left[l], right[r]);
        let takes = less(b, a);
        out[at] = if takes { b } else { a };
        r += usize::from(takes);
        l += usize::from(!takes);
        at += 1;
    }
    copy(&mut out[at..][..left.len() - l], &left[l..]);
    at += left.len() - l;
    copy(&mut out[at..], &right[r..]);
}
