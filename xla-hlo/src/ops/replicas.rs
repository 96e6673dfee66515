//! Shared code of collective operations: the replica groups that they take, and their form in a graph.
//!
//! A graph stores lists as StableHLO does: a constant with a row for each list, padded with -1.

use crate::attr;
use crate::error::{Error, Fault, FaultKind};
use crate::graph::{Attr, find};
use crate::list::{self, Items};
use crate::operation::{Call, Infer, Int, KernelArg, OpTraits, Param};
use crate::ops::checks;
use crate::{ElementType, Literal, Shape, Size};

/// The attribute with the replica groups.
pub(crate) const GROUPS: &str = "replica_groups";

/// The parameter with the number of replicas, all in one group.
pub(super) const REPLICAS: &str = "replicas";

/// Optional groups; by default all replicas are one group.
pub(super) const ANY_GROUPS: Param = Param::lists(GROUPS).optional();

/// The number of replicas, for operations whose result size depends on it.
pub(super) const COUNT: Param = Param::int(REPLICAS).optional();

/// A collective has a side effect: all replicas must execute it.
pub(super) const TRAITS: OpTraits = OpTraits {
    effect: true,
    ..OpTraits::NONE
};

/// The number of operands: an array, and the replica's token, which StableHLO text does not have.
pub(super) const OPERANDS: core::ops::RangeInclusive<usize> = 1..=2;

/// Returns lists of numbers as an attribute, with `least` columns if there is no list.
pub fn attr(lists: &[Vec<i64>], least: usize) -> Attr {
    let longest = lists.iter().map(Vec::len).max().unwrap_or(least);
    let filled = |list: &Vec<i64>| {
        let rest = longest - list.len();
        let all = list.iter().copied().chain_items(vec![-1; rest]);
        all.flat_items(i64::to_le_bytes).collect_vec()
    };
    let bytes: Vec<u8> = lists.iter().flat_items(filled).collect_vec();
    let sizes = list::both([lists.len(), longest], Size::from).to_vec();
    let literal = Literal::from_bytes(Shape::new(ElementType::I64, sizes), bytes);
    Attr::Literal(literal.expect("lists of one length have a shape"))
}

/// Returns the number of columns of an attribute with lists.
pub(super) fn columns(attr: &Attr) -> usize {
    let columns = match attr {
        Attr::Literal(literal) => literal.shape().dims.get(1).and_then(Size::known),
        _ => None,
    };
    columns.expect("the groups were made by `attr`")
}

