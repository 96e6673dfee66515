//! Points at which the modes differ, with the reasons, from `exceptions.txt`.

use xla_hlo::ElementType;

/// The exceptions.
static TABLE: &str = include_str!("exceptions.txt");

/// Points of a function at which its derivatives of some orders depend on the modes.
pub(crate) struct Exception {
    /// The name of the function.
    pub(crate) function: &'static str,
    /// The element types.
    pub(crate) elements: Vec<ElementType>,
    /// The orders of the derivatives.
    pub(crate) orders: Vec<usize>,
    /// The points by the names of their numbers; `*` is any number.
    pub(crate) points: Vec<&'static str>,
}

/// Reads the exceptions. Each names a reason that the table states, and no reason is left over.
pub(crate) fn exceptions() -> Vec<Exception> {
    let lines = TABLE
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let (rows, reasons): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.contains(" | "));
    let name = |line: &&'static str| {
        let (name, text) = line
            .split_once(": ")
            .unwrap_or_else(|| panic!("`{line}` has no name"));
        assert!(!text.is_empty(), "the reason {name} has no text");
        name
    };
    let reasons: Vec<&str> = reasons.iter().map(name).collect();
    let mut unused = reasons.clone();
    let all = rows.into_iter().map(|line| {
        let columns: Vec<&str> = line.split(" | ").collect();
        let [function, elements, orders, points, reason] = columns[..] else {
            panic!("expected five columns, found {}: {line}", columns.len());
        };
        assert!(reasons.contains(&reason), "no reason is {reason}: {line}");
        unused.retain(|name| *name != reason);
        let element = |name: &str| {
            let all = [
                ElementType::F32,
                ElementType::F64,
                ElementType::C64,
                ElementType::C128,
            ];
            let element = all.into_iter().find(|element| element.to_string() == name);
            element.unwrap_or_else(|| panic!("no element type is {name}: {line}"))
        };
        Exception {
            function,
            elements: elements.split(' ').map(element).collect(),
            orders: orders
                .split(' ')
                .map(|order| order.parse().expect("an order"))
                .collect(),
            points: points.split("; ").collect(),
        }
    });
    let all = all.collect();
    assert!(unused.is_empty(), "no exception has the reasons {unused:?}");
    all
}

impl Exception {
    /// Returns the number of the first pattern that a point of a function matches.
    pub(crate) fn pattern(
        &self,
        (function, element): (&str, ElementType),
        order: usize,
        point: &str,
    ) -> Option<usize> {
        let here = self.function == function
            && self.elements.contains(&element)
            && self.orders.contains(&order);
        let matches = |pattern: &&str| {
            let (pattern, point) = (pattern.split(", "), point.split(", "));
            pattern.zip(point).all(|(name, x)| name == "*" || name == x)
        };
        self.points.iter().position(|p| here && matches(p))
    }
}
