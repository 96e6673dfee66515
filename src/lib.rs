//! A compile-time typed tensor language: a computation is a Rust function, its shapes are types, and a wrong shape is a
//! compile error at the operand that caused it.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// A layer of a network.
//! #[computation]
//! fn layer(x: &f32![2, 3], w: &f32![3, 2], b: &f32![2]) -> f32![2, 2] {
//!     max(dot(x, w) + b.along([1]), 0.0)
//! }
//!
//! let x = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
//! let w = tensor![[1.0, 0.0], [0.0, 1.0], [-1.0, -1.0]];
//! assert_eq!(layer(&x, &w, &tensor![0.5, 2.0]), tensor![[0.0, 1.0], [0.0, 1.0]]);
//! ```
//!
//! The [guide] teaches the language from here on, and [operations] lists what computations call.
//!
//! Computations call each other, in any order and across modules and crates. Other items that they name need an
//! attribute: `#[known]` for sizes, numbers and aliases, `#[derive(Tensors)]` for structs of tensors. A type can
//! represent a computation as a program:
//!
//! ```
//! use typed_xla::prelude::*;
//! use typed_xla::Workspace;
//!
//! #[known]
//! const CLASSES: usize = 2;
//!
//! #[derive(Tensors)]
//! struct Dense {
//!     w: f32![3, CLASSES],
//!     b: f32![CLASSES],
//! }
//!
//! #[computation(program = Scores)]
//! fn scores(p: &Dense, x: &f32![1, 3]) -> f32![1, CLASSES] {
//!     softmax(dense(p, x), dimension = 1)
//! }
//!
//! #[computation]
//! fn dense<N: Dim>(p: &Dense, x: &f32![N, 3]) -> f32![N, CLASSES] {
//!     dot(x, p.w) + p.b.along([1])
//! }
//!
//! let p = Dense { w: Tensor::ones(), b: tensor![0.5, 0.5] };
//! let x = tensor![[1.0, 2.0, 3.0]];
//! assert_eq!(scores(&p, &x), tensor![[0.5, 0.5]]);
//!
//! // The same into memory that is given, and the text of it.
//! let (mut out, mut workspace) = (Tensor::zeros(), Workspace::new());
//! Scores::run_into(&mut out, &mut workspace, &p, &x);
//! assert_eq!(out, tensor![[0.5, 0.5]]);
//! assert!(Scores::stablehlo().contains("func.call @dense"));
//! ```
//!
//! A size may be dynamic: `?`. The compiler proves the constraints that it can; if others are left to be checked at run
//! time, the computation returns a `Result`:
//!
//! ```
//! use typed_xla::Error;
//! use typed_xla::prelude::*;
//!
//! /// Each row with mean 0.
//! #[computation]
//! fn centred(x: &f32![?, 3]) -> f32![?, 3] {
//!     x - mean(x, 1).along([0])
//! }
//!
//! /// The mean distance of rows that belong together.
//! #[computation]
//! fn distance(x: &f32![?, 3], y: &f32![?, 3]) -> Result<f32, Error> {
//!     let apart = centred(x) - centred(y);
//!     Ok(sum(sqrt(sum(apart * apart, 1))) / x.dims()[0])
//! }
//!
//! let x: f32![?, 3] = tensor![[1.0, 2.0, 3.0], [3.0, 1.0, 2.0]].try_into()?;
//! let y = Tensor::from_vec(vec![4.0, 5.0, 6.0, 1.0, 1.0, 1.0])?;
//! assert_eq!(centred(&x).as_slice(), [-1.0, 0.0, 1.0, 1.0, -1.0, 0.0]);
//! assert_eq!(distance(&x, &y)?, 2f32.sqrt() / 2.0);
//!
//! let error = distance(&x, &Tensor::zeros_sized([5, 3])?).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "distance: dimension 0 of `y` is 5, but `centred(x) - centred(y)` expects 2"
//! );
//! # Ok::<(), Error>(())
//! ```
//!
//! Labels of dimensions compose arrays in sums and products of any number of factors. A label that occurs twice and not
//! in the result is summed over. [`shapes`] has all rules.
//!
//! ```
//! use typed_xla::prelude::*;
//!
//! /// `x' A y` for each pair of rows.
//! #[computation]
//! fn forms(x: &f32![2, 3], a: &f32![3, 3], y: &f32![4, 3]) -> f32![2, 4] {
//!     let z("m,n") = x("m,i") * a("i,j") * y("n,j");
//!     z
//! }
//!
//! assert_eq!(forms(&Tensor::ones(), &Tensor::ones(), &Tensor::ones()).get([1, 3]), Some(9.0));
//! ```
//!
//! Side effects are explicit parameters: feeds that are read or written while the computation runs, and the replicas
//! that run in parallel. Such a computation may fail, and returns a `Result`. Functions that are not computations can
//! be called if they have the attribute `#[custom_call]`:
//!
//! ```
//! use typed_xla::Error;
//! use typed_xla::prelude::*;
//!
//! /// How many elements are above a limit, which no operation computes.
//! #[custom_call]
//! fn above(x: &f32![2], limit: f32) -> i32 {
//!     x.as_slice().iter().filter(|x| **x > limit).count() as i32
//! }
//!
//! /// Adds what comes to `total`, and sends how much of it is above 10.
//! #[computation]
//! fn add_up(total: &mut f32![2], feed: &Infeed<f32![2]>, log: &Outfeed<i32>, n: i32) -> Result<(), Error> {
//!     for _ in 0..n {
//!         *total += infeed(feed)?;
//!         outfeed(log, above(total, 10.0))?;
//!     }
//!     Ok(())
//! }
//!
//! let (sender, feed) = Infeed::bounded(2);
//! let (log, receiver) = Outfeed::bounded(2);
//! let reading = std::thread::spawn(move || {
//!     [[3.0, 8.0], [4.0, 8.0]].into_iter().try_for_each(|x| sender.send(Tensor::from(x)))
//! });
//! let mut total = Tensor::zeros();
//! add_up(&mut total, &feed, &log, 2)?;
//! assert_eq!(total, tensor![7.0, 16.0]);
//! assert_eq!((receiver.recv(), receiver.recv()), (Some(0), Some(1)));
//!
//! // The feed has ended: the call fails, and changes nothing.
//! assert!(add_up(&mut total, &feed, &log, 1).is_err());
//! assert_eq!(total, tensor![7.0, 16.0]);
//! # reading.join().unwrap()?;
//! # Ok::<(), Error>(())
//! ```
//!
//! Without its default feature `std`, and with `libm`, the crate is `no_std`: computations of one thread, without
//! replicas, feeds, files and output. [`guide::embedded`] shows it.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

