//! Products of packed operands beside products of the operands as they are.

use std::process::Command;

use xla_core::kernels::dot_general::pack::{self, Weights};
use xla_core::kernels::dot_general::packed::{self, PackedContract, Packs};
use xla_core::kernels::dot_general::{Contract, run};
use xla_core::kernels::{Array, ArrayMut};
use xla_core::level::Detected;
use xla_core::rt::Exec;

use super::{Number, Random};

/// Sizes that meet every tile and every remainder of a panel, several blocks, and parts of a long contraction.
fn all() -> impl Iterator<Item = [usize; 3]> {
    let rows = [1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13, 16, 17, 23, 67];
    let columns = (32..=67).chain([96, 97, 130, 260]);
    let depths = [1, 7, 8, 9, 64, 129, 300];
    let few = rows.into_iter().enumerate().flat_map(move |(i, m)| {
        let columns = columns.clone().enumerate();
        columns.map(move |(j, n)| [m, n, depths[(i + j) % depths.len()]])
    });
    let large = [
        [1, 70, 513],
        [1, 2100, 1300],
        [3, 50, 4097],
        [20, 40, 9000],
        [300, 700, 520],
        [1000, 64, 300],
    ];
    few.chain(large)
}

fn check<T: Number + Packs + Default>(sizes: [usize; 3], exec: &Exec) {
    let [m, n, k] = sizes;
    let random = &mut Random(17 + (m * n * k) as u64);
    let mut some = |len: usize| -> Vec<T> { (0..len).map(|_| T::random(random)).collect() };
    let (lhs, rhs) = (some(m * k), some(k * n));
    let mut expected = vec![T::default(); m * n];
    let contract = Contract::row_major(1, m, n, k);
    run(&Exec::serial(), &mut expected, &lhs, &rhs, &contract);

    let transposed = |x: &[T], rows: usize| -> Vec<T> {
        let columns = x.len() / rows;
        (0..x.len())
            .map(|i| x[i % rows * columns + i / rows])
            .collect()
    };
    let (by_columns, lhs_by_columns) = (transposed(&rhs, k), transposed(&lhs, m));
    let len = k * n.next_multiple_of(128 / size_of::<T>());
    for (weights, over_k, over_columns) in [(&rhs, n, 1), (&by_columns, 1, k)] {
        let mut panels = vec![T::default(); len];
        let of = Weights {
            k,
            n,
            over_k,
            over_columns,
        };
        let dims = [[len], [k * n]];
        let to = ArrayMut::new(&mut panels, &dims[0]);
        let from = Array::new(weights, &dims[1]);
        pack::run(exec, to, from, of);
        for (lhs, over_rows, over_k) in [(&lhs, k, 1), (&lhs_by_columns, 1, m)] {
            let mut out = vec![T::default(); m * n];
            let product = PackedContract {
                m,
                n,
                k,
                over_rows,
                over_k,
            };
            packed::run(
                exec,
                ArrayMut::new(&mut out, &[m, n]),
                Array::new(lhs, &[m * k]),
                Array::new(&panels, &[len]),
                product,
            );
            assert!(out == expected, "{sizes:?} from {of:?} and {product:?}");
        }
    }
}

#[test]
fn packing_changes_no_bit_of_a_product() {
    let (serial, three) = (Exec::serial(), Exec::threads(3));
    for (i, sizes) in all().enumerate() {
        check::<f32>(sizes, if i % 2 == 0 { &serial } else { &three });
        if i % 5 == 0 {
            check::<f64>(sizes, &three);
        }
    }
}

#[test]
fn packing_changes_no_bit_at_any_level() {
    let (_, module) = module_path!().split_once("::").unwrap();
    let test = format!("{module}::packing_changes_no_bit_of_a_product");
    for level in Detected::all() {
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", &test])
            .env("TYPED_XLA_LEVEL", level.name().to_lowercase())
            .output()
            .unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "{level:?}: {text}");
        assert!(text.contains("1 passed"), "{text}");
    }
}

#[test]
#[should_panic(expected = "the length of 3 by 40 as panels")]
fn panels_have_whole_rows_of_128_bytes() {
    let (mut panels, weights) = ([0.0_f32; 120], [0.0; 120]);
    let of = Weights {
        k: 3,
        n: 40,
        over_k: 40,
        over_columns: 1,
    };
    let (to, from) = (
        ArrayMut::new(&mut panels, &[120]),
        Array::new(&weights, &[3, 40]),
    );
    pack::run(&Exec::serial(), to, from, of);
}
