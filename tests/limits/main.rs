//! Programs that are wide, deep and long.

mod long;
mod wide;
