//! Checks what a model requests of precision. The requests themselves are ignored: results have at least the precision.

use xla_shape::scan::ParseError;

use super::body::Body;
use crate::tree::{Attribute, Named, Op};

/// The element types of factors and sums, and the numbers of products, of the algorithms that some processor has.
/// Source: `getKnownDotAlgorithm` of StableHLO.
const ALGORITHMS: &[(&str, &str, &[&str])] = &[
    ("f16", "f16", &["1"]),
    ("f16", "f32", &["1"]),
    ("bf16", "bf16", &["1"]),
    ("bf16", "f32", &["1", "3", "6", "9"]),
    ("tf32", "f32", &["1", "3"]),
    ("f32", "f32", &["1"]),
    ("f64", "f64", &["1"]),
];

/// The precisions of a product.
const PRECISIONS: [&str; 3] = ["DEFAULT", "HIGH", "HIGHEST"];

/// The fields of an algorithm that are numbers of 1 or more.
const COUNTS: [&str; 3] = [
    "lhs_component_count",
    "rhs_component_count",
    "num_primitive_operations",
];

impl<'t> Body<'_, 't> {
    /// Refuses a request of precision that StableHLO does not define.
    pub(super) fn requested(&self, op: &Op<'t>, written: &Named<'t>) -> Result<(), ParseError> {
        let value = self.known.model.resolved(&written.value);
        let wrong = match (&*written.name, value) {
            ("result_accuracy", value) => accuracy(value),
            ("precision_config", value) => precisions(value),
            ("algorithm", value) => algorithm(value).or_else(|| {
                // StableHLO allows an algorithm only where no precision is requested.
                let precisions = op.attribute("precision_config");
                let chooses = precisions.is_some_and(|list| {
                    !matches!(self.known.model.resolved(list), Attribute::List(words)
                        if words.iter().all(|word| *word == Attribute::Word("DEFAULT")))
                });
                chooses.then(|| "expected DEFAULT as the precision beside an algorithm".to_string())
            }),
            _ => None,
        };
        match wrong {
            Some(why) => Err(self.refused(written.at, why)),
            None => Ok(()),
        }
    }
}

/// Returns the mistake in `[HIGH, DEFAULT]`.
fn precisions(value: &Attribute<'_>) -> Option<String> {
    let Attribute::List(words) = value else {
        return Some("expected a list of precisions".to_string());
    };
    if words.len() > 2 {
        let count = words.len();
        return Some(format!(
            "expected a precision of two operands, found {count}"
        ));
    }
    let is_known =
        |word: &Attribute<'_>| PRECISIONS.iter().any(|name| *word == Attribute::Word(name));
    let known = words.iter().all(is_known);
    (!known).then(|| format!("expected precisions among {}", PRECISIONS.join(", ")))
}

/// Returns the mistake in `<atol = 0.0, rtol = 0.0, ulps = 0, mode = HIGHEST>`.
fn accuracy(value: &Attribute<'_>) -> Option<String> {
    if field(value, "mode") != Some("HIGHEST") {
        return None;
    }
    let tolerance = ["atol", "rtol", "ulps"].into_iter().find(|name| {
        let number = field(value, name).and_then(|text| text.parse::<f64>().ok());
        number.is_some_and(|number| number != 0.0)
    })?;
    Some(format!("expected no {tolerance} in the mode HIGHEST"))
}

/// Returns the mistake in `<lhs_precision_type = tf32, .., allow_imprecise_accumulation = false>`.
fn algorithm(value: &Attribute<'_>) -> Option<String> {
    for name in COUNTS {
        let text = field(value, name)?;
        if !text.parse().is_ok_and(|count: i64| count >= 1) {
            return Some(format!("expected 1 or more as {name}, found {text}"));
        }
    }
    let [lhs, rhs, sum] = [
        "lhs_precision_type",
        "rhs_precision_type",
        "accumulation_type",
    ]
    .map(|name| field(value, name).unwrap_or_default());
    let [l, r, products] = COUNTS.map(|name| field(value, name).unwrap_or_default());
    let is_imprecise = field(value, "allow_imprecise_accumulation") == Some("true");
    let is_single = (l, r) == ("1", "1");
    let is_small = |name: &str| name.starts_with("f8");
    // Products of two formats of 8 bits may have imprecise sums, others may not.
    let is_known = if is_small(lhs) && is_small(rhs) {
        sum == "f32" && products == "1"
    } else {
        let mut known = ALGORITHMS.iter();
        let has = known.any(|(factor, of, numbers)| {
            (lhs, rhs, sum) == (*factor, *factor, *of) && numbers.contains(&products)
        });
        has && !is_imprecise
    };
    (!is_known || !is_single).then(|| {
        format!(
            "no processor has the algorithm: products of {lhs} and {rhs}, of {l} and {r} parts, {products} times, \
             with sums in {sum}{}",
            if is_imprecise { " that may be imprecise" } else { "" }
        )
    })
}

/// Returns the text of a field of `<name = value, ..>`.
fn field<'a>(value: &'a Attribute<'_>, name: &str) -> Option<&'a str> {
    match value {
        Attribute::Record(_, fields) => {
            match &fields.iter().find(|named| named.name == name)?.value {
                Attribute::Word(word) => Some(word),
                Attribute::Number(digits, _) => Some(digits),
                Attribute::Bool(value) => Some(if *value { "true" } else { "false" }),
                // The case of an enumeration that names itself, `#stablehlo.result_accuracy_mode<HIGHEST>`.
                Attribute::Other(case) => Some(case.trim()),
                _ => None,
            }
        }
        // In a short form.
        Attribute::Other(text) => {
            let mut fields = text.split(',').filter_map(|field| field.split_once('='));
            let (_, value) = fields.find(|(known, _)| known.trim() == name)?;
            Some(value.trim())
        }
        _ => None,
    }
}
