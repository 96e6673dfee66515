//! Reductions over every kind of set of dimensions, on every admitted element type.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;
use xla_hlo::literal::integer_range;

use super::structural::{exact, summed};
use super::{Case, Spec};
use crate::compare::Tolerance;
use crate::number::Format;

/// Returns the names of the folds, the operations that they fold with, and their identities as text.
pub(super) fn folds(element: ElementType) -> Vec<(&'static str, &'static str, String)> {
    let number = |x: &str| match element.kind() {
        Kind::Float => format!("{x}.0"),
        Kind::Complex => format!("({x}.0, 0.0)"),
        _ => x.to_owned(),
    };
    let (low, high) = extremes(element);
    let mut all = Vec::new();
    if element == ElementType::Bool {
        all.push(("any", "or", "false".to_owned()));
        all.push(("all", "and", "true".to_owned()));
    } else {
        all.push(("sum", "add", number("0")));
        all.push(("product", "multiply", number("1")));
    }
    if element.kind() != Kind::Complex {
        all.push(("reduce_max", "maximum", low));
        all.push(("reduce_min", "minimum", high));
    }
    all
}

/// Returns a lower and an upper bound of all elements, as text; empty if the type has no order.
pub(super) fn extremes(element: ElementType) -> (String, String) {
    match (element.kind(), Format::of(element)) {
        (Kind::Bool, _) => ("false".to_owned(), "true".to_owned()),
        (Kind::Float, Some(_)) => {
            let infinities = match element {
                ElementType::F16 => ("0xFC00", "0x7C00"),
                ElementType::Bf16 => ("0xFF80", "0x7F80"),
                ElementType::F32 => ("0xFF800000", "0x7F800000"),
                _ => ("0xFFF0000000000000", "0x7FF0000000000000"),
            };
            (infinities.0.to_owned(), infinities.1.to_owned())
        }
        (Kind::Signed | Kind::Unsigned, _) => {
            let (low, high) = integer_range(element);
            (low.to_string(), high.to_string())
        }
        _ => Default::default(),
    }
}

/// Returns cases of every fold over every kind of set of dimensions.
pub(super) fn reductions(element: ElementType) -> Vec<Case> {
    const OVER: [&[usize]; 5] = [&[0], &[1], &[2], &[0, 2], &[0, 1, 2]];
    let mut cases = Vec::new();
    let array = Spec::new(element, &[3, 17, 5]);
    // Half precision is folded in single precision if sums and products round.
    let wide = |fold: &str| {
        element.bytes() == 2 && element.is_float() && matches!(fold, "sum" | "product")
    };
    for (fold, operation, identity) in folds(element) {
        for over in OVER {
            let left: Vec<usize> = (0..3)
                .filter(|d| !over.contains(d))
                .map(|d| array.dims[d])
                .collect();
            let result = Spec::new(element, &left);
            let inner = if wide(fold) {
                ElementType::F32
            } else {
                element
            };
            let [from, to, scalar] =
                [&array.dims[..], &left, &[]].map(|dims| Spec::new(inner, dims).stablehlo());
            let reduce = |operand: &str, out: &str| {
                format!(
                    "%init = stablehlo.constant dense<{identity}> : {scalar}
                     %{out} = stablehlo.reduce(%{operand} init: %init) applies stablehlo.{operation} across dimensions = {over:?} \
                     : ({from}, {scalar}) -> {to}"
                )
            };
            let text = if wide(fold) {
                format!(
                    "%w = stablehlo.convert %a : ({}) -> {from}\n{}\n%out = stablehlo.convert %r : ({to}) -> {}",
                    array.stablehlo(),
                    reduce("w", "r"),
                    result.stablehlo()
                )
            } else {
                reduce("a", "out")
            };
            let digits: String = over.iter().map(usize::to_string).collect();
            let rust = format!("{fold}(a, dimensions = {over:?})");
            let mut case = exact(
                fold,
                &format!("{fold}_{digits}"),
                vec![array.clone()],
                result,
                &rust,
                text,
            );
            case.fill_mildly();
            let terms: usize = over.iter().map(|&d| array.dims[d]).product();
            case.tolerance = match fold {
                "sum" => summed(element, terms, 2.0),
                "product" if !element.is_integer() => Tolerance::Steps(2.0 * terms as f64),
                _ => Tolerance::Exact,
            };
            if fold == "sum" && over == [1] {
                let mut laid = case.clone();
                laid.name = format!("sum_1_columns_{element}");
                laid.parameters[0] = laid.parameters[0].clone().laid(&[0, 2, 1]);
                laid.result = laid.result.laid(&[0, 1]);
                cases.push(laid);
            }
            cases.push(case);
        }
    }
    if element.is_integer() {
        // A computation that is not a single operation.
        let [ty, scalar, out] =
            [&[3, 17, 5][..], &[], &[3, 5]].map(|dims| Spec::new(element, dims).stablehlo());
        let text = format!(
            "%init = stablehlo.constant dense<0> : {scalar}
             %out = \"stablehlo.reduce\"(%a, %init) ({{
               ^bb0(%x: {scalar}, %y: {scalar}):
                 %p = stablehlo.multiply %x, %y : {scalar}
                 %s = stablehlo.add %x, %y : {scalar}
                 %r = stablehlo.add %p, %s : {scalar}
                 \"stablehlo.return\"(%r) : ({scalar}) -> ()
             }}) {{dimensions = array<i64: 1>}} : ({ty}, {scalar}) -> {out}"
        );
        let rust = "reduce(|x, y| x * y + (x + y), a, 0, dimensions = [1])";
        cases.push(exact(
            "reduce",
            "reduce_by_closure",
            vec![array],
            Spec::new(element, &[3, 5]),
            rust,
            text,
        ));
    }
    cases
}
