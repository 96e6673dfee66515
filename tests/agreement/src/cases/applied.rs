//! Operations that apply a computation of scalars to whole arrays, on every element type that they admit.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;

use super::structural::exact;
use super::{Case, Spec, folds};
use crate::values;

pub(super) fn cases(element: ElementType) -> Vec<Case> {
    let mut cases = sorts(element);
    if element.kind() != Kind::Complex {
        cases.extend(extremes(element));
        cases.extend(several(element));
        cases.extend(greatest(element));
    }
    if matches!(element.kind(), Kind::Signed | Kind::Unsigned) {
        cases.extend(seeing(element));
    }
    cases
}

/// Returns cases that find the indices of the largest and the smallest elements, by a fold of elements together with
/// their indices.
fn extremes(element: ElementType) -> Vec<Case> {
    let (low, high) = folds::extremes(element);
    let [kind, _] = comparison(element);
    let mut cases = Vec::new();
    for (operation, direction, start) in [("argmax", "GT", low), ("argmin", "LT", high)] {
        for (name, over, left) in [("0", 0, 29), ("1", 1, 5)] {
            let array = Spec::new(element, &[5, 29]);
            let of = |element, dims: &[usize]| Spec::new(element, dims).stablehlo();
            let (ty, index) = (array.stablehlo(), of(ElementType::I32, &[5, 29]));
            let (scalar, place) = (of(element, &[]), of(ElementType::I32, &[]));
            let text = format!(
                "%i = stablehlo.iota dim = {over} : {index}
                 %start = stablehlo.constant dense<{start}> : {scalar}
                 %zero = stablehlo.constant dense<0> : {place}
                 %best:2 = \"stablehlo.reduce\"(%a, %i, %start, %zero) ({{
                   ^bb0(%x: {scalar}, %p: {place}, %y: {scalar}, %q: {place}):
                     %wins = stablehlo.compare {direction}, %x, %y, {kind} : ({scalar}, {scalar}) -> tensor<i1>
                     %same = stablehlo.compare EQ, %x, %y, {kind} : ({scalar}, {scalar}) -> tensor<i1>
                     %before = stablehlo.compare LT, %p, %q, SIGNED : ({place}, {place}) -> tensor<i1>
                     %tie = stablehlo.and %same, %before : tensor<i1>
                     %first = stablehlo.or %wins, %tie : tensor<i1>
                     %v = stablehlo.select %wins, %x, %y : tensor<i1>, {scalar}
                     %k = stablehlo.select %first, %p, %q : tensor<i1>, {place}
                     stablehlo.return %v, %k : {scalar}, {place}
                 }}) {{dimensions = array<i64: {over}>}} : ({ty}, {index}, {scalar}, {place}) -> ({values}, {places})
                 %out = stablehlo.optimization_barrier %best#1 : {places}",
                values = of(element, &[left]),
                places = of(ElementType::I32, &[left]),
            );
            let result = Spec::new(ElementType::I32, &[left]);
            let rust = format!("{operation}(a, dimension = {over})");
            let name = format!("{operation}_{name}");
            cases.push(exact(operation, &name, vec![array], result, &rust, text));
        }
    }
    cases
}

/// Returns cases of closures that read a scalar of the enclosing function, in StableHLO another operand. The folds are
/// exact in every order.
fn seeing(element: ElementType) -> Vec<Case> {
    let (array, one) = (Spec::new(element, &[5, 29]), Spec::new(element, &[]));
    let (ty, scalar) = (array.stablehlo(), one.stablehlo());
    let before = format!(
        "%s = stablehlo.broadcast_in_dim %b, dims = [] : ({scalar}) -> {ty}
         %zero = stablehlo.constant dense<0> : {scalar}"
    );
    let folds = [
        ("reduce", "a, 0, 1", "dimensions = array<i64: 1>", vec![5]),
        (
            "reduce_window",
            "a, 0, [2, 3]",
            "window_dimensions = array<i64: 2, 3>",
            vec![4, 27],
        ),
    ];
    let mut cases = Vec::new();
    for (operation, arguments, attribute, dims) in folds {
        let result = Spec::new(element, &dims);
        let text = format!(
            "{before}
             %fold:2 = \"stablehlo.{operation}\"(%a, %s, %zero, %b) ({{
               ^bb0(%x: {scalar}, %u: {scalar}, %y: {scalar}, %v: {scalar}):
                 %m = stablehlo.minimum %y, %v : {scalar}
                 %r = stablehlo.maximum %x, %m : {scalar}
                 stablehlo.return %r, %v : {scalar}, {scalar}
             }}) {{{attribute}}} : ({ty}, {ty}, {scalar}, {scalar}) -> ({left}, {left})
             %out = stablehlo.optimization_barrier %fold#0 : {left}",
            left = result.stablehlo()
        );
        let rust = format!("{operation}(|x, y| max(x, min(y, b)), {arguments})");
        let name = format!("{operation}_seeing");
        let parameters = vec![array.clone(), one.clone()];
        cases.push(exact(operation, &name, parameters, result, &rust, text));
    }
    let [kind, _] = comparison(element);
    let text = format!(
        "{before}
         %sorted:2 = \"stablehlo.sort\"(%a, %s) ({{
           ^bb0(%x: {scalar}, %y: {scalar}, %u: {scalar}, %v: {scalar}):
             %p = stablehlo.xor %x, %u : {scalar}
             %q = stablehlo.xor %y, %u : {scalar}
             %r = stablehlo.compare LT, %p, %q, {kind} : ({scalar}, {scalar}) -> tensor<i1>
             stablehlo.return %r : tensor<i1>
         }}) {{dimension = 1 : i64}} : ({ty}, {ty}) -> ({ty}, {ty})
         %out = stablehlo.optimization_barrier %sorted#0 : {ty}"
    );
    let parameters = vec![array.clone(), one];
    let rust = "sort(a, |x, y| (x ^ b) < (y ^ b))";
    cases.push(exact("sort", "sort_seeing", parameters, array, rust, text));
    cases
}

