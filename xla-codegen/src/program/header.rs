//! The header of a C function.

use syn::{Expr, ExprLit, Lit, Meta};
use xla_hlo::ElementType;
use xla_hlo::element::Kind;
use xla_hlo::list::Items;

use super::attribute::is_keyword;
use crate::definition::Leaf;
use crate::head::Written;

/// The use of an array by the function.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    /// It is read.
    Argument,
    /// It is read and written.
    State,
    /// It is written.
    Result,
}

/// How an array is passed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Passed {
    /// A scalar by value.
    Value,
    /// A scalar by a pointer: it is written, or C has no type for it.
    Pointer,
    /// An array by a pointer to its first element, and its dynamic sizes.
    Array,
}

/// An array in the interface of the function.
pub(super) struct Array<'s> {
    /// The name of the C parameter.
    pub(super) name: String,
    /// Its type.
    pub(super) leaf: &'s Leaf,
    /// Its use.
    pub(super) role: Role,
    /// How it is passed.
    pub(super) passed: Passed,
}

/// Returns the arrays with the names of their C parameters, `p_w1` for `p.w1`.
///
/// # Errors
/// Two arrays have the same name.
pub(super) fn named<'s>(
    arrays: &[(Vec<String>, &'s Leaf, Role)],
) -> Result<Vec<Array<'s>>, String> {
    let mut all: Vec<Array<'s>> = Vec::new();
    for (path, leaf, role) in arrays {
        let mut name = path.join("_");
        if is_keyword(&name) {
            name.push('_');
        }
        let element = leaf.array.shape.element;
        let passed = match (leaf.plain, role) {
            (false, _) => Passed::Array,
            (true, Role::Argument) if !element.is_short() && !element.is_complex() => Passed::Value,
            (true, _) => Passed::Pointer,
        };
        let all_names = |array: &Array<'_>| [vec![array.name.clone()], array.sizes()].concat();
        let array = Array {
            name,
            leaf,
            role: *role,
            passed,
        };
        let new = all_names(&array);
        let taken = all.iter().flat_items(all_names);
        if let Some(name) = taken
            .into_iter()
            .find(|name| new.contains(name) || name == "context")
        {
            return Err(format!(
                "the C function has two parameters `{name}`\n  \
                 help: rename a parameter of the computation, or a field"
            ));
        }
        all.push(array);
    }
    Ok(all)
}

impl Array<'_> {
    /// Returns the names of the parameters with its dynamic sizes.
    fn sizes(&self) -> Vec<String> {
        let dims = self.leaf.array.shape.dims.iter().enumerate();
        let open = dims.filter_items(|(_, size)| size.known().is_none());
        open.map(|(i, _)| format!("{}_size{i}", self.name))
            .collect_vec()
    }

    /// Returns the declarations of its C parameters.
    fn declarations(&self) -> Vec<String> {
        let name = &self.name;
        let ty = c_type(self.leaf.array.shape.element);
        let first = match (self.passed, self.role) {
            (Passed::Value, _) => format!("{ty} {name}"),
            (_, Role::Argument) => format!("const {ty} *{name}"),
            _ => format!("{ty} *{name}"),
        };
        let sizes = self
            .sizes()
            .into_iter()
            .map(|size| format!("size_t {size}"));
        std::iter::once(first)
            .chain_items(sizes.collect_vec())
            .collect_vec()
    }

    /// Returns a line about it: `x: f32[?, 784], read`.
    pub(super) fn line(&self) -> String {
        let shape = &self.leaf.array.shape;
        let dims = shape.dims.iter().map(|size| match size.known() {
            Some(size) => size.to_string(),
            None => "?".to_string(),
        });
        let array = if self.leaf.plain {
            shape.element.to_string()
        } else {
            format!("{}[{}]", shape.element, dims.collect_vec().join(", "))
        };
        let role = match self.role {
            Role::Argument => "read",
            Role::State => "read and written",
            Role::Result => "written",
        };
        let layout = &self.leaf.array.layout;
        let order = if layout.is_default() {
            String::new()
        } else {
            format!(", minor to major {:?}", layout.minor_to_major)
        };
        format!("{}: {array}, {role}{order}", self.name)
    }
}

