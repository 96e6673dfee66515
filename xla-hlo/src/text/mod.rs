//! Modules as StableHLO text, written and read.
//!
//! Each instruction is written in StableHLO's short form where its primitive tells one, else in the generic form of MLIR.
//! What StableHLO has no place for stands in attributes that it ignores: `typed_xla.signature` holds a function's
//! signature as a user writes it, `typed_xla.name` its name where that is not its symbol, `mhlo.layout_mode` the order
//! in memory of a parameter's or result's dimensions. A symbolic size stands in braces, `tensor<{2 * N}x3xf32>`, and only in functions that are
//! generic in sizes; XLA takes what [`stablehlo`] writes, in which every size is a number.
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
//! assert_eq!(error.unwrap_err().to_string(), "1:62: wanted a value that is defined above, came %y");
//! # Ok::<(), text::ParseError>(())
//! ```

mod closed;
mod constant;
mod instr;
mod parse;
mod print;
mod regions;
mod signature;
mod structured;
mod types;

use crate::instantiate::Uninstantiable;
use crate::{Function, Module};

pub use xla_shape::scan::{ParseError, Wrong};

/// The version of what is written beside StableHLO: of signatures and symbolic sizes.
const VERSION: i64 = 1;

/// The module as text: all its functions as they are, callees first, the entry as `@main`.
pub fn print(module: &Module) -> String {
    let functions: Vec<&Function> = module.functions.iter().map(|f| &**f).collect();
    print::module(&functions, functions.last().copied())
}

/// One function as text that [`parse_into`] reads; the functions that it calls are not in it.
pub fn print_function(function: &Function) -> String {
    print::module(&[function], None)
}

/// The module as text that XLA accepts: as [`print()`], after a copy of each generic callee for each of its sizes, and with
/// arrays only as parameters of the entry.
///
/// # Errors
/// The entry is generic in sizes ([`Module::instantiate`] first), or a callee's size leaves its range.
pub fn stablehlo(module: &Module) -> Result<String, Uninstantiable> {
    let module = closed::module(&module.instantiate(&[])?);
    let functions: Vec<&Function> = module.functions.iter().map(|f| &**f).collect();
    Ok(print::closed(&functions))
}

/// Reads a module: all that [`print()`] writes, and what is written in the same forms.
///
/// Every instruction is checked by its rule.
///
/// # Errors
/// Something else stands in the text, or a declared type is not the one that the rule gives.
pub fn parse(text: &str) -> Result<Module, ParseError> {
    let mut module = Module::default();
    parse_into(text, &mut module)?;
    Ok(module)
}

/// Reads functions and adds them to a module, whose functions they may call.
///
/// # Errors
/// As of [`parse()`]; then the module is as it was. A function of a name that is taken is an error too.
pub fn parse_into(text: &str, module: &mut Module) -> Result<(), ParseError> {
    *module = parse::module(text, module)?;
    Ok(())
}
