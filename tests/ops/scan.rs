//! `scan`: a loop over the slices of arrays.

use typed_xla::prelude::*;

#[computation]
fn running(xs: &f32![4, 2]) -> (f32![2], f32![4, 2]) {
    let start: f32![2] = [0.0, 1.0];
    scan(start, xs, |carry, x| {
        let sum = carry + x;
        (sum, sum * 2.0)
    })
}

#[computation]
fn several<N: Dim>(xs: &(f32![N], i32![N, 2])) -> (f32, (f32![N], i32![N])) {
    scan(1.0f32, xs, |carry, (x, k)| {
        let carry = carry * x;
        (carry, (carry, sum(k)))
    })
}

#[test]
fn what_is_returned_at_each_index_is_collected() {
    let xs = tensor![[0.0f32, 1.0], [2.0, 3.0], [4.0, 5.0], [6.0, 7.0]];
    let (last, all) = running(&xs);
    assert_eq!(last, tensor![12.0f32, 17.0]);
    assert_eq!(
        all,
        tensor![[0.0f32, 4.0], [4.0, 10.0], [12.0, 20.0], [24.0, 34.0]]
    );
    let xs = (tensor![2.0f32, 3.0, 4.0], tensor![[1, 2], [3, 4], [5, 6]]);
    let (product, (products, sums)) = several(&xs);
    assert_eq!(product, 24.0);
    assert_eq!(products, tensor![2.0f32, 6.0, 24.0]);
    assert_eq!(sums, tensor![3, 7, 11]);
}
