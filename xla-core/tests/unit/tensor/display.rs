//! The wanted texts are what numpy 2.4 prints of the same arrays.

use half::f16;

use xla_core::element::Element;
use xla_core::rt::c64;
use xla_core::rt::c128;
use xla_core::shape::MinorToMajor;
use xla_core::shape::StaticShape;
use xla_core::size::Size;
use xla_core::size::SizeK;
use xla_core::tensor::Tensor;

#[test]
#[rustfmt::skip]
fn literals_print_as_numpy_prints_them() {
    let table = [
        (Tensor::from([1.0_f32, 2.0_f32, 3.0_f32]).to_string(), "[1. 2. 3.]"),
        (Tensor::from([[1.0_f64, 2.0_f64], [3.0_f64, 4.0_f64]]).to_string(), "[[1. 2.]\n [3. 4.]]"),
        (Tensor::from([0.1_f32, 0.25_f32, 0.333_333_34_f32]).to_string(), "[0.1        0.25       0.33333334]"),
        (Tensor::from([0.1_f64, 0.25_f64, 0.3333333333333333_f64]).to_string(), "[0.1        0.25       0.33333333]"),
        (Tensor::from([1e-09_f64, 1.0_f64]).to_string(), "[1.e-09 1.e+00]"),
        (Tensor::from([10000000000.0_f32, 1.0_f32]).to_string(), "[1.e+10 1.e+00]"),
        (Tensor::from([1000.0_f32, 1.0_f32]).to_string(), "[1000.    1.]"),
        (Tensor::from([1001.0_f32, 1.0_f32]).to_string(), "[1.001e+03 1.000e+00]"),
        (Tensor::from([999999.0_f32, 999.0_f32]).to_string(), "[9.99999e+05 9.99000e+02]"),
        (Tensor::from([1000000.0_f32, 10000.0_f32]).to_string(), "[1.e+06 1.e+04]"),
        (Tensor::from([10000000.0_f64, 100000.0_f64]).to_string(), "[10000000.   100000.]"),
        (Tensor::from([100000000.0_f64, 1000000.0_f64]).to_string(), "[1.e+08 1.e+06]"),
        (Tensor::from([0.0001_f32, 0.001_f32]).to_string(), "[0.0001 0.001 ]"),
        (Tensor::from([9e-05_f32, 0.001_f32]).to_string(), "[9.e-05 1.e-03]"),
        (Tensor::from([f32::NAN, 1.0_f32, f32::NEG_INFINITY, f32::INFINITY]).to_string(), "[ nan   1. -inf  inf]"),
        (Tensor::from([f32::NAN, f32::NAN]).to_string(), "[nan nan]"),
        (Tensor::from([f64::NAN, f64::INFINITY]).to_string(), "[nan inf]"),
        (Tensor::from([f64::NEG_INFINITY, 0.5_f64]).to_string(), "[-inf  0.5]"),
        (Tensor::from([f64::INFINITY, 12345.5_f64]).to_string(), "[    inf 12345.5]"),
        (Tensor::from([-0.0_f32, 0.0_f32, -1.5_f32]).to_string(), "[-0.   0.  -1.5]"),
        (Tensor::from([1e+100_f64, 1.0_f64]).to_string(), "[1.e+100 1.e+000]"),
        (Tensor::from([-1e-300_f64, f64::NAN]).to_string(), "[-1.e-300      nan]"),
        (Tensor::from([1e-45_f32, 3.4028235e+38_f32]).to_string(), "[1.4012985e-45 3.4028235e+38]"),
        (Tensor::from([1.2345679_f32, 1e-40_f32]).to_string(), "[1.2345679e+00 9.9999461e-41]"),
        (Tensor::from([1e-44_f32, 1.2e10_f32]).to_string(), "[9.8e-45 1.2e+10]"),
        (Tensor::from([-1e-40_f32, 1.25_f32]).to_string(), "[-1.00e-40  1.25e+00]"),
        (Tensor::from([5e-324_f64, 1.23456789_f64]).to_string(), "[4.94065646e-324 1.23456789e+000]"),
        (Tensor::from([f16::from_f64(0.1_f64), f16::from_f64(0.333_f64), f16::from_f64(1000.0_f64), f16::from_f64(60000.0_f64)]).to_string(), "[1.00e-01 3.33e-01 1.00e+03 6.00e+04]"),
        (Tensor::from([f16::from_f64(0.1_f64), f16::from_f64(0.3333_f64), f16::from_f64(7.0_f64)]).to_string(), "[0.1    0.3333 7.    ]"),
        (Tensor::from([f16::from_f64(1234.0_f64), f16::from_f64(2.0_f64)]).to_string(), "[1.234e+03 2.000e+00]"),
        (Tensor::from([1_i32, -20_i32, 300_i32]).to_string(), "[  1 -20 300]"),
        (Tensor::from([[1_i8, 2_i8], [-100_i8, 4_i8]]).to_string(), "[[   1    2]\n [-100    4]]"),
        (Tensor::from([18446744073709551615_u64, 0_u64]).to_string(), "[18446744073709551615                    0]"),
        (Tensor::from([-9223372036854775808_i64, 7_i64]).to_string(), "[-9223372036854775808                    7]"),
        (Tensor::from([true, false, true]).to_string(), "[ True False  True]"),
        (Tensor::from([[true], [false]]).to_string(), "[[ True]\n [False]]"),
        (Tensor::from([c64::new(1.0_f32, 2.0_f32), c64::new(0.5_f32, -3.25_f32)]).to_string(), "[1. +2.j   0.5-3.25j]"),
        (Tensor::from([c64::new(f32::NAN, f32::INFINITY), c64::new(1.0_f32, -0.0_f32)]).to_string(), "[nan+infj  1. -0.j]"),
        (Tensor::from([c128::new(0.0_f64, 1e-07_f64), c128::new(100000.0_f64, 0.0_f64)]).to_string(), "[     0.+1.e-07j 100000.+0.e+00j]"),
        (Tensor::from([c128::new(-1.5_f64, 2.0_f64), c128::new(10.0_f64, -20.25_f64)]).to_string(), "[-1.5 +2.j   10. -20.25j]"),
        (Tensor::from([[[1.0_f32, 2.0_f32], [3.0_f32, 4.0_f32]], [[5.0_f32, 6.0_f32], [7.0_f32, 8.5_f32]]]).to_string(), "[[[1.  2. ]\n  [3.  4. ]]\n\n [[5.  6. ]\n  [7.  8.5]]]"),
        (Tensor::from([[[[1_i32, 2_i32]], [[3_i32, 4_i32]]], [[[5_i32, 6_i32]], [[7_i32, 8_i32]]]]).to_string(), "[[[[1 2]]\n\n  [[3 4]]]\n\n\n [[[5 6]]\n\n  [[7 8]]]]"),
        (Tensor::from([123456789.123_f64, 0.5_f64]).to_string(), "[1.23456789e+08 5.00000000e-01]"),
        (Tensor::from([16777216.0_f32, 100000.0_f32]).to_string(), "[1.6777216e+07 1.0000000e+05]"),
        (Tensor::from([0.123456785_f64, 0.5_f64]).to_string(), "[0.12345678 0.5       ]"),
        (Tensor::from([0.000123455_f32, 0.001_f32]).to_string(), "[0.00012345 0.001     ]"),
        (Tensor::from([12345.678901234567_f64, 33.0_f64]).to_string(), "[12345.67890123    33.        ]"),
        (Tensor::from([99999.99999999999_f64, 1000.0_f64]).to_string(), "[100000.   1000.]"),
        (Tensor::from(1.0_f32).to_string(), "1.0"),
        (Tensor::from(0.1_f32).to_string(), "0.1"),
        (Tensor::from(1000000.0_f32).to_string(), "1e+06"),
        (Tensor::from(123456789.0_f32).to_string(), "1.2345679e+08"),
        (Tensor::from(0.0001_f32).to_string(), "1e-04"),
        (Tensor::from(1000000000000000.0_f64).to_string(), "1000000000000000.0"),
        (Tensor::from(1e+16_f64).to_string(), "1e+16"),
        (Tensor::from(0.3333333333333333_f64).to_string(), "0.3333333333333333"),
        (Tensor::from(f32::NAN).to_string(), "nan"),
        (Tensor::from(f64::NEG_INFINITY).to_string(), "-inf"),
        (Tensor::from(-0.0_f64).to_string(), "-0.0"),
        (Tensor::from(f16::from_f64(0.1_f64)).to_string(), "0.1"),
        (Tensor::from(f16::from_f64(1000.0_f64)).to_string(), "1e+03"),
        (Tensor::from(true).to_string(), "True"),
        (Tensor::from(-5_i64).to_string(), "-5"),
        (Tensor::from(c64::new(1.0_f32, 2.0_f32)).to_string(), "(1+2j)"),
        (Tensor::from(c64::new(0.0_f32, 1.0_f32)).to_string(), "1j"),
        (Tensor::from(c128::new(1e+20_f64, 1e-07_f64)).to_string(), "(1e+20+1e-07j)"),
        (Tensor::from(c64::new(f32::NAN, f32::NEG_INFINITY)).to_string(), "(nan-infj)"),
        (Tensor::from(c64::new(-1.5_f32, 0.0_f32)).to_string(), "(-1.5+0j)"),
    ];
    for (text, expected) in table {
        assert_eq!(text, expected);
    }
}

