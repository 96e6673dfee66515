//! Help for calls whose arguments are computed from others: the padding of a convolution, the window of a pooling, the
//! digits of a rounded number.

use xla_hlo::aliases::words;
use xla_hlo::list::Items;
use xla_hlo::spelling;

use super::{left_out, named};

/// The arguments of a call, by position and by name.
struct Arguments<'a> {
    all: &'a [String],
    /// The arguments that the help contains.
    used: Vec<bool>,
}

/// Returns the help for a call, if its name is one of these.
pub(super) fn of_call(name: &str, arguments: &[String]) -> Option<String> {
    let last = name.rsplit([':', '.']).next()?.trim();
    let mut arguments = Arguments {
        all: arguments,
        used: vec![false; arguments.len()],
    };
    let code = match last {
        "conv1d" => convolution(&mut arguments, 1),
        "conv2d" => convolution(&mut arguments, 2),
        "conv3d" => convolution(&mut arguments, 3),
        "max_pool1d" => pooling("max_pool", &mut arguments, 1),
        "max_pool2d" => pooling("max_pool", &mut arguments, 2),
        "max_pool3d" => pooling("max_pool", &mut arguments, 3),
        "avg_pool1d" => pooling("avg_pool", &mut arguments, 1),
        "avg_pool2d" => pooling("avg_pool", &mut arguments, 2),
        "avg_pool3d" => pooling("avg_pool", &mut arguments, 3),
        "clip" => clipped(&mut arguments),
        "arange" => counted(&mut arguments),
        "round" | "around" | "round_" => rounded(&mut arguments),
        words::PAD if name != last => padded(&mut arguments),
        _ => None,
    }?;
    let left = arguments.left();
    let left = left.iter().map(String::as_str).collect_vec();
    Some(format!("write `{code}`{}", left_out(&left)))
}

impl Arguments<'_> {
    /// Returns the value of an argument, by one of its names or by its position.
    fn value(&mut self, at: usize, names: &[&str]) -> Option<String> {
        let by_name = |text: &String| named(text).is_some_and(|(name, _)| names.contains(&name));
        let plain = self.all.get(at).filter(|text| named(text).is_none());
        let found = self.all.iter().position(by_name).or(plain.map(|_| at))?;
        self.used[found] = true;
        let text = &self.all[found];
        let value = named(text).map_or(text.as_str(), |(_, value)| value);
        (value != "None").then(|| value.to_string())
    }

    /// Returns the arguments that the help does not contain.
    fn left(&self) -> Vec<String> {
        let left = self.all.iter().zip(&self.used);
        let left = left.filter_items(|(text, used)| !**used && !super::is_meaningless(text));
        left.map(|(text, _)| text.clone()).collect_vec()
    }
}

/// Returns a number for each dimension: `[2, 2]` of `2`, and of `(2, 2)`.
fn each(value: &str, rank: usize) -> Option<Vec<String>> {
    let inner = value.strip_prefix(['(', '[']);
    let inner = inner.and_then(|value| value.strip_suffix([')', ']']));
    let parts = match inner {
        Some(inner) => inner.split(',').map(str::trim).collect_vec(),
        None => vec![value; rank],
    };
    let parts = parts.into_iter().filter_items(|part| !part.is_empty());
    let parts = parts.map(str::to_string).collect_vec();
    (parts.len() == rank).then_some(parts)
}

/// Returns the same number before and after each dimension.
fn pairs(numbers: &[String]) -> String {
    let pairs = numbers.iter().map(|n| format!("({n}, {n})"));
    format!("[{}]", pairs.collect_vec().join(", "))
}

fn list(numbers: &[String]) -> String {
    format!("[{}]", numbers.join(", "))
}

/// Returns PyTorch's convolution: of the input, the weights and the bias, without padding by default.
fn convolution(arguments: &mut Arguments<'_>, rank: usize) -> Option<String> {
    let x = arguments.value(0, &["input"])?;
    let w = arguments.value(1, &["weight"])?;
    let bias = arguments.value(2, &["bias"]);
    let one = vec!["1".to_string(); rank];
    let strides = match arguments.value(3, &["stride", "strides"]) {
        Some(value) => each(&value, rank)?,
        None => one.clone(),
    };
    let padding = arguments.value(4, &["padding"]);
    let padding = padding.unwrap_or_else(|| "0".to_string());
    let dilation = match arguments.value(5, &["dilation"]) {
        Some(value) => each(&value, rank)?,
        None => one.clone(),
    };
    let groups = arguments
        .value(6, &["groups"])
        .filter(|groups| groups != "1");
    let word = padding.trim_matches('"').to_uppercase();
    let is_word = padding.starts_with('"');
    if is_word && !["SAME", "VALID"].contains(&word.as_str()) {
        return None;
    }
    let general = |numbers: &[String]| {
        format!(
            "conv_with_general_padding({x}, {w}, {}, {}",
            list(&strides),
            pairs(numbers)
        )
    };
    let plain = if strides == one {
        format!("conv({x}, {w}, padding = ")
    } else {
        format!("conv({x}, {w}, {}, padding = ", list(&strides))
    };
    let mut code = match (is_word, dilation == one) {
        (true, true) => format!("{plain}\"{word}\""),
        (true, false) if word == "SAME" => return None,
        (true, false) => general(&vec!["0".to_string(); rank]),
        (false, is_one) => {
            let numbers = each(&padding, rank)?;
            if is_one && numbers.iter().all(|n| n == "0") {
                format!("{plain}\"VALID\"")
            } else {
                general(&numbers)
            }
        }
    };
    if dilation != one {
        code += &format!(", rhs_dilation = {}", list(&dilation));
    }
    if let Some(groups) = groups {
        code += &format!(", feature_group_count = {groups}");
    }
    let bias = bias.map_or_else(String::new, |bias| format!(" + {bias}.along([1])"));
    Some(format!("{code}){bias}"))
}

