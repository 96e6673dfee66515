//! Structs with sizes, element types and structs as parameters.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;
use typed_xla::tensors::{Leaves, Path};

#[known]
const CLASSES: usize = 2;

#[derive(Tensors)]
#[tensors(Clone, Debug, Default, PartialEq)]
struct Linear<I: Dim, O: Dim> {
    w: f32![I, O],
    b: f32![O],
}

#[derive(Tensors)]
#[tensors(Clone, Debug, PartialEq)]
struct Net<H: Dim> {
    blocks: [Linear<H, H>; 2],
    head: Linear<H, CLASSES>,
}

#[derive(Tensors)]
#[tensors(Clone, Debug, PartialEq)]
struct Adam<T: Tensors> {
    m: T,
    v: T,
    step: i32,
}

#[derive(Tensors)]
#[tensors(Clone, Debug, PartialEq)]
struct Complex<E: Float, N: Dim>(Tensor![E; N], Tensor![E; N]);

/// A struct whose fields have types with parameters.
#[derive(Tensors, Clone, Debug, PartialEq)]
struct State {
    net: Net<Size<3>>,
    adam: Adam<Linear<Size<3>, CLASSES>>,
    wave: Complex<f64, Size<2>>,
}

fn linear<I: Dim, O: Dim>(scale: f32) -> Linear<I, O> {
    Linear {
        w: Tensor::from_fn(|[i, j]| scale * (i as f32 - j as f32)),
        b: Tensor::from_fn(|[i]| scale + i as f32),
    }
}

fn net() -> Net<Size<3>> {
    Net {
        blocks: [linear(1.0), linear(-0.5)],
        head: linear(2.0),
    }
}

#[computation]
fn forward<I: Dim, O: Dim>(layer: &Linear<I, O>, x: &f32![I]) -> f32![O] {
    dot(x, layer.w) + layer.b
}

#[computation]
fn scores(net: &Net<3>, x: &f32![3]) -> f32![CLASSES] {
    let mut y = x;
    for block in &net.blocks {
        y = forward(block, y);
    }
    let Linear { w, b } = net.head;
    dot(y, w) + b
}

#[test]
fn sizes_are_parameters() {
    let (net, x) = (net(), tensor![1.0, 2.0, 3.0]);
    let mut y = x;
    for block in &net.blocks {
        y = forward(block, &y);
    }
    assert_eq!(scores(&net, &x), forward(&net.head, &y));
}

#[computation]
fn doubled<N: Dim>(
    layer: Linear<N, 2>,
    wide: &Linear<{ 2 * N }, CLASSES>,
) -> (Linear<N, 4>, Linear<2, { 2 * N }>) {
    let w = concatenate((layer.w, layer.w), 1);
    let b = concatenate((layer.b, wide.b), 0);
    (
        Linear { w, b },
        Linear {
            w: transpose(wide.w, [1, 0]),
            b: ones(f32, [2 * N]),
        },
    )
}

#[test]
fn literals_infer_the_sizes() {
    let (layer, wide): (Linear<Size<3>, Size<2>>, Linear<Size<6>, Size<2>>) =
        (linear(1.0), linear(2.0));
    let (found, turned) = doubled(layer.clone(), &wide);
    assert_eq!(found.b, tensor![1.0, 2.0, 2.0, 3.0]);
    assert_eq!(found.w.as_slice()[..4], [0.0, -1.0, 0.0, -1.0]);
    assert_eq!(turned.w.as_slice()[1], wide.w.as_slice()[2]);
}

#[computation]
fn update<N: Dim>(
    p: &mut Linear<N, 2>,
    adam: &mut Adam<Linear<N, 2>>,
    g: &Linear<N, 2>,
    rate: f32,
) {
    adam.step += 1;
    adam.m = 0.5 * adam.m + 0.5 * g;
    adam.v = adam.v + g * g;
    *p -= rate * adam.m;
}

#[computation]
fn constant(b: &f32![2]) -> Linear<1, 2> {
    Linear { w: [[1.0, 2.0]], b }
}

