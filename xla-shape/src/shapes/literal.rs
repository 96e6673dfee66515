//! Shapes in the source, which are checked at compile time.

use alloc::vec::Vec;

use super::{JaggedShape, Label, Nested, Refusal, SmoothShape, TiledShape};
use crate::error::ShapeError;
use crate::layout::{MAX_RANK, index};
use crate::list::Items;

/// A jagged shape as a constant.
#[derive(Clone, Copy, Debug)]
pub enum Rows {
    /// The extents of a smooth shape.
    Smooth(&'static [usize]),
    /// The rows.
    Rows(&'static [Rows]),
}

/// Returns the value, or returns the refusal from the function.
macro_rules! accepted {
    ($value:expr) => {
        match $value {
            Ok(value) => value,
            Err(refusal) => return Err(refusal),
        }
    };
}

impl Rows {
    /// Returns the number of modes, if all rows have the same number.
    pub const fn rank(&self) -> usize {
        match self {
            Rows::Smooth(extents) => extents.len(),
            Rows::Rows([]) => 1,
            Rows::Rows([row, ..]) => 1 + row.rank(),
        }
    }

    /// Checks that there is such a shape.
    pub const fn check(&self) -> Result<(), Refusal> {
        accepted!(self.count());
        Ok(())
    }

    const fn count(&self) -> Result<usize, Refusal> {
        let rank = self.rank();
        let count = match self {
            Rows::Smooth(extents) => index::count(extents),
            Rows::Rows(rows) => {
                let mut sum: Option<usize> = Some(0);
                let mut at = 0;
                while at < rows.len() {
                    let found = rows[at].rank();
                    if found != rank - 1 {
                        let (row, expected) = (at, rank - 1);
                        return Err(Refusal::RowRank {
                            row,
                            found,
                            expected,
                        });
                    }
                    sum = match sum {
                        Some(sum) => sum.checked_add(accepted!(rows[at].count())),
                        None => None,
                    };
                    at += 1;
                }
                sum
            }
        };
        fitting(rank, count)
    }

    /// Returns the shape, which [`check`](Rows::check) has accepted.
    pub fn shape(&self) -> JaggedShape {
        match self {
            Rows::Smooth(extents) => JaggedShape::from(shape(extents)),
            Rows::Rows(rows) => checked(JaggedShape::from_rows(rows.iter().map(Rows::shape))),
        }
    }
}

/// Returns the shape of these extents, which [`check_shape`] has accepted.
pub fn shape(extents: &[usize]) -> SmoothShape {
    checked(SmoothShape::new(extents.iter().copied()))
}

/// Returns the value of a result that cannot be an error after the checks of constants.
fn checked<T>(value: Result<T, ShapeError>) -> T {
    value.unwrap_or_else(|error| unreachable!("checked when it was compiled: {error}"))
}

/// Returns the tiled shape of these extents, which [`check_tiles`] has accepted.
pub fn tiled(tiles: &[&[usize]]) -> TiledShape {
    checked(TiledShape::new(
        tiles.iter().map(|tiles| tiles.iter().copied()),
    ))
}

/// Returns the shape in these layers, which [`check_layers`] has accepted.
pub fn nested<T: super::Layered>(layers: &[usize], shape: T) -> Nested<T> {
    checked(Nested::new(layers.iter().copied(), shape))
}

const fn fitting(rank: usize, count: Option<usize>) -> Result<usize, Refusal> {
    if rank > MAX_RANK {
        return Err(Refusal::Rule(
            ShapeError::RankTooHigh { found: rank }.rule(),
        ));
    }
    match count {
        Some(count) if count <= isize::MAX as usize => Ok(count),
        _ => Err(Refusal::Rule(ShapeError::TooManyElements.rule())),
    }
}

/// Checks that there is a shape of these extents.
pub const fn check_shape(extents: &[usize]) -> Result<(), Refusal> {
    accepted!(fitting(extents.len(), index::count(extents)));
    Ok(())
}

/// Checks that there is a shape with these tiles.
pub const fn check_tiles(tiles: &[&[usize]]) -> Result<(), Refusal> {
    let mut extents = [0_usize; MAX_RANK];
    accepted!(fitting(tiles.len(), Some(0)));
    let mut mode = 0;
    while mode < tiles.len() {
        let mut at = 0;
        while at < tiles[mode].len() {
            if tiles[mode][at] == 0 {
                return Err(Refusal::EmptyTile { mode, tile: at });
            }
            extents[mode] = extents[mode].saturating_add(tiles[mode][at]);
            at += 1;
        }
        mode += 1;
    }
    check_shape(extents.split_at(tiles.len()).0)
}

/// Checks that the modes of the layers add up to the rank.
pub const fn check_layers(layers: &[usize], rank: usize) -> Result<(), Refusal> {
    let mut sum: usize = 0;
    let mut layer = 0;
    while layer < layers.len() {
        sum = sum.saturating_add(layers[layer]);
        layer += 1;
    }
    if sum == rank {
        return Ok(());
    }
    let (found, expected) = (sum, rank);
    Err(Refusal::Layers { found, expected })
}

/// A shape and its labels, as constants.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// The extents of its modes.
    pub extents: &'static [usize],
    /// Their labels.
    pub labels: &'static str,
}

/// The labels of an operand or a result, and their number.
type Labels = ([Option<Label>; MAX_RANK], usize);

const fn labels(text: &str) -> Result<Labels, Refusal> {
    let mut labels = [None; MAX_RANK];
    let mut count = 0;
    let mut at = 0;
    loop {
        let (label, next) = match Label::next(text, at) {
            Ok(Some(read)) => read,
            Ok(None) => return Ok((labels, count)),
            Err(error) => return Err(Refusal::Rule(error.rule())),
        };
        if count == MAX_RANK {
            return Err(Refusal::Rule(
                ShapeError::RankTooHigh { found: count }.rule(),
            ));
        }
        labels[count] = Some(label);
        count += 1;
        at = next;
    }
}

const fn same(a: Option<Label>, b: Option<Label>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => a.is(&b),
        _ => false,
    }
}

