//! Tests of `xla-core/src/error/message.rs`.

use std::time::Duration;

use xla_shape::error::ShapeError;
use xla_shape::{ElementType, Shape};

use xla_core::error::{Error, FeedFault, GroupFault, ReplicaFault, SizeOrigin};
use xla_core::replica::{Call, Collective};

#[test]
fn messages_name_what_was_expected_and_what_was_found() {
    let of_size = |origin, operand| Error::DynamicSize {
        computation: "step",
        origin,
        operand,
        dimension: 1,
        expected: 4,
        found: 3,
        reason: "x + y",
    };
    let table: [(Error, &str); 5] = [
        (
            Error::Length {
                element: ElementType::F32,
                dims: vec![2, 3],
                found: 5,
            },
            "f32[2, 3] has 6 elements, found 5",
        ),
        (
            Error::Length {
                element: ElementType::I8,
                dims: vec![],
                found: 0,
            },
            "i8[] has 1 element, found 0",
        ),
        (
            of_size(SizeOrigin::Argument, "p.w"),
            "step: dimension 1 of `p.w` is 3, but `x + y` expects 4",
        ),
        (
            of_size(SizeOrigin::Item, "feed"),
            "step: dimension 1 of an item of `feed` is 3, but `x + y` expects 4",
        ),
        (
            of_size(SizeOrigin::Call, "f(x)"),
            "step: dimension 1 of `f(x)` is 3, but `x + y` expects 4",
        ),
    ];
    for (error, message) in table {
        assert_eq!(error.to_string(), message);
    }
}

#[test]
fn every_error_has_a_message_of_one_line() {
    let text = || "text".to_owned();
    let io = || std::io::Error::other("io");
    let (element, dims) = (ElementType::F32, vec![2, 3]);
    let (expected, found, index, name) = (2, 3, 0, "step");
    let call = Call {
        collective: Collective::AllReduce,
        element,
        count: 1,
        chunks: [1, 1],
        groups: Vec::new(),
    };
    let call = || Box::new(call.clone());
    let shape = || Shape::scalar(element);
    #[rustfmt::skip]
    let errors = [
        Error::Memory { element, dims: dims.clone(), expected, found },
        Error::Allocation { element, dims: dims.clone(), bytes: 1 },
        Error::Workspace { bytes: 1 },
        Error::Sizes { element, expected: vec![None], found: dims.clone() },
        Error::SizesOf { element, expected: vec![None], found },
        Error::Assertion { message: text(), file: "src/main.rs", line: 9, column: 5 },
        Error::Inspects { name, inspects: "prints at src/main.rs:9:5" },
        Error::CallSizes { function: "f", sizes: vec![-1] },
        Error::ArgumentSizes { computation: name, reason: "?x.0 <= 1", sizes: vec![("x", 0, 2)] },
        Error::Bytes { element, expected: 8, found },
        Error::Shape(ShapeError::RankTooHigh { found: 100 }),
        Error::NotBool { at: 1, byte: 2 },
        Error::Strides { element, dims: dims.clone(), expected: vec![3, 1], found: vec![1, 2] },
        Error::NotElements { element, bytes: 6, misaligned: 0 },
        Error::NotElements { element, bytes: 8, misaligned: 1 },
        Error::Io { path: text().into(), source: io() },
        Error::Malformed { path: text().into(), reason: text() },
        Error::Mismatch { path: text().into(), missing: vec![text()], extra: vec![text()], misshapen: vec![(text(), text())] },
        Error::Unsupported { element, format: "safetensors" },
        Error::NoReplica,
        Error::ReplicaStart { replica: 0, source: io() },
        Error::ReplicaPanicked { replica: 0, message: text() },
        Error::Replica { replica: 0, call: call(), fault: ReplicaFault::Late { missing: vec![1], limit: Duration::ZERO } },
        Error::ReplicaGroups { collective: Collective::AllGather, groups: vec![vec![0]], replicas: 2, fault: GroupFault::Missing { replica: 1 } },
        Error::ReplicaLength { call: call(), array: "operand", expected, found },
        Error::ReplicaChunk { call: call(), chunk: 2, part: 3 },
        Error::Mpi { function: text(), message: text() },
        Error::Plugin { path: text().into(), reason: text() },
        Error::NoPluginNamed { variable: "PLUGIN" },
        Error::NotAPlugin { path: text().into(), reason: text() },
        Error::ApiVersion { path: text().into(), expected: (0, 1), found: (1, 0) },
        Error::MissingFunction { function: "f" },
        Error::NoDevice { platform: text() },
        Error::TooFewDevices { platform: text(), expected, found: 1 },
        Error::ReplicaArguments { expected, found },
        Error::Compile { message: text() },
        Error::Execute { message: text() },
        Error::Call { function: "f", code: 3, message: text() },
        Error::Unreadable { what: text() },
        Error::ArgumentCount { expected, found },
        Error::Argument { index, expected: shape(), found: shape() },
        Error::ArgumentLayout { index, expected: vec![0, 1], found: vec![1, 0] },
        Error::OtherClient { index },
        Error::Feed { feed: "infeed", item: text(), fault: FeedFault::Closed },
        Error::Feeds { name, feeds: &["feed"] },
        Error::ProgramSizes { name, sizes: vec![("x", 0, 2)], reason: text() },
        Error::ResultSizes { computation: name, index, expected: dims.clone(), found: dims.clone() },
        Error::Program { name, expected: text(), found: text() },
    ];
    for error in errors {
        let message = error.to_string();
        assert!(
            !message.is_empty()
                && (!message.contains('\n') || matches!(error, Error::Mismatch { .. })),
            "{error:?}: {message}"
        );
    }
}