/// Returns StableHLO's default comparison of elements, and the comparison of a total order.
fn comparison(element: ElementType) -> [&'static str; 2] {
    match element.kind() {
        Kind::Bool | Kind::Unsigned | Kind::Token => ["UNSIGNED"; 2],
        Kind::Signed => ["SIGNED"; 2],
        Kind::Float => ["FLOAT", "TOTALORDER"],
        Kind::Complex => ["FLOAT"; 2],
    }
}

/// Returns the generic form of a sort by one comparison of the first operand's elements.
fn sort(operands: &[(&str, &Spec)], dimension: usize, by: [&str; 2], stable: bool) -> String {
    let [direction, kind] = by;
    let names: Vec<String> = operands
        .iter()
        .map(|(name, _)| format!("%{name}"))
        .collect();
    let types: Vec<String> = operands.iter().map(|(_, spec)| spec.stablehlo()).collect();
    let (names, types) = (names.join(", "), types.join(", "));
    let scalar = |spec: &Spec| Spec::new(spec.element, &[]).stablehlo();
    let params = operands
        .iter()
        .enumerate()
        .flat_map(|(i, (_, spec))| ["x", "y"].map(|side| format!("%{side}{i}: {}", scalar(spec))));
    let (params, first) = (params.collect::<Vec<_>>().join(", "), scalar(operands[0].1));
    let result = match operands.len() {
        1 => "%out".to_string(),
        n => format!("%sorted:{n}"),
    };
    format!(
        "{result} = \"stablehlo.sort\"({names}) ({{
           ^bb0({params}):
             %less = stablehlo.compare {direction}, %x0, %y0, {kind} : ({first}, {first}) -> tensor<i1>
             stablehlo.return %less : tensor<i1>
         }}) {{dimension = {dimension} : i64, is_stable = {stable}}} : ({types}) -> ({types})"
    )
}

fn sorts(element: ElementType) -> Vec<Case> {
    let spec = |dims: &[usize]| Spec::new(element, dims);
    let mut cases = Vec::new();
    if element.kind() == Kind::Complex {
        let (ty, real) = (
            spec(&[]).stablehlo(),
            Spec::new(element.real(), &[]).stablehlo(),
        );
        let array = spec(&[6, 9]);
        let text = format!(
            "%out = \"stablehlo.sort\"(%a) ({{
               ^bb0(%x: {ty}, %y: {ty}):
                 %p = stablehlo.abs %x : ({ty}) -> {real}
                 %q = stablehlo.abs %y : ({ty}) -> {real}
                 %less = stablehlo.compare LT, %p, %q, FLOAT : ({real}, {real}) -> tensor<i1>
                 stablehlo.return %less : tensor<i1>
             }}) {{dimension = 1 : i64, is_stable = true}} : ({array}) -> {array}",
            array = array.stablehlo()
        );
        let rust = "sort(a, |x, y| abs(x) < abs(y), is_stable = true)";
        cases.push(exact(
            "sort",
            "sort_by_closure",
            vec![array.clone()],
            array,
            rust,
            text,
        ));
        return cases;
    }
    let [plain, total] = comparison(element);
    for (name, dims, rust, dimension, by) in [
        ("sort", [9, 33], "sort(a)", 1, ["LT", total]),
        (
            "sort_long",
            [2, 300],
            "sort(a, dimension = 1)",
            1,
            ["LT", total],
        ),
        (
            "sort_columns",
            [33, 9],
            "sort(a, |x, y| x > y, dimension = 0)",
            0,
            ["GT", plain],
        ),
    ] {
        let array = spec(&dims);
        let text = sort(&[("a", &array)], dimension, by, false);
        cases.push(exact("sort", name, vec![array.clone()], array, rust, text));
    }
    // Numbers that the usual order does not order, several times each.
    let special: Vec<Vec<u8>> = values::special(element);
    let array = spec(&[3 * special.len()]);
    let text = sort(&[("a", &array)], 0, ["LT", total], true);
    let mut case = exact(
        "sort",
        "sort_special",
        vec![array.clone()],
        array,
        "sort(a)",
        text,
    );
    case.arguments = vec![[&special[..], &special, &special].concat().concat()];
    cases.push(case);
    // Indices, in the order of a few different keys.
    let (keys, places) = (
        Spec::new(element, &[4, 50]),
        Spec::new(ElementType::I32, &[4, 50]),
    );
    let text = sort(&[("a", &keys), ("b", &places)], 1, ["LT", plain], true);
    let text = format!(
        "{text}\n%out = stablehlo.optimization_barrier %sorted#1 : {}",
        places.stablehlo()
    );
    cases.push(exact(
        "sort",
        "sort_several",
        vec![keys, places.clone()],
        places,
        "sort((a, b), |x, y, _, _| x < y, is_stable = true).1",
        text,
    ));
    cases
}

