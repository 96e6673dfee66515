//! Random numbers: the bits of each algorithm and element type, and the distributions that are computed from them.

use xla_hlo::ElementType;
use xla_hlo::element::Kind;

use super::layouts::rotated;
use super::structural::exact;
use super::{Case, Spec, filled};
use crate::compare::Tolerance;
use crate::number::{ELEMENTS, Format, push_float, push_integer};
use crate::values::mild;

/// Sizes for which the words of a counter are arranged along different dimensions, with and without unused words.
const SHAPES: &[&[usize]] = &[&[37], &[4, 6], &[3, 8], &[5, 7], &[3, 3, 5], &[]];

pub(super) fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for element in ELEMENTS {
        match element.kind() {
            Kind::Bool | Kind::Complex => continue,
            _ => cases.extend(bits(element)),
        }
        if element.is_float() || element.bytes() <= 4 {
            cases.push(uniform(element));
        }
        if element.is_float() {
            cases.extend([normal(element), bernoulli(element), categorical(element)]);
        }
    }
    cases
}

fn state(length: usize) -> Spec {
    Spec::new(ElementType::U64, &[length])
}

/// Encodes a scalar of an element type.
fn scalar(element: ElementType, x: f64) -> Vec<u8> {
    let mut bytes = Vec::new();
    if element.is_float() {
        push_float(element, x, &mut bytes);
    } else {
        push_integer(element, x as i128, &mut bytes);
    }
    bytes
}

fn bits(element: ElementType) -> Vec<Case> {
    let mut cases = Vec::new();
    for (algorithm, length) in [("THREE_FRY", 2), ("PHILOX", 2), ("PHILOX", 3)] {
        // The conversion of a word is the same for all sizes.
        let all = matches!(element, ElementType::U32 | ElementType::U64);
        for dims in if all { SHAPES } else { &SHAPES[..1] } {
            let result = Spec::new(element, dims);
            let (s, r) = (state(length), result.stablehlo());
            for (part, result) in [(0, &s), (1, &result)]
                .into_iter()
                .filter(|(part, _)| all || *part == 1)
            {
                let ty = result.stablehlo();
                let text = format!(
                    "%drawn:2 = \"stablehlo.rng_bit_generator\"(%a) <{{rng_algorithm = #stablehlo<rng_algorithm {algorithm}>}}> : ({0}) -> ({0}, {r})
                     %out = stablehlo.reshape %drawn#{part} : ({ty}) -> {ty}",
                    s.stablehlo()
                );
                let rust =
                    format!("rng_bit_generator(a, \"{algorithm}\", {element}, {dims:?}).{part}");
                let sizes: Vec<String> = dims.iter().map(usize::to_string).collect();
                let sizes = if sizes.is_empty() {
                    "scalar".to_string()
                } else {
                    sizes.join("x")
                };
                let name =
                    format!("rng_bit_generator_{algorithm}_{length}_{element}_{sizes}_{part}");
                let name = name.to_lowercase();
                let parameters = vec![s.clone()];
                let case = exact(
                    "rng_bit_generator",
                    &name,
                    parameters,
                    result.clone(),
                    &rust,
                    text,
                );
                // The numbers depend on the sizes, not on their layout in memory.
                if part == 1 && dims.len() > 1 && element == ElementType::U32 {
                    let mut laid = case.clone();
                    laid.name.push_str("_laid_result");
                    laid.result = laid.result.laid(&rotated(dims.len()));
                    cases.push(laid);
                }
                cases.push(case);
            }
        }
    }
    cases
}

/// Returns the computation of a uniform number from 0 to 1 in StableHLO, `%unit` of type `{ty}` from `%a`, and the
/// number of its random bits.
fn unit(element: ElementType, dims: &[usize], from: &str) -> (String, i32) {
    let (bits, digits) = match element {
        ElementType::F16 => (ElementType::U16, 11),
        ElementType::Bf16 => (ElementType::U16, 8),
        ElementType::F64 => (ElementType::U64, 53),
        _ => (ElementType::U32, 24),
    };
    let spare = 8 * bits.bytes() as i32 - digits;
    let (b, ty) = (
        Spec::new(bits, dims).stablehlo(),
        Spec::new(element, dims).stablehlo(),
    );
    let scale = 0.5_f64.powi(digits);
    let text = format!(
        "%{from}:2 = \"stablehlo.rng_bit_generator\"(%{from}_in) <{{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}}> : (tensor<2xui64>) -> (tensor<2xui64>, {b})
         %{from}_spare = stablehlo.constant dense<{spare}> : {b}
         %{from}_high = stablehlo.shift_right_logical %{from}#1, %{from}_spare : {b}
         %{from}_whole = stablehlo.convert %{from}_high : ({b}) -> {ty}
         %{from}_scale = stablehlo.constant dense<{scale:e}> : {ty}
         %{from}_unit = stablehlo.multiply %{from}_whole, %{from}_scale : {ty}\n"
    );
    (text, digits)
}

