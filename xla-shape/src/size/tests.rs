use super::*;

fn n() -> Size {
    Size::name("N")
}

fn m() -> Size {
    Size::name("M")
}

#[test]
fn equal_expressions_have_one_form() {
    let two = Size::from(2);
    assert_eq!(n() + m(), m() + n());
    assert_eq!(two.clone() * (n() + m()), n() + n() + m() + m());
    assert_eq!((n() * m()).divided_by(&m()), Ok(n()));
    assert_eq!((two.clone() * n()).divided_by(&two), Ok(n()));
    assert_eq!((n() + m()).minus(&m()), Ok(n()));
    assert_eq!(n().minus(&n()), Ok(Size::from(0)));
}

#[test]
fn sizes_print_as_a_user_writes_them() {
    let cases = [
        (Size::from(784), "784"),
        (Size::from(2) * n() + m(), "M + 2 * N"),
        (
            (n() + m()).divided_by(&Size::from(2)).unwrap(),
            "(M + N) / 2",
        ),
        (n().minus(&Size::from(1)).unwrap(), "N - 1"),
        (n() * n().divided_by(&Size::from(3)).unwrap(), "N * (N / 3)"),
    ];
    for (size, text) in cases {
        assert_eq!(size.to_string(), text);
    }
}

#[test]
fn a_number_below_zero_is_an_error() {
    assert_eq!(Size::from(2).minus(&Size::from(3)), Err(OutOfRange));
    assert_eq!(Size::from(2).divided_by(&Size::from(0)), Err(OutOfRange));
}

#[test]
fn a_size_is_what_is_added_less_what_is_subtracted() {
    let two = Size::from(2);
    let size = (two.clone() * n()).minus(&(m() + Size::from(3))).unwrap();
    assert_eq!(size.halves(), (two * n(), m() + Size::from(3)));
    assert!(!size.is_certain());
    assert_eq!((n() + m()).halves(), (n() + m(), Size::from(0)));
    assert!((n() + m()).is_certain());
    assert_eq!(Size::from(4).halves(), (Size::from(4), Size::from(0)));
}

#[test]
fn dividends_and_divisors_are_found_at_any_depth() {
    let two = Size::from(2);
    let inner = n().minus(&Size::from(1)).unwrap();
    let outer = inner.divided_by(&two).unwrap() + m();
    let size = outer.divided_by(&Size::from(3)).unwrap();
    assert_eq!(size.dividends(), [&inner, &outer]);
    assert_eq!(size.divisors(), [&two, &Size::from(3)]);
    assert!(n().dividends().is_empty());
}

#[test]
fn substitution_makes_numbers() {
    let size = (Size::from(2) * n() + m())
        .divided_by(&Size::from(2))
        .unwrap();
    let value = size.substitute(&|name| Some(Size::from(if name == "N" { 5 } else { 7 })));
    assert_eq!(value, Ok(Size::from(8)));
}

#[test]
fn a_size_or_one_is_one_where_the_size_is_zero() {
    let with = |size: &Size, number: usize| {
        let of = |_: &str| Some(Size::from(number));
        size.substitute(&of).unwrap().known()
    };
    assert_eq!(
        [0, 1, 7].map(|n| Size::from(n).or_one().unwrap().known()),
        [1, 1, 7].map(Some)
    );
    for size in [
        n(),
        n() + n(),
        n().divided_by(&Size::from(2)).unwrap(),
        n() * m(),
    ] {
        let positive = size.or_one().unwrap();
        assert!(positive.is_positive() && !size.is_positive(), "{positive}");
        for number in 0..9 {
            let expected = with(&size, number).map(|n| n.max(1));
            assert_eq!(with(&positive, number), expected, "{positive} of {number}");
        }
        assert_eq!(positive.to_string().parse::<Size>().unwrap(), positive);
    }
    assert!((n() + Size::from(1)).is_positive());
    let less = n().minus(&Size::from(1)).unwrap();
    assert!(!less.is_positive() && !less.or_one().unwrap().is_positive());
    // 1 / (N + 1) is 0 for most N.
    let quotient = Size::from(1).divided_by(&(n() + Size::from(1))).unwrap();
    assert!(!quotient.is_positive() && !(m() + quotient).is_positive());
}

/// A size, and its number for each `N` and `M`.
type Bounded = (Size, fn(usize, usize) -> usize);

