//! The plugin's objects as owning handles that destroy them, with safe functions for the calls on them.
//!
//! Together with [`super::plugin`] this is all the unsafe code of the client. A handle holds the client that it came
//! from, so the client outlives everything made with it.

mod client;
mod run;

use alloc::sync::Arc;
use alloc::vec::Vec;

use super::plugin::Plugin;
use super::{Error, ffi};

/// Calls a function of the plugin's table by its name there.
macro_rules! call {
    ($plugin:expr, $name:expr, $function:ident, $arguments:expr) => {
        $plugin.call($name, $plugin.api().$function, $arguments)
    };
}

use call;

/// A client, and its default device: the first that this process can use.
pub(super) struct ClientHandle {
    plugin: &'static Plugin,
    client: *mut ffi::PjrtClient,
    device: Device,
    devices: usize,
}

/// A compiled and loaded program.
pub(super) struct ExecutableHandle {
    client: Arc<ClientHandle>,
    executable: *mut ffi::PjrtLoadedExecutable,
    outputs: usize,
    /// The devices on which it runs, one for each replica.
    devices: Vec<Device>,
}

/// A device of a client, valid as long as the client lives.
#[derive(Clone, Copy)]
pub(super) struct Device(*mut ffi::PjrtDevice);

/// An array in the memory of a device.
pub(super) struct BufferHandle {
    client: Arc<ClientHandle>,
    buffer: *mut ffi::PjrtBuffer,
}

/// An event that will occur.
struct Event {
    plugin: &'static Plugin,
    event: *mut ffi::PjrtEvent,
}

/// The metadata of a compiled program; it lives only while it is queried.
struct Description {
    plugin: &'static Plugin,
    executable: *mut ffi::PjrtExecutable,
}

/// Handles may be used from any thread, by several at a time, and are destroyed once.
macro_rules! handles {
    ($($handle:ty, $plugin:ident => $plugin_of:expr, $name:literal, $function:ident, $arguments:ident { $field:ident };)*)
    => {$(
        // SAFETY: PJRT's objects are not bound to a thread, and its functions may be called from several at once.
        unsafe impl Send for $handle {}
        // SAFETY: as above.
        unsafe impl Sync for $handle {}

        impl Drop for $handle {
            fn drop(&mut self) {
                let $plugin = &*self;
                let plugin: &Plugin = $plugin_of;
                let mut arguments = ffi::$arguments { $field: self.$field, ..Default::default() };
                // SAFETY: the handle owns the object, which has not been destroyed before. A destructor cannot report a
                // failure; `call` frees the error.
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
