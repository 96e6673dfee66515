//! `scan`: a loop over the slices of arrays.

use typed_xla::prelude::*;

#[computation]
fn running(xs: &f32![4, 2]) -> (f32![2], f32![4, 2]) {
    let start: f32![2] = [0.0, 1.0];
    scan(
        |carry, x| {
            let sum = carry + x;
            (sum, sum * 2.0)
        },
        start,
        xs,
    )
}

#[computation]
fn several<N: Dim>(xs: &(f32![N], i32![N, 2])) -> (f32, (f32![N], i32![N])) {
    scan(
        |carry, (x, k)| {
            let carry = carry * x;
            (carry, (carry, sum(k)))
        },
        1.0f32,
        xs,
    )
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

#[computation]
fn sums<N: Dim>(a: &f32![N, 3], c: &f32![3]) -> (f32![3], f32![N]) {
    scan(|c, x| (c * x, sum(x)), c, a)
}

#[computation]
fn of_none(a: &f32![0, 3], c: &f32![3]) -> (f32![3], f32![0]) {
    sums(a, c)
}

#[computation]
fn dynamic(a: &f32![?, 3], c: &f32![3]) -> (f32![3], f32![?]) {
    scan(|c, x| (c * x, sum(x)), c, a)
}

/// The gradients by the rows and by the first carry.
#[computation]
fn slopes<N: Dim>(a: &f32![N, 3], c: &f32![3]) -> (f32![N, 3], f32![3]) {
    let total = |a, c| {
        let (last, sums) = sums(a, c);
        sum(last) + sum(sums * sums)
    };
    grad(total, argnums = [0, 1])(a, c)
}

#[computation]
fn dynamic_slopes(a: &f32![?, 3], c: &f32![3]) -> (f32![?, 3], f32![3]) {
    let total = |a, c| {
        let (last, sums) = scan(|c, x| (c * x, sum(x)), c, a);
        sum(last) + sum(sums * sums)
    };
    grad(total, argnums = [0, 1])(a, c)
}

/// Reads each row by its number.
#[computation]
fn product_of_rows<N: Dim>(a: &f32![N, 3]) -> f32![3] {
    let mut product = ones(f32, [3]);
    for i in 0..N {
        product *= a[i];
    }
    product
}

#[test]
fn a_scan_over_no_rows_returns_the_carry_and_empty_outputs() {
    let c = tensor![1.0, 2.0, 3.0];
    let none: f32![0, 3] = Tensor::zeros();
    assert_eq!(sums(&none, &c), (c, Tensor::zeros()));
    assert_eq!(of_none(&none, &c), (c, Tensor::zeros()));
    assert_eq!(slopes(&none, &c), (Tensor::zeros(), Tensor::ones()));
    assert_eq!(product_of_rows(&none), Tensor::ones());
    let none: f32![?, 3] = Tensor::zeros_sized([0, 3]).unwrap();
    let (last, outputs) = dynamic(&none, &c);
    assert_eq!((last, outputs.dims()), (c, [0]));
    let (last, outputs) = sums(&none, &c);
    assert_eq!((last, outputs.dims()), (c, [0]));
    let (rows, carry) = dynamic_slopes(&none, &c);
    assert_eq!((rows.dims(), carry), ([0, 3], Tensor::ones()));
    assert_eq!(product_of_rows(&none), Tensor::ones());
}

#[test]
fn a_dynamic_number_of_rows_is_that_of_the_argument() {
    let (a, c) = (
        tensor![[1.0f32, 2.0, 3.0], [0.5, 0.5, 1.0]],
        tensor![1.0f32, 2.0, 3.0],
    );
    let (last, outputs) = dynamic(&a.as_dynamic(), &c);
    assert_eq!(
        (last, outputs.to_vec()),
        (tensor![0.5, 2.0, 9.0], vec![6.0, 2.0])
    );
    assert_eq!(dynamic_slopes(&a.as_dynamic(), &c).1, slopes(&a, &c).1);
    assert_eq!(product_of_rows(&a), tensor![0.5, 1.0, 3.0]);
}
