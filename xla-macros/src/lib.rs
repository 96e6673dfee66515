//! Procedural macros of the typed-xla tensor language.
