//! Tests of `xla-core/src/level.rs`.

use xla_core::level::Detected;
use xla_core::level::*;

struct Name;

impl Kernel for Name {
    type Output = &'static str;

    #[inline(always)]
    fn run<L: Level>(self) -> &'static str {
        core::any::type_name::<L>().rsplit("::").next().unwrap()
    }
}

#[test]
fn dispatch_runs_the_level_of_the_program() {
    println!("dispatched at {}", dispatch(Name));
    assert_eq!(dispatch(Name), Detected::best().run(Name));
    if std::env::var_os("TYPED_XLA_LEVEL").is_none() {
        assert_eq!(Detected::best(), *Detected::all().last().unwrap());
    }
}

/// Returns what the test above prints in a process with this variable, and whether it passes.
fn with_variable(word: &str) -> (bool, String) {
    let (_, module) = module_path!().split_once("::").unwrap();
    let test = format!("{module}::dispatch_runs_the_level_of_the_program");
    let output = std::process::Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "--nocapture", &test])
        .env("TYPED_XLA_LEVEL", word)
        .output()
        .unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(text).unwrap())
}

#[test]
fn the_variable_selects_each_level_of_the_processor() {
    for level in Detected::all() {
        let (passed, text) = with_variable(&level.name().to_lowercase());
        let dispatched = format!("dispatched at {}\n", level.name());
        assert!(passed && text.contains(&dispatched), "{text}");
    }
}

#[test]
fn a_word_that_is_no_level_of_the_processor_is_refused() {
    let words = Detected::all().into_iter().map(|l| l.name().to_lowercase());
    let words: Vec<String> = words.map(|word| format!("`{word}`")).collect();
    let lacking = if cfg!(target_arch = "x86_64") {
        "neon"
    } else {
        "v3"
    };
    for (word, what) in [
        ("avx2", "this is not a level"),
        ("V3", "this is not a level"),
        ("", "this is not a level"),
        (lacking, "this processor lacks this level"),
    ] {
        let (passed, text) = with_variable(word);
        let words = words.join(", ");
        let message = format!("TYPED_XLA_LEVEL={word}: {what}; expected one of {words}\n");
        assert!(!passed && text.contains(&message), "{word}: {text}");
    }
}

#[test]
fn every_level_runs_as_itself() {
    for level in Detected::all() {
        assert_eq!(level.run(Name), level.name());
    }
}

#[test]
fn generated_code_runs_at_the_best_level_up_to_v3() {
    let mut levels = Detected::all();
    levels.retain(|level| *level <= Detected::best() && level.name() != "V4");
    let best = levels.last().unwrap();
    assert_eq!(Generated::dispatch(Name), best.name());
    assert_eq!(Every::dispatch(Name), Detected::best().name());
}

#[test]
fn the_baseline_is_always_there() {
    let first = Detected::all()[0].name();
    assert_eq!(first, "Baseline");
}

#[cfg(target_arch = "x86_64")]
#[test]
fn a_level_is_there_only_with_all_its_features() {
    let has = |name| Detected::all().iter().any(|l| l.name() == name);
    if has("V3") {
        assert!(is_x86_feature_detected!("avx2") && is_x86_feature_detected!("fma"));
        assert!(is_x86_feature_detected!("f16c") && is_x86_feature_detected!("bmi2"));
    }
    if has("V4") {
        assert!(
            has("V3")
                && is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512dq")
        );
    }
}
