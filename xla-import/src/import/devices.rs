//! The devices that a model runs on, as replicas of the language: a number for each replica and each partition.

use crate::tree::{self, Attribute, Model};

/// The numbers of replicas and of partitions, if the module states them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Devices {
    replicas: Option<i64>,
    partitions: Option<i64>,
}

/// The devices that the numbers in a collective's lists stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Replicas, of each partition.
    Replicas,
    /// Partitions, of each replica.
    Partitions,
    /// Replicas, with all of their partitions.
    Both,
    /// Devices.
    Devices,
}

impl Devices {
    /// Reads the numbers of a module.
    pub(super) fn of(model: &Model<'_>) -> Devices {
        let number = |name: &str| match tree::find(&model.attributes, name) {
            Some(Attribute::Number(digits, _)) => digits.parse().ok().filter(|&n: &i64| n > 0),
            _ => None,
        };
        Devices {
            replicas: number("mhlo.num_replicas"),
            partitions: number("mhlo.num_partitions"),
        }
    }

    /// Returns the number of devices, if the module states it.
    pub(super) fn count(self) -> Option<i64> {
        self.replicas?.checked_mul(self.partitions?)
    }

    /// Returns the numbers of replicas and of partitions; there is one if the module does not state them.
    pub(super) fn counts(self) -> [i64; 2] {
        [self.replicas.unwrap_or(1), self.partitions.unwrap_or(1)]
    }

    /// Returns the number of devices that lists of this mode may name, if the module states it.
    pub(super) fn limit(self, mode: Mode) -> Option<i64> {
        match mode {
            Mode::Replicas | Mode::Both => self.replicas,
            Mode::Partitions => self.partitions,
            Mode::Devices => self.count(),
        }
    }

    /// Returns the groups of devices that lists of numbers stand for, without the -1 that fill a list up. A device is
    /// numbered by its replica, then by its partition.
    pub(super) fn groups(self, mode: Mode, lists: &[Vec<i64>]) -> Vec<Vec<i64>> {
        // The modes are StableHLO's: `cross_replica`, `cross_partition`, `cross_replica_and_partition`,
        // `flattened_ids`. A module that does not state its partitions has as many as its lists name.
        let largest = lists
            .iter()
            .flatten()
            .max()
            .map_or(1, |largest| largest + 1);
        let partitions = match mode {
            Mode::Partitions => self.partitions.unwrap_or(largest),
            _ => self.partitions.unwrap_or(1),
        };
        let replicas = self.replicas.unwrap_or(1);
        let listed = |list: &Vec<i64>| -> Vec<i64> {
            list.iter()
                .copied()
                .filter(|&number| number != -1)
                .collect()
        };
        let lists = lists.iter().map(listed);
        match mode {
            Mode::Devices => lists.collect(),
            // `[[0, 1]]` on 2 partitions is `[0, 2]` and `[1, 3]`: replicas of the same partition.
            Mode::Replicas => lists
                .flat_map(|list| {
                    let group = move |p: i64| list.iter().map(|r| r * partitions + p).collect();
                    (0..partitions).map(group)
                })
                .collect(),
            // `[[0, 1]]` on 2 replicas is `[0, 1]` and `[2, 3]`: partitions of the same replica.
            Mode::Partitions => lists
                .flat_map(|list| {
                    let group = move |r: i64| list.iter().map(|p| r * partitions + p).collect();
                    (0..replicas).map(group)
                })
                .collect(),
            // `[[0, 1]]` on 2 partitions is one group, `[0, 2, 1, 3]`.
            Mode::Both => lists
                .map(|list| {
                    let of = |p: i64| list.iter().map(move |r| r * partitions + p);
                    (0..partitions).flat_map(of).collect()
                })
                .collect(),
        }
    }
}
