//! Computations of thousands of steps, compiled without optimisation and run on threads with little stack.

use typed_xla::prelude::*;

/// A computation whose body is these statements, as often as a chain of doublings makes it.
macro_rules! long {
    ($name:ident $($twice:ident)*) => {
        doubled!($name $($twice)*: (x: &f32![4, 8], weights: &f32![8, 8], bias: &f32![8]) x a
            let b = a * 1.25 + bias.along([1]);
            let c = tanh(b) - a;
            let d = c - reduce_max(c, dimensions = 1, keep = true);
            let e = max(dot(d, weights) * 0.5, -1.5);
            let a = e / exp(b);
        );
    };
}

macro_rules! doubled {
    ($name:ident: ($($params:tt)*) $x:ident $a:ident $($statement:tt)*) => {
        #[computation]
        fn $name($($params)*) -> f32![4, 8] {
            let $a = $x;
            $($statement)*
            $a
        }
    };
    ($name:ident twice $($twice:ident)*: ($($params:tt)*) $x:ident $a:ident $($statement:tt)*) => {
        doubled!($name $($twice)*: ($($params)*) $x $a $($statement)* $($statement)*);
    };
}

long!(once);
long!(long twice twice twice twice twice twice twice twice twice);

#[test]
fn a_long_body_runs_on_a_small_stack() {
    let run = || {
        let x = Tensor::from_slice(&[0.25; 32]).unwrap();
        let weights = Tensor::from_slice(&[0.125; 64]).unwrap();
        let bias = Tensor::from_slice(&[0.5; 8]).unwrap();
        let mut want = x.clone();
        for _ in 0..512 {
            want = once(&want, &weights, &bias);
        }
        assert_eq!(long(&x, &weights, &bias).as_slice(), want.as_slice());
    };
    std::thread::Builder::new()
        .stack_size(2 << 20)
        .spawn(run)
        .unwrap()
        .join()
        .unwrap();
}
