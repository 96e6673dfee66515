//! The cases: computations whose inputs and expected results are in a file, the `VECTORS` of the module of a case.

use typed_xla::Tensor;
use typed_xla::element::{Element, c64, c128};
use typed_xla::shape::Shape;

/// Defines computations and a test of each, which has the name of its case. Parameters are references to arrays; results
/// are listed in brackets.
macro_rules! cases {
    ($($(#[$meta:meta])* fn $name:ident($($x:ident: $e:ident $n:tt),*) -> $results:tt $body:tt)*) => {
        pub(crate) const NAMES: &[&str] = &[$(stringify!($name)),*];
        $(
            #[test]
            fn $name() {
                case!($(#[$meta])* ($($x: $e $n),*) -> $results $body);
                let mut case = crate::common::Case::read(VECTORS, stringify!($name));
                $(let $x = Tensor::from_vec(case.input()).unwrap();)*
                case.compare(computed($(&$x),*));
            }
        )*
    };
}

macro_rules! case {
    ($(#[$meta:meta])* ($($x:ident: $e:ident [$($n:literal),*]),*) -> [$r:ident [$($m:literal),*]] $body:tt) => {
        #[computation]
        $(#[$meta])*
        fn computed($($x: &$e![$($n),*]),*) -> $r![$($m),*] $body
    };
    ($(#[$meta:meta])* ($($x:ident: $e:ident [$($n:literal),*]),*) -> [$($r:ident [$($m:literal),*]),*] $body:tt) => {
        #[computation]
        $(#[$meta])*
        fn computed($($x: &$e![$($n),*]),*) -> ($($r![$($m),*]),*) $body
    };
}

/// Returns the names of the cases in a file.
pub(crate) fn names(vectors: &'static str) -> impl Iterator<Item = &'static str> {
    let headers = vectors.lines().filter_map(|line| line.strip_prefix("# "));
    headers.skip(1)
}

/// A case of the file.
pub(crate) struct Case {
    name: &'static str,
    inputs: Vec<Vec<f64>>,
    results: Vec<Vec<f64>>,
    read: usize,
}

impl Case {
    /// Reads the case with a name.
    pub(crate) fn read(vectors: &str, name: &'static str) -> Case {
        let mut lines = vectors.lines();
        let header = lines.find(|line| line.strip_prefix("# ") == Some(name));
        assert!(header.is_some(), "the file lacks the case {name}");
        let own = lines.take_while(|line| !line.starts_with('#'));
        let (mut inputs, mut results) = (Vec::new(), Vec::new());
        for line in own {
            let (mark, numbers) = line.split_at(1);
            let numbers = numbers.split_whitespace().map(|n| n.parse().unwrap());
            match mark {
                "<" => inputs.push(numbers.collect()),
                _ => results.push(numbers.collect()),
            }
        }
        Case {
            name,
            inputs,
            results,
            read: 0,
        }
    }

    /// Returns the elements of the next input.
    pub(crate) fn input<E: Number>(&mut self) -> Vec<E> {
        self.read += 1;
        let numbers = self.inputs[self.read - 1].chunks(E::PARTS);
        numbers.map(E::join).collect()
    }

    /// Compares the results with the file.
    pub(crate) fn compare(&self, results: impl Results) {
        assert_eq!(self.read, self.inputs.len(), "inputs of {}", self.name);
        let mut found = Vec::new();
        results.list(&mut found);
        assert_eq!(found.len(), self.results.len(), "results of {}", self.name);
        for (i, ((found, precision), expected)) in found.iter().zip(&self.results).enumerate() {
            assert_eq!(found.len(), expected.len(), "result {i} of {}", self.name);
            let scale = expected.iter().filter(|n| n.is_finite());
            let scale = scale.fold(0.0, |most: f64, n| most.max(n.abs()));
            let close = |(a, b): (&f64, &f64)| {
                a == b
                    || a.is_nan() && b.is_nan()
                    || (a - b).abs() <= precision * (b.abs() + 0.1 * scale)
            };
            assert!(
                found.iter().zip(expected).all(close),
                "result {i} of {}: found {found:?}, JAX has {expected:?}",
                self.name
            );
        }
    }
}

/// An element that consists of one or two numbers.
pub(crate) trait Number: Element {
    /// The number of numbers.
    const PARTS: usize;
    /// The relative precision of results.
    const PRECISION: f64;

    /// Returns the element of these numbers.
    fn join(parts: &[f64]) -> Self;

    /// Adds the numbers of the element to a list.
    fn split(self, to: &mut Vec<f64>);
}

macro_rules! numbers {
    ($($e:ident $parts:literal $precision:literal $p:ident $join:expr, $x:ident $split:expr;)*) => {$(
        impl Number for $e {
            const PARTS: usize = $parts;
            const PRECISION: f64 = $precision;

            fn join($p: &[f64]) -> $e {
                $join
            }

            fn split(self, to: &mut Vec<f64>) {
                let $x = self;
                to.extend($split);
            }
        }
    )*};
}
numbers! {
    f32 1 1e-5 p p[0] as f32, x [f64::from(x)];
    f64 1 1e-11 p p[0], x [x];
    c64 2 1e-5 p c64::new(p[0] as f32, p[1] as f32), x [f64::from(x.re), f64::from(x.im)];
    c128 2 1e-11 p c128::new(p[0], p[1]), x [x.re, x.im];
    i32 1 0.0 p p[0] as i32, x [f64::from(x)];
}

/// The results of a computation.
pub(crate) trait Results {
    /// Adds the numbers of each array, and their precision.
    fn list(&self, to: &mut Vec<(Vec<f64>, f64)>);
}

impl<E: Number, S: Shape> Results for Tensor<E, S> {
    fn list(&self, to: &mut Vec<(Vec<f64>, f64)>) {
        let mut numbers = Vec::new();
        self.as_slice().iter().for_each(|x| x.split(&mut numbers));
        to.push((numbers, E::PRECISION));
    }
}

macro_rules! tuples {
    ($(($($t:ident $i:tt),*))*) => {$(
        impl<$($t: Results),*> Results for ($($t),*) {
            fn list(&self, to: &mut Vec<(Vec<f64>, f64)>) {
                $(self.$i.list(to);)*
            }
        }
    )*};
}
tuples! {
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9)
}
