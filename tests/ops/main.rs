//! What each operation gives: the rules of its values, broadcasting, degenerate sizes, layouts, and laws between operations.

mod elementwise;
mod common;
