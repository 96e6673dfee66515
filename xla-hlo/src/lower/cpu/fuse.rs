//! Lowers a cluster of instructions to a loop: its expressions, its merged dimensions and its passes.
//!
//! A loop computes constants of one element, iota, broadcasts and reshapes where it reads them, without a buffer. A
//! loop may traverse a row several times, as softmax does; `schedule` decides which values a pass stores in a row of
//! an output for the next pass, and which it computes again.

use super::{function, schedule};
use crate::graph::Value;
use crate::list::Items;
use crate::literal::Scalar;
use crate::lower::plan::cluster::Cluster;
use crate::lower::plan::view::{self, Access};
use crate::lower::program::{
    BufferId, Expr, Fold, Kind, Loop, LoopInput, Node, NodeId, Origins, Out,
};
use crate::map::IdMap;
use crate::operation::Form;
use crate::shape::product;
use crate::{ElementType, Graph, Literal, Size};

/// An array whose layout a loop cannot walk over, and the access that the loop needs.
pub(super) struct Awkward {
    pub(super) value: Value,
    pub(super) access: Access,
}

/// The inputs from which a loop is built.
pub(super) struct Request<'a> {
    pub(super) graph: &'a Graph,
    pub(super) cluster: &'a Cluster,
    /// The values computed here that are read elsewhere, with their buffers.
    pub(super) outs: Vec<(Value, BufferId)>,
    /// The buffer of each value that is read from memory.
    pub(super) places: &'a IdMap<Value, BufferId>,
    /// The awkward values that were copied to buffers that are dense over the whole domain.
    pub(super) dense: &'a IdMap<Value, Vec<(Access, BufferId)>>,
    /// For each output that updates memory in place, the other buffer of the same memory.
    pub(super) in_place: IdMap<BufferId, BufferId>,
}

/// An index over the domain: of a source, or of an iota.
#[derive(Clone, Debug)]
struct Walk {
    strides: Vec<Size>,
}

pub(super) struct Fuser<'a> {
    request: &'a Request<'a>,
    rank: usize,
    pub(super) nodes: Vec<Node>,
    memo: IdMap<Value, Vec<(Access, NodeId)>>,
    /// The sources, with strides over the whole domain.
    sources: Vec<(BufferId, Walk, (Value, Access))>,
    /// The index nodes, each with the domain dimension that it runs along.
    indices: Vec<(NodeId, usize)>,
    pub(super) folds: Vec<Fold>,
}

