//! The examples of XLA's page with its numbers, the errors of each rule, and properties of random layouts.

mod laws;

use super::*;
use crate::ElementType;
use crate::error::ShapeError;

/// Returns all orders of `rank` dimensions.
pub(super) fn orders(rank: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for dimension in 0..rank {
        let longer = |order: &Vec<usize>| {
            let at = |place| {
                let mut order = order.clone();
                order.insert(place, dimension);
                order
            };
            (0..=order.len()).map(at).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

fn shape(text: &str) -> ArrayShape {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn the_example_array_of_xlas_page_has_the_memory_of_the_page() {
    // The array   a b c
    //             d e f
    for (layout, memory) in [
        ("{0,1}", "a d b e c f"),
        ("{1,0}", "a b c d e f"),
        ("{0,1:padded(3,5)=zero}", "a d 0 b e 0 c f 0 0 0 0 0 0 0"),
        ("{1,0:padded(3,5)=zero}", "a b c 0 0 d e f 0 0 0 0 0 0 0"),
        ("{1,0:T(2,2)}", "a b d e c 0 f 0"),
        ("{1,0:T(2,2)(2,1)}", "a d b e c f 0 0"),
        ("{1,0:T(2)}", "a b c 0 d e f 0"),
        ("{1,0:T(1,2,2)}", "a b d e c 0 f 0"),
    ] {
        let shape = shape(&format!("u8[2,3]{layout}"));
        let expected: Vec<u8> = memory.bytes().filter(|&b| b != b' ').collect();
        assert_eq!(
            shape.lay_out(b"abcdef", b'0'),
            Ok(expected.clone()),
            "{shape}"
        );
        assert_eq!(shape.take_out(&expected), Ok(b"abcdef".to_vec()), "{shape}");
        assert_eq!(shape.memory_len(), expected.len(), "{shape}");
    }
}

#[test]
fn element_2_3_of_the_tiled_array_on_xlas_page_is_at_17() {
    let dynamic = shape("f32[3,5]{1,0:T(2,2)}");
    const FIXED: FixedShape<2> = array_shape!(f32[3, 5]{1, 0: T(2, 2)});
    const PLACE: Option<usize> = FIXED.linear_index([2, 3]);
    assert_eq!((dynamic.linear_index(&[2, 3]), PLACE), (Some(17), Some(17)));
    assert_eq!(dynamic.multi_index(17), Some(vec![2, 3]));
    assert_eq!(FIXED.multi_index(17), Some([2, 3]));
    assert_eq!(
        (dynamic.len(), dynamic.memory_len(), dynamic.memory_bytes()),
        (15, 24, 96)
    );
    assert_eq!(FIXED.to_array(), dynamic);
}

#[test]
fn dimensions_of_size_1_count_in_the_rank_and_not_in_the_true_rank() {
    for (text, rank, true_rank, elements, bytes, degenerate) in [
        ("f32[4,2]{1,0}", 2, 2, 8, 32, "f32[4,2]{1,0}"),
        ("s64[1,5,1]{0,2,1}", 3, 1, 5, 40, "s64[5]{0}"),
        ("pred[]", 0, 0, 1, 1, "pred[]"),
        ("c128[1]{0}", 1, 0, 1, 16, "c128[]"),
        ("bf16[0,7]{1,0}", 2, 1, 0, 0, "bf16[0,7]{1,0}"),
        (
            "f32[2,1,3]{1,0,2:padded(2,4,3)}",
            3,
            2,
            6,
            24,
            "f32[2,3]{0,1:padded(2,3)}",
        ),
    ] {
        let shape = shape(text);
        assert_eq!(shape.rank(), rank, "{text}");
        assert_eq!(shape.true_rank(), true_rank, "{text}");
        assert_eq!(
            (shape.len(), shape.byte_size()),
            (elements, bytes),
            "{text}"
        );
        let without = shape.without_degenerate_dimensions().unwrap();
        assert_eq!(without.to_string(), degenerate, "{text}");
        assert_eq!(
            shape.has_degenerate_dimensions(),
            without != shape,
            "{text}"
        );
    }
}

#[test]
fn dimensions_have_numbers_from_both_ends_and_letters() {
    let shape = shape("f32[2,3,4,5]");
    let sizes: Vec<usize> = (-4..4).map(|d| shape.size(d).unwrap()).collect();
    assert_eq!(sizes, [2, 3, 4, 5, 2, 3, 4, 5]);
    for outside in [4, -5, isize::MIN, isize::MAX] {
        let error = ShapeError::NoSuchDimension {
            found: outside,
            rank: 4,
        };
        assert_eq!(shape.size(outside), Err(error));
    }
    let letters = |rank| -> String { (0..rank).filter_map(|d| order::letter(d, rank)).collect() };
    let all: Vec<String> = (0..6).map(letters).collect();
    assert_eq!(all, ["", "", "yx", "zyx", "pzyx", ""]);
    assert_eq!(
        "pzyxw"
            .chars()
            .map(|c| shape.lettered(c))
            .collect::<Vec<_>>(),
        [Some(0), Some(1), Some(2), Some(3), None]
    );
}

#[test]
fn shapes_are_compatible_whatever_their_layouts_are_and_equal_only_with_them() {
    let (rows, columns) = (shape("f32[2,3]{1,0}"), shape("f32[2,3]{0,1}"));
    assert!(rows.is_compatible(&columns) && rows != columns);
    assert_eq!(rows, shape("f32[2,3]"));
    assert!(!rows.is_compatible(&shape("f32[3,2]")) && !rows.is_compatible(&shape("s32[2,3]")));
}

#[test]
fn a_layout_answers_by_major_and_minor_dimension() {
    let layout = Layout::new([0, 2, 1]).unwrap();
    assert_eq!(
        (layout.minor(0), layout.minor(2), layout.minor(3)),
        (Some(0), Some(1), None)
    );
    assert_eq!(
        (layout.major(0), layout.major(2), layout.major(3)),
        (Some(1), Some(0), None)
    );
    assert_eq!(layout.major_to_minor(), [1, 2, 0]);
    assert_eq!(layout.logical_to_physical(), [2, 0, 1]);
    assert!(!layout.is_row_major() && !layout.is_column_major());
    let signature = crate::SymbolicLayout::dense(vec![0, 2, 1]);
    assert_eq!(Layout::try_from(signature), Ok(layout.clone()));
    assert!(Layout::row_major(3).is_row_major() && Layout::column_major(3).is_column_major());
    assert_eq!(layout.with_most_major(2).unwrap().to_string(), "{0,1,2}");
    assert_eq!(layout.with_most_minor(1).unwrap().to_string(), "{1,0,2}");
    let error = ShapeError::NoSuchDimension { found: 3, rank: 3 };
    assert_eq!(layout.with_most_minor(3), Err(error));
}

#[test]
fn text_of_shapes_is_read_and_written() {
    for text in [
        "f32[4,2]{1,0}",
        "f32[4,2]{0,1}",
        "s32[]",
        "u16[0]{0}",
        "f32[3,5]{1,0:T(2,2)}",
        "bf16[100,200]{0,1:T(8,128)(2,1)}",
        "f32[]{:T(128)}",
        "pred[2,3]{0,1:padded(3,5)=zero}",
        "f64[2,3]{1,0:T(2,2)padded(4,4)=lowest}",
        "f64[2,3]{1,0:padded(4,4)}",
    ] {
        assert_eq!(shape(text).to_string(), text);
    }
    assert_eq!(shape(" f32[ 4, 2 ] { 0, 1 } ").to_string(), "f32[4,2]{0,1}");
    for (text, written) in [
        ("f32[2]", "f32[2]{0}"),
        ("(f32[2]{0}, s32[])", "(f32[2]{0}, s32[])"),
        ("((f32[2], u8[3]), ())", "((f32[2]{0}, u8[3]{0}), ())"),
        ("(f32[2])", "(f32[2]{0},)"),
    ] {
        let tree: crate::Tree<ArrayShape> = text.parse().unwrap();
        assert_eq!(tree.to_string(), written);
        assert_eq!(written.parse(), Ok(tree));
    }
}

#[test]
fn text_that_is_no_shape_is_refused_where_it_goes_wrong() {
    let (deep, wide) = ("(".repeat(100), format!("f32[{}1]", "1,".repeat(64)));
    for (text, column, message) in [
        (
            "",
            1,
            "expected an element type such as f32, found the end of the text",
        ),
        (
            "i32[2]",
            1,
            "expected an element type such as f32, found i32",
        ),
        ("f32(2)", 4, "expected `[`, found ("),
        ("f32[2;3]", 6, "expected `,` or `]`, found ;"),
        ("f32[2,]", 7, "expected a number, found ]"),
        ("f32[-1]", 5, "expected a number, found -"),
        (
            "f32[99999999999999999999]",
            5,
            "expected a number, found 99999999999999999999",
        ),
        (
            "f32[2,3]{1,0}x",
            14,
            "expected the end of the shape, found x",
        ),
        ("f32[2,3]{1 0}", 12, "expected `,`, found 0"),
        (
            "f32[2,3]{0,2}",
            12,
            "a dimension is out of range: expected a dimension from 0 to 1, found 2",
        ),
        ("f32[2,3]{1,1}", 12, "a dimension is listed twice: 1"),
        (
            "f32[2,3]{0}",
            11,
            "a list must have one number for each dimension: expected an order of dimensions of length 2, found 1",
        ),
        (
            "f32[2,3]{1,0:}",
            14,
            "expected tiles, `T(2,2)`, or padding, `padded(3,5)`, found }",
        ),
        ("f32[2,3]{1,0:T}", 15, "expected `(`, found }"),
        (
            "f32[2,3]{1,0:T()}",
            15,
            "a tile must have at least one dimension: tile 0",
        ),
        (
            "f32[2,3]{1,0:T(2,2)(2,0)}",
            23,
            "a tile must not have a dimension of size 0: size 1 of tile 1",
        ),
        (
            "f32[2,3]{1,0:padded(3,2)}",
            23,
            "a dimension is padded to less than its size: expected at least 3 in dimension 1, found 2",
        ),
        (
            "f32[2,3]{1,0:padded(3)}",
            20,
            "a list must have one number for each dimension: expected a list of padded dimensions of length 2, found 1",
        ),
        (
            "f32[2]{0:padded(3)=two}",
            20,
            "expected zero, one, lowest, highest or unknown, found two",
        ),
        (
            "f32[4294967296,4294967296]",
            1,
            "the shape has more elements than fit in memory",
        ),
        (
            "f32[2]{0:T(9000000000000000000)}",
            11,
            "the shape has more elements than fit in memory",
        ),
        (
            &deep,
            66,
            "expected fewer brackets around each other, found (",
        ),
        (&wide, 133, "a shape has at most 64 dimensions: found 65"),
        ("(f32[2]", 8, "expected `)`, found the end of the text"),
    ] {
        let error = text.parse::<crate::Tree<ArrayShape>>().unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("1:{column}: {message}"),
            "{text}"
        );
    }
}

#[test]
fn a_layout_of_any_number_of_tiles_is_a_layout_or_an_error() {
    let mut layout = Layout::row_major(2);
    for _ in 0..1000 {
        layout = layout.tiled([1, 1]);
    }
    assert!(matches!(
        layout.check(&[2, 2]),
        Err(ShapeError::RankTooHigh { .. })
    ));
    assert_eq!(
        ArrayShape::new(ElementType::F32, [1 << 40, 1 << 40]),
        Err(ShapeError::TooManyElements)
    );
    assert_eq!(
        ArrayShape::new(ElementType::F32, [1; 65]),
        Err(ShapeError::RankTooHigh { found: 65 })
    );
    let empty = ArrayShape::new(ElementType::F32, [1 << 40, 0, 1 << 40]).unwrap();
    assert_eq!(
        (empty.len(), empty.memory_len(), empty.multi_index(0)),
        (0, 0, None)
    );
    assert!(empty.is_reshape_view(&shape("f32[0]")));
    assert_eq!(empty.filtered(|d| d != 1), Err(ShapeError::TooManyElements));
}

#[test]
fn a_buffer_of_another_length_is_refused() {
    let shape = shape("u8[2,3]{0,1:padded(3,5)}");
    let error = |expected, found| Err(ShapeError::Elements { expected, found });
    assert_eq!(shape.lay_out(b"abcde", 0), error(6, 5));
    assert_eq!(shape.take_out(b"abcdef"), error(15, 6));
    let padding: ArrayShape = "u8[1]{0:padded(9000000000000000000)}".parse().unwrap();
    assert_eq!(padding.lay_out(b"a", 0), Err(ShapeError::TooManyElements));
}

#[test]
fn each_rule_of_a_fixed_shape_has_its_error() {
    const OF: FixedShape<2> = array_shape!(f32[2, 3]);
    for (error, shape) in [
        (
            ShapeError::DimensionTwice { dimension: 1 },
            OF.ordered([1, 1]),
        ),
        (
            ShapeError::NoSuchDimension { found: 2, rank: 2 },
            OF.ordered([0, 2]),
        ),
        (
            ShapeError::PaddedBelow {
                dimension: 1,
                size: 3,
                padded: 2,
            },
            OF.padded([2, 2]),
        ),
        (ShapeError::EmptyTile { tile: 0 }, OF.tiled([])),
        (ShapeError::ZeroTile { tile: 0, at: 1 }, OF.tiled([2, 0])),
        (
            ShapeError::Rank {
                of: "a tile",
                expected: 2,
                found: 3,
            },
            OF.tiled([1, 2, 2]),
        ),
        (ShapeError::TooManyElements, OF.tiled([1 << 40, 1 << 40])),
        (
            ShapeError::TooManyElements,
            FixedShape::new(ElementType::U8, [1 << 40, 1 << 40]),
        ),
    ] {
        assert_eq!(shape, Err(error));
    }
    assert!(matches!(
        FixedShape::new(ElementType::U8, [1; 65]),
        Err(ShapeError::RankTooHigh { found: 65 })
    ));
}

#[test]
fn padding_values_are_those_of_the_element_type() {
    use crate::literal::Scalar::{Bool, Complex, Float, Integer};
    let row = |element| PADDINGS.map(|value: PaddingValue| value.scalar(element));
    const PADDINGS: [PaddingValue; 5] = [
        PaddingValue::Unknown,
        PaddingValue::Zero,
        PaddingValue::One,
        PaddingValue::Lowest,
        PaddingValue::Highest,
    ];
    for (element, [zero, one, lowest, highest]) in [
        (
            ElementType::Bool,
            [Bool(false), Bool(true), Bool(false), Bool(true)],
        ),
        (ElementType::I8, [0, 1, -128, 127].map(Integer)),
        (ElementType::U16, [0, 1, 0, 65535].map(Integer)),
        (
            ElementType::F32,
            [0.0, 1.0, f64::NEG_INFINITY, f64::INFINITY].map(Float),
        ),
    ] {
        let known = [Some(zero), Some(one), Some(lowest), Some(highest)];
        assert_eq!(row(element)[1..], known, "{element}");
        assert_eq!(row(element)[0], None);
    }
    let complex = [
        None,
        Some(Complex(0.0, 0.0)),
        Some(Complex(1.0, 0.0)),
        None,
        None,
    ];
    assert_eq!(row(ElementType::C64), complex);
    for value in PADDINGS {
        assert_eq!(PaddingValue::from_name(value.name()), Some(value));
    }
}

#[test]
fn the_layout_of_a_signature_is_one_where_its_widths_are_numbers() {
    use crate::{Packing, Size, SymbolicLayout};
    let with = |packing| SymbolicLayout {
        packing,
        ..SymbolicLayout::dense(vec![0, 1])
    };
    let padded = |width: Size| {
        with(Packing::Padded {
            widths: vec![width, Size::from(5)],
            value: PaddingValue::One,
        })
    };
    let columns = Layout::column_major(2);
    assert_eq!(
        Layout::try_from(padded(Size::from(3))),
        Ok(columns.clone().padded([3, 5], PaddingValue::One))
    );
    assert_eq!(
        Layout::try_from(padded(Size::name("N"))),
        Err(Size::name("N"))
    );
    assert_eq!(
        Layout::try_from(with(Packing::Tiled(vec![2, 4]))),
        Ok(columns.tiled([2, 4]))
    );
}
