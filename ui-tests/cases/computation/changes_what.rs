// A `&mut` argument is mutable, is marked `&mut`, and is passed once.
use typed_xla::prelude::*;

#[computation]
fn decay(w: &mut f32![4], by: f32) {
    *w *= by;
}

#[computation]
fn swap(a: &mut f32![4], b: &mut f32![4]) {
    let old = a;
    *a = b;
    *b = old;
}

#[derive(Tensors)]
struct Pair {
    a: f32![4],
    b: f32![4],
}

#[computation]
fn fixed(w: &f32![4]) -> f32![4] {
    let x = w;
    decay(&mut w, 0.5);
    decay(&mut x, 0.5);
    x
}

#[computation]
fn unmarked(p: &mut Pair, mut v: f32![4]) -> f32![4] {
    decay(p.a, 0.5);
    decay(v, 0.5);
    decay(v + 1.0, 0.5);
    decay(&mut *v, 0.5);
    decay(&mut v, &mut 0.5);
    v
}

#[computation]
fn twice(p: &mut Pair) {
    swap(&mut p.a, &mut p.b);
    swap(&mut p.a, &mut p.a);
}

#[computation]
fn wrong(p: &mut Pair, v: &mut f32![3]) {
    decay(v, 0.5);
    decay(p, 0.5);
    decay(&mut p.c, 0.5);
}

fn main() {}