/// Returns sizes that are the smaller and larger of others, with functions of `N` and `M` that are these sizes.
fn bounded() -> Vec<Bounded> {
    let number = |n: usize| Size::from(n);
    let least = |a: &Size, b: &Size| a.least(b).unwrap();
    let greatest = |a: &Size, b: &Size| a.greatest(b).unwrap();
    let twice = number(2) * n() + number(1);
    let both = least(&n(), &m());
    vec![
        (least(&n(), &number(4)), |n, _| n.min(4)),
        (least(&number(4), &n()), |n, _| n.min(4)),
        (greatest(&number(0), &n()), |n, _| n),
        (greatest(&n(), &number(4)), |n, _| n.max(4)),
        (least(&m(), &n()), |n, m| n.min(m)),
        (greatest(&twice, &m()), |n, m| (2 * n + 1).max(m)),
        (least(&both, &number(5)), |n, m| n.min(m).min(5)),
        (greatest(&both, &number(5)), |n, m| n.min(m).max(5)),
        (m() * least(&n(), &number(4)), |n, m| m * n.min(4)),
        (
            least(&n(), &number(4)).divided_by(&number(2)).unwrap(),
            |n, _| n.min(4) / 2,
        ),
        (n().minus(&least(&n(), &number(4))).unwrap(), |n, _| {
            n.saturating_sub(4)
        }),
    ]
}

/// Returns the square of the smaller size, which prints as the quotients that it is made of.
fn square() -> Bounded {
    let least = n().least(&m()).unwrap();
    (least.clone() * least, |n, m| n.min(m) * n.min(m))
}

#[test]
fn smaller_and_larger_sizes_are_those_of_their_numbers() {
    for (size, expected) in bounded().into_iter().chain([square()]) {
        for (a, b) in (0..9).flat_map(|a| (0..9).map(move |b| (a, b))) {
            let of = |name: &str| Some(Size::from(if name == "N" { a } else { b }));
            let found = size.substitute(&of);
            assert_eq!(found, Ok(Size::from(expected(a, b))), "{size}");
        }
    }
}

#[test]
fn smaller_and_larger_sizes_print_as_they_are_read() {
    for (size, _) in bounded() {
        let text = size.to_string();
        assert_eq!(text.parse(), Ok(size.clone()), "{text}");
        // None is printed as the quotients that it is made of.
        assert!(!text.contains("1 / "), "{text}");
    }
    let least = |a: Size, b: Size| a.least(&b).unwrap();
    assert_eq!(least(m(), n()), least(n(), m()));
    assert_eq!(least(n(), Size::from(4)).to_string(), "min(N, 4)");
    for text in ["min(N, 4", "min(N)", "min", "max(N, M, 2)"] {
        let read = text.parse::<Size>();
        assert_eq!(read.is_ok(), text == "min", "{text}");
    }
}

#[test]
fn smaller_and_larger_sizes_are_not_negative() {
    for (size, expected) in bounded().into_iter().chain([square()]) {
        let is_some_zero = (0..9).any(|a| (0..9).any(|b| expected(a, b) == 0));
        assert!(size.is_certain(), "{size}");
        assert!(!(is_some_zero && size.is_positive()), "{size}");
        // More than it may be is not certain.
        let largest = (0..9).flat_map(|a| (0..9).map(move |b| expected(a, b)));
        let more = Size::from(largest.min().unwrap() + 1);
        assert!(!size.minus(&more).unwrap().is_certain(), "{size}");
    }
    assert!(Size::from(1).greatest(&n()).unwrap().is_positive());
    let least = n().least(&Size::from(4)).unwrap();
    let greatest = n().greatest(&Size::from(4)).unwrap();
    for (less, more) in [
        (&least, &n()),
        (&least, &Size::from(4)),
        (&n(), &greatest),
        (&least, &greatest),
    ] {
        assert!(more.minus(less).unwrap().is_certain(), "{less} and {more}");
        assert!(!less.minus(more).unwrap().is_certain(), "{less} and {more}");
    }
}

fn size(text: &str) -> Size {
    text.parse().unwrap()
}

