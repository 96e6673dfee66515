//! Printing and assertions in methods, and of structs and arrays of structs.

use typed_xla::Error;
use typed_xla::prelude::*;

#[path = "inspect/captured.rs"]
mod captured;

use captured::captured;

#[computation]
mod net {
    use typed_xla::prelude::*;

    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub(crate) struct Layer {
        pub(crate) w: f64![2],
    }

    impl Layer {
        #[computation]
        pub(crate) fn apply(&self, x: &f64![2]) -> f64![2] {
            println!("{:?}", self);
            watch(self.w * x, "y")
        }
    }

    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub(crate) struct Net {
        pub(crate) layers: [Layer; 2],
        pub(crate) count: i32,
    }

    impl Net {
        #[computation]
        pub(crate) fn run(&self, x: &f64![2]) -> f64![2] {
            let mut x = x;
            for layer in self.layers.iter() {
                assert!(all(layer.w > 0.0), "weights {}", layer.w);
                x = layer.apply(x);
            }
            x
        }

        #[computation]
        pub(crate) fn step(&mut self, x: &f64![2]) -> f64 {
            self.count += 1;
            println!("count {}, {:?}", self.count, self.layers);
            dbg!(sum(self.run(x)))
        }
    }
}

use net::{Layer, Net};

#[computation]
fn slope(net: &mut Net, x: &f64![2]) -> Result<f64![2], Error> {
    Ok(grad(|x| net.step(x))(x))
}

fn start() -> Net {
    let layer = |w| Layer { w };
    Net {
        layers: [layer(tensor![1.0, 2.0]), layer(tensor![3.0, 0.5])],
        count: 0,
    }
}

#[test]
fn a_method_prints_its_struct() {
    let run = || {
        let mut net = start();
        assert_eq!(
            slope(&mut net, &tensor![1.0, 1.0]).unwrap(),
            tensor![3.0, 1.0]
        );
        assert_eq!(net.count, 1);
    };
    if let Some([out, err]) = captured("a_method_prints_its_struct", run) {
        let layers = start().layers;
        let expected = format!(
            "count 1, {layers:?}\n{:?}\ny = [1. 2.]\n{:?}\ny = [3. 1.]\n\
             cotangent of y = [1. 1.]\ncotangent of y = [3.  0.5]\n",
            layers[0], layers[1]
        );
        assert_eq!(out, expected);
        assert!(err.ends_with("] sum(self.run(x)) = 4.0\n"), "{err}");
    }
}

#[test]
fn a_failed_assertion_in_a_method_leaves_the_struct_unchanged() {
    let mut net = start();
    net.layers[1].w = tensor![-1.0, 1.0];
    let before = net.clone();
    let run = || {
        let error = slope(&mut net, &tensor![1.0, 1.0]).unwrap_err();
        let Error::Assertion { message, .. } = &error else {
            panic!("expected an assertion, found {error}");
        };
        assert_eq!(message, "weights [-1.  1.]");
        assert_eq!(net, before);
    };
    let test = "a_failed_assertion_in_a_method_leaves_the_struct_unchanged";
    let _ = captured(test, run);
}

#[computation]
fn nested(x: &i32![2, 3]) -> i32![2, 3] {
    vmap(|row| {
        let doubled = vmap(|x| {
            println!("{x}");
            if x > 4 {
                println!("large {x}");
            }
            2 * x
        })(row);
        println!("row {row}");
        doubled
    })(x)
}

#[test]
fn a_vmap_in_a_vmap_prints_by_the_outer_index_first() {
    let expected = "1\n2\n3\n4\n5\n6\nlarge 5\nlarge 6\nrow [1 2 3]\nrow [4 5 6]\n";
    let run = || {
        let doubled = nested(&tensor![[1, 2, 3], [4, 5, 6]]);
        assert_eq!(doubled, tensor![[2, 4, 6], [8, 10, 12]]);
    };
    if let Some([out, _]) = captured("a_vmap_in_a_vmap_prints_by_the_outer_index_first", run) {
        assert_eq!(out, expected);
    }
}
