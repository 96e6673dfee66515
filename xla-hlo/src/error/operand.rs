//! The operands that a message shows, and their texts in its help.

/// An operand as it is shown in a message.
#[derive(Clone, Debug)]
pub struct Operand {
    /// The parameter's name: "lhs".
    pub parameter: String,
    /// The user's text for the operand, if it is short.
    pub text: Option<String>,
    /// The operand's type.
    pub ty: String,
    /// The place of its definition.
    pub place: Option<String>,
}

/// Replaces each `{lhs}` in the advice by the user's text for that operand. A parameter without an operand is shown by its
/// name; other braces are part of the advice.
///
/// A text of several words is put in parentheses where the advice continues it: `!{lhs}` of `a & b` is `!(a & b)`.
pub fn named(help: &str, operands: &[Operand]) -> String {
    let (mut text, mut rest) = (String::new(), help);
    while let Some((before, after)) = rest.split_once('{') {
        text.push_str(before);
        let name = after.split_once('}');
        let name = name.filter(|(name, _)| {
            !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_')
        });
        let Some((name, after)) = name else {
            // A brace of Rust code in the help, such as a block.
            text.push('{');
            rest = after;
            continue;
        };
        let operand = operands.iter().find(|operand| operand.parameter == name);
        let written = operand.and_then(|operand| operand.text.as_deref());
        let written = written.unwrap_or(name);
        // Its neighbours may bind more tightly than its operators, unless they are delimiters.
        let is_alone = text.ends_with(['(', '[', '`']) || text.ends_with(", ");
        let is_last = after.is_empty() || after.starts_with([')', ']', ',', '`', ';']);
        let is_continued = !(is_alone && is_last) && text.matches('`').count() % 2 == 1;
        if is_continued && has_operator(written) {
            text.push_str(&format!("({written})"));
        } else {
            text.push_str(written);
        }
        rest = after;
    }
    text + rest
}

/// Whether an expression consists of several words outside of brackets, as `a + b` and `x as f32` do.
fn has_operator(written: &str) -> bool {
    let mut depth = 0;
    // A prefix binds less tightly than a method or an index.
    written.starts_with(['-', '!', '*', '&'])
        || written.chars().any(|c| {
            match c {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth -= 1,
                _ => {}
            }
            depth == 0 && c == ' '
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_of_several_words_are_in_parentheses_where_the_help_continues_them() {
        let rows = [
            ("a", "write `!{lhs}`", "write `!a`"),
            ("a & b", "write `!{lhs}`", "write `!(a & b)`"),
            ("a & b", "write `{lhs}`", "write `a & b`"),
            ("f(a, b)", "write `!{lhs}`", "write `!f(a, b)`"),
            ("a + b", "`{lhs} as f32`", "`(a + b) as f32`"),
            ("a + b", "`1.0 / {lhs}`", "`1.0 / (a + b)`"),
            ("-a", "`{lhs}.along([1])`", "`(-a).along([1])`"),
            ("a + b", "for {lhs} as it is", "for a + b as it is"),
            ("x[(1, 2)]", "`{lhs} as f32`", "`x[(1, 2)] as f32`"),
            (
                "{ a }",
                "`f({lhs}, {other}, { b })`",
                "`f({ a }, other, { b })`",
            ),
        ];
        for (written, help, expected) in rows {
            let operand = Operand {
                parameter: "lhs".to_string(),
                text: Some(written.to_string()),
                ty: "bool[]".to_string(),
                place: None,
            };
            assert_eq!(named(help, &[operand]), expected);
        }
    }
}
