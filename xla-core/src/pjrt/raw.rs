//! What the plugin owns, as values that destroy themselves, and the calls on them as safe functions.
//!
//! With [`super::plugin`] this is all the unsafe code of the client. A handle holds the client it came from, so the
//! client outlives everything that was made with it.

use std::ptr::null_mut;
use std::sync::Arc;

use super::array::{Argument, buffer_type};
use super::ffi;
use super::plugin::{Plugin, text};
use super::{Error, OptionValue};

/// Calls a function of the plugin's table by its name there.
macro_rules! call {
    ($plugin:expr, $name:expr, $function:ident, $arguments:expr) => {
        $plugin.call($name, $plugin.api().$function, $arguments)
    };
}

/// A client, and the device on which everything of ours runs: the first that this process can use.
pub(super) struct ClientHandle {
    plugin: &'static Plugin,
    client: *mut ffi::PjrtClient,
    device: *mut ffi::PjrtDevice,
    devices: usize,
}

/// A program, compiled and loaded.
pub(super) struct ExecutableHandle {
    client: Arc<ClientHandle>,
    executable: *mut ffi::PjrtLoadedExecutable,
    outputs: usize,
}

/// An array in the device's memory.
pub(super) struct BufferHandle {
    client: Arc<ClientHandle>,
    buffer: *mut ffi::PjrtBuffer,
}

/// Something that will have happened.
struct Event {
    plugin: &'static Plugin,
    event: *mut ffi::PjrtEvent,
}

/// What a compiled program can tell about itself; lives for the questions only.
struct Description {
    plugin: &'static Plugin,
    executable: *mut ffi::PjrtExecutable,
}

/// Handles may be used from any thread, several at a time, and are destroyed once.
macro_rules! handles {
    ($($handle:ty, $plugin:ident => $plugin_of:expr, $name:literal, $function:ident, $arguments:ident { $field:ident };)*)
    => {$(
        // SAFETY: PJRT's objects belong to no thread, and its functions may be called from several at once.
        unsafe impl Send for $handle {}
        // SAFETY: as above.
        unsafe impl Sync for $handle {}

        impl Drop for $handle {
            fn drop(&mut self) {
                let $plugin = &*self;
                let plugin: &Plugin = $plugin_of;
                let mut arguments = ffi::$arguments { $field: self.$field, ..Default::default() };
                // SAFETY: the handle owns the object, which was not destroyed before. A destructor has nobody to
                // tell about a failure; `call` frees the error.
                let _ = unsafe { call!(plugin, $name, $function, &mut arguments) };
            }
        }
    )*};
}

handles! {
    ClientHandle, this => this.plugin, "PJRT_Client_Destroy", client_destroy, ClientDestroy { client };
    ExecutableHandle, this => this.client.plugin, "PJRT_LoadedExecutable_Destroy", loaded_executable_destroy,
        LoadedExecutableDestroy { executable };
    BufferHandle, this => this.client.plugin, "PJRT_Buffer_Destroy", buffer_destroy, BufferDestroy { buffer };
    Event, this => this.plugin, "PJRT_Event_Destroy", event_destroy, EventDestroy { event };
    Description, this => this.plugin, "PJRT_Executable_Destroy", executable_destroy, ExecutableDestroy { executable };
}

impl ClientHandle {
    pub(super) fn create(
        plugin: &'static Plugin,
        options: &[(&str, OptionValue)],
    ) -> Result<Self, Error> {
        let options: Vec<ffi::NamedValue> = options
            .iter()
            .map(|(name, value)| named_value(name, value))
            .collect();
        let mut create = ffi::ClientCreate {
            create_options: options.as_ptr(),
            num_options: options.len(),
            ..Default::default()
        };
        // SAFETY: the options, and the names and strings they point to, live until the call returns.
        unsafe { call!(plugin, "PJRT_Client_Create", client_create, &mut create) }?;
        let mut this = ClientHandle {
            plugin,
            client: create.client,
            device: null_mut(),
            devices: 0,
        };
        let mut devices = ffi::ClientAddressableDevices {
            client: this.client,
            ..Default::default()
        };
        // SAFETY: the client is alive.
        unsafe {
            call!(
                plugin,
                "PJRT_Client_AddressableDevices",
                client_addressable_devices,
                &mut devices
            )
        }?;
        if devices.num_devices == 0 {
            return Err(Error::NoDevice {
                platform: this.platform_name()?,
            });
        }
        // SAFETY: the plugin gave an array of `num_devices`, which is not 0, devices; they live as long as the client.
        this.device = unsafe { *devices.devices };
        this.devices = devices.num_devices;
        Ok(this)
    }

    pub(super) fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    pub(super) fn devices(&self) -> usize {
        self.devices
    }

    pub(super) fn platform_name(&self) -> Result<String, Error> {
        let mut arguments = ffi::ClientPlatformName {
            client: self.client,
            ..Default::default()
        };
        // SAFETY: the client is alive, and so is the text it owns.
        unsafe {
            call!(
                self.plugin,
                "PJRT_Client_PlatformName",
                client_platform_name,
                &mut arguments
            )?;
            Ok(text(arguments.name, arguments.name_size))
        }
    }

