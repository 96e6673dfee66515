// A module of structs with methods.
#![allow(unused_imports)] use typed_xla::prelude::*;

#[derive(Tensors)]
struct Outside {
    w: f32![2],
}

#[computation]
mod layers {
    use super::Outside;
    use typed_xla::prelude::*;

    impl Outside {
        #[computation]
        pub fn twice(&self) -> f32![2] {
            self.w * 2.0
        }
    }

    #[derive(Tensors)]
    pub struct Inside {
        pub w: f32![2],
    }

    impl Inside {
        #[computation(program = Twice)]
        pub fn twice(&self) -> f32![2] {
            self.w * 2.0
        }

        #[computation]
        pub fn scaled(&self) -> f32![2] {
            self.w * missing
        }

        #[computation]
        pub fn twice_scaled(&self) -> f32![2] {
            self.scaled() + self.scaled()
        }

        #[computation]
        pub fn recursive(&self) -> f32![2] {
            self.recursive()
        }
    }
}

fn main() {}
