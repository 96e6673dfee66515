//! Buffer swaps: a loop turns its state `(a, b)` into `(b, a + b)` without a copy.
//!
//! A round may leave the next value of a part of the state in another part's buffer, or, if a kernel computes it, in a
//! separate one. Instead of copying the value, the emitted code swaps the two buffer references at the end of the
//! round: a step over 1000 floats takes 72 ns so, with copies 192. Smaller parts than [`Limits::swapped`], 512 bytes,
//! are copied: a register block keeps them in registers.

use super::buffers::Buffers;
use super::in_place::InPlace;
use super::uses::{Uses, Writer};
use crate::Graph;
use crate::graph::{Value, ValueDef};
use crate::list::Items;
use crate::lower::program::{BufferId, Storage};
use crate::lower::thresholds::Limits;
use crate::map::IdMap;

/// The location of the next value of a part of the state whose buffer is swapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::lower) enum BufferSwap {
    /// It is the old value of another part.
    Old,
    /// It is written over the old value of the part with this number.
    Onto(usize),
    /// It is computed into a separate buffer.
    New,
}

/// Returns how the buffer of each result of a loop's body is swapped, if it is; `may` marks those worth swapping.
/// `ends_with` is whether nothing reads a parameter after its writer, which can update it in place.
pub(in crate::lower) fn swaps(
    graph: &Graph,
    roots: &[Value],
    may: &[bool],
    uses: &Uses,
    ends_with: &dyn Fn(Value, Writer) -> bool,
    in_place: &InPlace,
) -> Vec<Option<BufferSwap>> {
    let mut swaps = vec![None; roots.len()];
    if !may.contains(&true) {
        return swaps;
    }
    let part = |value: Value| graph.params.iter().position(|&param| param == value);
    let writer = |value: Value| match graph.source(in_place.start(graph, value)) {
        ValueDef::Result(id, part) => uses.unit(id).map(|unit| (unit, part)),
        ValueDef::Parameter(_) => None,
    };
    // First what each part would be by itself. A value that is the next one of two parts cannot be in both buffers.
    for (j, &root) in roots.iter().enumerate() {
        let once = roots.iter().filter_items(|&&other| other == root).count() == 1;
        swaps[j] = match (may[j] && once, part(root)) {
            (true, Some(p)) if p != j && p < roots.len() => Some(BufferSwap::Old),
            (true, None) => writer(root)
                .filter(|&writer| !ends_with(graph.params[j], writer))
                .map(|_| BufferSwap::New),
            _ => None,
        };
    }
    // Another part can take over the old value of a part only if nothing is copied over that value.
    while let Some(j) = (0..roots.len()).find(|&j| {
        swaps[j] == Some(BufferSwap::Old) && part(roots[j]).is_some_and(|p| swaps[p].is_none())
    }) {
        swaps[j] = None;
    }
    // Then a separate buffer is saved if the value can be written over an old one that is swapped anyway and dies
    // there.
    for j in 0..roots.len() {
        let (Some(BufferSwap::New), Some(writer)) = (swaps[j], writer(roots[j])) else {
            continue;
        };
        let new = graph.shape(roots[j]);
        let over = (0..roots.len()).find(|&p| {
            let old = graph.shape(graph.params[p]);
            swaps[p].is_some()
                && !swaps.contains(&Some(BufferSwap::Onto(p)))
                && (old.element, old.len()) == (new.element, new.len())
                && ends_with(graph.params[p], writer)
        });
        swaps[j] = over.map_or(swaps[j], |p| Some(BufferSwap::Onto(p)));
    }
    swaps
}

/// Returns, for each part of a loop's state, whether swapping its buffer is possible and worthwhile. Parts shorter than
/// `limits.swapped` bytes are copied in registers. The output of a swapped part is written by a copy after all steps, which a
/// graph nested in another does not have.
pub(in crate::lower) fn may(
    buffers: &Buffers,
    outs: &[BufferId],
    nested: bool,
    limits: Limits,
) -> Vec<bool> {
    let may = |out: &BufferId| {
        let buffer = &buffers.all[out.0];
        let bytes = buffer.len.known().map(|len| len * buffer.element.bytes());
        let moves = match buffer.storage {
            Storage::Arena { .. } => true,
            Storage::Output(_) => !nested,
            _ => false,
        };
        moves && limits.reaches(bytes, limits.swapped)
    };
    outs.iter().map(may).collect_vec()
}

