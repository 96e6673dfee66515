//! Prints and parses modules as StableHLO text.
//!
//! Each instruction is printed in StableHLO's short form if its primitive has one, else in the generic form of MLIR.
//! Information that StableHLO cannot express is in attributes that it ignores: `typed_xla.signature` is a function's
//! signature as a user writes it, `typed_xla.name` its name where that is not its symbol, and `mhlo.layout_mode` the
//! order in memory of the dimensions of a parameter or result. A symbolic size is written in braces,
//! `tensor<{2 * N}x3xf32>`, and occurs only in functions that are generic in sizes. XLA accepts the text of
//! [`stablehlo`], in which every size is a number.
//!
//! ```
//! use xla_hlo::text;
//!
//! let module = text::parse(
//!     "func.func public @main(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
//!        %0 = stablehlo.tanh %x : tensor<2x3xf32>
//!        %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
//!        return %1 : tensor<3x2xf32>
//!      }",
//! )?;
//! assert_eq!(module.entry().unwrap().graph.len(), 2);
//! let text = text::print(&module);
//! assert_eq!(text::print(&text::parse(&text)?), text);
//!
//! let error = text::parse("func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> { return %y : tensor<2xf32> }");
//! assert_eq!(error.unwrap_err().to_string(), "1:62: expected a value that is defined above, found %y");
//! # Ok::<(), text::ParseError>(())
//! ```

mod closed;
mod constant;
mod instr;
mod location;
mod parse;
mod port;
mod print;
mod regions;
mod signature;
mod structured;
mod types;

use std::fmt::Write;

use crate::instantiate::Uninstantiable;
use crate::list::Items;
use crate::{Function, Module};

use print::Purpose;
pub use xla_shape::scan::{ParseError, Wrong};

/// The version of the extensions to StableHLO: signatures and symbolic sizes.
const VERSION: i64 = 1;

/// Prints a module: all its functions, callees first, the entry as `@main`.
pub fn print(module: &Module) -> String {
    let functions: Vec<&Function> = module.functions.iter().map(|f| &**f).collect_vec();
    print::module(&functions, functions.last().copied(), Purpose::Reading)
}

/// Prints a module as [`print()`] does, with the places of instructions as MLIR writes locations.
pub fn definition(module: &Module) -> String {
    let functions: Vec<&Function> = module.functions.iter().map(|f| &**f).collect_vec();
    print::module(&functions, functions.last().copied(), Purpose::Definition)
}

/// Prints one function as text that [`parse_into`] reads, without the functions that it calls.
pub fn print_function(function: &Function) -> String {
    print::module(&[function], None, Purpose::Reading)
}

/// Prints a module as text that XLA accepts: as [`print()`] does, but generic callees are instantiated for each of
/// their sizes, and only arrays are parameters of the entry.
///
/// # Errors
/// The entry is generic in sizes (call [`Module::instantiate`] first), or a callee's size is out of range.
pub fn stablehlo(module: &Module) -> Result<String, Uninstantiable> {
    let module = closed::module(&module.instantiate(&[])?);
    let functions: Vec<&Function> = module.functions.iter().map(|f| &**f).collect_vec();
    let entry = functions.last().copied();
    Ok(print::module(&functions, entry, Purpose::Compilation))
}

/// Parses a module: all text that [`print()`] and [`definition`] write, and other text in the same forms.
///
/// Every instruction is checked by its shape inference.
///
/// # Errors
/// The text has another form, or a declared type is not the inferred one.
pub fn parse(text: &str) -> Result<Module, ParseError> {
    let mut module = Module::default();
    parse_into(text, &mut module)?;
    Ok(module)
}

/// Parses functions and adds them to a module, whose functions they may call.
///
/// # Errors
/// The errors of [`parse()`], or the name of a function is taken. The module is unchanged then.
pub fn parse_into(text: &str, module: &mut Module) -> Result<(), ParseError> {
    *module = parse::module(text, module)?;
    Ok(())
}

/// Formats a string as MLIR does.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for &byte in text.as_bytes() {
        match byte {
            b'"' | b'\\' | ..=0x1f | 0x7f.. => write!(out, "\\{byte:02X}").unwrap_or_default(),
            _ => out.push(char::from(byte)),
        }
    }
    out.push('"');
    out
}
