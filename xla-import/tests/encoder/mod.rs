//! Writes MLIR bytecode of VHLO, by the specifications of both formats.

/// Returns a number of variable length.
pub(crate) fn number(value: u64) -> Vec<u8> {
    match value {
        0..0x80 => vec![(value as u8) << 1 | 1],
        _ => [&[0][..], &value.to_le_bytes()].concat(),
    }
}

/// Returns a number with a sign, which is its last bit.
pub(crate) fn signed(value: i64) -> Vec<u8> {
    number((value << 1 ^ value >> 63) as u64)
}

/// Returns a section.
pub(crate) fn section(id: u8, content: &[u8]) -> Vec<u8> {
    [&[id][..], &number(content.len() as u64), content].concat()
}

/// The strings before the strings of a file: two dialects, and the name of the module.
pub(crate) const STRINGS: [&str; 3] = ["vhlo", "builtin", "module"];

/// The names, strings, attributes and types of a file, by their numbers.
#[derive(Default)]
pub(crate) struct Bytecode {
    /// The names of operations of VHLO, from 1; number 0 is the module.
    pub(crate) names: Vec<&'static str>,
    /// The strings, after [`STRINGS`] and the names.
    pub(crate) strings: Vec<&'static str>,
    /// The attributes of VHLO.
    pub(crate) attributes: Vec<Vec<u8>>,
    /// The types of VHLO.
    pub(crate) types: Vec<Vec<u8>>,
}

impl Bytecode {
    /// Returns the file with these operations.
    pub(crate) fn bytes(&self, operations: &[u8]) -> Vec<u8> {
        let group = |items: &[Vec<u8>]| {
            let lengths = items
                .iter()
                .flat_map(|item| number((item.len() as u64) << 1 | 1));
            let lengths: Vec<u8> = lengths.collect();
            match items.len() as u64 {
                0 => Vec::new(),
                count => [number(0), number(count), lengths].concat(),
            }
        };
        let counts = [self.attributes.len(), self.types.len()].map(|n| number(n as u64));
        let offsets = [counts.concat(), group(&self.attributes), group(&self.types)].concat();
        let strings: Vec<&str> = [&STRINGS[..], &self.names, &self.strings].concat();
        // The lengths of strings are in reverse order.
        let lengths = strings.iter().rev().map(|s| number(s.len() as u64 + 1));
        let lengths = lengths.collect::<Vec<_>>().concat();
        let text: String = strings.iter().map(|s| format!("{s}\0")).collect();
        let strings = [number(strings.len() as u64), lengths, text.into_bytes()].concat();
        // Two dialects, the strings 0 and 1; the names of the dialect 1, then of the dialect 0.
        let count = self.names.len() as u64;
        let mut dialects = [2, 0, 1 << 1, 1 + count, 1, 1, 2 << 1].map(number).concat();
        if count > 0 {
            let first = STRINGS.len() as u64;
            let names = (first..first + count).map(|i| number(i << 1));
            dialects.extend([number(0), number(count)].concat());
            dialects.extend(names.collect::<Vec<_>>().concat());
        }
        let content = [self.attributes.concat(), self.types.concat()].concat();
        [
            b"ML\xEFR\x0Dtest\0".to_vec(),
            section(1, &dialects),
            section(3, &offsets),
            section(2, &content),
            section(4, operations),
            section(0, &strings),
        ]
        .concat()
    }
}