#[test]
fn multiples_and_common_factors_leave_a_quotient() {
    let cases = [
        ("(2 * N - 1) / 2 + 1", "N"),
        ("(2 * N - 3) / 2", "N - 2"),
        ("(2 * N + 1) / 2", "N"),
        ("(2 * N + 5) / 2", "2 + N"),
        ("(2 * N + M) / 2", "N + M / 2"),
        ("(2 * N + 2 * M - 1) / 2 + 1", "M + N"),
        ("(N * M + 1) / M", "N + 1 / M"),
        ("2 * N / 4", "N / 2"),
        ("6 * N / 4", "3 * N / 2"),
        ("N * M / (M * M)", "N / M"),
        ("N / 2 / 3", "N / 6"),
        ("(N / M) / M", "N / (M * M)"),
        // A remainder that may be negative does not leave, nor does a number alone.
        ("(2 * N - M) / 2", "(2 * N - M) / 2"),
        ("(N - 3) / 2", "(N - 3) / 2"),
        ("(N + 3) / 2", "(3 + N) / 2"),
        ("(N * M - 1) / M", "(M * N - 1) / M"),
    ];
    for (text, expected) in cases {
        let found = size(text);
        assert_eq!(found.to_string(), expected, "{text}");
        for n in 2..9 {
            for m in 1..4 {
                let of = |name: &str| Some(Size::from(if name == "N" { n } else { m }));
                let number = |text: &str| {
                    text.replace('N', &n.to_string())
                        .replace('M', &m.to_string())
                };
                // Arithmetic on numbers; where it is not negative.
                let Ok(expected) = number(text).parse::<Size>() else {
                    continue;
                };
                assert_eq!(found.substitute(&of), Ok(expected), "{text} for {n}, {m}");
            }
        }
    }
}

#[test]
fn a_multiple_replaces_one_name() {
    let cases = [
        ("F", "G", "F = G * (F / G)"),
        ("F", "8", "F = 8 * (F / 8)"),
        ("F", "4 * G", "F = 4 * G * (F / (4 * G))"),
        ("F + 1", "2", "F = 2 * ((1 + F) / 2) - 1"),
        ("F + 4", "4", "F = 4 * (F / 4)"),
        ("2 * F", "4", "F = 2 * (F / 2)"),
        ("4 * N + 2 * F", "4", "F = 2 * (F / 2)"),
        ("N * F", "N * 3", "F = 3 * (F / 3)"),
        ("F", "F", "nothing"),
        ("6 * F", "3", "nothing"),
        ("N * F", "2", "nothing"),
        ("3 * F", "2", "nothing"),
        ("F", "G + 1", "nothing"),
        ("N", "N * G", "nothing"),
    ];
    for (dividend, divisor, expected) in cases {
        let (dividend, divisor) = (size(dividend), size(divisor));
        let found = dividend.as_multiple_of(&divisor);
        let text = match &found {
            Some((name, size)) => format!("{name} = {size}"),
            None => "nothing".to_string(),
        };
        assert_eq!(text, expected, "{dividend} and {divisor}");
        let Some((name, replacement)) = found else {
            continue;
        };
        // The replaced size is a multiple, and replacing it again changes nothing.
        let of = |other: &str| (other == name).then(|| replacement.clone());
        let replaced = dividend.substitute(&of).unwrap();
        assert!(replaced.exact_quotient(&divisor).is_some(), "{replaced}");
        assert_eq!(replaced.substitute(&of), Ok(replaced.clone()));
        assert_eq!(replaced.undivided().0, dividend);
    }
}

#[test]
fn products_with_their_quotients_are_whole() {
    let cases = [
        ("B * G * (F / G) * H", "B * F * H", "F / G"),
        ("8 * (F / 4)", "2 * F", "F / 4"),
        ("2 * ((F + 1) / 2) - 1", "F", "(1 + F) / 2"),
        ("2 * (G / 2) * (F / (2 * (G / 2)))", "F", "G / 2, F / G"),
        ("N - 2 * (N / 2)", "0", "N / 2"),
        (
            "4 * ((C + 1) / 2) * (R / 2) - 2 * (R / 2)",
            "C * R",
            "(1 + C) / 2, R / 2",
        ),
        ("3 * (F / 2)", "3 * (F / 2)", ""),
        ("F / G", "F / G", ""),
    ];
    for (text, expected, divided) in cases {
        let (whole, pairs) = size(text).undivided();
        assert_eq!(whole.to_string(), expected, "{text}");
        let pairs = pairs
            .iter()
            .map(|(a, b)| a.divided_by(b).unwrap().to_string());
        assert_eq!(pairs.collect_vec().join(", "), divided, "{text}");
    }
}
