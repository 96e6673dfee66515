//! Elementwise operations.

use crate::number::ELEMENTS;
use xla_hlo::ElementType;
use xla_hlo::element::Kind;
use xla_hlo::literal::integer_range;

use super::{
    binary, is_float, is_integer, is_number, is_ordered, literal, plain, predicate, second, unary,
};
use crate::bounds::Bounds;
use crate::generate::Generator;
use crate::program::Argument::{self, Element, Number, Value};
use crate::program::Array;

pub(super) fn arithmetic(g: &mut Generator) -> Option<()> {
    let name = g.random.pick(&["add", "sub", "mul"]);
    // XLA folds a sum of two constants of `bool` to their exclusive or, whereas its sum of arguments is their
    // disjunction.
    let suits = |a: &Array| name == "mul" || is_number(a);
    let of = |element: ElementType, a: Bounds, b: Bounds| {
        Some(match name {
            _ if element == ElementType::Bool => Bounds::whole(element),
            "add" => a.plus(b),
            "sub" => a.plus(b.negated()),
            _ => a.times(b, element.is_complex()),
        })
    };
    binary(g, suits, name, of, 4.0)
}

/// Adds a division by numbers other than 0: XLA computes an integer division of constants at compile time and dies of
/// SIGFPE if the divisor is 0. The generator cannot tell which values XLA folds to constants, for example bits shifted
/// out.
pub(super) fn divide(g: &mut Generator) -> Option<()> {
    let of = |element: ElementType, a: Bounds, b: Bounds| {
        let least = b.least_magnitude()?;
        if element.is_integer() {
            return Some(Bounds::whole(element));
        }
        let most = a.most() / least;
        let error = (a.error + b.error * most) / least;
        Some(Bounds::about(-most, most, error))
    };
    binary(g, |a| is_float(a) || is_integer(a), "div", of, 4.0)
}

/// Adds a remainder of a division by numbers other than 0, as in [`divide`].
pub(super) fn remainder(g: &mut Generator) -> Option<()> {
    let of = |element: ElementType, a: Bounds, b: Bounds| {
        b.least_magnitude()?;
        if element.is_integer() {
            return Some(Bounds::whole(element));
        }
        // The remainder jumps where the quotient is an integer.
        let grid = a.grid?.max(b.grid?);
        Some(Bounds::exact(-b.most(), b.most(), grid))
    };
    binary(g, |a| is_float(a) || is_integer(a), "rem", of, 0.0)
}

pub(super) fn extremes(g: &mut Generator) -> Option<()> {
    let name = g.random.pick(&["max", "min"]);
    binary(g, is_ordered, name, |_, a, b| Some(a.or(b)), 0.0)
}

pub(super) fn power(g: &mut Generator) -> Option<()> {
    let base = g.some(|a| is_float(a) && a.bounds.low >= 0.2 || is_integer(a))?;
    let Array {
        element,
        dims,
        bounds,
    } = g.array(base);
    if element.is_integer() {
        let exponent = Number(g.random.below(4).to_string());
        let bounds = Bounds::whole(element);
        return g.push(
            "pow",
            plain([Value(base), exponent]),
            Array {
                element,
                dims,
                bounds,
            },
            0.0,
        );
    }
    let (exponent, other, dims) = second(g, base)?;
    let slope = bounds.low.ln().abs().max(bounds.high.ln().abs());
    let most = (slope * other.most()).exp();
    let error = most * (other.most() * bounds.error / bounds.low + slope * other.error);
    let roundings = 16.0 + 4.0 * slope * other.most();
    let bounds = Bounds::about(0.0, most, error);
    g.push(
        "pow",
        plain([Value(base), exponent]),
        Array {
            element,
            dims,
            bounds,
        },
        roundings,
    )
}

pub(super) fn bits(g: &mut Generator) -> Option<()> {
    let name = g.random.pick(&["and", "or", "xor"]);
    let suits = |a: &Array| is_integer(a) || !is_number(a);
    binary(
        g,
        suits,
        name,
        |element, _, _| Some(Bounds::whole(element)),
        0.0,
    )
}

pub(super) fn shift(g: &mut Generator) -> Option<()> {
    let name = g.random.pick(&[
        "shift_left",
        "shift_right_arithmetic",
        "shift_right_logical",
    ]);
    let operand = g.some(is_integer)?;
    let Array { element, dims, .. } = g.array(operand);
    // Sometimes beyond the width.
    let by = Number(g.random.below(element.bytes() * 8 + 3).to_string());
    let bounds = Bounds::whole(element);
    g.push(
        name,
        plain([Value(operand), by]),
        Array {
            element,
            dims,
            bounds,
        },
        0.0,
    )
}

