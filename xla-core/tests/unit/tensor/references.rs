//! Tensors and views by Rust's own traits: hashes, references, vectors and iterators.

use std::borrow::{Borrow, Cow};
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, RandomState};
use std::rc::Rc;
use std::sync::Arc;

use xla_core::element::{as_bytes, copy_from_bytes, from_bytes};
use xla_core::error::Error;
use xla_core::shape::padding::One;
use xla_core::shape::{MinorToMajor, Padded, RowMajor};
use xla_core::size::{Dynamic, Size};
use xla_core::tensor::{Tensor, TensorMut, TensorView, View, ViewMut};

type Matrix = Tensor<i32, (Size<2>, Size<3>)>;
type Batch = Tensor<i32, (Dynamic, Size<3>)>;
type Columns = Tensor<i32, (Size<2>, Size<3>), MinorToMajor<(Size<0>, Size<1>)>>;
type Wide = Tensor<i32, (Size<2>, Size<3>), Padded<RowMajor, (Size<2>, Size<4>), One>>;

const ELEMENTS: [i32; 6] = [1, 2, 3, 4, 5, 6];

/// A function of tensors, which takes whatever dereferences to one.
fn last(x: &Matrix) -> i32 {
    x[[1, 2]]
}

#[test]
fn shared_and_borrowed_tensors_are_arguments() {
    let x = Matrix::from_slice(&ELEMENTS).unwrap();
    let view = TensorView::from(&x);
    assert_eq!(last(&Arc::new(x)), 6);
    #[allow(clippy::explicit_auto_deref, reason = "this form is an argument too")]
    let explicit = last(&*Arc::new(x));
    assert_eq!(explicit, 6);
    assert_eq!(last(&Rc::new(x)), 6);
    assert_eq!(last(&Box::new(x)), 6);
    assert_eq!(last(&Cow::Borrowed(&x)), 6);
    assert_eq!(last(&Cow::<Matrix>::Owned(x)), 6);
    assert_eq!(last(view.as_ref()), 6);
    assert_eq!(last(Borrow::<Matrix>::borrow(&view)), 6);
    assert_eq!(last(&TensorView::new(&ELEMENTS).unwrap()), 6);
}

#[test]
fn a_tensor_is_a_slice_in_memory_order() {
    fn elements(x: &impl AsRef<[i32]>) -> &[i32] {
        x.as_ref()
    }
    let x = Columns::from_slice(&ELEMENTS).unwrap();
    assert_eq!(elements(&x), [1, 4, 2, 5, 3, 6]);
    assert_eq!(elements(&TensorView::from(&x)), elements(&x));
    let mut y = x;
    AsMut::<[i32]>::as_mut(&mut y)[1] = 7;
    TensorMut::from(&mut y).as_mut()[0] = 8;
    assert_eq!(y.to_vec(), [8, 2, 3, 7, 5, 6]);
}

