//! The output of a test.

use std::process::Command;

/// Runs a test again in a process of its own, and returns what `run` writes to the standard output and the standard
/// error there; `None` in that process.
pub(crate) fn captured(test: &str, run: impl FnOnce()) -> Option<[String; 2]> {
    const CHILD: &str = "TYPED_XLA_TEST_CHILD";
    let marks = ["<<<\n", ">>>\n"];
    if std::env::var_os(CHILD).is_some() {
        print!("{}", marks[0]);
        eprint!("{}", marks[0]);
        run();
        print!("{}", marks[1]);
        eprint!("{}", marks[1]);
        return None;
    }
    let exe = std::env::current_exe().expect("the test is a program");
    let mut child = Command::new(exe);
    child.args([test, "--exact", "--nocapture"]).env(CHILD, "1");
    let output = child.output().expect("the test runs again");
    let part = |bytes: Vec<u8>| {
        let text = String::from_utf8(bytes).expect("text");
        let (_, rest) = text
            .split_once(marks[0])
            .unwrap_or_else(|| panic!("{text}"));
        let (inside, _) = rest
            .split_once(marks[1])
            .unwrap_or_else(|| panic!("{text}"));
        inside.to_owned()
    };
    Some([part(output.stdout), part(output.stderr)])
}
