//! Starting a client, and the programs and arrays that it makes.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::ptr::null_mut;

use super::super::array::{Argument, buffer_type};
use super::super::plugin::{Plugin, text};
use super::super::{Error, OptionValue, ffi};
use super::{BufferHandle, ClientHandle, Device, Event, ExecutableHandle, call};

impl ClientHandle {
    pub(in super::super) fn create(
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
        // SAFETY: the options, with the names and strings that they point to, live until the call returns.
        unsafe { call!(plugin, "PJRT_Client_Create", client_create, &mut create) }?;
        let mut this = ClientHandle {
            plugin,
            client: create.client,
            device: Device(null_mut()),
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
        // SAFETY: the plugin returned an array of `num_devices` devices, which is not 0; they live as long as the
        // client.
        this.device = Device(unsafe { *devices.devices });
        this.devices = devices.num_devices;
        Ok(this)
    }

    pub(in super::super) fn plugin(&self) -> &'static Plugin {
        self.plugin
    }

    pub(in super::super) fn devices(&self) -> usize {
        self.devices
    }

    pub(in super::super) fn platform_name(&self) -> Result<String, Error> {
        let mut arguments = ffi::ClientPlatformName {
            client: self.client,
            ..Default::default()
        };
        // SAFETY: the client is alive, and so is the text that it owns.
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

    pub(in super::super) fn platform_version(&self) -> Result<String, Error> {
        let mut arguments = ffi::ClientPlatformVersion {
            client: self.client,
            ..Default::default()
        };
        // SAFETY: the client is alive, and so is the text that it owns.
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

    /// Compiles for a number of replicas, which must also be the number in the options.
    pub(in super::super) fn compile(
        self: &Arc<Self>,
        code: &str,
        replicas: usize,
        options: &[u8],
    ) -> Result<ExecutableHandle, Error> {
        let format = "mlir";
        let program = ffi::Program {
            // Only other functions write to this field, so the plugin does not write through this pointer.
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
        self.loaded(arguments.executable, replicas)
    }

    /// Loads a program that this plugin has serialised; the caller has checked that the bytes are the same.
    pub(in super::super) fn deserialize(
        self: &Arc<Self>,
        bytes: &[u8],
        replicas: usize,
    ) -> Result<ExecutableHandle, Error> {
        let mut arguments = ffi::ExecutableDeserializeAndLoad {
            client: self.client,
            serialized_executable: bytes.as_ptr().cast(),
            serialized_executable_size: bytes.len(),
            ..Default::default()
        };
        // SAFETY: the client is alive; the bytes live until the call returns.
        unsafe {
            call!(
                self.plugin,
                "PJRT_Executable_DeserializeAndLoad",
                executable_deserialize_and_load,
                &mut arguments
            )
        }?;
        self.loaded(arguments.loaded_executable, replicas)
    }

    /// Takes an executable of the plugin, compiled for a number of replicas.
    fn loaded(
        self: &Arc<Self>,
        executable: *mut ffi::PjrtLoadedExecutable,
        replicas: usize,
    ) -> Result<ExecutableHandle, Error> {
        let mut this = ExecutableHandle {
            client: Arc::clone(self),
            executable,
            outputs: 0,
            devices: vec![self.device],
        };
        this.outputs = this.describe()?.outputs()?;
        if replicas != 1 {
            this.devices = this.devices_of(replicas)?;
        }
        Ok(this)
    }

    /// Returns the default device, on which everything runs that is not compiled for several.
    pub(in super::super) fn device(&self) -> Device {
        self.device
    }

    /// Copies an array to a device of this client, in row-major order.
    pub(in super::super) fn upload(
        self: &Arc<Self>,
        array: &Argument<'_>,
        device: Device,
    ) -> Result<BufferHandle, Error> {
        array.spec().check_bytes(array.bytes.len())?;
        let dims: Vec<i64> = array.dims.iter().map(|&size| size as i64).collect();
        let mut arguments = ffi::ClientBufferFromHostBuffer {
            client: self.client,
            data: array.bytes.as_ptr().cast(),
            element: buffer_type(array.element),
            dims: dims.as_ptr(),
            num_dims: dims.len(),
            host_buffer_semantics: ffi::IMMUTABLE_ONLY_DURING_CALL,
            device: device.0,
            ..Default::default()
        };
        // SAFETY: client and device are alive; data and dimensions live until the call returns, after which the plugin
        // does not need them; the number of bytes matches the dimensions.
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

/// Makes an option. It borrows the name and the value, and must not outlive them.
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