impl<'a> Fuser<'a> {
    fn new(request: &'a Request<'a>) -> Fuser<'a> {
        Fuser {
            request,
            rank: request.cluster.domain.len(),
            nodes: Vec::new(),
            memo: IdMap::new(),
            sources: Vec::new(),
            indices: Vec::new(),
            folds: Vec::new(),
        }
    }

    fn push(&mut self, expr: Expr, element: ElementType) -> NodeId {
        // `mark_rows` sets `per_row` once the dimensions are known.
        self.nodes.push(Node {
            expr,
            element,
            per_row: false,
        });
        NodeId(self.nodes.len() - 1)
    }

    fn node(&mut self, value: Value, access: Access) -> NodeId {
        let graph = self.request.graph;
        // A read through a broadcast or reshape is a read of their operand: `broadcast(b)[i, j]` is `b[j]`.
        let (value, access) = view::resolve(graph, value, access);
        let key = (value, access);
        // Each value is one node for each way in which it is accessed.
        if let Some(&node) = with_access(&self.memo, &key) {
            return node;
        }
        let (value, access) = (key.0, &key.1);
        let shape = graph.shape(value);
        // A value that is stored is read from its buffer, even where its instruction is known.
        let node = if let Some(&buffer) = with_access(self.request.dense, &key) {
            let mut strides = vec![Size::from(1); self.rank];
            for d in (0..self.rank.saturating_sub(1)).rev() {
                strides[d] = strides[d + 1].clone() * self.request.cluster.domain[d + 1].clone();
            }
            self.source(buffer, strides, &key, shape.element)
        } else {
            let maker = graph.maker(value);
            let form = maker.map(|maker| (maker.op.form)(graph, maker));
            match (form, maker) {
                (Some(Form::Constant(literal)), _) if literal.splat().is_some() => {
                    let first = literal.element_bytes().next();
                    let first = first.expect("a constant with one value has an element");
                    let scalar = crate::Shape::scalar(shape.element);
                    let literal = Literal::from_bytes(scalar, first.to_vec());
                    let literal = literal.expect("the bytes of an element are a scalar");
                    self.push(Expr::Literal(literal), shape.element)
                }
                // Constants, sizes and indices are computed where they are read.
                (Some(Form::Size(size)), _) => self.push(Expr::Size(size), shape.element),
                // An iota along a dimension of size 1 is 0.
                (Some(Form::Iota { dimension }), _) => match access[dimension] {
                    Some(d) => {
                        let node = self.push(Expr::InnerIndex, shape.element);
                        self.indices.push((node, d));
                        node
                    }
                    None => self.push(Expr::Literal(Literal::zero(shape.element)), shape.element),
                },
                (
                    Some(Form::Map {
                        function,
                        generic_operand,
                        generic_result,
                        cost,
                        sliced,
                        arguments,
                    }),
                    Some(maker),
                ) if self.is_member(value) => {
                    let mut generics = vec![graph.shape(maker.operands[generic_operand]).element];
                    if generic_result {
                        generics.push(shape.element);
                    }
                    let operands = maker.operands.iter();
                    let mut args: Vec<NodeId> = operands
                        .map(|&operand| self.node(operand, access.clone()))
                        .collect_vec();
                    for argument in arguments {
                        args.push(self.number(argument));
                    }
                    self.push(
                        Expr::Apply {
                            function,
                            generics,
                            args,
                            cost,
                            sliced,
                        },
                        shape.element,
                    )
                }
                (Some(Form::Reduce { .. }), Some(maker)) if self.is_member(value) => {
                    // A fold reads its operand over the whole domain, whatever the access to its result is.
                    let operand = maker.operands[0];
                    let whole = view::identity(graph.shape(operand));
                    let node = self.node(operand, whole);
                    let init = self.node(maker.operands[1], Vec::new());
                    let with = function::combine(&maker.regions[0], shape.element);
                    let number = self.folds.len();
                    self.folds.push(Fold {
                        number,
                        operand: node,
                        init,
                        with,
                        element: shape.element,
                        sliced: false,
                    });
                    self.push(Expr::Folded(number), shape.element)
                }
                // Another unit has computed the value, or it is a parameter.
                _ => {
                    let storage = view::storage(graph, value);
                    let buffer = self.request.places[&storage];
                    let strides = view::strides(shape, access, self.rank);
                    self.source(buffer, strides, &key, shape.element)
                }
            }
        };
        let (value, access) = key;
        self.memo.or_default(value).push((access, node));
        node
    }

    /// Adds an argument of a function as a constant operand.
    fn number(&mut self, n: i32) -> NodeId {
        let literal = Literal::scalar(ElementType::I32, Scalar::Integer(n.into()));
        self.push(Expr::Literal(literal), ElementType::I32)
    }

    fn source(
        &mut self,
        buffer: BufferId,
        strides: Vec<Size>,
        key: &(Value, Access),
        element: ElementType,
    ) -> NodeId {
        let walk = Walk { strides };
        self.sources.push((buffer, walk, key.clone()));
        self.push(Expr::Source(self.sources.len() - 1), element)
    }

    fn is_member(&self, value: Value) -> bool {
        match self.request.graph.source(value) {
            crate::graph::ValueDef::Parameter(_) => false,
            crate::graph::ValueDef::Result(id, _) => {
                self.request.cluster.members.binary_search(&id).is_ok()
            }
        }
    }
}

/// Returns the ranges of the domain's dimensions; dimensions of different ranges are never merged.
fn sections(cluster: &Cluster) -> Vec<(usize, usize)> {
    let rank = cluster.domain.len();
    match (cluster.kind, cluster.split) {
        (Kind::Rows, Some(k)) => vec![(0, k), (k, rank)],
        (Kind::Columns, _) => {
            let (first, last) = cluster.folded_range();
            vec![(0, first), (first, last), (last, rank)]
        }
        _ => vec![(0, rank)],
    }
}

/// Groups neighbouring dimensions that one index can walk along, in every walk of the list.
fn collapse(domain: &[Size], (from, to): (usize, usize), walks: &[&[Size]]) -> Vec<(usize, usize)> {
    let mut groups: Vec<(usize, usize)> = Vec::new();
    for d in from..to {
        // Two dimensions are one if a step along the outer one is as long as all steps along the inner one, in every
        // array.
        let joins = |walk: &&[Size]| walk[d - 1] == walk[d].clone() * domain[d].clone();
        match groups.last_mut() {
            Some(group) if walks.iter().all(joins) => group.1 = d + 1,
            _ => groups.push((d, d + 1)),
        }
    }
    groups
}

