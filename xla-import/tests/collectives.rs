//! Collectives, and functions that several devices compute.

use xla_hlo::{ElementType, Graph, Instr, Literal};
use xla_import::{entry, import, read};

/// Returns a module with these numbers of replicas and partitions, whose main function is `op` on `%x`.
fn module(counts: &str, op: &str, result: &str) -> String {
    format!(
        "module @m attributes {{{counts}}} {{\n\
         func.func @main(%x: tensor<2x4xf32>) -> {result} {{\n%r = {op}\nreturn %r : {result}\n}}\n}}"
    )
}

const GRID: &str = "mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 3 : i32";
const CHANNEL: &str = "channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>";
const SUM: &str = "({\n^bb0(%a: tensor<f32>, %b: tensor<f32>):\n%s = stablehlo.add %a, %b : tensor<f32>\n\
    stablehlo.return %s : tensor<f32>\n})";
const SAME: &str = "(tensor<2x4xf32>) -> tensor<2x4xf32>";

fn error(text: &str) -> String {
    let imported = read(text).and_then(|model| import(&model, "main"));
    match imported {
        Ok(_) => "accepted".to_string(),
        Err(error) => error.to_string(),
    }
}

fn graph(text: &str) -> Graph {
    let imported = read(text).and_then(|model| import(&model, "main"));
    let module = imported.unwrap_or_else(|error| panic!("{error}"));
    module.entry().unwrap().graph.clone()
}

/// Returns the lists in an attribute of an instruction, without what fills them up.
fn lists(instr: &Instr, name: &str) -> Vec<Vec<i64>> {
    let Some(xla_hlo::graph::Attr::Literal(literal)) = instr.attr(name) else {
        panic!("{name} is no literal");
    };
    rows(literal)
}

fn rows(literal: &Literal) -> Vec<Vec<i64>> {
    let dims = literal.shape().known_dims().unwrap();
    assert_eq!(literal.shape().element, ElementType::I64);
    let bytes = literal.bytes().chunks(8);
    let numbers: Vec<i64> = bytes
        .map(|bytes| i64::from_le_bytes(bytes.try_into().unwrap()))
        .collect();
    let row = |row: &[i64]| row.iter().copied().filter(|&n| n != -1).collect();
    numbers.chunks(dims[1].max(1)).map(row).collect()
}

fn reduced(counts: &str, attributes: &str, groups: &str) -> Vec<Vec<i64>> {
    let op = format!(
        "\"stablehlo.all_reduce\"(%x) <{{replica_groups = {groups}{attributes}}}> {SUM} : {SAME}"
    );
    let graph = graph(&module(counts, &op, "tensor<2x4xf32>"));
    let (_, instr) = graph.instrs().next().unwrap();
    lists(instr, "replica_groups")
}

#[test]
fn groups_name_replicas_of_each_partition_all_partitions_or_devices() {
    let both = "dense<[[0, 1]]> : tensor<1x2xi64>";
    let channel = format!(", {CHANNEL}");
    assert_eq!(reduced(GRID, "", both), [[0, 3], [1, 4], [2, 5]]);
    assert_eq!(reduced(GRID, &channel, both), [[0, 3, 1, 4, 2, 5]]);
    let devices = format!(", {CHANNEL}, use_global_device_ids");
    let of_devices = "dense<[[5, 0, 1], [2, 4, 3]]> : tensor<2x3xi64>";
    assert_eq!(reduced(GRID, &devices, of_devices), [[5, 0, 1], [2, 4, 3]]);
    // Without the numbers, there is one partition.
    assert_eq!(reduced("", "", both), [[0, 1]]);
    let uneven = "dense<[[0, 2], [1, -1]]> : tensor<2x2xi64>";
    assert_eq!(reduced("", "", uneven), [vec![0, 2], vec![1]]);
    // No list is one group of all.
    let none = "dense<> : tensor<0x0xi64>";
    assert_eq!(reduced(GRID, "", none), [[0, 3], [1, 4], [2, 5]]);
    assert!(reduced("", "", none).is_empty());
}

#[test]
fn pairs_name_replicas_of_each_partition_or_partitions_of_each_replica() {
    let sent = |attributes: &str| {
        let op = format!(
            "\"stablehlo.collective_permute\"(%x) \
             <{{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>{attributes}}}> : {SAME}"
        );
        let graph = graph(&module(GRID, &op, "tensor<2x4xf32>"));
        let (_, instr) = graph.instrs().next().unwrap();
        lists(instr, "source_target_pairs")
    };
    assert_eq!(
        error(&module(
            "",
            &format!(
                "\"stablehlo.collective_permute\"(%x) \
                 <{{source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}}> : {SAME}"
            ),
            "tensor<2x4xf32>"
        )),
        "3:6: source_target_pairs: expected numbers from 0, found -1"
    );
    assert_eq!(sent(""), [[0, 3], [1, 4], [2, 5]]);
    assert_eq!(sent(&format!(", {CHANNEL}")), [[0, 1], [3, 4]]);
}

