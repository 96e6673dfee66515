//! Structs of tensors as parameters, results and operands.

use typed_xla::prelude::*;
use typed_xla::tensors::{Content, Leaves, Path};

#[known]
const HIDDEN: usize = 2;

/// One layer.
#[derive(Clone, Debug, PartialEq, Tensors)]
pub struct Dense {
    w: f32![3, HIDDEN],
    b: f32![HIDDEN],
}

/// A network, whose second part has a type that the caller cannot name.
#[derive(Clone, Debug, PartialEq, Tensors)]
struct Params {
    first: Dense,
    rest: inner::Rest,
    scale: f32,
}

mod inner {
    use typed_xla::prelude::*;

    #[known]
    pub(super) type Pair = (f32![2], i32);

    #[derive(Clone, Debug, PartialEq, Tensors)]
    pub(super) struct Rest {
        pub(super) pair: Pair,
        pub(super) gain: f32![],
    }
}

fn params() -> Params {
    Params {
        first: Dense {
            w: tensor![[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]],
            b: tensor![10.0, 20.0],
        },
        rest: inner::Rest {
            pair: (tensor![0.5, 1.5], 7),
            gain: Tensor::full(3.0),
        },
        scale: 2.0,
    }
}

#[computation]
fn forward(p: &Params, x: &f32![4, 3]) -> f32![4, HIDDEN] {
    let dense = dense(&p.first, x) * p.scale;
    dense + (p.rest.pair.0 * p.rest.gain).along([1])
}

#[computation]
fn dense(p: &Dense, x: &f32![4, 3]) -> f32![4, HIDDEN] {
    dot(x, p.w) + p.b.along([1])
}

#[test]
fn fields_are_read_through_structs_and_handed_to_callees() {
    let y = forward(&params(), &Tensor::ones());
    assert_eq!(y, Tensor::from([[39.5, 68.5]; 4]));
}

#[computation]
fn descend(p: &mut Dense, gradient: &Dense, rate: f32) {
    *p -= rate * gradient;
}

#[computation]
fn change(p: &mut Params) {
    p.first.b *= 2.0;
    p.scale = p.scale + 1.0;
    p.rest.pair = ([0.0, 1.0], 9);
}

#[test]
fn structs_are_state() {
    let mut p = params();
    let gradient = Dense {
        w: Tensor::ones(),
        b: tensor![1.0, 2.0],
    };
    descend(&mut p.first, &gradient, 0.5);
    assert_eq!(p.first.w, tensor![[0.5, 1.5], [2.5, 3.5], [4.5, 5.5]]);
    assert_eq!(p.first.b, tensor![9.5, 19.0]);
    change(&mut p);
    assert_eq!((p.first.b, p.scale), (tensor![19.0, 38.0], 3.0));
    assert_eq!(p.rest.pair, (tensor![0.0, 1.0], 9));
}

#[computation]
fn sum_of(a: Dense, b: &Dense) -> (Dense, f32) {
    let both = a + b * 2.0;
    (both, sum(both.b))
}

#[computation]
fn built(p: Params) -> Params {
    let first = Dense {
        b: [1.0, 2.0],
        ..p.first
    };
    Params {
        scale: sum(p.rest.pair.0),
        first,
        ..p
    }
}

#[test]
fn structs_are_operands_literals_and_results() {
    let p = params();
    let (both, total) = sum_of(p.first.clone(), &p.first);
    assert_eq!((both.b, total), (tensor![30.0, 60.0], 90.0));
    assert_eq!(both.w, tensor![[3.0, 6.0], [9.0, 12.0], [15.0, 18.0]]);
    let changed = built(p.clone());
    assert_eq!((&changed.first.w, changed.scale), (&p.first.w, 2.0));
    assert_eq!((changed.first.b, changed.rest), (tensor![1.0, 2.0], p.rest));
}

#[test]
fn leaves_are_named_by_their_fields() {
    let mut names = Vec::new();
    Params::specs(Path::ROOT, &mut |spec| names.push(spec.to_string()));
    let expected = [
        "first.w: f32[3, 2]",
        "first.b: f32[2]",
        "rest.pair.0: f32[2]",
        "rest.pair.1: i32[]",
        "rest.gain: f32[]",
        "scale: f32[]",
    ];
    assert_eq!(names, expected);
    let p = params();
    let mut contents = std::collections::HashMap::new();
    p.visit(Path::ROOT, &mut |path, leaf| {
        let (dims, bytes) = (leaf.dims, leaf.bytes);
        contents.insert(path.to_string(), Content { dims, bytes });
    });
    let again = Params::assemble(Path::ROOT, &mut |spec| {
        Ok(contents[&spec.path.to_string()].clone())
    });
    assert_eq!(again.unwrap(), p);
}

/// A sum and a product.
#[computation]
fn both(x: f32, y: f32) -> (f32, f32) {
    (x + y, x * y)
}

#[computation]
fn assigned(p: &mut Params, x: f32) -> f32 {
    let mut last = 0.0;
    let mut own = p.first;
    (p.scale, last) = both(p.scale, x);
    for _ in 0..2 {
        ((own.b, _), p.scale) = ((own.b * 2.0, x), p.scale + 1.0);
    }
    p.first = own;
    last
}

#[test]
fn a_tuple_is_assigned_to_fields() {
    let mut p = params();
    let before = p.clone();
    assert_eq!(assigned(&mut p, 3.0), before.scale * 3.0);
    assert_eq!(p.scale, before.scale + 5.0);
    assert_eq!(p.first.b, Tensor::from_fn(|[i]| 4.0 * before.first.b[[i]]));
}
