//! Programs with side effects, whose parameters are not only arrays.

use std::rc::Rc;

use xla_hlo::operation::Argument;
use xla_hlo::ops::{infeed, outfeed};
use xla_hlo::{
    Builder, Channel, ChannelKind, ElementType, Function, Module, Parameter, Signature, Tree, Type,
    Value, channel, ops,
};

use crate::modules::{module, shape};

/// Returns the type of an item.
fn content() -> Type {
    Tree::Tuple(vec![
        Type::array(shape(ElementType::F32, &[2, 3])),
        Type::array(shape(ElementType::I32, &[])),
    ])
}

/// Returns the parameters: an array, a feed to read, and one to write.
fn signature(name: &str, b: &mut Builder<'_>) -> (Vec<Parameter>, [Value; 3]) {
    let content = content();
    let channel = |way| Channel {
        kind: way,
        content: content.clone(),
    };
    let params = vec![
        Parameter::new(name, Type::array(shape(ElementType::F32, &[2, 3]))),
        Parameter::channel("feed", channel(ChannelKind::Infeed)),
        Parameter::channel("log", channel(ChannelKind::Outfeed)),
    ];
    let x = b.graph.add_param(shape(ElementType::F32, &[2, 3]));
    let [feed, log] = [0, 1].map(|_| b.graph.add_param(channel::token()));
    (params, [x, feed, log])
}

fn finish(name: &str, b: Builder<'_>, params: Vec<Parameter>, results: [Value; 3]) -> Function {
    let mut graph = b.graph;
    graph.results = results.to_vec();
    let result = Type::array(graph.shape(results[0]).clone());
    let signature = Signature {
        fallible: true,
        ..Signature::new(params, result)
    };
    Function::new(name, signature, graph)
}

/// Reads an item, adds it, and sends the sum.
fn passing() -> Function {
    let module = Module::default();
    let mut b = Builder::new(&module);
    let (params, [x, feed, log]) = signature("x", &mut b);
    let of = |token, way| {
        Argument::Channel(
            token,
            Channel {
                kind: way,
                content: content(),
            },
        )
    };
    let read = b.apply(&infeed::OPERATION, vec![of(feed, ChannelKind::Infeed)]);
    let Ok(Tree::Tuple(read)) = read else {
        panic!("a feed gives its next token, and an item");
    };
    let item = read[1].clone();
    let y = b.add1(&ops::elementwise::add, &[x, *item.leaves()[0]], Vec::new());
    let sent = vec![of(log, ChannelKind::Outfeed), Argument::Value(item)];
    let sent = b.apply(&outfeed::OPERATION, sent).unwrap();
    let results = [y.unwrap(), *read[0].leaves()[0], *sent.leaves()[0]];
    finish("passing", b, params, results)
}

/// Returns a module with a function that calls such a function twice.
pub(crate) fn outside() -> Module {
    let before = module(vec![passing()]);
    let callee = Rc::clone(before.entry().unwrap());
    let mut b = Builder::new(&before);
    let (params, mut values) = signature("start", &mut b);
    for _ in 0..2 {
        let arguments = values.map(Tree::Leaf);
        let called = ops::call::call(&mut b, &callee, &arguments).unwrap();
        let results = [called.result].into_iter().chain(called.states);
        let results: Vec<Value> = results.map(|tree| *tree.leaves()[0]).collect();
        values = [results[0], results[1], results[2]];
    }
    let entry = finish("outside", b, params, values);
    let mut module = before.clone();
    module.functions.push(Rc::new(entry));
    module
}