/// Builds the loop, or returns the arrays whose layout it cannot walk over.
pub(super) fn build(
    request: &Request<'_>,
    promote: &mut dyn FnMut(ElementType, Size) -> BufferId,
) -> Result<Loop, Vec<Awkward>> {
    let graph = request.graph;
    let cluster = request.cluster;
    let mut fuser = Fuser::new(request);
    let mut roots: Vec<(NodeId, Out)> = Vec::new();
    for &(value, buffer) in &request.outs {
        let shape = graph.shape(value);
        let node = fuser.node(value, view::identity(shape));
        // The dimension of an output: it has an element for each index, or for each row.
        let full = match cluster.kind {
            Kind::Flat => true,
            Kind::Rows => {
                view::domain(shape).len() == cluster.domain.len() && !is_fold(&fuser, node)
            }
            Kind::Columns => true,
            Kind::Whole => false,
        };
        roots.push((node, Out { buffer, full }));
    }
    finish(fuser, roots, promote)
}

/// Merges the dimensions of the loop and schedules its passes.
fn finish(
    mut fuser: Fuser<'_>,
    roots: Vec<(NodeId, Out)>,
    promote: &mut dyn FnMut(ElementType, Size) -> BufferId,
) -> Result<Loop, Vec<Awkward>> {
    let request = fuser.request;
    let cluster = request.cluster;
    // An index into the domain is a walk too, along one dimension: a dimension whose index is needed is not merged with
    // its neighbours.
    let iotas: Vec<Vec<Size>> = fuser
        .indices
        .iter()
        .map(|(_, d)| unit(fuser.rank, *d))
        .collect_vec();
    let walks: Vec<&[Size]> = (fuser
        .sources
        .iter()
        .map(|(_, walk, _)| walk.strides.as_slice()))
    .chain_items(iotas.iter().map(Vec::as_slice))
    .collect_vec();
    let sections = sections(cluster);
    let mut groups: Vec<Vec<(usize, usize)>> = sections
        .iter()
        .map(|&section| collapse(&cluster.domain, section, &walks))
        .collect_vec();
    let mut kind = cluster.kind;
    if kind == Kind::Flat {
        // The last group is the row. If it is the only group, there are no rows, and the loop may be split anywhere.
        let mut all = groups.pop().expect("a flat loop has one section");
        let inner = all.pop().into_iter().collect_vec();
        kind = if all.is_empty() {
            Kind::Flat
        } else {
            Kind::Rows
        };
        groups = vec![all, inner];
    } else if kind == Kind::Whole {
        groups.insert(0, Vec::new());
    }
    // Rows and folds must be walked by one index each. The arrays that prevent it are laid out first, and the loop is
    // built again.
    if groups[1..].iter().any(|section| section.len() > 1) {
        let folded = if cluster.kind == Kind::Whole {
            &sections[..]
        } else {
            &sections[1..]
        };
        return Err(awkward(&fuser, cluster, folded));
    }
    let size = |(from, to): (usize, usize)| product(&cluster.domain[from..to]);
    let outer: Vec<(usize, usize)> = groups[0].clone();
    // Merged dimensions have the strides of the last one, along which the index moves.
    let middle = (kind == Kind::Columns).then(|| groups[1].first().copied());
    let inner = groups.last().and_then(|g| g.first().copied());
    let stride = |walk: &Walk, group: Option<(usize, usize)>| match group {
        Some((_, to)) => walk.strides[to - 1].clone(),
        None => Size::from(0),
    };
    let sources: Vec<LoopInput> = (fuser.sources.iter())
        .map(|(buffer, walk, _)| LoopInput {
            buffer: *buffer,
            outer: outer.iter().map(|&g| stride(walk, Some(g))).collect_vec(),
            middle: stride(walk, middle.flatten()),
            inner: stride(walk, inner),
        })
        .collect_vec();
    // Now that dimensions are merged, an iota's dimension is a row's, a fold's, or an outer one.
    for &(node, d) in &fuser.indices.clone() {
        let holds = |&(from, to): &(usize, usize)| (from..to).contains(&d);
        fuser.nodes[node.0].expr = if inner.as_ref().is_some_and(holds) {
            Expr::InnerIndex
        } else if middle.flatten().as_ref().is_some_and(holds) {
            Expr::MiddleIndex
        } else {
            let group = outer.iter().position(holds);
            Expr::OuterIndex(group.expect("each dimension of the domain is in a group"))
        };
    }
    let mut lowered = Loop {
        body: 0,
        constants: Vec::new(),
        kind,
        outer: outer.iter().map(|&g| size(g)).collect_vec(),
        middle: middle.map(|group| group.map_or(Size::from(1), size)),
        inner: inner.map_or(Size::from(1), size),
        sources,
        outs: roots.iter().map(|(_, out)| out.clone()).collect_vec(),
        nodes: fuser.nodes,
        passes: Vec::new(),
        temps: Vec::new(),
        origins: Origins::default(),
    };
    read_in_place(&mut lowered, &request.in_place);
    mark_rows(&mut lowered);
    let roots: Vec<NodeId> = roots.iter().map(|(node, _)| *node).collect_vec();
    let in_place: Vec<bool> = (lowered.outs.iter())
        .map(|out| request.in_place.contains_key(&out.buffer))
        .collect_vec();
    schedule::schedule(&mut lowered, &roots, fuser.folds, &in_place, promote);
    Ok(lowered)
}

