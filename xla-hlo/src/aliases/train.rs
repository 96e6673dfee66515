//! The names of the facade's module `train`, which a program has to import.

/// The computations and structs; a test compares them with the module.
static TRAIN: &[&str] = &[
    "Accumulated",
    "Adafactor",
    "AdafactorSettings",
    "Adagrad",
    "Adam",
    "AdamSettings",
    "ApplyIfFinite",
    "Ema",
    "Lbfgs",
    "Lion",
    "LossScale",
    "Minimum",
    "Momentum",
    "Muon",
    "MuonSettings",
    "RmsProp",
    "ScheduleFree",
    "ScheduleFreeAdam",
    "accumulate",
    "adafactor",
    "adafactor_with",
    "adagrad",
    "adagrad_with",
    "adam",
    "adam_with",
    "adamw",
    "adamw_with",
    "add_decayed_weights",
    "all_finite",
    "apply_if_finite",
    "clip_by_global_norm",
    "clip_by_value",
    "cosine_decay_schedule",
    "cosine_onecycle_schedule",
    "cosine_similarity",
    "exponential_decay",
    "glorot_normal",
    "glorot_uniform",
    "he_normal",
    "he_uniform",
    "hinge_loss",
    "huber_loss",
    "kl_divergence",
    "lamb",
    "lamb_with",
    "lbfgs",
    "lecun_normal",
    "lecun_uniform",
    "linear_onecycle_schedule",
    "linear_schedule",
    "lion",
    "lion_with",
    "masked",
    "minimize",
    "muon",
    "muon_with",
    "nadam",
    "nadamw_with",
    "orthogonal",
    "orthogonalized",
    "piecewise_constant_schedule",
    "poisson_nll_loss",
    "polynomial_schedule",
    "rmsprop",
    "rmsprop_with",
    "scale_by_adam",
    "scale_by_lbfgs",
    "scale_by_muon",
    "scale_by_nadam",
    "scale_by_trust_ratio",
    "scaled",
    "schedule_free",
    "schedule_free_adamw",
    "schedule_free_adamw_with",
    "schedule_free_eval_params",
    "schedule_free_sgd",
    "sgd",
    "sgd_momentum",
    "sgd_nesterov",
    "sgdr_schedule",
    "sigmoid_binary_cross_entropy",
    "sigmoid_focal_loss",
    "smooth_labels",
    "smoothed_cross_entropy",
    "squared_error",
    "triplet_margin_loss",
    "truncated_normal",
    "unscaled",
    "update_ema",
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
