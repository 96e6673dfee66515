//! Shapes that stand in the source, checked when it is compiled.

use super::{JaggedShape, Label, Nested, Shape, TiledShape};
use crate::error::ShapeError;
use crate::layout::{MAX_RANK, index};

/// A jagged shape as a constant.
#[derive(Clone, Copy, Debug)]
pub enum Rows {
    /// The extents of a smooth one.
    Smooth(&'static [usize]),
    /// Rows.
    Rows(&'static [Rows]),
}

impl Rows {
    /// The number of modes, when all rows within have one.
    pub const fn rank(&self) -> usize {
        match self {
            Rows::Smooth(extents) => extents.len(),
            Rows::Rows([]) => 1,
            Rows::Rows([row, ..]) => 1 + row.rank(),
        }
    }

    /// The rank and the number of elements, when there is such a shape.
    pub const fn check(&self) -> usize {
        let rank = self.rank();
        let count = match self {
            Rows::Smooth(extents) => index::count(extents),
            Rows::Rows(rows) => {
                let mut sum: Option<usize> = Some(0);
                let mut at = 0;
                while at < rows.len() {
                    assert!(
                        rows[at].rank() == rank - 1,
                        "jagged!: the rows of a shape have one rank: write `(10, 20)` for a smooth matrix, `[10, 20]` \
                         for rows of 10 and 20 elements"
                    );
                    sum = match sum {
                        Some(sum) => sum.checked_add(rows[at].check()),
                        None => None,
                    };
                    at += 1;
                }
                sum
            }
        };
        fitting(rank, count)
    }

    /// The shape, which [`check`](Rows::check) found to be one.
    pub fn shape(&self) -> JaggedShape {
        match self {
            Rows::Smooth(extents) => JaggedShape::from(shape(extents)),
            Rows::Rows(rows) => checked(JaggedShape::from_rows(rows.iter().map(Rows::shape))),
        }
    }
}

/// A shape of these extents, which [`check_shape`] found to be one.
pub fn shape(extents: &[usize]) -> Shape {
    checked(Shape::new(extents.iter().copied()))
}

/// What the checks of constants found to be there.
fn checked<T>(value: Result<T, ShapeError>) -> T {
    value.unwrap_or_else(|error| unreachable!("checked when it was compiled: {error}"))
}

/// A tiled shape of these extents, which [`check_tiles`] found to be one.
pub fn tiled(tiles: &[&[usize]]) -> TiledShape {
    checked(TiledShape::new(
        tiles.iter().map(|tiles| tiles.iter().copied()),
    ))
}

/// A shape in these layers, which [`check_layers`] found to have as many modes.
pub fn nested<T: super::Layered>(layers: &[usize], shape: T) -> Nested<T> {
    checked(Nested::new(layers.iter().copied(), shape))
}

const fn fitting(rank: usize, count: Option<usize>) -> usize {
    if rank > MAX_RANK {
        ShapeError::RankTooHigh { came: rank }.refuse()
    }
    match count {
        Some(count) if count <= isize::MAX as usize => count,
        _ => ShapeError::TooManyElements.refuse(),
    }
}

/// Stops the compilation unless there is a shape of these extents.
pub const fn check_shape(extents: &[usize]) {
    fitting(extents.len(), index::count(extents));
}

/// Stops the compilation unless there is a shape in these tiles.
pub const fn check_tiles(tiles: &[&[usize]]) {
    let mut extents = [0_usize; MAX_RANK];
    fitting(tiles.len(), Some(0));
    let mut mode = 0;
    while mode < tiles.len() {
        let mut at = 0;
        while at < tiles[mode].len() {
            if tiles[mode][at] == 0 {
                ShapeError::ZeroTile { tile: mode, at }.refuse()
            }
            extents[mode] = extents[mode].saturating_add(tiles[mode][at]);
            at += 1;
        }
        mode += 1;
    }
    check_shape(extents.split_at(tiles.len()).0);
}

/// Stops the compilation unless the layers have so many modes.
pub const fn check_layers(layers: &[usize], rank: usize) {
    let mut sum: usize = 0;
    let mut layer = 0;
    while layer < layers.len() {
        sum = sum.saturating_add(layers[layer]);
        layer += 1;
    }
    if sum != rank {
        let (wanted, came) = (rank, sum);
        ShapeError::Layers { wanted, came }.refuse()
    }
}

/// A shape and its labels, as constants.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// The extents of its modes.
    pub extents: &'static [usize],
    /// Their labels.
    pub labels: &'static str,
}

/// The most labels of one operand, or of a result, in a constant.
type Labels = ([Option<Label>; MAX_RANK], usize);

const fn labels(text: &str) -> Labels {
    let mut labels = [None; MAX_RANK];
    let mut count = 0;
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let (label, end) = match Label::read(text, at) {
            Ok(read) => read,
            Err(error) => error.refuse(),
        };
        if count == MAX_RANK {
            ShapeError::RankTooHigh { came: count + 1 }.refuse()
        }
        labels[count] = Some(label);
        count += 1;
        if end < bytes.len() && (bytes[end] != b',' || end + 1 == bytes.len()) {
            ShapeError::LabelText { at: end }.refuse()
        }
        at = end + 1;
    }
    (labels, count)
}

