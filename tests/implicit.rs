//! Functions that are defined by an equation: roots and solutions of linear equations.

use typed_xla::prelude::*;

fn close(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-6 * (1.0 + b.abs()), "{a} is not {b}");
}

fn difference(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    (f(x + 1e-5) - f(x - 1e-5)) / 2e-5
}

/// Newton's method.
#[computation]
fn newton(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    let mut x = x;
    let mut change = 1.0f64;
    while abs(change) > 1e-13 {
        change = f(x) / grad(f)(x);
        x -= change;
    }
    x
}

/// The root of x e^x = a, Lambert's W.
#[computation]
fn lambert(a: f64) -> f64 {
    custom_root(|x| x * exp(x) - a, newton, |g, y| y / g(1.0f64))(1.0f64)
}

#[computation]
fn lambert_by_all(a: f64, all: &f64![3]) -> (f64, f64, f64, f64, f64![3], f64![3]) {
    let (y, forward) = jvp(lambert)(a, 1.0f64);
    let back = grad(lambert)(a);
    let second = grad(grad(lambert))(a);
    (
        y,
        forward,
        back,
        second,
        vmap(lambert)(all),
        vmap(grad(lambert))(all),
    )
}

#[test]
fn a_root_by_a_while_has_derivatives_in_both_modes() {
    let a = 2.0;
    let (y, forward, back, second, all, slopes) = lambert_by_all(a, &tensor![0.5, 1.0, 3.0]);
    close(y * y.exp(), a);
    let slope = |a: f64| {
        let w = lambert(a);
        w / (a * (1.0 + w))
    };
    close(forward, slope(a));
    close(back, slope(a));
    close(second, difference(slope, a));
    for (i, a) in [0.5, 1.0, 3.0].into_iter().enumerate() {
        close(all[[i]], lambert(a));
        close(slopes[[i]], slope(a));
    }
}

#[derive(Tensors, Clone, Debug, PartialEq)]
struct Point {
    r: f64,
    c: f64![2],
}

/// A point of a curve, from its equations as a struct; integers and arrays are captured.
#[computation]
fn point(p: &f64![2], n: i32, from: &Point) -> f64 {
    let k = n as f64;
    let x = custom_root(
        |x: &Point| Point {
            r: x.r * x.r * x.r - sum(p * p) * k,
            c: x.c * x.r - p,
        },
        |f, x| {
            // The iteration of this f is known in closed form.
            let r = cbrt(
                x.r * 0.0
                    - f(Point {
                        r: 0.0,
                        c: zeros(f64, [2]),
                    })
                    .r,
            );
            Point {
                r,
                c: -f(Point {
                    r,
                    c: zeros(f64, [2]),
                })
                .c / r,
            }
        },
        |g, y: &Point| {
            let unit = g(Point {
                r: 1.0,
                c: zeros(f64, [2]),
            });
            let r = y.r / unit.r;
            let diagonal = g(Point {
                r: 0.0,
                c: ones(f64, [2]),
            });
            Point {
                r,
                c: (y.c - unit.c * r) / diagonal.c,
            }
        },
    )(from);
    x.r + sum(x.c * x.c)
}

#[computation]
fn slope_of_point(p: &f64![2], n: i32, from: &Point) -> (f64![2], Point) {
    grad(|p, from| point(p, n, from), argnums = [0, 1])(p, from)
}

#[test]
fn roots_of_structs() {
    let from = Point {
        r: 1.0,
        c: tensor![1.0, 1.0],
    };
    let p = [0.7, -1.2];
    let at = |x: f64, y: f64| point(&tensor![x, y], 3, &from);
    let (dp, dfrom) = slope_of_point(&tensor![0.7, -1.2], 3, &from);
    close(dp[[0]], difference(|x| at(x, p[1]), p[0]));
    close(dp[[1]], difference(|y| at(p[0], y), p[1]));
    assert_eq!(
        dfrom,
        Point {
            r: 0.0,
            c: tensor![0.0, 0.0]
        }
    );
}

/// The method of conjugate gradients for symmetric positive definite matrices.
#[computation]
fn conjugate_gradients<N: Dim>(matvec: impl Fn(&f64![N]) -> f64![N], b: &f64![N]) -> f64![N] {
    let mut x = zeros(f64, [N]);
    let mut r = b;
    let mut p = b;
    let mut rr = dot(r, r);
    let mut round = 0i32;
    while (rr > 1e-28) & (round < 100) {
        let ap = matvec(p);
        let step = rr / dot(p, ap);
        x += step * p;
        r -= step * ap;
        let next = dot(r, r);
        p = r + next / rr * p;
        rr = next;
        round += 1;
    }
    x
}

#[computation]
fn symmetric(a: &f64![3, 3], b: &f64![3]) -> f64![3] {
    let a = dot(a, transpose(a, [1, 0])) + eye(f64, 3);
    custom_linear_solve(|x| dot(a, x), conjugate_gradients, symmetric = true)(b)
}

