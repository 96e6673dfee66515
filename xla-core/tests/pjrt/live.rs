//! The same client with XLA behind it, where a plugin is named or `scripts/fetch_pjrt.py` has fetched one.

use std::path::{Path, PathBuf};

use xla_core::error::Error;
use xla_core::pjrt::{Argument, Client, OptionValue, PLUGIN_VARIABLE};
use xla_shape::ElementType;

/// The plugin to test with.
fn plugin() -> PathBuf {
    let fetched = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.pjrt/xla_cpu_pjrt.so");
    std::env::var_os(PLUGIN_VARIABLE).map_or(fetched, PathBuf::from)
}

/// A client of XLA, for a test with `#[needs::plugin]`.
fn xla() -> Client {
    let devices = [("cpu_device_count", OptionValue::Int(DEVICES as i64))];
    Client::load_with(plugin(), &devices).expect("the plugin loads")
}

/// How many devices the tests ask XLA's CPU plugin for.
const DEVICES: usize = 4;

/// `func.func @main` with these parameters, results and body.
fn main_of(parameters: &str, results: &str, body: &str) -> String {
    format!("func.func @main({parameters}) -> ({results}) {{\n{body}\n}}")
}

fn f32s(values: &[f32]) -> Vec<u8> {
    values
        .iter()
        .flat_map(|value| value.to_ne_bytes())
        .collect()
}

#[needs::plugin]
#[test]
fn every_element_type_passes_through_unchanged() {
    let client = xla();
    for element in ElementType::ALL {
        for dims in [&[][..], &[3], &[2, 3], &[0, 4], &[1, 2, 1, 3, 1, 2, 1, 2]] {
            let count = dims.iter().product::<usize>() * element.bytes();
            let bytes: Vec<u8> = match element {
                ElementType::Bool => (0..count).map(|i| (i % 3 == 0).into()).collect(),
                _ => (0..count).map(|i| (i * 37 + 11) as u8).collect(),
            };
            let sizes: String = dims.iter().map(|size| format!("{size}x")).collect();
            let shape = format!("tensor<{sizes}{}>", element.stablehlo());
            let same = client
                .compile_text(&main_of(
                    &format!("%x: {shape}"),
                    &shape,
                    &format!("return %x : {shape}"),
                ))
                .unwrap_or_else(|error| panic!("{shape}: {error}"));
            let argument = Argument {
                element,
                dims,
                bytes: &bytes,
            };
            let results = same
                .execute(&[argument])
                .unwrap_or_else(|error| panic!("{shape}: {error}"));
            assert_eq!(results[0].as_argument(), argument, "{shape}");
        }
    }
}

#[needs::plugin]
#[test]
fn arguments_and_results_come_in_the_order_of_the_text() {
    let client = xla();
    let program = client
        .compile_text(&main_of(
            "%a: tensor<2x3xf32>, %b: tensor<3xf32>, %c: tensor<f32>",
            "tensor<2xf32>, tensor<3xf32>, tensor<f32>",
            "%d = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]
                 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
             %e = stablehlo.add %b, %b : tensor<3xf32>
             %f = stablehlo.negate %c : tensor<f32>
             return %d, %e, %f : tensor<2xf32>, tensor<3xf32>, tensor<f32>",
        ))
        .expect("a program");
    let shown: Vec<String> = program.parameters().map(ToString::to_string).collect();
    assert_eq!(shown, ["f32[2, 3]", "f32[3]", "f32[]"]);
    let shown: Vec<String> = program.results().map(ToString::to_string).collect();
    assert_eq!(shown, ["f32[2]", "f32[3]", "f32[]"]);

    let (a, b, c) = (
        f32s(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]),
        f32s(&[1.0, 10.0, 100.0]),
        f32s(&[0.5]),
    );
    let argument = |dims, bytes| Argument {
        element: ElementType::F32,
        dims,
        bytes,
    };
    let results = program
        .execute(&[argument(&[2, 3], &a), argument(&[3], &b), argument(&[], &c)])
        .expect("a run");
    let expected = [
        f32s(&[321.0, 654.0]),
        f32s(&[2.0, 20.0, 200.0]),
        f32s(&[-0.5]),
    ];
    assert!(
        results.iter().map(|result| &result.bytes).eq(&expected),
        "{results:?}"
    );
}

