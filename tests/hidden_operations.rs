//! Items hide the operations of their names, by the rules by which items of Rust hide those of a prelude: a new operation
//! changes no program.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

#[computation]
fn softmax(x: &f32![2]) -> f32![2] {
    x.softmax() + 1.0
}

#[computation]
fn exp<E: Float, N: Dim>(x: &Tensor![E; N]) -> Tensor![E; N] {
    4.0 * x
}

#[computation]
fn max(a: f32, b: f32) -> f32 {
    a.max(b) + 1.0
}

/// An operation that the language defines.
#[computation]
fn glu(x: &f32![2]) -> f32![2] {
    10.0 * x
}

#[computation]
fn full(x: f32) -> f32![2] {
    x * ones(f32, [2])
}

#[computation]
fn twice(f: impl Fn(&f32![2]) -> f32![2], x: &f32![2]) -> f32![2] {
    f(f(x))
}

#[test]
fn a_call_means_the_computation_that_it_sees() {
    #[computation]
    fn calls(x: &f32![2]) -> [f32![2]; 6] {
        [
            softmax(x),
            self::softmax(x),
            x.softmax(),
            exp(x),
            glu(x),
            full(3.0),
        ]
    }

    let expected = [1.5, 1.5, 0.5, 4.0, 10.0, 3.0];
    assert_eq!(calls(&Tensor::ones()), expected.map(Tensor::full));
}

#[test]
fn a_function_that_is_an_argument_means_the_computation_that_it_sees() {
    #[computation]
    fn calls(x: &f32![2], rows: [f32![2]; 2]) -> ([f32![2]; 2], f32, f32![3, 2], [f32![2]; 2]) {
        let all = vmap(glu)(ones(f32, [3, 2]));
        (
            [twice(glu, x), grad(|x| sum(glu(x)))(x)],
            reduce(max, x, 0.0),
            all,
            rows.map(glu),
        )
    }

    let (twice, reduced, all, rows) = calls(&Tensor::ones(), [Tensor::ones(), Tensor::ones()]);
    assert_eq!(twice, [100.0, 10.0].map(Tensor::full));
    assert!(reduced > 2.0, "{reduced}");
    assert_eq!(
        (all, rows),
        (Tensor::full(10.0), [10.0, 10.0].map(Tensor::full))
    );
}

mod layers {
    use typed_xla::prelude::*;

    #[computation]
    pub fn relu(x: &f32![2]) -> f32![2] {
        max(x, 0.5 * x)
    }

    #[computation]
    pub fn gelu(x: &f32![2]) -> f32![2] {
        7.0 * x
    }

    #[computation]
    fn tanh(x: &f32![2]) -> f32![2] {
        9.0 * x
    }

    #[computation]
    pub fn inside(x: &f32![2]) -> f32![2] {
        tanh(x)
    }

    pub fn sin(x: f32) -> f32 {
        x + 100.0
    }
}

mod imports {
    use super::layers::{gelu as silent_gelu, gelu as logistic, relu, sin};
    use typed_xla::prelude::*;

    #[computation]
    pub fn calls(x: &f32![2]) -> [f32![2]; 3] {
        [relu(x), logistic(x), silent_gelu(x)]
    }

    /// An ordinary function hides nothing.
    #[computation]
    pub fn operation(x: &f32![2]) -> f32![2] {
        sin(x)
    }

    pub fn plain(x: f32) -> f32 {
        sin(x)
    }
}

#[test]
fn imports_hide_operations() {
    let x = Tensor::full(-1.0);
    let expected = [-0.5, -7.0, -7.0].map(Tensor::full);
    assert_eq!(imports::calls(&x), expected);
    assert_eq!(imports::operation(&Tensor::full(0.0)), Tensor::full(0.0));
    assert_eq!(imports::plain(0.0), 100.0);
}

/// An ordinary function of the module, which Rust code calls.
fn tan(x: f32) -> f32 {
    x + 50.0
}

#[test]
fn ordinary_functions_hide_nothing() {
    #[computation]
    fn operation(x: f32) -> f32 {
        tan(x)
    }

    assert_eq!((operation(0.0), tan(0.0)), (0.0, 50.0));
}

mod globs {
    use super::layers::*;
    use typed_xla::prelude::*;

    /// Private items are not imported.
    #[computation]
    pub fn calls(x: &f32![2]) -> [f32![2]; 4] {
        [relu(x), vmap(|x| x)(gelu(x)), inside(x), 0.0 * tanh(x)]
    }
}

#[test]
fn globs_of_the_package_hide_operations() {
    let x = Tensor::full(-1.0);
    let expected = [-0.5, -7.0, -9.0, -0.0].map(Tensor::full);
    assert_eq!(globs::calls(&x), expected);
}

#[test]
fn items_in_a_body_hide_operations() {
    #[computation]
    fn log(x: &f32![2]) -> f32![2] {
        x + 5.0
    }

    #[computation]
    fn calls(x: &f32![2]) -> f32![2] {
        log(x)
    }

    assert_eq!(calls(&Tensor::ones()), Tensor::full(6.0));
}

#[computation]
fn generic<E: Float, N: Dim>(x: &Tensor![E; N]) -> Tensor![E; N] {
    exp(x)
}

mod elsewhere {
    use typed_xla::prelude::*;

    /// A template means what it means where it is declared.
    #[computation]
    pub fn calls(x: &f32![2]) -> (f32![2], f32![2]) {
        (super::generic(x), exp(0.0 * x))
    }
}

#[computation]
mod filters {
    use super::*;

    #[derive(Tensors)]
    pub struct Filter {
        pub level: f32![2],
    }

    impl Filter {
        #[computation]
        pub fn level(&self) -> f32![2] {
            exp(self.level)
        }
    }
}

#[test]
fn templates_and_methods_see_what_their_module_does() {
    assert_eq!(
        elsewhere::calls(&Tensor::ones()),
        (Tensor::full(4.0), Tensor::full(1.0))
    );
    let filter = filters::Filter {
        level: Tensor::ones(),
    };
    assert_eq!(filter.level(), Tensor::full(4.0));
}
