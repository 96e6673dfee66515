//! Compiled programs, and the device arrays that they read and write.

use alloc::format;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use xla_shape::Shape;

use super::Error;
use super::array::{Argument, ArraySpec, ResultArray};
use super::layout::DeviceArray;
use super::raw::{BufferHandle, ClientHandle, Device, ExecutableHandle};
use super::signature::Signature;

/// A compiled program whose argument and result types are known only at run time.
pub struct AnyExecutable {
    handle: ExecutableHandle,
    signature: Signature,
}

impl AnyExecutable {
    pub(super) fn new(
        handle: ExecutableHandle,
        signature: Signature,
    ) -> Result<AnyExecutable, Error> {
        if handle.outputs() == signature.results.len() {
            return Ok(AnyExecutable { handle, signature });
        }
        Err(Error::Unreadable {
            what: format!(
                "a program of {} results whose description has {}",
                handle.outputs(),
                signature.results.len()
            ),
        })
    }

    /// Returns the element type and the dimensions of each parameter.
    pub fn parameters(&self) -> impl ExactSizeIterator<Item = &ArraySpec> {
        self.signature.parameters.iter().map(|place| &place.spec)
    }

    /// Returns the element type and the dimensions of each result.
    pub fn results(&self) -> impl ExactSizeIterator<Item = &ArraySpec> {
        self.signature.results.iter().map(|place| &place.spec)
    }

