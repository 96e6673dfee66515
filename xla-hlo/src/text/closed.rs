//! The entry of a module as XLA runs it: only arrays are parameters and results.
//!
//! A parameter that is a token becomes a token created at the start of the program; a token in the results is dropped.

use crate::graph::Value;
use crate::list::Items;
use crate::ops::create_token;
use crate::{ElementType, Function, Graph, Module, Signature, channel};

/// Returns the module with such an entry; its other functions are unchanged.
pub(super) fn module(module: &Module) -> Module {
    let mut module = module.clone();
    if let Some(entry) = module.functions.last_mut()
        && entry.signature.params.iter().any(|p| p.channel.is_some())
    {
        *entry = function(entry).into();
    }
    module
}

fn function(function: &Function) -> Function {
    let from = &function.graph;
    let mut graph = Graph::new();
    // XLA orders side effects by tokens that the program creates; a caller of an executable passes arrays only.
    let is_token = |value: &&Value| from.shape(**value).element == ElementType::Token;
    let arguments: Vec<Value> = (from.params.iter())
        .map(|param| {
            if is_token(&param) {
                let (op, shapes) = (&create_token::PRIMITIVE, vec![channel::token()]);
                let id = graph.add_instr(op, vec![], vec![], vec![], shapes, Default::default());
                graph.instr(id).results[0]
            } else {
                graph.add_param(from.shape(*param).clone())
            }
        })
        .collect_vec();
    let results = graph.paste(from, &arguments);
    let results = from.results.iter().zip(results);
    graph.results = results
        .filter_items(|(old, _)| !is_token(old))
        .map(|(_, new)| new)
        .collect_vec();
    let params = function.signature.params.iter().cloned();
    let signature = Signature {
        params: params
            .filter_items(|param| param.channel.is_none())
            .collect_vec(),
        ..function.signature.clone()
    };
    Function::new(function.name.clone(), signature, graph)
}
