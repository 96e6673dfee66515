//! The inputs and outputs of models, which the scripts that write the models write too.

use std::fmt::Debug;
use std::str::FromStr;

/// Arrays by their names.
pub(crate) struct Vectors(Vec<(String, Vec<String>)>);

impl Vectors {
    pub(crate) fn of(text: &str) -> Vectors {
        let line = |line: &str| {
            let mut words = line.split(' ').map(str::to_owned);
            let name = words.next().unwrap();
            (
                name,
                words.skip(2).filter(|word| !word.is_empty()).collect(),
            )
        };
        Vectors(text.lines().map(line).collect())
    }

    pub(crate) fn numbers<E: FromStr<Err: Debug>>(&self, name: &str) -> Vec<E> {
        let (_, words) = self.0.iter().find(|(other, _)| other == name).unwrap();
        words.iter().map(|word| word.parse().unwrap()).collect()
    }

    #[track_caller]
    pub(crate) fn check(&self, name: &str, found: &[f32]) {
        self.check_within(name, found, 1e-6);
    }

    /// Checks results that may differ by this number, and by some rounding errors.
    #[track_caller]
    pub(crate) fn check_within(&self, name: &str, found: &[f32], difference: f64) {
        let expected = self.numbers::<f64>(name);
        assert_eq!(found.len(), expected.len(), "{name}");
        for (i, (&found, expected)) in found.iter().zip(expected).enumerate() {
            assert!(
                (f64::from(found) - expected).abs() <= difference + 2e-5 * expected.abs(),
                "{name}[{i}] is {found}, expected {expected}"
            );
        }
    }
}

macro_rules! vectors {
    ($name:literal) => {
        $crate::vectors::Vectors::of(include_str!(concat!("../models/", $name, ".txt")))
    };
}

macro_rules! input {
    ($vectors:expr, $name:literal, $ty:ty) => {
        <$ty>::from_slice(&$vectors.numbers($name)).unwrap()
    };
}