/// Returns a case of an operation that draws from a state and takes scalars.
fn drawing(
    operation: &'static str,
    element: ElementType,
    scalars: &[f64],
    result: Spec,
    text: String,
    tolerance: Tolerance,
) -> Case {
    let names = ["b", "c"];
    let rest = names[..scalars.len()].join(", ");
    let rust = format!(
        "let mut s = a; {operation}(&mut s, {rest}, {:?})",
        result.dims
    );
    let mut parameters = vec![state(2)];
    parameters.extend(scalars.iter().map(|_| Spec::new(element, &[])));
    let name = format!("{operation}_{element}");
    let mut case = exact(operation, &name, parameters, result, &rust, text);
    for (argument, &x) in case.arguments[1..].iter_mut().zip(scalars) {
        *argument = scalar(element, x);
    }
    case.tolerance = tolerance;
    case
}

/// Returns a tolerance of `steps` steps at the largest number.
fn steps(element: ElementType, most: f64, steps: f64) -> Tolerance {
    match Format::of(element) {
        Some(format) => Tolerance::Absolute(steps * format.step(most)),
        None => Tolerance::Exact,
    }
}

fn uniform(element: ElementType) -> Case {
    let dims = [50, 3];
    let result = Spec::new(element, &dims);
    let (ty, one) = (result.stablehlo(), Spec::new(element, &[]).stablehlo());
    if element.is_float() {
        let (unit, _) = unit(element, &dims, "u");
        let text = unit.replace("%u_in", "%a")
            + &format!(
                "%width = stablehlo.subtract %c, %b : {one}
                 %w = stablehlo.broadcast_in_dim %width, dims = [] : ({one}) -> {ty}
                 %l = stablehlo.broadcast_in_dim %b, dims = [] : ({one}) -> {ty}
                 %h = stablehlo.broadcast_in_dim %c, dims = [] : ({one}) -> {ty}
                 %scaled = stablehlo.multiply %u_unit, %w : {ty}
                 %moved = stablehlo.add %l, %scaled : {ty}
                 %below = stablehlo.compare LT, %moved, %h : ({ty}, {ty}) -> tensor<50x3xi1>
                 %out = stablehlo.select %below, %moved, %l : tensor<50x3xi1>, {ty}"
            );
        return drawing(
            "rng_uniform",
            element,
            &[-1.5, 2.25],
            result,
            text,
            steps(element, 2.25, 2.0),
        );
    }
    let low = if element.kind() == Kind::Signed {
        -3.0
    } else {
        3.0
    };
    let text = format!(
        "%u:2 = \"stablehlo.rng_bit_generator\"(%a) <{{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<50x3xui32>)
         %bits = stablehlo.convert %u#1 : (tensor<50x3xui32>) -> tensor<50x3xui64>
         %lw = stablehlo.convert %b : ({one}) -> tensor<i64>
         %hw = stablehlo.convert %c : ({one}) -> tensor<i64>
         %width = stablehlo.subtract %hw, %lw : tensor<i64>
         %unsigned = stablehlo.convert %width : (tensor<i64>) -> tensor<ui64>
         %w = stablehlo.broadcast_in_dim %unsigned, dims = [] : (tensor<ui64>) -> tensor<50x3xui64>
         %l = stablehlo.broadcast_in_dim %lw, dims = [] : (tensor<i64>) -> tensor<50x3xi64>
         %product = stablehlo.multiply %bits, %w : tensor<50x3xui64>
         %half = stablehlo.constant dense<32> : tensor<50x3xui64>
         %high = stablehlo.shift_right_logical %product, %half : tensor<50x3xui64>
         %signed = stablehlo.convert %high : (tensor<50x3xui64>) -> tensor<50x3xi64>
         %moved = stablehlo.add %l, %signed : tensor<50x3xi64>
         %out = stablehlo.convert %moved : (tensor<50x3xi64>) -> {ty}"
    );
    drawing(
        "rng_uniform",
        element,
        &[low, 100.0],
        result,
        text,
        Tolerance::Exact,
    )
}

