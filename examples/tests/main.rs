//! Runs the examples as a user runs them.

mod derivatives;
mod digits;
mod gradients;
#[cfg(feature = "pjrt")]
mod plugin;
mod quantise;
mod run;
mod small;
mod template;
mod transformer;

use run::run;

#[test]
fn small_examples_print_what_they_computed() {
    let table = [
        ("hello", "[[0.953 0.047]\n [0.011 0.989]]\n"),
        (
            "generic_sizes",
            "standardised:\n[[-1.069 -0.267  1.336]\n [-1.069 -0.267  1.336]]\n\n\
             covariance of 1000 rows:\n[[0.0833 0.1667]\n [0.1667 0.3333]]\n\n\
             products:\n[ 1.  2.  3. 10. 20. 30.]\n",
        ),
        ("modules", "[[0.008 0.989 0.003]\n [0.002 0.995 0.002]]\n"),
    ];
    for (example, text) in table {
        let output = run(example, &[]);
        assert!(output.status.success(), "{example}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), text, "{example}");
    }
}

#[test]
fn examples_agree_with_numpy() {
    for (example, comparisons) in [("rk4", 3), ("ekf", 2), ("stack", 1), ("gpt", 4)] {
        let output = run(example, &[]);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{example}: {errors}");
        let text = String::from_utf8_lossy(&output.stdout);
        let agree = text.matches("agree with NumPy's").count();
        assert_eq!(agree, comparisons, "{example}: {text}");
    }
}

/// The writers that JAX's training did not see write unlike the others.
#[test]
fn a_model_of_jax_learns_further() {
    let output = run("from_jax", &[]);
    assert!(output.status.success());
    let text = String::from_utf8_lossy(&output.stdout);
    let right = text.lines().filter_map(|line| {
        let (before, _) = line.split_once(" of 100")?;
        before.rsplit(' ').next()?.parse::<u32>().ok()
    });
    let right: Vec<u32> = right.collect();
    let [before, after] = right[..] else {
        panic!("two numbers of digits: {text}");
    };
    assert!(before >= 85 && after > before && after >= 93, "{text}");
}
