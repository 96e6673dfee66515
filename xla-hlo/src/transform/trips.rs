//! The rounds of a loop that counts.

use super::rows;
use crate::attr::Direction;
use crate::element::Kind;
use crate::error::{Fault, FaultKind};
use crate::list::Items;
use crate::literal::{Scalar, integer_range};
use crate::operation::Form;
use crate::ops::constant::literal;
use crate::ops::{compare, convert, elementwise, needed, select};
use crate::{Graph, Instr, Size, Value};

/// The rounds of a loop, numbered from one size up to another, exclusive; there are none if the first is not less.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Rounds {
    /// The number of the first round.
    pub(super) from: Size,
    /// The number after the last round, which is also the number of stored rows.
    pub(super) to: Size,
}

impl Rounds {
    /// Returns these rounds, numbered from 0 if their number is known.
    fn new(from: Size, to: Size) -> Rounds {
        match (from.known(), to.known()) {
            (Some(from), Some(to)) => Rounds {
                from: 0.into(),
                to: to.saturating_sub(from).into(),
            },
            _ => Rounds { from, to },
        }
    }

    /// Whether there are certainly none.
    pub(super) fn are_none(&self) -> bool {
        self.to.is(0)
    }
}

/// Returns the rounds of a loop, if its condition compares a counter with a bound and both are known while compiling.
pub(super) fn count(graph: &Graph, instr: &Instr) -> Option<Rounds> {
    let [condition, body] = instr.regions.as_slice() else {
        return None;
    };
    // The condition must be `counter < bound`, or one of its mirrored and closed forms.
    let more = condition.maker(unmarked(condition, *condition.results.first()?))?;
    let (counter, bound, closed) = match compare::direction(more)? {
        Direction::Lt => (more.operands[0], more.operands[1], false),
        Direction::Le => (more.operands[0], more.operands[1], true),
        Direction::Gt => (more.operands[1], more.operands[0], false),
        Direction::Ge => (more.operands[1], more.operands[0], true),
        Direction::Eq | Direction::Ne => return None,
    };
    // The counter is a part of the state. The bound is captured, or a part of the state that the body returns as it is,
    // or a constant of the condition.
    let place = |value| condition.params.iter().position(|&param| param == value);
    let counter = place(counter).filter(|&i| i < instr.own())?;
    let bound = match place(bound) {
        Some(i) if i >= instr.own() || body.results[i] == body.params[i] => {
            rounds(graph, instr.operands[i])?
        }
        Some(_) => return None,
        None => rounds(condition, bound)?,
    };
    // The body must return `counter + 1` in the counter's place.
    let next = body.maker(body.results[counter])?;
    let param = body.params[counter];
    let step = match next.operands.as_slice() {
        [a, step] if *next.op == elementwise::add && *a == param => *step,
        [step, a] if *next.op == elementwise::add && *a == param => *step,
        _ => return None,
    };
    if number(body, step)? != 1 {
        return None;
    }
    let first = instr.operands[counter];
    // Rounds are counted by sizes, which are not negative. `counter <= bound` is `counter < bound + 1`.
    let mut to = bound.to;
    if closed {
        to = to.plus(&Size::from(1)).ok()?;
    }
    // A negative start moves both ends up: `-2..n` has as many rounds as `0..n + 2`.
    let from = match number(graph, first) {
        Some(first) if first < 0 => {
            let below = usize::try_from(first.unsigned_abs()).ok()?;
            to = to.plus(&Size::from(below)).ok()?;
            bound.from
        }
        Some(_) | None => bound.from.plus(&size(graph, first)?).ok()?,
    };
    Some(Rounds::new(from, to))
}

/// Returns the condition of a loop whose rounds are counted. Where no index needs the loop, nothing reads its state,
/// so that it may run all the same.
pub(super) fn condition(instr: &Instr) -> Graph {
    let mut condition = instr.regions[0].clone();
    let holds = condition.results.iter();
    let holds = holds.map(|&holds| unmarked(&condition, holds));
    condition.results = holds.collect_vec();
    condition
}

/// Returns a condition without the marks that end a loop which no index needs.
fn unmarked(condition: &Graph, holds: Value) -> Value {
    let Some(both) = condition.maker(holds) else {
        return holds;
    };
    match both.operands.as_slice() {
        &[holds, mark]
            if *both.op == elementwise::and && needed::operand(condition, mark).is_some() =>
        {
            unmarked(condition, holds)
        }
        _ => holds,
    }
}

