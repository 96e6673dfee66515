//! Methods, associated functions and constants of structs, in computations and in plain Rust.

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

/// Structs that are generic in their element type.
#[computation]
mod precise {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    #[tensors(Clone, Debug, PartialEq)]
    pub struct Dense<E: Float, I: Dim, O: Dim> {
        pub w: Tensor![E; I, O],
        pub b: Tensor![E; O],
    }

    impl<E: Float, I: Dim, O: Dim> Dense<E, I, O> {
        const RATE: f32 = 0.5;

        #[computation]
        pub fn forward<N: Dim>(&self, x: &Tensor![E; N, I]) -> Tensor![E; N, O] {
            dot(x, self.w) + self.b.along([1])
        }

        #[computation]
        pub fn zeros() -> Self {
            Self {
                w: full(E, [I, O], 0.0),
                b: full(E, [O], 0.0),
            }
        }

        #[computation]
        pub fn descend(&mut self, g: &Self) {
            let rate = convert(Self::RATE, E);
            let moved = Dense {
                w: self.w - rate * g.w,
                b: self.b - rate * g.b,
            };
            *self = moved;
        }

        #[computation]
        pub fn square_of(&self, bias: E) -> E {
            let total = sum(self.w) + sum(self.b) + bias;
            total * total
        }

        #[computation]
        pub fn twice<N: Dim>(&self, x: &Tensor![E; N, I]) -> (Tensor![E; N, O], Self) {
            let twice = Self {
                w: self.w * 2.0,
                b: self.b * 2.0,
            };
            (twice.forward(x), twice)
        }
    }
}

macro_rules! methods_of_an_element_type {
    ($name:ident, $element:ident, $number:expr) => {
        #[test]
        fn $name() {
            use precise::Dense;
            type Layer = Dense<$element, Size<2>, Size<3>>;
            let number = $number;
            let layer = Layer {
                w: Tensor::from_fn(|[i, j]| number(i as f32 * 2.0 + j as f32)),
                b: Tensor::from_fn(|[j]| number(j as f32 + 0.5)),
            };
            let x: Tensor![$element; 1, 2] = Tensor::from_fn(|[_, i]| number(i as f32 + 1.0));
            // (1, 2) times ((0, 1, 2), (2, 3, 4)), and (0.5, 1.5, 2.5).
            let expected = [4.5, 8.5, 12.5].map(number);
            assert_eq!(layer.forward(&x).as_slice(), expected);
            let open: Tensor![$element; ?, 2] = x.clone().try_into().unwrap();
            assert_eq!(layer.forward(&open).as_slice(), expected);
            assert_eq!(layer.square_of(number(-0.5)), number(256.0));
            let (doubled, twice) = layer.twice(&x);
            assert_eq!(doubled.as_slice(), [9.0, 17.0, 25.0].map(number));
            let mut moved = twice.clone();
            moved.descend(&twice);
            assert_eq!(moved, layer);
            let zeros = Layer::zeros();
            assert!(zeros.w.iter().chain(zeros.b.iter()).all(|&x| x == number(0.0)));
        }
    };
}

methods_of_an_element_type!(structs_of_f32_have_methods_in_plain_rust, f32, |x: f32| x);
methods_of_an_element_type!(structs_of_f64_have_methods_in_plain_rust, f64, f64::from);
methods_of_an_element_type!(
    structs_of_bf16_have_methods_in_plain_rust,
    bf16,
    bf16::from_f32
);

/// A struct of any element type in a module with a known constant.
#[computation]
mod gains {
    use typed_xla::prelude::*;

    #[known]
    const CHANNELS: usize = 3;

    #[derive(Tensors)]
    pub struct Gains<E: Element> {
        pub of: Tensor![E; CHANNELS],
    }

    impl<E: Float> Gains<E> {
        #[computation]
        pub fn total(&self) -> E {
            sum(self.of)
        }
    }
}

#[test]
fn methods_of_any_element_type_name_known_constants() {
    let gains = gains::Gains {
        of: tensor![1.0f32, 2.0, 0.5],
    };
    assert_eq!(gains.total(), 3.5);
}
