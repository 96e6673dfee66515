//! Programs that are wide, deep and long.

mod wide;
