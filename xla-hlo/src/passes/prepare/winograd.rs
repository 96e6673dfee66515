//! Transforms the prepared kernels of convolutions by 3 by 3, for Winograd's algorithm.
//!
//! It computes a tile of 4 by 4 sums with 36 products for each pair of features instead of 144, of 2 by 2 with 16
//! instead of 36.

use super::rewrite::Rewritten;
use crate::graph::{Graph, Instr};
use crate::ops::convolution::{self, Convolution};
use crate::ops::winograd::{self, Plan};
use crate::{ElementType, Module};

/// The number that divides the numbers of features: the lanes of the transforms.
const LANES: usize = 16;

/// Returns the graph in which convolutions by 3 by 3 read transformed kernels, where that suits the convolution.
pub(super) fn transformed(graph: &Graph, marks: &[bool]) -> Graph {
    let module = Module::default();
    let mut out = Rewritten::new(graph, &module);
    for (_, instr) in graph.instrs() {
        let Some(plan) = plan(graph, instr, marks) else {
            out.copy(instr);
            continue;
        };
        let [lhs, rhs] = [instr.operands[0], instr.operands[1]].map(|v| out.new_of(v));
        let sizes = graph.shape(instr.results[0]).dims.clone();
        let b = out.at(instr);
        let kernel = winograd::pack(b, rhs, &plan).expect("a kernel of 3 by 3");
        let value = winograd::convolution(b, [lhs, kernel], &plan, sizes);
        out.replace(instr.results[0], value.expect("known sizes"));
    }
    out.graph()
}

/// Returns how a convolution is computed, if Winograd's algorithm suits it.
fn plan(graph: &Graph, instr: &Instr, marks: &[bool]) -> Option<Plan> {
    if instr.op.name != convolution::PRIMITIVE.name {
        return None;
    }
    let [lhs, rhs] = [instr.operands[0], instr.operands[1]];
    let kernel = graph.shape(rhs);
    if marks[lhs.0 as usize] || !marks[rhs.0 as usize] || kernel.element != ElementType::F32 {
        return None;
    }
    let convolution = Convolution::of(&instr.attrs).ok()?;
    let [input, of_kernel, result] = &convolution.dimensions.roles;
    if convolution.groups != [1, 1] || input.len() != 4 {
        return None;
    }
    let mut low = [0; 2];
    for (d, zeros) in low.iter_mut().enumerate() {
        let window = convolution.window(d);
        let is_plain = window.stride == 1 && window.dilations == [1, 1] && !window.reversed;
        if !is_plain || !kernel.dims[of_kernel[d + 2]].is(3) {
            return None;
        }
        // Tiles at the end of a result read elements that negative padding omits.
        let [before, after] = window.padding.map(|zeros| zeros.known());
        usize::try_from(after?).ok()?;
        *zeros = usize::try_from(before?).ok()?;
    }
    let last = [is_last(input)?, is_last(result)?];
    let features = [of_kernel[0], of_kernel[1]].map(|d| kernel.dims[d].known());
    let fill_lanes = |features: &Option<usize>| features.is_some_and(|n| n % LANES == 0 && n > 0);
    let places = [result[2], result[3]].map(|d| graph.shape(instr.results[0]).dims[d].known());
    let tile = tile([places[0]?, places[1]?])?;
    features.iter().all(fill_lanes).then(|| Plan {
        tile,
        kernel: of_kernel.clone(),
        low,
        last,
    })
}

/// Returns whether features are the last dimension of an array, not the one after the batch; `None` for other orders.
fn is_last(roles: &[usize]) -> Option<bool> {
    match roles {
        [0, 1, 2, 3] => Some(false),
        [0, 3, 1, 2] => Some(true),
        _ => None,
    }
}

/// Returns the rows of a tile for a result of so many rows and columns. A transformed kernel for tiles of 4 has four
/// times as many elements as the kernel, which few tiles read too rarely.
fn tile([rows, columns]: [usize; 2]) -> Option<usize> {
    match rows.min(columns) {
        10.. => Some(4),
        4.. => Some(2),
        _ => None,
    }
}
