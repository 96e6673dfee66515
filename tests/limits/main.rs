//! Programs that are wide, deep or long.

mod deep;
mod long;
mod wide;
