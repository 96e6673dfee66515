//! Computations as operations take them.

use crate::error::Fault;
use crate::{Graph, Shape, Type, Value};

/// The type that a result has to have.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'t> {
    /// What has that type: "the state".
    pub of: &'static str,
    /// The type.
    pub ty: &'t Type,
}

/// What a computation is that may read values of the graph around it.
#[derive(Debug)]
pub struct Seen {
    /// What it does; its parameters are the leaves of what it takes, then one for each value that it reads.
    pub graph: Graph,
    /// The type of what it gives; its leaves are the first results of the graph.
    pub result: Type,
    /// The values of the graph around, in the order of the last parameters.
    pub values: Vec<Value>,
    /// Those of these values that it replaces; what it replaces them by are the further results of the graph.
    pub replaced: Vec<Value>,
}

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

    /// The same for parameters that may be tuples and records. Where a result of a certain type is wanted, literals take their
    /// element types from it; that it is of another type is for the operation to say, unless it has been reported.
    ///
    /// One parameter that is a tuple may also come part by part.
    ///
    /// # Errors
    /// As for [`Computation::graph`].
    fn seeing(
        &self,
        params: &[Type],
        wanted: Option<Wanted<'_>>,
        around: &Graph,
    ) -> Result<Seen, Fault>;
}
