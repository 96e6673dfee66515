//! The Python module that calls a C function, by ctypes and NumPy.

use std::fmt::Write;

use xla_hlo::element::Kind;
use xla_hlo::list::Items;
use xla_hlo::size::Node;
use xla_hlo::{ElementType, Size};

use super::header::{Array, Passed, Role};
use crate::definition::Types;

mod returned;

use returned::Classes;

/// The results of a computation.
pub(super) struct Returned<'a> {
    /// Their type; `None` without results.
    pub(super) types: Option<&'a Types>,
    /// The sizes of each array.
    pub(super) sizes: Vec<&'a [Size]>,
}

/// Returns the module. `class` is the name of its class, `about` the documentation of the computation, and `origin`
/// returns the argument and the dimension that have a dynamic size.
pub(super) fn module<'a>(
    (class, name): (&str, &str),
    about: &[String],
    arrays: &'a [Array<'a>],
    returned: &Returned<'_>,
    origin: &dyn Fn(&str) -> (&'a Array<'a>, usize),
) -> String {
    let is_result = |array: &&Array<'_>| array.role == Role::Result;
    let arguments = arrays.iter().filter_items(|array| !is_result(array));
    let arguments: Vec<&Array<'_>> = arguments.collect_vec();
    let results: Vec<(&Array<'_>, &[Size])> = arrays
        .iter()
        .filter_items(is_result)
        .zip(returned.sizes.iter().copied())
        .collect_vec();

    let mut params = String::new();
    for array in &arguments {
        write!(params, ", {}: {}", python_name(array), annotation(array)).expect(TEXT);
    }
    if !results.is_empty() {
        params.push_str(", *");
    }
    for (array, _) in &results {
        write!(params, ", {}: Array | None = None", python_name(array)).expect(TEXT);
    }
    let mut body = String::new();
    for array in &arguments {
        if array.passed == Passed::Value {
            let (name, dtype) = (python_name(array), dtype(array));
            let checked = format!("_number({name}, \"{}\", \"{dtype}\")", array.name);
            writeln!(body, "        {name} = {checked}").expect(TEXT);
        } else {
            let writes = array.role == Role::State;
            line(&mut body, array, &memory_of(array), writes);
        }
    }
    let by_value = |array: &&Array<'_>| array.passed == Passed::Value;
    let number = if arguments.iter().any(by_value) {
        NUMBER
    } else {
        ""
    };
    for (array, sizes) in &results {
        let name = python_name(array);
        let sizes = sizes.iter().map(|size| expression(size, origin) + ",");
        let sizes = sizes.collect_vec().join(" ");
        let new = format!("np.empty(({sizes}), \"{}\"{})", stored(array), order(array));
        writeln!(body, "        if {name} is None:").expect(TEXT);
        writeln!(body, "            {name} = {new}").expect(TEXT);
        line(&mut body, array, &name, true);
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
    let mut classes = Classes::new(class);
    let (returned, end) = match returned.types {
        Some(types) if !results.is_empty() => {
            let mut places = results.iter().map(|(array, _)| *array);
            let value = classes.value(types, &mut places);
            let end = format!("        return {}\n", value.expression);
            (value.annotation, end)
        }
        _ => ("None".to_string(), String::new()),
    };
    let classes = classes.text();
    let named = if classes.is_empty() {
        ""
    } else {
        "NamedTuple, "
    };
    let about: String = about
        .iter()
        .map(|line| format!("    {line}").trim_end().to_string() + "\n")
        .collect();
    let about = about.replace('\\', "\\\\").replace("\"\"\"", "'''");
    let short: Vec<(&str, &str, u8)> = arrays.iter().filter_map(short).collect();
    let (bits, import, stored, view) = if short.is_empty() {
        (String::new(), "value", "dtype", "")
    } else {
        let stored = "_BITS[dtype][0] if dtype in _BITS else dtype";
        (bits(short), "_Bits(value, dtype)", stored, VIEW)
    };
    format!(
        r#""""Calls the computation `{name}` of a library. Written by typed-xla."""
# mypy: ignore-errors

import ctypes
from os import PathLike
from typing import Any, {named}Protocol

import numpy as np


class Array(Protocol):
    """An array of NumPy, PyTorch, JAX or another library, in memory that the processor reads."""

    def __dlpack__(self, *args: Any, **kwargs: Any) -> Any: ...


{bits}def _array(
    value: Any, name: str, dtype: str, sizes: tuple[int | None, ...], order: tuple[int, ...], writes: bool
) -> np.ndarray:
    """Returns an array over the same memory, or raises an error if the library cannot use it."""
    array = np.asarray(value) if isinstance(value, np.generic) and not writes else value
    if not isinstance(array, np.ndarray):
        if not hasattr(value, "__dlpack__"):
            raise TypeError(f"{{name}}: expected an array, found {{type(value).__name__}}")
        try:
            array = np.from_dlpack({import})
        except (BufferError, RuntimeError) as error:
            raise TypeError(f"{{name}}: NumPy cannot use the memory of this array: {{error}}") from error
    stored = np.dtype({stored})
{view}    fits = array.ndim == len(sizes) and all(s is None or s == n for s, n in zip(sizes, array.shape))
    if array.dtype != stored or not fits:
        shape = ", ".join("?" if size is None else str(size) for size in sizes)
        raise TypeError(f"{{name}}: expected {{dtype}}[{{shape}}], found {{array.dtype}}{{list(array.shape)}}")
    if not array.transpose(order).flags.c_contiguous or not array.flags.aligned:
        raise ValueError(f"{{name}}: expected a contiguous array: pass `np.ascontiguousarray({{name}})`")
    if writes and not array.flags.writeable:
        raise ValueError(f"{{name}}: expected an array that may be written, found a read-only one")
    return array


{number}{classes}class {class}:
    """
{about}    """

    def __init__(self, library: str | PathLike[str], threads: int = 0) -> None:
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

/// The function that checks a number which C takes by value: ctypes would name the argument by its position, and wrap an
/// integer that does not fit.
const NUMBER: &str = r#"def _number(value: Any, name: str, dtype: str) -> Any:
    """Returns a number that C takes, or raises an error if the value is another one."""
    kinds = "b" if dtype == "bool" else "iu" if "int" in dtype else "iuf"
    number = value if isinstance(value, (bool, int, float)) else np.asarray(value)
    kind = number.dtype.kind if isinstance(number, np.ndarray) else {bool: "b", int: "i"}.get(type(number), "f")
    if np.ndim(number) != 0 or kind not in kinds:
        raise TypeError(f"{name}: expected a number of type {dtype}, found {type(value).__name__}: {value!r}")
    if kinds == "b":
        return bool(number)
    if kinds == "iuf":
        return float(number)
    limits = np.iinfo(dtype)
    if not limits.min <= int(number) <= limits.max:
        raise ValueError(f"{name}: expected a number of type {dtype}, found {value!r}, which does not fit")
    return int(number)


"#;

/// The lines of `_array` in a module with element types that NumPy lacks.
const VIEW: &str = "    \
    if array.dtype.name == dtype:  # The package `ml_dtypes` has it.
        array = array.view(stored)
";

/// Returns the table of the element types that NumPy lacks, and the class that hides them from it.
fn bits(mut short: Vec<(&str, &str, u8)>) -> String {
    short.sort_unstable();
    short.dedup();
    let rows = short
        .iter()
        .map(|(name, stored, code)| format!("\"{name}\": (\"{stored}\", {code})"));
    let rows = rows.collect_vec().join(", ");
    format!(
        r#"# The element types that NumPy lacks: the integers with their bits, and their codes in DLPack.
_BITS = {{{rows}}}


class _Bits:
    """An array of another library, whose elements are integers for NumPy if it lacks their type."""

    def __init__(self, array: Any, dtype: str) -> None:
        self._array, self._dtype = array, dtype

    def __dlpack_device__(self) -> Any:
        return self._array.__dlpack_device__()

    def __dlpack__(self, **options: Any) -> Any:
        capsule = self._array.__dlpack__(**options)
        is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)
        is_versioned = is_valid(("PyCapsule_IsValid", ctypes.pythonapi))(capsule, b"dltensor_versioned")
        pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)
        pointer = pointer(("PyCapsule_GetPointer", ctypes.pythonapi))
        start = pointer(capsule, b"dltensor_versioned" if is_versioned else b"dltensor")
        # The code follows a pointer and three numbers of 32 bits, after two pointers and two numbers of 64 bits.
        word = ctypes.sizeof(ctypes.c_void_p)
        code = ctypes.c_uint8.from_address(start + word + 12 + (2 * word + 16 if is_versioned else 0))
        if self._dtype in _BITS and code.value == _BITS[self._dtype][1]:
            code.value = 1
        return capsule


"#
    )
}

/// Returns a name that is neither a keyword of Python nor a name that the module uses.
fn renamed(name: &str) -> String {
    const TAKEN: &str = " and as assert async await def del elif except finally from global import in is lambda \
        None nonlocal not or pass raise True False with yield self np ctypes status error max str \
        PathLike Protocol NamedTuple Any ValueError RuntimeError ";
    if TAKEN.contains(&format!(" {name} ")) {
        format!("{name}_")
    } else {
        name.to_string()
    }
}

/// Returns the name of an argument.
fn python_name(array: &Array<'_>) -> String {
    renamed(&array.name)
}

/// Returns the expression for the array of an argument.
fn memory_of(array: &Array<'_>) -> String {
    let name = python_name(array);
    // A number becomes an array; one of a type that NumPy lacks has to be an array.
    let is_number = array.role == Role::Argument && array.passed == Passed::Pointer;
    if is_number && short(array).is_none() {
        format!("np.asarray({name}, \"{}\")", dtype(array))
    } else {
        name
    }
}

/// Adds the line that checks an array, and replaces it by one of NumPy.
fn line(body: &mut String, array: &Array<'_>, memory: &str, writes: bool) {
    let name = python_name(array);
    let writes = if writes { "True" } else { "False" };
    let expected = expected(array);
    writeln!(
        body,
        "        {name} = _array({memory}, {expected}, {writes})"
    )
    .expect(TEXT);
}

/// Returns the name of an element type that NumPy lacks, the type of its bits, and its code in DLPack.
fn short(array: &Array<'_>) -> Option<(&'static str, &'static str, u8)> {
    match array.leaf.array.shape.element {
        ElementType::Bf16 => Some(("bfloat16", "uint16", 4)),
        ElementType::F8e4m3fn => Some(("float8_e4m3fn", "uint8", 10)),
        ElementType::F8e5m2 => Some(("float8_e5m2", "uint8", 12)),
        _ => None,
    }
}

/// Returns NumPy's name of an element type, or the one of the package `ml_dtypes`.
fn dtype(array: &Array<'_>) -> String {
    let element = array.leaf.array.shape.element;
    let bits = 8 * element.bytes();
    match (short(array), element.kind()) {
        (Some((name, ..)), _) => name.to_string(),
        (None, Kind::Bool) => "bool".to_string(),
        (None, Kind::Signed) => format!("int{bits}"),
        (None, Kind::Complex) => format!("complex{bits}"),
        (None, Kind::Float) => format!("float{bits}"),
        (None, _) => format!("uint{bits}"),
    }
}

/// Returns NumPy's name of an element type; of a type that it lacks, the one of its bits.
fn stored(array: &Array<'_>) -> String {
    short(array).map_or_else(|| dtype(array), |(_, stored, _)| stored.to_string())
}

/// Returns the annotation of an argument.
fn annotation(array: &Array<'_>) -> &'static str {
    let element = array.leaf.array.shape.element;
    match (array.passed, array.role) {
        (Passed::Array, _) | (_, Role::State | Role::Result) => "Array",
        _ if short(array).is_some() => "Array",
        _ if element == ElementType::Bool => "bool",
        _ if element.is_integer() => "int",
        _ if element.is_complex() => "float | complex",
        _ => "float",
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
fn expression<'a>(size: &Size, origin: &dyn Fn(&str) -> (&'a Array<'a>, usize)) -> String {
    size.fold::<String>(&mut |node| match node {
        Node::Number(n) => n.to_string(),
        Node::Name(name) => {
            let (array, dimension) = origin(name);
            format!("{}.shape[{dimension}]", python_name(array))
        }
        Node::Sum(a, b) => format!("({a} + {b})"),
        Node::Difference(a, b) => format!("max({a} - {b}, 0)"),
        Node::Product(a, b) => format!("({a} * {b})"),
        Node::Quotient(a, b) => format!("({a} // {b})"),
    })
}
