//! The page's examples with its numbers, what is refused, and laws over random shapes.

mod errors;
mod laws;
mod page;