    /// Copies the arguments to the device, runs the program, and copies the results back.
    ///
    /// Arguments and results are row-major whatever the layouts of the program's parameters and results are.
    ///
    /// # Errors
    ///
    /// [`Error::ArgumentCount`], [`Error::Argument`] and [`Error::Bytes`] before anything runs; [`Error::Execute`] with
    /// the plugin's message if the run fails.
    pub fn execute(&self, arguments: &[Argument<'_>]) -> Result<Vec<ResultArray>, Error> {
        let specs: Vec<ArraySpec> = arguments.iter().map(Argument::spec).collect();
        self.signature.check(specs.iter())?;
        let buffers = arguments
            .iter()
            .enumerate()
            .map(|(index, &argument)| self.upload(index, argument))
            .collect::<Result<Vec<Buffer>, Error>>()?;
        let results = self.execute_buffers(&buffers.iter().collect::<Vec<_>>())?;
        results.iter().map(Buffer::read).collect()
    }

    /// Copies an array to the device in the layout of the program's parameter `index`.
    ///
    /// # Errors
    ///
    /// [`Error::Argument`] if the element type or the dimensions differ from the parameter's, or the parameter does not
    /// exist; otherwise the errors of [`Client::upload`](super::Client::upload).
    pub fn upload(&self, index: usize, array: Argument<'_>) -> Result<Buffer, Error> {
        self.upload_to(self.handle.client().device(), index, array)
    }

    fn upload_to(
        &self,
        device: Device,
        index: usize,
        array: Argument<'_>,
    ) -> Result<Buffer, Error> {
        let Some(parameter) = self.signature.parameters.get(index) else {
            return Err(Error::ArgumentCount {
                expected: self.signature.parameters.len(),
                found: index + 1,
            });
        };
        let spec = array.spec();
        if parameter.spec != spec {
            return Err(Error::Argument {
                index,
                expected: Shape::from(&parameter.spec),
                found: Shape::from(&spec),
            });
        }
        Buffer::upload(self.handle.client(), device, array, Arc::clone(parameter))
    }

    /// Starts a run on arrays that are already on the device. The arguments keep their content.
    ///
    /// Returns the results before they are computed: [`Buffer::wait`] waits for them, and reports whether the run
    /// succeeded.
    ///
    /// # Errors
    ///
    /// [`Error::ArgumentCount`], [`Error::Argument`], [`Error::ArgumentLayout`] and [`Error::OtherClient`] before
    /// anything runs; [`Error::Execute`] if the run cannot start.
    pub fn execute_buffers(&self, arguments: &[&Buffer]) -> Result<Vec<Buffer>, Error> {
        self.start(arguments, |_| false)
    }

    /// Starts a run that may write over the arguments of which `donated` is true.
    pub(super) fn start(
        &self,
        arguments: &[&Buffer],
        donated: impl Fn(usize) -> bool,
    ) -> Result<Vec<Buffer>, Error> {
        self.signature
            .check(arguments.iter().map(|buffer| &buffer.place.spec))?;
        for (index, (buffer, parameter)) in
            arguments.iter().zip(&self.signature.parameters).enumerate()
        {
            if !Arc::ptr_eq(buffer.handle.client(), self.handle.client()) {
                return Err(Error::OtherClient { index });
            }
            if buffer.place != *parameter {
                return Err(Error::ArgumentLayout {
                    index,
                    expected: parameter.order(),
                    found: buffer.place.order(),
                });
            }
        }
        let handles: Vec<&BufferHandle> = arguments.iter().map(|buffer| &buffer.handle).collect();
        let lists = self.handle.execute(&[handles], donated)?;
        Ok(lists.into_iter().flat_map(|list| self.made(list)).collect())
    }

    /// Checks that the arguments of a run match the parameters in number, element types and dimensions.
    pub(super) fn check(&self, arguments: &[ArraySpec]) -> Result<(), Error> {
        self.signature.check(arguments.iter())
    }

    /// Wraps the results of a run on one device.
    fn made(&self, handles: Vec<BufferHandle>) -> Vec<Buffer> {
        let places = &self.signature.results;
        let made = handles.into_iter().zip(places);
        made.map(|(handle, place)| Buffer::new(handle, Arc::clone(place)))
            .collect()
    }

    /// Copies the arguments of each replica to its device, runs the program on all devices, and copies the results
    /// back.
    pub(super) fn execute_on_all(
        &self,
        lists: &[Vec<Argument<'_>>],
    ) -> Result<Vec<Vec<ResultArray>>, Error> {
        let devices = self.handle.devices();
        if lists.len() != devices.len() {
            return Err(Error::ReplicaArguments {
                expected: devices.len(),
                found: lists.len(),
            });
        }
        let mut buffers = Vec::new();
        for (list, device) in lists.iter().zip(devices) {
            let specs: Vec<ArraySpec> = list.iter().map(Argument::spec).collect();
            self.signature.check(specs.iter())?;
            let list = list.iter().enumerate();
            let list = list.map(|(index, &argument)| self.upload_to(*device, index, argument));
            buffers.push(list.collect::<Result<Vec<Buffer>, Error>>()?);
        }
        let handles: Vec<Vec<&BufferHandle>> = buffers
            .iter()
            .map(|list| list.iter().map(|buffer| &buffer.handle).collect())
            .collect();
        let results = self.handle.execute(&handles, |_| false)?.into_iter();
        results
            .map(|list| self.made(list).iter().map(Buffer::read).collect())
            .collect()
    }
}

/// An array in the memory of a device.
pub struct Buffer {
    handle: BufferHandle,
    place: Arc<DeviceArray>,
}

impl Buffer {
    pub(super) fn new(handle: BufferHandle, place: Arc<DeviceArray>) -> Buffer {
        Buffer { handle, place }
    }

    /// Copies a row-major array to a device, into the layout of its place there, which has the array's type.
    pub(super) fn upload(
        client: &Arc<ClientHandle>,
        device: Device,
        array: Argument<'_>,
        place: Arc<DeviceArray>,
    ) -> Result<Buffer, Error> {
        // Uploads are dense and row-major: another layout is uploaded as the array whose row-major order it is.
        if place.is_row_major() {
            return Ok(Buffer::new(client.upload(&array, device)?, place));
        }
        place.spec.check_bytes(array.bytes.len())?;
        let in_memory = Argument {
            element: array.element,
            dims: &place.dims_in_memory(),
            bytes: &place.to_memory(array.bytes),
        };
        Ok(Buffer::new(client.upload(&in_memory, device)?, place))
    }

    /// Returns the element type and the dimensions.
    pub fn spec(&self) -> &ArraySpec {
        &self.place.spec
    }

    /// Waits until the run that computes this array has ended.
    ///
    /// # Errors
    ///
    /// [`Error::Execute`] if that run failed.
    pub fn wait(&self) -> Result<(), Error> {
        self.handle.wait()
    }

    /// Waits for the array, and copies it to host memory.
    ///
    /// # Errors
    ///
    /// [`Error::Execute`] if the run that computes the array failed; [`Error::Call`] if the copy fails.
    pub fn read(&self) -> Result<ResultArray, Error> {
        let ArraySpec { element, dims } = self.place.spec.clone();
        // The plugin holds an array of these dimensions, so its size in bytes cannot overflow.
        let mut bytes = vec![0; self.place.spec.bytes().unwrap_or(0)];
        self.read_into(&mut bytes)?;
        Ok(ResultArray {
            element,
            dims,
            bytes,
        })
    }

    /// Waits for the array, and copies it to the memory at `to`, in row-major order.
    ///
    /// # Errors
    ///
    /// [`Error::Bytes`] if `to` has another length than the array; otherwise the errors of [`Buffer::read`].
    pub fn read_into(&self, to: &mut [u8]) -> Result<(), Error> {
        self.place.spec.check_bytes(to.len())?;
        let order = self.place.order();
        if self.place.is_row_major() {
            return self.handle.read(&order, to);
        }
        let mut memory = vec![0; to.len()];
        self.handle.read(&order, &mut memory)?;
        self.place.to_row_major(&memory, to);
        Ok(())
    }
}
