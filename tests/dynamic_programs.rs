//! Programs with dynamic sizes.
#![cfg(feature = "pjrt")]

use typed_xla::prelude::*;
use typed_xla::{Error, Program, Workspace};

#[computation(program = Centred)]
fn centred(x: &f32![?, 3]) -> (f32![?], f32![?, 3]) {
    let means = mean(x, 1);
    let rest = x - means.along([0]);
    (means, rest)
}

fn batch(rows: usize) -> f32![?, 3] {
    Tensor::from_fn_sized([rows, 3], |[i, j]| (3 * i + j) as f32).unwrap()
}

fn message<T>(result: Result<T, Error>) -> String {
    result
        .err()
        .map_or_else(String::new, |error| error.to_string())
}

#[test]
fn open_sizes_have_names_in_the_text_and_numbers_for_arguments() {
    assert_eq!(Centred::SIZES, [("x", 0)]);
    assert!(Centred::stablehlo().contains("%arg0: tensor<{?x.0}x3xf32>"));
    for rows in [0, 1, 5] {
        let text = Centred::stablehlo_for(&&batch(rows)).unwrap();
        let main = format!(
            "@main(%arg0: tensor<{rows}x3xf32>) -> (tensor<{rows}xf32>, tensor<{rows}x3xf32>)"
        );
        assert!(text.contains(&main) && !text.contains('?'), "{text}");
    }
}

#[computation(program = Shifted)]
fn shifted(x: &f32![?]) -> Result<f32![?], Error> {
    Ok(x + [1.0, 2.0, 3.0])
}

#[test]
fn a_size_that_the_body_determines_is_a_number_in_the_text_and_checked_at_the_call() {
    assert!(Shifted::SIZES.is_empty());
    assert!(Shifted::stablehlo().contains("%arg0: tensor<3xf32>"));
    let two: f32![?] = tensor![1.0, 2.0].try_into().unwrap();
    assert_eq!(
        message(Shifted::stablehlo_for(&&two)),
        message(shifted(&two))
    );
    assert!(message(shifted(&two)).starts_with("shifted: dimension 0 of `x` is 2, but `"));
}

#[computation(program = Front)]
fn front(x: &f32![?], y: &f32![?]) -> Result<f32![?], Error> {
    Ok((x * y)[..x.dims()[0] - 2])
}

#[test]
fn results_are_written_to_tensors_of_their_sizes() {
    let x = batch(4);
    let (expected_means, expected_rest) = centred(&x);
    let mut workspace = Workspace::new();
    let mut means = Tensor::zeros_sized([4]).unwrap();
    for rows in [4, 3] {
        let mut rest = Tensor::zeros_sized([rows, 3]).unwrap();
        let result = Centred::run_into((&mut means, &mut rest), &mut workspace, &x);
        if rows == 4 {
            result.unwrap();
            assert_eq!((&means, &rest), (&expected_means, &expected_rest));
            continue;
        }
        assert!(matches!(result, Err(Error::ResultSizes { index: 1, .. })));
        assert_eq!(
            message(result),
            "centred: result 1 has the sizes [4, 3], but its tensor has the sizes [3, 3]"
        );
    }
}

#[test]
fn what_a_call_checks_is_checked_before_results_are_written() {
    let open = |size: usize| -> f32![?] { Tensor::full_sized([size], 3.0).unwrap() };
    for (x, y, out) in [(4, 4, 2), (4, 3, 2), (1, 1, 0)] {
        let mut preallocated = open(out);
        let result = Front::run_into(&mut preallocated, &mut Workspace::new(), &open(x), &open(y));
        match front(&open(x), &open(y)) {
            Ok(expected) => {
                result.unwrap();
                assert_eq!(preallocated, expected);
            }
            wrong => {
                assert_eq!(message(result), message(wrong));
                assert_eq!(preallocated, open(out));
            }
        }
    }
}

#[computation(program = Cubed)]
fn cubed(x: &f32![?, 0]) -> f32![?] {
    zeros(f32, x.dims()[0] * x.dims()[0] * x.dims()[0])
}

