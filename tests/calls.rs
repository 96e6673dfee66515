//! Computations that call computations.

#![allow(missing_docs, unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

/// The caller may precede the callee.
#[computation]
fn network(x: &f32![2, 3], w: &f32![3, 3], b: &f32![3]) -> f32![2, 3] {
    let layer = layer(x, w, b);
    let layer = deeper::layer(layer, w, b);
    twice(layer)
}

#[computation]
fn layer(x: &f32![2, 3], w: &f32![3, 3], b: &f32![3]) -> f32![2, 3] {
    max(dot(x, w) + b.along([1]), 0.0)
}

mod deeper {
    use typed_xla::prelude::*;

    use super::twice as double;

    #[computation]
    pub(super) fn layer(x: &f32![2, 3], w: &f32![3, 3], b: &f32![3]) -> f32![2, 3] {
        super::layer(double(x), w, b) - 1.0
    }
}

#[computation]
pub fn twice<N: Dim, M: Dim>(x: &f32![N, M]) -> f32![N, M] {
    x * 2.0
}

#[test]
fn callees_stand_anywhere_and_call_others() {
    let x = tensor![[1.0, 2.0, 3.0], [-1.0, 0.0, 1.0]];
    let w = tensor![[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    let y = network(&x, &w, &tensor![0.0, 0.0, 1.0]);
    assert_eq!(y, tensor![[2.0, 6.0, 16.0], [-2.0, -2.0, 8.0]]);
}

#[computation]
fn greatest(a: f32, b: f32) -> f32 {
    select(a > b, a, b)
}

#[computation]
fn folded(x: &f32![2, 3]) -> (f32![2], f32) {
    (
        reduce(greatest, x, -9.0, dimensions = [1]),
        x.reduce(init_value = 0.0, computation = |a, b| greatest(a, b)),
    )
}

#[test]
fn computations_are_handed_over_by_name() {
    let (rows, all) = folded(&tensor![[1.0, 5.0, 2.0], [-4.0, -2.0, -3.0]]);
    assert_eq!((rows, all), (tensor![5.0, -2.0], 5.0));
}

mod layers {
    pub mod dense {
        use typed_xla::prelude::*;

        #[computation]
        pub fn shift(x: &f32![2], by: f32) -> f32![2] {
            x + by
        }

        #[computation]
        pub(crate) fn pair(x: &f32![2]) -> (f32![2], (f32![2], f32)) {
            (shift(x, 1.0), (shift(x, 2.0), 3.0))
        }
    }

    pub use dense::*;
}

use layers::*;

#[computation]
fn through_globs(x: &f32![2]) -> f32![2] {
    let (a, (b, c)) = pair(x);
    shift(a + b, c)
}

#[test]
fn callees_come_through_globs_and_give_tuples() {
    assert_eq!(through_globs(&tensor![1.0, 2.0]), tensor![8.0, 10.0]);
}

#[test]
fn computations_stand_inside_functions() {
    #[computation]
    fn outer(x: &f32![2]) -> f32![2] {
        inner(x) + 1.0
    }

    #[computation]
    fn inner(x: &f32![2]) -> f32![2] {
        x * 3.0
    }

    assert_eq!(outer(&tensor![1.0, 2.0]), tensor![4.0, 7.0]);
}

macro_rules! make {
    ($($name:ident: $by:literal;)*) => {
        $(
            #[computation]
            fn $name(x: &f32![2]) -> f32![2] {
                layers::shift(x, $by)
            }
        )*
    };
}

make! {
    up: 1.0;
    down: -1.0;
    nowhere: 0.0;
}

#[computation]
fn made(x: &f32![2]) -> f32![2] {
    nowhere(up(up(x)) + down(x))
}

#[test]
fn macros_make_computations() {
    assert_eq!(made(&tensor![1.0, 2.0]), tensor![3.0, 5.0]);
}

mod elsewhere {
    use cross_crate::{Dense, ROWS, SHIFT, dense as layer};
    use typed_xla::prelude::*;

    #[computation]
    pub(super) fn network(p: &Dense, x: &cross_crate::Rows) -> f32![ROWS, 3] {
        let x = layer(p, layer(p, x));
        cross_crate::matrix(x, p.w) + cross_crate::layers::relu_of(x) - SHIFT
    }

    #[computation]
    pub(super) fn biased(p: &Dense) -> Dense {
        Dense {
            b: p.b + SHIFT,
            ..p
        }
    }
}

#[test]
fn callees_constants_and_structs_come_from_other_crates() {
    let p = cross_crate::Dense {
        w: tensor![[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        b: tensor![0.0, 1.0, -9.0],
    };
    let x: cross_crate::Rows = tensor![[1.0, 2.0, 3.0], [-1.0, 0.0, 1.0]];
    assert_eq!(
        elsewhere::network(&p, &x),
        tensor![[3.5, 9.5, 0.5], [1.5, 5.5, 0.5]]
    );
    assert_eq!(elsewhere::biased(&p).b, tensor![0.5, 1.5, -8.5]);
}

#[derive(Tensors)]
struct Layer {
    w: f32![2],
    b: f32,
}

#[computation]
fn descend(p: &mut Layer, g: &f32![2], rate: f32) -> f32 {
    shrink(&mut p.w, rate);
    p.w -= rate * g;
    p.b += 1.0;
    sum(p.w)
}

#[computation]
fn shrink(w: &mut f32![2], by: f32) {
    *w *= 1.0 - by;
}

/// Changes its own state, a field of it, a variable, and a parameter passed by value.
#[computation(program = Train)]
fn train(p: &mut Layer, others: &mut (Layer, f32![2]), mut v: f32![2]) -> (f32, f32![2]) {
    let mut u = v + 1.0;
    let first = descend(p, v, 0.5);
    let second = descend(&mut *p, u, 0.5);
    descend(&mut others.0, u, 0.5);
    shrink(&mut others.1, 0.5);
    shrink(&mut u, 0.5);
    shrink(&mut v, rate_of(u));
    (first * 10.0 + second, u + v)
}

#[computation]
fn rate_of(x: &f32![2]) -> f32 {
    sum(x) * 0.0 + 0.75
}

#[test]
fn callees_change_what_is_lent_to_them() {
    let layer = || Layer {
        w: tensor![4.0, 8.0],
        b: 0.0,
    };
    let (mut p, mut others) = (layer(), (layer(), tensor![2.0, 4.0]));
    let (sums, v) = train(&mut p, &mut others, tensor![4.0, 0.0]);
    // w/2 - v/2 is [0, 4]; with that as w, w/2 - (v + 1)/2 is [-2.5, 1.5].
    assert_eq!((&p.w, p.b), (&tensor![-2.5, 1.5], 2.0));
    assert_eq!(sums, 39.0);
    assert_eq!((&others.0.w, others.0.b), (&tensor![-0.5, 3.5], 1.0));
    assert_eq!(others.1, tensor![1.0, 2.0]);
    assert_eq!(v, tensor![3.5, 0.5]);
    assert!(Train::stablehlo().contains("p: &mut Layer {w: f32[2], b: f32[]}"));
}

/// Calls a layer twelve times, which itself makes three calls.
#[computation(program = Twelve)]
fn twelve(x: &f32![2]) -> f32![2] {
    let x = thrice(thrice(thrice(thrice(x))));
    let x = thrice(thrice(thrice(thrice(x))));
    thrice(thrice(thrice(thrice(x))))
}

#[computation]
fn thrice(x: &f32![2]) -> f32![2] {
    layers::shift(layers::shift(layers::shift(x, 1.0), 1.0), 1.0)
}

#[test]
fn a_callee_stands_once_in_the_text_however_often_it_is_called() {
    assert_eq!(twelve(&tensor![0.0, 1.0]), tensor![36.0, 37.0]);
    let text = Twelve::stablehlo();
    assert_eq!(text.matches("func.func").count(), 3);
    assert_eq!(text.matches("func.call @thrice").count(), 12);
}

#[computation]
fn weighted<N: Dim, M: Dim>(x: &f32![N, M], w: &f32![N], k: &f32![2, M]) -> f32 {
    sum(x * w.along([0])) + sum(k)
}

#[computation]
fn of_literals(x: &f32![3, 1]) -> f32 {
    weighted(x, [1.0, 10.0, 100.0], [[0.25], [0.25]])
}

#[test]
fn literals_determine_generic_sizes() {
    assert_eq!(of_literals(&tensor![[1.0], [2.0], [3.0]]), 321.5);
}
