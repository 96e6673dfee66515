//! Windows over arrays.

use xla_hlo::element::Kind;

use super::fold::{FOLDS, admits, initial};
use super::{is_number, is_ordered, plain};
use crate::bounds::Bounds;
use crate::generate::Generator;
use crate::program::Argument::{self, Int, Ints, Number, On, Pairs, Value, Word};
use crate::program::{Array, Closure};

/// Windows as arguments: sizes of the window, strides, padding, both dilations; and the number of positions.
struct Drawn {
    window: Vec<usize>,
    strides: Vec<usize>,
    padding: Argument,
    dilations: [Vec<usize>; 2],
    places: Vec<usize>,
}

fn draw(g: &mut Generator, dims: &[usize], dilated: bool) -> Drawn {
    let word = g.random.percent(40);
    let same = word && g.random.percent(50);
    let (mut window, mut strides, mut pairs) = (Vec::new(), Vec::new(), Vec::new());
    let (mut dilations, mut places) = ([Vec::new(), Vec::new()], Vec::new());
    for &size in dims {
        let plain = g.random.percent(40);
        let numbers = [0; 4].map(|_| if plain { 1 } else { 1 + g.random.below(3) });
        let [w, stride, mut base, mut hole] = numbers;
        if !dilated {
            (base, hole) = (1, 1);
        }
        let pair = [0; 2].map(|_| if plain || word { 0 } else { g.random.below(3) });
        let base_size = if size == 0 { 0 } else { (size - 1) * base + 1 };
        let all = base_size + pair[0] + pair[1];
        places.push(match all.checked_sub((w - 1) * hole + 1) {
            _ if same => base_size.div_ceil(stride),
            Some(left) => left / stride + 1,
            None => 0,
        });
        window.push(w);
        strides.push(stride);
        pairs.push((pair[0], pair[1]));
        dilations[0].push(base);
        dilations[1].push(hole);
    }
    let padding = match (word, same) {
        (false, _) => Pairs(pairs),
        (true, true) => Word("SAME".to_string()),
        (true, false) => Word("VALID".to_string()),
    };
    Drawn {
        window,
        strides,
        padding,
        dilations,
        places,
    }
}

pub(super) fn reduce_window(g: &mut Generator) -> Option<()> {
    let fold = &FOLDS[g.random.below(FOLDS.len())];
    let operand = g.some(|a| !a.dims.is_empty() && a.dims.len() < 5 && admits(fold, a, false))?;
    let array = g.array(operand);
    let element = array.element;
    // SAME on an empty dimension yields no positions, where a window may have some.
    if array.dims.contains(&0) {
        return None;
    }
    let drawn = draw(g, &array.dims, true);
    let count: usize = drawn.window.iter().product();
    let (initial, of_elements) = initial(fold, element, array.bounds)?;
    // A window inside the padding yields the initial value.
    let zero = Bounds::exact(0.0, 1.0, 0);
    let mut bounds = (fold.of)(of_elements.or(zero), count, element);
    let whole = element.is_integer() && matches!(fold.derived, "any" | "all");
    if whole || !is_number(&array) {
        bounds = Bounds::whole(element);
    }
    let mut arguments = plain([
        Argument::Closure(fold.closure),
        Value(operand),
        Number(initial),
        Ints(drawn.window),
        Ints(drawn.strides),
        drawn.padding,
    ]);
    let [base, hole] = drawn.dilations;
    if g.random.percent(50) || base.iter().any(|&n| n != 1) {
        arguments.push((Some("base_dilations"), Ints(base)));
    }
    arguments.push((Some("window_dilations"), Ints(hole)));
    let result = Array {
        element,
        dims: drawn.places,
        bounds,
    };
    // Half precision may be rounded after each step.
    g.push("reduce_window", arguments, result, 2.0 * count as f64)
}

static GREATEST: Closure = Closure {
    text: "|a, b| a >= b",
    params: 2,
    steps: &[("ge", &[0, 1])],
};
/// Among equal elements, `a < b` selects the first one where XLA compiles, and the last one where XLA folds constants.
static LEAST: Closure = Closure {
    text: "|a, b| a <= b",
    params: 2,
    steps: &[("le", &[0, 1])],
};
static LATER: Closure = Closure {
    text: "|a, b| max(a, b)",
    params: 2,
    steps: &[("max", &[0, 1])],
};

/// Adds a step whose selected elements are exact; the sources are an array of any sizes that windows have over another.
pub(super) fn select_and_scatter(g: &mut Generator) -> Option<()> {
    // XLA crashes on an operand without dimensions.
    let suits = |a: &Array| {
        let rank = a.dims.len();
        is_ordered(a) && a.bounds.is_exact() && !a.dims.contains(&0) && (1..5).contains(&rank)
    };
    let operand = g.some(suits)?;
    let array = g.array(operand);
    let element = array.element;
    let drawn = draw(g, &array.dims, false);
    // XLA visits the elements of a window of several dimensions in row-major order, or in column-major order: sizes,
    // strides and padding determine which one, and so which of equal elements is selected.
    if drawn.window.iter().filter(|&&size| size > 1).count() > 1 {
        return None;
    }
    let like = |a: &Array| a.element == element && a.dims == drawn.places;
    let source = g.some(like)?;
    let bounds = g.array(source).bounds;
    let select = match g.random.below(2) {
        0 => &GREATEST,
        _ => &LEAST,
    };
    let zero = match element.kind() {
        Kind::Bool => "false",
        Kind::Float => "0.0",
        _ => "0",
    };
    let count: usize = drawn.window.iter().product();
    let (scatter, bounds) = match element.kind() {
        Kind::Float if g.random.percent(50) => {
            let sums = bounds.or(Bounds::exact(0.0, 0.0, 0)).summed(count, element);
            (FOLDS[0].closure, sums)
        }
        _ => (&LATER, bounds.or(Bounds::exact(0.0, 0.0, 0))),
    };
    let arguments = plain([
        Argument::Closure(select),
        Argument::Closure(scatter),
        Value(operand),
        Ints(drawn.window),
        Ints(drawn.strides),
        drawn.padding,
        Value(source),
        Number(zero.to_string()),
    ]);
    let result = Array { bounds, ..array };
    g.push("select_and_scatter", arguments, result, 2.0 * count as f64)
}

/// Adds a fold of all elements up to each, or from each on.
pub(super) fn cumulative(g: &mut Generator) -> Option<()> {
    let fold = &FOLDS[g.random.below(4)];
    let operand = g.some(|a| !a.dims.is_empty() && admits(fold, a, true))?;
    let array = g.array(operand);
    let dimension = g.random.below(array.dims.len());
    let (count, element) = (array.dims[dimension], array.element);
    let name = match fold.derived {
        "sum" => "cumulative_sum",
        "product" => "cumulative_product",
        "reduce_max" => "cumulative_max",
        _ => "cumulative_min",
    };
    let mut bounds = array.bounds;
    for n in 2..=count {
        bounds = bounds.or((fold.of)(array.bounds, n, element));
    }
    let mut arguments = plain([Value(operand)]);
    arguments.push((Some("dimension"), Int(dimension)));
    if g.random.percent(40) {
        arguments.push((Some("reverse"), On));
    }
    let result = Array { bounds, ..array };
    g.push(name, arguments, result, count as f64)
}
