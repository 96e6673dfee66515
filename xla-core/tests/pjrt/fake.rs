//! Our own side of the boundary, with plugins that a C compiler makes here: the refusals and their words, and
//! that everything the plugin gave out goes back to it, in every case.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use xla_core::error::Error;
use xla_core::pjrt::{Argument, ArraySpec, Client, Executable, OptionValue};
use xla_core::program::Program;
use xla_core::size::Size;
use xla_core::tensor::Tensor;
use xla_shape::ElementType;

/// Builds the fake plugin with these macros.
fn fake(name: &str, macros: &[&str]) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pjrt/fake_plugin.c");
    let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("fake_plugin_{name}.so"));
    let done = Command::new("cc")
        .args([
            "-shared",
            "-fPIC",
            "-Wall",
            "-Wextra",
            "-Wno-unused-function",
            "-Wno-unused-variable",
            "-Werror",
        ])
        .args(macros)
        .arg(&source)
        .arg("-o")
        .arg(&library)
        .status()
        .expect("these tests need a C compiler named `cc`, as rustc does");
    assert!(done.success(), "the fake plugin `{name}` does not compile");
    library
}

fn refusal(path: impl AsRef<Path>) -> Error {
    match Client::load(path) {
        Ok(client) => panic!("loaded a client of platform `{}`", client.platform_name()),
        Err(error) => error,
    }
}

/// The fake plugin's platform version is the number of its objects alive, this client among them.
fn objects_alive(client: &Client) -> String {
    client
        .platform_version()
        .expect("the fake plugin reports its version")
}

const PAIR: Argument<'_> = Argument {
    element: ElementType::F32,
    dims: &[2],
    bytes: &[1, 2, 3, 4, 5, 6, 7, 8],
};

#[test]
fn a_missing_file_is_an_error_that_names_it() {
    let error = refusal("no/such/plugin.so");
    assert!(matches!(&error, Error::Plugin { path, .. } if path == Path::new("no/such/plugin.so")));
    let text = error.to_string();
    assert!(
        text.starts_with("cannot load PJRT plugin `no/such/plugin.so`: No such file"),
        "{text}"
    );
}

