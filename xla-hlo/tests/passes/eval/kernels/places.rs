//! Slices, gathers and scatters at computed places.

use xla_hlo::literal::Scalar;
use xla_hlo::{Instr, Module, Shape};

use super::super::{Array, Integer, indices};
use super::{apply, ints};

fn number(scalar: Scalar) -> i128 {
    match scalar {
        Integer(n) => n,
        other => panic!("{other:?} is not an index"),
    }
}

/// Returns the clamped start of a slice of these sizes.
pub(super) fn start(of: &Array, sizes: &[usize], starts: &[Array]) -> Vec<usize> {
    let starts = starts.iter().enumerate().map(|(d, start)| {
        let last = (of.dims[d] - sizes[d]) as i128;
        number(start.elements[0]).clamp(0, last) as usize
    });
    starts.collect()
}

pub(super) fn plus(a: &[usize], b: &[usize]) -> Vec<usize> {
    a.iter().zip(b).map(|(a, b)| a + b).collect()
}

/// The dimension numbers of a gather or a scatter.
struct Places {
    window: Vec<i64>,
    map: Vec<i64>,
    batching: [Vec<i64>; 2],
    vector: usize,
    /// The dimensions of the operand that are not in the windows.
    hidden: Vec<i64>,
}

impl Places {
    fn of(instr: &Instr, names: [&str; 5]) -> Places {
        let [window, dropped, batching, indices_batching, map] =
            names.map(|name| ints(instr, name));
        Places {
            window,
            map,
            hidden: [dropped, batching.clone()].concat(),
            batching: [batching, indices_batching],
            vector: ints(instr, "index_vector_dim")[0] as usize,
        }
    }

    /// Splits an index of the windows into the index of the index vector and that in the window of an operand.
    fn split(&self, index: &[usize], rank: usize) -> (Vec<usize>, Vec<usize>) {
        let (mut at, mut inside) = (Vec::new(), vec![0; rank]);
        let mut shown = (0..rank).filter(|&d| !self.hidden.contains(&(d as i64)));
        for (d, &i) in index.iter().enumerate() {
            match self.window.contains(&(d as i64)) {
                true => inside[shown.next().unwrap()] = i,
                false => at.push(i),
            }
        }
        (at, inside)
    }

    /// Returns the start of the window of the index vector at an index.
    fn start(&self, indices: &Array, at: &[usize], rank: usize) -> Vec<i128> {
        let mut start = vec![0; rank];
        for (k, &d) in self.map.iter().enumerate() {
            let mut index = at.to_vec();
            if self.vector < indices.dims.len() {
                index.insert(self.vector, k);
            }
            start[d as usize] = number(indices.at(&index));
        }
        let [of, from] = &self.batching;
        for (&of, &from) in of.iter().zip(from) {
            let from = from as usize;
            start[of as usize] = at[from - usize::from(from > self.vector)] as i128;
        }
        start
    }
}

pub(super) fn gather(instr: &Instr, operands: &[Array], shape: &Shape) -> Array {
    let places = Places::of(
        instr,
        [
            "offset_dims",
            "collapsed_slice_dims",
            "operand_batching_dims",
            "start_indices_batching_dims",
            "start_index_map",
        ],
    );
    let sizes = ints(instr, "slice_sizes");
    let of = &operands[0];
    Array::of(shape, |index| {
        let (at, inside) = places.split(&index, of.dims.len());
        let start = places.start(&operands[1], &at, of.dims.len());
        let from = start.iter().enumerate().map(|(d, &start)| {
            let last = of.dims[d] as i128 - i128::from(sizes[d]);
            start.clamp(0, last) as usize + inside[d]
        });
        of.at(&from.collect::<Vec<_>>())
    })
}

pub(super) fn scatter(module: &Module, instr: &Instr, operands: &[Array]) -> Vec<Array> {
    let count = operands.len() / 2;
    let (at, updates) = (&operands[count], &operands[count + 1..]);
    let mut inputs = operands[..count].to_vec();
    let places = Places::of(
        instr,
        [
            "update_window_dims",
            "inserted_window_dims",
            "input_batching_dims",
            "scatter_indices_batching_dims",
            "scatter_dims_to_operand_dims",
        ],
    );
    let (dims, rank) = (inputs[0].dims.clone(), inputs[0].dims.len());
    let mut all: Vec<_> = indices(&updates[0].dims)
        .map(|index| (places.split(&index, rank), index))
        .collect();
    // Windows are applied in the order of the indices.
    all.sort();
    if all.is_empty() {
        return inputs;
    }
    let whole: Vec<usize> = updates[0].dims.iter().map(|size| size - 1).collect();
    let last = places.split(&whole, rank).1;
    for ((vector, inside), index) in all {
        let start = places.start(at, &vector, rank);
        let fits = |d: usize| start[d] >= 0 && start[d] + (last[d] as i128) < dims[d] as i128;
        if !(0..rank).all(fits) {
            continue;
        }
        let to: Vec<usize> = (0..rank).map(|d| start[d] as usize + inside[d]).collect();
        let current = inputs.iter().map(|input| input.at(&to));
        let scalars = current.chain(updates.iter().map(|update| update.at(&index)));
        let scalars: Vec<Scalar> = scalars.collect();
        let new = apply(module, &instr.regions[0], &scalars);
        inputs
            .iter_mut()
            .zip(new)
            .for_each(|(input, value)| input.set(&to, value));
    }
    inputs
}
