//! Models of `tests/models` as computations: their results are JAX's, which `scripts/import_zoo.py` writes.

#![allow(missing_docs, reason = "items of a user's crate")]

#[macro_use]
mod vectors;
mod bits;
mod custom_calls;
mod decompositions;
mod devices;
mod dynamic;
mod networks;
mod operations;
mod random;

use typed_xla::{
    Tensors, bf16, bool, c64, computation, f16, f32, i8, i16, i32, tensors, u8, u16, u32,
};

use vectors::Vectors;

#[tensors(stablehlo = "tests/models/mlp.mlir")]
#[derive(Clone)]
pub struct Mlp;

#[computation(stablehlo = "tests/models/mlp.mlir", program = MlpProgram)]
fn mlp(p: &Mlp, x: &f32![3, 4]) -> f32![3, 2];

#[computation(stablehlo = "tests/models/baked.mlir")]
fn baked(x: &f32![2, 16]) -> f32![2, 24];

#[computation(stablehlo = "tests/models/constants.mlir")]
fn constants() -> (
    (
        i8![6, 11],
        i16![6, 11],
        i32![6, 11],
        u8![6, 11],
        u16![6, 11],
        u32![6, 11],
    ),
    (f16![6, 11], bf16![6, 11], f32![6, 11], c64![6, 11]),
    bool![6, 11],
);

#[tensors(stablehlo = "tests/models/lenet.mlir")]
pub struct LeNet;

#[computation(stablehlo = "tests/models/lenet.mlir")]
fn lenet(p: &LeNet, x: &f32![2, 1, 8, 8]) -> f32![2, 5];

#[computation(stablehlo = "tests/models/norm.mlir")]
fn norm(
    x: &f32![2, 3, 4, 4],
    scale: &f32![3],
    offset: &f32![3],
) -> (f32![2, 3, 4, 4], (f32![3], f32![3]));

/// The fields are in another order than the model's arguments, which are matched by name.
#[derive(Tensors)]
pub struct Attention {
    q: f32![8, 8],
    k: f32![8, 8],
    v: f32![8, 8],
    o: f32![8, 8],
}

#[computation(stablehlo = "tests/models/attention.mlir", entry = "main")]
fn attention(p: &Attention, x: &f32![5, 8]) -> f32![5, 8];

#[tensors(stablehlo = "tests/models/lstm.mlir", argument = "p")]
pub struct Lstm;

#[computation(stablehlo = "tests/models/lstm.mlir")]
fn lstm(p: &Lstm, xs: &f32![6, 2, 3]) -> (f32![2, 4], f32![6, 2, 4]);

#[computation(stablehlo = "tests/models/dropout.mlir")]
fn dropout(key: &u32![2], x: &f32![4, 5]) -> f32![4, 5];

#[computation(stablehlo = "tests/models/ode.mlir")]
fn ode(y: &f32![2], end: f32) -> f32![2];

fn mlp_inputs(v: &Vectors) -> (Mlp, f32![3, 4]) {
    let p = Mlp {
        b1: input!(v, "in0", f32![8]),
        b2: input!(v, "in1", f32![2]),
        w1: input!(v, "in2", f32![4, 8]),
        w2: input!(v, "in3", f32![8, 2]),
    };
    (p, input!(v, "in4", f32![3, 4]))
}

#[test]
fn a_perceptron_has_the_results_of_jax() {
    let v = vectors!("mlp");
    let (p, x) = mlp_inputs(&v);
    v.check("out0", mlp(&p, &x).as_slice());
}

#[test]
fn constants_are_those_of_the_file() {
    let v = vectors!("baked");
    let x = input!(v, "in0", f32![2, 16]);
    v.check("out0", baked(&x).as_slice());
}

/// Calls a model of another crate, whose file has another path from here.
#[computation]
fn twice_of_another_crate(x: &f32![3]) -> f32![3] {
    2.0 * cross_crate::scale(x)
}

#[test]
fn models_of_other_crates_are_called() {
    let x = <f32![3]>::from_elements([1.0, 2.0, 3.0]);
    assert_eq!(cross_crate::scale(&x).as_slice(), [1.0, -4.0, 1.5]);
    assert_eq!(twice_of_another_crate(&x).as_slice(), [2.0, -8.0, 3.0]);
}

