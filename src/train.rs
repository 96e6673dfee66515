//! A library to train with: optimisers, schedules, losses and initial values, as computations over any struct.
//!
//! An optimiser takes the parameters, its state, a gradient and a rate. It is called from a computation, and the
//! compiler fuses it with the gradient: one pass over a parameter updates it and its averages in place.
//!
//! ```
//! use typed_xla::prelude::*;
//! use typed_xla::train::{Adam, adam, clip_by_global_norm, cosine_decay_schedule, huber_loss};
//!
//! #[derive(Tensors, Default)]
//! struct Line {
//!     slope: f32![2],
//!     offset: f32,
//! }
//!
//! #[computation]
//! fn loss(p: &Line, x: &f32![4, 2], y: &f32![4]) -> f32 {
//!     mean(huber_loss(dot(x, p.slope) + p.offset, y, 1.0))
//! }
//!
//! #[computation]
//! fn step(p: &mut Line, state: &mut Adam<Line>, x: &f32![4, 2], y: &f32![4]) -> f32 {
//!     let (loss, gradient) = value_and_grad(loss)(*p, x, y);
//!     let rate = cosine_decay_schedule(state.step, 0.1, 500, 0.0);
//!     adam(p, state, clip_by_global_norm(gradient, 1.0), rate);
//!     loss
//! }
//!
//! let x = tensor![[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 1.0]];
//! let y = tensor![0.5, 1.5, -1.5, -0.5];
//! let (mut line, mut state) = (Line::default(), Adam::default());
//! let losses: Vec<f32> = (0..500).map(|_| step(&mut line, &mut state, &x, &y)).collect();
//! assert!(losses[499] < 1e-4 && (line.offset - 0.5).abs() < 0.01);
//! ```
//!
//! The state is a struct of tensors, which starts as `Default::default()` and is saved with the model. Its field `step`
//! counts the steps. A number such as `momentum` is an `f64`. Names, definitions and defaults are the same as in Optax.
//!
//! # Parameters in 16 bits
//!
//! Each array of the parameters computes in its own element type, which is any floating-point one; `f16` and `bf16`
//! compute in `f32`, and round what they store. Their averages are stored in a form that does not underflow: an average
//! of gradients divided by the sum of its weights, `1 - keep^t`, and the root of such an average, or of a sum, of
//! squares. All have the magnitude of a gradient.
//!
//! 16 bits have 3 (`bf16`) or 4 (`f16`) digits, so that a step of less than about a thousandth of a parameter is lost.
//! Training in `bf16` or `f16` for many steps needs parameters in `f32` that the loss converts, as for [`LossScale`].
//!
//! A program compiles only the functions that it calls. The feature `optimisers` adds `nadam`, `lamb`, `adafactor`, `muon`,
//! `schedule_free`, `lbfgs`, their variants, settings and states.

#[cfg(feature = "optimisers")]
mod adaptive;
mod averages;
mod clipping;
mod composing;
mod initialisers;
#[cfg(feature = "optimisers")]
mod lbfgs;
mod leaves;
mod losses;
#[cfg(feature = "optimisers")]
mod muon;
mod optimisers;
mod precision;
#[cfg(feature = "optimisers")]
mod schedule_free;
mod schedules;
mod settings;

#[cfg(feature = "optimisers")]
pub use adaptive::*;
pub use clipping::*;
pub use composing::*;
pub use initialisers::*;
#[cfg(feature = "optimisers")]
pub use lbfgs::*;
pub use losses::*;
#[cfg(feature = "optimisers")]
pub use muon::*;
pub use optimisers::*;
pub use precision::*;
#[cfg(feature = "optimisers")]
pub use schedule_free::*;
pub use schedules::*;
pub use settings::*;