#[test]
fn the_numbers_of_replica_and_partition_are_parts_of_the_device_number() {
    let names = |counts: &str, op: &str| -> Vec<&'static str> {
        let op = format!("stablehlo.{op} : tensor<ui32>");
        let graph = graph(&module(counts, &op, "tensor<ui32>"));
        graph.instrs().map(|(_, instr)| instr.op.name).collect()
    };
    let constant = "constant";
    assert_eq!(names(GRID, "replica_id"), ["replica_id", constant, "div"]);
    assert_eq!(names(GRID, "partition_id"), ["replica_id", constant, "rem"]);
    assert_eq!(names("", "replica_id"), ["replica_id"]);
    assert_eq!(names("", "partition_id"), ["replica_id"]);
}

#[test]
fn a_function_that_communicates_takes_a_replica_and_may_fail() {
    let text = format!(
        "func.func @main(%replica: tensor<2x4xf32>) -> tensor<2x4xf32> {{\n\
         %r = call @inner(%replica) : {SAME}\nreturn %r : tensor<2x4xf32>\n}}\n\
         func.func private @inner(%x: tensor<2x4xf32>) -> tensor<2x4xf32> {{\n\
         %r = \"stablehlo.all_reduce\"(%x) <{{replica_groups = dense<0> : tensor<1x1xi64>}}> {SUM} : {SAME}\n\
         return %r : tensor<2x4xf32>\n}}"
    );
    let model = read(&text).unwrap();
    let module = import(&model, "main").unwrap();
    let declaration = entry(&model, &module).declaration("net");
    assert_eq!(
        declaration,
        "pub fn net(replica: &f32![2, 4], replica_: &Replica) -> Result<f32![2, 4], Error>;"
    );
    let inner = entry(&model, &import(&model, "inner").unwrap()).declaration("net");
    assert_eq!(
        inner,
        "pub fn net(x: &f32![2, 4], replica: &Replica) -> Result<f32![2, 4], Error>;"
    );
}

#[test]
fn groups_are_checked_against_the_devices() {
    let reduce = |attributes: &str| {
        let op = format!("\"stablehlo.all_reduce\"(%x) <{{{attributes}}}> {SUM} : {SAME}");
        error(&module(GRID, &op, "tensor<2x4xf32>"))
    };
    assert_eq!(
        reduce("replica_groups = dense<[[0, 2]]> : tensor<1x2xi64>"),
        "3:6: replica_groups: expected numbers below 2, found 2"
    );
    assert_eq!(
        reduce("replica_groups = dense<[[0], [0]]> : tensor<2x1xi64>"),
        "3:6: stablehlo.all_reduce: replica 0 is listed twice in the groups"
    );
    assert_eq!(
        reduce("replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids"),
        "3:6: expected a channel_handle of 1 or more with use_global_device_ids"
    );
    assert_eq!(
        reduce("replica_groups = dense<[0, 1]> : tensor<2xi64>"),
        "3:35: replica_groups: expected rows of numbers of type i64 such as dense<[[0, 1]]> : tensor<1x2xi64>"
    );
    assert_eq!(
        reduce("groups = dense<[[0, 1]]> : tensor<1x2xi64>"),
        "3:35: stablehlo.all_reduce has no attribute groups"
    );
}

/// Returns a function whose body is a computation of devices, with these operations before and after it.
fn manual(before: &str, operand: &str, after: &str) -> String {
    format!(
        "module @m attributes {{{GRID}}} {{\n\
         sdy.mesh @mesh = <[\"a\"=6]> {{stablehlo.mesh = {{axes = [{{name = \"a\", size = 6 : i64}}]}}}}\n\
         func.func @main(%x: tensor<12xf32>) -> (tensor<12xf32> {{jax.result_info = \"result\"}}) {{\n{before}\n\
         %0 = sdy.manual_computation({operand}) in_shardings=[<@mesh, [{{\"a\"}}]>] out_shardings=[<@mesh, [{{\"a\"}}]>] \
         manual_axes={{\"a\"}} (%y: tensor<2xf32>) {{\n\
         %r = \"stablehlo.collective_permute\"(%y) \
         <{{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>, {CHANNEL}}}> : (tensor<2xf32>) -> tensor<2xf32>\n\
         sdy.return %r : tensor<2xf32>\n}} : (tensor<12xf32>) -> tensor<12xf32>\n{after}\n}}\n}}"
    )
}

#[test]
fn a_computation_of_devices_has_the_parts_of_one_device() {
    let text = manual("", "%x", "return %0 : tensor<12xf32>");
    let model = read(&text).unwrap();
    let module = import(&model, "main").unwrap();
    assert_eq!(
        entry(&model, &module).declaration("net"),
        "pub fn net(x: &f32![2], replica: &Replica) -> Result<f32![2], Error>;"
    );
}

#[test]
fn operations_on_the_arrays_of_all_devices_are_refused() {
    let twice = "%2 = stablehlo.add %x, %x : tensor<12xf32>";
    let outside = "stablehlo.add is outside of sdy.manual_computation, on arrays of which a device has a part: expected all \
                   operations in it, in jax `jit(shard_map(..))`";
    let returned = "return %0 : tensor<12xf32>";
    assert_eq!(
        error(&manual(twice, "%2", returned)),
        format!("4:6: {outside}")
    );
    let after = "%2 = stablehlo.add %0, %0 : tensor<12xf32>\nreturn %2 : tensor<12xf32>";
    assert_eq!(error(&manual("", "%x", after)), format!("9:6: {outside}"));
    assert_eq!(
        error(&manual("", "%x", "return %x : tensor<12xf32>")),
        "9:1: expected results of the computation of devices"
    );
}
