//! Forms of the language in which any operation may occur: state, donation, named attributes, generics, chains.

use typed_xla::prelude::*;

#[computation]
fn momentum(w: &mut f32![3], v: &mut f32![3], g: &f32![3], rate: f32) -> f32 {
    *v = 0.5 * v + g;
    *w -= rate * v;
    sum(w * w)
}

#[test]
fn a_second_state_reads_the_new_value_of_the_first() {
    let (mut w, mut v) = (tensor![1.0, 2.0, 3.0], tensor![2.0, 2.0, 2.0]);
    let norm = momentum(&mut w, &mut v, &tensor![1.0, 0.0, -1.0], 1.0);
    assert_eq!(v, tensor![2.0, 1.0, 0.0]);
    assert_eq!((w, norm), (tensor![-1.0, 1.0, 3.0], 11.0));
}

#[computation]
fn swap(a: &mut f32![2], b: &mut f32![2]) {
    let old = a * 1.0;
    *a = b;
    *b = old;
}

#[test]
fn states_are_exchanged() {
    let (mut a, mut b) = (tensor![1.0, 2.0], tensor![3.0, 4.0]);
    swap(&mut a, &mut b);
    assert_eq!((a, b), (tensor![3.0, 4.0], tensor![1.0, 2.0]));
}

#[computation]
fn turned(a: &mut f32![2, 2], t: &mut (f32![2], i32)) {
    *a = transpose(a, [1, 0]);
    t.0 += 1.0;
    t.1 = t.1 * 2;
}

#[test]
fn a_state_may_depend_on_all_of_its_old_value_and_be_a_part() {
    let mut a = tensor![[1.0, 2.0], [3.0, 4.0]];
    let mut t = (tensor![1.0, 2.0], 21);
    turned(&mut a, &mut t);
    assert_eq!(a, tensor![[1.0, 3.0], [2.0, 4.0]]);
    assert_eq!(t, (tensor![2.0, 3.0], 42));
}

#[computation]
fn donated(x: f32![1024]) -> f32![1024] {
    x * 2.0 + 1.0
}

#[test]
fn a_tensor_may_be_donated() {
    let y = donated(Tensor::from_fn(|[i]| i as f32));
    assert_eq!(y, Tensor::from_fn(|[i]| 2.0 * i as f32 + 1.0));
}

#[computation]
fn twice(x: f32![2], y: &f32![2]) -> (f32![2], f32![2], f32![2], f32![2]) {
    (x, x, y, x + y)
}

#[test]
fn a_value_may_be_several_results() {
    let (a, b, c, d) = twice(tensor![1.0, 2.0], &tensor![3.0, 4.0]);
    assert_eq!((a, b), (tensor![1.0, 2.0], tensor![1.0, 2.0]));
    assert_eq!((c, d), (tensor![3.0, 4.0], tensor![4.0, 6.0]));
}

#[computation]
fn constants() -> (f32, f32![2], i32![2, 2], bool, f32![0], i64, u8) {
    (
        1.5,
        [1.0, -2.0],
        [[1, 2], [3, 4]],
        true,
        [],
        -9_000_000_000,
        0xff,
    )
}

#[test]
fn literals_are_results() {
    let (a, b, c, d, e, f, g) = constants();
    assert_eq!(
        (a, b, c),
        (1.5, tensor![1.0, -2.0], tensor![[1, 2], [3, 4]])
    );
    assert_eq!((d, e.len(), f, g), (true, 0, -9_000_000_000, 255));
}

#[computation]
fn unused(x: &f32![2], _y: &f32![3], n: i32) -> f32![2] {
    let _z = sqrt(x);
    let _ = n + 1;
    x
}

#[test]
fn what_is_not_used_is_not_computed() {
    assert_eq!(
        unused(&tensor![-1.0, 4.0], &Tensor::zeros(), i32::MAX),
        tensor![-1.0, 4.0]
    );
}

#[computation]
fn rank_8(x: &f32![1, 2, 1, 2, 1, 2, 1, 3]) -> (f32![3, 1, 2, 1, 2, 1, 2, 1], f32![2, 3]) {
    (
        transpose(x, [7, 6, 5, 4, 3, 2, 1, 0]),
        sum(x + 1.0, [0, 1, 2, 4, 5, 6]),
    )
}

#[test]
fn ranks_go_to_8() {
    let x = Tensor::from_fn(|i| (i[1] * 12 + i[3] * 6 + i[5] * 3 + i[7]) as f32);
    let (y, s) = rank_8(&x);
    assert_eq!(y[[2, 0, 1, 0, 0, 0, 1, 0]], x[[0, 1, 0, 0, 0, 1, 0, 2]]);
    assert_eq!(s, tensor![[34.0, 38.0, 42.0], [58.0, 62.0, 66.0]]);
}

#[computation]
fn sizes<N: Dim, M: Dim>(x: &f32![N], y: &f32![M]) -> (f32![N + M, 2], f32, f32) {
    let n = N + M;
    (zeros(f32, [n, 2]), sum(x) / N + sum(y) / M, n as f32 * 0.5)
}

#[test]
fn sizes_are_values_too() {
    let (z, mean, half) = sizes(&tensor![1.0, 3.0], &tensor![6.0]);
    assert_eq!((z.dims(), mean, half), ([3, 2], 8.0, 1.5));
}

#[computation]
fn empty(x: &f32![0], y: &mut f32![0, 4]) -> (f32![0], f32, f32![4]) {
    *y += 1.0;
    (exp(x) * 2.0, sum(x), sum(y, 0))
}

#[test]
fn empty_arrays_compute_to_empty_arrays() {
    let (a, b, c) = empty(&Tensor::zeros(), &mut Tensor::zeros());
    assert_eq!((a.len(), b, c), (0, 0.0, tensor![0.0, 0.0, 0.0, 0.0]));
}
