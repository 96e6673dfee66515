//! The cost of shapes on their own: `cargo bench -p speed --bench shapes`.
//!
//! Index conversion and iteration are reported in nanoseconds for each element, compared with code that is written by
//! hand for the shape; contraction of jagged tensors is compared with the dense product of the same tensors padded with
//! zeros. `--quick` takes a tenth of the rounds.

#[path = "measure.rs"]
mod measure;

use std::hint::black_box;

use measure::{Runs, medians};
use typed_xla::Exec;
use typed_xla::jagged::JaggedTensor;
use typed_xla::layout::{ArrayShape, FixedShape, array_shape};
use typed_xla::prelude::*;
use typed_xla::shapes::{JaggedShape, SmoothShape};

/// The sizes of the array whose indices are enumerated.
const SIZES: [usize; 3] = [64, 32, 128];

/// A row: its name, our runs and the reference runs, and the number of elements.
type Row = (String, [Runs<'static>; 2], usize);

fn shape(text: &str) -> ArrayShape {
    text.parse().expect("a shape as XLA writes it")
}

/// Returns all indices in row-major order.
fn all() -> impl Iterator<Item = [usize; 3]> {
    let [a, b, c] = SIZES;
    (0..a * b * c).map(move |place| [place / (b * c), place / c % b, place % c])
}

/// Measures the offset in memory of each index, one by one.
fn linear(text: &'static str, by_hand: fn([usize; 3]) -> usize) -> Row {
    let shape = shape(text);
    let ours = move |count| {
        for _ in 0..count {
            let places = all().map(|index| shape.linear_index(&black_box(index)).unwrap_or(0));
            black_box(places.fold(0, usize::wrapping_add));
        }
    };
    let hand = move |count| {
        for _ in 0..count {
            let places = all().map(|index| by_hand(black_box(index)));
            black_box(places.fold(0, usize::wrapping_add));
        }
    };
    let name = format!("index to place, {text}");
    (
        name,
        [Box::new(ours), Box::new(hand)],
        SIZES.iter().product(),
    )
}

/// Measures the same for a shape whose rank is in its type.
fn linear_fixed() -> Row {
    const TABLE: FixedShape<3> = array_shape!(f32[64, 32, 128]{2, 1, 0});
    let ours = move |count| {
        let shape = black_box(TABLE);
        for _ in 0..count {
            let places = all().map(|index| shape.linear_index(black_box(index)).unwrap_or(0));
            black_box(places.fold(0, usize::wrapping_add));
        }
    };
    let hand = move |count| {
        for _ in 0..count {
            let places = all().map(|index| {
                let [i, j, k] = black_box(index);
                (i * 32 + j) * 128 + k
            });
            black_box(places.fold(0, usize::wrapping_add));
        }
    };
    let name = "index to place, `array_shape!(f32[64, 32, 128]{2, 1, 0})`".to_string();
    (
        name,
        [Box::new(ours), Box::new(hand)],
        SIZES.iter().product(),
    )
}

/// Measures the index of each offset in memory, one by one.
fn multi() -> Row {
    let shape = shape("f32[64,32,128]{2,1,0}");
    let count_of = shape.len();
    let ours = move |count| {
        for _ in 0..count {
            for place in 0..count_of {
                black_box(shape.multi_index(black_box(place)));
            }
        }
    };
    let hand = move |count| {
        let [_, b, c] = SIZES;
        for _ in 0..count {
            for place in 0..count_of {
                let place = black_box(place);
                black_box([place / (b * c), place / c % b, place % c]);
            }
        }
    };
    let name = "place to index, f32[64,32,128]{2,1,0}".to_string();
    (name, [Box::new(ours), Box::new(hand)], count_of)
}

/// Measures the iteration over all indices of a shape.
fn iterated() -> Row {
    let shape = SmoothShape::new(SIZES).expect("few enough elements");
    let elements = shape.size();
    let ours = move |count| {
        for _ in 0..count {
            let sums = shape.indices().map(|index| index.iter().sum::<usize>());
            black_box(sums.fold(0, usize::wrapping_add));
        }
    };
    let hand = move |count| {
        let [a, b, c] = black_box(SIZES);
        for _ in 0..count {
            let mut sum = 0;
            for i in 0..a {
                for j in 0..b {
                    for k in 0..c {
                        sum += black_box([i, j, k]).iter().sum::<usize>();
                    }
                }
            }
            black_box(sum);
        }
    };
    let name = "all indices of [64, 32, 128]".to_string();
    (name, [Box::new(ours), Box::new(hand)], elements)
}

/// Computes the dense product of each row with each.
#[computation]
fn each_with_each(exec: &Exec, x: &f32![256, 256]) -> f32![256, 256] {
    dot(x, transpose(x, [1, 0]))
}

/// Computes the dense products of the rows within each block.
#[computation]
fn within(exec: &Exec, x: &f32![16, 64, 256]) -> f32![16, 64, 64] {
    dot_general(
        x,
        x,
        lhs_contracting_dimensions = [2],
        rhs_contracting_dimensions = [2],
        lhs_batching_dimensions = [0],
        rhs_batching_dimensions = [0],
    )
}

/// Returns the length of the row or block with this number: from 1 to 256, on average half of that.
fn length(number: usize) -> usize {
    number * 97 % 256 + 1
}

/// Measures a contraction of a jagged tensor with itself, and the dense product of the same.
fn contracted(
    name: &str,
    shape: JaggedShape,
    labels: [&'static str; 3],
    mut dense: Runs<'static>,
) -> Row {
    let x = JaggedTensor::from_fn(shape, |index| index.iter().sum::<usize>() as f32 * 1e-3);
    let [first, second, result] = labels;
    let ours = move |count| {
        for _ in 0..count {
            let product = x.contract(first, &x, second, result, &Exec::serial());
            black_box(product.expect("labels that fit"));
        }
    };
    let dense = move |count| dense(count);
    (name.to_string(), [Box::new(ours), Box::new(dense)], 1)
}

fn contractions() -> [Row; 2] {
    let vector = |row| SmoothShape::new([length(row)]).expect("few enough elements");
    let rows = JaggedShape::from_rows((0..256).map(vector));
    let blocks = JaggedShape::from_rows(
        (0..16).map(|block| SmoothShape::new([64, length(block)]).expect("few enough elements")),
    );
    let (rows, blocks) = (rows.expect("rows"), blocks.expect("blocks"));
    let (row, block) = (Tensor::ones(), Tensor::ones());
    [
        contracted(
            "256 rows of 1 to 256, each with each",
            rows,
            ["i,j", "k,j", "i,k"],
            Box::new(move |count| {
                for _ in 0..count {
                    black_box(each_with_each(&Exec::serial(), black_box(&row)));
                }
            }),
        ),
        contracted(
            "16 blocks of 64 rows, 1 to 256 long, each row with those of its block",
            blocks,
            ["b,i,j", "b,k,j", "b,i,k"],
            Box::new(move |count| {
                for _ in 0..count {
                    black_box(within(&Exec::serial(), black_box(&block)));
                }
            }),
        ),
    ]
}

fn main() {
    let quick = std::env::args().any(|argument| argument == "--quick");
    let table = |unit: &str, scale: f64, rows: Vec<Row>| {
        println!("| | ours, {unit} | beside, {unit} | beside / ours |");
        println!("|---|--:|--:|--:|");
        for (name, mut candidates, elements) in rows {
            let [ours, beside] = medians(&mut candidates, quick)[..] else {
                unreachable!("a median for each candidate");
            };
            let each = |seconds: f64| scale * seconds / elements as f64;
            println!(
                "| {name} | {:.2} | {:.2} | {:.2} |",
                each(ours),
                each(beside),
                beside / ours
            );
        }
        println!();
    };
    let indices = vec![
        linear("f32[64,32,128]{2,1,0}", |[i, j, k]| (i * 32 + j) * 128 + k),
        linear("f32[64,32,128]{0,1,2}", |[i, j, k]| (k * 32 + j) * 64 + i),
        linear("f32[64,32,128]{2,1,0:T(8,128)}", |[i, j, k]| {
            ((i * 4 + j / 8) * 8 + j % 8) * 128 + k
        }),
        linear("f32[64,32,128]{2,1,0:padded(64,40,130)}", |[i, j, k]| {
            (i * 40 + j) * 130 + k
        }),
        linear_fixed(),
        multi(),
        iterated(),
    ];
    table("ns an element", 1e9, indices);
    table("us", 1e6, contractions().into());
}
