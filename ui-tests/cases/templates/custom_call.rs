// A custom function is called by its path, which a template does not carry to its callers.
use typed_xla::prelude::*;

#[custom_call]
fn sorted(x: &f32![4]) -> f32![4] {
    let mut x = x.clone();
    x.as_mut_slice().sort_by(f32::total_cmp);
    x
}

#[computation]
fn scaled<E: Float>(x: &f32![4], by: E) -> f32![4] {
    sorted(x) * (by as f32)
}

#[computation]
fn by_name(x: &f32![4]) -> f32![4] {
    scaled(x, 2.0f32)
}

#[computation]
fn applied(f: impl Fn(&f32![4]) -> f32![4], x: &f32![4]) -> f32![4] {
    f(x)
}

#[computation]
fn as_parameter(x: &f32![4]) -> f32![4] {
    applied(sorted, x) + applied(|x| sorted(x), x)
}

fn main() {}