/// Returns the rounds of a loop from 0 up to a scalar: a size, or the difference of two.
fn rounds(graph: &Graph, value: Value) -> Option<Rounds> {
    let zero = Size::from(0);
    if let Some(to) = size(graph, value) {
        return Some(Rounds { from: zero, to });
    }
    // Arithmetic in a narrower type may wrap around.
    if graph.shape(value).element.bytes() < rows::COUNTER.bytes() {
        return None;
    }
    let maker = graph.maker(value)?;
    if let Form::Size(whole) = (maker.op.form)(graph, maker) {
        // A number that is subtracted from a size is added to both ends.
        return (1..=SUBTRACTED).map(Size::from).find_map(|from| {
            let to = whole.plus(&from).ok()?;
            to.is_certain().then_some(Rounds { from, to })
        });
    }
    if *maker.op == convert::PRIMITIVE {
        let from = graph.shape(maker.operands[0]).element.kind();
        let is_integer = matches!(from, Kind::Signed | Kind::Unsigned);
        return rounds(graph, maker.operands[0]).filter(|_| is_integer);
    }
    if *maker.op != select::PRIMITIVE || number(graph, maker.operands[1])? != 0 {
        return None;
    }
    // `select(first < end, end - first, 0)`, perhaps with a number that is added to round up.
    // The number of rounds of a range, which progressions compute.
    let mut span = graph.maker(maker.operands[2])?;
    let mut more = zero;
    if *span.op == elementwise::add {
        more = size(graph, span.operands[1])?;
        span = graph.maker(span.operands[0])?;
    }
    let [end, first] = ends(graph, maker.operands[0])?;
    if *span.op != elementwise::sub || span.operands != [end, first] {
        return None;
    }
    let Rounds { from, to } = rounds(graph, end)?;
    Some(Rounds {
        from: from.plus(&size(graph, first)?).ok()?,
        to: to.plus(&more).ok()?,
    })
}

/// The largest number that is subtracted from a size in the bound of a loop.
const SUBTRACTED: usize = 64;

/// Returns the fault for a loop whose rounds are not counted.
pub(super) fn unknown() -> Fault {
    let help = "state the most rounds, `#[rounds(max = 100)]` before the loop or `max_rounds = 100` in `while_loop`; or \
                take tangents with `jvp`, which keeps nothing";
    Fault::call(FaultKind::UnknownRounds).help(help)
}

/// Returns the number that a scalar is.
fn number(graph: &Graph, value: Value) -> Option<i128> {
    match literal(graph, value)?.splat()? {
        Scalar::Integer(number) => Some(number),
        _ => None,
    }
}

/// Returns the size that a scalar is, if it is certainly not negative and has a value of the scalar's type. Progressions
/// compute it from bounds in a few steps.
fn size(graph: &Graph, value: Value) -> Option<Size> {
    if let Some(number) = number(graph, value) {
        return usize::try_from(number).ok().map(Size::from);
    }
    let element = graph.shape(value).element;
    let size = computed(graph, value)?;
    let fits = match size.known() {
        Some(n) => (n as i128) <= integer_range(element).1,
        // No loop has more rounds than its counter counts.
        None => element.bytes() >= rows::COUNTER.bytes(),
    };
    fits.then_some(size)
}

fn computed(graph: &Graph, value: Value) -> Option<Size> {
    let maker = graph.maker(value)?;
    let operand = |i: usize| size(graph, maker.operands[i]);
    if let Form::Size(size) = (maker.op.form)(graph, maker) {
        return Some(size).filter(|size| is_size(graph, size));
    }
    if *maker.op == convert::PRIMITIVE {
        let from = graph.shape(maker.operands[0]).element.kind();
        return operand(0).filter(|_| matches!(from, Kind::Signed | Kind::Unsigned));
    }
    if *maker.op == elementwise::add {
        return operand(0)?.plus(&operand(1)?).ok();
    }
    if *maker.op == elementwise::sub {
        let (whole, part) = (operand(0)?, operand(1)?);
        let rest = whole.minus(&part).ok()?;
        return Some(rest).filter(|rest| part.is(0) || is_size(graph, rest));
    }
    if *maker.op == elementwise::min {
        return Some(Size::from(operand(0)?.known()?.min(operand(1)?.known()?)));
    }
    if *maker.op == elementwise::div {
        let (whole, by) = (operand(0)?, operand(1)?);
        return match (whole.known(), by.known()) {
            (Some(whole), Some(by)) => whole.checked_div(by).map(Size::from),
            _ => whole.divided_by(&by).ok(),
        };
    }
    if *maker.op == select::PRIMITIVE {
        return if truth(graph, maker.operands[0])? {
            operand(1)
        } else {
            operand(2)
        };
    }
    None
}

/// Whether a size is not negative: nothing is subtracted in it, or an array has it.
fn is_size(graph: &Graph, size: &Size) -> bool {
    let mut values = (0..graph.value_count() as u32).map(Value);
    size.is_certain() || values.any(|v| graph.shape(v).dims.contains(size))
}

/// Returns the operands of a comparison with "less than".
fn ends(graph: &Graph, value: Value) -> Option<[Value; 2]> {
    let maker = graph.maker(value)?;
    let is_less = compare::direction(maker) == Some(Direction::Lt);
    is_less.then(|| [maker.operands[0], maker.operands[1]])
}

/// Returns whether one size is less than another.
fn truth(graph: &Graph, value: Value) -> Option<bool> {
    let [a, b] = ends(graph, value)?;
    if let (Some(a), Some(b)) = (number(graph, a), number(graph, b)) {
        return Some(a < b);
    }
    let (a, b) = (size(graph, a)?, size(graph, b)?);
    match (a.known(), b.known()) {
        (Some(a), Some(b)) => Some(a < b),
        // No size is negative.
        _ => b.is(0).then_some(false),
    }
}
