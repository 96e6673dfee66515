//! Makes layouts explicit: inside a graph every array is row-major and dense, so another layout is another shape.
//!
//! A parameter of shape `[2, 3]` and layout `{0, 1}` becomes a row-major `[3, 2]` buffer and a transpose of it. A
//! padded parameter becomes a buffer of its widths and a slice of it; the buffer of a tiled one has the numbers of
//! tiles and the sizes of a tile as dimensions. Results are converted back, with `pad` where there is padding. The
//! other passes move and cancel these instructions like any others. No instruction reads padding.

use crate::graph::rewriter::{Rewriter, Rules};
use crate::graph::{Attr, Origin, Signature};
use crate::list::{self, Items};
use crate::ops::rewriting::numbers;
use crate::ops::{pad, slice};
use crate::order::{inverse, permuted};
use crate::padding::PaddingValue;
use crate::{Graph, Instr, Literal, Packing, Shape, Size, SymbolicLayout, Value};

/// Returns the graph over physical buffers: parameters and results are laid out as in the signature, state at the end
/// as at the start.
pub fn physical(signature: &Signature, graph: &Graph) -> Graph {
    let mut rw = Rewriter::new(Rules::NONE);
    let mut new = vec![Value(0); graph.value_count()];
    // All parameters come first, so that the parameters of the new graph have the order of the old one.
    let mut layouts = signature.param_layouts().into_iter();
    let mut laid = Vec::new();
    for &param in &graph.params {
        let memory = Memory::of(layouts.next(), graph.shape(param));
        let sizes = memory.sizes();
        laid.push((
            param,
            rw.param(Shape::new(memory.shape.element, sizes)),
            memory,
        ));
    }
    for (param, buffer, memory) in &laid {
        new[param.0 as usize] = made(memory.taken_out(&mut rw, *buffer));
    }
    for (_, instr) in graph.instrs() {
        let moved = Instr {
            operands: instr
                .operands
                .iter()
                .map(|v| new[v.0 as usize])
                .collect_vec(),
            results: Vec::new(),
            ..instr.clone()
        };
        let shapes = instr.results.iter().map(|&v| graph.shape(v).clone());
        let values = rw.place(moved, shapes.collect_vec());
        for (old, value) in instr.results.iter().zip(values) {
            new[old.0 as usize] = value;
        }
    }
    rw.at(Origin::default());
    let mut layouts = signature.result_layouts().into_iter();
    let mut results = Vec::new();
    for &result in &graph.results {
        let memory = Memory::of(layouts.next(), graph.shape(result));
        // A parameter that is returned in its own layout is not copied, unless the layout specifies the padding.
        let unchanged = laid.iter().find(|(param, _, from)| {
            *param == result && from.layout == memory.layout && !memory.promises()
        });
        results.push(match unchanged {
            Some((_, buffer, _)) => *buffer,
            None => made(memory.laid_out(&mut rw, new[result.0 as usize])),
        });
    }
    rw.finish(results).graph
}

/// The physical layout of an array of a signature.
struct Memory<'a> {
    shape: &'a Shape,
    layout: SymbolicLayout,
}

