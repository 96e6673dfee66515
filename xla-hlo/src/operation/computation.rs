//! Computations as arguments of operations.

use crate::error::Fault;
use crate::{Graph, Shape, Type, Value};

/// The expected type of a result.
#[derive(Clone, Copy, Debug)]
pub struct Expected<'t> {
    /// The owner of the type in messages: "the state".
    pub of: &'static str,
    /// The type.
    pub ty: &'t Type,
}

/// The graph of a computation that may capture values of the surrounding graph.
#[derive(Debug)]
pub struct CapturingGraph {
    /// The graph; its parameters are the leaves of the computation's parameters, then one for each captured value.
    pub graph: Graph,
    /// The result type; its leaves are the first results of the graph.
    pub result: Type,
    /// The captured values of the surrounding graph, in the order of the last parameters.
    pub values: Vec<Value>,
    /// The captured values that the computation replaces; their new values are the remaining results of the graph.
    pub replaced: Vec<Value>,
}

/// A computation that is passed to an operation: a closure or a name.
pub trait Computation {
    /// Returns the graph for parameters of these shapes; the operation checks its results.
    ///
    /// # Errors
    /// A wrong number of parameters, or [`crate::error::FaultKind::Reported`] if an error inside was already reported.
    fn graph(&self, params: &[Shape]) -> Result<Graph, Fault>;

    /// Numbers the next graphs, if an operation applies the computation several times: they belong to this round.
    fn in_round(&self, _round: usize) {}

    /// Returns the graph if it may capture values of the surrounding graph; these are its last parameters, and are
    /// returned too.
    ///
    /// # Errors
    /// As for [`Computation::graph`].
    fn capturing(
        &self,
        params: &[Shape],
        _enclosing: &Graph,
    ) -> Result<(Graph, Vec<Value>), Fault> {
        Ok((self.graph(params)?, Vec::new()))
    }

    /// Returns the graph for parameters that may be tuples and records. If a result type is expected, literals take
    /// their element types from it; the operation reports a mismatch, unless it has been reported.
    ///
    /// A single parameter that is a tuple may also be passed as its parts.
    ///
    /// # Errors
    /// As for [`Computation::graph`].
    fn with_captures(
        &self,
        params: &[Type],
        expected: Option<Expected<'_>>,
        enclosing: &Graph,
    ) -> Result<CapturingGraph, Fault>;
}
