//! Names that a computation chooses do not clash with names of the macro, and nothing is elaborated twice.

#![allow(unreachable_pub, reason = "items of a user's crate")]
#![deny(dead_code)]

use typed_xla::prelude::*;

#[computation]
mod layers {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Shift {
        pub w: f32![2],
    }

    impl Shift {
        #[computation]
        pub fn max(&self, x: &f32![2]) -> f32![2] {
            self.w + x
        }

        #[computation]
        pub fn plus(&self, x: &f32![2]) -> Self {
            Shift { w: self.w + x }
        }
    }
}

use layers::Shift;

#[computation]
fn arms(i: i32, matched: i32) -> i32 {
    match i {
        0 => matched,
        -1 => 7,
        n => n * matched,
    }
}

#[computation]
fn chained(s: &Shift, receiver: &f32![2]) -> f32![2] {
    s.plus(receiver).max(receiver)
}

#[computation]
fn raw(x: &f32![2], r#in: f32) -> f32![2] {
    let scale = |a| a * r#in;
    scale(x)
}

/// Computations that a macro of the user declares. Mostly other computations call them, and rustc reports none of
/// them as unused, as where no macro declares them.
macro_rules! declared_by_a_macro {
    () => {
        #[computation]
fn doubled<E: Float>(x: &Tensor![E; 2]) -> Tensor![E; 2] {
            x * 2.0
        }

        #[computation]
fn tripled<E: Float>(x: &Tensor![E; 2]) -> Tensor![E; 2] {
            doubled(x) + x
        }

        #[computation]
        fn applied(f: impl Fn(&f32![2]) -> f32![2], x: &f32![2]) -> f32![2] {
            f(x)
        }

        #[computation]
        mod scales {
            use typed_xla::prelude::*;

            #[derive(Tensors)]
            pub struct Scale {
                pub by: f32![2],
            }

            impl Scale {
                #[computation]
                fn rows<N: Dim>(&self, x: &f32![N, 2]) -> f32![N, 2] {
                    x * self.by.along([1])
                }

                #[computation]
                pub fn row(&self, x: &f32![2]) -> f32![2] {
                    self.rows(reshape(x, [1, 2]))[0]
                }
            }
        }

        #[computation]
        fn scaled(s: &scales::Scale, x: &f32![2]) -> f32![2] {
            applied(|x| s.row(x), tripled(x))
        }
    };
}

declared_by_a_macro!();

#[test]
fn computations_that_a_macro_declares_are_used_by_those_that_call_them() {
    let s = scales::Scale {
        by: tensor![1.0, 10.0],
    };
    assert_eq!(scaled(&s, &tensor![1.0, 2.0]), tensor![3.0, 60.0]);
}

#[test]
fn names_of_the_body_are_its_own() {
    assert_eq!([arms(0, 5), arms(-1, 5), arms(2, 5)], [5, 7, 10]);
    let s = Shift {
        w: tensor![1.0, 2.0],
    };
    assert_eq!(chained(&s, &tensor![1.0, 1.0]), tensor![3.0, 4.0]);
    assert_eq!(raw(&tensor![1.0, 2.0], 3.0), tensor![3.0, 6.0]);
}

#[computation]
fn method(s: &Shift, rng: &mut Rng, y: &f32![2]) -> f32![2] {
    rng_uniform(rng, 0.0f32, 1.0, [2]).max(y) + s.w * 0.0
}

#[computation]
fn operation(rng: &mut Rng, y: &f32![2]) -> f32![2] {
    max(rng_uniform(rng, 0.0f32, 1.0, [2]), y)
}

#[test]
fn an_operand_is_elaborated_once_if_a_struct_has_a_method_of_the_operation_s_name() {
    let s = Shift {
        w: tensor![1.0, 2.0],
    };
    let (mut one, mut other) = (Rng::new(1), Rng::new(1));
    for _ in 0..2 {
        let y = tensor![0.0, 0.0];
        assert_eq!(method(&s, &mut one, &y), operation(&mut other, &y));
    }
}

#[computation]
fn twice(f: impl Fn(f32) -> f32, x: f32) -> f32 {
    f(f(x))
}

#[computation]
fn passed_on(g: impl Fn(f32) -> f32, f: impl Fn(f32) -> f32, x: f32) -> f32 {
    let both = |x| f(g(x));
    twice(g, x) + twice(both, x) + f(x)
}

#[test]
fn functions_of_rust_keep_their_identity_under_other_names() {
    let (f, g) = (|x| 10.0 * x, |x| x + 1.0);
    assert_eq!(passed_on(g, f, 1.0), 3.0 + f(g(f(g(1.0)))) + 10.0);
}