pub(super) fn function(g: &mut Generator) -> Option<()> {
    let name = g.random.pick(&[
        "exp", "expm1", "log", "log1p", "tanh", "logistic", "erf", "sin", "cos", "sqrt", "rsqrt",
        "cbrt",
    ]);
    let of = |_: ElementType, x: Bounds| {
        let above = |least: f64| (x.low >= least).then_some(());
        let below = |most: f64| (x.high <= most).then_some(());
        Some(match name {
            "exp" => below(6.0).map(|()| x.through(x.high.exp(), f64::exp))?,
            "expm1" => below(6.0).map(|()| x.through(x.high.exp(), f64::exp_m1))?,
            "log" => above(0.1).map(|()| x.through(1.0 / x.low, f64::ln))?,
            "log1p" => above(-0.75).map(|()| x.through(1.0 / (1.0 + x.low), f64::ln_1p))?,
            "cbrt" => above(0.05).map(|()| x.through(x.low.powf(-2.0 / 3.0) / 3.0, f64::cbrt))?,
            "sqrt" => above(0.05).map(|()| x.through(0.5 / x.low.sqrt(), f64::sqrt))?,
            "rsqrt" => {
                above(0.1)?;
                let slope = 0.5 * x.low.powf(-1.5);
                Bounds::about(x.high.powf(-0.5), x.low.powf(-0.5), slope * x.error)
            }
            "tanh" => x.through(1.0, f64::tanh),
            "logistic" => x.through(0.25, |x| 1.0 / (1.0 + (-x).exp())),
            "erf" => Bounds::about(-1.0, 1.0, 1.13 * x.error),
            _ => below(100.0)
                .and(above(-100.0))
                .map(|()| Bounds::about(-1.0, 1.0, x.error))?,
        })
    };
    unary(g, is_float, name, of, 16.0)
}

/// Adds a function that jumps between adjacent numbers, of exact numbers only.
pub(super) fn exact_function(g: &mut Generator) -> Option<()> {
    let name = g.random.pick(&[
        "ceil",
        "floor",
        "round_nearest_afz",
        "round_nearest_even",
        "is_finite",
    ]);
    let operand = g.some(|a| is_float(a) && a.bounds.is_exact())?;
    let array = g.array(operand);
    let bounds = Bounds::exact(array.bounds.low.floor(), array.bounds.high.ceil(), 0);
    let result = match name {
        "is_finite" => predicate(array.dims),
        _ => Array { bounds, ..array },
    };
    g.push(name, plain([Value(operand)]), result, 0.0)
}

pub(super) fn sign_of(g: &mut Generator) -> Option<()> {
    let name = g.random.pick(&["abs", "sign"]);
    let suits = |a: &Array| is_float(a) && a.bounds.is_exact() || a.element.kind() == Kind::Signed;
    let of = |_: ElementType, x: Bounds| {
        Some(match name {
            "sign" => Bounds::exact(-1.0, 1.0, 0),
            // The magnitude of the smallest integer wraps.
            _ => Bounds {
                low: x.low.min(0.0),
                high: x.most(),
                ..x
            },
        })
    };
    unary(g, suits, name, of, 0.0)
}

/// Adds an operation on the bits of integers and exact numbers.
pub(super) fn patterns(g: &mut Generator) -> Option<()> {
    let name = g
        .random
        .pick(&["popcnt", "clz", "reduce_precision", "bitcast_convert"]);
    match name {
        // XLA folds the leading zeros of a negative constant to less than 0.
        "popcnt" | "clz" => unary(
            g,
            |a| is_integer(a) && (name == "popcnt" || a.element.kind() == Kind::Unsigned),
            name,
            |_, _| Some(Bounds::exact(0.0, 64.0, 0)),
            0.0,
        ),
        "reduce_precision" => {
            let operand = g.some(|a| is_float(a) && a.bounds.is_exact())?;
            let array = g.array(operand);
            // Numbers below 2^7 on a grid stay within a format of eight bits, and round to the nearest of its numbers.
            let most = array.bounds.most();
            if most > 128.0 {
                return None;
            }
            let bounds = Bounds::exact(-2.0 * most, 2.0 * most, array.bounds.grid.unwrap_or(0));
            let arguments = plain([Value(operand), Argument::Int(8), Argument::Int(2)]);
            g.push(name, arguments, Array { bounds, ..array }, 0.0)
        }
        _ => {
            let operand = g.some(is_integer)?;
            let Array { element, dims, .. } = g.array(operand);
            let others: Vec<ElementType> = ELEMENTS
                .into_iter()
                .filter(|e| e.is_integer() && e.bytes() == element.bytes() && *e != element)
                .collect();
            let to = g.random.pick(&others);
            let bounds = Bounds::whole(to);
            let result = Array {
                element: to,
                dims,
                bounds,
            };
            g.push(name, plain([Value(operand), Element(to)]), result, 0.0)
        }
    }
}

