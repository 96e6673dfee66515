//! Maps whose keys are indices.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Index;

/// An index into a list. Indices are dense, so that a list can map them.
pub(crate) trait DenseId: Copy {
    fn index(self) -> usize;
    fn at(index: usize) -> Self;
}

/// A map from indices, as a list with a slot for each index up to the largest key.
#[derive(Clone)]
pub(crate) struct IdMap<K, V> {
    slots: Vec<Option<V>>,
    key: PhantomData<K>,
}

impl<K, V> Default for IdMap<K, V> {
    fn default() -> IdMap<K, V> {
        IdMap::new()
    }
}

impl<K, V> IdMap<K, V> {
    pub(crate) fn new() -> IdMap<K, V> {
        IdMap {
            slots: Vec::new(),
            key: PhantomData,
        }
    }
}

impl<K: DenseId, V> IdMap<K, V> {
    fn slot(&mut self, key: K) -> &mut Option<V> {
        while self.slots.len() <= key.index() {
            self.slots.push(None);
        }
        &mut self.slots[key.index()]
    }

    pub(crate) fn get(&self, key: &K) -> Option<&V> {
        match self.slots.get(key.index()) {
            Some(Some(value)) => Some(value),
            _ => None,
        }
    }

    pub(crate) fn contains_key(&self, key: &K) -> bool {
        self.get(key).is_some()
    }

    /// Returns the value that was there before.
    pub(crate) fn insert(&mut self, key: K, value: V) -> Option<V> {
        self.slot(key).replace(value)
    }

    /// Returns the value that was there.
    pub(crate) fn remove(&mut self, key: &K) -> Option<V> {
        self.slots.get_mut(key.index())?.take()
    }

    /// Returns the value of a key, which is the default one if there was none.
    pub(crate) fn or_default(&mut self, key: K) -> &mut V
    where
        V: Default,
    {
        self.slot(key).get_or_insert_default()
    }

    pub(crate) fn extend(&mut self, entries: impl Iterator<Item = (K, V)>) {
        for (key, value) in entries {
            self.insert(key, value);
        }
    }

    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.slots.iter_mut().flatten()
    }

    /// Returns the entries in the order of their keys.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (K, &V)> {
        let entries = self.slots.iter().enumerate();
        entries.filter_map(|(i, value)| value.as_ref().map(|value| (K::at(i), value)))
    }
}

impl<K: DenseId, V> Index<&K> for IdMap<K, V> {
    type Output = V;

    fn index(&self, key: &K) -> &V {
        self.get(key).expect("the key has a value")
    }
}

impl<K: DenseId, V> FromIterator<(K, V)> for IdMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> IdMap<K, V> {
        let mut map = IdMap::new();
        map.extend(entries.into_iter());
        map
    }
}

impl<K: DenseId + fmt::Debug, V: fmt::Debug> fmt::Debug for IdMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lower::NodeId;

    #[test]
    fn entries_are_in_the_order_of_their_keys() {
        let mut map = IdMap::new();
        assert_eq!(map.insert(NodeId(5), "five"), None);
        assert_eq!(map.insert(NodeId(2), "two"), None);
        assert_eq!(map.insert(NodeId(5), "again"), Some("five"));
        let entries: Vec<_> = map.iter().collect();
        assert_eq!(entries, [(NodeId(2), &"two"), (NodeId(5), &"again")]);
        assert_eq!(map.remove(&NodeId(5)), Some("again"));
        assert_eq!(map.remove(&NodeId(9)), None);
        assert!(map.contains_key(&NodeId(2)) && !map.contains_key(&NodeId(5)));
    }
}