#[test]
fn a_size_that_leaves_its_range_is_an_error() {
    let rows = |rows: usize| -> f32![?, 0] { Tensor::zeros_sized([rows, 0]).unwrap() };
    let text = Cubed::stablehlo_for(&&rows(3)).unwrap();
    assert!(text.contains("-> tensor<27xf32>"));
    let error = Cubed::stablehlo_for(&&rows(1 << 29)).unwrap_err();
    assert!(
        matches!(&error, Error::ProgramSizes { name: "cubed", sizes, .. } if *sizes == [("x", 0, 1 << 29)])
    );
    assert_eq!(
        error.to_string(),
        "cubed: a size in [?x.0 * ?x.0 * ?x.0] is negative or too large; dimension 0 of `x` is 536870912"
    );
}

mod xla;

mod on_xla {
    use typed_xla::Exec;
    use typed_xla::error::SizeOrigin;
    use typed_xla::pjrt::{Client, Executable, OptionValue};
    use typed_xla::tensors::{Leaves, Path};

    use super::xla::{plugin, xla};
    use super::*;

    /// Returns the sizes and the elements of all results of a computation.
    fn leaves(whole: &impl Leaves) -> Vec<(Vec<usize>, Vec<u8>)> {
        let mut all = Vec::new();
        whole.visit(Path::ROOT, &mut |_, leaf| {
            all.push((leaf.dims.to_vec(), leaf.bytes.to_vec()));
        });
        all
    }

    #[needs::plugin]
    #[test]
    fn a_program_is_compiled_once_for_each_of_its_sizes() {
        let client = xla();
        let program = client.compile::<Centred>().unwrap();
        assert_eq!(program.compiled(), 0);
        for (rows, compiled) in [(4, 1), (2, 2), (4, 2), (0, 3), (2, 3)] {
            let found = program.run(&batch(rows)).unwrap();
            assert_eq!(found, centred(&batch(rows)));
            assert_eq!(program.compiled(), compiled);
        }
        let any = program.as_any(&&batch(2)).unwrap();
        assert_eq!(any.parameters().next().unwrap().dims, [2, 3]);
        let again = program.as_any(&&batch(2)).unwrap();
        assert!(std::sync::Arc::ptr_eq(&any, &again));
        assert_eq!(program.compiled(), 3);
    }

    #[needs::plugin]
    #[test]
    fn a_program_whose_types_tell_its_sizes_is_compiled_at_once() {
        let client = xla();
        let program = client.compile::<Shifted>().unwrap();
        assert_eq!(program.compiled(), 1);
        let open = |size: usize| -> f32![?] { Tensor::full_sized([size], 3.0).unwrap() };
        assert_eq!(program.run(&open(3)).unwrap().as_slice(), [4.0, 5.0, 6.0]);
        assert_eq!(message(program.run(&open(2))), message(shifted(&open(2))));
        assert_eq!(program.compiled(), 1);
    }

    #[needs::plugin]
    #[test]
    fn sizes_are_compared_as_a_call_does() {
        let client = xla();
        let program = client.compile::<Front>().unwrap();
        let open = |size: usize| -> f32![?] { Tensor::full_sized([size], 3.0).unwrap() };
        let error = program.run((&open(4), &open(5))).unwrap_err();
        assert!(matches!(
            error,
            Error::DynamicSize {
                origin: SizeOrigin::Argument,
                computation: "front",
                operand: "y",
                dimension: 0,
                expected: 4,
                found: 5,
                ..
            }
        ));
        for (x, y, compiled) in [(4, 5, 0), (5, 4, 0), (1, 1, 0), (5, 5, 1), (2, 2, 2)] {
            let found = program.run((&open(x), &open(y)));
            match front(&open(x), &open(y)) {
                Ok(expected) => assert_eq!(found.unwrap(), expected),
                wrong => assert_eq!(message(found), message(wrong)),
            }
            assert_eq!(program.compiled(), compiled);
        }
    }

    #[derive(Clone, Debug, PartialEq, Tensors)]
    struct Batch {
        images: f32![?, 3; {0, 1}],
        labels: i32![?],
    }

    #[derive(Clone, Debug, PartialEq, Tensors)]
    struct Memory {
        seen: Batch,
        last: (f32![?], f32),
    }

    fn memory(images: usize, labels: usize) -> Memory {
        Memory {
            seen: records(images, labels),
            last: (Tensor::full_sized([images], 1.0).unwrap(), 0.5),
        }
    }

    fn records(images: usize, labels: usize) -> Batch {
        Batch {
            images: Tensor::from_fn_sized([images, 3], |[i, j]| (3 * i + j) as f32).unwrap(),
            labels: Tensor::from_fn_sized([labels], |[i]| i as i32).unwrap(),
        }
    }

