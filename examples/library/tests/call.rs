//! The library is called from C and from Python, with the memory of the caller.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Returns the shared library, beside the folder of this test's executable.
fn library() -> PathBuf {
    let test = env::current_exe().unwrap();
    let deps = test.parent().unwrap();
    let name = format!(
        "{}scores{}",
        env::consts::DLL_PREFIX,
        env::consts::DLL_SUFFIX
    );
    deps.join(name)
}

/// Returns what a program prints.
fn printed(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let (out, errors) = (output.stdout, output.stderr);
    assert!(
        output.status.success(),
        "{}{}",
        String::from_utf8_lossy(&out),
        String::from_utf8_lossy(&errors)
    );
    String::from_utf8(out).unwrap()
}

/// Returns the path of a program of this package.
fn source(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Returns a folder with the headers and the Python modules.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    for (name, text) in scores::FILES {
        fs::write(folder.join(name), text()).unwrap();
    }
    folder
}

#[test]
fn a_program_in_c_calls_the_library() {
    let folder = folder("c");
    let program = folder.join("main");
    let mut compiler = Command::new("cc");
    compiler.args([
        "-std=c99",
        "-Wall",
        "-Wextra",
        "-Wpedantic",
        "-Werror",
        "-I",
    ]);
    compiler
        .arg(&folder)
        .arg(source("c/main.c"))
        .arg(library())
        .arg("-o")
        .arg(&program);
    printed(&mut compiler);
    let library = library();
    let found = printed(Command::new(&program).env("LD_LIBRARY_PATH", library.parent().unwrap()));
    // The numbers are JAX's.
    let expected = "\
scores 0.0180 0.9820 0.7311 0.2689
1 scores: result 0 has the sizes [2, 2], but its tensor has the sizes [3, 2]
1 `p_w1`: expected a pointer to 12 elements of f32, found a null pointer
1 `p_w1`: expected an address that is a multiple of 4, as f32 needs
3 expected a context, found a null pointer
loss 2.6657, then 0.3466
1 step: dimension 0 of `classes` is 1, but `cross_entropy(dot(hidden, p.w2), classes)` expects 2, unchanged: 1
marked 1 2.0, others 0 1
1 `is_marked`: expected bytes 0 and 1 in an array of bool, found 7
2 expected no negative number, found [ 4. -1.]
";
    assert_eq!(found, expected);
}

#[needs::numpy]
#[test]
fn a_program_in_python_calls_the_library_with_arrays_of_numpy() {
    let mut python = Command::new("python3");
    // Beside the folders in which NumPy may be.
    let mut folders = vec![folder("python")];
    let others = env::var_os("PYTHONPATH").unwrap_or_default();
    folders.extend(env::split_paths(&others).filter(|path| !path.as_os_str().is_empty()));
    let folders = env::join_paths(folders).unwrap();
    python.arg(source("python/main.py")).arg(library());
    python.env("PYTHONPATH", folders);
    let expected = "\
[[0.018  0.982 ]
 [0.7311 0.2689]]
the memory of the caller: True
scores: result 0 has the sizes [2, 2], but its tensor has the sizes [3, 2]
p_w1: expected float32[3, 4], found float64[3, 4]
x: expected a contiguous array: pass `np.ascontiguousarray(x)`
loss 2.6657, then 0.3466
step: dimension 0 of `classes` is 1, but `cross_entropy(dot(hidden, p.w2), classes)` expects 2
rate: expected a number of type float32, found str: 'half'
rate: expected a number of type float32, found list: [0.5]
Marks True 2.0 [False  True False  True  True]
[[1.  0. ]
 [0.5 0.5]] [1. 0.]
x: expected float32[?, 3], found float64[2, 3]
x: expected an array, found list
p_w1: expected an array that may be written, found a read-only one
['0x4040', '0x40c0', '0x4110'] (-3+4j)
scale: expected an array, found float
y: expected bfloat16[?], found float16[3]
";
    assert_eq!(printed(&mut python), expected);
}

#[needs::numpy]
#[test]
fn arrays_pass_from_numpy_to_the_library_and_back_by_dlpack() {
    let mut python = Command::new("python3");
    python.arg(source("python/exchange.py")).arg(library());
    let shares = "[[0.3333 0.3333 0.3333]\n [0.09   0.2447 0.6652]]\n";
    let expected = format!("{shares}{shares}expected float32[?, 3]\nexpected float32[?, 3]\n");
    assert_eq!(printed(&mut python), expected);
}

#[needs::numpy_and_pip]
#[test]
fn a_wheel_is_installed_and_imported() {
    let folder = folder("wheel");
    let (wheels, environment) = (folder.join("dist"), folder.join("environment"));
    let mut pack = Command::new("python3");
    pack.arg(source("python/wheel.py")).arg(&wheels);
    pack.arg("--built").arg(library()).arg(&folder);
    let wheel = printed(&mut pack);
    let mut venv = Command::new("python3");
    printed(venv.args(["-m", "venv", "--clear"]).arg(&environment));
    let python = environment.join("bin/python");
    let mut pip = Command::new(&python);
    pip.args(["-m", "pip", "install", "--quiet", "--no-index", "--no-deps"]);
    printed(pip.arg(wheel.trim()));
    let program = "\
import numpy as np
import scores
print(scores.__file__.split('site-packages')[1])
w1 = np.array([[1, 0, 0, 1], [0, 1, 0, 1], [0, 0, 1, 1]], np.float32)
x = np.array([[1, 2, 3], [-1, 0, 1]], np.float32)
probabilities = scores.scores(threads=1)(w1, np.zeros(4, np.float32), np.eye(2, dtype=np.float32)[[0, 1, 0, 1]], x)
print(probabilities.round(4))
marks = scores.marked()(np.arange(5.0), np.zeros(5, bool))
print(marks.any, marks.mean, marks.others)
";
    // NumPy is in the folder in which `python3` has it, so that nothing is downloaded.
    let find = "import numpy, pathlib; print(pathlib.Path(numpy.__file__).parents[1])";
    let numpy = printed(Command::new("python3").args(["-c", find]));
    let mut import = Command::new(&python);
    import.args(["-c", program]).current_dir(&environment);
    import.env("PYTHONPATH", numpy.trim());
    let expected = "\
/scores/__init__.py
[[0.018  0.982 ]
 [0.7311 0.2689]]
False 0.0 [ True  True  True  True  True]
";
    assert_eq!(printed(&mut import), expected);
}

#[test]
fn a_header_declares_each_array_by_its_field_and_each_dynamic_size() {
    let header = scores::Scores::c_header();
    let declared = header.split("int32_t scores(").nth(1).unwrap();
    let declared = declared.split(';').next().unwrap();
    let expected = "scores_context *context,
    const float *p_w1,
    const float *p_b1,
    const float *p_w2,
    const float *x,
    size_t x_size0,
    float *result,
    size_t result_size0)";
    assert_eq!(declared, expected);
    assert!(
        header.contains("\n * Returns the probabilities of two classes for each row of a batch.\n")
    );
    assert!(header.contains("\n * x: f32[?, 3], read\n"));
    assert!(scores::Step::c_header().contains("\n * p_w1: f32[3, 4], read and written\n"));
    let marked = scores::Marked::c_header();
    assert!(
        marked.contains("bool *result_any,\n    double *result_mean,\n    bool *result_others);")
    );
}
