//! What each operation gives: values, broadcasting, degenerate sizes, layouts, and laws between operations.

mod common;

mod along;
mod broadcast;
mod clamp;
mod collapse;
mod compare;
mod convert;
mod cross_entropy;
mod dot;
mod dot_general;
mod elementwise;
mod eye;
mod fold;
mod full;
mod gelu;
mod iota;
mod layer_norm;
mod log_softmax;
mod logsumexp;
mod map;
mod mean;
mod one_hot;
mod reduce;
mod relu;
mod reshape;
mod select;
mod softmax;
mod transpose;
mod tuple;
mod variance;

mod forms;
mod laws;
mod layouts;
