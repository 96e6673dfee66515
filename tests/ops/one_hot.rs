//! `one_hot`: a dimension of classes.

use typed_xla::prelude::*;

macro_rules! kinds_of_index {
    ($($e:ident)*) => {
        #[test]
        fn every_integer_is_an_index() {
            $({
                #[computation]
                fn hot(n: &$e![3]) -> f32![3, 3] {
                    one_hot(n, 3)
                }
                let y = hot(&tensor![2, 0, 7]);
                assert_eq!(y, tensor![[0.0, 0.0, 1.0], [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]]);
            })*
        }
    };
}
kinds_of_index!(i32 u8);

#[computation]
fn placed(n: &i32![2], k: i32) -> (i32![3, 2], bool![2, 3], f16![4], f32![2, 0]) {
    (
        one_hot(n, 3, i32, dimension = 0),
        one_hot(n, 3, bool),
        one_hot(k, 4, element_type = f16),
        one_hot(n, 0),
    )
}

#[test]
fn the_classes_go_where_they_are_told_in_the_type_that_is_asked_for() {
    let (a, b, c, d) = placed(&tensor![1, -1], 3);
    assert_eq!(a, tensor![[0, 0], [1, 0], [0, 0]]);
    assert_eq!(b, tensor![[false, true, false], [false, false, false]]);
    assert_eq!((c[[3]].to_f32(), c[[2]].to_f32(), d.len()), (1.0, 0.0, 0));
}

#[computation]
fn wide(n: &u8![1]) -> bool![1, 300] {
    one_hot(n, 300, bool)
}

#[test]
fn classes_past_the_range_of_the_indices_are_false() {
    let y = wide(&tensor![4]);
    let hot: Vec<usize> = (0..300).filter(|&i| y[[0, i]]).collect();
    assert_eq!(hot, [4]);
}

#[computation]
fn scaled(x: &f32![2], k: u32) -> f32![4] {
    let class = one_hot(k, 4, f32);
    let spread: f32![4, 3, 2] = broadcast(x, [4, 3]);
    sum(spread * (spread - class.along([0])), [1, 2]) * (class + 1.0)
}

#[test]
fn a_class_is_read_within_a_sum_and_after_it() {
    assert_eq!(
        scaled(&tensor![1.0, 2.0], 1),
        tensor![15.0, 12.0, 15.0, 15.0]
    );
}
