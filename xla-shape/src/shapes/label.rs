//! Labels as text: `"i,j,k"`.

use crate::error::ShapeError;
use crate::label::Label;

impl Label {
    /// Reads the label at this byte of a text, and returns it with the end of it and of the blanks around it.
    ///
    /// # Errors
    /// There is no label, or it is too long.
    pub(super) const fn read(text: &str, start: usize) -> Result<(Label, usize), ShapeError> {
        let text = text.as_bytes();
        let start = blanks(text, start);
        let mut at = start;
        while at < text.len() && (text[at].is_ascii_alphanumeric() || text[at] == b'_') {
            if at - start == Label::LONGEST {
                return Err(ShapeError::LabelTooLong { at: start });
            }
            at += 1;
        }
        if at == start {
            return Err(ShapeError::LabelText { at: start });
        }
        let label = Label::of(text.split_at(at).0.split_at(start).1);
        Ok((label, blanks(text, at)))
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
