//! A program with replicas: only one, which is the number for which the script compiles the text.

use xla_hlo::operation::{Argument, Int};
use xla_hlo::{
    Builder, Channel, ChannelKind, ElementType, Function, Module, Operation, Parameter, Signature,
    Tree, Type, Value, channel, derived, ops,
};

use crate::modules::{module, shape};

fn numbers(numbers: &[usize]) -> Argument<'static> {
    Argument::Ints(numbers.iter().map(|&n| Int::Size(n.into())).collect())
}

/// Returns every operation among replicas.
pub(crate) fn replicas() -> Module {
    let callees = Module::default();
    let mut b = Builder::new(&callees);
    let array = shape(ElementType::F32, &[2, 3]);
    let x = b.graph.add_param(array.clone());
    let replica = b.graph.add_param(channel::token());
    let channel = Channel {
        kind: ChannelKind::Replica,
        content: Tree::Tuple(Vec::new()),
    };
    let groups = || Argument::Lists(vec![vec![Int::Size(0.into())]]);
    let calls: [(&'static Operation, Vec<Argument<'_>>); 5] = [
        (&derived::cross_replica_sum::OPERATION, vec![]),
        (
            &ops::all_gather::OPERATION,
            vec![numbers(&[1]), numbers(&[1]), Argument::Missing],
        ),
        (
            &ops::all_to_all::OPERATION,
            vec![numbers(&[0]), numbers(&[1]), Argument::Missing, groups()],
        ),
        (&ops::collective_permute::OPERATION, vec![numbers(&[0, 0])]),
        (&ops::collective_permute::OPERATION, vec![numbers(&[])]),
    ];
    let mut results: Vec<Value> = Vec::new();
    for (operation, rest) in calls {
        let mut arguments = vec![
            Argument::Value(Tree::Leaf(x)),
            Argument::Channel(replica, channel.clone()),
        ];
        arguments.extend(rest);
        let result = b.apply(operation, arguments).unwrap();
        results.push(*result.leaves()[0]);
    }
    for scattered in [false, true] {
        let mut maximum = Builder::new(&callees);
        let pair = [0, 1].map(|_| maximum.graph.add_param(shape(ElementType::F32, &[])));
        let greater = maximum.add1(&ops::elementwise::max, &pair, Vec::new());
        maximum.graph.results = vec![greater.unwrap()];
        let (primitive, dimension) = if scattered {
            (&ops::reduce_scatter::PRIMITIVE, Some("scatter_dimension"))
        } else {
            (&ops::all_reduce::PRIMITIVE, None)
        };
        // The groups of another instruction.
        let gathered = b.graph.maker(results[1]).unwrap();
        let groups = gathered.attr("replica_groups").unwrap().clone();
        let dimension = dimension.map(|name| (name, xla_hlo::graph::Attr::Int(1)));
        let attrs = dimension.into_iter().chain([("replica_groups", groups)]);
        let added = b.add(
            primitive,
            &[x, replica],
            attrs.collect(),
            vec![maximum.graph],
        );
        results.push(added.unwrap()[0]);
    }
    let mut graph = b.graph;
    let shapes = results.iter().map(|v| graph.shape(*v).clone());
    let result = Tree::Tuple(shapes.map(Type::array).collect());
    graph.results = results;
    let params = vec![
        Parameter::new("x", Type::array(array)),
        Parameter::channel("replica", channel),
    ];
    let signature = Signature {
        fallible: true,
        ..Signature::new(params, result)
    };
    module(vec![Function::new("replicas", signature, graph)])
}
