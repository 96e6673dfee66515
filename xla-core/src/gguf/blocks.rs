//! Quantised numbers, in blocks of 32: a scale of the type f16, then integers.

use std::io::{self, Read};

use half::f16;

use crate::scalar::short::Short;

/// The number of numbers in a block.
pub(super) const NUMBERS: usize = 32;

/// The type of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Block {
    /// `Q8_0`: integers of 8 bits.
    Eight,
    /// `Q4_0`: integers of 4 bits, from -8 to 7. The first half of the numbers is in the low halves of the bytes.
    Four,
}

impl Block {
    /// Returns the number of bytes of a block.
    pub(super) fn bytes(self) -> usize {
        match self {
            Block::Eight => 2 + NUMBERS,
            Block::Four => 2 + NUMBERS / 2,
        }
    }
}

/// A reader of `f32` numbers, in little-endian order, which reads blocks.
pub(super) struct Dequantized<R> {
    reader: R,
    block: Block,
    numbers: [u8; 4 * NUMBERS],
    /// The number of bytes of `numbers` that have been read.
    done: usize,
}

impl<R: Read> Dequantized<R> {
    /// Makes a reader of numbers from a reader of blocks.
    pub(super) fn new(reader: R, block: Block) -> Dequantized<R> {
        let numbers = [0; 4 * NUMBERS];
        Dequantized {
            reader,
            block,
            numbers,
            done: numbers.len(),
        }
    }

    /// Reads the next block; `false` at the end.
    fn next(&mut self) -> io::Result<bool> {
        let mut bytes = [0; 2 + NUMBERS];
        let bytes = &mut bytes[..self.block.bytes()];
        if self.reader.read(&mut bytes[..1])? == 0 {
            return Ok(false);
        }
        self.reader.read_exact(&mut bytes[1..])?;
        let scale = f16::from_bits(u16::from_le_bytes([bytes[0], bytes[1]])).widen();
        let integers = &bytes[2..];
        let (numbers, _) = self.numbers.as_chunks_mut();
        for (i, number) in numbers.iter_mut().enumerate() {
            let integer = match self.block {
                Block::Eight => i32::from(integers[i].cast_signed()),
                Block::Four if i < NUMBERS / 2 => i32::from(integers[i] & 15) - 8,
                Block::Four => i32::from(integers[i - NUMBERS / 2] >> 4) - 8,
            };
            // Exact: the significands of both have at most 19 bits together.
            *number = (scale * integer as f32).to_le_bytes();
        }
        self.done = 0;
        Ok(true)
    }
}

impl<R: Read> Read for Dequantized<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.done == self.numbers.len() && !self.next()? {
            return Ok(0);
        }
        let len = buffer.len().min(self.numbers.len() - self.done);
        buffer[..len].copy_from_slice(&self.numbers[self.done..self.done + len]);
        self.done += len;
        Ok(len)
    }
}
