//! Processes a chain of 20,000 instructions in every stage, on a thread with 2 MB of stack.

use std::fmt::Write;
use std::thread;

use xla_hlo::graph::Module;
use xla_hlo::lower::{Memory, lower};
use xla_hlo::{graphviz, passes, text};

const LENGTH: usize = 20_000;

/// Returns `%1 = f(%0)`, `%2 = g(%1)`, and so on, which cannot be simplified.
fn chain(dims: &str) -> String {
    let mut all = format!("func.func @main(%v0: tensor<{dims}>) -> tensor<{dims}> {{\n");
    for i in 1..=LENGTH {
        let operation = ["sine", "exponential", "negate", "cosine"][i % 4];
        writeln!(
            all,
            "  %v{i} = stablehlo.{operation} %v{} : tensor<{dims}>",
            i - 1
        )
        .unwrap();
    }
    writeln!(all, "  return %v{LENGTH} : tensor<{dims}>\n}}").unwrap();
    all
}

fn on_a_small_stack(f: impl FnOnce() + Send + 'static) {
    let thread = thread::Builder::new().stack_size(2 << 20);
    thread.spawn(f).unwrap().join().unwrap();
}

#[test]
fn a_long_chain_is_read_optimised_lowered_and_printed() {
    on_a_small_stack(|| {
        let module = text::parse(&chain("64xf32")).unwrap();
        let function = &module.functions[0];
        assert!(function.constraints(&Module::default()).is_empty());
        let printed = text::print(&module);
        assert_eq!(
            printed
                .lines()
                .filter(|line| line.contains(" = stablehlo."))
                .count(),
            LENGTH
        );
        let optimised = passes::optimise(&Module::default(), function, |_| false).unwrap();
        let graph = optimised.graph;
        assert_eq!(graph.len(), LENGTH);
        assert!(graphviz::dot(&graph, "chain").lines().count() > LENGTH);
        let program = lower(&graph, &Memory::default());
        assert!(program.loops().len() > LENGTH / 48);
        assert!(format!("{program}").len() > LENGTH);
    });
}
