//! Labels: names of modes, by which shapes compose.

use core::fmt;

use crate::error::ShapeError;

/// The name of a mode, such as the `i` of `"i,j,k"`: letters, digits and `_`, at most [`Label::LONGEST`] bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Label {
    bytes: [u8; Label::LONGEST],
    len: u8,
}

impl Label {
    /// The maximum length of a label in bytes.
    pub const LONGEST: usize = 15;

    /// Reads the label at this byte of a text, and returns it with the end of it and of the blanks around it.
    ///
    /// # Errors
    /// There is no label, or it is too long.
    pub(super) const fn read(text: &str, start: usize) -> Result<(Label, usize), ShapeError> {
        let text = text.as_bytes();
        let start = blanks(text, start);
        let mut label = Label {
            bytes: [0; Label::LONGEST],
            len: 0,
        };
        let mut at = start;
        while at < text.len() && (text[at].is_ascii_alphanumeric() || text[at] == b'_') {
            if at - start == Label::LONGEST {
                return Err(ShapeError::LabelTooLong { at: start });
            }
            label.bytes[at - start] = text[at];
            label.len += 1;
            at += 1;
        }
        if label.len == 0 {
            return Err(ShapeError::LabelText { at: start });
        }
        Ok((label, blanks(text, at)))
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
    pub(super) const fn is(&self, other: &Label) -> bool {
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

/// Returns the offset of the next byte that is not a blank.
const fn blanks(text: &[u8], start: usize) -> usize {
    let mut at = start;
    while at < text.len() && text[at] == b' ' {
        at += 1;
    }
    at
}

/// Parses the labels of a text such as `"i,j,k"`; an empty text has none.
///
/// # Errors
/// [`ShapeError::LabelText`] if the text is not a list of labels, or [`ShapeError::LabelTooLong`].
///
/// ```
/// use xla_shape::shapes::labels;
///
/// assert_eq!(labels("i, mu")?[1].as_str(), "mu");
/// assert!(labels("i,,k").is_err());
/// # Ok::<(), xla_shape::error::ShapeError>(())
/// ```
pub fn labels(text: &str) -> Result<Vec<Label>, ShapeError> {
    let mut labels = Vec::new();
    let mut at = blanks(text.as_bytes(), 0);
    if at == text.len() {
        return Ok(labels);
    }
    loop {
        let (label, end) = Label::read(text, at)?;
        labels.push(label);
        match text.as_bytes().get(end) {
            None => return Ok(labels),
            Some(b',') => at = end + 1,
            Some(_) => return Err(ShapeError::LabelText { at: end }),
        }
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