#[test]
fn literals_of_numbers_infer_sizes() {
    let layer = constant(&tensor![3.0, 4.0]);
    assert_eq!(layer.w, tensor![[1.0, 2.0]]);
}

#[computation]
fn started(p: &Linear<3, CLASSES>) -> Adam<Linear<3, CLASSES>> {
    let zero = p * 0.0;
    Adam {
        m: zero,
        v: zero,
        step: 0,
    }
}

#[test]
fn structs_are_parameters() {
    let (mut p, g) = (linear::<Size<3>, Size<2>>(1.0), linear(2.0));
    let mut adam = started(&p);
    assert_eq!(adam.step, 0);
    update(&mut p, &mut adam, &g, 0.5);
    assert_eq!(
        (adam.step, &adam.m.w),
        (1, &linear::<Size<3>, Size<2>>(1.0).w)
    );
    assert_eq!(adam.m.b, tensor![1.0, 1.5]);
    assert_eq!(p.b, tensor![0.5, 1.25]);
}

#[computation]
fn turned(wave: &Complex<f64, 2>, angle: f64) -> Complex<f64, 2> {
    let Complex(re, im) = wave;
    Complex(
        re * cos(angle) - im * sin(angle),
        re * sin(angle) + im * cos(angle),
    )
}

#[test]
fn element_types_are_parameters() {
    let wave = Complex(tensor![1.0, 0.0], tensor![0.0, 2.0]);
    let Complex(re, im) = turned(&wave, std::f64::consts::PI);
    assert!((re.as_slice()[0] + 1.0).abs() < 1e-12 && (im.as_slice()[1] + 2.0).abs() < 1e-12);
}

#[computation(program = Stepped)]
fn stepped(state: &mut State, x: &f32![3]) -> f32![CLASSES] {
    state.adam.m.b = scores(state.net, x);
    state.wave = turned(state.wave, 0.0);
    for block in &mut state.net.blocks {
        *block = Linear {
            b: block.b + x,
            ..block
        };
    }
    state.adam.m.b
}

#[test]
fn structs_hold_generic_structs() {
    let zero = || linear(0.0);
    let mut state = State {
        net: net(),
        adam: Adam {
            m: zero(),
            v: zero(),
            step: 3,
        },
        wave: Complex(tensor![1.0, 0.0], tensor![0.0, 2.0]),
    };
    let x = tensor![1.0, 2.0, 3.0];
    let found = stepped(&mut state, &x);
    assert_eq!(found, scores(&net(), &x));
    assert_eq!(state.adam.m.b, found);
    // (-0.5, 0.5, 1.5) and `x`.
    assert_eq!(state.net.blocks[1].b, tensor![0.5, 2.5, 4.5]);
    let mut names = Vec::new();
    State::specs(Path::ROOT, &mut |spec| names.push(spec.to_string()));
    assert_eq!(names[2], "net.blocks.1.w: f32[3, 3]");
    assert_eq!(
        names[names.len() - 2..],
        ["wave.0: f64[2]", "wave.1: f64[2]"]
    );
}

mod layers {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    #[tensors(Default)]
    pub(crate) struct Stack<N: Dim, T: Tensors> {
        pub(crate) scale: f32![N],
        pub(crate) rest: [T; 2],
    }
}

use layers::Stack;

#[computation]
fn norm<E: Float, N: Dim>(wave: &Complex<E, N>) -> Tensor![E; N] {
    sqrt(wave.0 * wave.0 + wave.1 * wave.1)
}

#[computation]
fn smoothed<T: Tensors>(adam: Adam<T>, g: &T) -> Adam<T> {
    let m = (adam.m + g) * 0.5;
    Adam { m, ..adam }
}

#[computation]
fn through(
    wave: &Complex<f64, 2>,
    adam: Adam<Linear<3, CLASSES>>,
    stack: &layers::Stack<3, Linear<3, CLASSES>>,
) -> (f64![2], Adam<Linear<3, 2>>, f32![2]) {
    let first = stack.rest[0];
    let adam = smoothed(adam, first);
    let all = layers::Stack {
        scale: stack.scale,
        rest: [first, adam.m],
    };
    let mut y: f32![2] = zeros(f32, [2]);
    for Linear { b, .. } in all.rest {
        y += b;
    }
    (norm(wave), adam, y)
}

