//! The elements of small arrays of integers and of `bool`s, as functions of sizes: shapes that a model computes.

use std::rc::Rc;

use xla_hlo::attr::Direction;
use xla_hlo::graph::{Attr, find};
use xla_hlo::literal::Scalar;
use xla_hlo::ops::reduce;
use xla_hlo::ops::{broadcast, clamp, compare, concatenate, constant, convert, reshape, slice};
use xla_hlo::{Graph, Instr, Literal, Shape, Size, Value};

use super::number::{Certain, NATURAL, Number};

/// The most elements of an array whose content is followed.
pub(super) const MOST: usize = 64;

/// The elements of an array, if they are followed.
pub(super) type Contents = Option<Rc<[Element]>>;

/// An element.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Element {
    Number(Number),
    Test(Test),
}

/// A condition that not all sizes satisfy.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Test {
    pub(super) kind: Kind,
    pub(super) number: Number,
    /// Whether the condition is the opposite.
    negated: bool,
}

/// The kind of a condition.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Kind {
    /// The number is at least 0.
    AtLeastZero,
    /// The number is 0.
    Zero,
}

impl Element {
    fn of(number: i64) -> Element {
        Element::Number(number.into())
    }

    fn of_bool(is: bool) -> Element {
        Element::of(is.into())
    }

    /// Returns the number; for a condition, 1 or 0, if it is a function of sizes.
    pub(super) fn number(&self) -> Option<Number> {
        match self {
            Element::Number(number) => Some(number.clone()),
            Element::Test(test) => {
                let inexact = match test.kind {
                    Kind::Zero => test.number.is_inexact()?,
                    Kind::AtLeastZero => return None,
                };
                if test.negated {
                    Some(inexact)
                } else {
                    Number::from(1).minus(&inexact)
                }
            }
        }
    }

    fn known(&self) -> Option<i64> {
        match self {
            Element::Number(number) => number.known(),
            Element::Test(_) => None,
        }
    }

    fn opposite(&self) -> Option<Element> {
        match self {
            Element::Number(number) => Number::from(1).minus(number).map(Element::Number),
            Element::Test(test) => Some(Element::Test(Test {
                negated: !test.negated,
                ..test.clone()
            })),
        }
    }

    /// Returns the condition, if it is one that holds for some sizes and is not negated.
    pub(super) fn condition(&self) -> Option<&Test> {
        match self {
            Element::Test(test) if !test.negated => Some(test),
            _ => None,
        }
    }
}

/// Whether the elements of an array of this shape are followed: sizes are in range for its element type.
pub(super) fn is_followed(shape: &Shape) -> bool {
    use xla_hlo::ElementType::{Bool, I32, I64, U32, U64};
    let len = shape.len().known();
    [Bool, I32, I64, U32, U64].contains(&shape.element) && len.is_some_and(|len| len <= MOST)
}

/// Returns the elements of a constant.
pub(super) fn of_literal(literal: &Literal) -> Contents {
    if !is_followed(literal.shape()) {
        return None;
    }
    let element = |scalar: Scalar| match scalar {
        Scalar::Integer(n) => i64::try_from(n).ok().map(Element::of),
        Scalar::Bool(is) => Some(Element::of_bool(is)),
        _ => None,
    };
    literal.elements().map(element).collect()
}

/// Computes the elements of an instruction's result from its operands, as far as they are functions of sizes.
pub(super) fn evaluate(
    graph: &Graph,
    instr: &Instr,
    operands: &[Rc<[Element]>],
    certain: Certain<'_>,
) -> Option<Vec<Option<Element>>> {
    let &[result] = instr.results.as_slice() else {
        return None;
    };
    let shape = graph.shape(result);
    let is = |primitive: &xla_hlo::Primitive| *instr.op == *primitive;
    if is(&constant::SIZE) {
        let Some(Attr::Sizes(sizes)) = instr.attr("size") else {
            return None;
        };
        return Some(vec![Some(Element::Number(Number::size(&sizes[0])))]);
    }
    let first = operands.first()?;
    // These keep the elements and their row-major order. A conversion to `bool` is a comparison with 0.
    if is(&reshape::PRIMITIVE) || (is(&convert::PRIMITIVE) && !becomes_bool(graph, instr)) {
        return Some(first.iter().cloned().map(Some).collect());
    }
    let dims = |value: Value| graph.shape(value).known_dims();
    if is(&broadcast::PRIMITIVE) {
        let (own, sizes) = (dims(instr.operands[0])?, dims(result)?);
        let places = instr.dims("broadcast_dimensions");
        // The row-major position in the operand; a dimension of size 1 is repeated.
        let at = |index: &[usize]| {
            let own = places.iter().zip(&own);
            own.fold(0, |at, (&d, &n)| at * n + if n == 1 { 0 } else { index[d] })
        };
        return Some(
            indices(&sizes)
                .map(|i| first.get(at(&i)).cloned())
                .collect(),
        );
    }
    if is(&concatenate::PRIMITIVE) {
        let all = concatenated(graph, instr, operands)?;
        return Some(all.into_iter().map(Some).collect());
    }
    if is(&slice::PRIMITIVE) {
        let list = |name: &str| match find(&instr.attrs, name) {
            Some(Attr::Sizes(sizes)) => sizes.iter().map(Size::known).collect::<Option<Vec<_>>>(),
            _ => None,
        };
        let (starts, strides) = (list("start_indices")?, list("strides")?);
        let own = dims(instr.operands[0])?;
        let at = |index: &[usize]| {
            let each = index.iter().zip(&starts).zip(&strides).zip(&own);
            each.fold(0, |at, (((i, start), stride), n)| {
                at * n + start + i * stride
            })
        };
        let sizes = dims(result)?;
        return Some(
            indices(&sizes)
                .map(|i| first.get(at(&i)).cloned())
                .collect(),
        );
    }
    if is(&reduce::PRIMITIVE) {
        return Some(vec![reduced(graph, instr, operands, certain)]);
    }
    // A scalar selects for all elements.
    let len = shape.len().known()?;
    let each = (0..len).map(|i| {
        let one = |list: &Rc<[Element]>| match list.len() {
            1 => list.first().cloned(),
            _ => list.get(i).cloned(),
        };
        let elements: Option<Vec<Element>> = operands.iter().map(one).collect();
        elementwise_of(graph, instr, &elements?, certain)
    });
    Some(each.collect())
}

