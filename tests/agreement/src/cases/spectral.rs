//! Eigenvalues and singular values of matrices of two rows, which have a formula.

use xla_hlo::ElementType;

use super::linear::{bytes, number, within};
use super::{Case, Spec};
use crate::random::Random;

/// The number of matrices.
const BATCH: usize = 3;

pub(super) fn cases(element: ElementType) -> Vec<Case> {
    if ![ElementType::F32, ElementType::F64].contains(&element.real()) {
        return Vec::new();
    }
    let mut random = Random::new(23);
    // The diagonal keeps the values apart.
    let a: Vec<[f64; 2]> = (0..BATCH * 4)
        .map(|place| {
            let [re, im] = number(&mut random, element);
            match place % 4 {
                0 => [re + 3.0, im],
                _ => [re, im],
            }
        })
        .collect();
    let [from, to] = [
        Spec::new(element, &[BATCH, 2, 2]),
        Spec::new(element.real(), &[BATCH, 2]),
    ];
    let rows = [
        ("eigh", "eigh(a).0", eigenvalues(element)),
        ("svd", "svd(a).1", singular_values(element)),
    ];
    let case = |(operation, rust, stablehlo): (&'static str, &str, String)| Case {
        name: format!("{operation}_{element}"),
        operation,
        arguments: vec![bytes(element, &a)],
        rust: rust.to_string(),
        stablehlo,
        parameters: vec![from.clone()],
        result: to.clone(),
        tolerance: within(element, 64.0, 4.0),
    };
    rows.into_iter().map(case).collect()
}

/// Returns the text of the elements `%a00` to `%a11` as lists, and of their real parts.
fn elements(element: ElementType) -> String {
    let ty = |element, dims: &[usize]| Spec::new(element, dims).stablehlo();
    let all = ty(element, &[BATCH, 2, 2]);
    let (one, list) = (ty(element, &[BATCH, 1, 1]), ty(element, &[BATCH]));
    let real = ty(element.real(), &[BATCH]);
    let mut text = String::new();
    for (i, j) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let name = format!("a{i}{j}");
        text += &format!(
            "%s{name} = stablehlo.slice %a [0:{BATCH}, {i}:{}, {j}:{}] : ({all}) -> {one}
             %{name} = stablehlo.reshape %s{name} : ({one}) -> {list}
             %r{name} = stablehlo.real %{name} : ({list}) -> {real}
             %n{name} = stablehlo.abs %{name} : ({list}) -> {real}
             %q{name} = stablehlo.multiply %n{name}, %n{name} : {real}
             ",
            i + 1,
            j + 1
        );
    }
    text + &format!("%half = stablehlo.constant dense<0.5> : {real}\n")
}

/// Returns the text that joins `%first` and `%second`.
fn joined(element: ElementType) -> String {
    let ty = |dims: &[usize]| Spec::new(element.real(), dims).stablehlo();
    let (list, column, both) = (ty(&[BATCH]), ty(&[BATCH, 1]), ty(&[BATCH, 2]));
    format!(
        "%c0 = stablehlo.reshape %first : ({list}) -> {column}
         %c1 = stablehlo.reshape %second : ({list}) -> {column}
         %out = stablehlo.concatenate %c0, %c1, dim = 1 : ({column}, {column}) -> {both}"
    )
}

/// The mean of the diagonal, less and plus `sqrt(d^2 + |e|^2)`, where `d` is half its difference and `e` the other
/// element.
fn eigenvalues(element: ElementType) -> String {
    let list = Spec::new(element.real(), &[BATCH]).stablehlo();
    elements(element)
        + &format!(
            "%sum = stablehlo.add %ra00, %ra11 : {list}
             %mean = stablehlo.multiply %sum, %half : {list}
             %difference = stablehlo.subtract %ra00, %ra11 : {list}
             %d = stablehlo.multiply %difference, %half : {list}
             %dd = stablehlo.multiply %d, %d : {list}
             %square = stablehlo.add %dd, %qa10 : {list}
             %root = stablehlo.sqrt %square : {list}
             %first = stablehlo.subtract %mean, %root : {list}
             %second = stablehlo.add %mean, %root : {list}
             "
        )
        + &joined(element)
}

/// The sum of the squares of both is the sum of the squares of all elements; their product is the size of the
/// determinant.
fn singular_values(element: ElementType) -> String {
    let list = Spec::new(element.real(), &[BATCH]).stablehlo();
    let own = Spec::new(element, &[BATCH]).stablehlo();
    elements(element)
        + &format!(
            "%p = stablehlo.multiply %a00, %a11 : {own}
             %m = stablehlo.multiply %a01, %a10 : {own}
             %det = stablehlo.subtract %p, %m : {own}
             %size = stablehlo.abs %det : ({own}) -> {list}
             %twice = stablehlo.add %size, %size : {list}
             %row0 = stablehlo.add %qa00, %qa01 : {list}
             %row1 = stablehlo.add %qa10, %qa11 : {list}
             %all = stablehlo.add %row0, %row1 : {list}
             %more = stablehlo.add %all, %twice : {list}
             %less = stablehlo.subtract %all, %twice : {list}
             %sum = stablehlo.sqrt %more : {list}
             %difference = stablehlo.sqrt %less : {list}
             %both = stablehlo.add %sum, %difference : {list}
             %rest = stablehlo.subtract %sum, %difference : {list}
             %first = stablehlo.multiply %both, %half : {list}
             %second = stablehlo.multiply %rest, %half : {list}
             "
        )
        + &joined(element)
}