// Emitted code names the facade as dependents do, also in this crate.
extern crate self as typed_xla;

pub mod guide;
#[cfg(feature = "layers")]
pub mod layers;
mod macros;
pub mod operations;
pub mod rng;
pub mod testing;
pub mod train;

/// Shapes of tensors as values.
#[doc = include_str!("../docs/SHAPES.md")]
pub mod shapes {
    pub use xla_shape::error::ShapeError;
    pub use xla_shape::shapes::*;
}

pub use macros::{
    Tensor, bf16, bool, c64, c128, f8e4m3fn, f8e5m2, f16, f32, f64, i8, i16, i32, i64, u8, u16,
    u32, u64,
};
pub use rng::Rng;
pub use xla_core::error::Error;
pub use xla_core::exec::Exec;
/// `infeed(feed)?` in a computation returns the next item. A size of the items may be dynamic; the rest of the
/// computation must then determine it, since memory is planned before the first item arrives:
///
/// ```
/// use typed_xla::Error;
/// use typed_xla::prelude::*;
///
/// /// Adds `n` batches, each with as many rows as there are weights.
/// #[computation]
/// fn total(feed: &Infeed<f32![?, 2]>, weights: &f32![?], n: i32) -> Result<f32![2], Error> {
///     let mut total = zeros(f32, 2);
///     for _ in 0..n {
///         total += sum(infeed(feed)? * weights.along([0]), 0);
///     }
///     Ok(total)
/// }
///
/// let (sender, feed) = Infeed::bounded(4);
/// let weights = tensor![1.0, 10.0, 100.0].try_into()?;
/// for rows in [3, 3, 2] {
///     sender.send(Tensor::full_sized([rows, 2], 1.0)?)?;
/// }
/// assert_eq!(total(&feed, &weights, 2)?, tensor![222.0, 222.0]);
///
/// let error = total(&feed, &weights, 1).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "total: dimension 0 of an item of `feed` is 2, but `infeed(feed)? * weights.along([0])` expects 3"
/// );
/// # Ok::<(), Error>(())
/// ```
#[cfg(feature = "std")]
pub use xla_core::feed::Infeed;
#[cfg(feature = "std")]
pub use xla_core::feed::Outfeed;
#[cfg(feature = "profile")]
pub use xla_core::profile;
pub use xla_core::program::Program;
#[cfg(feature = "std")]
pub use xla_core::replica::{Replica, Replicas};
pub use xla_core::size::Dim;
pub use xla_core::tensors::Tensors;
pub use xla_core::workspace::Workspace;
pub use xla_core::{
    element, error, exec, inspect, jagged, pool, program, shape, size, tensor, tensors, workspace,
};
#[cfg(feature = "std")]
pub use xla_core::{feed, replica};
pub use xla_macros::{computation, custom_call, known};
pub use xla_shape::layout;

