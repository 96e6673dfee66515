//! The arguments of `#[computation(..)]`.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};
use syn::parse::{Parse, ParseStream};
use syn::{Error, LitStr, Result, Token, parenthesized, token};
use xla_hlo::list::Items;

use crate::imported::Source;
use crate::imported::custom_calls::{self, Bound};
use crate::root::Crate;
use crate::rule::{Rule, RuleKind};

mod word;

/// The type that represents a computation, the C function and the prepared parameters if there are any: `Scores`,
/// `Scores "scores" (p)` between macros.
#[derive(Clone)]
pub(crate) struct Declared {
    /// The name of the type.
    pub(crate) name: Ident,
    /// The name of the C function.
    pub(crate) export: Option<LitStr>,
    /// The names of the prepared parameters.
    pub(crate) prepared: Vec<Ident>,
}

impl Parse for Declared {
    fn parse(input: ParseStream) -> Result<Declared> {
        Ok(Declared {
            name: input.parse()?,
            export: input.parse()?,
            prepared: if input.is_empty() {
                Vec::new()
            } else {
                names(input)?
            },
        })
    }
}

/// Parses names in parentheses.
fn names(input: ParseStream) -> Result<Vec<Ident>> {
    let content;
    parenthesized!(content in input);
    let names = content.parse_terminated(Ident::parse, Token![,])?;
    Ok(names.into_iter().collect_vec())
}

