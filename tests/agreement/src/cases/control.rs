//! Loops and branches on every element type. They only move elements, so the results are compared bit by bit.

use xla_hlo::ElementType;

use super::structural::exact;
use super::{Case, Spec};

pub(super) fn cases(element: ElementType) -> Vec<Case> {
    let mut cases = vec![repeated(element), scanned(element), combined(element)];
    cases.extend(leafwise(element));
    cases.extend(chosen(element));
    cases
}

/// Returns a case of five iterations that swap two arrays and reverse one of them.
fn repeated(element: ElementType) -> Case {
    let array = Spec::new(element, &[3, 4]);
    let ty = array.stablehlo();
    let text = format!(
        "%zero = stablehlo.constant dense<0> : tensor<i32>
         %one = stablehlo.constant dense<1> : tensor<i32>
         %five = stablehlo.constant dense<5> : tensor<i32>
         %last:3 = \"stablehlo.while\"(%zero, %a, %b) ({{
           ^bb0(%i: tensor<i32>, %x: {ty}, %y: {ty}):
             %go = stablehlo.compare LT, %i, %five, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
             stablehlo.return %go : tensor<i1>
         }}, {{
           ^bb0(%i: tensor<i32>, %x: {ty}, %y: {ty}):
             %next = stablehlo.add %i, %one : tensor<i32>
             %turned = stablehlo.reverse %y, dims = [1] : {ty}
             stablehlo.return %next, %turned, %x : tensor<i32>, {ty}, {ty}
         }}) : (tensor<i32>, {ty}, {ty}) -> (tensor<i32>, {ty}, {ty})
         %out = stablehlo.optimization_barrier %last#1 : {ty}"
    );
    exact(
        "while_loop",
        "while_loop",
        vec![array.clone(), array.clone()],
        array,
        "while_loop(|i, _, _| i < 5, |i, x, y| (i + 1, rev(y, [1]), x), (0i32, a, b)).1",
        text,
    )
}

/// Returns a case of a scan that outputs the carried value, and carries the input to the next step.
fn scanned(element: ElementType) -> Case {
    let (row, array) = (Spec::new(element, &[3]), Spec::new(element, &[5, 3]));
    let of = |dims: &[usize]| Spec::new(element, dims).stablehlo();
    let text = format!(
        "%first = stablehlo.reshape %a : ({}) -> {}
         %rest = stablehlo.slice %b [0:4, 0:3] : ({}) -> {}
         %out = stablehlo.concatenate %first, %rest, dim = 0 : ({}, {}) -> {}",
        of(&[3]),
        of(&[1, 3]),
        of(&[5, 3]),
        of(&[4, 3]),
        of(&[1, 3]),
        of(&[4, 3]),
        of(&[5, 3]),
    );
    let rust = "scan(|carry, x| (x, carry), a, b).1";
    exact("scan", "scan", vec![row, array.clone()], array, rust, text)
}

/// Returns a case that combines all slices up to each index: the first of the first array, the last of the other.
fn combined(element: ElementType) -> Case {
    let (array, row) = (Spec::new(element, &[5, 3]), Spec::new(element, &[1, 3]));
    let (ty, of_row) = (array.stablehlo(), row.stablehlo());
    let text = format!(
        "%first = stablehlo.slice %a [0:1, 0:3] : ({ty}) -> {of_row}
         %row = stablehlo.reshape %first : ({of_row}) -> {}
         %out = stablehlo.broadcast_in_dim %row, dims = [1] : ({}) -> {ty}",
        Spec::new(element, &[3]).stablehlo(),
        Spec::new(element, &[3]).stablehlo(),
    );
    let rust = "associative_scan(|(a, _), (_, b)| (a, b), (a, b)).0";
    exact(
        "associative_scan",
        "associative_scan",
        vec![array.clone(), array.clone()],
        array,
        rust,
        text,
    )
}

/// Returns cases that visit the arrays of tuples.
fn leafwise(element: ElementType) -> Vec<Case> {
    let (small, large) = (Spec::new(element, &[4]), Spec::new(element, &[2, 3]));
    let mapped = format!(
        "%out = stablehlo.reverse %b, dims = [0] : {}",
        large.stablehlo()
    );
    let reduced = format!(
        "%out = stablehlo.reverse %a, dims = [0] : {}",
        small.stablehlo()
    );
    let map = "tree_map(|x, y| (rev(x, [0]), y), (a, b), (b, a)).1.0";
    let reduce = "tree_reduce(|all, x| (rev(x, [0]), all.0), (a, b), (c, c)).1";
    let mut cases = vec![
        exact(
            "tree_map",
            "tree_map",
            vec![small.clone(), large.clone()],
            large,
            map,
            mapped,
        ),
        exact(
            "tree_reduce",
            "tree_reduce",
            vec![small.clone(); 3],
            small.clone(),
            reduce,
            reduced,
        ),
    ];
    // The numbers do not depend on the leaves.
    if element == ElementType::I32 {
        let number = Spec::new(element, &[]);
        let text = format!(
            "%out = stablehlo.constant dense<2> : {}",
            number.stablehlo()
        );
        let rust = "tree_iota((a, (a, a))).1.1";
        cases.push(exact(
            "tree_iota",
            "tree_iota",
            vec![small],
            number,
            rust,
            text,
        ));
    }
    cases
}

fn chosen(element: ElementType) -> Vec<Case> {
    let array = Spec::new(element, &[2, 5]);
    let ty = array.stablehlo();
    let mut cases = Vec::new();
    for (name, pred) in [("true", 1), ("false", 0)] {
        let text = format!(
            "%out = \"stablehlo.if\"(%a) ({{
               %turned = stablehlo.reverse %b, dims = [0] : {ty}
               stablehlo.return %turned : {ty}
             }}, {{
               stablehlo.return %c : {ty}
             }}) : (tensor<i1>) -> {ty}"
        );
        let pred_spec = Spec::new(ElementType::Bool, &[]);
        let mut case = exact(
            "conditional",
            &format!("conditional_{name}_{element}"),
            vec![pred_spec, array.clone(), array.clone()],
            array.clone(),
            "conditional(a, b, |x| rev(x, [0]), c, |y| y)",
            text,
        );
        case.arguments[0] = vec![pred];
        cases.push(case);
    }
    for (name, index) in [("below", -1), ("0", 0), ("1", 1), ("above", 7i32)] {
        let text = format!(
            "%out = \"stablehlo.case\"(%a) ({{
               stablehlo.return %b : {ty}
             }}, {{
               %turned = stablehlo.reverse %b, dims = [1] : {ty}
               stablehlo.return %turned : {ty}
             }}, {{
               stablehlo.return %c : {ty}
             }}) : (tensor<i32>) -> {ty}"
        );
        let mut case = exact(
            "case",
            &format!("case_{name}_{element}"),
            vec![
                Spec::new(ElementType::I32, &[]),
                array.clone(),
                array.clone(),
            ],
            array.clone(),
            "case(a, [|| b, || rev(b, [1]), || c])",
            text,
        );
        case.arguments[0] = index.to_le_bytes().to_vec();
        cases.push(case);
    }
    cases
}
