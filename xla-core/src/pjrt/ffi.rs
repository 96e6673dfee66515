//! The part of the PJRT C API that we use, as Rust types.
//!
//! The layouts follow `pjrt_c_api.h` at version 0.81. The API only appends to its structures, and each structure
//! starts with its size as the caller knows it, so plugins of other minor versions read ours correctly: every size here
//! must remain the size in that version of the header. This module contains no code.
// Structures, fields and functions have the header's names, and are documented there.
#![allow(missing_docs)]

use core::ffi::{c_char, c_int, c_void};
use core::mem::offset_of;
use core::ptr::null_mut;

/// The major version of the API that these layouts describe.
pub(super) const MAJOR: i32 = 0;

/// The oldest supported minor version: the last one that moved a function within the table.
pub(super) const OLDEST_MINOR: i32 = 57;

/// Objects of the plugin that are only used through pointers.
macro_rules! opaque {
    ($($name:ident),*) => {$(
        #[repr(C)]
        pub struct $name {
            _private: [u8; 0],
        }
    )*};
}

opaque!(
    PjrtError,
    PjrtEvent,
    PjrtClient,
    PjrtDevice,
    PjrtExecutable,
    PjrtLoadedExecutable,
    PjrtSerializedExecutable,
    PjrtBuffer
);

/// Structures that begin with their own size and a list of extensions, which stays empty.
///
/// The size ends with the last field, without trailing padding, as in the header.
macro_rules! sized {
    ($($name:ident { $($field:ident: $type:ty,)* @ $last:ident: $last_type:ty })*) => {$(
        #[repr(C)]
        pub struct $name {
            pub(super) struct_size: usize,
            pub(super) extension_start: *mut c_void,
            $(pub(super) $field: $type,)*
            pub(super) $last: $last_type,
        }

        impl $name {
            pub const STRUCT_SIZE: usize = offset_of!($name, $last) + size_of::<$last_type>();
        }

        impl Default for $name {
            fn default() -> Self {
                Self {
                    struct_size: Self::STRUCT_SIZE,
                    extension_start: null_mut(),
                    $($field: Default::default(),)*
                    $last: Default::default(),
                }
            }
        }
    )*};
}

