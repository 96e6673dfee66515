use half::{bf16, f16};
use xla_core::element::{c64, f8e4m3fn};
use xla_core::inspect::Description;
use xla_core::shape::{Layout, MinorToMajor, Shape};
use xla_core::size::{Dynamic, Size};
use xla_core::tensor::Tensor;

/// Returns the range and the mean of a description.
fn range(description: &Description) -> (Option<f64>, Option<f64>, Option<f64>) {
    (description.min, description.max, description.mean)
}

#[test]
fn a_description_has_the_finite_elements_and_counts_the_others() {
    let x = Tensor::from([
        f64::NAN,
        1.0,
        f64::INFINITY,
        -3.0,
        f64::NEG_INFINITY,
        0.5,
        f64::NAN,
    ]);
    let found = x.describe();
    assert_eq!(range(&found), (Some(-3.0), Some(1.0), Some(-0.5)));
    assert_eq!(
        (found.nans, found.infinities, found.dims.as_slice()),
        (2, 2, &[7][..])
    );
    // The sum of large numbers overflows, their mean does not.
    let large = Tensor::from([f64::MAX, f64::MAX, -f64::MAX]).describe();
    let mean = large.mean.unwrap();
    assert!((mean / (f64::MAX / 3.0) - 1.0).abs() < 1e-15, "{mean}");
}

#[test]
fn elements_of_any_type_are_described() {
    macro_rules! texts {
        ($($x:expr => $text:literal;)*) => {$(assert_eq!(Tensor::from($x).describe().to_string(), $text);)*};
    }
    texts! {
        [0.1f32, 0.3] => "f32[2]: min 0.1, max 0.3, mean 0.2, 0 NaN, 0 infinite";
        [[1.0f64 / 3.0]] => "f64[1, 1]: min 0.3333333333333333, max 0.3333333333333333, mean 0.3333333333333333, 0 NaN, 0 infinite";
        [1e-30f32, 1e30] => "f32[2]: min 1e-30, max 1e30, mean 5e29, 0 NaN, 0 infinite";
        [-3i8, 4] => "i8[2]: min -3, max 4, mean 0.5";
        [u64::MAX, 0] => "u64[2]: min 0, max 1.8446744073709552e19, mean 9.223372036854776e18";
        [true, false, true, true] => "bool[4]: min 0, max 1, mean 0.75";
        [f16::ONE, f16::NAN] => "f16[2]: min 1, max 1, mean 1, 1 NaN, 0 infinite";
        [bf16::INFINITY] => "bf16[1]: no finite elements, 0 NaN, 1 infinite";
        [f8e4m3fn::from_f32(448.0), f8e4m3fn::ZERO] => "f8e4m3fn[2]: min 0, max 448, mean 224, 0 NaN, 0 infinite";
        [c64::new(3.0, -4.0), c64::new(f32::INFINITY, f32::NAN), c64::new(0.0, f32::INFINITY)] =>
            "c64[3]: min 5, max 5, mean 5, 1 NaN, 1 infinite";
        7i32 => "i32[]: min 7, max 7, mean 7";
    }
    let empty: Tensor<i32, (Dynamic,)> = Tensor::zeros_sized([0]).unwrap();
    assert_eq!(empty.describe().to_string(), "i32[0]: no finite elements");
}

#[test]
fn any_layout_is_described() {
    fn check<S: Shape, L: Layout<S>>(x: &Tensor<f32, S, L>) {
        assert_eq!(range(&x.describe()), (Some(1.0), Some(6.0), Some(3.5)));
        assert_eq!(x.histogram().counts.iter().sum::<usize>(), 6);
    }
    let x = Tensor::from([[1.0f32, 2.0, 3.0], [4.0, 5.0, 6.0]]);
    check(&x);
    check(&x.to_layout::<MinorToMajor<(Size<0>, Size<1>)>>());
}

