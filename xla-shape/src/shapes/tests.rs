//! The page's examples with its numbers, the errors, and properties of random shapes.

mod errors;
mod laws;
mod page;
