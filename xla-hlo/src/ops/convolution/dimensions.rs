//! The roles of dimensions: `[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]` in StableHLO, `bf01_oi01->bf01` in short.

use crate::error::FaultKind;
use crate::list::Items;

/// The dimensions of one array: the two that are not spatial, then the spatial ones in order.
pub(super) type Roles = Vec<usize>;

/// The dimensions of the input (batch, feature), the kernel (output feature, input feature) and the result (batch,
/// feature).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dimensions {
    /// The dimensions of the input, the kernel and the result.
    pub roles: [Roles; 3],
}

/// The letters of the two non-spatial dimensions of each array.
const LETTERS: [[&str; 2]; 3] = [["b", "f"], ["o", "i"], ["b", "f"]];
/// The name of each array in messages.
const ARRAYS: [&str; 3] = ["input", "kernel", "result"];

impl Dimensions {
    /// Returns the standard layout: batch and feature (for the kernel output and input feature), then the spatial
    /// dimensions.
    pub fn standard(spatial: usize) -> Dimensions {
        let roles = || (0..spatial + 2).collect_vec();
        Dimensions {
            roles: [roles(), roles(), roles()],
        }
    }

    /// Parses either form.
    ///
    /// # Errors
    /// The text has neither form, or a dimension is missing or repeated.
    pub fn read(text: &str) -> Result<Dimensions, FaultKind> {
        let wrong = || FaultKind::Value {
            expected: "dimension numbers such as \"bf01_oi01->bf01\"".to_string(),
            found: format!("\"{text}\""),
        };
        // Either JAX's form, `bf01_oi01->bf01`, with a letter for each dimension, or StableHLO's, `[b, f, 0, 1]x[o, i,
        // 0, 1]->[b, f, 0, 1]`.
        let (operands, result) = text.split_once("->").ok_or_else(wrong)?;
        let between = if text.contains('[') { "]x[" } else { "_" };
        let (input, kernel) = operands.split_once(between).ok_or_else(wrong)?;
        let mut lists = Vec::new();
        for part in [input, kernel, result] {
            let part = part.trim().trim_start_matches('[').trim_end_matches(']');
            let items: Vec<String> = match between {
                "_" => part.chars().map(String::from).collect_vec(),
                _ => part
                    .split(',')
                    .map(|item| item.trim().to_string())
                    .collect_vec(),
            };
            lists.push(items);
        }
        // Invert the lists: from the dimension's role at each place to the place of each role. All arrays have the rank
        // of the input. Equal lengths and no missing role exclude repetitions.
        let mut roles = Vec::new();
        for ((items, letters), array) in lists.iter().zip(LETTERS).zip(ARRAYS) {
            if items.len() != lists[0].len() {
                let what = format!(
                    "dimension numbers of the {array} name {}, of the input {}",
                    items.len(),
                    lists[0].len()
                );
                return Err(FaultKind::Other(what));
            }
            let expected = (letters.into_iter().map(String::from))
                .chain_items((0..items.len().saturating_sub(2)).map(|d| d.to_string()));
            let place = |role: String| {
                let at = items.iter().position(|item| *item == role);
                at.ok_or_else(|| {
                    let what = format!("dimension numbers of the {array} lack `{role}`");
                    FaultKind::Other(what)
                })
            };
            roles.push(expected.map(place).collect_ok()?);
        }
        let roles = roles.try_into().map_err(|_| wrong())?;
        Ok(Dimensions { roles })
    }

    /// Returns StableHLO's form.
    pub fn text(&self) -> String {
        let list = |(roles, letters): (&Roles, [&str; 2])| {
            let mut items = vec![String::new(); roles.len()];
            for (role, &at) in roles.iter().enumerate() {
                items[at] = match role {
                    0 | 1 => letters[role].to_string(),
                    spatial => (spatial - 2).to_string(),
                };
            }
            format!("[{}]", items.join(", "))
        };
        let lists: Vec<String> = self.roles.iter().zip(LETTERS).map(list).collect_vec();
        format!("{}x{}->{}", lists[0], lists[1], lists[2])
    }

    /// Returns the rank of each array.
    pub fn rank(&self) -> usize {
        self.roles[0].len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_forms_read_as_the_same() {
        for (short, long) in [
            ("bf01_oi01->bf01", "[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]"),
            ("b01f_01io->b01f", "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]"),
            ("f0b_i0o->0bf", "[f, 0, b]x[i, 0, o]->[0, b, f]"),
            ("bf_oi->bf", "[b, f]x[o, i]->[b, f]"),
        ] {
            let read = Dimensions::read(short).unwrap();
            assert_eq!(read.text(), long);
            assert_eq!(Dimensions::read(long), Ok(read));
        }
        assert_eq!(
            Dimensions::read("f10b_10io->b01f").unwrap().roles,
            [vec![3, 0, 2, 1], vec![3, 2, 1, 0], vec![0, 3, 1, 2]]
        );
        let standard = Dimensions::standard(2);
        assert_eq!(Dimensions::read("bf01_oi01->bf01"), Ok(standard));
    }

    #[test]
    fn dimension_numbers_that_lack_a_dimension_are_refused() {
        let cases = [
            (
                "NHWC",
                "expected dimension numbers such as \"bf01_oi01->bf01\", found \"NHWC\"",
            ),
            (
                "b01f_01io->b01",
                "dimension numbers of the result name 3, of the input 4",
            ),
            (
                "b01f_01ii->b01f",
                "dimension numbers of the kernel lack `o`",
            ),
            ("b02f_01io->b01f", "dimension numbers of the input lack `1`"),
        ];
        for (text, expected) in cases {
            assert_eq!(Dimensions::read(text).unwrap_err().to_string(), expected);
        }
    }
}
