//! Lowers the computations of loops and choices to steps over the buffers of the enclosing program.
//!
//! Each part of a loop's state has one buffer, from its initial value to the result. The initial value is computed
//! there if nothing else reads it, and copied there otherwise. The body updates each part in place once nothing reads
//! the old value any more, as a function does with `&mut` parameters, and copies the other parts at the end of a round.
//! Computations read the captured values of the enclosing graph from their buffers.

use crate::list::{self, Items};
use crate::map::IdMap;
use std::mem;

use super::{Assembler, RegionResults, units};
use crate::graph::{Id, Value, ValueDef};
use crate::lower::plan::buffers::Buffers;
use crate::lower::plan::cluster::Unit;
use crate::lower::plan::swap::Copies;
use crate::lower::plan::{Memory, swap, view};
use crate::lower::program::{Branch, BufferId, Origins, Step, While};
use crate::{ElementType, Graph, Size};

impl Assembler<'_> {
    /// Adds a loop.
    pub(super) fn repeated(&mut self, id: Id) {
        let instr = self.graph.instr(id);
        let (state, seen) = instr.operands.split_at(instr.own());
        // The results are the state after the loop; captured values are read where they are.
        let outs: Vec<BufferId> = instr.results.iter().map(|&v| self.target(v)).collect_vec();
        let seen: Vec<BufferId> = seen.iter().map(|&v| self.place(v)).collect_vec();
        // Each part of the state has one buffer, `outs`: it holds the initial value before the loop, and the result
        // after it.
        for (&init, &out) in state.iter().zip(&outs) {
            if !self.is_there(init, out) {
                self.copy(init, out);
            }
        }
        // Condition and body read state and captured values in the buffers of this program. A condition that returns
        // one of its parameters needs no step: the parameter's buffer is `go`.
        let params = list::concat(&[outs.as_slice(), &seen]);
        let (condition, go) = self.inside(&instr.regions[0], &params, |inner, units| {
            let root = view::storage(inner.graph, inner.graph.results[0]);
            if let ValueDef::Parameter(_) = inner.graph.source(root) {
                return inner.buffers.places[&root];
            }
            let go = inner.arena(ElementType::Bool, Size::from(1));
            let results = RegionResults {
                buffers: vec![go],
                may_swap: Vec::new(),
            };
            inner.run(units, &Memory::default(), Some(&results));
            go
        });
        // The body updates its parameters as a function updates its `&mut` parameters.
        let memory = Memory {
            updates: (0..outs.len()).map(Some).collect_vec(),
            ..Memory::default()
        };
        let may_swap = swap::may(&self.buffers, &outs, self.nested, self.limits);
        let (body, moves) = self.inside(&instr.regions[1], &params, |inner, units| {
            let results = RegionResults {
                buffers: outs,
                may_swap,
            };
            inner.run(units, &memory, Some(&results)).swaps
        });
        // Only arena buffers are swapped: an output among them is replaced by one, and copied around all steps.
        let Copies { before, after } = swap::detach(&mut self.buffers, &moves);
        self.copies.before.extend(before);
        self.copies.after.extend(after);
        let swapped = swap::pairs(&moves);
        self.push(Step::While(While {
            condition,
            go,
            body,
            swapped,
            origins: Origins::default(),
        }));
    }

    /// Whether a value is stored in a buffer, or in the one that the buffer updates in place.
    pub(super) fn is_there(&self, value: Value, buffer: BufferId) -> bool {
        let place = self.buffers.places.get(&view::storage(self.graph, value));
        place == Some(&buffer) || place.is_some() && place == self.buffers.in_place.get(&buffer)
    }

    /// Adds a choice.
    pub(super) fn chosen(&mut self, id: Id) {
        let instr = self.graph.instr(id);
        let outs: Vec<BufferId> = instr.results.iter().map(|&v| self.target(v)).collect_vec();
        let index = self.place(instr.operands[0]);
        let seen = instr.operands[instr.own()..].iter();
        let seen: Vec<BufferId> = seen.map(|&v| self.place(v)).collect_vec();
        // A branch updates a captured value in place if its result has that memory.
        let updates = outs.iter().map(|out| {
            let old = self.buffers.in_place.get(out)?;
            seen.iter().position(|buffer| buffer == old)
        });
        let memory = Memory {
            updates: updates.collect_vec(),
            ..Memory::default()
        };
        let branches = instr.regions.iter().map(|region| {
            let steps = self.inside(region, &seen, |inner, units| {
                let results = RegionResults {
                    buffers: outs.clone(),
                    may_swap: Vec::new(),
                };
                inner.run(units, &memory, Some(&results));
            });
            steps.0
        });
        let branches = branches.collect_vec();
        self.push(Step::Branch(Branch {
            index,
            branches,
            origins: Origins::default(),
        }));
    }

    /// Lowers a computation whose parameters are stored in these buffers; returns its steps, and what `with` returns.
    fn inside<T>(
        &mut self,
        region: &Graph,
        params: &[BufferId],
        with: impl FnOnce(&mut Assembler<'_>, &[Unit]) -> T,
    ) -> (Vec<Step>, T) {
        let (graph, units) = units(region, None, self.limits);
        let params = graph.params.iter().copied().zip(params.iter().copied());
        // The nested graph has its own values, but the program's buffers: they are lent to it and taken back.
        let mut inner = Assembler {
            graph: &graph,
            buffers: Buffers {
                all: mem::take(&mut self.buffers.all),
                places: params.collect(),
                in_place: IdMap::new(),
                over: IdMap::new(),
            },
            steps: Vec::new(),
            aliases: self.aliases.clone(),
            nested: true,
            copies: Copies::default(),
            limits: self.limits,
            origins: Origins::default(),
        };
        let got = with(&mut inner, &units);
        self.buffers.all = inner.buffers.all;
        (inner.steps, got)
    }
}
