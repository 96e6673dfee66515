//! Running a program, and reading its results.

use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::ptr::null_mut;

use super::super::plugin::text;
use super::super::{Error, ffi};
use super::{BufferHandle, ClientHandle, Description, Device, Event, ExecutableHandle, call};

impl ExecutableHandle {
    pub(in super::super) fn client(&self) -> &Arc<ClientHandle> {
        &self.client
    }

    /// Returns the number of results.
    pub(in super::super) fn outputs(&self) -> usize {
        self.outputs
    }

    pub(super) fn describe(&self) -> Result<Description, Error> {
        let plugin = self.client.plugin;
        let mut arguments = ffi::LoadedExecutableGetExecutable {
            loaded_executable: self.executable,
            ..Default::default()
        };
        // SAFETY: the executable is alive.
        unsafe {
            call!(
                plugin,
                "PJRT_LoadedExecutable_GetExecutable",
                loaded_executable_get_executable,
                &mut arguments
            )
        }?;
        Ok(Description {
            plugin,
            executable: arguments.executable,
        })
    }

    /// Returns the program as the plugin optimised it: the name of its format, and its bytes.
    pub(in super::super) fn optimized_program(&self) -> Result<(String, Vec<u8>), Error> {
        self.describe()?.optimized_program()
    }

    /// Returns the program in the plugin's own form, which the same plugin loads again.
    pub(in super::super) fn serialize(&self) -> Result<Vec<u8>, Error> {
        self.describe()?.serialize()
    }

    /// Returns the devices on which it runs: one for each replica, in the replicas' order.
    pub(in super::super) fn devices(&self) -> &[Device] {
        &self.devices
    }

    /// Returns the devices that the plugin has chosen for `replicas` replicas.
    pub(super) fn devices_of(&self, replicas: usize) -> Result<Vec<Device>, Error> {
        let mut arguments = ffi::LoadedExecutableAddressableDevices {
            executable: self.executable,
            ..Default::default()
        };
        // SAFETY: the executable is alive.
        unsafe {
            call!(
                self.client.plugin,
                "PJRT_LoadedExecutable_AddressableDevices",
                loaded_executable_addressable_devices,
                &mut arguments
            )
        }?;
        let found = arguments.num_addressable_devices;
        if found != replicas {
            let what = format!("a program of {replicas} replicas that runs on {found} devices");
            return Err(Error::Unreadable { what });
        }
        let device = |i: usize| {
            // SAFETY: the plugin returned an array of `found` devices, which live as long as the client.
            Device(unsafe { *arguments.addressable_devices.add(i) })
        };
        Ok((0..found).map(device).collect())
    }

    /// Starts a run, and returns the results before they are computed.
    ///
    /// There is one list of arguments for each device, which match the program's parameters: the caller has checked it.
    /// The program may write over the arguments of which `donated` is true; after the run they have no content.
    pub(in super::super) fn execute(
        &self,
        lists: &[Vec<&BufferHandle>],
        donated: impl Fn(usize) -> bool,
    ) -> Result<Vec<Vec<BufferHandle>>, Error> {
        let plugin = self.client.plugin;
        let inputs: Vec<Vec<*mut ffi::PjrtBuffer>> = lists
            .iter()
            .map(|list| list.iter().map(|argument| argument.buffer).collect())
            .collect();
        let input_lists: Vec<_> = inputs.iter().map(Vec::as_ptr).collect();
        let mut outputs = vec![vec![null_mut(); self.outputs]; lists.len()];
        let output_lists: Vec<_> = outputs.iter_mut().map(Vec::as_mut_ptr).collect();
        let arguments = inputs.first().map_or(0, Vec::len);
        let kept = (0..arguments).filter(|&index| !donated(index));
        let keep: Vec<i64> = kept.map(|index| index as i64).collect();
        let mut options = ffi::ExecuteOptions {
            non_donatable_input_indices: keep.as_ptr(),
            num_non_donatable_input_indices: keep.len(),
            ..Default::default()
        };
        let mut execute = ffi::LoadedExecutableExecute {
            executable: self.executable,
            options: &mut options,
            argument_lists: input_lists.as_ptr(),
            num_devices: lists.len(),
            num_args: arguments,
            output_lists: output_lists.as_ptr(),
            ..Default::default()
        };
        // SAFETY: executable and buffers are alive, the lists live until the call returns, and for each device there is
        // one list of inputs, and one of as many outputs as the program has.
        unsafe {
            call!(
                plugin,
                "PJRT_LoadedExecutable_Execute",
                loaded_executable_execute,
                &mut execute
            )
        }
        .map_err(execution_failed)?;
        let handle = |buffer| BufferHandle {
            client: Arc::clone(&self.client),
            buffer,
        };
        let lists = outputs.into_iter();
        Ok(lists
            .map(|list| list.into_iter().map(handle).collect())
            .collect())
    }
}

