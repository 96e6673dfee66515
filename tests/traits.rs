//! Traits whose methods are computations, which several structs implement.

use typed_xla::prelude::*;

/// A model of a number by three others.
trait Model {
    fn forward(&self, x: &f32![3]) -> f32;
    fn steps(&mut self);
}

#[computation]
mod linear {
    use super::Model;
    use typed_xla::prelude::*;

    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub(crate) struct Linear {
        pub(crate) w: f32![3],
        pub(crate) steps: f32,
    }

    impl Model for Linear {
        #[computation]
        fn forward(&self, x: &f32![3]) -> f32 {
            dot(self.w, x)
        }

        #[computation]
        fn steps(&mut self) {
            self.steps += 1.0;
        }
    }
}

#[computation]
mod deep {
    use super::Model;
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub(crate) struct Deep<H: Dim> {
        pub(crate) first: f32![H, 3],
        pub(crate) last: f32![H],
        pub(crate) steps: f32,
    }

    impl<H: Dim> Deep<H> {
        #[computation]
        fn hidden(&self, x: &f32![3]) -> f32![H] {
            relu(dot(self.first, x))
        }
    }

    impl<H: Dim> Model for Deep<H> {
        #[computation]
        fn forward(&self, x: &f32![3]) -> f32 {
            dot(self.last, self.hidden(x))
        }

        #[computation]
        fn steps(&mut self) {
            self.steps += 1.0;
        }
    }
}

use deep::Deep;
use linear::Linear;

/// Takes a step of gradient descent; returns the loss.
#[computation]
fn train<M: Model>(m: &mut M, x: &f32![3], target: f32) -> f32 {
    let (loss, gradient) = value_and_grad(|m| {
        let error = m.forward(x) - target;
        error * error
    })(m);
    *m -= 0.125 * gradient;
    m.steps();
    loss
}

#[computation]
fn train_linear(m: &mut Linear, x: &f32![3]) -> f32 {
    train(m, x, target = 2.0)
}

#[test]
fn a_template_calls_the_methods_of_each_struct() {
    #[computation]
    fn train_deep(m: &mut Deep<2>, x: &f32![3], y: f32) -> f32 {
        train(m, x, y)
    }

    let mut linear = Linear {
        w: Tensor::zeros(),
        steps: 0.0,
    };
    assert_eq!(train_linear(&mut linear, &tensor![1.0, 0.0, 0.0]), 4.0);
    assert_eq!(
        linear,
        Linear {
            w: tensor![0.5, 0.0, 0.0],
            steps: 1.0
        }
    );
    // To Rust the methods are the trait's.
    assert_eq!(Model::forward(&linear, &Tensor::ones()), 0.5);
    linear.steps();
    assert_eq!(linear.steps, 2.0);

    let mut deep: Deep<Size<2>> = Deep {
        first: Tensor::ones(),
        last: Tensor::ones(),
        steps: 0.0,
    };
    assert_eq!(train_deep(&mut deep, &tensor![1.0, 0.0, 0.0], 1.0), 1.0);
    assert_eq!((deep.steps, deep.last), (1.0, tensor![0.75, 0.75]));
}

/// A bound by `Tensors` beside the trait is the same.
#[test]
fn a_method_is_found_in_calls_of_templates() {
    #[computation]
    fn twice<M: Tensors + Model>(m: &M, x: &f32![3]) -> f32 {
        once(m, x) + once(m, x)
    }

    #[computation]
    fn once<M: Model>(m: &M, x: &f32![3]) -> f32 {
        m.forward(x)
    }

    #[computation]
    fn call(m: &Linear, x: &f32![3]) -> f32 {
        twice(m, x)
    }

    let linear = Linear {
        w: tensor![1.0, 2.0, 3.0],
        steps: 0.0,
    };
    assert_eq!(call(&linear, &Tensor::ones()), 12.0);
}

/// A trait with a constant and a function without a receiver.
trait Scaled {
    const BY: f32;
    fn unit() -> Self;
    fn apply(&self, x: f32) -> f32;
}

#[computation]
mod scales {
    #[derive(typed_xla::Tensors, Clone, Debug, PartialEq)]
    pub(crate) struct Double {
        pub(crate) offset: f32,
    }

    impl super::Scaled for Double {
        const BY: f32 = 2.0;

        #[computation]
        fn unit() -> Self {
            Self { offset: 1.0 }
        }

        #[computation]
        fn apply(&self, x: f32) -> f32 {
            Self::BY * x + self.offset
        }
    }
}

#[computation]
fn scaled<M: Scaled>(m: &M, x: f32) -> (M, f32) {
    let unit = M::unit();
    let y = unit.apply(x) + M::BY * m.apply(x);
    (unit, y)
}

#[computation]
fn doubled(m: &scales::Double, x: f32) -> (scales::Double, f32) {
    scaled(m, x)
}

#[test]
fn a_bound_has_the_constants_and_functions_of_its_struct() {
    let (unit, y) = doubled(&scales::Double { offset: 0.5 }, 3.0);
    assert_eq!((unit.offset, y), (1.0, 7.0 + 2.0 * 6.5));
    assert_eq!(<scales::Double as Scaled>::unit(), unit);
    assert_eq!((unit.apply(1.0), scales::Double::BY), (3.0, 2.0));
}
