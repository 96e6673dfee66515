//! The memory that a program uses.

use core::fmt;

use super::{Buffer, Program, Storage};
use crate::Size;
use crate::list::Items;
use xla_shape::arena;
pub use xla_shape::arena::BY_SIZE_CONST;

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
        for buffer in &self.buffers {
            let bytes = bytes(buffer);
            match buffer.storage {
                Storage::Param(_) => memory.params = memory.params + bytes,
                Storage::Output(j) if self.aliases[j].is_none() => {
                    memory.results = memory.results + bytes;
                }
                Storage::Arena { .. }
                | Storage::Output(_)
                | Storage::Constant(_)
                | Storage::Local => {}
            }
        }
        memory.arena = self.arena_plan().map(|(_, bytes)| bytes);
        memory
    }

    /// Returns the offset of each buffer of the arena, in the order of the buffers, and the size of the arena in bytes; or
    /// `None` if they depend on sizes that are not known.
    pub fn arena_plan(&self) -> Option<(Vec<usize>, usize)> {
        let lifetimes = self
            .buffers
            .iter()
            .filter_map(|buffer| match buffer.storage {
                Storage::Arena { birth, death } => {
                    Some(bytes(buffer).known().map(|bytes| (birth, death, bytes)))
                }
                _ => None,
            });
        let lifetimes: Option<Vec<_>> = lifetimes.collect_some();
        Some(arena::plan(&lifetimes?))
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
