//! Labels: names of modes, by which shapes compose.

use core::fmt;

/// The name of a mode, such as the `i` of `"i,j,k"`: letters, digits and `_`, at most [`Label::LONGEST`] bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Label {
    bytes: [u8; Label::LONGEST],
    len: u8,
}

impl Label {
    /// The greatest length of a label in bytes.
    pub const LONGEST: usize = 15;

    /// Returns the label of these letters, digits and `_`, which must be at most [`Label::LONGEST`].
    pub(crate) const fn of(text: &[u8]) -> Label {
        let mut label = Label {
            bytes: [0; Label::LONGEST],
            len: text.len() as u8,
        };
        let mut at = 0;
        while at < text.len() {
            label.bytes[at] = text[at];
            at += 1;
        }
        label
    }

    /// Returns the text of the label.
    pub const fn as_str(&self) -> &str {
        let (bytes, _) = self.bytes.split_at(self.len as usize);
        match core::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(_) => "",
        }
    }

    /// Whether two labels are equal, also in constants.
    pub const fn is(&self, other: &Label) -> bool {
        let mut at = 0;
        while at < Label::LONGEST {
            if self.bytes[at] != other.bytes[at] {
                return false;
            }
            at += 1;
        }
        self.len == other.len
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{self}`")
    }
}