impl Description {
    pub(super) fn outputs(&self) -> Result<usize, Error> {
        let mut arguments = ffi::ExecutableNumOutputs {
            executable: self.executable,
            ..Default::default()
        };
        // SAFETY: the executable is alive.
        unsafe {
            call!(
                self.plugin,
                "PJRT_Executable_NumOutputs",
                executable_num_outputs,
                &mut arguments
            )
        }?;
        Ok(arguments.num_outputs)
    }

    fn serialize(&self) -> Result<Vec<u8>, Error> {
        let mut arguments = ffi::ExecutableSerialize {
            executable: self.executable,
            ..Default::default()
        };
        // SAFETY: the executable is alive. The bytes live until the deleter is called, once, after they are copied.
        unsafe {
            call!(
                self.plugin,
                "PJRT_Executable_Serialize",
                executable_serialize,
                &mut arguments
            )?;
            let start = arguments.serialized_bytes.cast::<u8>();
            let bytes = match arguments.serialized_bytes_size {
                0 => Vec::new(),
                size => core::slice::from_raw_parts(start, size).to_vec(),
            };
            if let Some(delete) = arguments.serialized_executable_deleter {
                delete(arguments.serialized_executable);
            }
            Ok(bytes)
        }
    }

    fn optimized_program(&self) -> Result<(String, Vec<u8>), Error> {
        let mut program = ffi::Program::default();
        let mut arguments = ffi::ExecutableOptimizedProgram {
            executable: self.executable,
            program: &mut program,
            ..Default::default()
        };
        let name = "PJRT_Executable_OptimizedProgram";
        // SAFETY: the executable and the program structure are alive. Without a buffer for the code the call returns
        // its size, and with a buffer of that size it fills it.
        unsafe {
            call!(
                self.plugin,
                name,
                executable_optimized_program,
                &mut arguments
            )?;
            let mut code = vec![0_u8; (*arguments.program).code_size];
            (*arguments.program).code = code.as_mut_ptr().cast();
            call!(
                self.plugin,
                name,
                executable_optimized_program,
                &mut arguments
            )?;
            let format = text(
                (*arguments.program).format,
                (*arguments.program).format_size,
            );
            Ok((format, code))
        }
    }
}

impl BufferHandle {
    pub(in super::super) fn client(&self) -> &Arc<ClientHandle> {
        &self.client
    }

    /// Waits until the array is computed.
    pub(in super::super) fn wait(&self) -> Result<(), Error> {
        let plugin = self.client.plugin;
        let mut arguments = ffi::BufferReadyEvent {
            buffer: self.buffer,
            ..Default::default()
        };
        // SAFETY: the buffer is alive.
        unsafe {
            call!(
                plugin,
                "PJRT_Buffer_ReadyEvent",
                buffer_ready_event,
                &mut arguments
            )
        }?;
        Event {
            plugin,
            event: arguments.event,
        }
        .wait()
        .map_err(execution_failed)
    }

    /// Waits for the array, and copies it to `to`, in the memory order of the device.
    pub(in super::super) fn read(
        &self,
        minor_to_major: &[usize],
        to: &mut [u8],
    ) -> Result<(), Error> {
        self.wait()?;
        let plugin = self.client.plugin;
        let order: Vec<i64> = minor_to_major.iter().map(|&dim| dim as i64).collect();
        // Untiled: no device that we support uses tiles.
        let layout = ffi::MemoryLayout {
            tiled: ffi::TiledLayout {
                minor_to_major: order.as_ptr(),
                minor_to_major_size: order.len(),
                ..Default::default()
            },
            kind: ffi::TILED,
            ..Default::default()
        };
        let mut arguments = ffi::BufferToHostBuffer {
            src: self.buffer,
            host_layout: &layout,
            dst: to.as_mut_ptr().cast(),
            dst_size: to.len(),
            ..Default::default()
        };
        // SAFETY: the buffer is alive; the layout and its order live until the call returns. The plugin writes at most
        // `dst_size` bytes to `dst`, which we hold until the event reports that it is done.
        unsafe {
            call!(
                plugin,
                "PJRT_Buffer_ToHostBuffer",
                buffer_to_host_buffer,
                &mut arguments
            )
        }?;
        Event {
            plugin,
            event: arguments.event,
        }
        .wait()
    }
}

fn execution_failed(error: Error) -> Error {
    match error {
        Error::Call { message, .. } => Error::Execute { message },
        other => other,
    }
}
