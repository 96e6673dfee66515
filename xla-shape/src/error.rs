//! Errors about shapes and layouts, as data.

use alloc::format;
use alloc::string::String;

mod layout;
mod shape;

pub use layout::LayoutFault;
pub use shape::ShapeError;

/// Describes the numbers below a bound for a message: "no dimension", "dimension 0", "a dimension from 0 to 3".
///
/// ```
/// assert_eq!(xla_shape::error::below("index", 4), "an index from 0 to 3");
/// ```
pub fn below(noun: &str, bound: usize) -> String {
    match bound {
        0 => format!("no {noun}"),
        1 => format!("{noun} 0"),
        _ if noun.starts_with(['a', 'e', 'i', 'o']) => format!("an {noun} from 0 to {}", bound - 1),
        _ => format!("a {noun} from 0 to {}", bound - 1),
    }
}
