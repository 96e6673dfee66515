//! The sources of instructions: where the expression of each one is written.

use proc_macro2::Span;
use xla_hlo::graph::Origin;

use super::Context;
use crate::deep;

/// The source of an instruction.
#[derive(Clone, Copy)]
pub(crate) struct Source {
    /// Where its mistakes are reported: at the call, if it is from a template.
    pub(crate) span: Span,
    /// Where it is in the template.
    pub(super) within: Option<Span>,
}

impl Source {
    /// Returns the place where the instruction is written, if spans have places.
    pub(crate) fn place(self) -> Option<String> {
        deep::stated(self.within.unwrap_or(self.span))
    }
}

impl Context<'_> {
    /// Returns the source of the instructions with this origin.
    pub(super) fn source(&self, origin: Origin) -> Option<Source> {
        let sources = self.sources.borrow();
        origin.index.and_then(|i| sources.get(i as usize)).copied()
    }

    /// Returns a new origin for the instructions of an expression with this first token.
    pub(super) fn origin(&self, span: Span) -> Origin {
        // An instruction of a template has two places: the call, and its own.
        let frame = self.frame();
        let source = match &frame.call {
            Some(call) => Source {
                span: call.span,
                within: Some(span),
            },
            None => Source { span, within: None },
        };
        self.origin_of(source)
    }

    /// Returns a new origin for the instructions with a source.
    pub(super) fn origin_of(&self, source: Source) -> Origin {
        let mut sources = self.sources.borrow_mut();
        sources.push(source);
        Origin {
            index: u32::try_from(sources.len() - 1).ok(),
            ..Origin::default()
        }
    }
}
