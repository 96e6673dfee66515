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

#[computation]
fn reversed<N: Dim>(a: &f32![N, 3], c: &f32![3]) -> (f32![3], f32![N]) {
    scan(|c, a| (c * a - c, sum(c)), c, a, reverse = true)
}

#[computation]
fn reversed_by_rev<N: Dim>(a: &f32![N, 3], c: &f32![3]) -> (f32![3], f32![N]) {
    let (last, outputs) = scan(|c, a| (c * a - c, sum(c)), c, rev(a, [0]), length = N);
    (last, rev(outputs, [0]))
}

#[computation]
fn reversed_slopes(a: &f32![3, 3], c: &f32![3]) -> (f32![3, 3], f32![3]) {
    let loss = |a, c| sum(reversed(a, c).0) + sum(reversed(a, c).1);
    grad(loss, argnums = [0, 1])(a, c)
}

#[computation]
fn slopes_by_rev(a: &f32![3, 3], c: &f32![3]) -> (f32![3, 3], f32![3]) {
    let loss = |a, c| sum(reversed_by_rev(a, c).0) + sum(reversed_by_rev(a, c).1);
    grad(loss, argnums = [0, 1])(a, c)
}

#[computation]
fn reversed_dynamic(a: &f32![?, 3], c: &f32![3]) -> (f32![3], f32![?]) {
    scan(|c, a| (c * a - c, sum(c)), c, a, reverse = true)
}

#[test]
fn a_reverse_scan_begins_with_the_last_slice() {
    let a = tensor![[1.5, 2.0, 3.0], [0.5, 0.25, 4.0], [2.0, 3.0, 0.5]];
    let c = tensor![1.0, 2.0, 3.0];
    let expected = reversed_by_rev(&a, &c);
    assert_eq!(reversed(&a, &c), expected);
    assert_eq!(reversed_slopes(&a, &c), slopes_by_rev(&a, &c));
    let (last, outputs) = reversed_dynamic(&a.as_dynamic(), &c);
    assert_eq!((last, outputs.to_vec()), (expected.0, expected.1.to_vec()));
}

#[computation]
fn powers<N: Dim>(x: &f32![N], base: f32) -> (f32, f32![N], f32![3]) {
    let (last, all) = scan(|power| (base * power, power), 1.0f32, length = N);
    let (_, few) = scan(
        |power, _| (base * power, power),
        1.0f32,
        (),
        length = 3,
        reverse = true,
    );
    (last + 0.0 * sum(x), all, few)
}

#[computation]
fn power_slope(x: f32) -> f32 {
    grad(|x| scan(|power| (x * power, ()), 1.0f32, length = 3).0)(x)
}

#[test]
fn a_scan_without_arrays_has_a_length() {
    let (last, all, few) = powers(&tensor![0.0, 0.0, 0.0, 0.0], 2.0);
    assert_eq!((last, all), (16.0, tensor![1.0, 2.0, 4.0, 8.0]));
    assert_eq!(few, tensor![4.0, 2.0, 1.0]);
    assert_eq!(power_slope(2.0), 12.0);
}
