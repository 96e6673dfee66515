//! Checkpoints: a graph grows at its end only, so added instructions can be removed again.

use super::Graph;

/// The end of a graph at some moment, to which [`Graph::truncate`] returns.
#[derive(Clone, Copy, Debug)]
pub struct Checkpoint {
    values: usize,
    instrs: usize,
    params: usize,
    folds: usize,
}

impl Graph {
    /// Returns the end of the graph.
    pub fn checkpoint(&self) -> Checkpoint {
        Checkpoint {
            values: self.values.len(),
            instrs: self.instrs.len(),
            params: self.params.len(),
            folds: self.folds.as_ref().map_or(0, Vec::len),
        }
    }

    /// Removes the instructions after a checkpoint: graphs grow at their ends only.
    pub fn truncate(&mut self, checkpoint: Checkpoint) {
        self.values.truncate(checkpoint.values);
        self.instrs.truncate(checkpoint.instrs);
        self.params.truncate(checkpoint.params);
        if let Some(folds) = &mut self.folds {
            folds.truncate(checkpoint.folds);
        }
    }
}
