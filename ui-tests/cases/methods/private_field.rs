// A computation that calls a method reads the fields of the struct.
use typed_xla::prelude::*;

#[computation]
mod filters {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct LowPass {
        level: f64![2],
    }

    impl LowPass {
        #[computation]
        pub fn push(&mut self, x: &f64![2]) -> f64 {
            self.level = 0.5 * self.level + x;
            reduce_max(self.level)
        }
    }
}

#[computation]
fn last(filter: &mut filters::LowPass, x: &f64![2]) -> f64 {
    filter.push(x)
}

fn main() {}
