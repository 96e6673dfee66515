//! Misspelt names, and the names that other libraries use for arguments.

use crate::ElementType;
use crate::list::Items;

/// Names of arguments in NumPy, JAX, PyTorch and XLA, and the names here, the preferred one first.
static ARGUMENTS: &[(&[&str], &[&str])] = &[
    (
        &["axis", "axes", "dim", "dims"],
        &["dimension", "dimensions", "permutation", "along"],
    ),
    (
        &[
            "iota_dimension",
            "concat_dimension",
            "concat_axis",
            "split_dimension",
            "split_axis",
            "all_gather_dim",
            "scatter_dimension",
            "feature_index",
        ],
        &["dimension"],
    ),
    (&["keepdims", "keepdim", "keep_dims"], &["keep"]),
    (&["dtype", "new_dtype"], &["element_type"]),
    (
        &["shape", "newshape", "new_sizes", "size", "sections"],
        &["sizes"],
    ),
    (&["ddof"], &["correction"]),
    (&["eps"], &["epsilon"]),
    (&["weight", "gamma"], &["scale"]),
    (&["beta"], &["bias"]),
    (&["loc"], &["mu"]),
    (&["std", "stddev"], &["sigma"]),
    (&["low", "minval"], &["a"]),
    (&["high", "maxval"], &["b"]),
    (&["p", "prob"], &["mean"]),
    (&["diagonal"], &["k"]),
    (&["q"], &["query"]),
    (&["k"], &["key"]),
    (&["v"], &["value"]),
    (&["attn_mask"], &["mask"]),
    (&["is_causal"], &["causal"]),
    (&["a_min"], &["min"]),
    (&["a_max"], &["max"]),
    (&["kernel_size", "window_shape"], &["window_dimensions"]),
    (&["stride"], &["window_strides"]),
    (&["groups"], &["feature_group_count"]),
    (&["perm"], &["permutation"]),
    (&["num_classes", "depth"], &["classes"]),
    (&["in_axes", "in_dims"], &["in_dimensions"]),
    (&["out_axes", "out_dims"], &["out_dimensions"]),
    (&["argnum"], &["argnums"]),
];

/// Names of arguments elsewhere, and the names in operations that the language defines.
static OF_LIBRARY: &[(&[&str], &[&str])] = &[
    (&["p", "prob"], &["rate"]),
    (&["p", "ord", "n"], &["order"]),
    (&["num"], &["count"]),
    (&["num_groups"], &["groups"]),
    (&["rtol"], &["relative"]),
    (&["atol"], &["absolute"]),
    (&["minval"], &["low"]),
    (&["maxval"], &["high"]),
];

/// Returns the names of parameters in operations that the language defines, for which other libraries have other names.
pub fn of_library() -> impl Iterator<Item = &'static str> {
    let rows = OF_LIBRARY.iter();
    rows.flat_items(|(_, here)| here.iter().copied())
}

/// Returns the known name of an argument that was meant: the name for another library's argument, or the most similar one.
///
/// ```
/// use xla_hlo::spelling::argument;
///
/// assert_eq!(argument("keepdims", &["dimensions", "keep"]), Some("keep"));
/// assert_eq!(argument("dimesions", &["dimensions", "keep"]), Some("dimensions"));
/// assert_eq!(argument("where", &["dimensions", "keep"]), None);
/// ```
pub fn argument<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    if let Some(name) = translated(name, known) {
        return Some(name);
    }
    // One edit is allowed for each three letters; more would match unrelated names.
    let most = name.chars().count() / 3;
    let mut best: Option<(usize, &'a str)> = None;
    for candidate in known {
        let slips = distance(name, candidate);
        if slips <= most && best.is_none_or(|(fewest, _)| slips < fewest) {
            best = Some((slips, candidate));
        }
    }
    best.map(|(_, name)| name)
}

/// Returns the known name that stands for another library's argument.
///
/// ```
/// use xla_hlo::spelling::translated;
///
/// assert_eq!(translated("keepdims", &["dimensions", "keep"]), Some("keep"));
/// assert_eq!(translated("dimesions", &["dimensions", "keep"]), None);
/// ```
pub fn translated<'a>(name: &str, known: &[&'a str]) -> Option<&'a str> {
    let rows = ARGUMENTS
        .iter()
        .filter_items(|(there, _)| there.contains(&name));
    let mut meant = rows.flat_items(|(_, here)| here.iter());
    meant.find_map(|meant| known.iter().find(|name| *name == meant).copied())
}

/// Returns the element type that a name of another library or a text means: `float32`, `np.int64`, `"double"`.
///
/// ```
/// use xla_hlo::spelling::element;
///
/// assert_eq!(element("torch.float64").unwrap(), "f64");
/// assert_eq!(element("Float32").unwrap(), "f32");
/// assert_eq!(element("x"), None);
/// ```
pub fn element(text: &str) -> Option<String> {
    let name = text.trim_matches('"').rsplit([':', '.']).next()?;
    let name = name.trim().to_lowercase();
    let name = name.trim_end_matches('_');
    let name = match name {
        "bfloat16" => "bf16".to_string(),
        "double" => "f64".to_string(),
        "float" | "single" => "f32".to_string(),
        "half" => "f16".to_string(),
        "int" => "i32".to_string(),
        "long" => "i64".to_string(),
        "complex64" => "c64".to_string(),
        "complex128" => "c128".to_string(),
        _ => {
            let bits = name.trim_start_matches(char::is_alphabetic);
            match &name[..name.len() - bits.len()] {
                "float" => format!("f{bits}"),
                "int" => format!("i{bits}"),
                "uint" => format!("u{bits}"),
                _ => name.to_string(),
            }
        }
    };
    ElementType::from_name(&name).map(|_| name)
}

/// Returns the least number of letters to insert, delete, replace or swap with a neighbour to turn `a` into `b`.
pub(crate) fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect_vec(), b.chars().collect_vec());
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = match (i, j) {
                (0, n) | (n, 0) => n,
                _ => {
                    let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                    let best = changed.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                    let swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                    if swapped {
                        best.min(rows[i - 2][j - 2] + 1)
                    } else {
                        best
                    }
                }
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{operations, transform};
    use std::collections::BTreeSet;

    #[test]
    fn names_of_other_libraries_stand_for_arguments_that_exist() {
        let params = operations().flat_map(|operation| operation.params);
        let params = params.map(|param| param.name);
        let options = transform::transformations().flat_map(|of| of.options);
        let options = options.map(|option| option.name);
        let known: BTreeSet<&str> = params.chain(options).collect();
        let mut seen = BTreeSet::new();
        for (there, here) in ARGUMENTS {
            for name in *here {
                assert!(known.contains(name), "no argument `{name}`");
            }
            for name in *there {
                assert!(seen.insert(name), "{name} is listed twice");
            }
        }
    }
}
