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
fn what_is_divided_is_found_at_any_depth() {
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
