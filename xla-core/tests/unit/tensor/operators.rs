//! Tests of `xla-core/src/tensor/operators.rs`, and of elements at tuples.

use core::ops::{Add, Div, Mul, Neg, Sub};

use xla_core::element::{Element, c64, f16};
use xla_core::shape::StaticShape;
use xla_core::size::{Dynamic, Size};
use xla_core::tensor::Tensor;

type Batch = Tensor<f32, (Dynamic,)>;

/// Compares every operator on a shape with the elements' own.
fn as_elements<E, S>(of: impl Fn(usize) -> E)
where
    E: Element + Add<Output = E> + Sub<Output = E> + Mul<Output = E> + Div<Output = E>,
    E: xla_core::scalar::Add
        + xla_core::scalar::Sub
        + xla_core::scalar::Mul
        + xla_core::scalar::Div,
    E: xla_core::scalar::Neg + Neg<Output = E>,
    S: StaticShape,
{
    let tensor = |first: usize| -> Tensor<E, S> {
        let elements: Vec<E> = (0..S::LEN).map(|i| of(first + i)).collect();
        Tensor::from_vec(elements).unwrap()
    };
    let (a, b) = (tensor(1), tensor(4));
    let scalar = of(3);
    let pairs: Vec<(E, E)> = a.to_vec().into_iter().zip(b.to_vec()).collect();
    macro_rules! check {
        ($($operator:tt)*) => {$(
            let expected: Vec<E> = pairs.iter().map(|&(x, y)| x $operator y).collect();
            assert_eq!((&a $operator &b).to_vec(), expected);
            assert_eq!((a.clone() $operator &b).to_vec(), expected);
            assert_eq!((&a $operator b.clone()).to_vec(), expected);
            assert_eq!((a.clone() $operator b.clone()).to_vec(), expected);
            let expected: Vec<E> = a.to_vec().into_iter().map(|x| x $operator scalar).collect();
            assert_eq!((&a $operator scalar).to_vec(), expected);
            assert_eq!((a.clone() $operator scalar).to_vec(), expected);
        )*};
    }
    check!(+ - * /);
    macro_rules! check_assignment {
        ($($operator:tt $assign:tt)*) => {$(
            let expected = (&a $operator &b, &a $operator scalar);
            let [mut by_reference, mut by_value, mut by_scalar] = [(); 3].map(|()| a.clone());
            by_reference $assign &b;
            by_value $assign b.clone();
            by_scalar $assign scalar;
            assert_eq!((&by_reference, &by_value, &by_scalar), (&expected.0, &expected.0, &expected.1));
        )*};
    }
    check_assignment!(+ += - -= * *= / /=);
    let expected: Vec<E> = a.to_vec().into_iter().map(|x| -x).collect();
    assert_eq!((-&a).to_vec(), expected);
    assert_eq!((-a).to_vec(), expected);
}

#[test]
fn a_scalar_may_be_on_the_left() {
    macro_rules! check {
        ($($element:ty: $of:expr;)*) => {$(
            let of: fn(u8) -> $element = $of;
            let (x, two) = (Tensor::from([of(1), of(2), of(4)]), of(2));
            for (found, expected) in [
                (two + &x, x.iter().map(|&x| two + x).collect::<Vec<_>>()),
                (two - &x, x.iter().map(|&x| two - x).collect()),
                (two * x.clone(), x.iter().map(|&x| two * x).collect()),
                (two / &x, x.iter().map(|&x| two / x).collect()),
                (two - x.clone(), x.iter().map(|&x| two - x).collect()),
            ] {
                assert_eq!(found.to_vec(), expected);
            }
        )*};
    }
    check! {
        i32: i32::from;
        i64: i64::from;
        f16: |x| f16::from_f32(x.into());
        f32: f32::from;
        f64: f64::from;
        c64: |x| c64::new(x.into(), 1.0);
    }
    // Integers wrap around, as with the scalar on the right.
    assert_eq!(200u8 * Tensor::from([2u8, 1]), Tensor::from([144, 200]));
    // A literal takes the element type of the tensor.
    let x: Tensor<f32, (Size<2>,)> = Tensor::full(3.0);
    assert_eq!(1.0 - 2.0 * &x, Tensor::full(-5.0));
}

#[test]
#[should_panic(expected = "the operands of an operator are f32[2] and f32[3]")]
fn an_assigning_operator_requires_equal_dynamic_sizes() {
    let mut x = Batch::from_slice(&[1.0, 2.0]).unwrap();
    x += Batch::from_slice(&[1.0, 2.0, 3.0]).unwrap();
}

#[test]
fn operators_are_those_of_the_elements() {
    let real = |i: usize| 0.5 * i as f64 + 1.0;
    as_elements::<f64, ()>(real);
    as_elements::<f64, (Size<3>,)>(real);
    as_elements::<f64, (Size<9>, Size<31>)>(real);
    as_elements::<f32, (Size<2>, Size<2>)>(|i| i as f32 - 2.5);
    as_elements::<f16, (Size<5>,)>(|i| f16::from_f32(i as f32 + 0.5));
    as_elements::<i32, (Size<70>,)>(|i| i as i32 * 7 - 40);
    as_elements::<c64, (Size<3>,)>(|i| c64::new(1.0, i as f32));
}

#[test]
fn integers_wrap() {
    let x = Tensor::from([i32::MAX, i32::MIN]);
    assert_eq!(x + 1, Tensor::from([i32::MIN, i32::MIN + 1]));
    assert_eq!(-x, Tensor::from([-i32::MAX, i32::MIN]));
}

#[test]
fn dynamic_sizes_are_compared() {
    let batch = |n| Batch::full_sized([n], 1.5).unwrap();
    assert_eq!(&batch(2) + &batch(2), Batch::full_sized([2], 3.0).unwrap());
    let differ = std::panic::catch_unwind(|| &batch(2) + &batch(3)).unwrap_err();
    let message = differ.downcast_ref::<String>().unwrap();
    assert_eq!(message, "the operands of an operator are f32[2] and f32[3]");
}

#[test]
fn elements_are_at_tuples() {
    let mut x = Tensor::from([[1, 2, 3], [4, 5, 6]]);
    x[(1, 2)] = 7;
    assert_eq!((x[(1, 2)], x[[1, 2]], x[(0, 1)]), (7, 7, 2));
    let mut line = Tensor::from([1, 2, 3]);
    line[1] = 9;
    assert_eq!((line[1], line[2]), (9, 3));
    let cube: Tensor<i32, (Size<2>, Size<3>, Size<2>)> =
        Tensor::from_fn(|[i, j, k]| (100 * i + 10 * j + k) as i32);
    assert_eq!(cube[(1, 2, 1)], 121);
}