#[test]
fn equal_tensors_have_equal_hashes() {
    let hasher = RandomState::new();
    let x = Matrix::from_slice(&ELEMENTS).unwrap();
    assert_eq!(
        hasher.hash_one(x),
        hasher.hash_one(TensorView::new(&ELEMENTS).unwrap() as View<'_, Matrix>)
    );
    // Of a tensor with padding, only the elements count.
    let padded = Wide::from_slice(&ELEMENTS).unwrap();
    let mut other = padded.clone();
    other.as_mut_slice()[3] = 9;
    assert_eq!(padded, other);
    assert_eq!(hasher.hash_one(&padded), hasher.hash_one(&other));
    // The sizes count.
    let [a, b] = [[0, 3], [0, 3]].map(|sizes| Batch::zeros_sized(sizes).unwrap());
    let other = Tensor::<i32, (Dynamic, Dynamic)>::zeros_sized([3, 0]).unwrap();
    assert_eq!(hasher.hash_one(&a), hasher.hash_one(&b));
    assert_ne!(hasher.hash_one(&a), hasher.hash_one(&other));

    let mut seen = HashSet::from([x]);
    assert!(!seen.insert(x));
    assert!(seen.insert(Matrix::zeros()));
    let flags = HashMap::from([(Tensor::from([true, false]), "first")]);
    assert_eq!(flags[&Tensor::from([true, false])], "first");
}

#[test]
fn a_set_of_views_is_searched_by_tensors() {
    let memory = [1, 2, 3];
    let views: HashSet<TensorView<i32, (Size<3>,)>> = HashSet::from([TensorView::from(&memory)]);
    assert!(views.contains(&Tensor::from([1, 2, 3])));
    assert!(!views.contains(&Tensor::from([1, 2, 4])));
}

#[test]
fn vectors_slices_and_iterators_become_tensors_of_their_length() {
    let x: Matrix = ELEMENTS.to_vec().try_into().unwrap();
    assert_eq!(x, Matrix::try_from(&ELEMENTS[..]).unwrap());
    assert_eq!(x, Matrix::try_from_iter(1..7).unwrap());
    assert_eq!(
        Columns::try_from_iter(1..7).unwrap().as_slice(),
        [1, 4, 2, 5, 3, 6]
    );
    assert_eq!(Vec::from(Columns::try_from_iter(1..7).unwrap()), ELEMENTS);
    let batch: Batch = vec![0; 12].try_into().unwrap();
    assert_eq!(batch.dims(), [4, 3]);
    assert_eq!(View::<Matrix>::try_from(&ELEMENTS[..]).unwrap(), x);
    let mut memory = ELEMENTS;
    ViewMut::<Matrix>::try_from(&mut memory[..])
        .unwrap()
        .as_mut_slice()[5] = 0;
    assert_eq!(memory[5], 0);

    let texts = [
        (
            Matrix::try_from(vec![1; 7]),
            "i32[2, 3] has 6 elements, found 7",
        ),
        (
            Matrix::try_from(&ELEMENTS[1..]),
            "i32[2, 3] has 6 elements, found 5",
        ),
        (
            Matrix::try_from_iter(0..8),
            "i32[2, 3] has 6 elements, found 8",
        ),
    ];
    for (result, text) in texts {
        assert_eq!(result.unwrap_err().to_string(), text);
    }
    let error = Batch::try_from_iter(0..7).unwrap_err();
    assert_eq!(
        error.to_string(),
        "cannot infer the sizes of i32[?, 3] from 7 elements"
    );
}

#[test]
fn an_iterator_of_any_length_is_collected() {
    let squares: Tensor<i32, (Dynamic,)> = (0..4).map(|i| i * i).collect();
    assert_eq!(
        (squares.dims(), squares.as_slice()),
        ([4], &[0, 1, 4, 9][..])
    );
    let none: Tensor<f32, (Dynamic,)> = core::iter::empty().collect();
    assert!(none.is_empty());
    let parsed: Result<Tensor<i32, (Dynamic,)>, _> = "1 2 x".split(' ').map(str::parse).collect();
    assert!(parsed.is_err());
}

#[test]
fn views_with_sizes_read_and_write_memory_elsewhere() {
    let view = View::<Batch>::new_sized([2, 3], &ELEMENTS).unwrap();
    assert_eq!(view[[1, 0]], 4);
    let mut memory = ELEMENTS;
    let mut out = ViewMut::<Batch>::new_sized([2, 3], &mut memory).unwrap();
    assert_eq!(out.dims(), [2, 3]);
    out.as_mut_slice()[3] = 9;
    assert_eq!(memory, [1, 2, 3, 9, 5, 6]);
    let columns = ViewMut::<Columns>::from_memory_sized([2, 3], &mut memory).unwrap();
    assert_eq!(columns.to_vec(), [1, 3, 5, 2, 9, 6]);

    let length = "i32[1, 3] has 3 elements, found 6";
    let errors = [
        (
            ViewMut::<Batch>::new_sized([1, 3], &mut memory).err(),
            length,
        ),
        (View::<Batch>::new_sized([1, 3], &ELEMENTS).err(), length),
        (
            ViewMut::<Batch>::new_sized([3, 2], &mut [0; 6]).err(),
            "i32[?, 3] cannot have the sizes [3, 2]",
        ),
    ];
    for (error, text) in errors {
        assert_eq!(error.unwrap().to_string(), text);
    }
}

#[test]
fn bytes_are_elements_without_a_copy_if_they_are_aligned() {
    let bytes = as_bytes(&ELEMENTS);
    assert_eq!(
        from_bytes::<i32>(bytes).unwrap().as_ptr(),
        bytes.as_ptr().cast()
    );
    let view = View::<Matrix>::new(from_bytes(bytes).unwrap()).unwrap();
    assert_eq!((view.as_bytes(), last(&view)), (bytes, 6));
    assert_eq!(from_bytes::<bool>(&[0, 1]).unwrap(), [false, true]);

    let texts = [
        (
            from_bytes::<i32>(&bytes[..7]).err(),
            "an element of i32 takes 4 bytes, found 7 bytes",
        ),
        (
            from_bytes::<i32>(&bytes[1..5]).err(),
            "the 4 bytes are 1 beyond the alignment of i32: copy them by `copy_from_bytes`",
        ),
        (
            from_bytes::<bool>(&[1, 2]).err(),
            "a bool is the byte 0 or 1, but byte 1 is 2",
        ),
    ];
    for (error, text) in texts {
        assert_eq!(error.unwrap().to_string(), text);
    }
    let mut x = Matrix::zeros();
    copy_from_bytes(x.as_mut_slice(), &[&[0], bytes].concat()[1..]).unwrap();
    assert_eq!(x, *view);
    let error: Error = copy_from_bytes(x.as_mut_slice(), &bytes[4..]).unwrap_err();
    assert_eq!(
        error.to_string(),
        "6 elements of i32 take 24 bytes, found 20"
    );
}
