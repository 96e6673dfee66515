//! Layers of networks: structs of parameters with methods, for any sizes and element types.
//! They need the feature `layers`.
//!
//! ```
//! use typed_xla::layers::{LayerNorm, Linear};
//! use typed_xla::prelude::*;
//!
//! #[derive(Tensors, Clone, Default)]
//! struct Net {
//!     input: Linear<Size<2>, Size<16>>,
//!     norm: LayerNorm<Size<16>>,
//!     output: Linear<Size<16>, Size<1>>,
//! }
//!
//! #[computation]
//! fn start(net: &mut Net, rng: &mut Rng) {
//!     net.input.init(rng);
//!     net.output.init(rng);
//! }
//!
//! #[computation]
//! fn forward<B: Dim>(net: &Net, x: &f32![B, 2]) -> f32![B, 1] {
//!     let hidden = relu(net.norm.forward(net.input.forward(x)));
//!     net.output.forward(hidden)
//! }
//!
//! let mut net = Net::default();
//! start(&mut net, &mut Rng::new(1));
//! assert!(net.input.kernel.iter().all(|w| w.abs() <= 1.0 / 2f32.sqrt()));
//! assert_ne!(forward(&net, &tensor![[1.0, 2.0]]), Tensor::zeros());
//! ```
//!
//! The sizes come first: `Linear<Size<784>, Size<10>>` in a field, `Linear<784, 10>` in the signature of a computation.
//! The element type is `f32` unless it follows, `Linear<Size<784>, Size<10>, bf16>`. A last parameter is the type of the
//! bias: `Linear<Size<784>, Size<10>, f32, ()>` has none.
//!
//! Methods are called from computations. They take any number of dimensions before those of the layer, and are inlined.
//! A layer is a struct of tensors as any other: `grad` and the optimisers of [`train`](crate::train) take it, `p as bf16`
//! converts it, and `safetensors::save` stores it.
//!
//! `Default::default()` is a neutral start: weights are 0, scales are 1. `init` draws the values that PyTorch starts with;
//! functions such as [`lecun_normal`](crate::train::lecun_normal), which Flax starts with, take layers as well.
//!
//! A program compiles only the methods that it calls.

mod attention;
mod conv;
mod linear;
pub mod names;
mod norm;
mod recurrent;

pub use attention::*;
pub use conv::*;
pub use linear::*;
pub use norm::*;
pub use recurrent::*;
