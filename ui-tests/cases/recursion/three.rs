// Three computations call each other; one that calls them and another circle in a module report nothing else.
use typed_xla::prelude::*;

#[computation]
fn uses(n: i32) -> i32 {
    a(n)
}

#[computation]
fn c(n: i32) -> i32 {
    a(n)
}

#[computation]
fn a(n: i32) -> i32 {
    b(n)
}

#[computation]
fn b(n: i32) -> i32 {
    let last = |n: i32| n - 1;
    c(last(n))
}

fn last(_: i32) {
    let _ = a(1);
}

mod inner {
    use typed_xla::prelude::*;

    #[computation]
    pub fn d(x: &f32![2]) -> f32![2] {
        map_of(x)
    }

    #[computation]
    pub fn map_of(x: &f32![2]) -> f32![2] {
        grad(|x| sum(d(x)))(x)
    }
}

fn main() {}