/// Builds the loop that writes a value to a buffer over a cluster's whole domain.
pub(super) fn spread(
    graph: &Graph,
    value: Value,
    access: &Access,
    cluster: &Cluster,
    buffer: BufferId,
    places: &IdMap<Value, BufferId>,
) -> Loop {
    let empty = Cluster::empty(cluster.domain.clone());
    let request = Request {
        graph,
        cluster: &empty,
        outs: Vec::new(),
        places,
        dense: &IdMap::new(),
        in_place: IdMap::new(),
    };
    let mut fuser = Fuser::new(&request);
    let node = fuser.node(value, access.clone());
    let root = (node, Out { buffer, full: true });
    match finish(fuser, vec![root], &mut |_, _| {
        unreachable!("one pass keeps nothing")
    }) {
        Ok(step) => step,
        Err(_) => unreachable!("a loop over rows without folds walks over anything"),
    }
}

fn is_fold(fuser: &Fuser<'_>, node: NodeId) -> bool {
    matches!(fuser.nodes[node.0].expr, Expr::Folded(_))
}

fn unit(rank: usize, d: usize) -> Vec<Size> {
    (0..rank)
        .map(|i| Size::from(usize::from(i == d)))
        .collect_vec()
}

/// Returns the values that keep the inner dimensions from being merged: iotas along one of them, and sources that are
/// neither dense nor constant over these dimensions.
///
/// An index along another dimension is constant over a row. It may be read after the fold too, where a copy with an
/// element for each of the row cannot be.
fn awkward(fuser: &Fuser<'_>, cluster: &Cluster, sections: &[(usize, usize)]) -> Vec<Awkward> {
    let mut found = Vec::new();
    for (_, walk, (value, access)) in &fuser.sources {
        let smooth = sections.iter().all(|&(from, to)| {
            let dense = (from + 1..to).all(|d| {
                walk.strides[d - 1] == walk.strides[d].clone() * cluster.domain[d].clone()
            });
            let still = (from..to).all(|d| walk.strides[d].is(0));
            dense && !walk.strides[from..to].iter().all(|s| s.is(0)) || still
        });
        if !smooth {
            found.push(Awkward {
                value: *value,
                access: access.clone(),
            });
        }
    }
    let is_inner = |d: usize| sections.iter().any(|&(from, to)| (from..to).contains(&d));
    let inner = fuser.indices.iter().filter_items(|(_, d)| is_inner(*d));
    let inner: Vec<NodeId> = inner.map(|(node, _)| *node).collect_vec();
    for (value, nodes) in fuser.memo.iter() {
        for (access, node) in nodes {
            if inner.contains(node) {
                found.push(Awkward {
                    value,
                    access: access.clone(),
                });
            }
        }
    }
    found
}

/// Returns what a map has for an access to a value.
fn with_access<'a, T>(
    map: &'a IdMap<Value, Vec<(Access, T)>>,
    (value, access): &(Value, Access),
) -> Option<&'a T> {
    let mut all = map.get(value)?.iter();
    all.find(|(known, _)| known == access).map(|(_, of)| of)
}

/// Marks the nodes whose value is the same for a whole row.
fn mark_rows(lowered: &mut Loop) {
    for i in 0..lowered.nodes.len() {
        let per_row = match &lowered.nodes[i].expr {
            Expr::Source(s) => {
                let source = &lowered.sources[*s];
                source.inner.is(0) && source.middle.is(0)
            }
            Expr::Literal(_)
            | Expr::SharedConstant(_)
            | Expr::Size(_)
            | Expr::OuterIndex(_)
            | Expr::Folded(_) => true,
            Expr::InnerIndex | Expr::MiddleIndex | Expr::Stored(_) | Expr::Temp(_) => false,
            Expr::Apply { args, .. } => args.iter().all(|arg| lowered.nodes[arg.0].per_row),
        };
        lowered.nodes[i].per_row = per_row;
    }
}

/// Makes reads of memory that an output updates in place read through that output.
fn read_in_place(lowered: &mut Loop, in_place: &IdMap<BufferId, BufferId>) {
    for (o, out) in lowered.outs.iter().enumerate() {
        let Some(old) = in_place.get(&out.buffer) else {
            continue;
        };
        for node in &mut lowered.nodes {
            if let Expr::Source(s) = node.expr
                && lowered.sources[s].buffer == *old
            {
                node.expr = Expr::Stored(o);
            }
        }
    }
}