#[needs::plugin]
#[test]
fn layouts_of_parameters_and_results_are_not_seen_from_outside() {
    let client = xla();
    let program = client
        .compile_text(&main_of(
            "%x: tensor<2x3xf32> {mhlo.layout_mode = \"{0,1}\"}, %y: tensor<2x3xf32>",
            "tensor<2x3xf32> {mhlo.layout_mode = \"{0,1}\"}",
            "%z = stablehlo.subtract %x, %y : tensor<2x3xf32>
             return %z : tensor<2x3xf32>",
        ))
        .expect("a program");
    let (x, y) = (
        f32s(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]),
        f32s(&[0.0, 0.0, 0.0, 1.0, 1.0, 1.0]),
    );
    let argument = |bytes| Argument {
        element: ElementType::F32,
        dims: &[2, 3],
        bytes,
    };
    let results = program
        .execute(&[argument(&x), argument(&y)])
        .expect("a run");
    assert_eq!(results[0].bytes, f32s(&[1.0, 2.0, 3.0, 3.0, 4.0, 5.0]));

    let row_major = client.upload(argument(&x)).expect("an array");
    let error = program.execute_buffers(&[&row_major, &row_major]).err();
    let message =
        "expected the layout [0, 1] (minor to major) for argument 0 of the program, found [1, 0]";
    assert_eq!(
        error.map(|error| error.to_string()),
        Some(message.to_owned())
    );
    let in_its_layout = program.upload(0, argument(&x)).expect("an array");
    assert_eq!(in_its_layout.read().expect("an array").bytes, x);
    let results = program
        .execute_buffers(&[&in_its_layout, &row_major])
        .expect("a run");
    assert_eq!(results[0].read().expect("a result").bytes, f32s(&[0.0; 6]));
}

#[needs::plugin]
#[test]
fn a_refused_program_gives_the_message_of_xla() {
    let client = xla();
    let mixed = main_of(
        "%x: tensor<2xf32>, %y: tensor<3xf32>",
        "tensor<2xf32>",
        "%z = \"stablehlo.add\"(%x, %y) : (tensor<2xf32>, tensor<3xf32>) -> tensor<2xf32>
         return %z : tensor<2xf32>",
    );
    for (text, part) in [
        ("this is not MLIR", "custom op 'this'"),
        (&mixed, "'stablehlo.add' op requires"),
    ] {
        match client.compile_text(text).err() {
            Some(Error::Compile { message }) => assert!(message.contains(part), "{message}"),
            other => panic!("{other:?}"),
        }
    }
}

#[needs::plugin]
#[test]
fn settings_of_xla_reach_it_by_name() {
    let client = xla();
    let text = main_of(
        "%x: tensor<2xf32>",
        "tensor<2xf32>",
        "return %x : tensor<2xf32>",
    );
    let settings = [
        ("xla_cpu_multi_thread_eigen", OptionValue::Bool(false)),
        ("xla_backend_optimization_level", OptionValue::Int(1)),
        ("xla_cpu_prefer_vector_width", OptionValue::Int(256)),
        ("xla_cpu_max_isa", OptionValue::Text("AVX2".to_owned())),
    ];
    assert!(client.compile_text_with(&text, &settings).is_ok());
    let unknown = [("xla_no_such_setting", OptionValue::Bool(true))];
    match client.compile_text_with(&text, &unknown).err() {
        Some(Error::Compile { message }) => {
            assert!(message.contains("xla_no_such_setting"), "{message}");
        }
        other => panic!("{other:?}"),
    }
}

#[needs::plugin]
#[test]
fn a_run_that_cannot_have_its_memory_is_an_error() {
    let client = xla();
    let program = client
        .compile_text(&main_of(
            "%x: tensor<f32>",
            "tensor<1152921504606846976xi8>",
            "%c = stablehlo.convert %x : (tensor<f32>) -> tensor<i8>
             %y = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i8>) -> tensor<1152921504606846976xi8>
             return %y : tensor<1152921504606846976xi8>",
        ))
        .expect("a program");
    let error = program.execute(&[Argument {
        element: ElementType::F32,
        dims: &[],
        bytes: &[0; 4],
    }]);
    assert!(
        matches!(&error, Err(Error::Execute { message }) if message.contains("memory")),
        "{error:?}"
    );
}

#[needs::plugin]
#[test]
fn arguments_stay_even_where_the_program_may_write_over_them() {
    let client = xla();
    let program = client
        .compile_text(&main_of(
            "%x: tensor<2xf32> {tf.aliasing_output = 0 : i32}",
            "tensor<2xf32>",
            "%y = stablehlo.add %x, %x : tensor<2xf32>
             return %y : tensor<2xf32>",
        ))
        .expect("a program");
    let bytes = f32s(&[1.0, 2.0]);
    let buffer = client
        .upload(Argument {
            element: ElementType::F32,
            dims: &[2],
            bytes: &bytes,
        })
        .expect("an array");
    for _ in 0..2 {
        let results = program.execute_buffers(&[&buffer]).expect("a run");
        assert_eq!(
            results[0].read().expect("a result").bytes,
            f32s(&[2.0, 4.0])
        );
    }
    assert_eq!(buffer.read().expect("the argument").bytes, bytes);
}