/// Whether a conversion compares with zero.
fn becomes_bool(graph: &Graph, instr: &Instr) -> bool {
    let is_bool = |value: Value| graph.shape(value).element == xla_hlo::ElementType::Bool;
    is_bool(instr.results[0]) && !is_bool(instr.operands[0])
}

/// Returns all indices of an array, in the order of its elements.
fn indices(sizes: &[usize]) -> impl Iterator<Item = Vec<usize>> + use<'_> {
    let len: usize = sizes.iter().product();
    (0..len).map(move |mut at| {
        let mut index = vec![0; sizes.len()];
        for (i, size) in index.iter_mut().zip(sizes).rev() {
            *i = at % size;
            at /= size;
        }
        index
    })
}

fn concatenated(graph: &Graph, instr: &Instr, operands: &[Rc<[Element]>]) -> Option<Vec<Element>> {
    let Some(&Attr::Int(dimension)) = instr.attr("dimension") else {
        return None;
    };
    let dimension = usize::try_from(dimension).ok()?;
    let sizes = graph.shape(instr.results[0]).known_dims()?;
    // Rows before the dimension alternate between the operands: each of them has a contiguous part of every row.
    let rows: usize = sizes.get(..dimension)?.iter().product();
    let mut all = Vec::new();
    for row in 0..rows {
        for list in operands {
            let each = list.len() / rows.max(1);
            all.extend_from_slice(list.get(row * each..(row + 1) * each)?);
        }
    }
    Some(all)
}

/// Adds, multiplies or compares all elements of a list.
fn reduced(
    graph: &Graph,
    instr: &Instr,
    operands: &[Rc<[Element]>],
    certain: Certain<'_>,
) -> Option<Element> {
    let ([all, init], [region]) = (operands, instr.regions.as_slice()) else {
        return None;
    };
    // Only regions of one instruction are followed, such as the product of the sizes in a shape.
    let mut steps = region.instrs();
    let (Some((_, step)), None) = (steps.next(), steps.next()) else {
        return None;
    };
    if graph.shape(instr.results[0]).rank() != 0 || region.results != step.results {
        return None;
    }
    let mut sum = init.first()?.clone();
    for element in all.iter() {
        sum = elementwise_of(region, step, &[sum, element.clone()], certain)?;
    }
    Some(sum)
}

