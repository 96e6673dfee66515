//! `println!`, `dbg!` and their relatives in computations: what is printed, and in which order.

use typed_xla::Error;
use typed_xla::prelude::*;

#[path = "inspect/captured.rs"]
mod captured;

use captured::captured;

/// Asserts what a test prints.
#[track_caller]
fn prints(test: &str, expected: &str, run: impl FnOnce()) {
    if let Some([found, _]) = captured(test, run) {
        assert_eq!(found, expected);
    }
}

#[computation]
fn formats(x: &f32![2], y: f32, n: i32, c: c64, b: bool) -> f32![2] {
    println!();
    println!("{{{x}}} {x:.2} {x:?} {{}}");
    println!("{y} {y:?} {y:6.2}| {n:>4} {n:#x} {b} {c}");
    println!("{1} {0} {} {name:+}", n, y, name = n + 1);
    println!("{:.*} {:w$} {:.prec$}", 1, y, n, y, w = 5, prec = 3);
    let parts: [f32; 2] = [y, y + 1.0];
    print!("{:?} {parts:?}", (x, n));
    println!(" {} {}", x.dims()[0], 2.5);
    x * 2.0
}

#[test]
fn a_text_is_what_rust_prints() {
    let (x, y, n, c, b) = (tensor![1.0f32, -0.25], 1.5f32, 7, c64::new(1.0, -2.0), true);
    let mut expected = String::from("\n");
    expected += &format!("{{{x}}} {x:.2} {x:?} {{}}\n");
    expected += &format!("{y} {y:?} {y:6.2}| {n:>4} {n:#x} {b} {c}\n");
    expected += &format!("{1} {0} {} {name:+}\n", n, y, name = n + 1);
    expected += &format!("{:.*} {:w$} {:.prec$}\n", 1, y, n, y, w = 5, prec = 3);
    expected += &format!("{:?} {:?}", (&x, n), [y, y + 1.0]);
    expected += " 2 2.5\n";
    prints("a_text_is_what_rust_prints", &expected, || {
        assert_eq!(formats(&x, y, n, c, b), tensor![2.0, -0.5]);
    });
}

#[computation]
fn flow(x: &f32![2], n: i32) -> f32![2] {
    let mut y = x;
    for i in 0..n {
        println!("round {i}: {y}");
        if i % 2 == 0 {
            y *= 2.0;
            println!("  even");
        } else {
            println!("  odd {y:?}");
        }
    }
    for k in 0..2 {
        println!("known {k}");
    }
    for i in 0..n {
        println!("only {i}");
    }
    let mut i = 0i32;
    while i < 2 {
        println!("while {i}");
        i += 1;
    }
    loop {
        println!("loop {i}");
        if i == 3 {
            println!("break");
            break;
        }
        i += 1;
    }
    match i {
        3 => println!("three"),
        _ => println!("other"),
    }
    y
}

#[test]
fn texts_are_printed_in_the_order_of_the_program_in_loops_and_branches() {
    let expected = "\
round 0: [1. 2.]
  even
round 1: [2. 4.]
  odd f32![2]([2., 4.])
round 2: [2. 4.]
  even
known 0
known 1
only 0
only 1
only 2
while 0
while 1
loop 2
loop 3
break
three
";
    let test = "texts_are_printed_in_the_order_of_the_program_in_loops_and_branches";
    prints(test, expected, || {
        let y = flow(&tensor![1.0, 2.0], 3);
        assert_eq!(y, tensor![4.0, 8.0]);
    });
}

#[computation]
fn layer(x: &f32![2], name: i32) -> f32![2] {
    println!("layer {name}: {x}");
    tanh(x)
}

#[computation]
fn nothing() -> f32 {
    println!("nothing");
    2.0
}

#[computation]
fn callees(x: &f32![2]) -> f32![2] {
    let y = layer(x, 1);
    let z = nothing();
    let show = |v: f32![2]| {
        println!("closure {v} {z}");
        v + z
    };
    let _unused = layer(y * 0.0, 2);
    show(show(y * 0.0))
}