/// Returns a pooling over the last dimensions, whose strides are as large as the window by default.
fn pooling(operation: &str, arguments: &mut Arguments<'_>, rank: usize) -> Option<String> {
    let x = arguments.value(0, &["input"])?;
    let window = arguments.value(1, &["kernel_size", "window_shape"])?;
    let mut code = format!("{operation}({x}, {}", list(&each(&window, rank)?));
    if let Some(stride) = arguments.value(2, &["stride", "strides"]) {
        code += &format!(", {}", list(&each(&stride, rank)?));
    }
    if let Some(padding) = arguments.value(3, &["padding"]) {
        let word = padding.starts_with('"');
        let padding = if word {
            padding
        } else {
            pairs(&each(&padding, rank)?)
        };
        code += &format!(", padding = {padding}");
    }
    Some(code + ")")
}

/// Returns numbers with one bound, if the other one is `None`.
fn clipped(arguments: &mut Arguments<'_>) -> Option<String> {
    let x = arguments.value(0, &["a", "x", "input"])?;
    let low = arguments.value(1, &["a_min", words::MIN]);
    let high = arguments.value(2, &["a_max", "max"]);
    let point = |bound: String| {
        if bound.parse::<i64>().is_ok() {
            bound + ".0"
        } else {
            bound
        }
    };
    match (low, high) {
        (Some(low), None) => Some(format!("clamp({x}, min = {})", point(low))),
        (None, Some(high)) => Some(format!("clamp({x}, max = {})", point(high))),
        _ => None,
    }
}

/// Returns a range of numbers of a stated type, `iota(f32, 10)`; `None` without a type.
fn counted(arguments: &mut Arguments<'_>) -> Option<String> {
    let element = spelling::element(&arguments.value(9, &["dtype"])?)?;
    let (first, second) = (
        arguments.value(0, &["start"])?,
        arguments.value(1, &["stop", "end"]),
    );
    Some(match second {
        None => format!("iota({element}, {first})"),
        Some(second) => format!("arange::<{element}>({first}, {second})"),
    })
}

/// Returns a number that is rounded to digits after its point.
fn rounded(arguments: &mut Arguments<'_>) -> Option<String> {
    let x = arguments.value(0, &["a", "x", "input"])?;
    let digits = arguments.value(1, &["decimals", "digits", "ndigits"])?;
    let digits: usize = digits.parse().ok().filter(|digits| *digits < 16)?;
    if digits == 0 {
        return Some(format!("round_nearest_even({x})"));
    }
    let (x, scale) = (grouped(&x), format!("1{}.0", "0".repeat(digits)));
    Some(format!("round_nearest_even({x} * {scale}) / {scale}"))
}

/// Returns NumPy's padding, whose pairs have the numbers before and after each dimension.
fn padded(arguments: &mut Arguments<'_>) -> Option<String> {
    let x = arguments.value(0, &["array", "input"])?;
    let width = arguments.value(1, &["pad_width"])?;
    let value = arguments.value(3, &["constant_values", "value"]);
    if arguments
        .value(2, &["mode"])
        .is_some_and(|mode| mode != "\"constant\"")
    {
        return None;
    }
    let width: String = width.chars().filter(|c| *c != ' ').collect();
    let inner = width.strip_prefix("((")?.strip_suffix("))").or_else(|| {
        let inner = width.strip_prefix("((")?;
        inner.strip_suffix("),)")
    })?;
    let (mut low, mut high) = (Vec::new(), Vec::new());
    for pair in inner.split("),(") {
        let (before, after) = pair.split_once(',')?;
        low.push(before.to_string());
        high.push(after.to_string());
    }
    let value = value.unwrap_or_else(|| "0".to_string());
    let is_integer = value.parse::<i64>().is_ok();
    let value = if is_integer {
        format!("{value}.0")
    } else {
        value
    };
    Some(format!(
        "pad({x}, {value}, {}, {})",
        list(&low),
        list(&high)
    ))
}

/// Returns an operand of a product.
fn grouped(text: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "_.()[]".contains(c);
    if text.chars().all(is_plain) {
        text.to_string()
    } else {
        format!("({text})")
    }
}
