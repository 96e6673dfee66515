//! Random numbers, loops, derivatives and replicas.

use super::{Row, row};

pub(super) static RANDOM: &[Row] = &[
    row(
        &["randn", "standard_normal", "normal", "gaussian"],
        "write `rng_normal(rng, 0.0f32, 1.0, [..])`, with a parameter `rng: &mut Rng`",
    ),
    row(
        &[
            "rand",
            "randint",
            "integers",
            "uniform",
            "gen_range",
            "random",
        ],
        "write `rng_uniform(rng, low, high, [..])`, with a parameter `rng: &mut Rng`",
    ),
    row(
        &["bernoulli"],
        "write `rng_bernoulli(rng, mean, [..])`, with a parameter `rng: &mut Rng`",
    ),
    row(
        &["categorical", "multinomial"],
        "write `rng_categorical(rng, logits)`, with a parameter `rng: &mut Rng`",
    ),
    row(
        &["dropout"],
        "write `select(rng_bernoulli(rng, keep, [..]), x / keep, 0.0)`, with a parameter `rng: &mut Rng`",
    ),
];

pub(super) static CONTROL: &[Row] = &[
    row(
        &["fori_loop"],
        "write `for i in 0..n { .. }`, which assigns to a variable with `let mut`",
    ),
    row(
        &["switch"],
        "write `match index { 0 => .., 1 => .., _ => .. }`",
    ),
    row(
        &["pmap", "shard_map"],
        "write a parameter `replica: &Replica`: each replica runs the computation",
    ),
    row(&["psum"], "write `cross_replica_sum(x, replica)?`"),
    row(&["axis_index"], "write `replica_id(replica)?`"),
    row(
        &["ppermute"],
        "write `collective_permute(x, replica, [(0, 1), (1, 0)])?`",
    ),
    row(
        &["jit"],
        "remove it: a computation is compiled with the program",
    ),
    row(&["print", "debug_print"], "write `println!(\"{}\", {x})`"),
    row(&["detach"], "write `stop_gradient(x)`"),
    row(&["remat"], "write `checkpoint(f)(x)`"),
    row(
        &["jacobian"],
        "write `jacrev(loss)(x)`, or `jacfwd(loss)(x)`",
    ),
    row(&["hvp"], "write `jvp(grad(loss))(x, v)`"),
    row(
        &["backward", "gradient"],
        "write `grad(loss)(p, x)`, or `value_and_grad(loss)(p, x)`",
    ),
];
