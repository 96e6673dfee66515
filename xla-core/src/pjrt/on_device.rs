//! Arguments and results that stay in the memory of a device.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::slice;

use super::typed::{argument, leaves_of};
use super::{AnyExecutable, ArraySpec, Buffer, Client, Error, Executable};
use crate::element::bytes::as_bytes;
use crate::element::{Element, types};
use crate::program::Program;
use crate::tensors::{Content, Leaf, Leaves, Path, Tensors};

/// A value whose arrays are in the memory of a device: a tensor, a scalar, a tuple, or a struct with `#[derive(Tensors)]`.
///
/// [`Client::put`] copies a value to the device and [`get`](OnDevice::get) copies it back. [`Executable::start`] takes
/// such values and returns one, so that a loop of runs copies nothing between the host and the device.
///
/// # Examples
///
/// ```no_run
/// use xla_core::pjrt::Client;
/// use xla_core::size::Size;
/// use xla_core::tensor::Tensor;
///
/// let client = Client::from_env()?;
/// let pair = client.put(&Tensor::<f32, (Size<2>,)>::from([1.0, 2.0]))?;
/// assert_eq!(pair.get()?, Tensor::from([1.0, 2.0]));
/// # Ok::<(), xla_core::error::Error>(())
/// ```
pub struct OnDevice<T> {
    /// The leaves, in their order.
    buffers: Vec<Buffer>,
    value: PhantomData<fn() -> T>,
}

impl Client {
    /// Copies a value to the default device, each array in the layout of its type.
    ///
    /// # Errors
    ///
    /// [`Error::Call`] with the plugin's message, for example if the device is out of memory.
    pub fn put<T: Tensors>(&self, value: &T) -> Result<OnDevice<T>, Error> {
        let mut layouts = Vec::new();
        T::specs(Path::ROOT, &mut |spec| {
            layouts.push(spec.minor_to_major.to_vec());
        });
        let leaves = leaves_of(value);
        let arrays = leaves.iter().map(argument).zip(layouts);
        let buffers = arrays.map(|(array, layout)| self.upload_as(array, layout));
        Ok(OnDevice::new(buffers.collect::<Result<_, _>>()?))
    }
}

impl<T> OnDevice<T> {
    fn new(buffers: Vec<Buffer>) -> OnDevice<T> {
        OnDevice {
            buffers,
            value: PhantomData,
        }
    }

    /// Returns the arrays, in the order of the fields, for an [`AnyExecutable`].
    pub fn buffers(&self) -> &[Buffer] {
        &self.buffers
    }

    /// Waits until the run that computes this value has ended.
    ///
    /// # Errors
    ///
    /// [`Error::Execute`] with the plugin's message if that run failed.
    pub fn wait(&self) -> Result<(), Error> {
        self.buffers.iter().try_for_each(Buffer::wait)
    }
}

impl<T: Tensors> OnDevice<T> {
    /// Waits for the value, and copies it to the host.
    ///
    /// # Errors
    ///
    /// [`Error::Execute`] if the run that computes the value failed; [`Error::Call`] if the copy fails.
    pub fn get(&self) -> Result<T, Error> {
        let mut buffers = self.buffers.iter();
        T::assemble(Path::ROOT, &mut |_| {
            let array = buffers.next().expect("a buffer for each leaf").read()?;
            Ok(Content {
                dims: Cow::Owned(array.dims),
                bytes: Cow::Owned(array.bytes),
            })
        })
    }
}

/// Formats the types of the arrays: `OnDevice(f32[2, 3], f32[3])`.
impl<T> fmt::Debug for OnDevice<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tuple = f.debug_tuple("OnDevice");
        for buffer in &self.buffers {
            tuple.field(&format_args!("{}", buffer.spec()));
        }
        tuple.finish()
    }
}

