mod display;
mod layouts;
mod operators;
mod references;

use half::{bf16, f16};
use std::panic::{AssertUnwindSafe, catch_unwind};
use xla_core::element::Element;
use xla_core::rt::c64;
use xla_core::rt::c128;
use xla_core::shape::Layout;
use xla_core::shape::MinorToMajor;
use xla_core::shape::RowMajor;
use xla_core::shape::StaticShape;
use xla_core::size::Dynamic;
use xla_core::size::Size;
use xla_core::size::SizeK;
use xla_core::tensor::AsTensorMut;
use xla_core::tensor::TensorMut;
use xla_core::tensor::TensorView;
use xla_core::tensor::*;
use xla_core::testing::pool::class::ALIGN;

type Columns = MinorToMajor<(Size<0>, Size<1>)>;
type Matrix = Tensor<i32, (Size<2>, Size<3>)>;

/// Every element is its place in row-major order.
fn counted<S: StaticShape<Index = [usize; R]>, L: Layout<S>, const R: usize>() -> Tensor<i32, S, L>
{
    let mut places = 0..;
    Tensor::from_fn(|_| places.next().unwrap())
}

#[test]
fn nested_arrays_of_every_rank_keep_their_elements() {
    let one = Tensor::from([1, 2]);
    let two = Tensor::from([[1, 2], [3, 4], [5, 6]]);
    let three = Tensor::from([[[1, 2, 3]], [[4, 5, 6]]]);
    let four = Tensor::from([[[[1], [2]]], [[[3], [4]]]]);
    assert_eq!((one.dims(), one.as_slice()), ([2], &[1, 2][..]));
    assert_eq!(
        (two.dims(), two.as_slice()),
        ([3, 2], &[1, 2, 3, 4, 5, 6][..])
    );
    assert_eq!((three.dims(), three[[1, 0, 2]]), ([2, 1, 3], 6));
    assert_eq!((four.dims(), four[[1, 0, 1, 0]]), ([2, 1, 2, 1], 4));
    assert_eq!(
        Matrix::from_elements([1, 2, 3, 4, 5, 6]).to_vec(),
        [1, 2, 3, 4, 5, 6]
    );
}

/// Zeros, ones and full of one element type, over memory that held something else.
fn constants<E: Element>(other: E) {
    for _ in 0..2 {
        assert!(
            Tensor::<E, (Size<33>,)>::zeros()
                .iter()
                .all(|x| *x == E::ZERO),
            "{}",
            E::TYPE
        );
        assert!(
            Tensor::<E, (Size<33>,)>::ones()
                .iter()
                .all(|x| *x == E::ONE),
            "{}",
            E::TYPE
        );
        let full = Tensor::<E, (Size<33>,)>::full(other);
        assert!(full.as_slice().iter().all(|x| *x == other), "{}", E::TYPE);
        assert_eq!(full.len(), 33);
        let in_buffer = Tensor::<E, (Size<513>,)>::full(other);
        assert_eq!(in_buffer.as_slice().as_ptr() as usize % ALIGN, 0);
    }
    assert_eq!(Tensor::from(other).item(), other);
}

#[test]
fn every_element_type_has_zeros_and_ones() {
    constants(true);
    constants(-3i8);
    constants(-3i16);
    constants(-3i32);
    constants(-3i64);
    constants(3u8);
    constants(3u16);
    constants(3u32);
    constants(3u64);
    constants(f16::from_f32(0.5));
    constants(bf16::from_f32(0.5));
    constants(0.5f32);
    constants(0.5f64);
    constants(c64::new(0.5, -1.0));
    constants(c128::new(0.5, -1.0));
}

#[test]
fn recycled_memory_holds_bools_that_are_bools() {
    drop(Tensor::<u8, (Size<600>,)>::full(0xfe));
    let flags = Tensor::<bool, (Size<600>,)>::alloc();
    assert!(flags.iter().all(|&flag| u8::from(flag) <= 1));
}

