//! The Python module that calls a C function, by ctypes and NumPy.

use std::fmt::Write;

use xla_hlo::element::Kind;
use xla_hlo::list::Items;
use xla_hlo::size::Node;
use xla_hlo::{ElementType, Size};

use super::header::{Array, Passed, Role};

/// Returns the module. `class` is the name of its class, `about` the documentation of the computation, `sizes` has the
/// sizes of the results, and `value` returns the expression for a dynamic size.
pub(super) fn module(
    (class, name): (&str, &str),
    about: &[String],
    arrays: &[Array<'_>],
    results: &[&[Size]],
    value: &dyn Fn(&str) -> String,
) -> String {
    let is_result = |array: &&Array<'_>| array.role == Role::Result;
    let arguments = arrays.iter().filter_items(|array| !is_result(array));
    let arguments: Vec<&Array<'_>> = arguments.collect_vec();
    let results: Vec<(&Array<'_>, &[Size])> = arrays
        .iter()
        .filter_items(is_result)
        .zip(results.iter().copied())
        .collect_vec();

    let mut params = String::new();
    for array in &arguments {
        write!(params, ", {}: {}", python_name(array), annotation(array)).expect(TEXT);
    }
    if !results.is_empty() {
        params.push_str(", *");
    }
    for (array, _) in &results {
        write!(params, ", {}: np.ndarray | None = None", python_name(array)).expect(TEXT);
    }
    let returned = match results.as_slice() {
        [] => "None".to_string(),
        [(array, _)] => returned(array),
        many => {
            let types = many.iter().map(|(array, _)| returned(array));
            format!("tuple[{}]", types.collect_vec().join(", "))
        }
    };
    let mut body = String::new();
    for array in &arguments {
        if array.passed == Passed::Value {
            continue;
        }
        let (name, writes) = (python_name(array), array.role == Role::State);
        let scalar = array.role == Role::Argument && array.passed == Passed::Pointer;
        if scalar {
            writeln!(
                body,
                "        {name} = np.asarray({name}, np.{})",
                dtype(array)
            )
            .expect(TEXT);
        }
        let writes = if writes { "True" } else { "False" };
        writeln!(
            body,
            "        _check({name}, {}, {writes})",
            expected(array)
        )
        .expect(TEXT);
    }
    for (array, sizes) in &results {
        let name = python_name(array);
        let sizes = sizes.iter().map(|size| expression(size, value) + ",");
        let sizes = sizes.collect_vec().join(" ");
        writeln!(body, "        if {name} is None:").expect(TEXT);
        let new = format!("np.empty(({sizes}), \"{}\"{})", dtype(array), order(array));
        writeln!(body, "            {name} = {new}").expect(TEXT);
        writeln!(body, "        _check({name}, {}, True)", expected(array)).expect(TEXT);
    }
    let passed = arrays.iter().flat_items(passed);
    let passed: String = passed
        .into_iter()
        .map(|(_, value)| format!(", {value}"))
        .collect();
    let types = arrays.iter().flat_items(self::passed);
    let types: String = types
        .into_iter()
        .map(|(ty, _)| format!(", ctypes.{ty}"))
        .collect();
    let result = results.iter().map(|(array, _)| {
        let name = python_name(array);
        if array.passed == Passed::Array {
            name
        } else {
            format!("{name}[()]")
        }
    });
    let end = match results.len() {
        0 => String::new(),
        _ => format!("        return {}\n", result.collect_vec().join(", ")),
    };
    let about: String = about
        .iter()
        .map(|line| format!("    {line}").trim_end().to_string() + "\n")
        .collect();
    let about = about.replace('\\', "\\\\").replace("\"\"\"", "'''");
    format!(
        r#""""Calls the computation `{name}` of a library. Written by typed-xla."""

import ctypes
from os import PathLike

import numpy as np


def _check(array: np.ndarray, name: str, dtype: str, sizes: tuple, order: tuple, writes: bool) -> None:
    """Raises an error unless the library can use the memory of an array."""
    if not isinstance(array, np.ndarray):
        raise TypeError(f"{{name}}: expected a NumPy array, found {{type(array).__name__}}")
    fits = array.ndim == len(sizes) and all(s is None or s == n for s, n in zip(sizes, array.shape))
    dtype = np.dtype(dtype)
    if array.dtype != dtype or not fits:
        shape = ", ".join("?" if size is None else str(size) for size in sizes)
        raise TypeError(f"{{name}}: expected {{dtype}}[{{shape}}], found {{array.dtype}}{{list(array.shape)}}")
    if not array.transpose(order).flags.c_contiguous or not array.flags.aligned:
        raise ValueError(f"{{name}}: expected a contiguous array: pass `np.ascontiguousarray({{name}})`")
    if writes and not array.flags.writeable:
        raise ValueError(f"{{name}}: expected an array that may be written")


class {class}:
    """
{about}    """

    def __init__(self, library: str | PathLike, threads: int = 0) -> None:
        """Loads a library. Calls use at most `threads` threads; 0 stands for all processors."""
        self._context = None
        library = ctypes.CDLL(str(library))
        self._free = library.{name}_free
        self._free.argtypes, self._free.restype = [ctypes.c_void_p], None
        self._message = library.{name}_message
        self._message.argtypes, self._message.restype = [ctypes.c_void_p], ctypes.c_char_p
        self._run = library.{name}
        self._run.argtypes, self._run.restype = [ctypes.c_void_p{types}], ctypes.c_int32
        new = library.{name}_new
        new.argtypes, new.restype = [ctypes.c_size_t], ctypes.c_void_p
        self._context = new(threads)

    def __del__(self) -> None:
        if self._context is not None:
            self._free(self._context)

    def __call__(self{params}) -> {returned}:
{body}        status = self._run(self._context{passed})
        if status != 0:
            error = ValueError if status == 1 else RuntimeError
            raise error(self._message(self._context).decode())
{end}"#
    )
}

/// The message where text cannot be written.
const TEXT: &str = "expected to append to a string";

/// Returns the name of an argument, which is no keyword of Python.
fn python_name(array: &Array<'_>) -> String {
    const KEYWORDS: &str = " and as assert async await def del elif except finally from global import in is lambda \
        None nonlocal not or pass raise True False with yield self np ctypes status error ";
    if KEYWORDS.contains(&format!(" {} ", array.name)) {
        format!("{}_", array.name)
    } else {
        array.name.clone()
    }
}

/// Returns NumPy's code of an element type, `f4`; of a type that NumPy does not have, the one of its bits.
fn dtype(array: &Array<'_>) -> String {
    let element = array.leaf.array.shape.element;
    let bytes = element.bytes();
    match element.kind() {
        Kind::Bool => "?".to_string(),
        Kind::Signed => format!("i{bytes}"),
        Kind::Complex => format!("c{bytes}"),
        Kind::Float if !element.is_short() || element == ElementType::F16 => format!("f{bytes}"),
        _ => format!("u{bytes}"),
    }
}

/// Returns the annotation of an argument.
fn annotation(array: &Array<'_>) -> &'static str {
    let element = array.leaf.array.shape.element;
    match (array.passed, array.role) {
        (Passed::Array, _) | (_, Role::State | Role::Result) => "np.ndarray",
        _ if element == ElementType::Bool => "bool",
        _ if element.is_integer() => "int",
        _ if element.is_complex() => "np.number",
        _ => "float",
    }
}

/// Returns the annotation of a result.
fn returned(array: &Array<'_>) -> String {
    match array.passed {
        Passed::Array => "np.ndarray".to_string(),
        _ => "np.generic".to_string(),
    }
}

/// Returns the name, the element type, the sizes and the order of the dimensions, as arguments of `_check`.
fn expected(array: &Array<'_>) -> String {
    let sizes = array
        .leaf
        .array
        .shape
        .dims
        .iter()
        .map(|size| match size.known() {
            Some(size) => format!("{size},"),
            None => "None,".to_string(),
        });
    let order = array.leaf.array.layout.major_to_minor();
    let order = order
        .iter()
        .map(|i| format!("{i},"))
        .collect_vec()
        .join(" ");
    let (name, sizes) = (&array.name, sizes.collect_vec().join(" "));
    format!("\"{name}\", \"{}\", ({sizes}), ({order})", dtype(array))
}

/// Returns the argument of `np.empty` for a matrix in column-major order.
fn order(array: &Array<'_>) -> &'static str {
    let order = array.leaf.array.layout.major_to_minor();
    if order.windows(2).all(|pair| pair[0] > pair[1]) && order.len() > 1 {
        ", order=\"F\""
    } else {
        ""
    }
}

/// Returns the parameters of the C function for an array: the type of ctypes, and the value.
fn passed(array: &Array<'_>) -> Vec<(String, String)> {
    let name = python_name(array);
    if array.passed == Passed::Value {
        return vec![(format!("c_{}", c_name(array)), name)];
    }
    let mut all = vec![("c_void_p".to_string(), format!("{name}.ctypes.data"))];
    for (i, size) in array.leaf.array.shape.dims.iter().enumerate() {
        if size.known().is_none() {
            all.push(("c_size_t".to_string(), format!("{name}.shape[{i}]")));
        }
    }
    all
}

/// Returns the name in ctypes of a scalar that is passed by value.
fn c_name(array: &Array<'_>) -> String {
    match array.leaf.array.shape.element {
        ElementType::Bool => "bool".to_string(),
        ElementType::F32 => "float".to_string(),
        ElementType::F64 => "double".to_string(),
        element if element.kind() == Kind::Signed => format!("int{}", 8 * element.bytes()),
        element => format!("uint{}", 8 * element.bytes()),
    }
}

/// Returns a size as an expression of Python.
fn expression(size: &Size, value: &dyn Fn(&str) -> String) -> String {
    size.fold::<String>(&mut |node| match node {
        Node::Number(n) => n.to_string(),
        Node::Name(name) => value(name),
        Node::Sum(a, b) => format!("({a} + {b})"),
        Node::Difference(a, b) => format!("max({a} - {b}, 0)"),
        Node::Product(a, b) => format!("({a} * {b})"),
        Node::Quotient(a, b) => format!("({a} // {b})"),
    })
}
