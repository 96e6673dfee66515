// Arguments of transformations, and of the functions that they return.
use typed_xla::prelude::*;

#[derive(Tensors)]
struct State {
    w: f32![2],
    step: i32,
}

#[computation]
fn loss(s: &State, x: &f32![2]) -> f32 {
    sum(s.w * x) * (s.step as f32)
}

#[computation]
fn integers(s: &State, x: &f32![2]) -> f32![2] {
    grad(loss, argnums = [0, 1])(s, x).1
}

#[computation]
fn vector(x: &f32![2]) -> f32![2] {
    grad(|x| x * x)(x)
}

#[computation]
fn out_of_range(s: &State, x: &f32![2]) -> f32![2] {
    grad(loss, argnums = 2)(s, x)
}

#[computation]
fn twice(x: &f32![2]) -> f32![2] {
    grad(|a, b| sum(a * b), argnums = [1, 1])(x, x)
}

#[computation]
fn unknown_option(x: &f32![2]) -> f32![2] {
    grad(|a| sum(a), axis = 1)(x)
}

#[computation]
fn arguments_inside(x: &f32![2]) -> f32![2] {
    grad(|a| sum(a), x)
}

#[computation]
fn no_function(x: &f32![2]) -> f32![2] {
    grad(x)(x)
}

#[computation]
fn nothing(x: &f32![2]) -> f32![2] {
    grad()(x)
}

#[computation]
fn parameters(x: &f32![2]) -> f32![2] {
    grad(|a, b| sum(a * b))(x)
}

#[computation]
fn inside(x: &f32![2]) -> f32![2] {
    grad(|a| sum(dot(a, a, f32, a)))(x)
}

#[computation]
fn tangent(x: &f32![2], v: &f32![3]) -> f32![2] {
    let (_, d) = jvp(|a| sin(a))(x, v);
    d
}

#[computation]
fn no_tangent(x: &f32![2]) -> f32![2] {
    let (_, d) = jvp(|a| sin(a))(x);
    d
}

#[computation]
fn cotangent(x: &f32![2]) -> f32![2] {
    let (y, back) = vjp(|a| sin(a))(x);
    back(sum(y))
}

#[computation]
fn aux(x: &f32![2]) -> f32![2] {
    let (g, _) = grad(|a| sum(a), has_aux = true)(x);
    g
}

#[computation]
fn literal(x: f32) -> f32 {
    x + grad(|a| a * a)(2.0)
}

#[computation]
fn returned(x: f32) -> f32 {
    let (_, back) = vjp(|a| a * a)(x);
    back
}

#[computation]
fn whole(x: &f32![2]) -> i32![2] {
    let (_, d) = jvp(|a| a as i32)(x, x);
    d
}

#[computation]
fn complex_loss(z: c64) -> c64 {
    grad(|z| z * z)(z)
}

#[computation]
fn several(x: &f32![2]) -> f32![2] {
    grad(|x| (sum(x), x))(x)
}

#[computation]
fn argnums_alone(x: &f32![2]) -> f32![2] {
    grad(|x| sum(x), 0)(x)
}

#[computation]
fn switch_alone(x: &f32![2]) -> f32![2] {
    grad(|x| sum(x), has_aux)(x)
}

#[computation]
fn other_name(x: &f32![2]) -> f32![2] {
    jacobian(|x| sum(x))(x)
}

#[computation]
fn misspelt(x: &f32![2]) -> f32![2] {
    gard(|x| sum(x))(x)
}

#[derive(Tensors)]
struct Counted {
    steps: i32,
    w: f32![2],
}

#[computation]
fn energy(p: &Counted) -> f32 {
    sum(p.w * p.w) * p.steps as f32
}

#[computation]
fn counted(p: &Counted) -> Counted {
    grad(energy)(p)
}

#[computation]
fn pulled_back(p: &Counted) -> Counted {
    let (_, back) = vjp(energy)(p);
    back(1.0)
}

/// As the message shows.
#[computation]
fn by_part(p: &Counted) -> f32![2] {
    let (_, back) = vjp(|w| energy(Counted { w, ..p }))(p.w);
    grad(|w| energy(Counted { w, ..p }))(p.w) + back(1.0)
}

fn main() {}
