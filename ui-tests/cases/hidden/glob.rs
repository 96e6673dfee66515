// A computation that a glob imports, with the name of an operation, is called by its path.
use layers::*;
use typed_xla::prelude::*;

mod layers {
    use typed_xla::prelude::*;

    /// The approximation by a sigmoid.
    #[computation]
    pub fn gelu(x: &f32![2]) -> f32![2] {
        x * logistic(1.702 * x)
    }

    #[computation]
    fn relu(x: &f32![2]) -> f32![2] {
        max(x, 0.1 * x)
    }

    #[computation]
    pub fn leaky(x: &f32![2]) -> f32![2] {
        self::relu(x)
    }
}

#[computation]
fn by_path(x: &f32![2]) -> f32![2] {
    self::gelu(x) + x.gelu()
}

/// Private items are not imported.
#[computation]
fn operation(x: &f32![2]) -> f32![2] {
    relu(leaky(x))
}

#[computation]
fn by_name(x: &f32![2]) -> f32![2] {
    gelu(x)
}

#[computation]
fn mapped(x: &f32![3, 2]) -> f32![3, 2] {
    vmap(gelu)(x)
}

fn main() {
    use layers::*;
    #[computation]
    fn beside_a_glob(x: &f32![2]) -> f32![2] {
        gelu(x)
    }
}