    pub(super) fn platform_version(&self) -> Result<String, Error> {
        let mut arguments = ffi::ClientPlatformVersion {
            client: self.client,
            ..Default::default()
        };
        // SAFETY: the client is alive, and so is the text it owns.
        unsafe {
            call!(
                self.plugin,
                "PJRT_Client_PlatformVersion",
                client_platform_version,
                &mut arguments
            )?;
            Ok(text(arguments.version, arguments.version_size))
        }
    }

    pub(super) fn compile(
        self: &Arc<Self>,
        code: &str,
        options: &[u8],
    ) -> Result<ExecutableHandle, Error> {
        let format = "mlir";
        let program = ffi::Program {
            // The field is written by other functions only, so the plugin does not write through this pointer.
            code: code.as_ptr().cast_mut().cast(),
            code_size: code.len(),
            format: format.as_ptr().cast(),
            format_size: format.len(),
            ..Default::default()
        };
        let mut arguments = ffi::ClientCompile {
            client: self.client,
            program: &program,
            compile_options: options.as_ptr().cast(),
            compile_options_size: options.len(),
            ..Default::default()
        };
        // SAFETY: the client is alive; program, text and options live until the call returns.
        unsafe {
            call!(
                self.plugin,
                "PJRT_Client_Compile",
                client_compile,
                &mut arguments
            )
        }
        .map_err(|error| match error {
            Error::Call { message, .. } => Error::Compile { message },
            other => other,
        })?;
        let mut this = ExecutableHandle {
            client: Arc::clone(self),
            executable: arguments.executable,
            outputs: 0,
        };
        this.outputs = this.describe()?.outputs()?;
        Ok(this)
    }

    /// Copies an array to the device, in row-major order.
    pub(super) fn upload(self: &Arc<Self>, array: &Argument<'_>) -> Result<BufferHandle, Error> {
        array.spec().check_bytes(array.bytes.len())?;
        let dims: Vec<i64> = array.dims.iter().map(|&size| size as i64).collect();
        let mut arguments = ffi::ClientBufferFromHostBuffer {
            client: self.client,
            data: array.bytes.as_ptr().cast(),
            element: buffer_type(array.element),
            dims: dims.as_ptr(),
            num_dims: dims.len(),
            host_buffer_semantics: ffi::IMMUTABLE_ONLY_DURING_CALL,
            device: self.device,
            ..Default::default()
        };
        // SAFETY: client and device are alive; data and dimensions live until the call returns, after which
        // the plugin has what it needs; there are as many bytes as the dimensions say.
        unsafe {
            call!(
                self.plugin,
                "PJRT_Client_BufferFromHostBuffer",
                client_buffer_from_host_buffer,
                &mut arguments
            )
        }?;
        let buffer = BufferHandle {
            client: Arc::clone(self),
            buffer: arguments.buffer,
        };
        Event {
            plugin: self.plugin,
            event: arguments.done_with_host_buffer,
        }
        .wait()?;
        Ok(buffer)
    }
}

impl ExecutableHandle {
    pub(super) fn client(&self) -> &Arc<ClientHandle> {
        &self.client
    }

    /// The number of results.
    pub(super) fn outputs(&self) -> usize {
        self.outputs
    }

    fn describe(&self) -> Result<Description, Error> {
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
    pub(super) fn optimized_program(&self) -> Result<(String, Vec<u8>), Error> {
        self.describe()?.optimized_program()
    }

    /// Starts a run. The results are there before they are ready.
    ///
    /// The arguments are as the program's parameters say: the caller has checked it.
    pub(super) fn execute(&self, arguments: &[&BufferHandle]) -> Result<Vec<BufferHandle>, Error> {
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
    fn outputs(&self) -> Result<usize, Error> {
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
    pub(super) fn client(&self) -> &Arc<ClientHandle> {
        &self.client
    }

    /// Waits until the array is computed.
    pub(super) fn wait(&self) -> Result<(), Error> {
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
    pub(super) fn read(&self, minor_to_major: &[usize], to: &mut [u8]) -> Result<(), Error> {
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

impl Event {
    fn wait(self) -> Result<(), Error> {
        if self.event.is_null() {
            return Ok(());
        }
        let mut arguments = ffi::EventAwait {
            event: self.event,
            ..Default::default()
        };
        // SAFETY: the event is alive.
        unsafe { call!(self.plugin, "PJRT_Event_Await", event_await, &mut arguments) }
    }
}

fn execution_failed(error: Error) -> Error {
    match error {
        Error::Call { message, .. } => Error::Execute { message },
        other => other,
    }
}

/// An option. It borrows name and value, and must not outlive them.
fn named_value(name: &str, value: &OptionValue) -> ffi::NamedValue {
    use ffi::{NamedValueContent as Content, named_value as kind};
    let (kind, value, value_size) = match value {
        OptionValue::Text(text) => (
            kind::STRING,
            Content {
                string: text.as_ptr().cast(),
            },
            text.len(),
        ),
        OptionValue::Int(int) => (kind::INT64, Content { int: *int }, 1),
        OptionValue::Float(float) => (kind::FLOAT, Content { float: *float }, 1),
        OptionValue::Bool(boolean) => (kind::BOOL, Content { boolean: *boolean }, 1),
    };
    ffi::NamedValue {
        name: name.as_ptr().cast(),
        name_size: name.len(),
        kind,
        value,
        value_size,
        ..Default::default()
    }
}
