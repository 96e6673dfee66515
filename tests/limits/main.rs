//! Programs that are wide, deep and long.

mod deep;
mod long;
mod wide;