impl<P: Program> Executable<P> {
    /// Starts a run on values that are on the device, and returns the result before it is computed.
    ///
    /// The arguments are those of [`run`](Executable::run) with `&OnDevice<T>` in the place of `&T` and of `T`, and
    /// `&mut OnDevice<T>` in the place of `&mut T`. A `&T` and a scalar may stay on the host: `start` copies them.
    ///
    /// A `&mut` argument is donated: the program writes the new state into its memory where it can, and the argument
    /// becomes the new state. Many runs may be started, each with the results of the runs before: they run in
    /// this order. [`OnDevice::wait`] and [`OnDevice::get`] wait for a result, and report whether its run succeeded.
    ///
    /// # Errors
    ///
    /// [`Error::Argument`] if sizes differ from each other or from the program, [`Error::OtherClient`] for a value of
    /// another client, and for a new set of dynamic sizes the errors of [`Client::compile`]: nothing is changed then.
    /// [`Error::Execute`] if the run cannot start. If a run fails later, the values that it computes, the new state
    /// among them, report it, and so does every run that reads them.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// # use xla_core::pjrt::{Client, Executable};
    /// # use xla_core::program::Program;
    /// # use xla_core::size::Size;
    /// # use xla_core::tensor::Tensor;
    /// # type Pair = Tensor<f32, (Size<2>,)>;
    /// # struct Add;
    /// # impl Program for Add {
    /// #     type Args<'a> = (&'a mut Pair, &'a Pair);
    /// #     type Output = ();
    /// #     type State = (Pair,);
    /// #     const NAME: &'static str = "add";
    /// #     const FEEDS: &'static [&'static str] = &[];
    /// #     fn stablehlo() -> &'static str { unimplemented!() }
    /// #     fn update(args: Self::Args<'_>, state: Self::State) { *args.0 = state.0; }
    /// # }
    /// // Written by `#[computation(program = Add)]` for `fn add(sum: &mut f32![2], x: &f32![2]) { *sum += x; }`.
    /// let client = Client::from_env()?;
    /// let add = client.compile::<Add>()?;
    /// let mut sum = client.put(&Pair::from([0.0, 0.0]))?;
    /// let x = client.put(&Pair::from([1.0, 2.0]))?;
    /// for _ in 0..1000 {
    ///     add.start((&mut sum, &x))?;
    /// }
    /// assert_eq!(sum.get()?, Pair::from([1000.0, 2000.0]));
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn start<'d, 'a>(
        &self,
        args: impl DeviceArgument<'d, P::Args<'a>>,
    ) -> Result<OnDevice<P::Output>, Error> {
        let mut operands = Vec::new();
        args.operands(&mut operands);
        let dims: Vec<&[usize]> = operands.iter().map(Operand::dims).collect();
        let sizes = self.program().sizes_of(&dims);
        let any = self.program().of(sizes)?;
        Ok(OnDevice::new(start(&any, operands)?))
    }
}

/// Starts a run, and stores the new state; returns the results before it.
fn start(any: &AnyExecutable, mut operands: Vec<Operand<'_>>) -> Result<Vec<Buffer>, Error> {
    let specs: Vec<ArraySpec> = operands.iter().map(Operand::spec).collect();
    any.check(&specs)?;
    let upload = |(index, operand): (usize, &Operand<'_>)| match operand {
        Operand::Host(leaf) => any.upload(index, argument(leaf)).map(Some),
        Operand::Kept(_) | Operand::State(_) => Ok(None),
    };
    let operands_of = operands.iter().enumerate();
    let uploaded: Vec<Option<Buffer>> = operands_of.map(upload).collect::<Result<_, _>>()?;
    let given = operands.iter().zip(&uploaded);
    let given: Vec<&Buffer> = given
        .filter_map(|(operand, uploaded)| uploaded.as_ref().or_else(|| operand.buffer()))
        .collect();
    let mut results = any.start(&given, |index| matches!(operands[index], Operand::State(_)))?;
    let state = operands.iter_mut().filter_map(|operand| match operand {
        Operand::State(buffer) => Some(buffer),
        Operand::Kept(_) | Operand::Host(_) => None,
    });
    let state: Vec<_> = state.collect();
    // The results are the leaves of the output, then the leaves of the state.
    let new = results.split_off(results.len() - state.len());
    for (old, new) in state.into_iter().zip(new) {
        **old = new;
    }
    Ok(results)
}

/// An array of an argument.
#[doc(hidden)]
pub enum Operand<'d> {
    /// On the device, to read.
    Kept(&'d Buffer),
    /// On the device, where the program may write over it; it becomes the new state.
    State(&'d mut Buffer),
    /// On the host.
    Host(Leaf<'d>),
}

impl Operand<'_> {
    fn buffer(&self) -> Option<&Buffer> {
        match self {
            Operand::Kept(buffer) => Some(buffer),
            Operand::State(buffer) => Some(buffer),
            Operand::Host(_) => None,
        }
    }

    fn dims(&self) -> &[usize] {
        match self {
            Operand::Kept(buffer) => &buffer.spec().dims,
            Operand::State(buffer) => &buffer.spec().dims,
            Operand::Host(leaf) => &leaf.dims,
        }
    }

    fn spec(&self) -> ArraySpec {
        match self {
            Operand::Kept(buffer) => buffer.spec().clone(),
            Operand::State(buffer) => buffer.spec().clone(),
            Operand::Host(leaf) => ArraySpec::new(leaf.element, &leaf.dims),
        }
    }
}

/// An argument of [`Executable::start`] for a parameter of the type `A`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no argument for a parameter `{A}`",
    label = "expected `&OnDevice<T>` for an argument `&T`, and `&mut OnDevice<T>` for `&mut T`",
    note = "`client.put(&value)?` copies a value to the device"
)]
pub trait DeviceArgument<'d, A> {
    /// Adds the arrays of the argument.
    #[doc(hidden)]
    fn operands(self, to: &mut Vec<Operand<'d>>);
}