/// ```
/// use typed_xla::Error;
/// use typed_xla::prelude::*;
///
/// #[derive(Tensors)]
/// struct Batch {
///     images: f32![?, 2],
///     labels: i32![?],
/// }
///
/// /// How many images are brighter than their labels say.
/// #[computation]
/// fn brighter(batch: &Batch) -> Result<i32, Error> {
///     let above = sum(batch.images, 1) > batch.labels.convert(f32);
///     Ok(sum(above.convert(i32)))
/// }
///
/// let mut batch = Batch {
///     images: tensor![[1.0, 2.0], [0.0, 1.0], [2.0, 2.0]].try_into()?,
///     labels: tensor![2, 2, 2].try_into()?,
/// };
/// assert_eq!(brighter(&batch)?, 2);
///
/// batch.labels = tensor![2, 2].try_into()?;
/// let error = brighter(&batch).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "brighter: dimension 0 of `batch.labels` is 2, but `sum(batch.images, 1) > batch.labels.convert(f32)` expects 3"
/// );
/// # Ok::<(), Error>(())
/// ```
pub use xla_macros::Tensors;
#[cfg(feature = "import")]
pub use xla_macros::tensors;

#[cfg(feature = "csv")]
pub use xla_core::csv;
#[cfg(feature = "dlpack")]
pub use xla_core::dlpack;
#[cfg(feature = "gguf")]
pub use xla_core::gguf;
#[cfg(feature = "npz")]
pub use xla_core::npz;
/// ```no_run
/// use typed_xla::pjrt::Client;
/// use typed_xla::prelude::*;
///
/// /// A ratio that moves towards the mean of what comes.
/// #[computation(program = Follow)]
/// fn follow(ratio: &mut f32, x: &f32![4], rate: f32) -> f32 {
///     *ratio += rate * (mean(x) - ratio);
///     max(reduce_max(x), ratio)
/// }
///
/// let follow_on_xla = Client::load("xla_cpu_pjrt.so")?.compile::<Follow>()?;
/// let (mut here, mut there, x) = (0.0, 0.0, tensor![1.0, 2.0, 3.0, 4.0]);
/// assert_eq!(follow_on_xla.run((&mut there, &x, 0.5))?, follow(&mut here, &x, 0.5));
/// assert_eq!(there, here);
/// # Ok::<(), typed_xla::Error>(())
/// ```
#[cfg(feature = "pjrt")]
pub use xla_core::pjrt;
#[cfg(feature = "safetensors")]
pub use xla_core::safetensors;

#[doc(hidden)]
pub use xla_core::rt;
#[doc(hidden)]
pub use xla_macros::{__body, __custom, __graph, __known, __module, __tensor, __tensors, __type};

/// The names that a program imports by `use typed_xla::prelude::*;`.
///
/// Operations need no import, since the attribute resolves the names in the body of a computation.
pub mod prelude {
    pub use crate::{
        Dim, Error, Exec, Rng, Tensor, Tensors, bf16, bool, c64, c128, computation, custom_call,
        f8e4m3fn, f8e5m2, f16, f32, f64, i8, i16, i32, i64, known, tensor, u8, u16, u32, u64,
    };
    #[cfg(feature = "std")]
    pub use crate::{Infeed, Outfeed, Replica, Replicas};
    pub use xla_core::element::{Element, Float, Integer, Number, Real};
    pub use xla_core::size::Size;
    // The attribute only: a glob import of the module of this name would hide a crate.
    #[cfg(feature = "import")]
    pub use xla_macros::tensors;
}
