//! The arithmetic of one element, by XLA's rules.
