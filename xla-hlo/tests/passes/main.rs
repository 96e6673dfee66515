//! The passes, on small graphs printed before and after, and on random graphs computed before and after.

mod author;
mod eval;
mod exchange;
mod fold;
mod inline;
mod labels;
mod layout;
mod outside;
mod program;
mod random;
mod share;
mod simplify;
mod text;
mod work;