#[test]
fn a_slice_of_the_wrong_length_is_an_error_that_names_both() {
    let error = Matrix::from_vec(vec![1; 7]).unwrap_err();
    assert_eq!(error.to_string(), "i32[2, 3] has 6 elements, found 7");
    let error = TensorView::<i32, (Size<2>, Size<3>)>::new(&[1; 5]).unwrap_err();
    assert_eq!(error.to_string(), "i32[2, 3] has 6 elements, found 5");
    let error = TensorMut::<i32, (Size<2>, Size<3>)>::new(&mut [1; 5]).unwrap_err();
    assert_eq!(error.to_string(), "i32[2, 3] has 6 elements, found 5");
}

/// All ways through the elements agree in this layout.
fn in_layout<S: StaticShape<Index = [usize; R]>, L: Layout<S>, const R: usize>() {
    let rows: Tensor<i32, S> = counted();
    let other: Tensor<i32, S, L> = rows.to_layout();
    assert_eq!(other, counted());
    assert_eq!(other, Tensor::from_slice(rows.as_slice()).unwrap());
    assert_eq!(other.to_vec(), rows.as_slice());
    assert_eq!(other.to_layout::<RowMajor>(), rows);
    assert_eq!(other.clone(), other);
    assert!(other.iter().eq(rows.iter()));
    assert_eq!(other.iter().len(), S::LEN);
    for index in S::indices() {
        assert_eq!(other[index], rows[index]);
        assert_eq!(other.get(index), Some(rows[index]));
        assert_eq!(other.as_slice()[L::offset(&index).unwrap()], rows[index]);
    }
    assert_eq!(other.to_string(), rows.to_string());
}

#[test]
fn layouts_change_the_order_in_memory_and_nothing_else() {
    in_layout::<(), RowMajor, _>();
    in_layout::<(Size<5>,), RowMajor, _>();
    in_layout::<(Size<2>, Size<3>), RowMajor, _>();
    in_layout::<(Size<2>, Size<3>), Columns, _>();
    in_layout::<(Size<1>, Size<3>), Columns, _>();
    in_layout::<(Size<3>, Size<1>), Columns, _>();
    in_layout::<(Size<0>, Size<3>), Columns, _>();
    in_layout::<(Size<3>, Size<0>), Columns, _>();
    in_layout::<(Size<2>, Size<3>, Size<4>), MinorToMajor<(Size<1>, Size<2>, Size<0>)>, _>();
    in_layout::<(Size<2>, Size<1>, Size<4>), MinorToMajor<(Size<1>, Size<0>, Size<2>)>, _>();
    in_layout::<
        (Size<2>, Size<3>, Size<4>, Size<5>),
        MinorToMajor<(Size<2>, Size<0>, Size<3>, Size<1>)>,
        _,
    >();
}

#[test]
fn an_index_writes_the_element_that_it_reads() {
    let mut x: Tensor<i32, (Size<2>, Size<3>), Columns> = Tensor::zeros();
    x[[1, 2]] = 7;
    assert_eq!(x.as_slice(), [0, 0, 0, 0, 0, 7]);
    x[[0, 1]] = 3;
    assert_eq!(x.to_vec(), [0, 3, 0, 0, 0, 7]);
}

#[test]
fn an_index_outside_is_none_or_a_panic_that_names_it() {
    let x: Matrix = Tensor::zeros();
    assert_eq!(
        (x.get([2, 0]), x.get([0, 3]), x.get([usize::MAX, 1])),
        (None, None, None)
    );
    let message = |f: &dyn Fn()| {
        *catch_unwind(AssertUnwindSafe(f))
            .unwrap_err()
            .downcast::<String>()
            .unwrap()
    };
    assert_eq!(
        message(&|| assert_eq!(x[[1, 3]], 0)),
        "index [1, 3] is outside i32[2, 3]"
    );
    assert_eq!(
        message(&|| assert!(x.row(2).is_empty())),
        "row 2 is outside i32[2, 3]"
    );
}

