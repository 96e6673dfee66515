//! Special values of each operation, as XLA gives them.