fn elementwise_of(
    graph: &Graph,
    instr: &Instr,
    operands: &[Element],
    certain: Certain<'_>,
) -> Option<Element> {
    if let Some(direction) = compare::direction(instr) {
        let [a, b] = operands else { return None };
        let are_bools = graph.shape(*instr.operands.first()?).element == xla_hlo::ElementType::Bool;
        if let (Direction::Eq | Direction::Ne, true, Some(known)) =
            // `a == true` and `a != false` are `a`; the other two are its opposite. The element `a` need not be known.
            (direction, are_bools, b.known())
        {
            return if (known != 0) == (direction == Direction::Eq) {
                Some(a.clone())
            } else {
                a.opposite()
            };
        }
        return compared(direction, &a.number()?, &b.number()?, certain);
    }
    if *instr.op == clamp::PRIMITIVE {
        let [least, a, most] = operands else {
            return None;
        };
        let most = most.number()?;
        let above = least.number()?.max(&a.number()?, certain)?;
        return above.min(&most, certain).map(Element::Number);
    }
    let is_bool = graph.shape(*instr.results.first()?).element == xla_hlo::ElementType::Bool;
    // Conversions that keep the kind of element are in `evaluate`, so this one makes a `bool`.
    if *instr.op == convert::PRIMITIVE {
        return compared(
            Direction::Ne,
            &operands.first()?.number()?,
            &0.into(),
            certain,
        );
    }
    let name = instr.op.name;
    match (name, operands) {
        ("select", [condition, a, b]) => selected(condition, a, b),
        ("and" | "or", [a, b]) if is_bool => {
            // The value that decides.
            let decides = i64::from(name == "or");
            match (a.known(), b.known()) {
                (Some(known), _) if known == decides => Some(a.clone()),
                (_, Some(known)) if known == decides => Some(b.clone()),
                (Some(_), _) => Some(b.clone()),
                (_, Some(_)) => Some(a.clone()),
                _ => Some(a.clone()).filter(|a| a == b),
            }
        }
        ("not", [a]) if is_bool => a.opposite(),
        ("xor", [a, b]) if is_bool => Some(Element::of_bool(a.known()? != b.known()?)),
        _ => {
            let numbers: Option<Vec<Number>> = operands.iter().map(Element::number).collect();
            let number = match (name, numbers?.as_slice()) {
                ("add", [a, b]) => a.plus(b),
                ("sub", [a, b]) => a.minus(b),
                ("mul", [a, b]) => a.times(b),
                ("div", [a, b]) => a.divided_by(b, certain),
                ("rem", [a, b]) => a.remainder(b, certain),
                ("neg", [a]) => Some(a.negated()),
                // Only a number whose sign is certain has a magnitude that is a function of sizes.
                ("abs", [a]) => {
                    if a.is_certain(certain) {
                        Some(a.clone())
                    } else {
                        Some(a.negated()).filter(|a| a.is_certain(certain))
                    }
                }
                ("max", [a, b]) => a.max(b, certain),
                ("min", [a, b]) => a.min(b, certain),
                ("sign", [a]) => sign(a, certain),
                _ => None,
            };
            number.map(Element::Number)
        }
    }
}

fn sign(a: &Number, certain: Certain<'_>) -> Option<Number> {
    let one = Number::from(1);
    if a.is(0) {
        return Some(a.clone());
    }
    if a.minus(&one)?.is_certain(certain) {
        return Some(one);
    }
    let below = a.negated().minus(&one)?.is_certain(certain);
    if !below && a.negated().is_certain(certain) {
        // It is 0 or -1.
        let (more, less) = a.halves();
        let name = format!("{NATURAL}sign({more} - {less})");
        return Some(Number::size(&Size::name(name)).negated());
    }
    below.then(|| one.negated())
}

/// Selects one of two elements: where the condition is a number, `b` and as often the difference.
fn selected(condition: &Element, a: &Element, b: &Element) -> Option<Element> {
    if a == b {
        return Some(a.clone());
    }
    match condition.known() {
        Some(0) => Some(b.clone()),
        Some(_) => Some(a.clone()),
        None => {
            // `c ? a : b` is `b + c * (a - b)` for a condition `c` that is 0 or 1.
            let (times, b) = (condition.number()?, b.number()?);
            let more = a.number()?.minus(&b)?.times(&times)?;
            b.plus(&more).map(Element::Number)
        }
    }
}

fn compared(direction: Direction, a: &Number, b: &Number, certain: Certain<'_>) -> Option<Element> {
    use Direction::{Ge, Gt, Le, Lt, Ne};
    match direction {
        Lt | Ge if b.is(0) && a.is_certain(certain) => {
            return Some(Element::of_bool(direction == Ge));
        }
        // A remainder that is not positive is negative where it is not zero.
        Lt | Ge if b.is(0) && a.is_negative_remainder() => {
            return Some(Element::Test(Test {
                kind: Kind::Zero,
                number: a.clone(),
                negated: direction == Lt,
            }));
        }
        _ => {}
    }
    // Each inequality of whole numbers becomes `rest >= 0`: `a < b` is `b - a - 1 >= 0`, and `a <= b` is `b - a >= 0`.
    let one = Number::from(1);
    let rest = match direction {
        Lt | Le => b.minus(a)?,
        _ => a.minus(b)?,
    };
    let rest = match direction {
        Lt | Gt => rest.minus(&one)?,
        _ => rest,
    };
    // `n < 0` is certain where `-n - 1 >= 0` is.
    let is_below = |number: &Number| {
        let more = number.negated().minus(&one);
        more.is_some_and(|more| more.is_certain(certain))
    };
    if let Lt | Le | Gt | Ge = direction {
        return Some(match (rest.is_certain(certain), is_below(&rest)) {
            (true, _) => Element::of(1),
            (_, true) => Element::of(0),
            _ => Element::Test(Test {
                kind: Kind::AtLeastZero,
                number: rest,
                negated: false,
            }),
        });
    }
    let negated = direction == Ne;
    let differ = is_below(&rest) || is_below(&rest.negated());
    Some(match (rest.is(0), differ) {
        (true, _) => Element::of_bool(!negated),
        (_, true) => Element::of_bool(negated),
        _ => {
            // The difference to zero is the remainder itself.
            let number = if b.is(0) { a.clone() } else { rest };
            Element::Test(Test {
                kind: Kind::Zero,
                number,
                negated,
            })
        }
    })
}