#[test]
fn templates_take_generic_structs() {
    let adam = || Adam {
        m: linear(1.0),
        v: linear(0.0),
        step: 1,
    };
    let wave = Complex(tensor![3.0, 0.0], tensor![4.0, 2.0]);
    let stack = Stack {
        rest: [linear(2.0), linear(0.0)],
        ..Stack::default()
    };
    let (norm, found, sum) = through(&wave, adam(), &stack);
    assert_eq!(norm, tensor![5.0, 2.0]);
    // The mean of (1, 2) and (2, 3).
    assert_eq!((&found.m.b, found.step), (&tensor![1.5, 2.5], 1));
    assert_eq!(sum, tensor![3.5, 5.5]);
    assert_eq!(found.v, adam().v);
    // From plain Rust too.
    let wave = Complex(tensor![3.0f32, 0.0, 1.0], tensor![4.0, 2.0, 0.0]);
    assert_eq!(self::norm(&wave), tensor![5.0, 2.0, 1.0]);
}

#[custom_call]
fn first_row<N: Dim>(layer: &Linear<2, N>) -> f32![N] {
    Tensor::from_fn(|[i]| layer.w.as_slice()[i])
}

#[known]
type Small = Linear<2, 3>;

#[computation]
fn called(layer: &Small) -> f32![3] {
    let Small { w, b } = layer;
    let layer = Small { b, w };
    first_row(layer) + layer.b
}

#[test]
fn custom_calls_take_generic_structs() {
    assert_eq!(called(&linear(1.0)), tensor![1.0, 1.0, 1.0]);
}

#[derive(Tensors)]
struct Layer<P: Tensors> {
    w: f32![2],
    bias: P,
}

#[computation]
fn biased(a: &Layer<()>, b: &Layer<(f32![2],)>, x: &f32![2]) -> (f32![2], f32![2]) {
    (apply(a, x), apply(b, x))
}

#[computation]
fn apply<P: Tensors>(layer: &Layer<P>, x: &f32![2]) -> f32![2] {
    let mut y = x * layer.w;
    for bias in &layer.bias {
        y += bias;
    }
    y
}

#[test]
fn an_absent_part_is_an_empty_tuple() {
    let (w, x) = (tensor![1.0, 2.0], tensor![3.0, 4.0]);
    let without = Layer { w, bias: () };
    let bias = (tensor![0.5, -1.0],);
    let found = biased(&without, &Layer { w, bias }, &x);
    assert_eq!(found, (tensor![3.0, 8.0], tensor![3.5, 7.0]));
}

#[computation]
fn imported(layer: &cross_crate::Linear<2, 3>, x: &f32![2]) -> cross_crate::Linear<3, 1> {
    let cross_crate::Linear { w, b } = layer;
    let y = dot(x, w) + b[0] + b[1];
    cross_crate::Linear {
        w: reshape(y, [3, 1]),
        b: layer.b,
    }
}

#[test]
fn generic_structs_come_from_other_crates() {
    let b = [tensor![1.0, 2.0, 3.0], tensor![0.5, 0.5, 0.5]];
    let layer = cross_crate::Linear {
        w: Tensor::ones(),
        b,
    };
    let found = imported(&layer, &tensor![1.0, 2.0]);
    assert_eq!(found.w, tensor![[4.5], [5.5], [6.5]]);
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

/// A generic struct without type macros, whose traits rustc derives.
#[derive(Tensors, Clone, Debug, Default, PartialEq)]
struct Last<T: Tensors> {
    last: T,
}

#[computation]
fn kept<T: Tensors>(state: &mut Last<T>, next: &T) {
    state.last = next;
}

#[test]
fn rustc_derives_traits_of_structs_without_type_macros() {
    let mut state: Last<f32![2]> = Last::default();
    let before = state.clone();
    kept(&mut state, &tensor![1.0, 2.0]);
    assert_eq!(before.last, Tensor::zeros());
    assert_eq!(state.last, tensor![1.0, 2.0]);
}
