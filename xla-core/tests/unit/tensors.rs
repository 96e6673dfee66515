use std::borrow::Cow;
use xla_core::rt::c64;
use xla_core::shape::MinorToMajor;
use xla_core::size::Dynamic;
use xla_core::size::Size;
use xla_core::tensor::Tensor;
use xla_core::tensor::TensorView;
use xla_core::tensors::*;

type Columns = Tensor<i16, (Size<2>, Size<3>), MinorToMajor<(Size<0>, Size<1>)>>;
type Whole = (Columns, (bool, Tensor<c64, (Size<1>,)>), f32);

fn whole() -> Whole {
    let columns = Tensor::from([[1, 2, 3], [4, 5, 6]]).to_layout();
    (columns, (true, Tensor::from([c64::new(1.0, 0.0)])), 2.0)
}

fn content<'a>(dims: &[usize], bytes: &'a [u8]) -> Content<'a> {
    Content {
        dims: Cow::Owned(dims.to_vec()),
        bytes: Cow::Borrowed(bytes),
    }
}

/// Every leaf: name, type and bytes.
fn leaves<T: Leaves>(of: &T) -> Vec<(String, Vec<u8>)> {
    let mut leaves = Vec::new();
    of.visit(Path::ROOT, &mut |path, leaf| {
        leaves.push((
            format!("{path}: {}{:?}", leaf.element, leaf.dims),
            leaf.bytes.into_owned(),
        ));
    });
    leaves
}

fn specs<T: Leaves>() -> Vec<String> {
    let mut specs = Vec::new();
    T::specs(Path::ROOT, &mut |spec| specs.push(spec.to_string()));
    specs
}

fn expected() -> Vec<(String, Vec<u8>)> {
    vec![
        (
            "0: i16[2, 3]".into(),
            vec![1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0],
        ),
        ("1.0: bool[]".into(), vec![1]),
        ("1.1: c64[1]".into(), vec![0, 0, 0x80, 0x3f, 0, 0, 0, 0]),
        ("2: f32[]".into(), vec![0, 0, 0, 0x40]),
    ]
}

#[test]
fn leaves_have_dotted_names_and_bytes_in_row_major_order() {
    assert_eq!(leaves(&whole()), expected());
    assert_eq!(
        specs::<Whole>(),
        expected()
            .into_iter()
            .map(|(name, _)| name)
            .collect::<Vec<_>>()
    );
    assert_eq!(specs::<f64>(), ["0: f64[]"]);
    assert_eq!(specs::<()>(), [""; 0]);
}

#[test]
fn references_and_views_are_read_like_what_they_refer_to() {
    let x = Tensor::from([1u8, 2]);
    let view = TensorView::from(&x);
    let expected = vec![1, 2];
    assert_eq!(
        leaves(&(&x, view)),
        [
            ("0: u8[2]".to_owned(), expected.clone()),
            ("1: u8[2]".to_owned(), expected)
        ]
    );
}

#[test]
fn a_struct_is_assembled_from_its_leaves() {
    let leaves_of_it = expected();
    let mut next = leaves_of_it.iter();
    let made = Whole::assemble(Path::ROOT, &mut |spec| {
        let (name, bytes) = next.next().expect("one leaf more than there is");
        assert_eq!(spec.to_string(), *name);
        Ok(content(
            &spec
                .dims
                .iter()
                .copied()
                .map(Option::unwrap)
                .collect::<Vec<_>>(),
            bytes,
        ))
    });
    assert_eq!(made.unwrap(), whole());
}

#[test]
fn a_leaf_of_open_sizes_has_those_of_its_content() {
    type Rows = Tensor<i16, (Dynamic, Size<2>), MinorToMajor<(Size<0>, Size<1>)>>;
    let rows: Tensor<i16, (Dynamic, Size<2>)> = Tensor::from_vec(vec![1, 2, 3, 4, 5, 6]).unwrap();
    let rows: Rows = rows.to_layout();
    assert_eq!(specs::<Rows>(), ["0: i16[?, 2]"]);
    let (name, bytes) = leaves(&rows).remove(0);
    assert_eq!(name, "0: i16[3, 2]");
    let made = |dims: &[usize]| Rows::assemble(Path::ROOT, &mut |_| Ok(content(dims, &bytes)));
    assert_eq!(made(&[3, 2]).unwrap(), rows);
    let wrong = [
        (&[3][..], "i16[?, 2] cannot have the sizes [3]"),
        (&[2, 3], "i16[?, 2] cannot have the sizes [2, 3]"),
        (&[2, 2], "4 elements of i16 take 8 bytes, found 12"),
    ];
    for (dims, expected) in wrong {
        assert_eq!(made(dims).unwrap_err().to_string(), expected);
    }
    let mut changed: Rows = Tensor::zeros_sized([3, 2]).unwrap();
    changed.visit_mut(Path::ROOT, &mut |_, mut leaf| {
        assert_eq!(leaf.dims, [3, 2]);
        leaf.write(&bytes).unwrap();
    });
    assert_eq!(changed, rows);
}

#[test]
fn leaves_are_overwritten_in_place() {
    let mut changed = (Columns::zeros(), (false, Tensor::zeros()), 0.0);
    let leaves_of_it = expected();
    let mut next = leaves_of_it.iter();
    changed.visit_mut(Path::ROOT, &mut |path, mut leaf| {
        let (name, bytes) = next.next().expect("one leaf more than there is");
        assert_eq!(format!("{path}: {}{:?}", leaf.element, leaf.dims), *name);
        leaf.write(bytes).unwrap();
    });
    assert_eq!(changed, whole());
}

#[test]
fn bytes_that_are_not_those_of_the_leaf_are_an_error_that_changes_nothing() {
    let made = <(f32, bool)>::assemble(Path::ROOT, &mut |_| Ok(content(&[], &[0; 4])));
    assert_eq!(
        made.unwrap_err().to_string(),
        "1 element of bool takes 1 byte, found 4"
    );
    let mut columns = whole().0;
    columns.visit_mut(Path::ROOT, &mut |_, mut leaf| {
        assert!(leaf.write(&[7; 11]).is_err());
    });
    assert_eq!(columns, whole().0);
}

#[test]
fn the_parts_of_an_array_are_named_by_their_numbers() {
    type Rows = ([[f32; 2]; 2], [Tensor<f32, (Size<2>,)>; 1]);
    let mut rows: Rows = ([[1.0, 2.0], [3.0, 4.0]], [Tensor::from([5.0, 6.0])]);
    let names = [
        "0.0.0: f32[]",
        "0.0.1: f32[]",
        "0.1.0: f32[]",
        "0.1.1: f32[]",
        "1.0: f32[2]",
    ];
    assert_eq!(specs::<Rows>(), names);
    let found = leaves(&rows);
    assert_eq!(found[3].1, 4f32.to_le_bytes());
    let mut source = found.iter();
    let again = Rows::assemble(Path::ROOT, &mut |spec| {
        let (name, bytes) = source.next().unwrap();
        assert_eq!(*name, spec.to_string().replace(", ", "x"));
        let dims: Vec<usize> = spec.dims.iter().map(|size| size.unwrap()).collect();
        Ok(content(&dims, bytes))
    });
    assert_eq!(again.unwrap(), rows);
    let mut written = Vec::new();
    rows.visit_mut(Path::ROOT, &mut |path, _| written.push(path.to_string()));
    assert_eq!(written, ["0.0.0", "0.0.1", "0.1.0", "0.1.1", "1.0"]);
    let failed = Rows::assemble(Path::ROOT, &mut |_| Ok(content(&[3], &[])));
    assert!(failed.is_err());
}
