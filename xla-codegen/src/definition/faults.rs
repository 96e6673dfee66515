//! The mistakes in a function, each once.

use proc_macro2::TokenStream;
use xla_hlo::list::Items;

/// A list of distinct errors.
#[derive(Default)]
pub(crate) struct Faults {
    all: Vec<Report>,
}

/// An error in a list.
struct Report {
    /// Its span and its text.
    key: String,
    error: syn::Error,
    /// Whether it is in the body of a template, and reported at the call.
    in_callee: bool,
}

impl Faults {
    /// Adds an error unless it is listed already; errors without text have been reported elsewhere.
    pub(crate) fn push(&mut self, error: syn::Error) {
        self.report(error, false);
    }

    /// Adds an error in the body of a template, which is reported at the call.
    pub(crate) fn push_in_callee(&mut self, error: syn::Error) {
        self.report(error, true);
    }

    fn report(&mut self, error: syn::Error, in_callee: bool) {
        for one in error
            .into_iter()
            .filter_items(|one| !one.to_string().is_empty())
        {
            // The debug form of a span has its bytes: the same text at another place is another mistake.
            let key = format!("{:?} {one}", one.span());
            if self.all.iter().all(|other| other.key != key) {
                self.all.push(Report {
                    key,
                    error: one,
                    in_callee,
                });
            }
        }
    }

    /// Adds the errors of another list.
    pub(crate) fn extend(&mut self, others: Faults) {
        for Report {
            error, in_callee, ..
        } in others.all
        {
            self.report(error, in_callee);
        }
    }

    /// Keeps one of the errors after these: the others follow from it. Returns whether there was one.
    pub(crate) fn keep_one(&mut self, before: usize) -> bool {
        let is_any = self.all.len() > before;
        self.all.truncate(before + 1);
        is_any
    }

    /// Drops the errors after these.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.all.truncate(count);
    }

    /// Returns the number of errors.
    pub(crate) fn count(&self) -> usize {
        self.all.len()
    }

    /// Returns the errors at whose places the other list has errors too.
    pub(crate) fn at_places_of(mut self, others: &Faults) -> Faults {
        let place = |error: &syn::Error| format!("{:?}", error.span());
        let is_common = |error: &syn::Error| {
            let mut others = others.all.iter();
            others.any(|other| place(&other.error) == place(error))
        };
        self.all.retain(|report| is_common(&report.error));
        self
    }

    /// Drops the errors in the callees of templates if there are others, whose consequences they may be.
    pub(crate) fn retain_direct(&mut self) {
        if self.all.iter().any(|report| !report.in_callee) {
            self.all.retain(|report| !report.in_callee);
        }
    }

    /// Whether the list is empty.
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns tokens that make rustc report the errors.
    pub(crate) fn tokens(&self) -> TokenStream {
        let errors = self.all.iter();
        let errors = errors.map(|report| report.error.to_compile_error());
        TokenStream::from_iter(errors.collect_vec())
    }

    /// Returns the first line of the first error.
    pub(crate) fn first_line(&self) -> Option<String> {
        let first = self.all.first()?;
        first.error.to_string().lines().next().map(str::to_string)
    }

    /// Returns the texts of the errors.
    #[cfg(test)]
    pub(crate) fn texts(&self) -> Vec<String> {
        self.all
            .iter()
            .map(|report| report.error.to_string())
            .collect_vec()
    }
}
