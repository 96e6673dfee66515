//! What each operation gives: values, broadcasting, degenerate sizes, layouts, and laws between operations.

mod common;

mod along;
mod bitcast_convert;
mod broadcast;
mod clamp;
mod collapse;
mod compare;
mod concatenate;
mod convert;
mod cross_entropy;
mod dot;
mod dot_general;
mod dynamic_slice;
mod dynamic_update_slice;
mod elementwise;
mod eye;
mod fold;
mod full;
mod gelu;
mod index;
mod iota;
mod layer_norm;
mod log_softmax;
mod logsumexp;
mod long;
mod map;
mod mean;
mod one_hot;
mod pad;
mod reduce;
mod reduce_precision;
mod relu;
mod reshape;
mod rev;
mod select;
mod slice;
mod softmax;
mod sort;
mod transpose;
mod tuple;
mod variance;

mod forms;
mod laws;
mod layouts;
