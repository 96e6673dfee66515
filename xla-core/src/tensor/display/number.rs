//! Numbers as text of a uniform width, as NumPy prints them.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use xla_shape::{ElementType, rounding};

use crate::element::Value;

/// The format of a tensor's elements.
pub(super) enum Format {
    /// `True` and `False`; also the format of a tensor that prints no element.
    Bool,
    /// Integers, padded to a number of characters.
    Integer(usize),
    /// Floating-point numbers.
    Float(Floats),
    /// Complex numbers: the formats of the real and the imaginary part.
    Complex(Floats, Floats),
}

impl Format {
    /// Returns the format that fits these elements, with at most `precision` digits after the point.
    #[inline(never)]
    pub(super) fn new(element: ElementType, shown: &[Value], precision: usize) -> Format {
        let (mut width, mut parts) = (0, [Vec::new(), Vec::new()]);
        for value in shown {
            match *value {
                Value::Bool(_) => {}
                Value::Integer(integer) => width = width.max(integer.to_string().len()),
                Value::Float(x) => parts[0].push(x),
                Value::Complex(re, im) => {
                    parts[0].push(re);
                    parts[1].push(im);
                }
            }
        }
        let floats = |part: &[f64], plus| Floats::new(element.real(), part, precision, plus);
        match shown.first() {
            None | Some(Value::Bool(_)) => Format::Bool,
            Some(Value::Integer(_)) => Format::Integer(width),
            Some(Value::Float(_)) => Format::Float(floats(&parts[0], false)),
            Some(Value::Complex(..)) => {
                Format::Complex(floats(&parts[0], false), floats(&parts[1], true))
            }
        }
    }

    /// Formats one element, padded to the common width.
    #[inline(never)]
    pub(super) fn text(&self, value: Value) -> String {
        match (self, value) {
            (Format::Integer(width), Value::Integer(integer)) => format!("{integer:>width$}"),
            (Format::Float(floats), Value::Float(x)) => floats.text(x),
            (Format::Complex(re, im), Value::Complex(x, y)) => {
                // The "j" directly follows the number, and the padding follows the "j".
                let imaginary = im.text(y);
                let number = imaginary.trim_end();
                format!("{}{number}j{}", re.text(x), &imaginary[number.len()..])
            }
            (_, value) => format!("{:>5}", scalar(ElementType::Bool, value)),
        }
    }
}

/// The format of a column of floating-point numbers.
pub(super) struct Floats {
    element: ElementType,
    precision: usize,
    plus: bool,
    /// The number of digits of the exponent, if there is one.
    exponent: Option<usize>,
    /// The number of characters before, and of those after, the point.
    left: usize,
    right: usize,
}

impl Floats {
    #[inline(never)]
    fn new(element: ElementType, numbers: &[f64], precision: usize, plus: bool) -> Floats {
        let mut floats = Floats {
            element,
            precision,
            plus,
            exponent: None,
            left: 0,
            right: 0,
        };
        let finite = || numbers.iter().copied().filter(|x| x.is_finite());
        let most = finite().map(f64::abs).fold(0.0, f64::max);
        let least = finite()
            .map(f64::abs)
            .filter(|x| *x > 0.0)
            .fold(f64::INFINITY, f64::min);
        let scientific = most > 0.0
            && (most >= largest_plain(element).min(1e8)
                || least < round(element, 0.0001)
                || round(element, most / least) > 1000.0);
        for x in finite() {
            let (mantissa, exponent) = floats.parts(x, scientific);
            let (before, after) = mantissa.split_once('.').unwrap_or((&mantissa, ""));
            floats.left = floats.left.max(before.len());
            floats.right = floats.right.max(after.len());
            floats.exponent = floats
                .exponent
                .max(exponent.map(|exponent| exponent.len() - 1));
        }
        // `nan` and `inf` take three characters.
        if numbers.iter().any(|x| !x.is_finite()) {
            let sign = usize::from(plus || numbers.contains(&f64::NEG_INFINITY));
            let beyond = floats.width() - floats.left;
            floats.left = floats.left.max((3 + sign).saturating_sub(beyond));
        }
        floats
    }

    /// Returns the number of characters of one number.
    fn width(&self) -> usize {
        self.left + 1 + self.right + self.exponent.map_or(0, |digits| digits + 2)
    }

