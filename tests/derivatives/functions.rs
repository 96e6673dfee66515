//! The transformations themselves: structs, captures, several pullbacks, and transformations of transformations.

use typed_xla::prelude::*;

use crate::VECTORS;

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Layer {
    w: f64![3, 2],
    b: f64![2],
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Net {
    first: Layer,
    second: f64![2],
}

#[computation]
fn net_loss(net: &Net, x: &f64![4, 3]) -> f64 {
    let h = tanh(dot(x, net.first.w) + net.first.b.along([1]));
    mean(pow(dot(h, net.second), 2.0))
}

/// Returns a result, and changes the state.
#[computation]
fn cell(w: &f64![3, 3], s: &mut f64![3], x: &f64![3]) -> f64![3] {
    let new = tanh(dot(w, *s) + x);
    let y = new * *s;
    *s = new;
    y
}

#[computation]
fn cell_sum(w: &f64![3, 3], s: &mut f64![3], x: &f64![3]) -> f64 {
    sum(cell(w, s, x))
}

cases! {
    fn structs(w: f64[3, 2], b: f64[2], v: f64[2], x: f64[4, 3]) -> [f64[], f64[3, 2], f64[2], f64[2], f64[4, 3]] {
        let net = Net { first: Layer { w: w, b: b }, second: v };
        let (loss, g) = value_and_grad(net_loss)(net, x);
        let dx = grad(net_loss, argnums = [1])(net, x);
        (loss, g.first.w, g.first.b, g.second, dx)
    }

    fn steps_of_descent(w: f64[3, 2], b: f64[2], v: f64[2], x: f64[4, 3]) -> [f64[3, 2], f64[2], f64[2], f64[]] {
        let mut net = Net { first: Layer { w: w, b: b }, second: v };
        let mut last = 0.0f64;
        for _ in 0..3 {
            let (loss, g) = value_and_grad(net_loss)(net, x);
            net -= 0.1 * g;
            last = loss;
        }
        (net.first.w, net.first.b, net.second, last)
    }

    fn captures(x: f64[3], y: f64[3]) -> [f64[3], f64[3], f64[3]] {
        let scale = sin(y);
        let inner = |x| sum(scale * x * x * y);
        // Derivatives by what the inner function captures.
        let outer = |y| {
            let scale = sin(y);
            sum(grad(|x| sum(scale * x * x * y))(x))
        };
        let twice = |x| sum(grad(inner)(x) * x);
        (grad(inner)(x), grad(outer)(y), grad(twice)(x))
    }

    fn pullbacks(x: f64[3], y: f64[3]) -> [f64[3], f64[3], f64[3], f64[3], f64[3]] {
        let (z, back) = vjp(|x, y| sin(x) * y)(x, y);
        let (dx, dy) = back(z);
        let (ex, ey) = back(x);
        (z, dx, dy, ex, ey)
    }

    fn linear_functions(x: f64[3], v: f64[3]) -> [f64[3], f64[3], f64[3]] {
        let (y, forward) = linearize(|x| exp(x) * x)(x);
        (y, forward(v), forward(y))
    }

    fn higher_orders(x: f64[]) -> [f64[], f64[], f64[], f64[]] {
        let f = |x| sin(x) * x * x * x;
        let third = grad(grad(grad(f)));
        let (y, forward) = jvp(|x| jvp(f)(x, 1.0).1)(x, 1.0);
        (grad(f)(x), third(x), y, forward)
    }

    fn hessian_products(x: f64[4], v: f64[4]) -> [f64[4], f64[4], f64[4]] {
        let f = |x| sum(exp(x[..3] * x[1..])) + pow(sum(x), 3.0);
        let (_, over) = jvp(grad(f))(x, v);
        let within = grad(|x| jvp(f)(x, v).1)(x);
        let back = grad(|x| sum(grad(f)(x) * v))(x);
        (over, within, back)
    }

    fn values_beside(x: f64[3]) -> [f64[], f64[3], f64[3]] {
        let ((loss, y), g) = value_and_grad(|x| (sum(x * x), sin(x)), has_aux = true)(x);
        (loss, y, g)
    }

    fn changed_state(w: f64[3, 3], s: f64[3], x: f64[3], dy: f64[3], ds: f64[3])
        -> [f64[3], f64[3], f64[3, 3], f64[3], f64[3], f64[3], f64[3], f64[3, 3]]
    {
        let (mut one, mut other, mut third) = (s, s, s);
        let (mut into, mut out) = (ds, ds);
        let (y, back) = vjp(cell, argnums = [0, 1, 2])(w, &mut one, x);
        let (dw, dx) = back(dy, &mut into);
        let (_, forward) = jvp(cell, argnums = [1, 2])((w, &mut other, x), (&mut out, dy));
        let matrix = jacfwd(cell, argnums = [1])(w, &mut third, x);
        let differ = sum(abs(one - other)) + sum(abs(one - third));
        (y, one + differ, dw, dx, into, forward, out, matrix)
    }

    fn state_at_each_index(w: f64[3, 3], s: f64[3, 4], x: f64[4, 3]) -> [f64[4, 3], f64[3, 4], f64[4, 3]] {
        let (mut one, mut other) = (s, s);
        let y = vmap(cell, in_dimensions = [None, 1, 0])(w, &mut one, x);
        let slopes = vmap(grad(cell_sum, argnums = [1]), in_dimensions = [None, 1, 0])(w, &mut other, x);
        (y, one + sum(abs(one - other)), slopes)
    }
}
