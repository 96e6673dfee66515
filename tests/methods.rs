//! Methods, associated functions and constants of structs, in computations and in plain Rust.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

#[known]
const WIDTH: usize = 3;

#[computation]
fn rectified<N: Dim, M: Dim>(x: &f32![N, M]) -> f32![N, M] {
    max(x, 0.0)
}

#[computation]
mod layers {
    use super::{WIDTH, rectified};
    use typed_xla::prelude::*;

    /// A linear layer.
    #[derive(Tensors)]
    #[tensors(Clone, Debug, PartialEq)]
    pub struct Linear<I: Dim, O: Dim> {
        pub w: f32![I, O],
        pub b: f32![O],
    }

    impl<I: Dim, O: Dim> Linear<I, O> {
        const SCALE: f32 = 0.5;

        /// Applies the layer.
        #[computation]
        pub fn forward<N: Dim>(&self, x: &f32![N, I]) -> f32![N, O] {
            dot(x, self.w) + self.b.along([1])
        }

        #[computation]
        pub fn scaled(&self, by: f32) -> Self {
            Self {
                w: self.w * by,
                b: self.b * by * Self::SCALE,
            }
        }

        #[computation]
        pub fn zeros() -> Self {
            Linear {
                w: full(f32, [I, O], 0.0),
                b: full(f32, [O], 0.0),
            }
        }

        #[computation]
        pub fn descend(&mut self, g: &Self, rate: f32) {
            self.w -= rate * g.w;
            self.b -= rate * g.b;
        }

        /// The number of its parameters.
        pub fn len(&self) -> usize {
            I::SIZE * O::SIZE + O::SIZE
        }
    }

    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub struct Block {
        pub first: Linear<Size<2>, WIDTH>,
        pub second: Linear<WIDTH, Size<2>>,
    }

    impl Block {
        #[computation]
        pub fn forward<N: Dim>(&self, x: &f32![N, 2]) -> f32![N, 2] {
            let hidden = rectified(self.first.forward(x));
            x + self.second.forward(hidden)
        }
    }

    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub struct Model {
        pub blocks: [Block; 3],
        pub head: Linear<Size<2>, Size<1>>,
    }

    impl Model {
        #[computation]
        pub fn forward<N: Dim>(&self, x: &f32![N, 2]) -> f32![N, 1] {
            let mut x = x;
            for block in &self.blocks {
                x = block.forward(x);
            }
            self.head.forward(x)
        }

        #[computation]
        pub fn step(&mut self, rate: f32) {
            let grads = self.head.scaled(2.0);
            self.head.descend(grads, rate);
            for block in &mut self.blocks {
                let grads = block.first.scaled(1.0);
                block.first.descend(grads, rate);
            }
        }
    }
}

use layers::{Block, Linear, Model};

fn linear<I: Dim, O: Dim>(start: f32) -> Linear<I, O> {
    let values = |count: usize| (0..count).map(|i| start + i as f32 * 0.25).collect();
    Linear {
        w: Tensor::from_vec(values(I::SIZE * O::SIZE)).unwrap(),
        b: Tensor::from_vec(values(O::SIZE)).unwrap(),
    }
}

fn model() -> Model {
    let block = |i: usize| Block {
        first: linear(i as f32),
        second: linear(-0.5 * i as f32),
    };
    Model {
        blocks: std::array::from_fn(block),
        head: linear(0.5),
    }
}

fn layer<I: Dim, O: Dim>(layer: &Linear<I, O>, x: &[f32]) -> Vec<f32> {
    let (w, b) = (layer.w.as_slice(), layer.b.as_slice());
    let out = |j| (0..I::SIZE).fold(b[j], |sum, i| sum + x[i] * w[i * O::SIZE + j]);
    (0..O::SIZE).map(out).collect()
}

fn expected(model: &Model, x: [f32; 2]) -> f32 {
    let mut x = x.to_vec();
    for block in &model.blocks {
        let hidden: Vec<f32> = layer(&block.first, &x)
            .into_iter()
            .map(|h| h.max(0.0))
            .collect();
        let added = layer(&block.second, &hidden);
        x.iter_mut().zip(added).for_each(|(x, y)| *x += y);
    }
    layer(&model.head, &x)[0]
}

#[computation]
fn forward(model: &Model, x: &f32![2, 2]) -> f32![2, 1] {
    model.forward(x)
}

