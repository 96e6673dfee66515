//! Computations as operations take them.

use crate::error::Fault;
use crate::{Graph, Shape, Value};

/// A computation handed to an operation: a closure or a name.
pub trait Computation {
    /// The graph for parameters of these shapes; its results are for the operation to check.
    ///
    /// # Errors
    /// Another number of parameters, or [`crate::error::What::Reported`] when something inside it was refused.
    fn graph(&self, params: &[Shape]) -> Result<Graph, Fault>;

    /// The same where it may read values of the graph around it: these are further parameters, and given beside the graph.
    ///
    /// # Errors
    /// As for [`Computation::graph`].
    fn capturing(&self, params: &[Shape], _around: &Graph) -> Result<(Graph, Vec<Value>), Fault> {
        Ok((self.graph(params)?, Vec::new()))
    }
}