pub(super) fn angle(g: &mut Generator) -> Option<()> {
    // Away from the branch cut along the negative x axis, where the angle jumps, and from 0.
    let y = g.some(is_float)?;
    let (x, other, dims) = second(g, y)?;
    let Array {
        element, bounds, ..
    } = g.array(y);
    if other.low < 0.1 {
        return None;
    }
    let error = (bounds.error + other.error) / other.low;
    let bounds = Bounds::about(-1.571, 1.571, error);
    g.push(
        "atan2",
        plain([Value(y), x]),
        Array {
            element,
            dims,
            bounds,
        },
        8.0,
    )
}

/// Adds a complex number made of parts, or the parts of one.
pub(super) fn parts(g: &mut Generator) -> Option<()> {
    if g.random.percent(40) {
        let re = g.some(|a| matches!(a.element, ElementType::F32 | ElementType::F64))?;
        let (im, other, dims) = second(g, re)?;
        let Array {
            element, bounds, ..
        } = g.array(re);
        let element = element.complex();
        let bounds = bounds.or(other);
        return g.push(
            "complex",
            plain([Value(re), im]),
            Array {
                element,
                dims,
                bounds,
            },
            0.0,
        );
    }
    let name = g.random.pick(&["real", "imag"]);
    let operand = g.some(|a| a.element.is_complex())?;
    let array = g.array(operand);
    let element = array.element.real();
    g.push(
        name,
        plain([Value(operand)]),
        Array { element, ..array },
        0.0,
    )
}

pub(super) fn opposite(g: &mut Generator) -> Option<()> {
    if g.random.percent(50) {
        return unary(g, is_number, "neg", |_, x| Some(x.negated()), 0.0);
    }
    let suits = |a: &Array| is_integer(a) || !is_number(a);
    unary(
        g,
        suits,
        "not",
        |element, _| Some(Bounds::whole(element)),
        0.0,
    )
}

pub(super) fn compare(g: &mut Generator) -> Option<()> {
    let name = g.random.pick(&["eq", "ne", "lt", "le", "gt", "ge"]);
    let any = matches!(name, "eq" | "ne");
    let lhs = g.some(|a| a.bounds.is_exact() && (any || is_ordered(a)))?;
    let (rhs, other, dims) = second(g, lhs)?;
    other.grid?;
    g.push(name, plain([Value(lhs), rhs]), predicate(dims), 0.0)
}

pub(super) fn select(g: &mut Generator) -> Option<()> {
    let on_true = g.some(|_| true)?;
    let Array {
        element, bounds, ..
    } = g.array(on_true);
    let (on_false, other, dims) = second(g, on_true)?;
    if matches!(on_false, Argument::Along(..)) {
        return None;
    }
    let scalar_or_same = |a: &Array| a.dims.is_empty() || a.dims == dims;
    let pred = g.some(|a| !is_number(a) && scalar_or_same(a))?;
    let bounds = bounds.or(other);
    let arguments = plain([Value(pred), Value(on_true), on_false]);
    g.push(
        "select",
        arguments,
        Array {
            element,
            dims,
            bounds,
        },
        0.0,
    )
}

pub(super) fn clamp(g: &mut Generator) -> Option<()> {
    let operand = g.some(|a| is_float(a) || is_integer(a))?;
    let array = g.array(operand);
    let (low, high) = (literal(g, array.element), literal(g, array.element));
    let (low, high) = if low.1.low <= high.1.low {
        (low, high)
    } else {
        (high, low)
    };
    let x = array.bounds;
    let bounds = Bounds {
        low: x.low.clamp(low.1.low, high.1.low),
        high: x.high.clamp(low.1.low, high.1.low),
        grid: x.grid.map(|grid| grid.max(2)),
        ..x
    };
    let arguments = plain([Value(operand), Number(low.0), Number(high.0)]);
    g.push("clamp", arguments, Array { bounds, ..array }, 0.0)
}

pub(super) fn convert(g: &mut Generator) -> Option<()> {
    let operand = g.some(|_| true)?;
    let Array {
        element: from,
        dims,
        bounds,
    } = g.array(operand);
    let to = g.random.pick(&ELEMENTS);
    if from == to || from.is_complex() && !to.is_complex() {
        return None;
    }
    let bounds = match (from.kind(), to.kind()) {
        (Kind::Float, Kind::Signed | Kind::Unsigned) => {
            // Truncation jumps, and values out of range are the subject of another test.
            bounds.grid?;
            let (least, most) = integer_range(to);
            if bounds.low < least as f64 || bounds.high > most as f64 {
                return None;
            }
            Bounds::exact(bounds.low.trunc(), bounds.high.trunc(), 0)
        }
        (_, Kind::Bool) => {
            bounds.grid?;
            Bounds::whole(to)
        }
        (_, Kind::Complex) if !from.is_complex() => bounds.or(Bounds::exact(0.0, 0.0, 0)),
        _ => bounds,
    };
    let result = Array {
        element: to,
        dims,
        bounds,
    };
    g.push("convert", plain([Value(operand), Element(to)]), result, 1.0)
}