/// Returns the lists of an attribute; `None` if the attribute has another type.
pub(crate) fn lists(attrs: &[(&'static str, Attr)], name: &str) -> Option<Vec<Vec<i64>>> {
    let Some(Attr::Literal(literal)) = find(attrs, name) else {
        return None;
    };
    let shape = literal.shape();
    let dims = shape.known_dims()?;
    let (&[rows, columns], ElementType::I64) = (dims.as_slice(), shape.element) else {
        return None;
    };
    let numbers = literal.element_bytes().map(|bytes| {
        let bytes = bytes.try_into();
        i64::from_le_bytes(bytes.expect("an element of type i64 has eight bytes"))
    });
    let numbers: Vec<i64> = numbers.collect_vec();
    let row = |row: usize| numbers[row * columns..][..columns].to_vec();
    Some((0..rows).map(row).collect_vec())
}

/// Returns the lists of replicas as a kernel argument.
pub(super) fn kernel_arg(attrs: &[(&'static str, Attr)], name: &str) -> KernelArg {
    let lists = lists(attrs, name).expect("the rule has read the lists");
    let known = |list: &Vec<i64>| {
        let known = list.iter().filter_map(|id| usize::try_from(*id).ok());
        known.collect_vec()
    };
    KernelArg::Lists(lists.iter().map(known).collect_vec())
}

/// Reads the replica groups, or the number of replicas, from the arguments.
pub(super) fn groups_of(call: &Call<'_, '_>) -> Result<Attr, Error> {
    let has = |name| call.operation.params.iter().any(|p| p.name == name) && call.is_passed(name);
    let fault = |what: &str| {
        let help = "write `replicas = 4`, or `replica_groups = [[0, 1], [2, 3]]`";
        call.error(Fault::call(FaultKind::Other(what.to_string())).help(help))
    };
    match (has(GROUPS), has(REPLICAS)) {
        (true, true) => Err(fault("expected `replicas` or `replica_groups`, found both")),
        (true, false) => Ok(attr(&numbers(call, GROUPS)?, 0)),
        (false, true) => {
            let count = checks::number(call, REPLICAS)?;
            // The groups are a constant with a number for each replica: the bound limits its size.
            if !(1..=1 << 20).contains(&count) {
                let (expected, found) = ("a number of replicas".to_string(), count.to_string());
                let what = FaultKind::Value { expected, found };
                return Err(call.error(Fault::named(REPLICAS, what)));
            }
            Ok(attr(&[(0..count).collect_vec()], 0))
        }
        // All replicas are one group, of an unknown size that only results with sizes need.
        (false, false) => {
            let sized = call.operation.params.iter().any(|p| p.name == REPLICAS);
            if sized {
                Err(fault(
                    "the size of the result depends on the number of replicas in a group",
                ))
            } else {
                Ok(attr(&[], 0))
            }
        }
    }
}

/// Reads lists of numbers from the argument with this name.
fn numbers(call: &Call<'_, '_>, name: &'static str) -> Result<Vec<Vec<i64>>, Error> {
    let mut at = 0;
    let mut known = |int: &Int| {
        let known = match int {
            Int::Negative(n) => Err(FaultKind::Value {
                expected: "the number of a replica".to_string(),
                found: n.to_string(),
            }),
            Int::Size(size) => {
                let known = size.known().and_then(|n| i64::try_from(n).ok());
                known.ok_or_else(|| FaultKind::Value {
                    expected: "the number of a replica".to_string(),
                    found: size.to_string(),
                })
            }
        };
        at += 1;
        known.map_err(|what| call.error(Fault::item(name, at - 1, what)))
    };
    let lists = call.lists(name)?.iter();
    lists
        .map(|list| list.iter().map(&mut known).collect_ok())
        .collect_ok()
}

/// Returns the number with this name, which the rule has checked to be non-negative, as a kernel argument.
pub(super) fn dimension_arg(attrs: &[(&'static str, Attr)], name: &str) -> KernelArg {
    KernelArg::Size(Size::from(attr::index(attrs, name)))
}

/// Returns the dimension of an array with this name.
pub(super) fn dimension(
    infer: &Infer<'_>,
    name: &'static str,
    operand: &Shape,
) -> Result<usize, Fault> {
    let number = attr::int(infer.attrs, name);
    checks::dimension(number, operand.rank()).map_err(|what| Fault::named(name, what))
}

/// Returns the array operand after checking the operand after it.
pub(super) fn operand<'a>(infer: &Infer<'a>) -> Result<&'a Shape, Fault> {
    let operand = infer.operands[0];
    let is_token = |shape: &Shape| shape.element == ElementType::Token;
    let what = match infer.operands.get(1) {
        _ if is_token(operand) => FaultKind::Other("expected an array, found a token".to_string()),
        Some(other) if !is_token(other) => FaultKind::Other("expected one array".to_string()),
        _ => return Ok(operand),
    };
    Err(Fault::call(what))
}

/// Checks the replica groups; returns their size if all groups are equally large.
///
/// In a fault, the item is the index of the replica among the replicas of all groups.
pub(super) fn groups(infer: &Infer<'_>) -> Result<Option<usize>, Fault> {
    let whole = |what: String| Err(Fault::named(GROUPS, FaultKind::Other(what)));
    let Some(groups) = lists(infer.attrs, GROUPS) else {
        return whole("expected a list of groups".to_string());
    };
    let mut seen = Vec::new();
    let mut sizes = Vec::new();
    for group in &groups {
        // Groups of different sizes are padded with -1.
        let ids = group.iter().copied().filter_items(|id| *id != -1);
        let before = seen.len();
        for id in ids {
            let fault = |what| Err(Fault::item(GROUPS, seen.len(), FaultKind::Other(what)));
            if id < 0 {
                return fault(format!("expected the number of a replica, found {id}"));
            }
            if seen.contains(&id) {
                return fault(format!("replica {id} is listed twice in the groups"));
            }
            seen.push(id);
        }
        if seen.len() == before {
            return whole("a group must have at least one replica".to_string());
        }
        sizes.push(seen.len() - before);
    }
    // The sorted numbers must be 0, 1, 2 and so on.
    list::sort(&mut seen);
    if let Some((missing, _)) = (0..).zip(&seen).find(|(expected, id)| expected != *id) {
        let what = format!("replica {missing} is in no group");
        return Err(Fault::named(GROUPS, FaultKind::Other(what)));
    }
    sizes.dedup();
    Ok(match sizes.as_slice() {
        [size] => Some(*size),
        _ => None,
    })
}

/// Returns the size of the groups, for operations whose result size depends on it.
pub(super) fn group_size(infer: &Infer<'_>) -> Result<usize, Fault> {
    groups(infer)?.ok_or_else(|| {
        let what = "groups must have the same size: the size of the result depends on it";
        Fault::named(GROUPS, FaultKind::Other(what.to_string()))
    })
}

/// Returns the size of a part of a dimension that is split among the replicas of a group.
pub(super) fn part(
    operand: &Shape,
    name: &'static str,
    dimension: usize,
    parts: usize,
) -> Result<Size, Fault> {
    let size = &operand.dims[dimension];
    size.exact_quotient(&Size::from(parts)).ok_or_else(|| {
        let what = format!(
            "dimension {dimension} of {operand} cannot be split into {parts} equal parts, one for each replica of a \
             group"
        );
        Fault::named(name, FaultKind::Other(what))
    })
}

/// Checks the computation that combines two elements.
pub(super) fn combines(infer: &Infer<'_>, element: ElementType) -> Result<(), Fault> {
    let scalar = Shape::scalar(element);
    let expected = vec![scalar.clone()];
    let found = infer.region(&[scalar.clone(), scalar])?.result_shapes();
    if found == expected {
        return Ok(());
    }
    let what = FaultKind::ComputationResult { expected, found };
    Err(Fault::named("computation", what))
}