sized! {
    ApiVersion { major_version: c_int, @ minor_version: c_int }
    ErrorDestroy { @ error: *mut PjrtError }
    ErrorMessage { error: *const PjrtError, message: *const c_char, @ message_size: usize }
    ErrorGetCode { error: *const PjrtError, @ code: c_int }
    EventDestroy { @ event: *mut PjrtEvent }
    EventAwait { @ event: *mut PjrtEvent }
    NamedValue {
        name: *const c_char,
        name_size: usize,
        kind: c_int,
        value: NamedValueContent,
        @ value_size: usize
    }
    ClientCreate {
        create_options: *const NamedValue,
        num_options: usize,
        kv_get_callback: *const c_void,
        kv_get_user_arg: *mut c_void,
        kv_put_callback: *const c_void,
        kv_put_user_arg: *mut c_void,
        client: *mut PjrtClient,
        kv_try_get_callback: *const c_void,
        @ kv_try_get_user_arg: *mut c_void
    }
    ClientDestroy { @ client: *mut PjrtClient }
    ClientPlatformName { client: *mut PjrtClient, name: *const c_char, @ name_size: usize }
    ClientPlatformVersion { client: *mut PjrtClient, version: *const c_char, @ version_size: usize }
    ClientAddressableDevices { client: *mut PjrtClient, devices: *const *mut PjrtDevice, @ num_devices: usize }
    Program { code: *mut c_char, code_size: usize, format: *const c_char, @ format_size: usize }
    ClientCompile {
        client: *mut PjrtClient,
        program: *const Program,
        compile_options: *const c_char,
        compile_options_size: usize,
        @ executable: *mut PjrtLoadedExecutable
    }
    TiledLayout {
        minor_to_major: *const i64,
        minor_to_major_size: usize,
        tile_dims: *const i64,
        tile_dim_sizes: *const usize,
        @ num_tiles: usize
    }
    // In the header the layout is a union of the tiled form and a smaller form with strides, which we never write.
    MemoryLayout { tiled: TiledLayout, @ kind: c_int }
    ClientBufferFromHostBuffer {
        client: *mut PjrtClient,
        data: *const c_void,
        element: c_int,
        dims: *const i64,
        num_dims: usize,
        byte_strides: *const i64,
        num_byte_strides: usize,
        host_buffer_semantics: c_int,
        device: *mut PjrtDevice,
        memory: *mut c_void,
        device_layout: *const MemoryLayout,
        done_with_host_buffer: *mut PjrtEvent,
        @ buffer: *mut PjrtBuffer
    }
    PluginInitialize { @ none: () }
    ExecutableDestroy { @ executable: *mut PjrtExecutable }
    ExecutableNumOutputs { executable: *mut PjrtExecutable, @ num_outputs: usize }
    ExecutableOptimizedProgram { executable: *mut PjrtExecutable, @ program: *mut Program }
    ExecutableSerialize {
        executable: *const PjrtExecutable,
        serialized_bytes: *const c_char,
        serialized_bytes_size: usize,
        serialized_executable: *mut PjrtSerializedExecutable,
        @ serialized_executable_deleter: Option<unsafe extern "C" fn(*mut PjrtSerializedExecutable)>
    }
    ExecutableDeserializeAndLoad {
        client: *mut PjrtClient,
        serialized_executable: *const c_char,
        serialized_executable_size: usize,
        loaded_executable: *mut PjrtLoadedExecutable,
        overridden_serialized_compile_options: *const c_char,
        @ overridden_serialized_compile_options_size: usize
    }
    LoadedExecutableDestroy { @ executable: *mut PjrtLoadedExecutable }
    LoadedExecutableGetExecutable {
        loaded_executable: *mut PjrtLoadedExecutable,
        @ executable: *mut PjrtExecutable
    }
    LoadedExecutableAddressableDevices {
        executable: *mut PjrtLoadedExecutable,
        addressable_devices: *const *mut PjrtDevice,
        @ num_addressable_devices: usize
    }
    ExecuteOptions {
        send_callbacks: *mut c_void,
        recv_callbacks: *mut c_void,
        num_send_ops: usize,
        num_recv_ops: usize,
        launch_id: c_int,
        non_donatable_input_indices: *const i64,
        num_non_donatable_input_indices: usize,
        context: *mut c_void,
        call_location: *const c_char,
        num_tasks: usize,
        task_ids: *mut c_int,
        @ incarnation_ids: *mut i64
    }
    LoadedExecutableExecute {
        executable: *mut PjrtLoadedExecutable,
        options: *mut ExecuteOptions,
        argument_lists: *const *const *mut PjrtBuffer,
        num_devices: usize,
        num_args: usize,
        output_lists: *const *mut *mut PjrtBuffer,
        device_complete_events: *mut *mut PjrtEvent,
        @ execute_device: *mut PjrtDevice
    }
    BufferDestroy { @ buffer: *mut PjrtBuffer }
    BufferToHostBuffer {
        src: *mut PjrtBuffer,
        host_layout: *const MemoryLayout,
        dst: *mut c_void,
        dst_size: usize,
        @ event: *mut PjrtEvent
    }
    BufferReadyEvent { buffer: *mut PjrtBuffer, @ event: *mut PjrtEvent }
}

/// The value of a [`NamedValue`], of the type that its `kind` selects.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) union NamedValueContent {
    pub(super) string: *const c_char,
    pub(super) int: i64,
    pub(super) float: f32,
    pub(super) boolean: bool,
}

impl Default for NamedValueContent {
    fn default() -> Self {
        Self { int: 0 }
    }
}

/// `PJRT_NamedValue_Type`.
pub(super) mod named_value {
    use core::ffi::c_int;

    pub(in super::super) const STRING: c_int = 0;
    pub(in super::super) const INT64: c_int = 1;
    pub(in super::super) const FLOAT: c_int = 3;
    pub(in super::super) const BOOL: c_int = 4;
}