#[test]
fn rows_are_views_of_the_tensor() {
    let mut x: Tensor<i32, (Size<3>, Size<2>, Size<2>)> = counted();
    assert_eq!(
        x.rows().map(|row| row.to_vec()).collect::<Vec<_>>(),
        [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]
    );
    assert_eq!(x.row(1).row(1).row(0).item(), 6);
    assert_eq!(x.row(2), Tensor::from([[8, 9], [10, 11]]));
    x.row_mut(1).as_mut_slice().fill(0);
    for mut row in x.rows_mut() {
        row.as_mut_slice()[0] = -1;
    }
    assert_eq!(x.to_vec(), [-1, 1, 2, 3, -1, 0, 0, 0, -1, 9, 10, 11]);
    assert_eq!(Tensor::<f32, (Size<4>, Size<0>)>::zeros().rows().count(), 4);
    assert_eq!(
        Tensor::<f32, (Size<0>, Size<4>)>::zeros()
            .rows_mut()
            .count(),
        0
    );
}

/// A function of tensors, which takes views only if they are tensors.
fn sum(x: &Matrix) -> i32 {
    x.iter().sum()
}

#[test]
fn views_are_tensors_over_memory_elsewhere() {
    let mut array = [[1, 2, 3], [4, 5, 6]];
    assert_eq!(sum(&TensorView::from(&array)), 21);
    let bytes_off_line = [0, 1, 1, 1, 1, 1, 1];
    let view = TensorView::new(&bytes_off_line[1..]).unwrap();
    assert_eq!(sum(&view.clone()), 6);
    let copy: Matrix = *view;
    assert_eq!(copy.to_vec(), [1; 6]);
    let mut out = TensorMut::from(&mut array);
    out.as_mut_slice()[5] = 0;
    assert_eq!(sum(&out), 15);
    assert_eq!(array, [[1, 2, 3], [4, 5, 0]]);
}

#[test]
fn an_output_is_a_tensor_or_memory_elsewhere() {
    fn fill(out: &mut impl AsTensorMut<i32, (Size<2>, Size<3>)>) {
        out.as_tensor_mut().as_mut_slice().fill(9);
    }
    let mut tensor: Matrix = Tensor::zeros();
    fill(&mut tensor);
    assert_eq!(tensor, Tensor::full(9));
    let mut memory = [0; 6];
    fill(&mut TensorMut::new(&mut memory).unwrap());
    assert_eq!(memory, [9; 6]);
}

#[test]
fn tensors_go_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    let x: Matrix = counted();
    shared(&x);
    shared(&TensorView::from(&x));
    let sum_there = std::thread::scope(|scope| scope.spawn(|| sum(&x)).join().unwrap());
    let moved = std::thread::spawn(move || x).join().unwrap();
    assert_eq!((sum_there, sum(&moved)), (15, 15));
}

#[test]
fn scalars_are_tensors_of_rank_zero_both_ways() {
    let x: Tensor<f32, ()> = 2.5.into();
    assert_eq!((x[[]], x.len(), x.dims().len()), (2.5, 1, 0));
    assert_eq!(f32::from(x), 2.5);
    assert!(bool::from(Tensor::from(true)));
}

#[test]
fn not_a_number_differs_from_itself_and_zeros_are_equal() {
    assert_ne!(Tensor::from([f32::NAN]), Tensor::from([f32::NAN]));
    assert_eq!(Tensor::from([0.0]), Tensor::from([-0.0]));
    assert_ne!(Tensor::from([1, 2]), Tensor::from([1, 3]));
}

#[test]
fn large_sizes_are_made_by_functions() {
    let x: Tensor<u32, (SizeK<2, 48>, Size<3>)> = Tensor::from_fn(|[i, j]| (3 * i + j) as u32);
    assert!(x.as_slice().iter().copied().eq(0..6144));
}

type Batch = Tensor<i32, (Dynamic, Size<3>)>;