const fn same(a: Option<Label>, b: Option<Label>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => a.is(&b),
        _ => false,
    }
}

/// How often a label stands in a list.
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

/// Stops the compilation unless the shapes compose so: as terms of a sum, or factors of a product.
pub const fn check_composed(result: &str, operands: &[Operand], sum: bool) {
    let result = labels(result);
    let mut at = 0;
    while at < result.1 {
        if occurs(result.0[at], &result) > 1 {
            say(
                "composed!: the result has a label twice",
                result.0[at],
                None,
            )
        }
        let mut times = 0;
        let mut operand = 0;
        while operand < operands.len() {
            let here = occurs(result.0[at], &labels(operands[operand].labels));
            times += here;
            if here == 0 && sum {
                say(
                    "composed!: a term lacks a label of the result",
                    result.0[at],
                    None,
                )
            }
            operand += 1;
        }
        if times == 0 {
            say(
                "composed!: no operand has a label of the result",
                result.0[at],
                None,
            )
        }
        at += 1;
    }
    let mut operand = 0;
    while operand < operands.len() {
        check_operand(operand, operands, &result, sum);
        operand += 1;
    }
}

const fn check_operand(number: usize, operands: &[Operand], result: &Labels, sum: bool) {
    let Operand {
        extents,
        labels: text,
    } = operands[number];
    check_shape(extents);
    let own = labels(text);
    if own.1 != extents.len() {
        panic!("composed!: a shape has one label for each mode")
    }
    let mut mode = 0;
    while mode < own.1 {
        let label = own.0[mode];
        let mut times = 0;
        let mut other = 0;
        while other < operands.len() {
            let theirs = labels(operands[other].labels);
            let mut at = 0;
            while at < theirs.1 && at < operands[other].extents.len() {
                if same(label, theirs.0[at]) {
                    let (first, second) = (extents[mode], operands[other].extents[at]);
                    if first != second {
                        let both = Some((first, second));
                        say(
                            "composed!: modes with one label have different extents",
                            label,
                            both,
                        )
                    }
                    if !sum || other == number {
                        times += 1;
                    }
                }
                at += 1;
            }
            other += 1;
        }
        if times < 2 && occurs(label, result) == 0 {
            say(
                "composed!: a label stands once and not in the result",
                label,
                None,
            )
        }
        mode += 1;
    }
}

/// Stops the compilation with a message about a label, and the two extents of its modes.
const fn say(what: &str, label: Option<Label>, extents: Option<(usize, usize)>) -> ! {
    let mut text = Text {
        bytes: [0; 160],
        len: 0,
    };
    text.push(what);
    if let Some(label) = label {
        text.push(": `");
        text.push(label.as_str());
        text.push("`");
    }
    if let Some((first, second)) = extents {
        text.push(" has ");
        text.number(first);
        text.push(" and ");
        text.number(second);
    }
    match core::str::from_utf8(text.bytes.split_at(text.len).0) {
        Ok(text) => panic!("{}", text),
        Err(_) => panic!("{}", what),
    }
}

/// A message that a constant makes.
struct Text {
    bytes: [u8; 160],
    len: usize,
}

impl Text {
    const fn push(&mut self, text: &str) {
        let text = text.as_bytes();
        let mut at = 0;
        while at < text.len() && self.len < self.bytes.len() {
            self.bytes[self.len] = text[at];
            self.len += 1;
            at += 1;
        }
    }

    const fn number(&mut self, number: usize) {
        if number >= 10 {
            self.number(number / 10);
        }
        let digit = [b'0' + (number % 10) as u8];
        if let Ok(digit) = core::str::from_utf8(&digit) {
            self.push(digit);
        }
    }
}

/// The shape of a sum or product of these operands, which [`check_composed`] found to be there.
pub fn composed(result: &str, operands: &[Operand], sum: bool) -> Shape {
    let shapes: Vec<Shape> = operands
        .iter()
        .map(|operand| shape(operand.extents))
        .collect();
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
