// Callers of a template reach its custom functions, but for those that may fail.
use typed_xla::prelude::*;

#[custom_call]
fn sorted(x: &f32![4]) -> f32![4] {
    let mut x = x.clone();
    x.as_mut_slice().sort_by(f32::total_cmp);
    x
}

#[custom_call]
fn checked(x: &f32![4]) -> Result<f32![4], String> {
    match x.as_slice().iter().all(|x| x.is_finite()) {
        true => Ok(x.clone()),
        false => Err("an element is not finite".to_string()),
    }
}

#[computation]
fn finite<E: Float>(x: &f32![4], by: E) -> Result<f32![4], String> {
    Ok(checked(x)? * (by as f32))
}

#[computation]
fn scaled_if_finite(x: &f32![4]) -> Result<f32![4], String> {
    Ok(finite(x, 2.0f32)?)
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

#[computation]
fn checked_as_parameter(x: &f32![4]) -> Result<f32![4], String> {
    Ok(applied(|x| checked(x)?, x))
}

#[computation]
mod layers {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Sorted<N: Dim> {
        pub w: f32![N],
    }

    #[custom_call]
    fn sorted<N: Dim>(x: &f32![N]) -> f32![N] {
        let mut x = x.clone();
        x.as_mut_slice().sort_by(f32::total_cmp);
        x
    }

    impl<N: Dim> Sorted<N> {
        #[computation]
        pub fn forward(&self, x: &f32![N]) -> f32![N] {
            sorted(x) * self.w
        }
    }
}

use layers::Sorted;

#[known]
type Four = Sorted<4>;

#[computation]
fn by_alias(layer: &Four, x: &f32![4]) -> f32![4] {
    layer.forward(x)
}

#[computation]
fn by_struct(layer: &Sorted<4>, x: &f32![4]) -> f32![4] {
    layer.forward(x)
}

fn main() {}