#[computation]
fn direct(a: &f64![3, 3], b: &f64![3]) -> f64![3] {
    solve(dot(a, transpose(a, [1, 0])) + eye(f64, 3), b)
}

#[known]
type All = (
    f64![3],
    f64![3, 3],
    f64![3],
    f64![3, 3],
    f64![4, 3],
    f64![4, 3, 3],
);

#[computation]
fn all_of_symmetric(a: &f64![3, 3], b: &f64![3], many: &f64![4, 3], other: &f64![4, 3, 3]) -> All {
    let loss = |a, b| sum(symmetric(a, b) * [1.0, -2.0, 0.5]);
    let (da, db) = grad(loss, argnums = [0, 1])(a, b);
    let (_, second) = jvp(|a| grad(loss)(a, b))(a, other[0]);
    let mapped = vmap(symmetric, in_dimensions = [None, 0])(a, many);
    (
        symmetric(a, b),
        da,
        db,
        second,
        mapped,
        vmap(grad(loss))(other, many),
    )
}

#[computation]
fn all_of_direct(a: &f64![3, 3], b: &f64![3], many: &f64![4, 3], other: &f64![4, 3, 3]) -> All {
    let loss = |a, b| sum(direct(a, b) * [1.0, -2.0, 0.5]);
    let (da, db) = grad(loss, argnums = [0, 1])(a, b);
    let (_, second) = jvp(|a| grad(loss)(a, b))(a, other[0]);
    let mapped = vmap(direct, in_dimensions = [None, 0])(a, many);
    (
        direct(a, b),
        da,
        db,
        second,
        mapped,
        vmap(grad(loss))(other, many),
    )
}

fn number(at: &[usize]) -> f64 {
    let seed = at.iter().fold(1.0, |seed, &i| seed * 3.7 + i as f64);
    (seed * 12.9898).sin()
}

#[test]
fn conjugate_gradients_have_the_derivatives_of_a_direct_solver() {
    let a = Tensor::from_fn(|[i, j]| number(&[i, j]));
    let b = Tensor::from_fn(|[i]| number(&[i]));
    let many = Tensor::from_fn(|[i, j]| number(&[i, j, 7]));
    let other = Tensor::from_fn(|[i, j, k]| number(&[i, j, k]));
    let (x, da, db, second, mapped, slopes) = all_of_symmetric(&a, &b, &many, &other);
    let (y, ea, eb, other_second, other_mapped, other_slopes) =
        all_of_direct(&a, &b, &many, &other);
    let all = |pairs: &mut dyn Iterator<Item = (f64, f64)>| pairs.for_each(|(a, b)| close(a, b));
    all(&mut x.to_vec().into_iter().zip(y.to_vec()));
    all(&mut da.to_vec().into_iter().zip(ea.to_vec()));
    all(&mut db.to_vec().into_iter().zip(eb.to_vec()));
    all(&mut second.to_vec().into_iter().zip(other_second.to_vec()));
    all(&mut mapped.to_vec().into_iter().zip(other_mapped.to_vec()));
    all(&mut slopes.to_vec().into_iter().zip(other_slopes.to_vec()));
}

/// Solves by the diagonal; as many rounds as there are rows correct for the strict triangle.
#[computation]
fn back(a: &f64![3, 3], b: &f64![3]) -> f64 {
    let upper = triangular(a);
    let by_rounds = |matvec, b| {
        let diagonal = sum(upper * eye(f64, 3), 0);
        let mut x = zeros(f64, [3]);
        let mut i = 0i32;
        while i < 3 {
            x += (b - matvec(x)) / diagonal;
            i += 1;
        }
        x
    };
    let x = custom_linear_solve(|x| dot(upper, x), by_rounds, by_rounds)(b);
    sum(x * x * x)
}

#[computation]
fn triangular(a: &f64![3, 3]) -> f64![3, 3] {
    let (i, j) = (iota(i32, [3, 3], 0), iota(i32, [3, 3], 1));
    select(i <= j, a, 0.0)
}

#[computation]
fn slope_of_back(a: &f64![3, 3], b: &f64![3]) -> (f64![3, 3], f64![3]) {
    grad(back, argnums = [0, 1])(a, b)
}

#[test]
fn the_transposed_equations_have_their_own_solver() {
    let a = Tensor::from_fn(|[i, j]| number(&[i, j]) + 2.0);
    let b = Tensor::from_fn(|[i]| number(&[i]));
    let (da, db) = slope_of_back(&a, &b);
    for i in 0..3 {
        let moved = |x: f64| Tensor::from_fn(|[j]| if i == j { x } else { b[[j]] });
        close(db[[i]], difference(|x| back(&a, &moved(x)), b[[i]]));
        for j in 0..3 {
            let at =
                |x: f64| Tensor::from_fn(|[k, l]| if [i, j] == [k, l] { x } else { a[[k, l]] });
            close(da[[i, j]], difference(|x| back(&at(x), &b), a[[i, j]]));
        }
    }
}