#[needs::plugin]
#[test]
fn one_program_runs_in_many_threads() {
    let client = xla();
    let program = client
        .compile_text(&main_of(
            "%x: tensor<1000xui32>",
            "tensor<1000xui32>",
            "%y = stablehlo.multiply %x, %x : tensor<1000xui32>
             return %y : tensor<1000xui32>",
        ))
        .expect("a program");
    std::thread::scope(|scope| {
        for thread in 0..8_u32 {
            let program = &program;
            scope.spawn(move || {
                let bytes: Vec<u8> = (thread..thread + 1000).flat_map(u32::to_ne_bytes).collect();
                let expected: Vec<u8> = (thread..thread + 1000)
                    .flat_map(|x| (x * x).to_ne_bytes())
                    .collect();
                let argument = Argument {
                    element: ElementType::U32,
                    dims: &[1000],
                    bytes: &bytes,
                };
                for _ in 0..20 {
                    assert_eq!(
                        program.execute(&[argument]).expect("a run")[0].bytes,
                        expected
                    );
                }
            });
        }
    });
}

#[needs::plugin]
#[test]
fn the_text_of_every_primitive_compiles() {
    let client = xla();
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../xla-hlo/tests/text/golden");
    for file in std::fs::read_dir(golden).expect("the folder is there") {
        let path = file.expect("an entry").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        for module in text.split("// -----") {
            if let Err(error) = client.compile_text(module) {
                panic!("{}: {error}", path.display());
            }
        }
    }
}

/// A sum over the replicas of each of two groups.
fn all_reduce(groups: &str) -> String {
    main_of(
        "%x: tensor<2xf32>",
        "tensor<2xf32>",
        &format!(
            "%y = \"stablehlo.all_reduce\"(%x) <{{replica_groups = dense<{groups}> : tensor<2x2xi64>}}> ({{
             ^bb0(%a: tensor<f32>, %b: tensor<f32>):
                 %c = stablehlo.add %a, %b : tensor<f32>
                 stablehlo.return %c : tensor<f32>
             }}) : (tensor<2xf32>) -> tensor<2xf32>
             return %y : tensor<2xf32>"
        ),
    )
}

#[needs::plugin]
#[test]
fn replicas_run_on_a_device_each_and_sum_over_each_other() {
    let client = xla();
    let sums = client
        .compile_text_replicas(&all_reduce("[[0, 3], [2, 1]]"), DEVICES)
        .expect("a program");
    assert_eq!(sums.replicas(), DEVICES);
    let bytes: Vec<Vec<u8>> = (0..DEVICES)
        .map(|id| f32s(&[id as f32, 10.0 * id as f32]))
        .collect();
    let lists = |count: usize| -> Vec<Vec<Argument<'_>>> {
        let argument = |bytes| Argument {
            element: ElementType::F32,
            dims: &[2],
            bytes,
        };
        bytes
            .iter()
            .take(count)
            .map(|bytes| vec![argument(bytes)])
            .collect()
    };
    for _ in 0..3 {
        let results = sums.execute(&lists(DEVICES)).expect("a run");
        let all: Vec<&[u8]> = results.iter().map(|list| &list[0].bytes[..]).collect();
        assert_eq!(all, [&f32s(&[3.0, 30.0])[..]; DEVICES]);
    }
    let error = sums.execute(&lists(3)).expect_err("too few lists");
    let text = "the program runs as 4 replicas: found arguments for 3";
    assert_eq!(error.to_string(), text);
}

#[needs::plugin]
#[test]
fn more_replicas_than_devices_are_an_error() {
    let client = xla();
    let text = all_reduce("[[0, 1], [2, 3]]");
    let error = client.compile_text_replicas(&text, DEVICES + 1).err();
    let expected = "PJRT platform `cpu` has 4 devices: expected 5, one for each replica";
    assert_eq!(
        error.map(|error| error.to_string()),
        Some(expected.to_owned())
    );
    let error = client.compile_text_replicas(&text, 0).err();
    assert!(matches!(error, Some(Error::NoReplica)));
    let too_few = client.compile_text_replicas(&text, 2).err();
    assert!(
        matches!(too_few, Some(Error::Compile { .. })),
        "groups of four"
    );
}
