//! Lists of labels: their text, `"i,j,k"`, and the rules of labels of a product or sum.

use alloc::vec::Vec;

use crate::error::ShapeError;
pub use crate::label::Label;
use crate::list::Items;

impl Label {
    /// Reads the label at this byte of a list, and returns it with the start of the next one; `None` at the end.
    ///
    /// # Errors
    /// [`ShapeError::LabelText`] if the text is not a list of labels, or [`ShapeError::LabelTooLong`].
    pub(crate) const fn next(
        text: &str,
        start: usize,
    ) -> Result<Option<(Label, usize)>, ShapeError> {
        let is_empty = start == 0 && blanks(text.as_bytes(), 0) == text.len();
        if is_empty || start > text.len() {
            return Ok(None);
        }
        match Label::read(text, start) {
            Ok((_, end)) if end < text.len() && text.as_bytes()[end] != b',' => {
                Err(ShapeError::LabelText { at: end })
            }
            Ok((label, end)) => Ok(Some((label, end + 1))),
            Err(error) => Err(error),
        }
    }

    /// Reads the label at this byte of a text, and returns it with the end of it and of the blanks around it.
    ///
    /// # Errors
    /// There is no label, or it is too long.
    pub(crate) const fn read(text: &str, start: usize) -> Result<(Label, usize), ShapeError> {
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
    let mut at = 0;
    while let Some((label, next)) = Label::next(text, at)? {
        labels.push(label);
        at = next;
    }
    Ok(labels)
}

/// Checks that a result has each label once.
///
/// # Errors
/// A label is listed twice.
pub fn once(result: &[Label]) -> Result<(), ShapeError> {
    match (1..result.len()).find(|&at| result[..at].contains(&result[at])) {
        Some(at) => Err(ShapeError::LabelTwice { label: result[at] }),
        None => Ok(()),
    }
}

/// Checks that the labels of a product's factors fit each other and the result.
///
/// # Errors
/// A label of the result occurs in no factor, or a label occurs once in the factors and not in the result.
pub fn fit(factors: &[&[Label]], result: &[Label]) -> Result<(), ShapeError> {
    let all = factors.concat();
    if let Some(&label) = result.iter().find(|label| !all.contains(label)) {
        return Err(ShapeError::LabelUnknown { label });
    }
    let alone = |label: &&Label| {
        !result.contains(label) && all.iter().filter_items(|other| other == label).count() == 1
    };
    match all.iter().find(alone) {
        Some(&label) => Err(ShapeError::LabelAlone { label }),
        None => Ok(()),
    }
}

/// Returns the labels, each with its first mode, and checks that all modes with the same label are the same.
///
/// # Errors
/// A label has two different modes; returns the first mode and the other one.
pub fn agree<M>(
    modes: impl IntoIterator<Item = (Label, M)>,
    same: impl Fn(&M, &M) -> bool,
) -> Result<Vec<(Label, M)>, (Label, M, M)> {
    let mut known: Vec<(Label, M)> = Vec::new();
    for (label, mode) in modes {
        match known.iter().position(|(other, _)| *other == label) {
            None => known.push((label, mode)),
            Some(at) if same(&known[at].1, &mode) => {}
            Some(at) => return Err((label, known.swap_remove(at).1, mode)),
        }
    }
    Ok(known)
}
