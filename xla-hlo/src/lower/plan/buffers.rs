//! The buffers of a program under construction.

use crate::Graph;
use crate::graph::Value;
use crate::lower::program::{Buffer, BufferId, Storage};
use crate::map::IdMap;

/// The buffers of a graph: of its parameters at first, then also of its results.
#[derive(Debug, Default)]
pub(in crate::lower) struct Buffers {
    /// All buffers of the program.
    pub(in crate::lower) all: Vec<Buffer>,
    /// The buffer of each value that has one; a reshape shares its operand's.
    pub(in crate::lower) places: IdMap<Value, BufferId>,
    /// For each output that updates memory in place, the other buffer of the same memory.
    pub(in crate::lower) in_place: IdMap<BufferId, BufferId>,
    /// The values that a loop writes over an array that it reads, in one buffer.
    pub(in crate::lower) over: IdMap<Value, ()>,
}

impl Buffers {
    /// Adds a buffer.
    pub(in crate::lower) fn add(&mut self, buffer: Buffer) -> BufferId {
        self.all.push(buffer);
        BufferId(self.all.len() - 1)
    }

    /// Returns the buffer that a value is computed into: the one assigned to it, or a new one in the arena.
    pub(in crate::lower) fn target(&mut self, graph: &Graph, value: Value) -> BufferId {
        if let Some(&buffer) = self.places.get(&value) {
            return buffer;
        }
        let buffer = self.add(Buffer::of(graph.shape(value), Storage::ARENA));
        self.places.insert(value, buffer);
        buffer
    }
}