#[test]
fn callees_and_closures_print_where_they_are_called() {
    let expected = "\
layer 1: [0. 0.]
nothing
layer 2: [0. 0.]
closure [0. 0.] 2
closure [2. 2.] 2
";
    prints(
        "callees_and_closures_print_where_they_are_called",
        expected,
        || {
            assert_eq!(callees(&Tensor::zeros()), tensor![4.0, 4.0]);
        },
    );
}

#[computation]
fn each(x: &f32![2], i: i32) -> f32 {
    println!("{i}: {x}");
    if x[0] > 0.0 {
        println!("positive {}", x[0]);
    }
    println!("same");
    sum(x)
}

#[computation]
fn batch(x: &f32![3, 2]) -> f32![3] {
    vmap(each)(x, iota(i32, 3))
}

#[computation]
fn mapped(x: &f32![3]) -> f32![3] {
    map(
        |x| {
            assert!(x > -2.0);
            println!("{x:.1}");
            x * 2.0
        },
        x,
    )
}

#[test]
fn batches_print_for_each_active_index() {
    let expected = "\
0: [1. 1.]
1: [-1.  1.]
2: [3. 1.]
positive 1
positive 3
same
-1.0
0.0
1.0
";
    prints("batches_print_for_each_active_index", expected, || {
        let sums = batch(&tensor![[1.0, 1.0], [-1.0, 1.0], [3.0, 1.0]]);
        assert_eq!(sums, tensor![2.0, 0.0, 4.0]);
        assert_eq!(mapped(&tensor![-1.0, 0.0, 1.0]), tensor![-2.0, 0.0, 2.0]);
    });
}

#[computation]
fn loss(x: &f32![2]) -> f32 {
    let mut y = x;
    for i in 0..2 {
        y = y * y;
        println!("{i}: {y}");
    }
    println!("loss");
    sum(y)
}

#[computation]
fn gradients(x: &f32![2]) -> (f32![2], f32![2], f32, f32![2, 2]) {
    println!("grad");
    let a = grad(loss)(x);
    println!("checkpoint");
    let b = grad(|x| checkpoint(loss)(x) * 2.0)(x);
    println!("jvp");
    let (_, c) = jvp(loss)(x, ones(f32, [2]));
    println!("hessian");
    let h = hessian(loss)(x);
    (a, b, c, h)
}

#[test]
fn derivatives_print_the_primal_values_once() {
    let once = "0: [1. 4.]\n1: [ 1. 16.]\nloss\n";
    let expected = format!("grad\n{once}checkpoint\n{once}jvp\n{once}hessian\n{once}");
    prints(
        "derivatives_print_the_primal_values_once",
        &expected,
        || {
            let (a, b, c, h) = gradients(&tensor![1.0, 2.0]);
            assert_eq!((a, b, c), (tensor![4.0, 32.0], tensor![8.0, 64.0], 36.0));
            assert_eq!(h, tensor![[12.0, 0.0], [0.0, 48.0]]);
        },
    );
}

#[computation]
fn inner(x: &f32![2], w: &f32![2]) -> f32 {
    let h = watch(x * w, "h");
    let mut y = h;
    for _ in 0..2 {
        y = watch(y * 2.0, "y");
    }
    sum(y * y)
}

#[computation]
fn watched(x: &f32![2], w: &f32![2]) -> (f32![2], f32![2], f32![2, 2]) {
    println!("plain {}", inner(x, w));
    println!("grad");
    let a = grad(inner)(x, w);
    println!("checkpoint");
    let b = grad(|x| checkpoint(|x| inner(x, w))(x))(x);
    println!("vmap");
    let both = stack((x, x * 2.0));
    let c = vmap(grad(|x| {
        let z = watch(x * x, "z");
        sum(z * z)
    }))(both);
    (a, b, c)
}

#[test]
fn watched_values_print_their_cotangents_in_reverse_mode() {
    let plain = "h = [3. 8.]\ny = [ 6. 16.]\ny = [12. 32.]\n";
    let back =
        "cotangent of y = [24. 64.]\ncotangent of y = [ 48. 128.]\ncotangent of h = [ 96. 256.]\n";
    let z = "z = [1. 4.]\nz = [ 4. 16.]\n";
    let of_z = "cotangent of z = [2. 8.]\ncotangent of z = [ 8. 32.]\n";
    let expected =
        format!("{plain}plain 1168\ngrad\n{plain}{back}checkpoint\n{plain}{back}vmap\n{z}{of_z}");
    let test = "watched_values_print_their_cotangents_in_reverse_mode";
    prints(test, &expected, || {
        let (a, b, c) = watched(&tensor![1.0, 2.0], &tensor![3.0, 4.0]);
        assert_eq!((&a, &b), (&tensor![288.0, 1024.0], &a));
        assert_eq!(c, tensor![[4.0, 32.0], [32.0, 256.0]]);
    });
}