#[test]
fn a_tensor_of_open_sizes_keeps_them() {
    let x = Batch::from_fn_sized([2, 3], |[i, j]| (3 * i + j) as i32).unwrap();
    assert_eq!((x.dims(), x.len(), x.is_empty()), ([2, 3], 6, false));
    assert_eq!((x[[1, 2]], x.get([1, 3]), x.get([2, 0])), (5, None, None));
    assert_eq!(x.to_string(), "[[0 1 2]\n [3 4 5]]");
    assert_eq!(
        format!("{x:?}"),
        "i32![2, 3]([[0, 1, 2],\n            [3, 4, 5]])"
    );
    assert!(x.iter().copied().eq(0..6));
    assert_eq!(x.row(1).as_slice(), [3, 4, 5]);
    assert_eq!(x.rows().len(), 2);
    assert_eq!(Batch::from_slice(x.as_slice()).unwrap(), x);
    assert_eq!(Batch::from_slice_sized([2, 3], x.as_slice()).unwrap(), x);
    let columns: Tensor<i32, (Dynamic, Size<3>), Columns> = x.to_layout();
    assert_eq!(columns.as_slice(), [0, 3, 1, 4, 2, 5]);
    assert_eq!(columns.to_vec(), x.as_slice());
    assert!(columns.iter().eq(x.iter()));
}

#[test]
fn tensors_of_other_sizes_differ_and_may_take_each_others_place() {
    let mut x = Batch::full_sized([0, 3], 1).unwrap();
    let same: Tensor<i32, (Dynamic, Dynamic)> = x.clone().try_into().unwrap();
    let none = Tensor::<i32, (Dynamic, Dynamic)>::zeros_sized([3, 0]).unwrap();
    assert_ne!(same, none);
    let two = Batch::from_slice(&[1, 2, 3, 4, 5, 6]).unwrap();
    x.clone_from(&two);
    assert_eq!(x, two);
}

#[test]
#[should_panic(expected = "index [2, 0] is outside i32[2, 3]")]
fn an_index_outside_open_sizes_is_named() {
    let _ = Batch::zeros_sized([2, 3]).unwrap()[[2, 0]];
}

#[test]
fn sizes_that_do_not_fit_are_errors() {
    let whole = || Tensor::from([[1, 2, 3], [4, 5, 6]]);
    let errors = [
        (
            Batch::zeros_sized([2, 4]).unwrap_err(),
            "i32[?, 3] cannot have the sizes [2, 4]",
        ),
        (
            Batch::zeros_sized([1_000_000_000_000_000_000, 3]).unwrap_err(),
            "i32[?, 3] cannot have the sizes [1000000000000000000, 3]",
        ),
        (
            Batch::from_slice(&[1, 2, 3, 4]).unwrap_err(),
            "cannot infer the sizes of i32[?, 3] from 4 elements",
        ),
        (
            Tensor::<i32, (Dynamic, Dynamic)>::from_vec(vec![1]).unwrap_err(),
            "cannot infer the sizes of i32[?, ?] from 1 element",
        ),
        (
            Batch::from_slice_sized([1, 3], &[1]).unwrap_err(),
            "i32[1, 3] has 3 elements, found 1",
        ),
        (
            whole().try_into::<(Dynamic, Size<4>)>().unwrap_err(),
            "i32[?, 4] cannot have the sizes [2, 3]",
        ),
        (
            whole().try_view::<(Size<3>, Dynamic)>().err().unwrap(),
            "i32[3, ?] cannot have the sizes [2, 3]",
        ),
    ];
    for (error, text) in errors {
        assert_eq!(error.to_string(), text);
    }
}

#[test]
fn memory_is_kept_where_sizes_become_known_or_unknown() {
    let x: Tensor<i32, (Size<90>, Size<3>)> = Tensor::from_fn(|[i, j]| (3 * i + j) as i32);
    let at = x.as_slice().as_ptr();
    let open: Batch = x.try_into().unwrap();
    assert_eq!(open.as_slice().as_ptr(), at);
    let other = open.recycle_sized::<(Size<3>, Dynamic), RowMajor>([3, 90]);
    assert_eq!(other.as_slice().as_ptr(), at);
    let known = other.recycle_sized::<(Size<270>,), RowMajor>([270]);
    assert_eq!(known.as_slice().as_ptr(), at);
    assert_eq!(known.recycle_sized::<(Dynamic,), RowMajor>([4]).len(), 4);
}