/// `PJRT_HostBufferSemantics_kImmutableOnlyDuringCall`: the plugin has copied the data when the call returns.
pub(super) const IMMUTABLE_ONLY_DURING_CALL: c_int = 0;

/// `PJRT_Buffer_MemoryLayout_Type_Tiled`.
pub(super) const TILED: c_int = 0;

/// A function of the table: takes a pointer to its arguments, and returns an error or null.
pub(super) type Function<A> = Option<unsafe extern "C" fn(*mut A) -> *mut PjrtError>;

/// The two functions that cannot fail.
pub(super) type Infallible<A> = Option<unsafe extern "C" fn(*mut A)>;

/// A function that we never call.
pub(super) type Unused = *const c_void;

/// The part of the function table that we use. A plugin's table is longer.
#[repr(C)]
pub struct Api {
    pub(super) struct_size: usize,
    extension_start: *mut c_void,
    pub(super) version: ApiVersion,
    pub error_destroy: Infallible<ErrorDestroy>,
    pub error_message: Infallible<ErrorMessage>,
    pub error_get_code: Function<ErrorGetCode>,
    pub plugin_initialize: Function<PluginInitialize>,
    plugin_attributes: Unused,
    pub event_destroy: Function<EventDestroy>,
    event_is_ready: Unused,
    event_error: Unused,
    pub event_await: Function<EventAwait>,
    event_on_ready: Unused,
    pub client_create: Function<ClientCreate>,
    pub client_destroy: Function<ClientDestroy>,
    pub client_platform_name: Function<ClientPlatformName>,
    client_process_index: Unused,
    pub client_platform_version: Function<ClientPlatformVersion>,
    client_devices: Unused,
    pub client_addressable_devices: Function<ClientAddressableDevices>,
    client_lookup_device: Unused,
    client_lookup_addressable_device: Unused,
    client_addressable_memories: Unused,
    pub client_compile: Function<ClientCompile>,
    client_default_device_assignment: Unused,
    pub client_buffer_from_host_buffer: Function<ClientBufferFromHostBuffer>,
    device_description: [Unused; 6],
    device: [Unused; 6],
    memory: [Unused; 5],
    pub executable_destroy: Function<ExecutableDestroy>,
    executable_name: Unused,
    executable_num_replicas: Unused,
    executable_num_partitions: Unused,
    pub executable_num_outputs: Function<ExecutableNumOutputs>,
    executable_size_of_generated_code: Unused,
    executable_cost_analysis: Unused,
    executable_output_memory_kinds: Unused,
    pub executable_optimized_program: Function<ExecutableOptimizedProgram>,
    pub executable_serialize: Function<ExecutableSerialize>,
    pub loaded_executable_destroy: Function<LoadedExecutableDestroy>,
    pub loaded_executable_get_executable: Function<LoadedExecutableGetExecutable>,
    pub loaded_executable_addressable_devices: Function<LoadedExecutableAddressableDevices>,
    loaded_executable_delete: Unused,
    loaded_executable_is_deleted: Unused,
    pub loaded_executable_execute: Function<LoadedExecutableExecute>,
    pub executable_deserialize_and_load: Function<ExecutableDeserializeAndLoad>,
    loaded_executable_fingerprint: Unused,
    pub buffer_destroy: Function<BufferDestroy>,
    buffer_element_type: Unused,
    buffer_dimensions: Unused,
    buffer_unpadded_dimensions: Unused,
    buffer_dynamic_dimension_indices: Unused,
    buffer_get_memory_layout: Unused,
    buffer_on_device_size: Unused,
    buffer_device: Unused,
    buffer_memory: Unused,
    buffer_delete: Unused,
    buffer_is_deleted: Unused,
    buffer_copy_to_device: Unused,
    pub buffer_to_host_buffer: Function<BufferToHostBuffer>,
    buffer_is_on_cpu: Unused,
    pub buffer_ready_event: Function<BufferReadyEvent>,
}