fn normal(element: ElementType) -> Case {
    let result = Spec::new(element, &[3, 5]);
    let wide = match element {
        ElementType::F64 => ElementType::F64,
        _ => ElementType::F32,
    };
    let [ty, out, half, flat] = [
        Spec::new(wide, &[3, 5]),
        result.clone(),
        Spec::new(wide, &[8]),
        Spec::new(wide, &[15]),
    ]
    .map(|spec| spec.stablehlo());
    let [one, wide_one] = [element, wide].map(|element| Spec::new(element, &[]).stablehlo());
    let sixteen = Spec::new(wide, &[16]).stablehlo();
    let (first, digits) = unit(wide, &[8], "u");
    let (second, _) = unit(wide, &[8], "v");
    let text = first.replace("%u_in", "%a")
        + &second.replace("%v_in", "%u#0")
        + &format!(
            "%least = stablehlo.constant dense<{:e}> : {half}
             %positive = stablehlo.add %u_unit, %least : {half}
             %log = stablehlo.log %positive : {half}
             %factor = stablehlo.constant dense<-2.0> : {half}
             %square = stablehlo.multiply %log, %factor : {half}
             %radius = stablehlo.sqrt %square : {half}
             %turn = stablehlo.constant dense<{:e}> : {half}
             %angle = stablehlo.multiply %v_unit, %turn : {half}
             %cos = stablehlo.cosine %angle : {half}
             %sin = stablehlo.sine %angle : {half}
             %x = stablehlo.multiply %radius, %cos : {half}
             %y = stablehlo.multiply %radius, %sin : {half}
             %all = stablehlo.concatenate %x, %y, dim = 0 : ({half}, {half}) -> {sixteen}
             %some = stablehlo.slice %all [0:15] : ({sixteen}) -> {flat}
             %standard = stablehlo.reshape %some : ({flat}) -> {ty}
             %mu = stablehlo.convert %b : ({one}) -> {wide_one}
             %sigma = stablehlo.convert %c : ({one}) -> {wide_one}
             %mus = stablehlo.broadcast_in_dim %mu, dims = [] : ({wide_one}) -> {ty}
             %sigmas = stablehlo.broadcast_in_dim %sigma, dims = [] : ({wide_one}) -> {ty}
             %scaled = stablehlo.multiply %standard, %sigmas : {ty}
             %moved = stablehlo.add %scaled, %mus : {ty}
             %out = stablehlo.convert %moved : ({ty}) -> {out}",
            0.5_f64.powi(digits),
            std::f64::consts::TAU
        );
    drawing(
        "rng_normal",
        element,
        &[0.5, 2.0],
        result,
        text,
        steps(element, 12.0, 8.0),
    )
}

fn bernoulli(element: ElementType) -> Case {
    let dims = [70];
    let result = Spec::new(ElementType::Bool, &dims);
    let (ty, one) = (
        Spec::new(element, &dims).stablehlo(),
        Spec::new(element, &[]).stablehlo(),
    );
    let (unit, _) = unit(element, &dims, "u");
    let text = unit.replace("%u_in", "%a")
        + &format!(
            "%mean = stablehlo.broadcast_in_dim %b, dims = [] : ({one}) -> {ty}
             %out = stablehlo.compare LT, %u_unit, %mean : ({ty}, {ty}) -> tensor<70xi1>"
        );
    drawing(
        "rng_bernoulli",
        element,
        &[0.3],
        result,
        text,
        Tolerance::Exact,
    )
}

/// Returns a case of class indices. The noise has an error of a few steps, which is much less than the distance of the
/// greatest scores.
fn categorical(element: ElementType) -> Case {
    let (logits, result) = (
        Spec::new(element, &[20, 6]),
        Spec::new(ElementType::I32, &[20]),
    );
    let wide = match element {
        ElementType::F64 => ElementType::F64,
        _ => ElementType::F32,
    };
    let scores = Spec::new(wide, &[20, 6]);
    let [from, ty, least] = [&logits, &scores, &Spec::new(wide, &[])].map(Spec::stablehlo);
    let (unit, _) = unit(wide, &scores.dims, "u");
    let infinity = match wide {
        ElementType::F64 => "0xFFF0000000000000",
        _ => "0xFF800000",
    };
    let text = unit.replace("%u_in", "%a")
        + &format!(
            "%log = stablehlo.log %u_unit : {ty}
             %minus = stablehlo.negate %log : {ty}
             %again = stablehlo.log %minus : {ty}
             %noise = stablehlo.negate %again : {ty}
             %logits = stablehlo.convert %b : ({from}) -> {ty}
             %scores = stablehlo.add %logits, %noise : {ty}
             %number = stablehlo.iota dim = 1 : tensor<20x6xi32>
             %infinity = stablehlo.constant dense<{infinity}> : {least}
             %none = stablehlo.constant dense<-1> : tensor<i32>
             %best:2 = stablehlo.reduce(%scores init: %infinity), (%number init: %none) across dimensions = [1] : ({ty}, tensor<20x6xi32>, {least}, tensor<i32>) -> (tensor<20x{wide}>, tensor<20xi32>)
               reducer(%x: {least}, %y: {least}) (%i: tensor<i32>, %j: tensor<i32>) {{
                 %greater = stablehlo.compare GE, %x, %y : ({least}, {least}) -> tensor<i1>
                 %value = stablehlo.select %greater, %x, %y : tensor<i1>, {least}
                 %index = stablehlo.select %greater, %i, %j : tensor<i1>, tensor<i32>
                 stablehlo.return %value, %index : {least}, tensor<i32>
               }}
             %out = stablehlo.reshape %best#1 : (tensor<20xi32>) -> tensor<20xi32>"
        );
    let name = format!("rng_categorical_{element}");
    let parameters = vec![state(2), logits.clone()];
    let rust = "let mut s = a; rng_categorical(&mut s, b)";
    let mut case = exact("rng_categorical", &name, parameters, result, rust, text);
    case.arguments[1] = filled(&name, &logits, mild);
    case
}