#[test]
fn a_file_that_is_no_library_is_an_error() {
    let error = refusal(Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml"));
    assert!(
        matches!(&error, Error::Plugin { reason, .. } if !reason.is_empty()),
        "{error}"
    );
}

#[test]
fn a_library_that_is_no_plugin_is_refused_and_says_why() {
    let version = |major, minor| Error::ApiVersion {
        path: PathBuf::new(),
        expected: (0, 57),
        found: (major, minor),
    };
    let not_a_plugin = |reason: &str| Error::NotAPlugin {
        path: PathBuf::new(),
        reason: reason.to_owned(),
    };
    let cases = [
        (
            "symbol",
            &["-DNOT_A_PLUGIN"][..],
            not_a_plugin("it exports no function `GetPjrtApi`"),
        ),
        (
            "null",
            &["-DTABLE=NULL"],
            not_a_plugin("`GetPjrtApi` returned nothing"),
        ),
        ("major", &["-DMAJOR=1"], version(1, 81)),
        ("minor", &["-DMINOR=56"], version(0, 56)),
        (
            "short",
            &["-DTABLE_SIZE=400"],
            not_a_plugin("its table of functions has 400 bytes: expected at least 624"),
        ),
        (
            "functions",
            &["-DNO_FUNCTIONS"],
            Error::MissingFunction {
                function: "PJRT_Event_Await",
            },
        ),
        (
            "start",
            &["-DFAILS_TO_START"],
            Error::Call {
                function: "PJRT_Plugin_Initialize",
                code: 3,
                message: "no, because".to_owned(),
            },
        ),
        (
            "device",
            &["-DNO_DEVICE"],
            Error::NoDevice {
                platform: "fake".to_owned(),
            },
        ),
    ];
    for (name, macros, mut expected) in cases {
        let file = fake(name, macros);
        if let Error::NotAPlugin { path, .. } | Error::ApiVersion { path, .. } = &mut expected {
            *path = file.canonicalize().expect("the plugin was just made");
        }
        assert_eq!(
            format!("{:?}", refusal(&file)),
            format!("{expected:?}"),
            "{name}"
        );
    }
}

#[test]
fn a_version_error_names_the_expected_and_the_found_version() {
    let error = Error::ApiVersion {
        path: "p.so".into(),
        expected: (0, 57),
        found: (1, 3),
    };
    assert_eq!(
        error.to_string(),
        "PJRT plugin `p.so` implements version 1.3 of the API: expected 0.57 or a later minor version"
    );
}

#[test]
fn what_the_plugin_gives_out_goes_back_to_it() {
    let plugin = fake("whole", &[]);
    let client = Client::load(&plugin).expect("a whole plugin");
    assert_eq!(
        (
            client.platform_name(),
            client.api_version(),
            client.device_count()
        ),
        ("fake", (0, 81), 1)
    );
    assert_eq!(objects_alive(&client), "1", "the client");

    let copy = client
        .compile_text("copy")
        .expect("a program that compiles");
    assert_eq!(objects_alive(&client), "2", "a program more");
    let pair = ArraySpec::new(ElementType::F32, &[2]);
    assert!(copy.parameters().eq([&pair]) && copy.results().eq([&pair]));

    let results = copy.execute(&[PAIR]).expect("a run");
    assert_eq!((results.len(), results[0].as_argument()), (1, PAIR));
    assert_eq!(objects_alive(&client), "2", "after a run: nothing more");

    let buffer = client.upload(PAIR).expect("an array");
    let results = copy.execute_buffers(&[&buffer]).expect("a run");
    assert_eq!(objects_alive(&client), "4", "an argument and a result more");
    drop(buffer);
    assert_eq!(results[0].read().expect("a result").bytes, PAIR.bytes);
    drop(results);
    assert_eq!(objects_alive(&client), "2", "without them");

    let error = client
        .compile_text("refuse")
        .err()
        .expect("a program that is refused");
    assert!(
        matches!(&error, Error::Compile { message } if message == "no, because"),
        "{error}"
    );
    assert_eq!(
        error.to_string(),
        "XLA cannot compile the program: no, because"
    );
    assert_eq!(objects_alive(&client), "2", "after a refused program");

    let fail = client
        .compile_text("fail")
        .expect("a program that compiles");
    let error = fail.execute(&[PAIR]).expect_err("a run that fails");
    assert!(
        matches!(&error, Error::Execute { message } if message == "no, because"),
        "{error}"
    );
    drop(fail);
    assert_eq!(objects_alive(&client), "2", "after a failed run");

    let option = ("colour", OptionValue::Text("green".to_owned()));
    let error = Client::load_with(&plugin, &[option])
        .err()
        .expect("an unknown option");
    assert!(
        matches!(
            error,
            Error::Call {
                function: "PJRT_Client_Create",
                code: 3,
                ..
            }
        ),
        "{error}"
    );
    assert_eq!(
        objects_alive(&client),
        "2",
        "after a client that did not start"
    );

    let other = Client::load(&plugin).expect("a second client");
    let other_pair = other.upload(PAIR).expect("an array");
    let error = copy.execute_buffers(&[&other_pair]).err();
    assert!(matches!(error, Some(Error::OtherClient { index: 0 })));
    drop(client);
    assert_eq!(
        objects_alive(&other),
        "4",
        "both clients, a program, an array: a program keeps its client"
    );
    drop(copy);
    assert_eq!(objects_alive(&other), "2", "a client and an array");
    drop(other);
    assert_eq!(
        other_pair.read().expect("an array keeps its client").bytes,
        PAIR.bytes
    );
}

#[test]
fn arguments_are_checked_before_the_plugin_sees_them() {
    let client = Client::load(fake("checked", &[])).expect("a whole plugin");
    let copy = client
        .compile_text("copy")
        .expect("a program that compiles");
    let bytes = PAIR.bytes;
    let f32s = |dims| Argument {
        element: ElementType::F32,
        dims,
        bytes,
    };
    let cases = [
        (vec![], "the program expects 1 argument, found 0"),
        (vec![PAIR, PAIR], "the program expects 1 argument, found 2"),
        (
            vec![f32s(&[1, 2])],
            "expected f32[2] for argument 0 of the program, found f32[1, 2]",
        ),
        (
            vec![Argument {
                element: ElementType::I32,
                ..PAIR
            }],
            "expected f32[2] for argument 0 of the program, found i32[2]",
        ),
        (
            vec![Argument {
                bytes: &bytes[..7],
                ..PAIR
            }],
            "2 elements of f32 take 8 bytes, found 7",
        ),
    ];
    for (arguments, message) in cases {
        assert_eq!(
            copy.execute(&arguments).map_err(|error| error.to_string()),
            Err(message.to_owned())
        );
    }
    assert_eq!(objects_alive(&client), "2", "nothing was made");

    let mut small = [0; 4];
    let error = client
        .upload(PAIR)
        .expect("an array")
        .read_into(&mut small)
        .expect_err("too little room");
    assert_eq!(error.to_string(), "2 elements of f32 take 8 bytes, found 4");
    let error = client
        .upload(f32s(&[usize::MAX, 2]))
        .err()
        .expect("a size beyond reason");
    assert!(
        matches!(
            error,
            Error::Bytes {
                expected: usize::MAX,
                found: 8,
                ..
            }
        ),
        "{error}"
    );
}

type Pair = Tensor<f32, (Size<2>,)>;

/// A program of the fake plugin: it copies its argument to the new state.
struct Keep;

impl Program for Keep {
    type Args<'a> = &'a mut Pair;
    type Output = ();
    type State = (Pair,);

    const NAME: &'static str = "keep";
    const FEEDS: &'static [&'static str] = &[];

    fn stablehlo() -> &'static str {
        "copy"
    }

    fn update(args: Self::Args<'_>, state: Self::State) {
        *args = state.0;
    }
}

