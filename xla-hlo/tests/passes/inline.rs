//! Inlining of calls and of maps.

use std::rc::Rc;

use crate::text::{assert_prints, function, plain};
use xla_hlo::graph::Origin;
use xla_hlo::ops::inline::inline;
use xla_hlo::{Graph, Module};

fn add(module: &mut Module, name: &str, text: &str) {
    let graph = function(text, module);
    module.functions.push(Rc::new(plain(name, graph)));
}

fn inlined(module: &Module) -> Graph {
    inline(module, module.entry().unwrap(), |_| false).unwrap()
}

/// Returns a module in which `main` calls `head`, which calls `double`; both callees have size names.
fn nested() -> Module {
    let mut module = Module::default();
    add(
        &mut module,
        "double",
        "(%0: f32[A])\n%1 = add %0, %0 : f32[A]\nreturn %1",
    );
    add(
        &mut module,
        "head",
        "(%0: f32[N], %1: f32[])
        %2 = call %0 {callee = double} : f32[N]
        %3 = size {size = [N]} : f32[]
        %4 = mul %3, %1 : f32[]
        %5 = broadcast_in_dim %4 {broadcast_dimensions = []} : f32[N]
        return %2, %5",
    );
    add(
        &mut module,
        "main",
        "(%0: f32[3], %1: f32[])
        %2, %3 = call %0, %1 {callee = head} : f32[3], f32[3]
        %4, %5 = call %3, %1 {callee = head} : f32[3], f32[3]
        %6 = add %2, %4 : f32[3]
        return %6, %5",
    );
    module
}

#[test]
fn calls_become_bodies_of_their_sizes() {
    let after = "(%0: f32[3], %1: f32[])
        %2 = add %0, %0 : f32[3]
        %3 = size {size = [3]} : f32[]
        %4 = mul %3, %1 : f32[]
        %5 = broadcast_in_dim %4 {broadcast_dimensions = []} : f32[3]
        %6 = add %5, %5 : f32[3]
        %7 = size {size = [3]} : f32[]
        %8 = mul %7, %1 : f32[]
        %9 = broadcast_in_dim %8 {broadcast_dimensions = []} : f32[3]
        %10 = add %2, %6 : f32[3]
        return %10, %9";
    assert_prints(
        &inlined(&nested()),
        after,
        "two calls of a callee that calls",
    );
}

#[test]
fn instructions_of_a_callee_come_from_the_call() {
    let mut module = nested();
    let mut main = (*module.functions.pop().unwrap()).clone();
    let mut numbered = Graph::new();
    for &param in &main.graph.params {
        numbered.add_param(main.graph.shape(param).clone());
    }
    for (id, instr) in main.graph.instrs() {
        let instr = instr.clone();
        let shapes = instr
            .results
            .iter()
            .map(|&v| main.graph.shape(v).clone())
            .collect();
        let origin = Origin {
            index: Some(id.0),
            ..Origin::default()
        };
        numbered.add_instr(
            instr.op,
            instr.operands,
            instr.attrs,
            instr.regions,
            shapes,
            origin,
        );
    }
    numbered.results = main.graph.results.clone();
    main.graph = numbered;
    module.functions.push(Rc::new(main));
    let origins: Vec<u32> = inlined(&module)
        .instrs()
        .map(|(_, i)| i.origin.index.unwrap())
        .collect();
    assert_eq!(origins, [0, 0, 0, 0, 1, 1, 1, 1, 2]);
}

#[test]
fn computations_inside_of_reductions_are_inlined() {
    let mut module = Module::default();
    add(
        &mut module,
        "largest",
        "(%0: f32[], %1: f32[])\n%2 = max %0, %1 : f32[]\nreturn %2",
    );
    add(
        &mut module,
        "main",
        "(%0: f32[3], %1: f32[])
        %2 = reduce %0, %1 {dimensions = [0]} ((%0: f32[], %1: f32[]); %2 = call %0, %1 {callee = largest} : f32[]; return %2) : f32[]
        return %2",
    );
    let after = "(%0: f32[3], %1: f32[])
        %2 = reduce %0, %1 {dimensions = [0]} (max) : f32[]
        return %2";
    assert_prints(&inlined(&module), after, "a named computation");
}

#[test]
fn a_map_goes_over_whole_arrays() {
    let mut module = Module::default();
    add(
        &mut module,
        "main",
        "(%0: f32[2, 3], %1: f32[2, 3])
        %2 = map %0, %1 {dimensions = [0, 1]} ((%0: f32[], %1: f32[]); %2 = constant {value = 2.0} : f32[]; %3 = mul %0, %2 : f32[]; %4 = constant {value = [1.0, 2.0]} : f32[2]; %5 = broadcast_in_dim %1 {broadcast_dimensions = []} : f32[2]; %6 = mul %4, %5 : f32[2]; %7 = reduce %6, %2 {dimensions = [0]} (add) : f32[]; %8 = add %3, %7 : f32[]; return %8) : f32[2, 3]
        return %2",
    );
    let after = "(%0: f32[2, 3], %1: f32[2, 3])
        %2 = constant {value = 2.0} : f32[]
        %3 = broadcast_in_dim %2 {broadcast_dimensions = []} : f32[2, 3]
        %4 = mul %0, %3 : f32[2, 3]
        %5 = constant {value = [1.0, 2.0]} : f32[2]
        %6 = broadcast_in_dim %1 {broadcast_dimensions = [0, 1]} : f32[2, 3, 2]
        %7 = broadcast_in_dim %5 {broadcast_dimensions = [2]} : f32[2, 3, 2]
        %8 = mul %7, %6 : f32[2, 3, 2]
        %9 = reduce %8, %2 {dimensions = [2]} (add) : f32[2, 3]
        %10 = add %4, %9 : f32[2, 3]
        return %10";
    assert_prints(
        &inlined(&module),
        after,
        "scalars and an array inside of a map",
    );
}

#[test]
fn a_map_that_takes_no_notice_of_its_operands_is_a_broadcast() {
    let mut module = Module::default();
    add(
        &mut module,
        "main",
        "(%0: f32[2])
        %1 = map %0 {dimensions = [0]} ((%0: f32[]); %1 = constant {value = 1} : i32[]; return %1) : i32[2]
        return %1",
    );
    let after = "(%0: f32[2])
        %1 = constant {value = 1} : i32[]
        %2 = broadcast_in_dim %1 {broadcast_dimensions = []} : i32[2]
        return %2";
    assert_prints(&inlined(&module), after, "a constant map");
}

#[test]
fn a_reduction_from_batched_initial_values_starts_from_the_identity() {
    let mut module = Module::default();
    add(
        &mut module,
        "main",
        "(%0: f32[2])
        %1 = map %0 {dimensions = [0]} ((%0: f32[]); %1 = constant {value = [1.0, 2.0]} : f32[2]; %2 = reduce %1, %0 {dimensions = [0]} (add) : f32[]; return %2) : f32[2]
        return %1",
    );
    let after = "(%0: f32[2])
        %1 = constant {value = [1.0, 2.0]} : f32[2]
        %2 = constant {value = 0.0} : f32[]
        %3 = reduce %1, %2 {dimensions = [0]} (add) : f32[]
        %4 = broadcast_in_dim %3 {broadcast_dimensions = []} : f32[2]
        %5 = add %0, %4 : f32[2]
        return %5";
    assert_prints(&inlined(&module), after, "a reduction");
}