#[computation]
fn watched_in_batches(xs: &f32![2, 2], w: &f32![2]) -> (f32![2, 2], f32![2], f32![2, 2]) {
    let each = |x, w| {
        let h = watch(x * w, "h");
        sum(h * h)
    };
    let a = grad(|xs| sum(vmap(|x| each(x, w))(xs)))(xs);
    println!("unbatched");
    let b = grad(|w| {
        let w = watch(w, "w");
        sum(vmap(|x| each(x, w))(xs))
    })(w);
    println!("nested");
    let c = grad(|xs| sum(square(vmap(|x| vmap(|x| watch(x * 3.0, "s"))(x))(xs))))(xs);
    (a, b, c)
}

#[test]
fn watched_values_of_a_batch_print_each_cotangent() {
    let h = "h = [1. 4.]\nh = [3. 8.]\n";
    let of_h = "cotangent of h = [2. 8.]\ncotangent of h = [ 6. 16.]\n";
    let w = "w = [1. 2.]\n";
    let of_w = "cotangent of w = [20. 80.]\n";
    // The outer index changes most slowly. A loop that carries the cotangents runs for all outer indices at once.
    let s = "s = 3\ns = 6\ns = 9\ns = 12\n";
    let of_s = [6, 18, 12, 24].map(|s| format!("cotangent of s = {s}\n"));
    let of_s = of_s.concat();
    let expected = format!("{h}{of_h}unbatched\n{w}{h}{of_h}{of_w}nested\n{s}{of_s}");
    prints(
        "watched_values_of_a_batch_print_each_cotangent",
        &expected,
        || {
            let (a, b, c) =
                watched_in_batches(&tensor![[1.0, 2.0], [3.0, 4.0]], &tensor![1.0, 2.0]);
            assert_eq!(a, tensor![[2.0, 16.0], [6.0, 32.0]]);
            assert_eq!(
                (b, c),
                (tensor![20.0, 80.0], tensor![[18.0, 36.0], [54.0, 72.0]])
            );
        },
    );
}

#[computation]
fn watched_where_positive(xs: &f32![3]) -> f32![3] {
    grad(|xs| {
        sum(vmap(|x| {
            let y = if x > 0.0 { watch(x * x, "square") } else { -x };
            watch(2.0 * y, "y")
        })(xs))
    })(xs)
}

#[test]
fn watched_values_of_a_batch_print_at_active_indices() {
    let values = "square = 9\nsquare = 1\ny = 18\ny = 4\ny = 2\n";
    let back = "cotangent of y = 1\n".repeat(3) + &"cotangent of square = 2\n".repeat(2);
    let expected = format!("{values}{back}");
    prints(
        "watched_values_of_a_batch_print_at_active_indices",
        &expected,
        || {
            let g = watched_where_positive(&tensor![3.0, -2.0, 1.0]);
            assert_eq!(g, tensor![12.0, -2.0, 4.0]);
        },
    );
}

#[computation]
fn debugged(x: &f32![2], y: f32) -> f32![2] {
    let z = dbg!(x * 2.0) + dbg!(y);
    let (a, b) = dbg!(z, y + 1.0);
    eprint!("{b}");
    a
}

#[test]
fn dbg_prints_the_source_and_returns_the_value() {
    let Some([out, err]) = captured("dbg_prints_the_source_and_returns_the_value", || {
        assert_eq!(debugged(&tensor![1.0, 2.0], 3.0), tensor![5.0, 7.0]);
    }) else {
        return;
    };
    let line = |text: &str| {
        let at = include_str!("printing.rs")
            .lines()
            .position(|line| line.contains(text));
        at.expect("a line") + 1
    };
    let (first, second) = (line("let z = dbg!"), line("let (a, b) = dbg!"));
    let expected = format!(
        "[{0}:{first}:13] x * 2.0 = f32![2]([2., 4.])\n[{0}:{first}:29] y = 3.0\n\
         [{0}:{second}:18] z = f32![2]([5., 7.])\n[{0}:{second}:18] y + 1.0 = 4.0\n4",
        file!()
    );
    assert_eq!((out.as_str(), err), ("", expected));
}

