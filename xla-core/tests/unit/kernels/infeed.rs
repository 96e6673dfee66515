//! Tests of `xla-core/src/kernels/infeed.rs`.

use xla_core::feed::Infeed;
use xla_core::kernels::infeed::*;
use xla_core::rt::ArrayMut;
use xla_core::rt::DynamicSizeCheck;
use xla_core::rt::Exec;
use xla_core::size::Dynamic;
use xla_core::size::Size;
use xla_core::tensor::Tensor;

#[test]
fn the_leaves_of_an_item_go_to_the_arrays_in_their_order() {
    let (sender, feed) = Infeed::bounded(1);
    let matrix: Tensor<f32, (Size<2>, Size<2>)> = Tensor::from_vec(vec![1., 2., 3., 4.]).unwrap();
    sender.send((matrix, true, 7i64)).unwrap();
    let (mut a, mut b, mut c) = ([0f32; 4], [false], [0i64]);
    let outs = (
        ArrayMut::new(&mut a, &[2, 2]),
        (ArrayMut::new(&mut b, &[]), (ArrayMut::new(&mut c, &[]), ())),
    );
    run(&Exec::default(), outs, &feed, &[]).unwrap();
    assert_eq!((a, b, c), ([1., 2., 3., 4.], [true], [7]));
}

#[test]
fn an_item_of_another_size_is_an_error_and_written_nowhere() {
    let (sender, feed) = Infeed::bounded(2);
    let item = |rows: usize| -> (f32, Tensor<i8, (Dynamic, Size<2>)>) {
        (1.0, Tensor::full_sized([rows, 2], 3).unwrap())
    };
    let sizes = [DynamicSizeCheck {
        computation: "f",
        operand: "feed.1",
        array: 1,
        dimension: 0,
        reason: "x + y",
    }];
    let (mut a, mut b) = ([0f32], [0i8; 4]);
    for (rows, expected) in [
        (
            3,
            Err("f: dimension 0 of an item of `feed.1` is 3, but `x + y` expects 2"),
        ),
        (2, Ok(([1f32], [3i8; 4]))),
    ] {
        sender.send(item(rows)).unwrap();
        let outs = (
            ArrayMut::new(&mut a, &[]),
            (ArrayMut::new(&mut b, &[2, 2]), ()),
        );
        let result = run(&Exec::default(), outs, &feed, &sizes);
        let found = result.map(|()| (a, b)).map_err(|error| error.to_string());
        assert_eq!(found, expected.map_err(str::to_owned));
        assert!(found.is_ok() || (a, b) == ([0f32], [0i8; 4]));
    }
}
