//! `argmax`, `argmin`: the indices of the extremes.

use std::panic::AssertUnwindSafe;

use crate::common::of;
use typed_xla::{Error, prelude::*};

macro_rules! every_kind {
    ($($e:ident)*) => {
        #[test]
        fn every_kind_of_element_has_its_extremes() {
            $({
                #[computation]
                fn places(x: &$e![2, 3]) -> (i32![2], i32![3], i32, i32![1, 1]) {
                    (argmax(x, 1), argmin(x, dimension = 0), argmax(x), x.argmin(keep = true))
                }
                let x = Tensor::from_elements(of([0.0, 1.0, 1.0, 1.0, 0.0, 1.0]));
                let (greatest, least, first, kept) = places(&x);
                assert_eq!(greatest, tensor![1, 0], stringify!($e));
                assert_eq!(least, tensor![0, 1, 0], stringify!($e));
                assert_eq!((first, kept), (1, tensor![[0]]), stringify!($e));
            })*
        }
    };
}
every_kind!(bool i32 u8 bf16 f32);

#[computation]
fn greatest(x: &f32![5, 4]) -> i32![5] {
    argmax(x, dimension = 1)
}

#[computation]
fn least(x: &f32![5, 4]) -> i32![5] {
    argmin(x, dimension = 1)
}

#[test]
fn the_first_nan_comes_before_any_number_and_of_equal_elements_the_first() {
    let (inf, nan) = (f32::INFINITY, f32::NAN);
    let x = tensor![
        [1.0, nan, inf, -nan],
        [-inf, -inf, -inf, -inf],
        [inf, inf, -inf, -inf],
        [0.0, -0.0, 0.0, -0.0],
        [2.0, 1.0, 2.0, 1.0]
    ];
    assert_eq!(greatest(&x), tensor![1, 0, 0, 0, 0]);
    assert_eq!(least(&x), tensor![1, 0, 2, 0, 1]);
}

#[computation]
fn over_several<N: Dim>(x: &i32![2, N, 3]) -> (i32![N], i32![2]) {
    (argmax(x, [0, 2]), argmin(x, [1, 2]))
}

#[test]
fn over_several_dimensions_the_index_counts_their_elements() {
    let x = tensor![[[1, 5, 2], [7, 0, 3]], [[4, 3, 6], [8, 9, 2]]];
    let (greatest, least) = over_several(&x);
    assert_eq!((greatest, least), (tensor![5, 4], tensor![4, 5]));
}

#[computation]
fn places(x: &f32![?, ?]) -> Result<(i32![?], i32![?], i32), Error> {
    Ok((argmax(x, 1), argmin(x, 0), argmax(x)))
}

#[computation]
fn of_rows(x: &f32![?, ?]) -> Result<i32![?], Error> {
    Ok(vmap(|row| argmax(row))(x))
}

#[computation]
fn generic<N: Dim>(x: &f32![N]) -> i32 {
    argmin(x)
}

#[test]
fn a_dynamic_or_generic_size_is_at_least_1() {
    let x = tensor![[1.0f32, 3.0, 2.0], [0.0, -1.0, 4.0]];
    let (rows, columns, all) = places(&x.as_dynamic()).unwrap();
    assert_eq!(
        (rows.to_vec(), columns.to_vec(), all),
        (vec![1, 2], vec![1, 1, 0], 5)
    );
    assert_eq!(of_rows(&x.as_dynamic()).unwrap().to_vec(), [1, 2]);
    for sizes in [[0, 3], [3, 0], [0, 0]] {
        let error = places(&Tensor::zeros_sized(sizes).unwrap())
            .unwrap_err()
            .to_string();
        assert!(
            error.contains("expected at least 1 (elements along dimension"),
            "{error}"
        );
        assert!(error.contains("arg"), "{error}");
    }
    // A row for each of no indices.
    assert!(
        of_rows(&Tensor::zeros_sized([0, 3]).unwrap())
            .unwrap()
            .is_empty()
    );
    let error = of_rows(&Tensor::zeros_sized([3, 0]).unwrap())
        .unwrap_err()
        .to_string();
    assert!(
        error.contains("argmax: expected at least 1 (elements along dimension"),
        "{error}"
    );
    let empty: f32![?] = Tensor::zeros_sized([0]).unwrap();
    let panic = std::panic::catch_unwind(AssertUnwindSafe(|| generic(&empty))).unwrap_err();
    let text = panic.downcast_ref::<String>().unwrap();
    assert!(
        text.contains("argmin: expected at least 1") && text.contains('x'),
        "{text}"
    );
}