#[test]
fn methods_are_called_in_computations_and_from_rust() {
    let (model, x) = (model(), tensor![[1.0, -2.0], [0.5, 3.0]]);
    let y = forward(&model, &x);
    assert_eq!(y, model.forward(&x));
    for (y, x) in y.as_slice().iter().zip([[1.0, -2.0], [0.5, 3.0]]) {
        assert!((y - expected(&model, x)).abs() < 1e-3 * y.abs(), "{y}");
    }
    assert_eq!(model.head.len(), 3);
}

#[test]
fn methods_change_state() {
    let mut changed = model();
    changed.step(0.25);
    let mut expected = model();
    let scale = |x: &mut f32, by: f32| *x -= 0.25 * *x * by;
    expected
        .head
        .w
        .as_mut_slice()
        .iter_mut()
        .for_each(|x| scale(x, 2.0));
    expected
        .head
        .b
        .as_mut_slice()
        .iter_mut()
        .for_each(|x| scale(x, 1.0));
    for block in &mut expected.blocks {
        block
            .first
            .w
            .as_mut_slice()
            .iter_mut()
            .for_each(|x| scale(x, 1.0));
        block
            .first
            .b
            .as_mut_slice()
            .iter_mut()
            .for_each(|x| scale(x, 0.5));
    }
    assert_eq!(changed, expected);
}

#[computation]
fn associated(p: &Linear<2, 1>, x: &f32![4, 2]) -> (Linear<2, 1>, f32![4, 1], f32![4, 1], f32) {
    let zeros = Linear::<2, 1>::zeros();
    let twice = |x| Linear::forward(p, x) * 2.0;
    (zeros, zeros.scaled(2.0).forward(x), twice(x), Linear::SCALE)
}

#[test]
fn functions_and_constants_are_called_by_the_path_of_the_struct() {
    let p = linear::<Size<2>, Size<1>>(1.0);
    let x = tensor![[1.0, 0.0], [0.0, 1.0], [1.0, 1.0], [0.0, 0.0]];
    let (zeros, none, twice, scale) = associated(&p, &x);
    assert_eq!(zeros, Linear::zeros());
    assert_eq!(none, Tensor::zeros());
    assert_eq!(twice, tensor![[4.0], [4.5], [6.5], [2.0]]);
    assert_eq!(scale, 0.5);
}

mod nets {
    use typed_xla::prelude::*;

    /// A struct without methods, whose field has some.
    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub struct Head {
        pub last: [super::Linear<Size<2>, Size<1>>; 1],
    }

    #[known]
    pub type Layers = (super::Block, Head);
}

use nets::{Head, Layers};

#[derive(Tensors)]
struct Net {
    layers: Layers,
}

#[computation]
fn through(net: &Net, layers: &Layers, x: &f32![2, 2]) -> f32![2, 1] {
    let (block, Head { last: [last] }) = net.layers;
    let x = last.forward(block.forward(x));
    let (_, head) = layers;
    x + head.last[0].b.along([1])
}

#[test]
fn methods_are_found_through_structs_and_aliases_elsewhere() {
    let Model { blocks, head } = model();
    let [block, ..] = blocks;
    let layers: Layers = (block, Head { last: [head] });
    let x = tensor![[1.0, -2.0], [0.5, 3.0]];
    let expected = layers.1.last[0].forward(&layers.0.forward(&x));
    let b = layers.1.last[0].b.as_slice()[0];
    let net = Net {
        layers: layers.clone(),
    };
    let found = through(&net, &layers, &x);
    for (found, expected) in found.iter().zip(expected.iter()) {
        assert_eq!(*found, expected + b);
    }
}

#[computation]
mod activations {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Leaky {
        pub slope: f32,
    }

    impl Leaky {
        #[computation]
        pub fn forward<N: Dim, M: Dim>(&self, x: &f32![N, M]) -> f32![N, M] {
            max(x, self.slope * x)
        }
    }
}

use activations::Leaky;

#[computation]
fn stacked(layers: &(Linear<2, 2>, Leaky, Linear<2, 2>), x: &f32![2, 2]) -> f32![2, 2] {
    let mut x = x;
    for layer in layers {
        x = layer.forward(x);
    }
    x
}

