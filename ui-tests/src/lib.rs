//! Programs that must not compile, in `cases/`, and some that must, in `pass/`.
//!
//! A new case is a program in `cases/<operation or topic>/`; `UPDATE=1 cargo test -p xla-codegen --test expand` writes
//! its message beside it. That test expands every case in process. `compiled.txt` lists the cases that rustc compiles
//! as well, by `cargo test -p ui-tests`: those whose messages are rustc's own, and one for each way in which a message
//! reaches rustc. `JUDGE=all cargo test -p ui-tests --features all` compiles all cases.
