//! The names of the facade's module `train`, which a program has to import.

/// The computations and structs; a test compares them with the module.
static TRAIN: &[&str] = &[
    "Adagrad",
    "Adam",
    "AdamSettings",
    "Lion",
    "LossScale",
    "Momentum",
    "RmsProp",
    "adagrad",
    "adagrad_with",
    "adam",
    "adam_with",
    "adamw",
    "adamw_with",
    "add_decayed_weights",
    "all_finite",
    "clip_by_global_norm",
    "cosine_decay_schedule",
    "exponential_decay",
    "glorot_normal",
    "glorot_uniform",
    "he_normal",
    "he_uniform",
    "huber_loss",
    "kl_divergence",
    "lecun_normal",
    "lecun_uniform",
    "linear_schedule",
    "lion",
    "lion_with",
    "orthogonal",
    "piecewise_constant_schedule",
    "rmsprop",
    "rmsprop_with",
    "scale_by_adam",
    "scaled",
    "sgd",
    "sgd_momentum",
    "sgd_nesterov",
    "sigmoid_binary_cross_entropy",
    "smooth_labels",
    "smoothed_cross_entropy",
    "squared_error",
    "truncated_normal",
    "unscaled",
    "warmup_cosine_decay_schedule",
];

/// Returns how to import a computation or a struct to train with; `None` for other names.
///
/// ```
/// let help = xla_hlo::aliases::import("adam").unwrap();
/// assert_eq!(help, "import it: `use typed_xla::train::adam;`");
/// ```
pub fn import(name: &str) -> Option<String> {
    TRAIN
        .contains(&name)
        .then(|| format!("import it: `use typed_xla::train::{name};`"))
}

/// Returns all names.
pub fn imported() -> &'static [&'static str] {
    TRAIN
}
