//! `einsum("ij,jk->ik", a, b)`: a product of arrays by letters for their dimensions, as in NumPy and JAX.
//!
//! The letters are the labels of a composition, `(a("i,j") * b("j,k"))("i,k")`. Beyond its rules, a letter that is not
//! in the result is summed over however often it occurs, `...` stands for any leading, middle or last dimensions, and
//! without `->` the result has the letters that occur once, in alphabetical order.

use crate::derived::compose::{self, Composition, OperandValue, Term};
use crate::derived::fold;
use crate::error::{At, Error, Fault, FaultKind};
use crate::graph::Values;
use crate::list::Items;
use crate::operation::{Call, InCall, Param};
use crate::{Operation, Shape, Tree};

/// NumPy's sums of products.
pub static OPERATION: Operation = Operation {
    name: "einsum",
    operator: None,
    params: &[
        Param::text("subscripts"),
        Param::array("first"),
        Param::array("second").optional(),
        Param::array("third").optional(),
        Param::array("fourth").optional(),
        Param::array("fifth").optional(),
        Param::array("sixth").optional(),
    ],
    over_trees: false,
    build,
};

/// The names of the operands.
const OPERANDS: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];

/// A dimension that `...` stands for, numbered from the last one.
const DOTS: [&str; 8] = ["d0", "d1", "d2", "d3", "d4", "d5", "d6", "d7"];

fn build(call: &mut Call<'_, '_>) -> Result<Values, Error> {
    let text = call.text("subscripts")?.to_string();
    let names = OPERANDS.into_iter();
    let names = names.filter_items(|name| *name == "first" || call.is_passed(name));
    let names = names.collect_vec();
    let values = call.unified(&names)?;
    let shapes = values.iter().map(|&value| call.b.shape(value).clone());
    let shapes = shapes.collect_vec();
    let read = subscripts(&text, &names, &shapes);
    let (inputs, result) = read.map_err(|fault| call.error(fault))?;

    // A label that occurs once is summed before the product, which sums over the others.
    let times = |label: &String| {
        let all = inputs.iter().flat_items(|labels| labels);
        all.filter_items(|other| *other == label).count()
    };
    let mut operands = Vec::with_capacity(values.len());
    for ((labels, &value), name) in inputs.iter().zip(&values).zip(&names) {
        let is_alone = |label: &String| times(label) == 1 && !result.contains(label);
        let alone = (0..labels.len()).filter_items(|&i| is_alone(&labels[i]));
        let alone = alone.collect_vec();
        let kept = labels.iter().filter_items(|label| !is_alone(label));
        let kept = kept.cloned().collect_vec();
        let value = if alone.is_empty() {
            value
        } else {
            fold::sum(call.b, value, &alone).in_call(call)?
        };
        operands.push(compose::Operand {
            value: OperandValue::Array(value),
            text: Some((*name).to_string()),
            labels: Some(kept.join(",")),
        });
    }
    let count = operands.len();
    let composition = Composition {
        operands,
        term: match count {
            1 => Term::Operand(0),
            _ => Term::Product((0..count).map(Term::Operand).collect_vec()),
        },
        result: result.join(","),
        replaced: None,
        like: None,
    };
    let value = composition.build(call.b).map_err(|error| {
        let at = match error.fault.at {
            At::Operand(i) | At::Named(_, Some(i)) => At::Named(names[i], None),
            _ => At::Named("subscripts", None),
        };
        call.error(Fault { at, ..error.fault })
    })?;
    Ok(Tree::Leaf(value))
}

/// Returns a number of operands in words.
fn counted(operands: usize) -> String {
    let s = if operands == 1 { "" } else { "s" };
    format!("{operands} operand{s}")
}

