//! Modules of operations that read and write windows at computed positions.

use xla_hlo::ElementType::{F32, I32, U8};
use xla_hlo::ops::gather::{self, Gather};
use xla_hlo::ops::scatter::{self, Scatter};
use xla_hlo::{Builder, ElementType, Module, Size, Value};

use crate::modules::{function, module, param};

pub(crate) fn places() -> Module {
    let entry = function("places", |b| {
        let x = param(b, F32, &[2, 3, 4]);
        let (rows, boxes) = (param(b, U8, &[5]), param(b, I32, &[2, 5, 2]));
        let sizes = |list: [usize; 3]| list.map(Size::from).to_vec();
        let whole = Gather {
            offset_dims: vec![1, 2],
            collapsed_slice_dims: vec![0],
            start_index_map: vec![0],
            index_vector_dim: 1,
            slice_sizes: sizes([1, 3, 4]),
            ..Gather::default()
        };
        let along = Gather {
            offset_dims: vec![1, 3],
            operand_batching_dims: vec![0],
            start_indices_batching_dims: vec![0],
            start_index_map: vec![2, 1],
            index_vector_dim: 2,
            slice_sizes: sizes([1, 2, 2]),
            indices_are_sorted: true,
            ..Gather::default()
        };
        // The coordinates of a position are along the first dimension of the indices.
        let upright = Gather {
            offset_dims: vec![0, 1, 2],
            start_index_map: vec![0, 1],
            slice_sizes: sizes([2, 1, 4]),
            ..Gather::default()
        };
        let places = [(rows, whole), (boxes, along), (boxes, upright)];
        let gathered = places.map(|(at, gather)| gather::gather(b, x, at, gather));
        gathered.into_iter().map(Result::unwrap).collect()
    });
    module(vec![entry])
}

pub(crate) fn scattered() -> Module {
    let entry = function("scattered", |b| {
        let (x, y) = (param(b, F32, &[4, 3]), param(b, I32, &[4, 3]));
        let (at, along) = (param(b, U8, &[5]), param(b, I32, &[4, 5]));
        let (u, v) = (param(b, F32, &[5, 2]), param(b, I32, &[5, 2]));
        let numbers = Scatter {
            update_window_dims: vec![1],
            inserted_window_dims: vec![0],
            scatter_dims_to_operand_dims: vec![0],
            index_vector_dim: 1,
            unique_indices: true,
            ..Scatter::default()
        };
        let region = |elements: &[ElementType]| {
            let module = Module::default();
            let mut b = Builder::new(&module);
            let params = [elements, elements].concat();
            let params: Vec<Value> = params.iter().map(|&e| param(&mut b, e, &[])).collect();
            b.graph.results = params[elements.len()..].to_vec();
            b.graph
        };
        let both = region(&[F32, I32]);
        let both = scatter::scatter(b, &[x, y], at, &[u, v], both, numbers);
        let single = Scatter {
            input_batching_dims: vec![0],
            scatter_indices_batching_dims: vec![0],
            inserted_window_dims: vec![1],
            scatter_dims_to_operand_dims: vec![1],
            index_vector_dim: 2,
            indices_are_sorted: true,
            ..Scatter::default()
        };
        let updates = param(b, F32, &[4, 5]);
        let one = scatter::scatter(b, &[x], along, &[updates], region(&[F32]), single);
        [both.unwrap(), one.unwrap()].concat()
    });
    module(vec![entry])
}