/// They are in the program as bytes.
#[test]
fn constants_have_any_element_type() {
    let ((a, b, c, d, e, f), (g, h, i, j), k) = constants();
    for at in 0..66 {
        let (signed, number) = (at as i8 - 3, at as u8);
        let n = number as usize;
        assert_eq!((a.as_slice()[n], b.as_slice()[n]), (signed, signed.into()));
        assert_eq!((c.as_slice()[n], d.as_slice()[n]), (signed.into(), number));
        assert_eq!(
            (e.as_slice()[n], f.as_slice()[n]),
            (number.into(), number.into())
        );
        assert_eq!(g.as_slice()[n].to_f32(), f32::from(signed));
        assert_eq!(h.as_slice()[n].to_f32(), f32::from(signed));
        assert_eq!(i.as_slice()[n], f32::from(signed));
        assert_eq!(
            (j.as_slice()[n].re, j.as_slice()[n].im),
            (f32::from(number), 2.0)
        );
        assert_eq!(k.as_slice()[n], at % 3 == 1);
    }
}

#[test]
fn a_convolutional_network_has_the_results_of_jax() {
    let v = vectors!("lenet");
    let p = LeNet {
        b: input!(v, "in0", f32![5]),
        c1: input!(v, "in1", f32![3, 1, 3, 3]),
        c2: input!(v, "in2", f32![4, 3, 3, 3]),
        d1: input!(v, "in3", f32![3]),
        d2: input!(v, "in4", f32![4]),
        w: input!(v, "in5", f32![16, 5]),
    };
    let x = input!(v, "in6", f32![2, 1, 8, 8]);
    v.check("out0", lenet(&p, &x).as_slice());
}

#[test]
fn results_are_flattened_in_order() {
    let v = vectors!("norm");
    let x = input!(v, "in0", f32![2, 3, 4, 4]);
    let (scale, offset) = (input!(v, "in1", f32![3]), input!(v, "in2", f32![3]));
    let (y, (mean, variance)) = norm(&x, &scale, &offset);
    v.check("out0", y.as_slice());
    v.check("out1", mean.as_slice());
    v.check("out2", variance.as_slice());
}

#[test]
fn fields_are_matched_by_name() {
    let v = vectors!("attention");
    let p = Attention {
        k: input!(v, "in0", f32![8, 8]),
        o: input!(v, "in1", f32![8, 8]),
        q: input!(v, "in2", f32![8, 8]),
        v: input!(v, "in3", f32![8, 8]),
    };
    let x = input!(v, "in4", f32![5, 8]);
    v.check("out0", attention(&p, &x).as_slice());
}

/// Files of weights have the keys of the model's source, also where those are no names of Rust.
#[test]
fn the_parts_of_an_argument_are_saved_under_their_keys() {
    use typed_xla::tensors::{Leaves, Path};
    let mut names = Vec::new();
    Parts::specs(Path::ROOT, &mut |spec| names.push(spec.path.to_string()));
    let layers = (0..11).map(|i| format!("layers.{i}.s"));
    for name in layers.chain(["self".to_string()]) {
        assert!(names.contains(&name), "{name} in {names:?}");
    }
}

/// The parts of the model `mlp`, from the file that `jax.export` serialises.
#[tensors(stablehlo = "tests/models/mlp.jax")]
struct Exported;

#[computation(stablehlo = "tests/models/mlp.jax")]
fn exported(p: &Exported, x: &f32![3, 4]) -> f32![3, 2];

#[computation(stablehlo = "tests/models/mlp.mlirbc")]
fn artifact(p: &Mlp, x: &f32![3, 4]) -> f32![3, 2];

#[computation(stablehlo = "tests/models/baked.mlirbc")]
fn baked_artifact(x: &f32![2, 16]) -> f32![2, 24];

/// The constants of this text are in another file, which `xla-import --split` wrote.
#[computation(stablehlo = "tests/models/baked_split.mlir")]
fn baked_split(x: &f32![2, 16]) -> f32![2, 24];

#[test]
fn bytecode_and_texts_with_constants_beside_have_the_results_of_text() {
    let v = vectors!("mlp");
    let (p, x) = mlp_inputs(&v);
    let expected = mlp(&p, &x);
    assert_eq!(artifact(&p, &x), expected);
    let Mlp { b1, b2, w1, w2 } = p;
    assert_eq!(exported(&Exported { b1, b2, w1, w2 }, &x), expected);
    let v = vectors!("baked");
    let x = input!(v, "in0", f32![2, 16]);
    assert_eq!(baked_artifact(&x), baked(&x));
    assert_eq!(baked_split(&x), baked(&x));
}

/// The parts of the model `update`, whose order in Python differs from the names here.
#[tensors(stablehlo = "tests/models/update.mlir")]
#[derive(Clone)]
struct Parts;

#[computation(stablehlo = "tests/models/update.mlir")]
fn update(p: &Parts) -> Parts;