#[test]
fn a_loop_calls_the_methods_of_different_structs() {
    let layers = (linear(0.5), Leaky { slope: 0.25 }, linear(-1.0));
    let x = tensor![[1.0, -2.0], [0.5, 3.0]];
    let (first, second, third) = &layers;
    let expected = third.forward(&second.forward(&first.forward(&x)));
    assert_eq!(stacked(&layers, &x), expected);
}

#[computation]
mod averages {
    use typed_xla::prelude::*;

    /// A moving average of parameters of any type.
    #[derive(Tensors)]
    pub struct Average<T: Tensors> {
        pub mean: T,
        pub count: i32,
    }

    impl<T: Tensors> Average<T> {
        #[computation]
        pub fn push(&mut self, x: &T) {
            self.mean = 0.5 * self.mean + 0.5 * x;
            self.count += 1;
        }

        #[computation]
        pub fn map(&self, f: impl Fn(&T) -> T) -> T {
            f(self.mean)
        }
    }
}

use averages::Average;

#[computation]
fn averaged(average: &mut Average<Linear<1, 2>>, x: &Linear<1, 2>) -> Linear<1, 2> {
    average.push(x);
    average.map(|mean| 2.0 * mean)
}

#[test]
fn methods_of_structs_of_any_tensors_are_called_in_computations() {
    let mut average = Average {
        mean: linear(1.0),
        count: 4,
    };
    let twice = averaged(&mut average, &linear(2.0));
    assert_eq!(
        (twice, average.mean),
        (linear_of([3.0, 3.5]), linear_of([1.5, 1.75]))
    );
    assert_eq!(average.count, 5);
}

fn linear_of(values: [f32; 2]) -> Linear<Size<1>, Size<2>> {
    Linear {
        w: Tensor::from([values]),
        b: Tensor::from(values),
    }
}

/// Private methods, which computations and plain Rust call.
#[computation]
mod privacy {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub struct Pair<N: Dim> {
        pub x: f32![N],
    }

    impl<N: Dim> Pair<N> {
        #[computation]
        fn doubled(&self) -> f32![N] {
            self.x * 2.0
        }

        #[computation]
        fn halved(&self) -> f32![N] {
            self.x * 0.5
        }

        #[computation]
        fn sum(&self) -> f32 {
            sum(self.x)
        }

        #[computation]
        pub fn quadrupled(&self) -> f32![N] {
            self.doubled() * 2.0
        }

        pub fn quarter(&self) -> f32 {
            assert_eq!(self.sum(), 6.0);
            self.halved()[[0]] * 0.5
        }
    }

    #[derive(Tensors)]
    pub struct One {
        pub x: f32![2],
    }

    impl One {
        #[computation]
        fn doubled(&self) -> f32![2] {
            self.x * 2.0
        }

        #[computation]
        fn repeated<N: Dim>(&self, x: &f32![N]) -> f32![N, 2] {
            outer(x, self.x)
        }

        #[computation]
        pub fn all<N: Dim>(&self, x: &f32![N]) -> f32![N, 2] {
            self.repeated(x) + self.doubled().along([1])
        }
    }
}

#[test]
fn private_methods_are_called_by_computations_and_by_plain_rust() {
    let pair = privacy::Pair {
        x: tensor![4.0, 2.0],
    };
    assert_eq!(pair.quadrupled(), tensor![16.0, 8.0]);
    assert_eq!(pair.quarter(), 1.0);
    let one = privacy::One {
        x: tensor![4.0, 2.0],
    };
    assert_eq!(
        one.all(&tensor![1.0, 3.0]),
        tensor![[12.0, 6.0], [20.0, 10.0]]
    );
}

/// A struct of a module whose fields have other names in files.
#[computation]
mod named {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    #[tensors(Clone)]
    pub struct Norm {
        #[tensors(name = "weight")]
        pub w: f32![3],
        pub b: f32![3],
    }

    impl Norm {
        #[computation]
        pub fn forward(&self, x: &f32![3]) -> f32![3] {
            x * self.w + self.b
        }
    }
}

#[test]
fn fields_of_structs_in_a_module_may_have_names_in_files() {
    use typed_xla::tensors::{Leaves, Path};
    let norm = named::Norm {
        w: Tensor::full(2.0),
        b: Tensor::ones(),
    };
    let mut names = Vec::new();
    norm.visit(Path::ROOT, &mut |path, _| names.push(path.to_string()));
    assert_eq!(names, ["weight", "b"]);
    assert_eq!(norm.forward(&Tensor::ones()), Tensor::full(3.0));
}
