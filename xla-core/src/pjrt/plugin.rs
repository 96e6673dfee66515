//! Loading a plugin, and calling the functions of its table.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use core::ffi::c_char;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::Error;
use super::ffi::{self, Api, Function, PjrtError};

/// A loaded plugin: its function table, checked to be at least as long as the part that we use.
pub(super) struct Plugin {
    api: &'static Api,
    version: (i32, i32),
    file: PathBuf,
}

// SAFETY: the table is never written after the plugin has filled it, and PJRT's functions may be called from any
// thread.
unsafe impl Send for Plugin {}
// SAFETY: as above.
unsafe impl Sync for Plugin {}

/// The loaded plugins by path. A plugin starts threads and registers state in the process, so it is loaded and
/// initialised once, and never unloaded.
static LOADED: Mutex<BTreeMap<PathBuf, &'static Plugin>> = Mutex::new(BTreeMap::new());

impl Plugin {
    /// Returns the plugin at a path, and loads it on first use.
    pub(super) fn load(path: &Path) -> Result<&'static Plugin, Error> {
        let file = path.canonicalize().map_err(|error| Error::Plugin {
            path: path.to_owned(),
            reason: error.to_string(),
        })?;
        let mut loaded = LOADED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(plugin) = loaded.get(&file) {
            return Ok(plugin);
        }
        let plugin = open(&file)?;
        // SAFETY: the arguments contain no pointer.
        unsafe {
            plugin.call(
                "PJRT_Plugin_Initialize",
                plugin.api.plugin_initialize,
                &mut ffi::PluginInitialize::default(),
            )
        }?;
        let plugin: &'static Plugin = Box::leak(Box::new(plugin));
        loaded.insert(file, plugin);
        Ok(plugin)
    }

    /// Returns the function table.
    pub(super) fn api(&self) -> &'static Api {
        self.api
    }

    /// Returns the version of the API that the plugin was built with, as (major, minor).
    pub(super) fn version(&self) -> (i32, i32) {
        self.version
    }

    /// Returns the path of the library.
    pub(super) fn file(&self) -> &Path {
        &self.file
    }

    /// Calls a function of the table, and converts the error that it returns.
    ///
    /// # Safety
    ///
    /// Every pointer in `arguments` is valid for the function's use of it, as the C header specifies.
    pub(super) unsafe fn call<A>(
        &self,
        name: &'static str,
        function: Function<A>,
        arguments: &mut A,
    ) -> Result<(), Error> {
        let function = function.ok_or(Error::MissingFunction { function: name })?;
        // SAFETY: the table's functions take a pointer to their structure, which contains its size; the caller
        // guarantees that its content is valid.
        let error = unsafe { function(arguments) };
        if error.is_null() {
            return Ok(());
        }
        // SAFETY: we own an error that a function returned, and do not use it again.
        let (code, message) = unsafe { self.take_error(error) };
        Err(Error::Call {
            function: name,
            code,
            message,
        })
    }

    /// Returns the code and the message of an error, and destroys it.
    ///
    /// # Safety
    ///
    /// `error` came from this plugin and has not been destroyed.
    unsafe fn take_error(&self, error: *mut PjrtError) -> (i32, String) {
        let mut message = ffi::ErrorMessage {
            error,
            ..Default::default()
        };
        let mut code = ffi::ErrorGetCode {
            error,
            ..Default::default()
        };
        // SAFETY: the error is alive until the last of the three calls. Its message lives as long, and is copied
        // before. Reading the code of a live error returns no new error.
        unsafe {
            if let Some(get) = self.api.error_message {
                get(&mut message);
            }
            if let Some(get) = self.api.error_get_code {
                get(&mut code);
            }
            let text = text(message.message, message.message_size);
            if let Some(destroy) = self.api.error_destroy {
                destroy(&mut ffi::ErrorDestroy {
                    error,
                    ..Default::default()
                });
            }
            (code.code, text)
        }
    }
}

/// Opens the library and checks that its table has a supported version.
fn open(file: &Path) -> Result<Plugin, Error> {
    let refuse = |reason: &str| Error::NotAPlugin {
        path: file.to_owned(),
        reason: reason.to_owned(),
    };
    // SAFETY: loading runs the library's initialisers, which we have to trust; the documentation of `Client::load`
    // states this.
    let library = unsafe { libloading::Library::new(file) }.map_err(|error| Error::Plugin {
        path: file.to_owned(),
        reason: error.to_string(),
    })?;
    // SAFETY: `GetPjrtApi` has this signature in every version of the API.
    let entry = *unsafe { library.get::<unsafe extern "C" fn() -> *const Api>(b"GetPjrtApi\0") }
        .map_err(|_| refuse("it exports no function `GetPjrtApi`"))?;
    // A plugin is never unloaded, not even one that is rejected below: it may have started threads.
    core::mem::forget(library);
    // SAFETY: as above; it takes no arguments.
    let api = unsafe { entry() };
    if api.is_null() {
        return Err(refuse("`GetPjrtApi` returned nothing"));
    }
    // SAFETY: every version's table begins with its size and its version, whose fields have never moved.
    let (size, version) = unsafe {
        let version = &raw const (*api).version;
        (
            (&raw const (*api).struct_size).read(),
            (
                (&raw const (*version).major_version).read(),
                (&raw const (*version).minor_version).read(),
            ),
        )
    };
    if version.0 != ffi::MAJOR || version.1 < ffi::OLDEST_MINOR {
        return Err(Error::ApiVersion {
            path: file.to_owned(),
            expected: (ffi::MAJOR, ffi::OLDEST_MINOR),
            found: version,
        });
    }
    let expected = size_of::<Api>();
    if size < expected {
        return Err(refuse(&format!(
            "its table of functions has {size} bytes: expected at least {expected}"
        )));
    }
    // SAFETY: the table is at least as long as our part of it, is never written again, and is never unloaded.
    let api = unsafe { &*api };
    // Memory that we lend to the plugin may be reused only when an event reports that the plugin is done with it.
    if api.event_await.is_none() {
        return Err(Error::MissingFunction {
            function: "PJRT_Event_Await",
        });
    }
    Ok(Plugin {
        api,
        version,
        file: file.to_owned(),
    })
}

/// Copies a string that the plugin owns.
///
/// # Safety
///
/// `start` points to `size` bytes, or `size` is 0.
pub(super) unsafe fn text(start: *const c_char, size: usize) -> String {
    if start.is_null() || size == 0 {
        return String::new();
    }
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { core::slice::from_raw_parts(start.cast::<u8>(), size) };
    String::from_utf8_lossy(bytes).into_owned()
}