    #[computation(program = Scaled)]
    fn scaled(
        batch: Batch,
        exec: &Exec,
        by: &f32![?],
        w: &f32![3, 2],
    ) -> Result<(Batch, f32![?, 2]), Error> {
        let images = batch.images * by.along([0]);
        let scores = dot(images, w);
        let labels = batch.labels + 1;
        Ok((Batch { images, labels }, scores))
    }

    #[computation(program = Remember)]
    fn remember(memory: &mut Memory, batch: &Batch, n: i32) -> Result<f32, Error> {
        for _ in 0..n {
            memory.seen.images += batch.images;
            memory.last.1 += 1.0;
        }
        memory.last.0 = sum(batch.images, 1);
        memory.seen.labels = batch.labels;
        Ok(sum(memory.seen.images))
    }

    #[needs::plugin]
    #[test]
    fn records_have_open_sizes_as_parameters_and_results() {
        let client = xla();
        assert_eq!(Scaled::SIZES, [("batch.images", 0), ("batch.labels", 0)]);
        let program = client.compile::<Scaled>().unwrap();
        let w = tensor![[1.0, 0.5], [0.0, 1.0], [2.0, 0.0]];
        for (images, labels, by) in [(2, 5, 2), (3, 0, 3), (2, 5, 2), (3, 0, 2)] {
            let by = Tensor::from_fn_sized([by], |[i]| i as f32 + 0.5).unwrap();
            let found = program.run((records(images, labels), &by, &w));
            match scaled(records(images, labels), &Exec::default(), &by, &w) {
                Ok(expected) => assert_eq!(found.unwrap(), expected),
                wrong => assert_eq!(message(found), message(wrong)),
            }
        }
        assert_eq!(program.compiled(), 2);
    }

    #[needs::plugin]
    #[test]
    fn state_of_open_sizes_is_changed_in_place() {
        let client = xla();
        let program = client.compile::<Remember>().unwrap();
        let cases = [(2, 3, 2, 3), (1, 0, 1, 0), (2, 3, 3, 3), (2, 3, 2, 4)];
        for (images, labels, batch_images, batch_labels) in cases {
            let (mut ours, mut xlas) = (memory(images, labels), memory(images, labels));
            let batch = records(batch_images, batch_labels);
            let expected = remember(&mut ours, &batch, 2);
            let found = program.run((&mut xlas, &batch, 2));
            assert_eq!(message(found), message(expected));
            assert_eq!(xlas, ours);
        }
        assert_eq!(program.compiled(), 2);
    }

    #[computation(program = Summed)]
    fn summed(x: &f32![?], replica: &Replica) -> Result<f32![?], Error> {
        Ok(cross_replica_sum(x, replica)?)
    }

    #[needs::plugin]
    #[test]
    fn replicas_have_arguments_of_the_same_sizes() {
        let plugin = plugin().expect("a plugin");
        let devices = [("cpu_device_count", OptionValue::Int(2))];
        let client = Client::load_with(plugin, &devices).unwrap();
        let program = client.compile_replicas::<Summed>(2).unwrap();
        let open = |size: usize, value| -> f32![?] { Tensor::full_sized([size], value).unwrap() };
        for size in [3, 1, 3] {
            let found = program.run(vec![&open(size, 1.0), &open(size, 2.0)]);
            assert_eq!(found.unwrap(), [open(size, 3.0), open(size, 3.0)]);
        }
        let unequal = program.run(vec![&open(3, 1.0), &open(2, 2.0)]);
        assert!(matches!(unequal, Err(Error::Argument { index: 0, .. })));
        let none = program.run(vec![]);
        assert!(matches!(
            none,
            Err(Error::ReplicaArguments {
                expected: 2,
                found: 0
            })
        ));
    }

    #[computation(program = Fed)]
    fn fed(
        x: &f32![?],
        feed: &Infeed<f32![?]>,
        log: &Outfeed<f32![?]>,
        n: i32,
    ) -> Result<f32![?], Error> {
        let mut all = x + 0.0;
        for _ in 0..n {
            all += infeed(feed)?;
            outfeed(log, all)?;
        }
        Ok(all)
    }