/// Reads the labels of the operands and of the result.
fn subscripts(
    text: &str,
    names: &[&'static str],
    shapes: &[Shape],
) -> Result<(Vec<Vec<String>>, Vec<String>), Fault> {
    let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let (inputs, result) = match plain.split_once("->") {
        Some((inputs, result)) => (inputs, Some(result)),
        None => (plain.as_str(), None),
    };
    let inputs = inputs.split(',').collect_vec();
    if inputs.len() != names.len() {
        let what = FaultKind::Value {
            expected: format!("letters for {}", counted(names.len())),
            found: format!("\"{text}\", for {}", inputs.len()),
        };
        return Err(Fault::named("subscripts", what));
    }
    let mut all = Vec::with_capacity(inputs.len());
    let mut most = 0;
    for ((part, shape), &name) in inputs.iter().zip(shapes).zip(names) {
        let letters = part.replacen("...", "", 1);
        let dots = shape.rank().checked_sub(letters.chars().count());
        let dots = match dots {
            Some(dots) if dots == 0 || letters != *part => dots,
            _ => {
                let what = FaultKind::Rank {
                    expected: format!("the dimensions `{part}`"),
                    found: shape.clone(),
                };
                return Err(Fault::named(name, what));
            }
        };
        most = most.max(dots);
        all.push(labels(text, part, dots)?);
    }
    let result = match result {
        Some(result) => labels(text, result, most)?,
        None => {
            let mut found = DOTS[..most].iter().map(ToString::to_string).collect_vec();
            found.reverse();
            let once = all.iter().flat_items(Clone::clone);
            let mut once = once.collect_vec();
            once.sort_unstable();
            let is_once = |label: &&String| {
                label.len() == 1 && once.iter().filter_items(|other| other == label).count() == 1
            };
            found.extend(once.iter().filter_items(is_once).cloned());
            found
        }
    };
    Ok((all, result))
}

/// Returns the labels of one operand or of the result, in which `...` stands for this number of dimensions.
fn labels(text: &str, part: &str, dots: usize) -> Result<Vec<String>, Fault> {
    let wrong = |found: char| {
        let what = FaultKind::Value {
            expected: "letters, `...`, `,` and one `->`".to_string(),
            found: format!("`{found}` in \"{text}\""),
        };
        Fault::named("subscripts", what).help("write `\"ij,jk->ik\"`: a letter for each dimension")
    };
    let of_letters = |letters: &str| {
        let letters = letters.chars().map(|letter| {
            if letter.is_ascii_alphabetic() {
                Ok(letter.to_string())
            } else {
                Err(wrong(letter))
            }
        });
        letters.collect_ok()
    };
    let Some((before, after)) = part.split_once("...") else {
        return of_letters(part);
    };
    let Some(named) = DOTS.get(..dots) else {
        let what = format!(
            "`...` stands for {dots} dimensions, at most {} are supported",
            DOTS.len()
        );
        return Err(Fault::named("subscripts", FaultKind::Other(what)));
    };
    let mut all: Vec<String> = of_letters(before)?;
    all.extend(named.iter().rev().map(ToString::to_string));
    all.extend(of_letters(after)?);
    Ok(all)
}

#[cfg(test)]
mod tests {
    use crate::testing::{check, primitives};

    #[test]
    fn letters_name_dimensions() {
        check(&[
            ("einsum(\"ij,jk->ik\", f32[2, 3], f32[3, 4])", "f32[2, 4]"),
            ("einsum(\"ij,jk\", f32[2, 3], f32[3, N])", "f32[2, N]"),
            ("einsum(\"ba\", f32[2, 3])", "f32[3, 2]"),
            ("einsum(\"ii\", f32[3, 3])", "f32[]"),
            ("einsum(\"ii->i\", f32[3, 3])", "f32[3]"),
            ("einsum(\"ij->j\", f32[2, 3])", "f32[3]"),
            ("einsum(\"i,i,i->\", f32[3], f32[3], f32[3])", "f32[]"),
            ("einsum(\"iii->\", f32[3, 3, 3])", "f32[]"),
            (
                "einsum(\"...ij,...jk->...ik\", f32[7, 2, 3], f32[7, 3, 4])",
                "f32[7, 2, 4]",
            ),
            ("einsum(\"...i,i\", f32[5, 7, 2], f32[2])", "f32[5, 7]"),
            ("einsum(\" i j -> j i \", i32[2, 3])", "i32[3, 2]"),
            (
                "einsum(\"ij,jk->ik\", f32[2, 3])",
                "subscripts: expected letters for 1 operand, found \"ij,jk->ik\", for 2",
            ),
            (
                "einsum(\"ij,jk->ik\", f32[2, 3], f32[3])",
                "second: expected the dimensions `jk`, found f32[3]",
            ),
            (
                "einsum(\"ij,jk->il\", f32[2, 3], f32[3, 4])",
                "subscripts: the result has label `l`, which no operand has",
            ),
            (
                "einsum(\"i1->i\", f32[2, 3])",
                "subscripts: expected letters, `...`, `,` and one `->`, found `1` in \"i1->i\" | write `\"ij,jk->ik\"`: a letter for each dimension",
            ),
        ]);
    }

    #[test]
    fn a_product_of_matrices_is_one_product() {
        assert_eq!(
            primitives("einsum(\"ij,jk->ik\", f32[2, 3], f32[3, 4])"),
            ["dot_general"]
        );
    }
}
