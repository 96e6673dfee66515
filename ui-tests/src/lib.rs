//! Programs that must not compile, in `cases/`, and some that must, in `pass/`.
//!
//! A page `cases/<operation or topic>.md` has a section for each case: its name, the program and the message. A new case
//! is a heading and a program; `UPDATE=1 cargo test -p xla-codegen --test expand` writes its message. That test expands
//! every case in process. It also follows the helps: beside a message with code in its help is a difference with the
//! lines of the program that follow it, and the program that it leads to has no mistakes.
//!
//! `compiled.txt` lists the cases that rustc compiles as well, by `cargo test -p ui-tests`: those whose messages are
//! rustc's own, and one for each way in which a message reaches rustc. They are files, `cases/<topic>/<name>.rs` and
//! `.stderr`. `JUDGE=all cargo test -p ui-tests --features all` compiles all cases.

pub mod cases;