    #[needs::plugin]
    #[test]
    fn programs_with_feeds_are_refused_by_the_engine() {
        let client = xla();
        let refused = client.compile::<Fed>();
        assert!(matches!(refused, Err(Error::Feeds { name: "fed", .. })));
        let x: f32![?] = Tensor::zeros_sized([5]).unwrap();
        let text = Fed::stablehlo_for(&(&x, 3)).unwrap();
        client.compile_text(&text).unwrap();
    }

    #[computation(program = Told)]
    fn told(x: &f32![?]) -> f32![?] {
        println!("{x}");
        x + 1.0
    }

    #[needs::plugin]
    #[test]
    fn a_program_that_prints_is_refused_when_it_is_compiled() {
        let Err(Error::Inspects { name, inspects }) = xla().compile::<Told>() else {
            panic!("expected an error about the text that is printed");
        };
        assert_eq!(name, "told");
        let place = format!("prints at {}:{}:9", file!(), line!() - 11);
        assert_eq!(inspects, place);
        let x: f32![?] = Tensor::zeros_sized([5]).unwrap();
        let refused = Told::stablehlo_for(&&x);
        assert!(matches!(refused, Err(Error::Inspects { .. })));
    }

    fn near(a: &[u8], b: &[u8]) -> bool {
        let [a, b] = [a, b].map(|x| f32::from_le_bytes(x.try_into().unwrap()));
        (a - b).abs() <= 1e-5 * (1.0 + b.abs())
    }

    /// Compares the same body as a function and as a program, for several sizes: the sizes are the same, and so are the
    /// values, up to rounding for floating-point numbers.
    macro_rules! same {
        ($($name:ident($($x:ident: $element:ident [$($open:tt)*]),+) -> [$out:ty] $body:block for $([$($size:expr),+]),+;)*) => {$(
            mod $name {
                use super::*;

                #[computation(program = OnXla)]
                fn here($($x: &Tensor![$element; $($open)*]),+) -> Result<$out, Error> {
                    Ok($body)
                }

                fn compare(program: &Executable<OnXla>, sizes: &[&[usize]]) {
                    let (mut sizes, mut next) = (sizes.iter(), 0u32);
                    $(let $x: Tensor![$element; $($open)*] = {
                        let sizes = *sizes.next().unwrap();
                        Tensor::from_fn_sized(sizes.try_into().unwrap(), |_| {
                            next = next.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                            ((next >> 8) % 1000) as $element / 100 as $element
                        }).unwrap()
                    };)+
                    let expected = leaves(&here($(&$x),+).unwrap());
                    let found = leaves(&program.run(($(&$x),+)).unwrap());
                    let dims = |all: &[(Vec<usize>, Vec<u8>)]| -> Vec<Vec<usize>> {
                        all.iter().map(|leaf| leaf.0.clone()).collect()
                    };
                    assert_eq!(dims(&found), dims(&expected));
                    for ((_, found), (_, expected)) in found.iter().zip(&expected) {
                        let mut pairs = found.chunks(4).zip(expected.chunks(4));
                        assert!(pairs.all(|(a, b)| a == b || near(a, b)));
                    }
                }

                #[needs::plugin]
                #[test]
                fn agrees() {
                    let client = xla();
                    let program = client.compile::<OnXla>().unwrap();
                    $(compare(&program, &[$(&$size[..]),+]);)+
                }
            }
        )*};
    }