/// Returns the C type of an element, or of its real part; of a floating-point number that C has no type for, its bits.
fn c_type(element: ElementType) -> String {
    let bits = 8 * element.bytes();
    match (element.kind(), element.bytes()) {
        (Kind::Bool, _) => "bool".to_string(),
        (Kind::Signed, _) => format!("int{bits}_t"),
        (Kind::Float, 4) | (Kind::Complex, 8) => "float".to_string(),
        (Kind::Float, 8) | (Kind::Complex, 16) => "double".to_string(),
        (Kind::Unsigned | Kind::Float, _) => format!("uint{bits}_t"),
        (kind, _) => unreachable!("expected elements of an array, found {element} of {kind:?}"),
    }
}

/// Returns the documentation of the computation, a line each.
pub(super) fn documentation(item: &Written) -> Vec<String> {
    let mut lines = Vec::new();
    for attribute in &item.attrs {
        if let Meta::NameValue(pair) = &attribute.meta
            && pair.path.is_ident("doc")
            && let Expr::Lit(ExprLit {
                lit: Lit::Str(text),
                ..
            }) = &pair.value
        {
            for line in text.value().lines() {
                lines.push(line.strip_prefix(' ').unwrap_or(line).to_string());
            }
        }
    }
    lines
}

/// Returns the header.
pub(super) fn text(item: &Written, name: &str, arrays: &[Array<'_>]) -> String {
    let guard = format!("{}_H", name.to_uppercase());
    let mut about = documentation(item);
    for line in &mut about {
        *line = line.replace("*/", "* /");
    }
    about.push(String::new());
    let short = arrays
        .iter()
        .any(|array| array.leaf.array.shape.element.is_short());
    let complex = arrays
        .iter()
        .any(|array| array.leaf.array.shape.element.is_complex());
    for array in arrays {
        about.push(array.line());
    }
    about.push(String::new());
    let mut notes = vec![
        "Arrays are row-major and aligned as their elements. A written array overlaps no other.",
        "Returns 0; 1 after an error, 2 after a panic, both with a message; 3 for a null context.",
        "After an error, arrays that are read and written are unchanged.",
    ];
    if short {
        notes.push("Elements of f16, bf16 and the types of 8 bits are their bits.");
    }
    if complex {
        notes.push("An element of c64 or c128 is its real part, then its imaginary part.");
    }
    about.extend(notes.into_iter().map(str::to_string));
    let about: String = about
        .into_iter()
        .map(|line| format!(" * {line}").trim_end().to_string() + "\n")
        .collect();
    let params = arrays.iter().flat_items(Array::declarations);
    let params: String = params
        .into_iter()
        .map(|param| format!(",\n    {param}"))
        .collect();
    format!(
        "#ifndef {guard}\n#define {guard}\n\n\
         #include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n\n\
         #ifdef __cplusplus\nextern \"C\" {{\n#endif\n\n\
         /* Memory and threads for calls of `{name}`, one call at a time. */\n\
         typedef struct {name}_context {name}_context;\n\n\
         /* Returns a new context. Calls use at most this many threads; 0 stands for all processors. */\n\
         {name}_context *{name}_new(size_t threads);\n\n\
         /* Frees a context, or ignores a null pointer. */\n\
         void {name}_free({name}_context *context);\n\n\
         /* Returns the message of the last call that failed; it is valid until the next call. */\n\
         const char *{name}_message(const {name}_context *context);\n\n\
         /*\n{about} */\n\
         int32_t {name}({name}_context *context{params});\n\n\
         #ifdef __cplusplus\n}}\n#endif\n\n#endif\n"
    )
}
