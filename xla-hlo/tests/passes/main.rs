//! Tests the passes: small graphs are printed before and after, and random graphs are evaluated before and after.

mod author;
mod batch;
mod checkpoint;
mod derivatives;
mod divide;
mod eval;
mod features;
mod fold;
mod inline;
#[path = "../kernels/mod.rs"]
mod kernels;
mod labels;
mod layout;
mod octets;
mod outside;
mod prepare;
mod products;
mod program;
mod random;
mod share;
mod simplify;
mod swap;
mod text;
mod vectorise;
mod work;
