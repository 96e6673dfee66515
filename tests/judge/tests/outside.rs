//! Checks that XLA compiles the text of programs with side effects; `tests/ops` checks what they read and write.

use judge::xla::client;
use typed_xla::error::Error;
use typed_xla::prelude::*;

#[computation(program = Fed)]
fn fed(
    w: &mut f32![2],
    feed: &Infeed<(f32![2], f32)>,
    log: &Outfeed<f32>,
    n: i32,
) -> Result<f32![2], Error> {
    let mut all = w * 0.0;
    for _ in 0..n {
        let (x, rate) = infeed(feed)?;
        *w += x * rate;
        if sum(w) > 1.0 {
            outfeed(log, sum(w))?;
        }
        all += w;
    }
    Ok(all)
}

#[needs::plugin]
#[test]
fn xla_compiles_feeds_in_loops_and_choices() {
    let client = client();
    client.compile_text(Fed::stablehlo()).unwrap();
}

#[needs::plugin]
#[test]
fn a_program_with_feeds_is_refused_by_the_engine_that_has_none() {
    let client = client();
    let refused = client.compile::<Fed>().err().map(|error| error.to_string());
    let expected = "`fed` uses the feeds `feed`, `log`: PJRT plugins do not support feeds";
    assert_eq!(refused.as_deref(), Some(expected));
}

mod outer {
    use typed_xla::prelude::*;

    /// A function that is not a computation.
    #[custom_call]
    pub(crate) fn host(x: &f32![2], n: i32) -> (f32![2], i32) {
        (*x, n)
    }
}

use outer::host;

#[computation(program = Hosted)]
fn hosted(x: &f32![2]) -> f32![2] {
    let (y, n) = host(x, 3);
    y * (n as f32)
}

#[needs::plugin]
#[test]
fn xla_reads_a_custom_call_and_asks_for_its_target() {
    let client = client();
    let text = Hosted::stablehlo();
    let call = text.split_once("custom_call @").expect("a call").1;
    let target: String = (call.trim_start_matches('"').chars())
        .take_while(|c| c.is_alphanumeric() || ['.', '_'].contains(c))
        .collect();
    assert!(target.starts_with("host."), "{text}");
    let refused = client.compile_text(text).err();
    let expected = format!(
        "XLA cannot compile the program: No registered implementation for untyped custom call to {target} for Host"
    );
    assert_eq!(refused.map(|error| error.to_string()), Some(expected));
}