/// Returns cases of several arrays of different types that are folded as one.
fn several(element: ElementType) -> Vec<Case> {
    let [kind, _] = comparison(element);
    let (array, places) = (
        Spec::new(element, &[6, 19]),
        Spec::new(ElementType::I32, &[6, 19]),
    );
    let init = Spec::new(element, &[]);
    let mut cases = Vec::new();
    for (name, over, left) in [("0", 0, 19), ("1", 1, 6)] {
        let of = |element, dims: &[usize]| Spec::new(element, dims).stablehlo();
        let (ty, index) = (array.stablehlo(), places.stablehlo());
        let (scalar, place) = (init.stablehlo(), of(ElementType::I32, &[]));
        let text = format!(
            "%seven = stablehlo.constant dense<7> : {place}
             %both:2 = \"stablehlo.reduce\"(%a, %b, %c, %seven) ({{
               ^bb0(%x: {scalar}, %p: {place}, %y: {scalar}, %q: {place}):
                 %v = stablehlo.maximum %x, %y : {scalar}
                 %stays = stablehlo.compare GE, %x, %y, {kind} : ({scalar}, {scalar}) -> tensor<i1>
                 %k = stablehlo.select %stays, %p, %q : tensor<i1>, {place}
                 stablehlo.return %v, %k : {scalar}, {place}
             }}) {{dimensions = array<i64: {over}>}} : ({ty}, {index}, {scalar}, {place}) -> ({values}, {places})
             %out = stablehlo.optimization_barrier %both#1 : {places}",
            values = of(element, &[left]),
            places = of(ElementType::I32, &[left]),
        );
        let rust = format!(
            "reduce(|x, i, y, j| (max(x, y), select(x >= y, i, j)), (a, b), (c, 7i32), dimension = {over}).1"
        );
        cases.push(exact(
            "reduce",
            &format!("reduce_several_{name}"),
            vec![array.clone(), places.clone(), init.clone()],
            Spec::new(ElementType::I32, &[left]),
            &rust,
            text,
        ));
    }
    cases
}

/// Returns cases of the largest elements, among them all special ones, and of their indices.
fn greatest(element: ElementType) -> Vec<Case> {
    let special: Vec<Vec<u8>> = values::special(element);
    let mixed = [&special[..], &special, &special].concat();
    let mut cases = Vec::new();
    for (name, dims, k) in [
        ("top_k_few", vec![3, 70], 4),
        ("top_k_all", vec![2, 9], 9),
        ("top_k_special", vec![mixed.len()], special.len()),
    ] {
        let array = Spec::new(element, &dims);
        let mut values = array.clone();
        values.dims[dims.len() - 1] = k;
        let indices = Spec::new(ElementType::I32, &values.dims);
        let (v, i) = (values.stablehlo(), indices.stablehlo());
        for (part, result) in [(0, &values), (1, &indices)] {
            let ty = result.stablehlo();
            let text = format!(
                "%top:2 = \"chlo.top_k\"(%a) <{{k = {k} : i64}}> : ({}) -> ({v}, {i})
                 %out = stablehlo.reshape %top#{part} : ({ty}) -> {ty}",
                array.stablehlo()
            );
            let rust = format!("top_k(a, {k}).{part}");
            let name = format!("{name}_{part}");
            let parameters = vec![array.clone()];
            let mut case = exact("top_k", &name, parameters, result.clone(), &rust, text);
            if dims.len() == 1 {
                case.arguments = vec![mixed.concat()];
            }
            cases.push(case);
        }
    }
    cases
}
