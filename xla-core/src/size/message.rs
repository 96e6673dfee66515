//! Messages of assertions about generic sizes, with the values of the sizes.

/// The longest message, in bytes.
const LONGEST: usize = 1024;

/// The message of an assertion that rustc evaluates, such as "`N` is 2: slice: expected at most N, found 3".
///
/// A constant panic formats no numbers, so the message is written here.
#[derive(Debug)]
pub struct SizeMessage {
    bytes: [u8; LONGEST],
    len: usize,
}

impl SizeMessage {
    /// Writes a message for generic sizes with these names and values. A message that is too long is cut off.
    #[must_use]
    pub const fn new(what: &str, sizes: &[(&str, usize)]) -> SizeMessage {
        let mut message = SizeMessage {
            bytes: [0; LONGEST],
            len: 0,
        };
        let mut i = 0;
        while i < sizes.len() {
            message.push(if i == 0 { "`" } else { ", `" });
            message.push(sizes[i].0);
            message.push("` is ");
            message.push_number(sizes[i].1);
            i += 1;
        }
        if i > 0 {
            message.push(": ");
        }
        message.push(what);
        message
    }

    /// Returns the message.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        let (text, _) = self.bytes.split_at(self.len);
        match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => "a size constraint does not hold",
        }
    }

    const fn push(&mut self, text: &str) {
        let text = text.as_bytes();
        let mut i = 0;
        while i < text.len() && self.len < LONGEST {
            self.bytes[self.len] = text[i];
            self.len += 1;
            i += 1;
        }
    }

    const fn push_number(&mut self, number: usize) {
        let mut unit = 1;
        while number / unit >= 10 {
            unit *= 10;
        }
        while unit > 0 && self.len < LONGEST {
            self.bytes[self.len] = b'0' + (number / unit % 10) as u8;
            self.len += 1;
            unit /= 10;
        }
    }
}