#[test]
fn state_on_the_device_is_donated_and_goes_back_to_the_plugin() {
    let client = Client::load(fake("donated", &[])).expect("a whole plugin");
    let keep = client.compile::<Keep>().expect("a program that compiles");
    let pair = Pair::from([1.0, 2.0]);
    let mut there = client.put(&pair).expect("an array");
    assert_eq!(objects_alive(&client), "3", "a client, a program, an array");
    for _ in 0..3 {
        // The plugin ends the process if an array that was donated is used again.
        keep.start(&mut there).expect("a run");
        assert_eq!(objects_alive(&client), "3", "the state is another array");
    }
    assert_eq!(there.get().expect("the state"), pair);
    // A run of host arrays donates nothing that the caller has.
    let mut here = pair;
    keep.run(&mut here).expect("a run");
    assert_eq!(here, pair);
    drop((keep, there));
    assert_eq!(objects_alive(&client), "1");
}

/// A program without parameters.
struct Constant;

impl Program for Constant {
    type Args<'a> = ();
    type Output = Pair;
    type State = ();

    const NAME: &'static str = "constant";
    const FEEDS: &'static [&'static str] = &[];

    fn stablehlo() -> &'static str {
        "copy"
    }

    fn update((): Self::Args<'_>, (): Self::State) {}
}

#[test]
fn a_program_without_parameters_can_be_started() {
    // No program of the fake plugin is one: what is tested is that this compiles.
    let start = |constant: &Executable<Constant>| constant.start(());
    let client = Client::load(fake("constant", &[])).expect("a whole plugin");
    let refused = client.compile::<Constant>();
    assert!(matches!(&refused, Err(Error::Program { .. })));
    assert!(refused.ok().as_ref().map(start).is_none());
}

