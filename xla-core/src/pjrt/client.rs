//! The client: a running plugin, which compiles programs and holds arrays.

use alloc::format;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use std::path::Path;

use super::array::Argument;
use super::cache::Cache;
use super::layout::DeviceArray;
use super::options::compile_options;
use super::plugin::Plugin;
use super::raw::{ClientHandle, ExecutableHandle};
use super::signature::Signature;
use super::{AS_SPECIFIED, AnyExecutable, Buffer, Error, OptionValue, PLUGIN_VARIABLE};
use crate::program::Program;
use crate::program::text::check_silent;

/// A running PJRT plugin: it compiles programs and holds arrays, on the first of its devices.
///
/// Cloning returns another handle to the same client. Executables and buffers keep their client alive.
#[derive(Clone)]
pub struct Client {
    handle: Arc<ClientHandle>,
    platform_name: String,
    /// The plugin's options, as part of a key of the cache.
    options: String,
    cache: Option<Arc<Cache>>,
}

impl Client {
    /// Loads the plugin at a path and starts a client.
    ///
    /// A plugin is loaded once in a process and never unloaded; any number of clients may be started. Loading runs the
    /// plugin's code with all privileges of the process, as running a program does: load only plugins that you trust.
    ///
    /// # Errors
    ///
    /// [`Error::Plugin`], [`Error::NotAPlugin`] and [`Error::ApiVersion`] if the file is not a compatible plugin;
    /// [`Error::Call`] if the client does not start; [`Error::NoDevice`] if no device is addressable.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use xla_core::pjrt::Client;
    ///
    /// let client = Client::load("xla_cpu_pjrt.so")?;
    /// println!("{} speaks {:?}", client.platform_name(), client.api_version());
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn load(path: impl AsRef<Path>) -> Result<Client, Error> {
        Client::load_with(path, &[])
    }

    /// Loads the plugin at a path and starts a client with options of the plugin: for example `cpu_device_count` for
    /// the CPU plugin, `preallocate` and `memory_fraction` for the CUDA plugin.
    ///
    /// # Errors
    ///
    /// The errors of [`Client::load`].
    pub fn load_with(
        path: impl AsRef<Path>,
        options: &[(&str, OptionValue)],
    ) -> Result<Client, Error> {
        let handle = ClientHandle::create(Plugin::load(path.as_ref())?, options)?;
        let platform_name = handle.platform_name()?;
        Ok(Client {
            handle: Arc::new(handle),
            platform_name,
            options: format!("{options:?}"),
            cache: None,
        })
    }

    /// Returns this client with a folder for compiled programs, which is created if it does not exist. A program with a
    /// file there is loaded instead of compiled, also by a later process.
    ///
    /// A program is compiled again if its text, its options, the plugin's file, version or options, the variables
    /// `XLA_FLAGS` and `LIBTPU_INIT_ARGS` or the processor's features differ, or if its file is damaged. The kind of a GPU
    /// is not compared: use a folder for each. Files are never removed: remove the folder to empty it. Only trusted users
    /// may write to the folder, since the plugin runs the programs in it.
    ///
    /// # Errors
    ///
    /// [`Error::Io`] if the folder cannot be made. A compilation also fails if its result cannot be written there, or if
    /// the plugin cannot serialise programs: [`Error::MissingFunction`] or [`Error::Call`].
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use xla_core::pjrt::Client;
    ///
    /// let client = Client::from_env()?.with_cache("target/programs")?;
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn with_cache(self, folder: impl AsRef<Path>) -> Result<Client, Error> {
        let version = self.platform_version()?;
        let platform = [self.platform_name(), &version];
        let plugin = self.handle.plugin();
        let cache = Cache::new(folder.as_ref(), plugin, platform, &self.options)?;
        Ok(Client {
            cache: Some(Arc::new(cache)),
            ..self
        })
    }

    /// Loads the plugin whose path is in the environment variable `TYPED_XLA_PJRT_PLUGIN`.
    ///
    /// # Errors
    ///
    /// [`Error::NoPluginNamed`] if the variable is not set; otherwise the errors of [`Client::load`].
    pub fn from_env() -> Result<Client, Error> {
        match std::env::var_os(PLUGIN_VARIABLE) {
            Some(path) => Client::load(path),
            None => Err(Error::NoPluginNamed {
                variable: PLUGIN_VARIABLE,
            }),
        }
    }

    /// Returns the name of the platform: `"cpu"`, `"cuda"`.
    pub fn platform_name(&self) -> &str {
        &self.platform_name
    }

    /// Returns the platform's description of its version.
    ///
    /// # Errors
    ///
    /// [`Error::Call`] if the plugin does not report it.
    pub fn platform_version(&self) -> Result<String, Error> {
        self.handle.platform_version()
    }

