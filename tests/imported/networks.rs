//! Networks of `tests/models` as computations: their results are JAX's, which `scripts/networks.py` writes.

use std::path::PathBuf;

use typed_xla::{Tensors, computation, f32, i32, safetensors, tensors, u32};

fn load<T: Tensors>(name: &str) -> T {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/models");
    safetensors::load(folder.join(format!("{name}.safetensors"))).unwrap()
}

#[tensors(stablehlo = "tests/models/resnet.mlir")]
struct ResNet;

#[computation(stablehlo = "tests/models/resnet.mlir")]
fn resnet(p: &ResNet, x: &f32![1, 3, 32, 32]) -> f32![1, 10];

#[computation(stablehlo = "tests/models/resnet.mlirbc")]
fn resnet_artifact(p: &ResNet, x: &f32![1, 3, 32, 32]) -> f32![1, 10];

#[test]
fn a_residual_network_has_the_results_of_jax() {
    let v = vectors!("resnet");
    let p = load("resnet");
    let x = input!(v, "in0", f32![1, 3, 32, 32]);
    v.check("out0", resnet(&p, &x).as_slice());
    v.check("out0", resnet_artifact(&p, &x).as_slice());
}

/// The parameters of `gpt` and `gpt_gradient`.
#[tensors(stablehlo = "tests/models/gpt.mlir")]
struct Gpt;

#[computation(stablehlo = "tests/models/gpt.mlir")]
fn gpt(p: &Gpt, tokens: &i32![8]) -> f32![8, 31];

#[test]
fn a_transformer_of_12_layers_has_the_results_of_jax() {
    let v = vectors!("gpt");
    let tokens = input!(v, "in0", i32![8]);
    v.check("out0", gpt(&load("gpt"), &tokens).as_slice());
}

#[computation(stablehlo = "tests/models/gpt_gradient.mlirbc")]
fn gpt_gradient(p: &Gpt, tokens: &i32![9]) -> (f32, Gpt);

/// The gradient by our rules of what jax exports without one.
#[computation]
fn loss(p: &Gpt, tokens: &i32![9]) -> f32 {
    mean(cross_entropy(gpt(p, tokens[..8]), tokens[1..]))
}

#[computation]
fn derived(p: &Gpt, tokens: &i32![9]) -> (f32, Gpt) {
    value_and_grad(loss)(p, tokens)
}

/// The largest difference beyond a relative one.
#[computation]
fn excess(found: &Gpt, expected: &Gpt) -> f32 {
    reduce_max(tree_map(|a, b| abs(a - b) - 5e-5 * abs(b), found, expected))
}

#[test]
fn gradients_of_a_transformer_are_those_of_jax() {
    let v = vectors!("gpt_gradient");
    let p = load("gpt");
    let expected: Gpt = load("gpt_gradient");
    let tokens = input!(v, "in0", i32![9]);
    for (value, gradient) in [gpt_gradient(&p, &tokens), derived(&p, &tokens)] {
        v.check("out0", &[value]);
        let excess = excess(&gradient, &expected);
        assert!(excess <= 2e-6, "{excess}");
    }
}

#[tensors(stablehlo = "tests/models/vit.mlir")]
struct Vit;

#[computation(stablehlo = "tests/models/vit.mlir")]
fn vit(p: &Vit, image: &f32![1, 3, 16, 16]) -> f32![10];

#[test]
fn a_vision_transformer_has_the_results_of_jax() {
    let v = vectors!("vit");
    let image = input!(v, "in0", f32![1, 3, 16, 16]);
    v.check("out0", vit(&load("vit"), &image).as_slice());
}

#[tensors(stablehlo = "tests/models/diffusion.mlir")]
struct Diffusion;

#[computation(stablehlo = "tests/models/diffusion.mlir")]
fn diffusion(p: &Diffusion, key: &u32![2], x: &f32![2, 1, 8, 8], t: &i32![2]) -> f32![2, 1, 8, 8];

#[test]
fn a_step_of_diffusion_has_the_results_of_jax() {
    let v = vectors!("diffusion");
    let (key, t) = (input!(v, "in0", u32![2]), input!(v, "in2", i32![2]));
    let x = input!(v, "in1", f32![2, 1, 8, 8]);
    v.check(
        "out0",
        diffusion(&load("diffusion"), &key, &x, &t).as_slice(),
    );
}

#[tensors(stablehlo = "tests/models/sampling.mlir")]
struct Bigrams;

#[computation(stablehlo = "tests/models/sampling.mlir")]
fn sampling(p: &Bigrams, key: &u32![2], tokens: &i32![3], temperature: f32) -> (i32, f32![5]);

#[test]
fn a_token_is_drawn_as_by_jax() {
    let v = vectors!("sampling");
    let (key, tokens) = (input!(v, "in0", u32![2]), input!(v, "in1", i32![3]));
    let (token, scores) = sampling(&load("sampling"), &key, &tokens, 0.75);
    assert_eq!([token], *v.numbers::<i32>("out0"));
    v.check("out1", scores.as_slice());
}

#[computation(stablehlo = "tests/models/linear_algebra.mlir")]
fn linear_algebra(a: &f32![6, 4], b: &f32![6]) -> (f32![4], f32, f32, f32![4, 4], f32![3]);

#[test]
fn linear_algebra_by_loops_has_the_results_of_jax() {
    let v = vectors!("linear_algebra");
    let (a, b) = (input!(v, "in0", f32![6, 4]), input!(v, "in1", f32![6]));
    let (x, determinant, largest, kron, cross) = linear_algebra(&a, &b);
    v.check("out0", x.as_slice());
    v.check("out1", &[determinant]);
    v.check("out2", &[largest]);
    v.check("out3", kron.as_slice());
    v.check("out4", cross.as_slice());
}

/// The residual network as a program that has its weights.
#[computation(stablehlo = "tests/models/resnet.mlir", program = PreparedResNet, prepared(p))]
fn resnet_of_weights(p: &ResNet, x: &f32![1, 3, 32, 32]) -> f32![1, 10];

#[test]
fn a_residual_network_has_its_normalisations_in_its_kernels() {
    let v = vectors!("resnet");
    let prepared = PreparedResNet::prepare(&load("resnet"));
    let x = input!(v, "in0", f32![1, 3, 32, 32]);
    v.check("out0", prepared.run(&x).as_slice());
    let lowered = PreparedResNet::lowered();
    let (prepare, run) = lowered.split_once("of arena\n").unwrap();
    assert!(prepare.contains("sqrt"), "{prepare}");
    assert!(!run.contains("sqrt"), "{run}");
    // Images of one pixel are an exception: each number is an element of their array, not a broadcast. Loops over rows have
    // the others.
    let loops = run
        .split("rows [")
        .skip(1)
        .filter_map(|text| text.lines().nth(1));
    let loops: Vec<&str> = loops.collect();
    assert!(loops.len() > 10, "{run}");
    for code in loops {
        assert!(!code.contains("sub(") && !code.contains("mul("), "{code}");
    }
}
