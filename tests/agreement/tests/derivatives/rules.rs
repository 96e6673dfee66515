//! Random rules for tangents: those that are accepted have equal derivatives in both modes.

use agreement::random::Random;
use xla_hlo::transform::check_linear;

use crate::check::{Arguments, law, linear, reversed};
use crate::graphs::parsed;

/// The number of rules.
const RULES: u64 = 600;

/// Writes statements of a body, whose values are vectors.
struct Author {
    random: Random,
    /// The names of the values.
    values: Vec<String>,
    body: String,
}

impl Author {
    fn value(&mut self) -> String {
        self.random.pick(&self.values)
    }

    /// Adds a variable with a random value.
    fn add(&mut self, depth: usize) {
        let [a, b, c, d] = [(); 4].map(|()| self.value());
        let value = match self.random.below(if depth > 0 { 18 } else { 16 }) {
            0 | 1 => format!("{a} + {b}"),
            2 => format!("{a} - {b}"),
            3..=5 => format!("{a} * {b}"),
            6 => format!("{a} / (2.0 + {b})"),
            7 => format!("-{a}"),
            8 => format!("sin({a})"),
            9 => format!("max({a}, {b})"),
            10 => format!("select({a} > {b}, {c}, {d})"),
            11 => format!("stop_gradient({a})"),
            12 => format!("zeros(f64, [3]) * {a}"),
            13 => format!("dot({a}, {b}) * {c}"),
            14 => format!("rev({a}, [0]) + cumulative_sum({b})"),
            15 => format!("{a} * sum({b}) + 0.0"),
            16 => {
                let mut inner = self.inner(depth - 1);
                inner.values.push("s".to_owned());
                inner.add(depth - 1);
                let next = inner.value();
                let body = self.take(inner);
                let first = self.random.pick(&[a, "zeros(f64, [3])".to_owned()]);
                format!("{{ let mut s = {first}; for _ in 0..2 {{ {body} s = {next}; }} s }}")
            }
            _ => {
                let [one, other] = [(); 2].map(|()| {
                    let mut inner = self.inner(depth - 1);
                    let value = inner.value();
                    (self.take(inner), value)
                });
                format!(
                    "if sum({a}) > 0.0 {{ {} {} }} else {{ {} {} }}",
                    one.0, one.1, other.0, other.1
                )
            }
        };
        let name = format!("v{}", self.random.bits() % 100_000);
        self.body.push_str(&format!("let {name} = {value}; "));
        self.values.push(name);
    }

    fn inner(&mut self, depth: usize) -> Author {
        let mut inner = Author {
            random: self.random.clone(),
            values: self.values.clone(),
            body: String::new(),
        };
        inner.add(depth);
        inner
    }

    fn take(&mut self, inner: Author) -> String {
        self.random = inner.random;
        inner.body
    }
}

#[test]
fn rules_that_are_accepted_have_equal_derivatives_in_both_modes() {
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..RULES {
        let mut author = Author {
            random: Random::new(seed),
            values: ["x", "x", "dx"].map(str::to_owned).to_vec(),
            body: String::new(),
        };
        for _ in 0..=author.random.below(4) {
            author.add(2);
        }
        let factor = author.random.pick(&["1.0", "dx", "dx"]);
        let last = author.values.last().expect("a statement was added");
        let source = format!(
            "fn rule(x: &f64![3], dx: &f64![3]) -> (f64![3], f64![3]) {{ {} (x, {last} * {factor}) }}",
            author.body
        );
        let graph = parsed(&source).expect("no operation of the rule is refused");
        if check_linear(&graph, &linear(1, &graph), 1, "").is_err() {
            refused += 1;
            continue;
        }
        let back = match reversed([1, 1], &graph) {
            Ok(back) => back,
            Err(refused) => panic!("{source}: {}", refused.fault.what),
        };
        let arguments = Arguments {
            arrays: Vec::new(),
            offsets: Vec::new(),
        };
        let checked = law([1, 1], &graph, &back, &arguments, &mut author.random);
        assert_eq!(checked, Ok(()), "{source}");
        accepted += 1;
    }
    assert!(accepted > 100 && refused > 100, "{accepted} {refused}");
}