/// A tensor of a function of the place in row-major order, printed.
fn text<E: Element, S: StaticShape>(f: impl Fn(usize) -> E) -> String {
    let elements: Vec<E> = (0..S::LEN).map(f).collect();
    Tensor::<E, S>::from_vec(elements).unwrap().to_string()
}

#[test]
#[rustfmt::skip]
fn long_lines_are_broken_and_many_elements_elided_as_numpy_does() {
    let table = [
        (text::<i32, (Size<30>,)>(|i| i as i32 * 1000), "[    0  1000  2000  3000  4000  5000  6000  7000  8000  9000 10000 11000\n 12000 13000 14000 15000 16000 17000 18000 19000 20000 21000 22000 23000\n 24000 25000 26000 27000 28000 29000]"),
        (text::<f32, (Size<12>,)>(|i| i as f32 / 7.0), "[0.         0.14285715 0.2857143  0.42857143 0.5714286  0.71428573\n 0.85714287 1.         1.1428572  1.2857143  1.4285715  1.5714285 ]"),
        (text::<f32, (Size<2>, Size<11>)>(|i| i as f32 / 8.0), "[[0.    0.125 0.25  0.375 0.5   0.625 0.75  0.875 1.    1.125 1.25 ]\n [1.375 1.5   1.625 1.75  1.875 2.    2.125 2.25  2.375 2.5   2.625]]"),
        (text::<i32, (SizeK<1, 0>,)>(|i| i as i32 % 7), "[0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1\n 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3\n 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5\n 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0\n 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2\n 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4\n 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6\n 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1\n 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3\n 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5\n 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0\n 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2\n 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4\n 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6\n 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1\n 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3\n 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5\n 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0\n 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2\n 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4\n 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6\n 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1\n 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3\n 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5\n 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0\n 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2\n 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4 5 6 0 1 2 3 4\n 5]"),
        (text::<i32, (SizeK<1, 1>,)>(|i| i as i32), "[   0    1    2 ...  998  999 1000]"),
        (text::<f32, (SizeK<2, 0>,)>(|i| if i == 1000 { 1e20 } else { i as f32 }), "[0.000e+00 1.000e+00 2.000e+00 ... 1.997e+03 1.998e+03 1.999e+03]"),
        (text::<f32, (Size<50>, Size<40>)>(|i| i as f32), "[[0.000e+00 1.000e+00 2.000e+00 ... 3.700e+01 3.800e+01 3.900e+01]\n [4.000e+01 4.100e+01 4.200e+01 ... 7.700e+01 7.800e+01 7.900e+01]\n [8.000e+01 8.100e+01 8.200e+01 ... 1.170e+02 1.180e+02 1.190e+02]\n ...\n [1.880e+03 1.881e+03 1.882e+03 ... 1.917e+03 1.918e+03 1.919e+03]\n [1.920e+03 1.921e+03 1.922e+03 ... 1.957e+03 1.958e+03 1.959e+03]\n [1.960e+03 1.961e+03 1.962e+03 ... 1.997e+03 1.998e+03 1.999e+03]]"),
        (text::<i32, (Size<4>, Size<500>)>(|i| i as i32), "[[   0    1    2 ...  497  498  499]\n [ 500  501  502 ...  997  998  999]\n [1000 1001 1002 ... 1497 1498 1499]\n [1500 1501 1502 ... 1997 1998 1999]]"),
        (text::<i32, (Size<7>, Size<2>, Size<200>)>(|i| i as i32), "[[[   0    1    2 ...  197  198  199]\n  [ 200  201  202 ...  397  398  399]]\n\n [[ 400  401  402 ...  597  598  599]\n  [ 600  601  602 ...  797  798  799]]\n\n [[ 800  801  802 ...  997  998  999]\n  [1000 1001 1002 ... 1197 1198 1199]]\n\n ...\n\n [[1600 1601 1602 ... 1797 1798 1799]\n  [1800 1801 1802 ... 1997 1998 1999]]\n\n [[2000 2001 2002 ... 2197 2198 2199]\n  [2200 2201 2202 ... 2397 2398 2399]]\n\n [[2400 2401 2402 ... 2597 2598 2599]\n  [2600 2601 2602 ... 2797 2798 2799]]]"),
        (text::<i32, (Size<6>, Size<200>)>(|i| i as i32), "[[   0    1    2 ...  197  198  199]\n [ 200  201  202 ...  397  398  399]\n [ 400  401  402 ...  597  598  599]\n [ 600  601  602 ...  797  798  799]\n [ 800  801  802 ...  997  998  999]\n [1000 1001 1002 ... 1197 1198 1199]]"),
        (text::<bool, (Size<2>, Size<20>)>(|i| i % 3 == 0), "[[ True False False  True False False  True False False  True False False\n   True False False  True False False  True False]\n [False  True False False  True False False  True False False  True False\n  False  True False False  True False False  True]]"),
        (text::<f64, (Size<2>, Size<2>, Size<2>, Size<2>)>(|i| i as f64 / 4.0), "[[[[0.   0.25]\n   [0.5  0.75]]\n\n  [[1.   1.25]\n   [1.5  1.75]]]\n\n\n [[[2.   2.25]\n   [2.5  2.75]]\n\n  [[3.   3.25]\n   [3.5  3.75]]]]"),
        (text::<f32, (Size<0>,)>(|_| 0.0), "[]"),
        (text::<f32, (Size<0>, Size<3>)>(|_| 0.0), "[]"),
        (text::<f32, (SizeK<1, 1>, Size<0>)>(|_| 0.0), "[]"),
        (text::<f32, (Size<1>, Size<1>, Size<1>)>(|_| 0.5), "[[[0.5]]]"),
    ];
    for (text, expected) in table {
        assert_eq!(text, expected);
    }
}

