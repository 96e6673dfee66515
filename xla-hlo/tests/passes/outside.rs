//! Tokens are removed, and the instructions that they order keep their order; results that are visible outside are
//! written only when nothing can fail any more.

use xla_hlo::graph::Attr;
use xla_hlo::lower::{Memory, lower};
use xla_hlo::passes::optimise;
use xla_hlo::{ElementType, Graph, Value, channel, text};

/// A program with two feeds: each iteration reads one and writes the other, and after the loop the first one is read
/// once more.
const FED: &str = "func.func @main(%x: tensor<2xf32>, %f: !stablehlo.token, %g: !stablehlo.token, %n: tensor<i32>)
    -> (tensor<2xf32>, !stablehlo.token, !stablehlo.token) attributes {typed_xla.signature =
    \"(x: &mut f32[2], f: &Infeed<f32[2]>, g: &Outfeed<f32[2]>, n: i32[]) -> ?()\"} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0:4 = stablehlo.while(%i = %zero, %y = %x, %t = %f, %u = %g)
    : tensor<i32>, tensor<2xf32>, !stablehlo.token, !stablehlo.token
  cond {
    %1 = stablehlo.compare LT, %i, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %2 = stablehlo.add %i, %one : tensor<i32>
    %3:2 = \"stablehlo.infeed\"(%t) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
    %4 = stablehlo.add %y, %3#0 : tensor<2xf32>
    %5 = \"stablehlo.outfeed\"(%4, %u) : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
    stablehlo.return %2, %4, %3#1, %5 : tensor<i32>, tensor<2xf32>, !stablehlo.token, !stablehlo.token
  }
  %6:2 = \"stablehlo.infeed\"(%0#2) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  return %0#1, %6#1, %0#3 : tensor<2xf32>, !stablehlo.token, !stablehlo.token
}";

fn optimised(text: &str) -> Graph {
    let module = text::parse(text).unwrap_or_else(|e| panic!("{e}"));
    optimise(&module, module.entry().unwrap(), |_| false)
        .unwrap()
        .graph
}

/// Returns the instructions with side effects, with the parameters that they use.
fn reaching(graph: &Graph) -> Vec<(&'static str, i64)> {
    let mut all = Vec::new();
    for (_, instr) in graph.instrs() {
        if let Some(Attr::Int(number)) = instr.attr(channel::NUMBER) {
            all.push((instr.op.name, *number));
        }
        all.extend(instr.regions.iter().flat_map(reaching));
    }
    all
}

#[test]
fn instructions_keep_the_parameter_and_their_order_when_tokens_go() {
    let graph = optimised(FED);
    let expected = [("infeed", 1), ("outfeed", 2), ("infeed", 1)];
    assert_eq!(reaching(&graph), expected);
    let tokens = (0..graph.value_count()).map(|v| Value(v as u32));
    let tokens = tokens.filter(|&v| graph.shape(v).element == ElementType::Token);
    assert_eq!(tokens.collect::<Vec<_>>(), graph.params[1..3]);
    assert_eq!(graph.results.len(), 1);
}

#[test]
fn state_is_written_after_the_last_step_that_may_fail() {
    let memory = Memory {
        updates: vec![Some(0)],
        ..Memory::default()
    };
    let program = lower(&optimised(FED), &memory).to_string();
    let last_read = program.rfind("infeed").unwrap();
    let first_write = program.find("result0").unwrap();
    assert!(last_read < first_write, "{program}");
    // Without feeds, the loop works in the memory of the state.
    let plain = FED
        .replace("%3:2 = \"stablehlo.infeed\"(%t) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)", "")
        .replace("%6:2 = \"stablehlo.infeed\"(%0#2) : (!stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)", "")
        .replace("%5 = \"stablehlo.outfeed\"(%4, %u) : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token", "")
        .replace("%3#0", "%y")
        .replace("%3#1, %5", "%t, %u")
        .replace("%6#1, %0#3", "%f, %g");
    let program = lower(&optimised(&plain), &memory).to_string();
    let repeated = program.find("while").unwrap();
    let written = program.rfind("result0").unwrap();
    let end = program.rfind("end").unwrap();
    assert!((repeated..end).contains(&written), "{program}");
}
