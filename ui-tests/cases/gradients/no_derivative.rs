// Operations and loops without a derivative.
use typed_xla::prelude::*;

#[custom_call]
fn measured(x: &f32![2]) -> f32 {
    x[[0]]
}

#[computation]
fn custom(x: &f32![2]) -> f32![2] {
    grad(|x| measured(x) * sum(x))(x)
}

#[computation]
fn newton(x: f32) -> f32 {
    grad(|x| {
        let mut y = x;
        while y > 0.5 {
            y = y * 0.5;
        }
        y
    })(x)
}

#[computation]
fn fed(feed: &Infeed<f32>, x: f32) -> Result<f32, Error> {
    let y = grad(|x| x * infeed(feed)?)(x);
    Ok(y)
}

#[computation]
fn halves(x: f32) -> f32 {
    let mut y = x;
    while y > 0.5 {
        y = y * 0.5;
    }
    y
}

#[computation]
fn called(x: f32) -> f32 {
    grad(halves)(x)
}

fn main() {}
