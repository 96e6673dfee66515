//! Programs that must not compile, in `cases/`, and some that must, in `pass/`; `tests/ui.rs` compiles them.
