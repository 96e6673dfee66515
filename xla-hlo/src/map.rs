//! Maps whose keys are indices.

use std::fmt;
use std::marker::PhantomData;
use std::ops::Index;

/// An index into a list, which is dense: a map of them is a list too.
pub(crate) trait Id: Copy {
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

impl<K: Id, V> IdMap<K, V> {
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

impl<K: Id, V> Index<&K> for IdMap<K, V> {
    type Output = V;

    fn index(&self, key: &K) -> &V {
        self.get(key).expect("the key has a value")
    }
}

impl<K: Id, V> FromIterator<(K, V)> for IdMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> IdMap<K, V> {
        let mut map = IdMap::new();
        map.extend(entries.into_iter());
        map
    }
}

impl<K: Id + fmt::Debug, V: fmt::Debug> fmt::Debug for IdMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
