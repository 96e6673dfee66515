//! Runs programs on XLA.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use typed_xla::pjrt::{
    AnyExecutable, Argument, Buffer, Client, Error, OptionValue, PLUGIN_VARIABLE,
};

use crate::input::Input;

/// Returns the plugin that the environment names, or the one that the script has fetched.
pub(crate) fn plugin() -> Option<PathBuf> {
    if let Some(path) = std::env::var_os(PLUGIN_VARIABLE) {
        return Some(path.into());
    }
    let fetched = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.pjrt/xla_cpu_pjrt.so");
    fetched.is_file().then_some(fetched)
}

/// Returns a client of XLA with one device, so that its threads all work on one run.
pub(crate) fn client(plugin: &Path) -> Result<Client, String> {
    let options = [("cpu_device_count", OptionValue::Int(1))];
    Client::load_with(plugin, &options).map_err(|error| error.to_string())
}

/// The order of runs and waits. The faster style depends on the program; XLA is measured by the better one.
#[derive(Clone, Copy)]
pub(crate) enum Style {
    /// Each run is awaited before the next one starts.
    Awaited,
    /// All runs are started, and then the last one is awaited.
    Queued,
}

impl Style {
    pub(crate) const ALL: [Style; 2] = [Style::Awaited, Style::Queued];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Style::Awaited => "awaited",
            Style::Queued => "queued",
        }
    }
}

/// A compiled program and its arguments on the device.
#[derive(Clone)]
pub(crate) struct Program {
    executable: Rc<AnyExecutable>,
    arguments: Rc<[Buffer]>,
}

/// The maximum number of runs that are queued: their results take memory.
const QUEUE: usize = 16;

impl Program {
    pub(crate) fn new(
        client: &Client,
        stablehlo: &str,
        inputs: &[Input],
    ) -> Result<Program, Error> {
        let executable = client.compile_text(stablehlo)?;
        let upload = |(index, input): (usize, &Input)| {
            let Input {
                element,
                dims,
                bytes,
            } = input;
            let element = *element;
            executable.upload(
                index,
                Argument {
                    element,
                    dims,
                    bytes,
                },
            )
        };
        let arguments = inputs
            .iter()
            .enumerate()
            .map(upload)
            .collect::<Result<_, Error>>()?;
        Ok(Program {
            executable: Rc::new(executable),
            arguments,
        })
    }

    /// Runs the program `count` times. Each result is kept until the next one is computed.
    pub(crate) fn run(&self, style: Style, count: usize) {
        let arguments: Vec<&Buffer> = self.arguments.iter().collect();
        let start = || self.executable.execute_buffers(&arguments).expect("a run");
        let mut last = Vec::new();
        for run in 1..=count {
            last = start();
            if matches!(style, Style::Awaited) || run % QUEUE == 0 {
                last[0].wait().expect("a result");
            }
        }
        if let Some(result) = last.first() {
            result.wait().expect("a result");
        }
    }
}
