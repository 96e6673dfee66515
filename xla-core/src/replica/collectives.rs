//! The collectives that a replica takes part in.

#![allow(unsafe_code)]

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cell::Cell;

use super::{Call, Collective, Groups, Replica, view};
use crate::element::Element;
use crate::error::{Error, ReplicaFault};

impl Replica {
    /// Combines the operands of all members of a group, element by element; every member gets the same result.
    ///
    /// `combine(out, a, b)` combines corresponding elements of `a` and `b`, and writes the results to `out`. It is
    /// called on slices of any length, each on one replica for the whole group. Operands are combined sequentially in
    /// the order of the group, so the result depends on nothing else, even for floating-point numbers.
    ///
    /// # Errors
    ///
    /// [`Error::Replica`] if other members do not arrive, or make another call; [`Error::ReplicaGroups`] and
    /// [`Error::ReplicaLength`], before any communication, if the groups or the length of `out` are wrong.
    ///
    /// # Examples
    ///
    /// ```
    /// use xla_core::replica::Replicas;
    ///
    /// let most = Replicas::new(4).run(|replica| {
    ///     let mut most = [0];
    ///     replica.all_reduce(&[replica.id()as u64 * 5 % 7], &mut most, &[&[0, 1], &[2, 3]], |most, a, b| {
    ///         most.iter_mut().zip(a.iter().zip(b)).for_each(|(most, (a, b))| *most = *a.max(b));
    ///     })?;
    ///     Ok(most[0])
    /// })?;
    /// assert_eq!(most, [5, 5, 3, 3]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn all_reduce<T: Element>(
        &self,
        operand: &[T],
        out: &mut [T],
        groups: Groups<'_>,
        combine: impl FnMut(&mut [T], &[T], &[T]),
    ) -> Result<(), Error> {
        let call = self.call(Collective::AllReduce, operand, [0, 0], groups)?;
        call.check_length("result", operand.len(), out.len())?;
        self.reduce(&call, operand, out, combine)
    }

    /// Concatenates the operands of all members of a group; every member gets the same result.
    ///
    /// The result interleaves chunks of `chunk` elements in the order of the group: with chunks as long as the operand,
    /// the operands follow each other, and with chunks as long as a row, rows become longer.
    ///
    /// # Errors
    ///
    /// The errors of [`all_reduce`](Replica::all_reduce); `out` has the length of all operands together.
    ///
    /// # Examples
    ///
    /// ```
    /// use xla_core::replica::Replicas;
    ///
    /// // Two matrices of 2 rows, side by side.
    /// let both = Replicas::new(2).run(|replica| {
    ///     let mut both = [0; 8];
    ///     replica.all_gather(&[[1, 2, 3, 4], [5, 6, 7, 8]][replica.id()], &mut both, 2, &[])?;
    ///     Ok(both)
    /// })?;
    /// assert_eq!(both, [[1, 2, 5, 6, 3, 4, 7, 8]; 2]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn all_gather<T: Element>(
        &self,
        operand: &[T],
        out: &mut [T],
        chunk: usize,
        groups: Groups<'_>,
    ) -> Result<(), Error> {
        let call = self.call(Collective::AllGather, operand, [0, chunk], groups)?;
        call.check_chunk(chunk, operand.len())?;
        call.check_length("result", operand.len() * self.members(&call), out.len())?;
        self.exchange(&call, operand, out)
    }

    /// Combines the operands of all members of a group, as [`all_reduce`](Replica::all_reduce) does; each member gets
    /// its part.
    ///
    /// The first `chunk` elements of each operand belong to the part of the first member, the next `chunk` elements to
    /// the part of the second, and so on in turn: chunks as long as a part split the operand along the first dimension.
    ///
    /// # Errors
    ///
    /// The errors of [`all_reduce`](Replica::all_reduce); the operand has the length of all members' `out` together.
    ///
    /// # Examples
    ///
    /// ```
    /// use xla_core::replica::Replicas;
    ///
    /// let parts = Replicas::new(2).run(|replica| {
    ///     let mut part = [0; 2];
    ///     replica.reduce_scatter(&[[1, 2, 3, 4], [5, 6, 7, 8]][replica.id()], &mut part, 2, &[], |sum, a, b| {
    ///         sum.iter_mut().zip(a.iter().zip(b)).for_each(|(sum, (a, b))| *sum = a + b);
    ///     })?;
    ///     Ok(part)
    /// })?;
    /// assert_eq!(parts, [[6, 8], [10, 12]]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn reduce_scatter<T: Element>(
        &self,
        operand: &[T],
        out: &mut [T],
        chunk: usize,
        groups: Groups<'_>,
        combine: impl FnMut(&mut [T], &[T], &[T]),
    ) -> Result<(), Error> {
        let call = self.call(Collective::ReduceScatter, operand, [chunk, 0], groups)?;
        call.check_chunk(chunk, out.len())?;
        call.check_length("operand", out.len() * self.members(&call), operand.len())?;
        self.reduce(&call, operand, out, combine)
    }

    /// Sends every member of a group its part of each operand.
    ///
    /// Parts are interleaved in chunks of `split` elements in the operand, as in
    /// [`reduce_scatter`](Replica::reduce_scatter), and in chunks of `join` elements in the result, as in
    /// [`all_gather`](Replica::all_gather).
    ///
    /// # Errors
    ///
    /// The errors of [`all_reduce`](Replica::all_reduce); `out` is as long as the operand, and both hold a part for
    /// each member.
    ///
    /// # Examples
    ///
    /// ```
    /// use xla_core::replica::Replicas;
    ///
    /// let swapped = Replicas::new(2).run(|replica| {
    ///     let mut swapped = [0; 4];
    ///     replica.all_to_all(&[[1, 2, 3, 4], [5, 6, 7, 8]][replica.id()], &mut swapped, [2, 2], &[])?;
    ///     Ok(swapped)
    /// })?;
    /// assert_eq!(swapped, [[1, 2, 5, 6], [3, 4, 7, 8]]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn all_to_all<T: Element>(
        &self,
        operand: &[T],
        out: &mut [T],
        [split, join]: [usize; 2],
        groups: Groups<'_>,
    ) -> Result<(), Error> {
        let call = self.call(Collective::AllToAll, operand, [split, join], groups)?;
        let part = operand.len() / self.members(&call);
        call.check_chunk(split, part)?;
        call.check_chunk(join, part)?;
        call.check_length("operand", part * self.members(&call), operand.len())?;
        call.check_length("result", operand.len(), out.len())?;
        self.exchange(&call, operand, out)
    }

    /// Sends the operand of each source to its target. A replica that is not a target gets zeros.
    ///
    /// Pairs are `[source, target]`; no replica is the source of two pairs or the target of two pairs. All replicas
    /// must call it, including those in no pair.
    ///
    /// # Errors
    ///
    /// The errors of [`all_reduce`](Replica::all_reduce).
    ///
    /// # Examples
    ///
    /// ```
    /// use xla_core::replica::Replicas;
    ///
    /// let passed = Replicas::new(3).run(|replica| {
    ///     let mut from_left = [0];
    ///     replica.collective_permute(&[replica.id() as u32 + 10], &mut from_left, &[[0, 1], [1, 2]])?;
    ///     Ok(from_left[0])
    /// })?;
    /// assert_eq!(passed, [0, 10, 11]);
    /// # Ok::<(), xla_core::error::Error>(())
    /// ```
    pub fn collective_permute<T: Element>(
        &self,
        operand: &[T],
        out: &mut [T],
        pairs: &[[usize; 2]],
    ) -> Result<(), Error> {
        let pairs: Vec<&[usize]> = pairs.iter().map(|pair| &pair[..]).collect();
        let call = self.call(Collective::CollectivePermute, operand, [0, 0], &pairs)?;
        call.check_length("result", operand.len(), out.len())?;
        self.exchange(&call, operand, out)
    }

    fn call<T: Element>(
        &self,
        collective: Collective,
        operand: &[T],
        chunks: [usize; 2],
        groups: Groups<'_>,
    ) -> Result<Call, Error> {
        let call = Call {
            collective,
            element: T::TYPE,
            count: operand.len(),
            chunks,
            groups: groups.iter().map(|group| group.to_vec()).collect(),
        };
        call.check(self.count)?;
        Ok(call)
    }

    fn members(&self, call: &Call) -> usize {
        call.members(self.id, self.count).len()
    }

    fn exchange<T: Element>(&self, call: &Call, operand: &[T], out: &mut [T]) -> Result<(), Error> {
        // SAFETY: a transport writes only bytes of valid elements.
        self.once(call, || unsafe {
            view::as_bytes_of(operand, out, |operand, out| {
                self.transport.exchange(call, operand, out)
            })
        })
    }

    fn reduce<T: Element>(
        &self,
        call: &Call,
        operand: &[T],
        out: &mut [T],
        combine: impl FnMut(&mut [T], &[T], &[T]),
    ) -> Result<(), Error> {
        // SAFETY: a transport writes and combines only bytes of valid elements.
        self.once(call, || unsafe {
            view::as_bytes_of(operand, out, |operand, out| {
                view::with_combine(combine, |combine| {
                    self.transport.reduce(call, operand, out, combine)
                })
            })
        })
    }

    /// Runs the call unless this replica is already inside a collective, and adds the replica and the call to a fault.
    fn once(
        &self,
        call: &Call,
        work: impl FnOnce() -> Result<(), ReplicaFault>,
    ) -> Result<(), Error> {
        struct Free<'a>(&'a Cell<bool>);

        impl Drop for Free<'_> {
            fn drop(&mut self) {
                self.0.set(false);
            }
        }

        let done = if self.busy.replace(true) {
            Err(ReplicaFault::Nested)
        } else {
            let _free = Free(&self.busy);
            work()
        };
        done.map_err(|fault| Error::Replica {
            replica: self.id,
            call: Box::new(call.clone()),
            fault,
        })
    }
}
