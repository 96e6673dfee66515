//! Compile-time errors about shapes in the source.

use super::Label;

/// A mistake in a constant.
#[derive(Clone, Copy, Debug)]
pub enum Refusal {
    /// A rule is broken.
    Rule(&'static str),
    /// A rule is broken by a label.
    Label(&'static str, Option<Label>),
    /// A label has modes of two extents.
    Extents(Option<Label>, usize, usize),
    /// A row has another rank than those before it.
    RowRank {
        /// The row.
        row: usize,
        /// Its rank.
        found: usize,
        /// The rank of the others.
        expected: usize,
    },
    /// A tile of a mode has extent 0.
    EmptyTile {
        /// The mode.
        mode: usize,
        /// The tile.
        tile: usize,
    },
    /// The modes of the layers do not add up to the rank of the shape.
    Layers {
        /// The number of modes of the layers.
        found: usize,
        /// The rank of the shape.
        expected: usize,
    },
    /// The number of labels differs from the rank of the shape.
    LabelCount {
        /// The number of labels.
        found: usize,
        /// The rank.
        expected: usize,
    },
}

impl Refusal {
    /// Panics, which stops the compilation in a constant of the caller.
    #[track_caller]
    pub const fn refuse(&self) -> ! {
        match core::str::from_utf8(self.message().as_bytes()) {
            Ok(text) => panic!("{}", text),
            Err(_) => panic!("this is not a shape"),
        }
    }

    const fn message(&self) -> Text {
        match *self {
            Refusal::Rule(rule) => Text::new(rule),
            Refusal::Label(rule, label) => Text::new(rule).label(label),
            Refusal::Extents(label, first, second) => {
                let text = Text::new("composed!: modes with the same label have different extents");
                let text = text.label(label).text(" has ").number(first);
                text.text(" and ").number(second)
            }
            Refusal::RowRank {
                row,
                found,
                expected,
            } => {
                let text = Text::new("jagged!: rows must have the same rank: expected rank ");
                let text = text.number(expected).text(", found ").number(found);
                let text = text.text(" in row ").number(row);
                text.text(": `(10, 20)` is a smooth matrix, `[10, 20]` two rows")
            }
            Refusal::EmptyTile { mode, tile } => {
                let text = Text::new("tiled!: tile ").number(tile);
                text.text(" of mode ").number(mode).text(" has extent 0")
            }
            Refusal::Layers { found, expected } => {
                let text = Text::new("nested!: expected layers with ").number(expected);
                text.text(" modes, found ").number(found)
            }
            Refusal::LabelCount { found, expected } => {
                let text = Text::new("composed!: expected ").number(expected);
                text.text(" labels, found ").number(found)
            }
        }
    }
}

/// A text built in a constant, truncated to 160 bytes.
#[derive(Clone, Copy)]
struct Text {
    bytes: [u8; 160],
    len: usize,
}

impl Text {
    const fn new(text: &str) -> Text {
        let empty = Text {
            bytes: [0; 160],
            len: 0,
        };
        empty.text(text)
    }

    const fn text(mut self, text: &str) -> Text {
        let text = text.as_bytes();
        let mut at = 0;
        while at < text.len() && self.len < self.bytes.len() {
            self.bytes[self.len] = text[at];
            self.len += 1;
            at += 1;
        }
        self
    }

    const fn label(self, label: Option<Label>) -> Text {
        match label {
            Some(label) => self.text(": `").text(label.as_str()).text("`"),
            None => self,
        }
    }

    const fn number(self, number: usize) -> Text {
        let before = match number / 10 {
            0 => self,
            greater => self.number(greater),
        };
        match core::str::from_utf8(&[b'0' + (number % 10) as u8]) {
            Ok(digit) => before.text(digit),
            Err(_) => before,
        }
    }

    const fn as_bytes(&self) -> &[u8] {
        self.bytes.split_at(self.len).0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_constant_says_what_is_wrong_with_its_numbers() {
        const LABEL: Option<Label> = match Label::read("mu", 0) {
            Ok((label, _)) => Some(label),
            Err(_) => None,
        };
        for (refusal, message) in [
            (
                Refusal::Rule("the shape has more elements than fit in memory"),
                "the shape has more elements than fit in memory",
            ),
            (Refusal::Label("twice", LABEL), "twice: `mu`"),
            (
                Refusal::Extents(LABEL, 20, 105),
                "composed!: modes with the same label have different extents: `mu` has 20 and 105",
            ),
            (
                Refusal::RowRank {
                    row: 1,
                    found: 2,
                    expected: 1,
                },
                "jagged!: rows must have the same rank: expected rank 1, found 2 in row 1: `(10, 20)` is a smooth matrix, \
                 `[10, 20]` two rows",
            ),
            (
                Refusal::EmptyTile { mode: 0, tile: 1 },
                "tiled!: tile 1 of mode 0 has extent 0",
            ),
            (
                Refusal::Layers {
                    found: 2,
                    expected: 3,
                },
                "nested!: expected layers with 3 modes, found 2",
            ),
            (
                Refusal::LabelCount {
                    found: 0,
                    expected: 2,
                },
                "composed!: expected 2 labels, found 0",
            ),
        ] {
            assert_eq!(
                core::str::from_utf8(refusal.message().as_bytes()),
                Ok(message)
            );
        }
    }
}