    same! {
        elementwise(x: f32 [?], y: f32 [?]) -> [f32![?]] { exp(-x) * tanh(y) + x } for [[5], [5]], [[1], [1]], [[0], [0]];
        sizes_as_numbers(x: f32 [?, ?]) -> [(f32![?], f32, f32![?])] {
            let rows = x.dims()[0];
            (sum(x, 1) / rows, 2.0f32 * x.dims()[1], iota(f32, [x.dims()[0] * 2 + 1], dimension = 0) + rows)
        } for [[3, 4]], [[1, 2]];
        slices_and_padding(x: f32 [?, ?]) -> [f32![?, ?]] {
            pad(x[(1..x.dims()[0], 1..)], 0.5, [1, 0], [2, 0])
        } for [[3, 4]], [[2, 1]];
        made_of_sizes(x: f32 [?]) -> [(f32![?, 2], f32![?, ?])] {
            (zeros(f32, [x.dims()[0], 2]), broadcast_in_dim(x, [x.dims()[0] + 1, x.dims()[0]], [1]))
        } for [[3]], [[1]];
        reshaped(x: f32 [?, 4]) -> [(f32![?], f32![2, ?])] {
            (reshape(x, [4 * x.dims()[0]]), reshape(x, [2, 2 * x.dims()[0]]))
        } for [[3, 4]], [[1, 4]];
        joined(x: f32 [?, 2], y: f32 [?, 2]) -> [f32![?, 2]] { concatenate((x, y), 0) } for [[3, 2], [1, 2]], [[1, 2], [3, 2]];
        products(x: f32 [?, ?], w: f32 [?, 3]) -> [f32![?, 3]] { relu(dot(x, w)) } for [[2, 5], [5, 3]], [[1, 2], [2, 3]];
        labels(x: f32 [?, ?], y: f32 [?, 2]) -> [f32![2, ?]] {
            let z("k,i") = x("i,j") * y("j,k");
            z
        } for [[2, 5], [5, 2]], [[1, 1], [1, 2]];
        windows(x: f32 [?, 5]) -> [f32![?, 3]] {
            reduce_window(add, x, 0.0, window_dimensions = [1, 2], window_strides = [1, 2], padding = "SAME")
        } for [[3, 5]], [[1, 5]];
        filtered(x: f32 [?, 2, 6, 5], w: f32 [4, 2, 3, 3]) -> [f32![?, 4, 6, 5]] {
            conv(x, w, window_strides = [1, 1], padding = "SAME")
        } for [[2, 2, 6, 5], [4, 2, 3, 3]], [[1, 2, 6, 5], [4, 2, 3, 3]];
        sorted(x: f32 [?, ?]) -> [(f32![?, ?], i32![?])] { (sort(x), argmax(x, 1)) } for [[3, 5]], [[1, 2]];
        looked_up(x: f32 [?, 2], at: i32 [?]) -> [f32![?, 2]] { take(x, at % 2, 0) } for [[3, 2], [5]], [[2, 2], [1]];
        scanned(x: f32 [?, 3]) -> [(f32![3], f32![?, 3])] {
            scan(|carry, row| (carry + row, carry * row), zeros(f32, 3), x)
        } for [[4, 3]], [[1, 3]];
        looped(x: f32 [?]) -> [f32![?]] {
            let mut y = x + 0.0;
            let mut i = 0i32;
            while sum(y) < 1000.0 && i < 5 {
                y = if sum(y) > 10.0 { y * 2.0 } else { y + 1.0 };
                i += 1;
            }
            y
        } for [[4]], [[1]];
        mapped(x: f32 [?, ?]) -> [f32![?, ?]] { map(|a| a * a / x.dims()[1], x) } for [[4, 2]], [[1, 3]];
        normalised(x: f32 [?, ?]) -> [f32![?, ?]] { softmax(x - mean(x, 1).along([0]), dimension = 1) } for [[4, 7]], [[1, 3]];
        factors(a: f32 [3, 3], b: f32 [3, ?]) -> [f32![3, ?]] {
            solve(dot(a, transpose(a, [1, 0])) + 10.0, b)
        } for [[3, 3], [3, 2]], [[3, 3], [3, 1]];
    }

    #[computation]
    fn doubled<N: Dim>(x: &f32![?, N]) -> f32![?, N] {
        concatenate((x, x * x.dims()[0]), 0)
    }

    #[computation(program = Twice)]
    fn twice(x: &f32![?, 3], y: &f32![?, 2]) -> (f32![?, 3], f32![?, 2], f32![?, 3]) {
        let both = doubled(x);
        (both, doubled(y), doubled(both))
    }

    #[needs::plugin]
    #[test]
    fn callees_are_specialised_for_each_of_the_sizes_that_they_are_called_with() {
        let client = xla();
        let program = client.compile::<Twice>().unwrap();
        for (x, y) in [(8, 5), (4, 4), (1, 0)] {
            let (x, y) = (batch(x), Tensor::full_sized([y, 2], 1.5).unwrap());
            assert_eq!(program.run((&x, &y)).unwrap(), twice(&x, &y));
        }
    }

    #[needs::plugin]
    #[test]
    fn threads_share_a_program() {
        let client = xla();
        let program = client.compile::<Centred>().unwrap();
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let program = &program;
                scope.spawn(move || {
                    let x = batch(thread % 2 + 1);
                    assert_eq!(program.run(&x).unwrap(), centred(&x));
                });
            }
        });
        assert_eq!(program.compiled(), 2);
    }
}