impl Memory<'_> {
    fn of<'a>(layout: Option<&SymbolicLayout>, shape: &'a Shape) -> Memory<'a> {
        let row_major = || SymbolicLayout::row_major(shape.rank());
        Memory {
            shape,
            layout: layout.cloned().unwrap_or_else(row_major),
        }
    }

    /// Whether the layout specifies the value of the padding.
    fn promises(&self) -> bool {
        let Packing::Padded { value, .. } = self.layout.packing else {
            return false;
        };
        value != PaddingValue::Unknown
    }

    /// Returns the logical sizes, the slowest-varying dimension first.
    fn ordered(&self) -> Vec<Size> {
        permuted(&self.shape.dims, &self.layout.major_to_minor())
    }

    /// Returns the number of tiles along each tiled dimension, outermost first.
    fn counts(&self, tile: &[usize]) -> Vec<usize> {
        let dims = self.ordered();
        // A `[5, 7]` array in tiles of 2 by 4 has 3 by 2 tiles, and the buffer `[3, 2, 2, 4]`.
        let cut = dims[dims.len() - tile.len()..].iter().zip(tile);
        let count = |(size, tile): (&Size, &usize)| match size.known() {
            Some(size) => size.div_ceil(*tile),
            None => unreachable!("sizes that are cut are numbers"),
        };
        cut.map(count).collect_vec()
    }

    /// Returns the sizes of the buffer.
    fn sizes(&self) -> Vec<Size> {
        match &self.layout.packing {
            Packing::Dense => self.ordered(),
            Packing::Padded { widths, .. } => permuted(widths, &self.layout.major_to_minor()),
            Packing::Tiled(tile) => {
                let mut sizes = self.ordered();
                sizes.truncate(sizes.len() - tile.len());
                for number in list::concat(&[self.counts(tile).as_slice(), tile]) {
                    sizes.push(Size::from(number));
                }
                sizes
            }
        }
    }

    /// Returns the sizes including padding and whole tiles, the slowest-varying dimension first.
    fn widened(&self) -> Vec<Size> {
        match &self.layout.packing {
            Packing::Tiled(tile) => {
                let mut sizes = self.ordered();
                sizes.truncate(sizes.len() - tile.len());
                for (count, tile) in self.counts(tile).into_iter().zip(tile) {
                    sizes.push(Size::from(count * tile));
                }
                sizes
            }
            _ => self.sizes(),
        }
    }

    /// Returns the permutation of the buffer's dimensions that puts the size of a tile after each number of tiles.
    fn interleaved(&self, tile: &[usize]) -> Vec<usize> {
        // `[0, 2, 1, 3]` for a matrix: the number of tiles in each direction, then the size of a tile in it.
        let whole = self.shape.rank() - tile.len();
        let cut = (whole..self.shape.rank()).flat_items(|d| [d, d + tile.len()]);
        (0..whole).chain_items(cut).collect_vec()
    }

    /// Emits the array that a buffer holds.
    fn taken_out(&self, rw: &mut Rewriter, buffer: Value) -> Option<Value> {
        let mut value = buffer;
        let widened = self.widened();
        // Tiles are put beside each other, the padding is cut off, and the dimensions are put in the order of the type:
        // `[3, 2, 2, 4]` to `[6, 8]` to `[5, 7]`.
        if let Packing::Tiled(tile) = &self.layout.packing {
            value = rw.transpose(value, &self.interleaved(tile))?;
            value = rw.reshape(value, &widened)?;
        }
        let sizes = self.ordered();
        if sizes != widened {
            let all = |size: usize| Attr::Sizes(vec![Size::from(size); sizes.len()]);
            let attrs = vec![
                ("start_indices", all(0)),
                ("limit_indices", Attr::Sizes(sizes.clone())),
                ("strides", all(1)),
            ];
            value = rw.emit(&slice::PRIMITIVE, &[value], attrs, Vec::new())?;
        }
        rw.transpose(value, &inverse(&self.layout.major_to_minor()))
    }

    /// Emits the buffer that holds an array.
    fn laid_out(&self, rw: &mut Rewriter, value: Value) -> Option<Value> {
        let mut value = rw.transpose(value, &self.layout.major_to_minor())?;
        let (sizes, widened) = (self.ordered(), self.widened());
        if sizes != widened {
            let more = widened.iter().zip(&sizes).map(|(width, size)| {
                let more = width.minus(size).ok().and_then(|more| more.known());
                more.unwrap_or_else(|| unreachable!("a layout that was checked"))
            });
            let more: Vec<usize> = more.collect_vec();
            let none = vec![0; more.len()];
            let attrs = vec![
                ("edge_padding_low", numbers(&none)),
                ("edge_padding_high", numbers(&more)),
                ("interior_padding", numbers(&none)),
            ];
            let between = rw.constant(self.between())?;
            value = rw.emit(&pad::PRIMITIVE, &[value, between], attrs, Vec::new())?;
        }
        if let Packing::Tiled(tile) = &self.layout.packing {
            let interleaved = self.interleaved(tile);
            value = rw.reshape(value, &permuted(&self.sizes(), &interleaved))?;
            value = rw.transpose(value, &inverse(&interleaved))?;
        }
        Some(value)
    }

    /// Returns the value of the padding: zero unless the layout specifies it.
    fn between(&self) -> Literal {
        let element = self.shape.element;
        let value = match self.layout.packing {
            Packing::Padded { value, .. } => value.scalar(element),
            _ => None,
        };
        match value {
            Some(value) => Literal::scalar(element, value),
            None => Literal::from_f64(element, 0.0),
        }
    }
}

fn made(value: Option<Value>) -> Value {
    value.unwrap_or_else(|| unreachable!("a layout that was checked"))
}
