//! `dot`: vectors, a matrix and a vector, matrices; of every element type.

use crate::common::{all, of};
use typed_xla::prelude::*;

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_is_multiplied() {
            $({
                #[computation]
                fn multiplied(a: &$e![2, 3], b: &$e![3, 2]) -> $e![2, 2] {
                    dot(a, b)
                }
                let a = Tensor::from_elements(of([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]));
                let b = Tensor::from_elements(of([1.0, 0.0, 2.0, 1.0, 0.0, 3.0]));
                let y = multiplied(&a, &b);
                all(stringify!($e), y.as_slice(), &of([5.0, 11.0, 14.0, 23.0]), false);
            })*
        }
    };
}
every_kind!(i32 u8 bf16 f32 c64);

#[computation]
fn ranks(m: &f32![2, 3], u: &f32![2], v: &f32![3]) -> (f32, f32![2], f32![3], f32![2, 2]) {
    (dot(v, v), dot(m, v), u.dot(m), dot(m, transpose(m, [1, 0])))
}

#[test]
fn vectors_and_matrices_multiply() {
    let m = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    let (a, b, c, d) = ranks(&m, &tensor![1.0, -1.0], &tensor![1.0, 0.0, 2.0]);
    assert_eq!((a, b), (5.0, tensor![7.0, 16.0]));
    assert_eq!(c, tensor![-3.0, -3.0, -3.0]);
    assert_eq!(d, tensor![[14.0, 32.0], [32.0, 77.0]]);
}

#[computation]
fn degenerate(
    a: &f32![2, 0],
    b: &f32![0, 3],
    c: &f32![1, 1],
    none: &f32![0],
) -> (f32![2, 3], f32![1, 1], f32, f32![0, 0]) {
    (
        dot(a, b),
        dot(c, c),
        dot(none, none),
        dot(b, transpose(b, [1, 0])),
    )
}

#[test]
fn a_sum_of_nothing_is_0() {
    let (a, b, c, d) = degenerate(
        &Tensor::zeros(),
        &Tensor::zeros(),
        &tensor![[3.0]],
        &Tensor::zeros(),
    );
    assert_eq!(a, tensor![[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]);
    assert_eq!((b, c, d.len()), (tensor![[9.0]], 0.0, 0));
}

#[computation]
fn or_of_ands(a: &bool![2, 2], b: &bool![2, 2]) -> bool![2, 2] {
    dot(a, b)
}

#[test]
fn a_product_of_bools_is_an_or_of_ands() {
    let y = or_of_ands(
        &tensor![[true, false], [false, false]],
        &tensor![[false, true], [true, true]],
    );
    assert_eq!(y, tensor![[false, true], [false, false]]);
}

#[computation]
fn specials(a: &f32![1, 2], b: &f32![2, 1]) -> f32![1, 1] {
    dot(a, b)
}

#[test]
fn infinity_times_0_is_nan() {
    let y = specials(&tensor![[f32::INFINITY, 1.0]], &tensor![[0.0], [1.0]]);
    assert!(y.item_is_nan());
}

trait ItemIsNan {
    fn item_is_nan(&self) -> bool;
}
impl ItemIsNan for f32![1, 1] {
    fn item_is_nan(&self) -> bool {
        self[[0, 0]].is_nan()
    }
}

#[computation]
fn sized<N: Dim, K: Dim, M: Dim>(a: &f32![N, K], b: &f32![K, M]) -> f32![N, M] {
    dot(a, b)
}

#[test]
fn products_of_many_sizes_are_sums_of_products() {
    fn check<N: Dim, K: Dim, M: Dim>() {
        let a: f32![N, K] = Tensor::from_fn(|[i, j]| ((i * 7 + j * 3) % 11) as f32 - 5.0);
        let b: f32![K, M] = Tensor::from_fn(|[i, j]| ((i * 5 + j * 2) % 13) as f32 - 6.0);
        let y = sized(&a, &b);
        for i in 0..N::SIZE {
            for j in 0..M::SIZE {
                let expected: f32 = (0..K::SIZE).map(|k| a[[i, k]] * b[[k, j]]).sum();
                assert_eq!(
                    y[[i, j]],
                    expected,
                    "{} {} {}: {i} {j}",
                    N::SIZE,
                    K::SIZE,
                    M::SIZE
                );
            }
        }
    }
    use typed_xla::size::Size;
    check::<Size<1>, Size<1>, Size<1>>();
    check::<Size<1>, Size<7>, Size<9>>();
    check::<Size<9>, Size<7>, Size<1>>();
    check::<Size<17>, Size<33>, Size<65>>();
    check::<Size<64>, Size<100>, Size<31>>();
}
