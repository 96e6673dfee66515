//! Arrays of numbers in order, and copies and turns of arrays.

use typed_xla::prelude::*;

pub(crate) static VECTORS: &str = include_str!("vectors/making.txt");

cases! {
    fn spaces(a: f64[1], b: f64[1]) -> [f64[7], f64[1], f64[4], f64[4], f64[3], f64[1], f64[1]] {
        let (a, b) = (reshape(a, []), reshape(b, []));
        let (by_a, by_b) = grad(|a, b| sum(square(linspace(a, b, 5))), argnums = [0, 1])(a, b);
        let powers = logspace(a, b, 3, base = 2.0, endpoint = false);
        (
            linspace(a, b, 7),
            linspace(a, b, 1),
            linspace(a, b, 4, endpoint = false),
            logspace(a, b, 4),
            powers,
            reshape(by_a, [1]),
            reshape(by_b, [1]),
        )
    }

    fn counts(x: f64[2]) -> [f64[5], f64[3], f64[4], f64[0]] {
        let _ = x;
        (arange(0, 5), arange(2, 11, 3), arange(5, -2, step = -2), arange(3, 3))
    }

    fn grids(x: f64[2], y: f64[3]) -> [f64[3, 2], f64[3, 2], f64[2, 3], f64[2, 3]] {
        let (a, b) = meshgrid(x, y);
        let (c, d) = meshgrid(x, y, indexing = "ij");
        (a, b, c, d)
    }

    fn copies(x: f64[2, 3], w: f64[4, 6]) -> [f64[4, 9], f64[2, 6], f64[6, 3], f64[2, 6], f64[2, 3], f64[2, 3]] {
        let dx = grad(|x| sum(tile(x, [2, 2]) * w))(x);
        let by_repeat = grad(|x| sum(repeat(repeat(x, 2), 2, dimension = 1) * w))(x);
        (tile(x, [2, 3]), x.tile([2]), repeat(x, 3), repeat(x, 2, -1), dx, by_repeat)
    }

    fn turns(x: f64[2, 3, 2]) -> [f64[3, 2, 2], f64[2, 3, 2], f64[3, 2, 2], f64[2, 3, 2], f64[2, 3, 2], f64[2, 2, 3]] {
        (
            rot90(x),
            rot90(x, 2),
            rot90(x, -1),
            rot90(x, 4),
            rot90(x, dimensions = [2, 0]),
            rot90(x, 3, [1, 2]),
        )
    }

    fn polynomials(p: f64[4], x: f64[2, 3], w: f64[2, 3]) -> [f64[2, 3], f64[4], f64[2, 3], f64[2, 3]] {
        let of = |p, x| sum(polyval(p, x) * w);
        let (dp, dx) = grad(of, argnums = [0, 1])(p, x);
        let (_, curved) = jvp(|x| grad(|x| of(p, x))(x))(x, w);
        (polyval(p, x), dp, dx, curved)
    }

    fn taken(x: f64[3, 2], i: f64[5], w: f64[5, 2]) -> [f64[5, 2], f64[5, 2], f64[5, 2], f64[3, 5, 1], f64[3, 2]] {
        let i = i as i32;
        let dx = grad(|x| sum(take_mode(x, i, "fill", fill = 3.0) * w))(x);
        let last = take_mode(x, reshape(i, [5, 1]), "fill", dimension = 1, fill = 7.0);
        (take_mode(x, i, "wrap"), take_mode(x, i, mode = "clip"), take_mode(x, i, "fill", fill = 0.5), last, dx)
    }

    fn puts(x: f64[2, 4], i: i32[2, 3], y: f64[2, 3], w: f64[2, 4]) -> [f64[2, 4], f64[4, 2], f64[2, 4], f64[2, 4], f64[2, 3], f64[2, 3]] {
        let loss = |x, y| sum(put_along_dimension(x * x, i, y * y) * w);
        let (by_x, by_y) = grad(loss, argnums = [0, 1])(x, y);
        let (_, curved) = jvp(|x, y| grad(loss, argnums = [1])(x, y))((x, y), (cos(x), cos(y)));
        let t = |x| transpose(x, [1, 0]);
        (
            put_along_dimension(x, i, y, 1),
            t(x).put_along_dimension(transpose(i, [1, 0]), t(y), dimension = 0),
            put_along_dimension(x, i, 7.0),
            by_x,
            by_y,
            curved,
        )
    }

    fn lower_triangles(x: f64[1]) -> [i32[12], i32[16], i32[2], i32[6], i32[16], i32[10], i32[12], i32[0]] {
        let _ = x;
        let both = |(rows, columns)| concatenate((rows, columns), 0);
        (
            both(tril_indices(3)),
            both(tril_indices(3, 1)),
            both(tril_indices(3, -2)),
            both(tril_indices(2, columns = 4)),
            both(tril_indices(4, 1, columns = 2)),
            both(tril_indices(4, -1, columns = 2)),
            both(tril_indices(3, 5, columns = 2)),
            both(tril_indices(2, -5)),
        )
    }

    fn upper_triangles(x: f64[1]) -> [i32[12], i32[6], i32[18], i32[14], i32[2], i32[10], i32[0], i32[8]] {
        let _ = x;
        let both = |(rows, columns)| concatenate((rows, columns), 0);
        (
            both(triu_indices(3)),
            both(triu_indices(3, 1)),
            both(triu_indices(3, -2)),
            both(triu_indices(2, columns = 4)),
            both(triu_indices(4, 1, columns = 2)),
            both(triu_indices(4, -1, columns = 2)),
            both(triu_indices(3, 5, columns = 2)),
            both(triu_indices(2, -5)),
        )
    }
}

#[computation]
fn close(x: &f32![5], y: &f32![5]) -> (bool![5], bool![5], bool![5], bool, bool) {
    let wide = isclose(x, y, relative = 0.5, absolute = 1.0);
    (
        isclose(x, y),
        isclose(x, y, equal_nan = true),
        wide,
        allclose(x, y),
        allclose(x, x, equal_nan = true),
    )
}

#[test]
fn numbers_are_close_by_a_relative_and_an_absolute_distance() {
    let x = tensor![1.0, f32::NAN, f32::INFINITY, 0.0, 1.5];
    let y = tensor![1.000_001, f32::NAN, f32::INFINITY, f32::INFINITY, 1.0];
    let (plain, with_nan, wide, all, all_same) = close(&x, &y);
    assert_eq!(plain, tensor![true, false, true, false, false]);
    assert_eq!(with_nan, tensor![true, true, true, false, false]);
    assert_eq!(wide, tensor![true, false, true, false, true]);
    assert!(!all && all_same);
}

#[computation]
fn ends() -> (f32![3], f32![11], f32![0], f32![1], i32![4], u8![3]) {
    (
        linspace(0.1, 0.3, 3),
        linspace(0.0, 0.1, 11),
        linspace(1.0, 2.0, 0),
        linspace(1.0, 2.0, 1),
        arange(-3, 5, 2),
        arange(0, 3),
    )
}

#[test]
fn the_last_of_equal_steps_is_exact() {
    let (three, eleven, none, one, integers, bytes) = ends();
    assert_eq!((three[[0]], three[[2]]), (0.1, 0.3));
    assert_eq!(eleven[[10]], 0.1);
    assert_eq!((none.as_slice(), one.as_slice()), (&[][..], &[1.0][..]));
    assert_eq!((integers, bytes), (tensor![-3, -1, 1, 3], tensor![0, 1, 2]));
}