    #[inline(never)]
    fn text(&self, x: f64) -> String {
        let width = self.width();
        if !x.is_finite() {
            return format!("{:>width$}", self.signed(x, special(x)));
        }
        let (mantissa, exponent) = self.parts(x, self.exponent.is_some());
        let (before, after) = mantissa.split_once('.').unwrap_or((&mantissa, ""));
        let (left, right) = (self.left, self.right);
        let (Some(exponent), Some(digits)) = (exponent, self.exponent) else {
            return format!("{before:>left$}.{after:<right$}");
        };
        let text = |before: &str, after: &str, exponent: &str| {
            let (sign, number) = exponent.split_at(1);
            format!("{before:>left$}.{after}e{sign}{number:0>digits$}")
        };
        if after.len() >= right {
            return text(before, after, &exponent);
        }
        // Digits beyond the shortest unambiguous form are the number's own, not zeros. They may begin with a smaller
        // leading digit than the short form: 1e-40 in f32 is 9.9999461e-41.
        let exact = format!("{:.right$e}", x.abs());
        let (mantissa, exponent) = exact.split_once('e').unwrap_or((&exact, "0"));
        let (before, after) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        text(
            &self.signed(x, before.to_owned()),
            after,
            &signed_exponent(exponent),
        )
    }

    /// Formats a number with its sign and a point and, in scientific notation, its signed exponent.
    #[inline(never)]
    fn parts(&self, x: f64, scientific: bool) -> (String, Option<String>) {
        let magnitude = x.abs();
        let digits = |text: &str| text.split_once('.').map_or(0, |(_, after)| after.len());
        if !scientific {
            let mut text = shortest(self.element, magnitude).to_string();
            if digits(&text) > self.precision {
                text = trim(format!("{magnitude:.*}", self.precision));
            }
            return (self.signed(x, text), None);
        }
        let mut text = format!("{:e}", shortest(self.element, magnitude));
        if text
            .split_once('e')
            .is_some_and(|(mantissa, _)| digits(mantissa) > self.precision)
        {
            text = format!("{magnitude:.*e}", self.precision);
        }
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        (
            self.signed(x, trim(mantissa.to_owned())),
            Some(signed_exponent(exponent)),
        )
    }

    fn signed(&self, x: f64, magnitude: String) -> String {
        match (x.is_sign_negative() && !x.is_nan(), self.plus) {
            (true, _) => format!("-{magnitude}"),
            (false, true) => format!("+{magnitude}"),
            (false, false) => magnitude,
        }
    }
}

/// Formats a single element: `1.5`, `1e-05`, `True`, `(1+2j)`.
#[inline(never)]
pub(super) fn scalar(element: ElementType, value: Value) -> String {
    match value {
        Value::Bool(true) => "True".to_owned(),
        Value::Bool(false) => "False".to_owned(),
        Value::Integer(integer) => integer.to_string(),
        Value::Float(x) => {
            let text = scalar_float(element, x);
            if x.is_finite() && !text.contains(['.', 'e']) {
                text + ".0"
            } else {
                text
            }
        }
        Value::Complex(re, im) => {
            let imaginary = scalar_float(element.real(), im);
            if re == 0.0 && re.is_sign_positive() {
                return imaginary + "j";
            }
            let plus = if imaginary.starts_with('-') { "" } else { "+" };
            format!("({}{plus}{imaginary}j)", scalar_float(element.real(), re))
        }
    }
}

#[inline(never)]
fn scalar_float(element: ElementType, x: f64) -> String {
    if !x.is_finite() {
        return if x == f64::NEG_INFINITY {
            "-inf".to_owned()
        } else {
            special(x)
        };
    }
    let number = shortest(element, x);
    if x == 0.0 || (1e-4..largest_plain(element)).contains(&x.abs()) {
        return number.to_string();
    }
    let text = format!("{number:e}");
    let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
    format!("{mantissa}e{}", signed_exponent(exponent))
}

fn special(x: f64) -> String {
    if x.is_nan() {
        "nan".to_owned()
    } else {
        "inf".to_owned()
    }
}

/// Formats an exponent with its sign and at least two digits.
fn signed_exponent(exponent: &str) -> String {
    let digits = exponent.trim_start_matches('-');
    let sign = if digits.len() < exponent.len() {
        '-'
    } else {
        '+'
    };
    format!("{sign}{digits:0>2}")
}

/// Removes trailing zeros after the point, and a point that would end the text.
fn trim(text: String) -> String {
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        text
    }
}

/// Returns the magnitude from which on a number is printed with an exponent: ten to the power of the type's decimal
/// digits.
fn largest_plain(element: ElementType) -> f64 {
    match element {
        short if short.is_short() => 1e3,
        ElementType::F32 => 1e6,
        _ => 1e16,
    }
}

/// Rounds to the nearest number of the element type.
fn round(element: ElementType, x: f64) -> f64 {
    match element {
        short if short.is_short() => rounding::rounded(short, x),
        ElementType::F32 => f64::from(x as f32),
        _ => x,
    }
}

/// Returns the shortest decimal number that rounds to `x` in the element type.
fn shortest(element: ElementType, x: f64) -> f64 {
    (0..17)
        .map(|digits| parse(&format!("{x:.digits$e}")))
        .find(|&short| round(element, short) == x)
        .unwrap_or(x)
}

fn parse(text: &str) -> f64 {
    text.parse().unwrap_or(f64::NAN)
}