#[test]
fn a_compiled_program_is_loaded_from_its_file() {
    let plugin = fake("cached", &[]);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("compiled programs");
    let _ = fs::remove_dir_all(&folder);
    let client = || {
        let client = Client::load(&plugin).expect("a whole plugin");
        client.with_cache(&folder).expect("a folder")
    };
    let file = || {
        let files = fs::read_dir(&folder).expect("the folder");
        let files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
        assert_eq!(files.len(), 1, "{files:?}");
        files.into_iter().next().expect("one file")
    };
    let works = || {
        let client = client();
        let copy = client.compile_text("copy").expect("a program");
        assert_eq!(copy.execute(&[PAIR]).expect("a run")[0].as_argument(), PAIR);
        drop(copy);
        assert_eq!(objects_alive(&client), "1", "what was serialised went back");
    };
    works();
    let written = fs::read(file()).expect("the file");
    // The program in the file fails when it runs: so it is what is loaded, and its checksum is right.
    let at = written
        .windows(8)
        .rposition(|bytes| bytes == b"program0")
        .expect("the program");
    let mut failing = written[..written.len() - 8].to_vec();
    failing[at + 7] = b'1';
    let fnv = |sum: u64, &byte: &u8| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let sum = failing
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, fnv)
        .to_le_bytes();
    failing.extend(sum);
    fs::write(file(), &failing).expect("the file");
    let copy = client().compile_text("copy").expect("a program");
    assert!(matches!(copy.execute(&[PAIR]), Err(Error::Execute { .. })));
    // The version of this plugin is the number of its objects.
    drop(copy);
    // A file that is damaged or short is replaced: the plugin would end the process if it were passed other bytes.
    let damaged = (0..written.len()).step_by(5).flat_map(|at| {
        let mut flipped = written.clone();
        flipped[at] ^= 4;
        [written[..at].to_vec(), flipped]
    });
    for content in damaged {
        fs::write(file(), content).expect("the file");
        works();
        assert_eq!(fs::read(file()).expect("the file"), written);
    }
    // Another text is another program.
    let client = client();
    let files = || fs::read_dir(&folder).expect("the folder").count();
    assert!(client.compile_text("cop").is_ok() && files() == 2);
    assert!(client.compile_text("cop").is_ok() && files() == 2);
}

#[test]
fn flags_of_the_compiler_are_a_part_of_the_key() {
    // The flags are read from the environment, so that each compilation needs its own process: this test again.
    let compiles = std::env::var_os("FAKE_PLUGIN").zip(std::env::var_os("FAKE_FOLDER"));
    if let Some((plugin, folder)) = compiles {
        let client = Client::load(plugin).expect("a whole plugin");
        let client = client.with_cache(folder).expect("a folder");
        client.compile_text("copy").expect("a program");
        return;
    }
    let plugin = fake("flags", &[]);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("programs of flags");
    let _ = fs::remove_dir_all(&folder);
    let own = std::env::current_exe().expect("this program");
    for (flags, expected) in [("--a", 1), ("--b", 2), ("--a", 2)] {
        let done = Command::new(&own)
            .arg("flags_of_the_compiler_are_a_part_of_the_key")
            .env("FAKE_PLUGIN", &plugin)
            .env("FAKE_FOLDER", &folder)
            .env("XLA_FLAGS", flags)
            .output()
            .expect("a process");
        assert!(done.status.success(), "{done:?}");
        let files = fs::read_dir(&folder).expect("the folder").count();
        assert_eq!(files, expected, "{flags}");
    }
}

#[test]
fn a_cache_that_cannot_be_written_is_an_error() {
    let client = Client::load(fake("unwritable", &[])).expect("a whole plugin");
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("not a folder");
    fs::write(&file, "").expect("a file");
    let error = client
        .with_cache(file.join("programs"))
        .err()
        .expect("no folder");
    assert!(
        matches!(&error, Error::Io { path, .. } if path.starts_with(&file)),
        "{error}"
    );
}