impl ToTokens for Declared {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Declared {
            name,
            export,
            prepared,
        } = self;
        tokens.extend(quote!(#name #export));
        if !prepared.is_empty() {
            tokens.extend(quote!((#(#prepared),*)));
        }
    }
}

/// The arguments of `#[computation(..)]`.
#[derive(Default)]
pub(crate) struct Attribute {
    /// The type that represents the computation.
    pub(crate) program: Option<Declared>,
    /// The path of the facade.
    pub(crate) crate_path: Option<Crate>,
    /// The rule for its derivative.
    pub(crate) rule: Option<Rule>,
    /// The model that is its body.
    pub(crate) source: Option<Source>,
}

impl Parse for Attribute {
    fn parse(input: ParseStream) -> Result<Attribute> {
        let mut attribute = Attribute::default();
        let mut entry: Option<LitStr> = None;
        let mut export: Option<LitStr> = None;
        let mut calls: Option<(Span, Vec<Bound>)> = None;
        let mut prepared: Option<(Span, Vec<Ident>)> = None;
        while !input.is_empty() {
            // `crate` is a keyword, which `parse::<Ident>` would refuse.
            if attribute.crate_path.is_none() && Crate::is_next(input) {
                attribute.crate_path = Some(input.parse()?);
            } else {
                let what = "expected the name of an argument, such as `program = Name`";
                let word: Ident = input.parse().map_err(|_| input.error(what))?;
                // Faults are about the whole argument, of which a part may be parsed.
                let rest = input.fork();
                let fault = |()| word::malformed(&word, &rest);
                if word == "stablehlo" && attribute.source.is_none()
                    || word == "entry" && entry.is_none()
                    || word == "export" && export.is_none()
                {
                    let value = input
                        .parse::<Token![=]>()
                        .and_then(|_| input.parse::<LitStr>());
                    let value = value.map_err(|_| fault(()))?;
                    if word == "entry" {
                        entry = Some(value);
                    } else if word == "export" {
                        export = Some(c_name(value)?);
                    } else {
                        attribute.source = Some(Source {
                            path: value,
                            entry: None,
                            custom_calls: Vec::new(),
                        });
                    }
                } else if word == "custom_calls" && calls.is_none() && input.peek(token::Paren) {
                    calls = Some((word.span(), custom_calls::parse(input)?));
                } else if word == "prepared" && prepared.is_none() && input.peek(token::Paren) {
                    prepared = Some((word.span(), names(input).map_err(|_| fault(()))?));
                } else if let Some(kind) = RuleKind::of(&word) {
                    let what = word::malformed(&word, &rest).to_string();
                    let path = kind.path(&word, input, attribute.rule.as_ref(), &what)?;
                    attribute.rule = Some(Rule { kind, path });
                } else if word == "program" && attribute.program.is_none() {
                    input.parse::<Token![=]>().map_err(|_| fault(()))?;
                    attribute.program = Some(Declared {
                        name: input.parse().map_err(|_| fault(()))?,
                        export: None,
                        prepared: Vec::new(),
                    });
                } else if word::is_known(&word) {
                    let is_other = matches!(&*word.to_string(), "prepared" | "custom_calls")
                        && !input.peek(token::Paren);
                    return Err(if is_other {
                        fault(())
                    } else {
                        word::repeated(&word)
                    });
                } else {
                    return Err(word::unknown(&word, &rest));
                }
            }
            if !input.is_empty() {
                let what = "expected `,` before the next argument";
                input.parse::<Token![,]>().map_err(|_| input.error(what))?;
            }
        }
        // `export` may precede `program`.
        match (&mut attribute.program, export) {
            (Some(program), export) => program.export = export,
            (None, Some(export)) => {
                let what = "`export` needs a type whose method `c_header` returns the header\n  \
                            help: write `program = Scores` too, with a name of your own";
                return Err(Error::new(export.span(), what));
            }
            (None, None) => {}
        }
        // So may `prepared`.
        match (&mut attribute.program, prepared) {
            (_, Some((at, names))) if names.is_empty() => {
                let what = "expected the names of parameters, as in `prepared(p)`";
                return Err(Error::new(at, what));
            }
            (Some(program), Some((_, names))) => program.prepared = names,
            (None, Some((at, _))) => {
                let what = "`prepared` needs a type that owns what is prepared\n  \
                            help: write `program = Scores` too, with a name of your own";
                return Err(Error::new(at, what));
            }
            (_, None) => {}
        }
        // `entry` and `custom_calls` may precede `stablehlo`.
        match (&mut attribute.source, entry, calls) {
            (Some(source), entry, calls) => {
                source.entry = entry;
                source.custom_calls = calls.map(|(_, calls)| calls).unwrap_or_default();
            }
            (None, Some(entry), _) => {
                let what =
                    "`entry` names a function of a model: write `stablehlo = \"model.mlir\"` too";
                return Err(Error::new(entry.span(), what));
            }
            (None, None, Some((at, _))) => {
                let what = "`custom_calls` names targets in a model: write `stablehlo = \"model.mlir\"` too";
                return Err(Error::new(at, what));
            }
            (None, None, None) => {}
        }
        Ok(attribute)
    }
}

/// Checks the name of a C function.
fn c_name(name: LitStr) -> Result<LitStr> {
    let text = name.value();
    let is_letter = |c: char| c.is_ascii_alphabetic() || c == '_';
    if is_of_libc(&text) {
        let what = format!(
            "C's library has a function `{text}`, which this one would replace in the whole program\n  \
             help: write another name, such as \"{text}_of_model\""
        );
        return Err(Error::new(name.span(), what));
    }
    let is_valid = text.starts_with(is_letter)
        && text.chars().all(|c| is_letter(c) || c.is_ascii_digit())
        && !is_keyword(&text);
    if is_valid {
        return Ok(name);
    }
    let what = format!(
        "expected the name of a C function, found \"{text}\"\n  \
         help: write letters, digits and underscores, such as \"scores\", and no keyword of C"
    );
    Err(Error::new(name.span(), what))
}

/// Whether a name is a function of C's library or of POSIX that programs and Rust's runtime call.
fn is_of_libc(name: &str) -> bool {
    const FUNCTIONS: &str = " abort abs accept access acos asin atan atan2 atexit atof atoi bind bsearch calloc ceil chdir \
        clock close connect cos cosh dup environ erf erfc errno execve exit exp exp2 expm1 fabs fclose fflush floor fma fmax \
        fmin fmod fopen fork fprintf fputs fread free fseek fstat ftell fwrite getcwd getenv getpid gmtime hypot ioctl isatty \
        kill labs ldexp lgamma link listen localtime log log10 log1p log2 longjmp lseek main malloc memchr memcmp memcpy \
        memmove memset mkdir mmap modf mprotect munmap nanosleep open pipe poll pow printf putchar puts qsort raise rand \
        read readdir realloc recv remainder remove rename rmdir round scanf select send setenv setjmp sigaction signal sin \
        sinh sleep socket sprintf sqrt srand stat strcat strchr strcmp strcpy strdup strerror strlen strncmp strncpy strtod \
        strtol system tan tanh tgamma time times tolower toupper trunc unlink usleep wait waitpid write ";
    FUNCTIONS.contains(&format!(" {name} "))
}

/// Whether a name is a keyword of C or C++, or has a meaning in the headers that `c_header` includes.
pub(super) fn is_keyword(name: &str) -> bool {
    const KEYWORDS: &str = " alignas alignof and asm auto bool break case catch char class compl const continue default \
        delete do double else enum explicit export extern false float for friend goto if inline int long mutable \
        namespace new not nullptr operator or private protected public register restrict return short signed sizeof \
        static struct switch template this throw true try typedef typeid typename union unsigned using virtual void \
        volatile while xor size_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t ";
    KEYWORDS.contains(&format!(" {name} "))
}
