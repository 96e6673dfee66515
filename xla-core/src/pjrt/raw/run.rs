//! Running a program, and reading what it made.

use std::ptr::null_mut;
use std::sync::Arc;

use super::super::plugin::text;
use super::super::{Error, ffi};
use super::{BufferHandle, ClientHandle, Description, Event, ExecutableHandle, call};

impl ExecutableHandle {
    pub(in super::super) fn client(&self) -> &Arc<ClientHandle> {
        &self.client
    }

    /// The number of results.
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

    /// The program as the plugin optimised it: the name of its format, and its bytes.
    pub(in super::super) fn optimized_program(&self) -> Result<(String, Vec<u8>), Error> {
        self.describe()?.optimized_program()
    }

    /// Starts a run. The results are there before they are ready.
    ///
    /// The arguments are as the program's parameters say: the caller has checked it.
    pub(in super::super) fn execute(
        &self,
        arguments: &[&BufferHandle],
    ) -> Result<Vec<BufferHandle>, Error> {
        let plugin = self.client.plugin;
        let inputs: Vec<*mut ffi::PjrtBuffer> =
            arguments.iter().map(|argument| argument.buffer).collect();
        let input_lists = [inputs.as_ptr()];
        let mut outputs = vec![null_mut(); self.outputs];
        let output_lists = [outputs.as_mut_ptr()];
        // A program that may write its result over a parameter must not: the caller keeps its buffers.
        let keep: Vec<i64> = (0..inputs.len() as i64).collect();
        let mut options = ffi::ExecuteOptions {
            non_donatable_input_indices: keep.as_ptr(),
            num_non_donatable_input_indices: keep.len(),
            ..Default::default()
        };
        let mut execute = ffi::LoadedExecutableExecute {
            executable: self.executable,
            options: &mut options,
            argument_lists: input_lists.as_ptr(),
            num_devices: 1,
            num_args: inputs.len(),
            output_lists: output_lists.as_ptr(),
            ..Default::default()
        };
        // SAFETY: executable and buffers are alive, the lists live until the call returns, and there is one list for
        // the one device, of inputs and of as many outputs as the program has.
        unsafe {
            call!(
                plugin,
                "PJRT_LoadedExecutable_Execute",
                loaded_executable_execute,
                &mut execute
            )
        }
        .map_err(execution_failed)?;
        Ok(outputs
            .into_iter()
            .map(|buffer| BufferHandle {
                client: Arc::clone(&self.client),
                buffer,
            })
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

    fn optimized_program(&self) -> Result<(String, Vec<u8>), Error> {
        let mut program = ffi::Program::default();
        let mut arguments = ffi::ExecutableOptimizedProgram {
            executable: self.executable,
            program: &mut program,
            ..Default::default()
        };
        let name = "PJRT_Executable_OptimizedProgram";
        // SAFETY: the executable and the program structure are alive. Without a place for the code the call tells
        // its size, and with one of that size it fills it.
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

    /// Waits, and copies the array to `to`, in the order of dimensions that it has on the device.
    pub(in super::super) fn read(
        &self,
        minor_to_major: &[usize],
        to: &mut [u8],
    ) -> Result<(), Error> {
        self.wait()?;
        let plugin = self.client.plugin;
        let order: Vec<i64> = minor_to_major.iter().map(|&dim| dim as i64).collect();
        // Without tiles, which some devices have, and we do not.
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
        // SAFETY: the buffer is alive; the layout and its order live until the call returns. The plugin writes at most `dst_size`
        // bytes to `dst`, and we hold it until the event says that it is done.
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
