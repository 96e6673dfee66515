//! The Cargo features that kernels need, and whether this build selects them.
//!
//! The facade selects `faer`, `fft`, `pjrt` and `profile` for this crate and for `xla-core` together, and `checked`
//! and `import` for this crate. A primitive names the feature of its kernel in `OpTraits::feature`. Instructions whose kernels are missing
//! are expanded if they can be, and reported otherwise.

use xla_hlo::Instr;
use xla_hlo::error::{Fault, FaultKind};
use xla_hlo::list::Items;

/// Each feature, and whether it is selected. The facade selects it both here and in `xla-core`.
const FEATURES: [(&str, bool); 6] = [
    ("checked", cfg!(feature = "checked")),
    ("faer", cfg!(feature = "faer")),
    ("fft", cfg!(feature = "fft")),
    ("import", cfg!(feature = "import")),
    ("pjrt", cfg!(feature = "pjrt")),
    ("profile", cfg!(feature = "profile")),
];

/// Whether the feature is selected.
pub(crate) fn selected(feature: &str) -> bool {
    FEATURES.contains(&(feature, true))
}

/// Reports the first of these instructions, or of those in computations they apply, that requires a feature that is not
/// selected.
pub(crate) fn missing<'i>(
    mut instrs: impl Iterator<Item = &'i Instr>,
    selected: fn(&str) -> bool,
) -> Option<Fault> {
    instrs.find_map(|instr| needed(instr, selected)).map(fault)
}

/// Returns the error that this feature is needed.
pub(crate) fn fault(feature: &'static str) -> Fault {
    let version = env!("CARGO_PKG_VERSION");
    let line = format!("typed-xla = {{ version = \"{version}\", features = [\"{feature}\"] }}");
    Fault::call(FaultKind::Feature(feature)).help(format!("write `{line}` in Cargo.toml"))
}

/// Returns the feature that this instruction requires, if it is not selected.
fn needed(instr: &Instr, selected: fn(&str) -> bool) -> Option<&'static str> {
    let own = instr.op.required_feature();
    let own = own.filter(|feature| !selected(feature));
    own.or_else(|| {
        let mut inner = instr.regions.iter().flat_items(xla_hlo::Graph::instrs);
        inner.find_map(|(_, instr)| needed(instr, selected))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use xla_hlo::{Builder, ElementType, Module, Shape, Size, lookup, operation::Argument, ops};

    #[test]
    fn every_feature_of_a_primitive_can_be_selected() {
        let needed = ops::primitives().filter_map(|primitive| primitive.traits.feature);
        let needed: Vec<&str> = needed.collect();
        assert_eq!(needed, ["faer", "fft", "faer"]);
        for feature in needed {
            let known = FEATURES.iter().any(|(known, _)| *known == feature);
            assert!(known, "{feature}");
        }
    }

    #[test]
    fn a_feature_that_is_not_selected_is_named_with_the_line_that_selects_it() {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let x = b
            .graph
            .add_param(Shape::new(ElementType::C64, [Size::from(8)]));
        let arguments = vec![
            Argument::Value(xla_hlo::Tree::Leaf(x)),
            Argument::Missing,
            Argument::Missing,
        ];
        b.apply(lookup("fft").unwrap(), arguments).unwrap();
        let instrs = || b.graph.instrs().map(|(_, instr)| instr);
        assert_eq!(missing(instrs(), |feature| feature == "fft"), None);
        let fault = missing(instrs(), |feature| feature != "fft").unwrap();
        assert_eq!(
            fault.of("fft").message(&[]),
            "fft: requires the feature `fft` of typed-xla\n  \
             help: write `typed-xla = { version = \"0.1.0\", features = [\"fft\"] }` in Cargo.toml"
        );
    }
}
