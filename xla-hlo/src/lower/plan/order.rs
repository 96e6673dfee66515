//! The order of units: updates of state run as soon as they can.
//!
//! A graph computes all gradients before it updates the first parameter, and the gradients would need memory together.
//! An update takes no memory, since it is written over the parameter; it runs once its operands are computed and
//! nothing reads the old content any more.

use super::Memory;
use super::cluster::Unit;
use super::units::last_that_fails;
use super::uses::Uses;
use super::view;
use crate::Graph;
use crate::graph::{Value, ValueDef};
use crate::list::Items;
use crate::map::IdMap;

/// Returns the units with the updates of state moved up.
pub(in crate::lower) fn ordered(graph: &Graph, units: Vec<Unit>, memory: &Memory) -> Vec<Unit> {
    if memory.updates.iter().all(Option::is_none) {
        return units;
    }
    // Each state by the value that becomes it: the value and the parameter that it overwrites.
    let uses = Uses::of(graph, &units);
    let results = graph.results.iter().enumerate();
    let states = results.filter_map(|(j, &result)| {
        let param = memory.updates.get(j).copied().flatten()?;
        Some((view::storage(graph, result), graph.params[param]))
    });
    let states: IdMap<Value, Value> = states.collect();
    // Reads by barriers count too: a barrier is there to keep an order.
    let last_other = |value: Value, unit: usize| {
        let readers = uses.all_reads(value).map(|read| read.unit);
        readers.filter_items(|&reader| reader != unit).max()
    };
    // The unit after which each unit runs, for those that are moved; memory that is visible outside changes once nothing
    // can fail.
    let failing = last_that_fails(graph, &units);
    let mut after: Vec<Option<usize>> = vec![None; units.len()];
    for (number, unit) in units.iter().enumerate() {
        let Unit::Fused(cluster) = unit else {
            continue;
        };
        let made = |value: Value| uses.maker(graph, value) == Some(number);
        // `first` is the last unit that must run before: one that may fail, one that computes an operand, or one that
        // reads the old content. A unit that also computes a value for others stays.
        let mut first = failing;
        let mut moves = true;
        for &id in &cluster.members {
            let instr = graph.instr(id);
            for &operand in &instr.operands {
                let value = view::producer(graph, operand);
                if let ValueDef::Result(maker, _) = graph.source(view::available(graph, operand))
                    && !made(value)
                {
                    first = first.max(uses.unit(maker));
                }
            }
            let value = instr.results[0];
            match states.get(&value) {
                Some(&param) => first = first.max(last_other(param, number)),
                None => moves &= last_other(value, number).is_none(),
            }
        }
        let writes = cluster
            .members
            .iter()
            .any(|&id| states.contains_key(&graph.instr(id).results[0]));
        if moves && writes && first.is_some_and(|first| first + 1 < number) {
            after[number] = first;
        }
    }
    // Units keep their order, except that each one that moves follows its `after`.
    let mut out = Vec::with_capacity(units.len());
    for (number, unit) in units.iter().enumerate() {
        if after[number].is_none() {
            out.push(unit.clone());
        }
        let next = (0..units.len()).filter_items(|&other| after[other] == Some(number));
        out.extend(next.map(|other| units[other].clone()));
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::lower::{Memory, lower};
    use crate::ops::{dot_general::dot_general, elementwise};
    use crate::{Builder, ElementType, Module, Shape, Size};

    /// Returns the bytes of the arena of an update of two parameters by products of the others, `w = w - dot(x, v)`. If
    /// `read` is set, the first parameter is read again after the products.
    fn arena(read: bool) -> usize {
        let module = Module::default();
        let mut b = Builder::new(&module);
        let shape = Shape::new(ElementType::F32, vec![Size::from(64); 2]);
        let [x, w, v] = [(); 3].map(|()| b.graph.add_param(shape.clone()));
        let product = |b: &mut Builder<'_>, x, y| {
            let dims = [vec![], vec![], vec![1], vec![0]];
            dot_general(b, x, y, dims).unwrap()
        };
        let (dw, dv) = (product(&mut b, x, x), product(&mut b, x, v));
        let last = read.then(|| product(&mut b, dv, w));
        let pairs = [(w, dw), (v, dv)];
        let made = pairs.map(|(w, d)| b.add1(&elementwise::sub, &[w, d], Vec::new()).unwrap());
        b.graph.results = made.into_iter().chain(last).collect();
        let memory = Memory {
            updates: vec![Some(1), Some(2), None],
            ..Memory::default()
        };
        let program = lower(&b.graph, &memory);
        // Each parameter is updated in place.
        assert_eq!(program.aliases[..2], [Some(1), Some(2)]);
        assert!(program.to_string().contains("result0 = sub(stored result0"));
        program.memory_use().arena.unwrap()
    }

    #[test]
    fn a_parameter_is_updated_once_nothing_else_reads_it() {
        let bytes = 64 * 64 * 4;
        assert_eq!(arena(false), bytes);
        assert_eq!(arena(true), 2 * bytes);
    }
}