/// Returns the number of occurrences of a label in a list.
const fn occurs(label: Option<Label>, labels: &Labels) -> usize {
    let mut times = 0;
    let mut at = 0;
    while at < labels.1 {
        if same(label, labels.0[at]) {
            times += 1;
        }
        at += 1;
    }
    times
}

/// Checks that the shapes compose as terms of a sum, or as factors of a product.
pub const fn check_composed(result: &str, operands: &[Operand], sum: bool) -> Result<(), Refusal> {
    let result = accepted!(labels(result));
    let mut at = 0;
    while at < result.1 {
        let label = result.0[at];
        if occurs(label, &result) > 1 {
            return Err(Refusal::Label(
                "composed!: a label is listed twice in the result",
                label,
            ));
        }
        let mut times = 0;
        let mut operand = 0;
        while operand < operands.len() {
            let here = occurs(label, &accepted!(labels(operands[operand].labels)));
            times += here;
            if here == 0 && sum {
                let text = "composed!: a term lacks a label of the result";
                return Err(Refusal::Label(text, label));
            }
            operand += 1;
        }
        if times == 0 {
            let text = "composed!: no operand has a label of the result";
            return Err(Refusal::Label(text, label));
        }
        at += 1;
    }
    let mut operand = 0;
    while operand < operands.len() {
        accepted!(check_operand(operand, operands, &result, sum));
        operand += 1;
    }
    Ok(())
}

const fn check_operand(
    number: usize,
    operands: &[Operand],
    result: &Labels,
    sum: bool,
) -> Result<(), Refusal> {
    let Operand {
        extents,
        labels: text,
    } = operands[number];
    accepted!(check_shape(extents));
    let own = accepted!(labels(text));
    if own.1 != extents.len() {
        let (found, expected) = (own.1, extents.len());
        return Err(Refusal::LabelCount { found, expected });
    }
    let mut mode = 0;
    while mode < own.1 {
        let label = own.0[mode];
        let mut times = 0;
        let mut other = 0;
        while other < operands.len() {
            let theirs = accepted!(labels(operands[other].labels));
            let mut at = 0;
            while at < theirs.1 && at < operands[other].extents.len() {
                if same(label, theirs.0[at]) {
                    let (first, second) = (extents[mode], operands[other].extents[at]);
                    if first != second {
                        return Err(Refusal::Extents(label, first, second));
                    }
                    // The operands of a sum are not multiplied: a label is summed over only within one operand.
                    if !sum || other == number {
                        times += 1;
                    }
                }
                at += 1;
            }
            other += 1;
        }
        if times < 2 && occurs(label, result) == 0 {
            let text = "composed!: a label occurs only once, and not in the result";
            return Err(Refusal::Label(text, label));
        }
        mode += 1;
    }
    Ok(())
}

/// Returns the shape of a sum or product of these operands, which [`check_composed`] has accepted.
pub fn composed(result: &str, operands: &[Operand], sum: bool) -> SmoothShape {
    let shapes: Vec<SmoothShape> = operands
        .iter()
        .map(|operand| shape(operand.extents))
        .collect_vec();
    let terms = shapes
        .iter()
        .zip(operands)
        .map(|(shape, operand)| shape.by(operand.labels));
    let whole = terms.reduce(|a, b| if sum { a + b } else { a * b });
    checked(
        whole
            .ok_or(ShapeError::Null)
            .and_then(|whole| whole.to(result)),
    )
}