#[test]
fn fields_of_results_are_matched_by_name() {
    let v = vectors!("update");
    let p = Parts {
        w: input!(v, "in0", f32![3]),
        b: input!(v, "in1", f32![3]),
        layers_0_s: input!(v, "in2", f32![3]),
        layers_1_s: input!(v, "in3", f32![3]),
        layers_2_s: input!(v, "in4", f32![3]),
        layers_3_s: input!(v, "in5", f32![3]),
        layers_4_s: input!(v, "in6", f32![3]),
        layers_5_s: input!(v, "in7", f32![3]),
        layers_6_s: input!(v, "in8", f32![3]),
        layers_7_s: input!(v, "in9", f32![3]),
        layers_8_s: input!(v, "in10", f32![3]),
        layers_9_s: input!(v, "in11", f32![3]),
        layers_10_s: input!(v, "in12", f32![3]),
        _self: input!(v, "in13", f32![3]),
    };
    let p = update(&p);
    v.check("out0", p.w.as_slice());
    v.check("out1", p.b.as_slice());
    v.check("out3", p.layers_1_s.as_slice());
    v.check("out4", p.layers_2_s.as_slice());
    v.check("out12", p.layers_10_s.as_slice());
    v.check("out13", p._self.as_slice());
}

#[computation(stablehlo = "tests/models/by_keyword.mlir")]
fn by_keyword(x: &f32![3], bias: &f32![3], scale: &f32![3]) -> f32![3];

#[test]
fn arguments_have_the_order_of_the_model() {
    let [x, bias, scale] = [3.0, 5.0, 2.0].map(|all: f32| <f32![3]>::full(all));
    assert_eq!(by_keyword(&x, &bias, &scale), <f32![3]>::full(11.0));
}

#[test]
fn a_scan_is_a_loop() {
    let v = vectors!("lstm");
    let p = Lstm {
        b: input!(v, "in0", f32![16]),
        u: input!(v, "in1", f32![4, 16]),
        w: input!(v, "in2", f32![3, 16]),
    };
    let (h, hs) = lstm(&p, &input!(v, "in3", f32![6, 2, 3]));
    v.check("out0", h.as_slice());
    v.check("out1", hs.as_slice());
}

#[test]
fn random_bits_are_those_of_jax() {
    let v = vectors!("dropout");
    let key = input!(v, "in0", u32![2]);
    let x = input!(v, "in1", f32![4, 5]);
    v.check("out0", dropout(&key, &x).as_slice());
}

#[test]
fn an_equation_is_solved_by_a_loop() {
    let v = vectors!("ode");
    let y = input!(v, "in0", f32![2]);
    v.check("out0", ode(&y, 1.03).as_slice());
}

/// Calls a model, and differentiates it.
#[computation]
fn loss(p: &Mlp, x: &f32![3, 4]) -> f32 {
    let y = mlp(p, x);
    -sum(log(y[(.., 0)]))
}

#[computation]
fn gradient(p: &Mlp, x: &f32![3, 4]) -> Mlp {
    grad(loss)(p, x)
}

#[test]
fn a_model_is_called_and_differentiated() {
    let v = vectors!("mlp");
    let (p, x) = mlp_inputs(&v);
    let y = mlp(&p, &x);
    let expected: f32 = -(0..3).map(|i| y.as_slice()[2 * i].ln()).sum::<f32>();
    assert!((loss(&p, &x) - expected).abs() < 1e-5);
    let g = gradient(&p, &x);
    for i in [0, 1] {
        let at = |step: f32| {
            let mut b2 = v.numbers("in1");
            b2[i] += step;
            let p = Mlp {
                b2: <f32![2]>::from_slice(&b2).unwrap(),
                ..p.clone()
            };
            loss(&p, &x)
        };
        let difference = (at(1e-2) - at(-1e-2)) / 2e-2;
        let found = g.b2.as_slice()[i];
        assert!((found - difference).abs() < 2e-3, "{found} {difference}");
    }
}

#[test]
fn a_model_is_a_program_too() {
    let text = MlpProgram::stablehlo();
    assert!(text.contains("stablehlo.dot_general"), "{text}");
    assert!(MlpProgram::graphviz().contains("digraph"));
}

/// The keys `W` and `w` of a model.
#[derive(Tensors)]
#[allow(non_snake_case)]
struct Letters {
    w: f32![3],
    W: f32![3],
}

#[computation(stablehlo = "tests/imported/letter_case.mlir")]
fn letter_case(p: &Letters, x: &f32![3]) -> f32![3];

#[test]
fn keys_that_differ_in_case_are_different_fields() {
    let p = Letters {
        w: <f32![3]>::from_elements([1.0, 2.0, 3.0]),
        W: <f32![3]>::from_elements([5.0, 7.0, 11.0]),
    };
    let x = <f32![3]>::from_elements([13.0, 17.0, 19.0]);
    let y = letter_case(&p, &x);
    for i in 0..3 {
        assert_eq!(y[[i]], p.W[[i]] * x[[i]] + p.w[[i]]);
    }
}