impl<'d, T> DeviceArgument<'d, &T> for &'d OnDevice<T> {
    fn operands(self, to: &mut Vec<Operand<'d>>) {
        to.extend(self.buffers.iter().map(Operand::Kept));
    }
}

impl<'d, T> DeviceArgument<'d, &mut T> for &'d mut OnDevice<T> {
    fn operands(self, to: &mut Vec<Operand<'d>>) {
        to.extend(self.buffers.iter_mut().map(Operand::State));
    }
}

impl<'d, T: Leaves> DeviceArgument<'d, &T> for &'d T {
    fn operands(self, to: &mut Vec<Operand<'d>>) {
        to.extend(leaves_of(self).into_iter().map(Operand::Host));
    }
}

/// A parameter that the function takes by value: a scalar, or a tensor, which the program only reads.
impl<'d, T> DeviceArgument<'d, T> for &'d OnDevice<T> {
    fn operands(self, to: &mut Vec<Operand<'d>>) {
        to.extend(self.buffers.iter().map(Operand::Kept));
    }
}

macro_rules! scalars {
    ($($scalar:ty)*) => {$(
        impl<'d> DeviceArgument<'d, $scalar> for $scalar {
            fn operands(self, to: &mut Vec<Operand<'d>>) {
                let bytes = Cow::Owned(as_bytes(slice::from_ref(&self)).to_vec());
                let leaf = Leaf { element: <$scalar>::TYPE, dims: Cow::Borrowed(&[]), bytes };
                to.push(Operand::Host(leaf));
            }
        }
    )*};
}
types! { scalars! { @all } }

/// A program without parameters takes no argument.
impl<'d> DeviceArgument<'d, ()> for () {
    fn operands(self, _: &mut Vec<Operand<'d>>) {}
}

macro_rules! tuples {
    ($(($($given:ident $arg:ident $place:tt)*))*) => {$(
        impl<'d, $($given: DeviceArgument<'d, $arg>, $arg),*> DeviceArgument<'d, ($($arg,)*)> for ($($given,)*) {
            fn operands(self, to: &mut Vec<Operand<'d>>) {
                $(self.$place.operands(to);)*
            }
        }
    )*};
}

tuples! {
    (G0 A0 0)
    (G0 A0 0 G1 A1 1)
    (G0 A0 0 G1 A1 1 G2 A2 2)
    (G0 A0 0 G1 A1 1 G2 A2 2 G3 A3 3)
    (G0 A0 0 G1 A1 1 G2 A2 2 G3 A3 3 G4 A4 4)
    (G0 A0 0 G1 A1 1 G2 A2 2 G3 A3 3 G4 A4 4 G5 A5 5)
    (G0 A0 0 G1 A1 1 G2 A2 2 G3 A3 3 G4 A4 4 G5 A5 5 G6 A6 6)
    (G0 A0 0 G1 A1 1 G2 A2 2 G3 A3 3 G4 A4 4 G5 A5 5 G6 A6 6 G7 A7 7)
    (G0 A0 0 G1 A1 1 G2 A2 2 G3 A3 3 G4 A4 4 G5 A5 5 G6 A6 6 G7 A7 7 G8 A8 8)
    (G0 A0 0 G1 A1 1 G2 A2 2 G3 A3 3 G4 A4 4 G5 A5 5 G6 A6 6 G7 A7 7 G8 A8 8 G9 A9 9)
    (G0 A0 0 G1 A1 1 G2 A2 2 G3 A3 3 G4 A4 4 G5 A5 5 G6 A6 6 G7 A7 7 G8 A8 8 G9 A9 9 G10 A10 10)
    (G0 A0 0 G1 A1 1 G2 A2 2 G3 A3 3 G4 A4 4 G5 A5 5 G6 A6 6 G7 A7 7 G8 A8 8 G9 A9 9 G10 A10 10 G11 A11 11)
}