    /// Returns the version of the PJRT C API that the plugin was built with, as (major, minor).
    pub fn api_version(&self) -> (i32, i32) {
        self.handle.plugin().version()
    }

    /// Returns the number of devices of the plugin. Everything runs on the first one, unless it is compiled for
    /// [several](Client::compile_replicas).
    pub fn device_count(&self) -> usize {
        self.handle.devices()
    }

    /// Returns the compile settings of a computation on this platform, or an error if it has feeds, prints or asserts.
    pub(super) fn settings_of<P: Program>(
        &self,
    ) -> Result<&'static [(&'static str, OptionValue)], Error> {
        if !P::FEEDS.is_empty() {
            return Err(Error::Feeds {
                name: P::NAME,
                feeds: P::FEEDS,
            });
        }
        check_silent::<P>()?;
        Ok(match self.platform_name() {
            "cpu" => AS_SPECIFIED,
            _ => &[],
        })
    }

    /// Compiles a program from the text of a StableHLO module with a public function `main`.
    ///
    /// # Errors
    ///
    /// [`Error::Compile`] with the plugin's message; [`Error::Unreadable`] if a parameter or result has an unsupported
    /// element type.
    ///
    /// # Examples
    ///
    /// ```no_run
    /// use xla_core::pjrt::{Argument, Client};
    /// use xla_shape::ElementType;
    ///
    /// let client = Client::from_env()?;
    /// let twice = client.compile_text(
    ///     "func.func @main(%x: tensor<2xui8>) -> tensor<2xui8> {
    ///          %y = stablehlo.add %x, %x : tensor<2xui8>
    ///          return %y : tensor<2xui8>
    ///      }",
    /// )?;
    /// let results = twice.execute(&[Argument { element: ElementType::U8, dims: &[2], bytes: &[3, 4] }])?;
    /// assert_eq!(results[0].bytes, [6, 8]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn compile_text(&self, stablehlo: &str) -> Result<AnyExecutable, Error> {
        self.compile_text_with(stablehlo, &[])
    }

    /// Compiles a program with settings of XLA, named like its flags without dashes:
    /// `("xla_cpu_multi_thread_eigen", OptionValue::Bool(false))`.
    ///
    /// # Errors
    ///
    /// The errors of [`Client::compile_text`]; an unknown setting is an [`Error::Compile`] too.
    pub fn compile_text_with(
        &self,
        stablehlo: &str,
        settings: &[(&str, OptionValue)],
    ) -> Result<AnyExecutable, Error> {
        self.compile_for(1, stablehlo, settings)
    }

    pub(super) fn compile_for(
        &self,
        replicas: usize,
        stablehlo: &str,
        settings: &[(&str, OptionValue)],
    ) -> Result<AnyExecutable, Error> {
        let options = compile_options(replicas, settings);
        let Some(cache) = &self.cache else {
            return executable(self.handle.compile(stablehlo, replicas, &options)?);
        };
        let key = cache.key(stablehlo, &options);
        // A program that the plugin refuses to load, or describes otherwise than expected, is compiled again.
        let loaded = cache.find(&key).and_then(|bytes| {
            let handle = self.handle.deserialize(&bytes, replicas).ok()?;
            executable(handle).ok()
        });
        if let Some(loaded) = loaded {
            return Ok(loaded);
        }
        let handle = self.handle.compile(stablehlo, replicas, &options)?;
        cache.keep(&key, &handle.serialize()?)?;
        executable(handle)
    }

    /// Copies an array to the device, in row-major order.
    ///
    /// # Errors
    ///
    /// [`Error::Bytes`] if the number of bytes does not match the dimensions; [`Error::Call`] if the device is out of
    /// memory.
    pub fn upload(&self, array: Argument<'_>) -> Result<Buffer, Error> {
        let device = self.handle.device();
        Ok(Buffer::new(
            self.handle.upload(&array, device)?,
            array.place(),
        ))
    }

    /// Copies an array to the default device in a layout: its dimensions, minor to major.
    pub(super) fn upload_as(
        &self,
        array: Argument<'_>,
        minor_to_major: Vec<usize>,
    ) -> Result<Buffer, Error> {
        let place = DeviceArray::new(array.spec(), minor_to_major);
        Buffer::upload(&self.handle, self.handle.device(), array, place)
    }
}

/// Reads the types of the parameters and results of a program.
fn executable(handle: ExecutableHandle) -> Result<AnyExecutable, Error> {
    let (format, program) = handle.optimized_program()?;
    let signature = Signature::read(&format, &program)?;
    AnyExecutable::new(handle, signature)
}
