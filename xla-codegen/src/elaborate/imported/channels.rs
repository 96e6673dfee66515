//! The channels of an imported function: a model communicates by a replica, and has no feed.
use xla_hlo::{ChannelKind, Value, Values};

use super::compare::{Misfit, Place};
use crate::imported::Imported;

/// A channel that is a parameter.
pub(super) struct Passed {
    param: usize,
    name: String,
    kind: ChannelKind,
    token: Option<Value>,
}

impl Passed {
    pub(super) fn of(param: usize, name: &str, kind: ChannelKind, values: &Values) -> Passed {
        Passed {
            param,
            name: name.to_string(),
            kind,
            token: values.leaves().first().map(|&&token| token),
        }
    }
}

/// Returns the token of the replica if the model communicates, and reports other channels.
pub(super) fn replica(
    model: &Imported,
    channels: &[Passed],
    misfits: &mut Vec<Misfit>,
) -> Option<Value> {
    let is_replica = |passed: &&Passed| passed.kind == ChannelKind::Replica && model.communicates;
    let found = channels.iter().find(is_replica);
    if found.is_none() && model.communicates {
        let what = "\n  there is no parameter `&Replica`, by which the model communicates";
        misfits.push(Place::All.misfit(what.to_string()));
    }
    let used = found.map(|passed| passed.param);
    for other in channels {
        if Some(other.param) != used {
            let what = match other.kind {
                ChannelKind::Replica if used.is_some() => "and the model takes one",
                ChannelKind::Replica => "and the model communicates with no other replica",
                _ => "and a model reads and writes no feed",
            };
            let text = format!("\n  `{}` is &{}, {what}", other.name, other.kind.name());
            misfits.push(Place::Param(other.param).misfit(text));
        }
    }
    found.and_then(|passed| passed.token)
}
