//! Tests of `xla-core/src/pjrt/ffi.rs`.

use core::mem::offset_of;
use xla_core::testing::pjrt::ffi::*;

/// The sizes that the header of version 0.81 gives, without and with the padding at the end.
#[test]
fn structures_have_the_sizes_of_the_header() {
    macro_rules! check {
        ($($name:ident $size:literal $padded:literal)*) => {$(
            assert_eq!(($name::STRUCT_SIZE, size_of::<$name>()), ($size, $padded), stringify!($name));
        )*};
    }
    check! {
        ApiVersion 24 24  ErrorDestroy 24 24  ErrorMessage 40 40  ErrorGetCode 28 32  EventDestroy 24 24
        EventAwait 24 24  NamedValue 56 56  ClientCreate 88 88  ClientDestroy 24 24  ClientPlatformName 40 40
        ClientPlatformVersion 40 40  ClientAddressableDevices 40 40  Program 48 48  ClientCompile 56 56
        TiledLayout 56 56  MemoryLayout 76 80  ClientBufferFromHostBuffer 120 120  PluginInitialize 16 16
        ExecutableDestroy 24 24  ExecutableNumOutputs 32 32  ExecutableOptimizedProgram 32 32
        LoadedExecutableDestroy 24 24  LoadedExecutableGetExecutable 32 32  ExecuteOptions 112 112
        LoadedExecutableAddressableDevices 40 40
        LoadedExecutableExecute 80 80  BufferDestroy 24 24
        BufferToHostBuffer 56 56  BufferReadyEvent 32 32
    }
}

/// Where the header of version 0.81 has each function that we call.
#[test]
fn functions_stand_where_the_header_has_them() {
    macro_rules! check {
        ($($name:ident $offset:literal)*) => {$(
            assert_eq!(offset_of!(Api, $name), $offset, stringify!($name));
        )*};
    }
    check! {
        error_destroy 40  error_message 48  error_get_code 56  plugin_initialize 64  event_destroy 80
        event_await 104  client_create 120  client_destroy 128  client_platform_name 136
        client_platform_version 152  client_addressable_devices 168  client_compile 200
        client_buffer_from_host_buffer 216  executable_destroy 360  executable_num_outputs 392
        executable_optimized_program 424  loaded_executable_destroy 440  loaded_executable_get_executable 448
        loaded_executable_addressable_devices 456
        loaded_executable_execute 480  buffer_destroy 504  buffer_to_host_buffer 600  buffer_ready_event 616
    }
}
