//! The memory that a program uses.

use core::fmt;

use super::{Buffer, Program, Storage};
use crate::Size;
use crate::list::Items;
use xla_shape::arena;

/// The number of bytes that a program uses. Constants are part of the code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryUse {
    /// The parameters.
    pub params: Size,
    /// The results, except those that use the memory of parameters.
    pub results: Size,
    /// The arena, the most at any time; `None` if a size in it is symbolic.
    pub arena: Option<usize>,
}

impl Program {
    /// Returns the memory that the program uses.
    pub fn memory_use(&self) -> MemoryUse {
        let mut memory = MemoryUse {
            params: Size::from(0),
            results: Size::from(0),
            arena: None,
        };
        let mut lifetimes = Vec::new();
        for buffer in &self.buffers {
            let bytes = bytes(buffer);
            match buffer.storage {
                Storage::Param(_) => memory.params = memory.params + bytes,
                Storage::Output(j) if self.aliases[j].is_none() => {
                    memory.results = memory.results + bytes;
                }
                Storage::Arena { birth, death } => {
                    lifetimes.push(bytes.known().map(|bytes| (birth, death, bytes)));
                }
                Storage::Output(_) | Storage::Constant(_) | Storage::Local => {}
            }
        }
        let lifetimes: Option<Vec<_>> = lifetimes.into_iter().collect_some();
        memory.arena = lifetimes.map(|lifetimes| arena::plan(&lifetimes).1);
        memory
    }
}

fn bytes(buffer: &Buffer) -> Size {
    buffer.len.clone() * Size::from(buffer.element.bytes())
}

impl fmt::Display for MemoryUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (params, results) = (&self.params, &self.results);
        write!(f, "{params} bytes of parameters, {results} of results, ")?;
        match self.arena {
            Some(arena) => write!(f, "{arena} of arena"),
            None => f.write_str("an arena that depends on sizes"),
        }
    }
}