#[test]
fn debug_output_has_the_type_in_front_and_commas() {
    let x = Tensor::from([[1.0f32, 2.0, 3.0], [4.0, 5.0, 6.0]]);
    assert_eq!(
        format!("{x:?}"),
        "f32![2, 3]([[1., 2., 3.],\n            [4., 5., 6.]])"
    );
    let columns = x.to_layout::<MinorToMajor<(Size<0>, Size<1>)>>();
    assert_eq!(
        format!("{columns:?}"),
        "f32![2, 3; {0, 1}]([[1., 2., 3.],\n                    [4., 5., 6.]])"
    );
    assert_eq!(format!("{:?}", Tensor::from(1.0f32)), "f32![](1.)");
    assert_eq!(
        format!("{:?}", Tensor::<i32, (Size<0>, Size<3>)>::zeros()),
        "i32![0, 3]([])"
    );
}

#[test]
fn a_width_and_an_alignment_are_of_each_element() {
    let x = Tensor::from([[1.0, -0.25], [30.0, f64::NAN]]);
    let (n, plain) = (Tensor::from([1, -20]), x.to_string());
    #[rustfmt::skip]
    let table = [
        (format!("{x:8.3}"), "[[    1.      -0.25]\n [   30.        nan]]"),
        (format!("{x:3}"), plain.as_str()),
        (format!("{n:5}"), "[    1   -20]"),
        (format!("{n:*>5}"), "[****1 **-20]"),
        (format!("{n:<5}"), "[1     -20  ]"),
        (format!("{n:^6}"), "[  1     -20  ]"),
        (format!("{n:5?}"), "i32![2]([    1,   -20])"),
        (format!("{:6}", Tensor::from([true, false])), "[  True  False]"),
        (format!("{:-^7}", Tensor::from(2.5)), "--2.5--"),
        (format!("{:6.2}", Tensor::from(std::f64::consts::PI)), "  3.14"),
        (format!("{:8}", Tensor::from([c64::new(1.0, -2.0)])), "[  1.-2.j]"),
    ];
    for (found, expected) in table {
        assert_eq!(found, expected);
    }
    // Lines are as long as before: fewer elements are in one.
    let many: Tensor<i32, (Size<20>,)> = Tensor::zeros();
    assert!(format!("{many:9}").lines().all(|line| line.len() <= 75));
}
