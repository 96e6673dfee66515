//! Methods and traits of structs with a number of layers as a parameter: `impl<const L: usize, D: Dim> Stack<L, D>`.

#![allow(unreachable_pub, reason = "items of a user's crate")]

use typed_xla::prelude::*;

#[expect(dead_code, reason = "only computations call it")]
trait Model {
    fn forward(&self, x: f32) -> f32;
}

#[computation]
mod models {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub(crate) struct Layer<D: Dim> {
        pub(crate) w: f32![D],
    }

    impl<D: Dim> Layer<D> {
        #[computation]
        pub(crate) fn apply(&self, x: &f32![D]) -> f32![D] {
            sin(self.w * x)
        }
    }

    #[derive(Tensors)]
    #[tensors(Clone, Debug, Default, PartialEq)]
    pub(crate) struct Stack<const L: usize, D: Dim> {
        pub(crate) layers: [Layer<D>; L],
    }

    impl<const L: usize, D: Dim> Stack<L, D> {
        /// Twice the layers, in a constant.
        const TWICE: usize = 2;

        #[computation]
        pub(crate) fn forward(&self, x: &f32![D]) -> f32![D] {
            let mut y = x;
            for layer in &self.layers {
                y = layer.apply(y);
            }
            y
        }

        #[computation]
        pub(crate) fn zeros() -> Self {
            Self {
                layers: [Layer { w: zeros(f32, [D]) }; L],
            }
        }

        #[computation]
        pub(crate) fn decay(&mut self, rate: f32) {
            for i in 0..L {
                self.layers[i].w -= rate * self.layers[i].w / (L as f32);
            }
        }

        #[computation]
        pub(crate) fn forward_after<const K: usize>(
            &self,
            first: &Stack<K, D>,
            x: &f32![D],
        ) -> f32![D] {
            self.forward(first.forward(x))
        }

        /// The first layers, whose number and size are as in the signature of any computation.
        #[computation]
        pub(crate) fn first(&self) -> (Stack<1, D>, Stack<2, 3>) {
            let layer = Layer { w: zeros(f32, [3]) };
            (self.head(), Stack { layers: [layer; 2] })
        }

        #[computation]
        fn head(&self) -> Stack<1, D> {
            Stack {
                layers: self.layers[..1],
            }
        }

        #[computation]
        pub(crate) fn count(&self) -> i32 {
            (Self::TWICE * L) as i32
        }
    }

    /// A struct with no parameter but a number.
    #[derive(Tensors, Clone, Debug, PartialEq)]
    pub(crate) struct Scales<const L: usize> {
        pub(crate) all: [f32; L],
    }

    impl<const L: usize> super::Model for Scales<L> {
        #[computation]
        fn forward(&self, x: f32) -> f32 {
            let mut y = x;
            for scale in &self.all {
                y *= scale;
            }
            y
        }
    }

    impl Stack<2, Size<3>> {
        #[computation]
        pub(crate) fn of_two(&self, x: &f32![3]) -> f32![3] {
            self.forward(x)
        }
    }
}

mod methods {
    use super::Model;
    use super::models::{Layer, Scales, Stack};
    use typed_xla::prelude::*;

    #[computation]
    fn all(
        stack: &Stack<2, 3>,
        first: &Stack<3, 3>,
        x: &f32![3],
    ) -> (f32![3], f32![3], i32, Stack<4, 3>) {
        (
            stack.forward(x),
            stack.forward_after(first, x),
            stack.count(),
            Stack::<4, 3>::zeros(),
        )
    }

    #[computation]
    fn first(stack: &Stack<3, 3>) -> (Stack<1, 3>, Stack<2, 3>) {
        stack.first()
    }

    #[test]
    fn signatures_of_methods_have_numbers() {
        let three = stack::<3>();
        let (one, two) = first(&three);
        assert_eq!(one.layers, three.layers[..1]);
        assert_eq!(two, Stack::default());
    }

    #[computation]
    fn decayed(stack: &mut Stack<2, 3>) {
        stack.decay(0.5);
    }

    fn stack<const L: usize>() -> Stack<L, Size<3>> {
        Stack {
            layers: std::array::from_fn(|i| Layer {
                w: Tensor::full(0.5 + i as f32),
            }),
        }
    }

    fn applied<const L: usize>(stack: &Stack<L, Size<3>>, x: &f32![3]) -> f32![3] {
        stack.layers.iter().fold(*x, |x, layer| layer.apply(&x))
    }

    #[test]
    fn methods_of_any_number_of_layers() {
        let (mut two, three, x) = (stack::<2>(), stack::<3>(), tensor![0.1, 0.2, 0.3]);
        let (y, z, count, zeros) = all(&two, &three, &x);
        assert_eq!(y, applied(&two, &x));
        assert_eq!(z, applied(&two, &applied(&three, &x)));
        assert_eq!((count, zeros), (4, Stack::default()));
        // A method of one number is a function of Rust too.
        assert_eq!(two.of_two(&x), y);
        decayed(&mut two);
        assert_eq!(
            two.layers.each_ref().map(|layer| layer.w[0]),
            [0.375, 1.125]
        );
    }

    #[computation]
    fn tangent<M: Model>(m: &M, x: f32) -> (f32, f32) {
        value_and_grad(|x| m.forward(x))(x)
    }

    #[computation]
    fn of_three(scales: &Scales<3>, x: f32) -> (f32, f32) {
        tangent(scales, x)
    }

    #[test]
    fn traits_of_any_number_of_layers() {
        let scales = Scales {
            all: [2.0, 3.0, 0.5],
        };
        assert_eq!(of_three(&scales, 2.0), (6.0, 3.0));
    }
}

#[computation]
mod own {
    use typed_xla::prelude::*;

    #[derive(Tensors)]
    pub(crate) struct Inner<const L: usize> {
        pub(crate) all: [f32![2]; L],
    }

    #[derive(Tensors)]
    pub(crate) struct Outer<const L: usize, const K: usize, T: Tensors> {
        pub(crate) rows: [Inner<L>; K],
        pub(crate) one: Inner<3>,
        pub(crate) state: T,
    }

    impl<const L: usize, const K: usize, T: Tensors> Outer<L, K, T> {
        #[computation]
        pub(crate) fn total(&self) -> f32![2] {
            let mut all = self.one.all[0] * 0.0;
            for i in 0..K {
                for j in (0..L).rev() {
                    all += self.rows[i].all[j] * ((L * i + j) as f32);
                }
            }
            all
        }
    }
}

#[computation]
fn outer(of: &own::Outer<2, 3, own::Inner<1>>) -> f32![2] {
    of.total()
}

#[test]
fn numbers_of_nested_structs() {
    use own::{Inner, Outer};
    let of = Outer {
        rows: std::array::from_fn(|i| Inner {
            all: std::array::from_fn(|j| Tensor::full((i + j) as f32)),
        }),
        one: Inner {
            all: std::array::from_fn(|_| Tensor::zeros()),
        },
        state: Inner {
            all: [Tensor::zeros()],
        },
    };
    let expected: usize = (0..3)
        .map(|i| (0..2).map(|j| (i + j) * (2 * i + j)).sum::<usize>())
        .sum();
    assert_eq!(outer(&of), Tensor::full(expected as f32));
}
