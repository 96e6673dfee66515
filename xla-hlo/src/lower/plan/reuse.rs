//! Writes the results of fused loops over arrays that nothing reads afterwards.
//!
//! An array of the arena that a loop reads last, each element where it writes one, is updated in place, as a parameter
//! is that a result overwrites. The two arrays then share a buffer, and the arena is smaller.

use super::buffers::Buffers;
use super::cluster::{Cluster, Unit};
use super::results::Plan;
use super::uses::Uses;
use super::view;
use crate::Graph;
use crate::graph::Value;
use crate::list::Items;
use crate::lower::program::{Buffer, Kind, Storage};
use crate::lower::thresholds::Limits;
use crate::map::IdMap;

/// Assigns the buffers of arrays of `limits.reused` bytes and more that are overwritten, and records the values that are
/// written over another one.
pub(in crate::lower) fn assign(
    graph: &Graph,
    plan: &Plan,
    mut buffers: Buffers,
    limits: Limits,
) -> Buffers {
    let uses = &plan.uses;
    // The values that share a buffer by this function; other buffers have been assigned before.
    let mut shared: IdMap<Value, ()> = IdMap::new();
    for (number, unit) in plan.units.iter().enumerate() {
        let Unit::Fused(cluster) = unit else {
            continue;
        };
        if !matches!(cluster.kind, Kind::Flat | Kind::Rows) {
            continue;
        }
        // Large values over the whole domain that need a buffer and have none.
        let made = cluster.members.iter().map(|&id| graph.instr(id).results[0]);
        let is_free = |value: Value| {
            let shape = graph.shape(value);
            let bytes = shape.len().known().map(|len| len * shape.element.bytes());
            limits.reaches(bytes, limits.reused)
                && buffers.places.get(&value).is_none()
                && uses.is_needed(graph, value)
        };
        let mut made = made.filter_items(|&value| is_free(value)).collect_vec();
        made.retain(|value| view::domain(graph.shape(*value)) == cluster.domain);
        for value in made {
            // An operand of the loop with a buffer of the arena, of the same type, that dies here.
            let operands = cluster
                .members
                .iter()
                .flat_items(|&id| &graph.instr(id).operands);
            let old = operands.map(|&operand| view::storage(graph, operand));
            let old = old.filter_items(|&old| {
                let same = graph.shape(old).element == graph.shape(value).element;
                let unassigned = buffers.places.get(&old).is_none() || shared.contains_key(&old);
                same && unassigned
                    && uses.maker(graph, old).is_some_and(|made| made < number)
                    && ends_with(graph, cluster, number, old, uses)
            });
            let Some(old) = old.into_iter().next() else {
                continue;
            };
            // The old array may have been written over another one itself: the chain shares one buffer.
            let buffer = match buffers.places.get(&old) {
                Some(&buffer) => buffer,
                None => buffers.add(Buffer::of(graph.shape(old), Storage::ARENA)),
            };
            // The next value takes another array.
            shared.remove(&old);
            for value in [old, value] {
                buffers.places.insert(value, buffer);
            }
            shared.insert(value, ());
            buffers.over.insert(value, ());
        }
    }
    buffers
}

/// Whether nothing reads a value after a loop, which reads each element where it writes one.
fn ends_with(graph: &Graph, cluster: &Cluster, unit: usize, value: Value, uses: &Uses) -> bool {
    let mut reads = uses.reads(value);
    let ends = reads.all(|read| {
        let instr = graph.instr(read.id);
        let operand = instr.operands[read.operand];
        let inside = || {
            let access = view::identity(graph.shape(operand));
            let (read, access) = view::resolve(graph, operand, access);
            let shape = graph.shape(read);
            view::storage(graph, read) == value
                && access == view::identity(shape)
                && view::domain(shape) == cluster.domain
                && view::domain(graph.shape(instr.results[0])) == cluster.domain
        };
        read.unit < unit || read.unit == unit && inside()
    });
    ends && !uses.is_result(value)
}

#[cfg(test)]
mod tests {
    use crate::lower::{Limits, Memory, lower_from};
    use crate::ops::{dot_general::dot_general, elementwise};
    use crate::{Builder, ElementType, Module, Shape, Size};

    /// Returns the bytes of the arena of a product of `size` by `size` numbers, a function of it, and a product of that,
    /// which is a result. If `again` is set, another result is a product of the first one.
    fn arena(size: usize, again: bool) -> usize {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let shape = Shape::new(ElementType::F32, vec![Size::from(size); 2]);
        let [x, w] = [(); 2].map(|()| b.graph.add_param(shape.clone()));
        let product = |b: &mut Builder<'_>, x| {
            let dims = [vec![], vec![], vec![1], vec![0]];
            dot_general(b, x, w, dims).unwrap()
        };
        let first = product(&mut b, x);
        let y = b.add1(&elementwise::exp, &[first], Vec::new()).unwrap();
        let mut results = vec![product(&mut b, y)];
        if again {
            results.push(product(&mut b, first));
        }
        b.graph.results = results;
        let program = lower_from(&b.graph, &Memory::default(), Limits::SEPARATE);
        program.memory_use().arena.unwrap()
    }

    #[test]
    fn a_loop_overwrites_what_it_reads_last() {
        let bytes = 64 * 64 * 4;
        assert_eq!(arena(64, false), bytes);
        assert_eq!(arena(64, true), 2 * bytes);
        // Small arrays have their own buffers.
        assert_eq!(arena(16, false), 2 * 16 * 16 * 4);
    }
}
