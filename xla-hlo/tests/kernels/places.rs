//! Gather and scatter.

use xla_hlo::Instr;

use super::Call;
use super::array::{Array, index, indices, int, sizes};

/// The dimension numbers of a gather or a scatter.
struct Numbers {
    window: Vec<usize>,
    dropped: Vec<usize>,
    batching: Vec<usize>,
    indices_batching: Vec<usize>,
    map: Vec<usize>,
    vector: usize,
}

impl Numbers {
    fn of(instr: &Instr, names: [&str; 5]) -> Numbers {
        let [window, dropped, batching, indices_batching, map] = names.map(|name| instr.dims(name));
        Numbers {
            window,
            dropped,
            batching,
            indices_batching,
            map,
            vector: int(instr, "index_vector_dim") as usize,
        }
    }

    /// Returns the start of the window and the index in it that belong to an index of the windows.
    fn split(&self, at: &[usize], rank: usize, starts: &Array) -> (Vec<i64>, Vec<usize>) {
        let (mut place, mut offsets) = (Vec::new(), Vec::new());
        for (d, &i) in at.iter().enumerate() {
            if self.window.contains(&d) {
                offsets.push(i);
            } else {
                place.push(i);
            }
        }
        let mut start = vec![0; rank];
        for (k, &d) in self.map.iter().enumerate() {
            let mut component = place.clone();
            if self.vector < starts.dims.len() {
                component.insert(self.vector, k);
            }
            start[d] = index(starts.at(&component));
        }
        for (&d, &own) in self.batching.iter().zip(&self.indices_batching) {
            start[d] = place[own - usize::from(own > self.vector)] as i64;
        }
        let hidden = |d: usize| self.dropped.contains(&d) || self.batching.contains(&d);
        let mut offsets = offsets.into_iter();
        let inside = (0..rank).map(|d| {
            if hidden(d) {
                0
            } else {
                offsets
                    .next()
                    .expect("an offset for each dimension that is shown")
            }
        });
        (start, inside.collect())
    }
}

pub(super) fn gather(call: Call<'_>) -> Array {
    let Call {
        instr, operands, ..
    } = call;
    let numbers = Numbers::of(
        instr,
        [
            "offset_dims",
            "collapsed_slice_dims",
            "operand_batching_dims",
            "start_indices_batching_dims",
            "start_index_map",
        ],
    );
    let (operand, starts) = (operands[0], operands[1]);
    let window = sizes(instr, "slice_sizes");
    Array::new(call.shapes[0], |at| {
        let (start, inside) = numbers.split(&at, operand.dims.len(), starts);
        let from: Vec<usize> = (0..operand.dims.len())
            .map(|d| {
                let most = (operand.dims[d] - window[d]) as i64;
                start[d].clamp(0, most) as usize + inside[d]
            })
            .collect();
        operand.at(&from)
    })
}

pub(super) fn scatter(call: Call<'_>) -> Vec<Array> {
    let Call {
        instr, operands, ..
    } = call;
    let numbers = Numbers::of(
        instr,
        [
            "update_window_dims",
            "inserted_window_dims",
            "input_batching_dims",
            "scatter_indices_batching_dims",
            "scatter_dims_to_operand_dims",
        ],
    );
    let count = operands.len() / 2;
    let mut out: Vec<Array> = operands[..count]
        .iter()
        .map(|&array| array.clone())
        .collect();
    let (starts, updates) = (operands[count], &operands[count + 1..]);
    let rank = out[0].dims.len();
    let hidden = |d: &usize| numbers.dropped.contains(d) || numbers.batching.contains(d);
    let mut window = vec![1; rank];
    let shown = (0..rank).filter(|d| !hidden(d));
    for (d, &of) in shown.zip(&numbers.window) {
        window[d] = updates[0].dims[of];
    }
    // Windows are applied in the order of their indices.
    let mut all: Vec<Vec<usize>> = indices(&updates[0].dims).collect();
    all.sort_by_key(|at| {
        let place = at.iter().enumerate();
        let place = place.filter(|(d, _)| !numbers.window.contains(d));
        place.map(|(_, &i)| i).collect::<Vec<_>>()
    });
    for at in all {
        let (start, inside) = numbers.split(&at, rank, starts);
        let fits = |d: usize| start[d] >= 0 && start[d] + window[d] as i64 <= out[0].dims[d] as i64;
        if !(0..rank).all(fits) {
            continue;
        }
        let to: Vec<usize> = (0..rank).map(|d| start[d] as usize + inside[d]).collect();
        let current = out.iter().map(|array| array.at(&to));
        let elements: Vec<_> = current
            .chain(updates.iter().map(|array| array.at(&at)))
            .collect();
        for (out, element) in out.iter_mut().zip(call.region(0, &elements)) {
            *out.at_mut(&to) = element;
        }
    }
    out
}