/// Returns the pairs of buffers to swap, one after the other, so that the second buffer of each of `moves` has the
/// content of the first in the end.
pub(in crate::lower) fn pairs(moves: &[(BufferId, BufferId)]) -> Vec<(BufferId, BufferId)> {
    let mut pairs = Vec::new();
    // The buffer that holds the original content of each buffer after the swaps so far.
    let mut now: IdMap<BufferId, BufferId> = IdMap::new();
    for &(from, to) in moves {
        now.insert(from, from);
        now.insert(to, to);
    }
    for (from, to) in moves {
        let at = now[from];
        if at == *to {
            continue;
        }
        // The content of `from` is in `at`, by earlier swaps. After this swap it is in `to`, and what was in `to` in
        // `at`.
        for name in now.values_mut() {
            *name = match *name {
                name if name == at => *to,
                name if name == *to => at,
                name => name,
            };
        }
        pairs.push((at, *to));
    }
    pairs
}

/// Copies of whole buffers around all steps of a program: the source and the destination of each.
#[derive(Debug, Default, PartialEq, Eq)]
pub(in crate::lower) struct Copies {
    /// The copies before all steps.
    pub(in crate::lower) before: Vec<(BufferId, BufferId)>,
    /// The copies after all steps.
    pub(in crate::lower) after: Vec<(BufferId, BufferId)>,
}

/// Replaces outputs among the destinations of `moves` by arena buffers, as only these are swapped; returns the copies
/// that this needs.
///
/// The buffer keeps its number; the output is a new one, to which it is copied once. If the output updates a parameter
/// in place, the buffer starts as a copy of that parameter instead.
pub(in crate::lower) fn detach(buffers: &mut Buffers, moves: &[(BufferId, BufferId)]) -> Copies {
    let mut copies = Copies::default();
    for &(_, part) in moves {
        if let Storage::Output(_) = buffers.all[part.0].storage {
            let output = buffers.add(buffers.all[part.0].clone());
            buffers.all[part.0].storage = Storage::ARENA;
            copies.after.push((part, output));
            if let Some(param) = buffers.in_place.remove(&part) {
                copies.before.push((param, part));
            }
        }
    }
    copies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lower::program::Buffer;
    use crate::{ElementType, Size};

    #[test]
    fn a_swapped_output_is_computed_in_the_arena_and_copied_once() {
        let buffer = |storage| Buffer {
            element: ElementType::F32,
            len: Size::from(8),
            storage,
        };
        let arena = || Storage::ARENA;
        let storages = |buffers: &[Buffer]| -> Vec<Storage> {
            buffers.iter().map(|b| b.storage.clone()).collect()
        };
        let [param, output, new] = [0, 1, 2].map(BufferId);
        let moves = [(new, output), (output, new)];
        for updates in [true, false] {
            let storage = [Storage::Param(0), Storage::Output(0), arena()];
            let mut buffers = Buffers {
                all: storage.map(buffer).to_vec(),
                ..Buffers::default()
            };
            if updates {
                buffers.in_place.insert(output, param);
            }
            let copies = detach(&mut buffers, &moves);
            let before = if updates {
                vec![(param, output)]
            } else {
                Vec::new()
            };
            let after = vec![(output, BufferId(3))];
            assert_eq!(copies, Copies { before, after });
            let expected = [Storage::Param(0), arena(), arena(), Storage::Output(0)];
            assert_eq!(storages(&buffers.all), expected);
            assert!(buffers.in_place.get(&output).is_none());
        }
    }

    #[test]
    fn swaps_move_each_buffer_to_its_target() {
        let of = |moves: &[(usize, usize)]| {
            let ids = moves.iter().map(|&(a, b)| (BufferId(a), BufferId(b)));
            let ids: Vec<(BufferId, BufferId)> = ids.collect();
            let mut held: Vec<usize> = (0..6).collect();
            for (a, b) in pairs(&ids) {
                held.swap(a.0, b.0);
            }
            for (from, to) in moves {
                assert_eq!(held[*to], *from, "{moves:?}");
            }
            pairs(&ids).len()
        };
        assert_eq!(of(&[]), 0);
        assert_eq!(of(&[(0, 1), (1, 0)]), 1);
        assert_eq!(of(&[(4, 0)]), 1);
        assert_eq!(of(&[(1, 0), (2, 1), (0, 2)]), 2);
        assert_eq!(of(&[(1, 0), (2, 1), (3, 2)]), 3);
        assert_eq!(of(&[(1, 0), (4, 1), (3, 2), (2, 3)]), 3);
        assert_eq!(of(&[(5, 0), (0, 1), (1, 2)]), 3);
    }
}