#[test]
fn a_histogram_counts_each_finite_element_in_the_range_that_has_it() {
    let x: Tensor<f32, (Size<997>,)> = Tensor::from_fn(|[i]| (i as f32 * 0.77).sin());
    let histogram = x.histogram();
    for (i, count) in histogram.counts.iter().enumerate() {
        let (low, high) = (histogram.edges[i], histogram.edges[i + 1]);
        let last = i + 1 == histogram.counts.len();
        let inside = |x: &&f32| f64::from(**x) >= low && (f64::from(**x) < high || last);
        assert_eq!(x.iter().filter(inside).count(), *count, "{i}");
    }
    assert_eq!(histogram.counts.iter().sum::<usize>(), 997);
    let wide = Tensor::from([-f64::MAX, 0.0, f64::MAX, f64::NAN]).histogram();
    assert_eq!(wide.counts, [1, 0, 0, 0, 0, 1, 0, 0, 0, 1]);
    assert!(wide.edges.iter().all(|edge| edge.is_finite()));
    let equal = Tensor::from([2u8, 2, 2]).histogram();
    assert_eq!(
        (equal.edges.as_slice(), equal.counts.as_slice()),
        (&[2.0, 2.0][..], &[3][..])
    );
    assert_eq!(equal.to_string(), format!("2 .. 2  3  {}", "#".repeat(40)));
    assert_eq!(
        Tensor::from([f32::NAN]).histogram().to_string(),
        "no finite elements"
    );
}

#[test]
fn a_histogram_has_a_bar_for_each_range_that_is_not_empty() {
    // 200 zeros, then 7, 8 and 10.
    let x: Tensor<f32, (Size<203>,)> = Tensor::from_fn(|[i]| {
        [7.0, 8.0, 10.0]
            .get(i.wrapping_sub(200))
            .copied()
            .unwrap_or(0.0)
    });
    let text = x.histogram().to_string();
    let bar = "#".repeat(40);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 10);
    assert_eq!(lines[0], format!(" 0 ..  1  200  {bar}"));
    assert_eq!(lines[1], " 1 ..  2    0");
    assert_eq!(lines[7], " 7 ..  8    1  #");
    assert_eq!(lines[9], " 9 .. 10    1  #");
}

#[test]
fn a_matrix_is_shown_from_dark_to_bright() {
    let x = Tensor::from([
        [0.0f32, 1.0],
        [0.25, f32::NAN],
        [f32::INFINITY, f32::NEG_INFINITY],
    ]);
    let dark = "\x1b[38;2;68;1;84m";
    let expected = format!(
        "f32[3, 2]: dark 0, bright 1\n{dark}\x1b[48;2;59;82;139m▀\x1b[38;2;253;231;37m\x1b[48;2;255;0;0m▀\x1b[0m\n\
         \x1b[38;2;253;231;37m\x1b[49m▀{dark}\x1b[49m▀\x1b[0m\n"
    );
    assert_eq!(x.show().to_string(), expected);
    assert_eq!(
        format!("{:#}", x.show()),
        "f32[3, 2]: dark 0, bright 1\n.?\n@ \n"
    );
}

#[test]
fn a_large_matrix_is_shown_by_means() {
    let x: Tensor<f64, (Dynamic, Dynamic)> = Tensor::from_fn_sized([480, 780], |[i, j]| {
        f64::from(u8::from(j >= 390 && i % 2 == 0))
    })
    .unwrap();
    let text = format!("{:#}", x.show());
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], "f64[480, 780]: dark 0, bright 0.5");
    assert_eq!(lines.len(), 1 + 24);
    for line in &lines[1..] {
        assert_eq!(*line, " ".repeat(39) + &"@".repeat(39));
    }
    let empty: Tensor<f32, (Dynamic, Dynamic)> = Tensor::zeros_sized([0, 3]).unwrap();
    assert_eq!(empty.show().to_string(), "f32[0, 3]: dark 0, bright 0\n");
    let one: Tensor<f32, (Size<1>, Size<1>)> = Tensor::full(7.0);
    assert_eq!(
        format!("{:#}", one.show()),
        "f32[1, 1]: dark 7, bright 7\n \n"
    );
}
