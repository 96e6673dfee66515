//! The origins of instructions in definitions, as MLIR writes locations: `loc("src/model.rs":12:5)` is a place, and
//! `loc("take"("src/model.rs":12:5))` has the operation that the user called, too.

use xla_shape::scan::Scanner;

use super::{ParseError, quoted};
use crate::catalogue::lookup;
use crate::graph::{Origin, Place, Value};
use crate::{Graph, Instr};

/// Formats the location of an instruction: its place, if it has one, and the operation that the user called if a size
/// constraint of the instruction may have to name it.
pub(super) fn text(graph: &Graph, instr: &Instr) -> String {
    let place = instr.origin.place;
    let place =
        place.map(|Place { file, line, column }| format!("{}:{line}:{column}", quoted(file)));
    // Only an instruction with symbolic sizes can have a size constraint, whose message names the operation.
    let is_symbolic = |value: &Value| {
        let mut dims = graph.shape(*value).dims.iter();
        dims.any(|size| size.known().is_none())
    };
    let operation = instr.origin.operation;
    let operation = operation
        .filter(|operation| *operation != instr.op.name && instr.operands.iter().any(is_symbolic));
    match (operation, place) {
        (None, None) => String::new(),
        (None, Some(place)) => format!(" loc({place})"),
        (Some(operation), None) => format!(" loc({})", quoted(operation)),
        (Some(operation), Some(place)) => format!(" loc({}({place}))", quoted(operation)),
    }
}

/// Parses the location of an instruction, if it has one.
pub(super) fn parse(s: &mut Scanner<'_>) -> Result<Origin, ParseError> {
    let mut origin = Origin::default();
    if !s.eat("loc") {
        return Ok(origin);
    }
    s.expect("(")?;
    let mut text = s.string()?;
    let is_named = s.eat("(");
    // `loc("take"(..))` or `loc("take")` begins with an operation, `loc("file":1:2)` with a file.
    if is_named || s.peek() == Some(')') {
        // An operation of another version is omitted.
        origin.operation = lookup(&text).map(|operation| operation.name);
    }
    if is_named {
        text = s.string()?;
    }
    if s.peek() == Some(':') {
        let mut numbers = [0; 2];
        for number in &mut numbers {
            s.expect(":")?;
            *number = u32::try_from(s.int()?).unwrap_or(u32::MAX);
        }
        origin.place = Some(Place::new(&text, numbers[0], numbers[1]));
    }
    if is_named {
        s.expect(")")?;
    }
    s.expect(")")?;
    Ok(origin)
}