#[derive(Tensors, Debug)]
struct Pair {
    left: f32![2],
    scale: f32,
}

#[computation]
fn sizes<N: Dim>(x: &f32![N, ?], p: &Pair, flags: &bool![N]) -> f32 {
    println!("{x} {} {} {flags}", N, x.dims()[1]);
    println!("{p:?}");
    println!("{:#?}", p);
    p.scale
}

#[test]
fn generic_and_dynamic_sizes_and_structs_are_printed() {
    let p = Pair {
        left: tensor![1.0, 2.0],
        scale: 0.5,
    };
    let x = <f32![2, ?]>::zeros_sized([2, 3]).unwrap();
    let flags = tensor![true, false];
    let expected = format!("{x} 2 3 {flags}\n{p:?}\n{p:#?}\n");
    prints(
        "generic_and_dynamic_sizes_and_structs_are_printed",
        &expected,
        || {
            assert_eq!(sizes(&x, &p, &flags), 0.5);
        },
    );
}

#[computation]
fn feeds(feed: &Infeed<f32>, log: &Outfeed<f32>, exec: &Exec) -> Result<f32, Error> {
    let x = infeed(feed)?;
    println!("first {x}");
    outfeed(log, x)?;
    let y = infeed(feed)?;
    let z = dot(full(f32, [256, 256], x), full(f32, [256, 256], y));
    println!("second {y} {}", z[(0, 0)]);
    assert!(y > x, "{y}");
    outfeed(log, y)?;
    Ok(sum(z) * 0.0)
}

#[test]
fn texts_are_in_order_with_feeds() {
    let expected = "first 1\nsecond 2 512\nfirst 4\nsecond 3 3072\n";
    prints("texts_are_in_order_with_feeds", expected, || {
        let (sender, feed) = Infeed::bounded(4);
        let (log, receiver) = Outfeed::bounded(4);
        for x in [1.0, 2.0, 4.0, 3.0] {
            sender.send(x).unwrap();
        }
        let exec = Exec::threads(2);
        assert_eq!(super_feeds(&feed, &log, &exec), Ok(0.0));
        assert!(feeds(&feed, &log, &exec).is_err());
        let sent: Vec<f32> = (0..3).filter_map(|_| receiver.recv()).collect();
        assert_eq!(sent, [1.0, 2.0, 4.0]);
    });
}

fn super_feeds(feed: &Infeed<f32>, log: &Outfeed<f32>, exec: &Exec) -> Result<f32, String> {
    feeds(feed, log, exec).map_err(|error| error.to_string())
}

#[computation(program = Printed)]
fn printed(x: &f32![4]) -> f32![4] {
    let y = exp(x);
    println!("{y}");
    y * 2.0 + 0.5 * 4.0
}

#[test]
fn a_printed_value_is_written_beside_a_fused_loop() {
    let lowered = Printed::lowered();
    let both = "  arena2 = exp(param0<1>)\n  arena3 = add(mul(exp(param0<1>), 2.0), 2.0)\n";
    assert!(lowered.contains(both), "{lowered}");
    assert!(lowered.contains("print \"{0}\\n\""), "{lowered}");
}

#[test]
fn stablehlo_of_a_program_that_prints_is_refused() {
    let message = panic_of(|| _ = Printed::stablehlo());
    let line = include_str!("printing.rs")
        .lines()
        .position(|line| line == "    let y = exp(x);");
    let place = format!("{}:{}:5", file!(), line.expect("a line") + 2);
    assert_eq!(
        message,
        format!(
            "`printed` prints at {place}, which StableHLO cannot express: remove it from a program for XLA"
        )
    );
}

/// Returns the message of a panic.
fn panic_of(f: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let caught = std::panic::catch_unwind(f).unwrap_err();
    caught.downcast_ref::<String>().expect("a message").clone()
}
