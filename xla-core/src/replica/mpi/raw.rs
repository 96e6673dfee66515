//! The part of MPI that we use: a world of processes, and messages that own their memory.

#![allow(unsafe_code)]

use alloc::borrow::ToOwned;
use alloc::vec;
use alloc::vec::Vec;
use core::ffi::{CStr, c_int, c_void};
use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ptr::null_mut;
use core::slice;
use core::sync::atomic::{AtomicBool, Ordering};

use mpi_sys as ffi;

use crate::element::bytes::as_bytes;
use crate::error::ReplicaFault;

/// The kind of a message; messages of one kind from one process arrive in the order in which they were sent.
#[derive(Clone, Copy)]
pub(super) enum Kind {
    /// Control messages between processes.
    Word = 1,
    /// Elements.
    Data = 2,
}

/// The number of words sent at a time: MPI counts in C integers.
const PIECE: usize = 1 << 20;

/// The processes of a job, in our own communicator.
pub(super) struct World {
    comm: ffi::MPI_Comm,
    pub(super) rank: usize,
    pub(super) size: usize,
    /// Whether this library initialised MPI.
    started: bool,
    /// MPI must be called by the thread that initialised it.
    stays: PhantomData<*const ()>,
}

/// Calls an MPI function, and converts its status to an error.
macro_rules! call {
    ($function:ident($($argument:expr),* $(,)?)) => {
        match ffi::$function($($argument),*) {
            0 => Ok(()),
            code => Err(fault(stringify!($function), code)),
        }
    };
}

fn fault(function: &str, code: c_int) -> ReplicaFault {
    let mut text = [0; ffi::MPI_MAX_ERROR_STRING as usize + 1];
    let mut len = 0;
    // SAFETY: MPI writes at most as many characters as that constant specifies, including a terminating 0, and the last
    // one is 0 anyway.
    let message = unsafe {
        ffi::MPI_Error_string(code, text.as_mut_ptr(), &mut len);
        CStr::from_ptr(text.as_ptr())
    };
    ReplicaFault::Mpi {
        function: function.to_owned(),
        message: message.to_string_lossy().into_owned(),
    }
}

impl World {
    /// Initialises MPI, unless the program has done so.
    pub(super) fn start() -> Result<World, ReplicaFault> {
        static TAKEN: AtomicBool = AtomicBool::new(false);
        let again = |message: &str| ReplicaFault::Mpi {
            function: "MPI_Init_thread".to_owned(),
            message: message.to_owned(),
        };
        if TAKEN.swap(true, Ordering::Relaxed) {
            return Err(again("a process can be a replica once"));
        }
        let (mut initialized, mut finalized, mut provided) = (0, 0, 0);
        let (mut rank, mut size) = (0, 0);
        // SAFETY: these two may be called at any time, and the others between initialisation and finalisation of MPI,
        // which is checked. Every pointer is to a variable of the type that is written, or null where MPI allows it.
        // `MPI_Comm_dup` has written the communicator if it has not failed.
        unsafe {
            call!(MPI_Initialized(&mut initialized))?;
            call!(MPI_Finalized(&mut finalized))?;
            if finalized != 0 {
                return Err(again("MPI has ended"));
            }
            if initialized == 0 {
                let expected = ffi::RSMPI_THREAD_FUNNELED;
                call!(MPI_Init_thread(
                    null_mut(),
                    null_mut(),
                    expected,
                    &mut provided
                ))?;
            }
            let mut comm = MaybeUninit::uninit();
            call!(MPI_Comm_dup(ffi::RSMPI_COMM_WORLD, comm.as_mut_ptr()))?;
            let comm = comm.assume_init();
            call!(MPI_Comm_set_errhandler(comm, ffi::RSMPI_ERRORS_RETURN))?;
            call!(MPI_Comm_rank(comm, &mut rank))?;
            call!(MPI_Comm_size(comm, &mut size))?;
            Ok(World {
                comm,
                rank: rank as usize,
                size: size as usize,
                started: initialized == 0,
                stays: PhantomData,
            })
        }
    }

    /// Starts sending a message.
    pub(super) fn send(
        &self,
        to: usize,
        kind: Kind,
        words: Vec<u64>,
    ) -> Result<Pending, ReplicaFault> {
        self.begin(words, |start, count, request| {
            // SAFETY: the words are in memory that `Pending` keeps until the request is done.
            unsafe {
                call!(MPI_Isend(
                    start.cast_const(),
                    count,
                    ffi::RSMPI_UINT64_T,
                    to as c_int,
                    kind as c_int,
                    self.comm,
                    request,
                ))
            }
        })
    }

    /// Starts receiving a message of a given number of words.
    pub(super) fn receive(
        &self,
        from: usize,
        kind: Kind,
        words: usize,
    ) -> Result<Pending, ReplicaFault> {
        self.begin(vec![0; words], |start, count, request| {
            // SAFETY: as in `send`; nothing reads the words before the request is done.
            unsafe {
                call!(MPI_Irecv(
                    start,
                    count,
                    ffi::RSMPI_UINT64_T,
                    from as c_int,
                    kind as c_int,
                    self.comm,
                    request,
                ))
            }
        })
    }

    fn begin(
        &self,
        words: Vec<u64>,
        start: impl Fn(*mut c_void, c_int, *mut ffi::MPI_Request) -> Result<(), ReplicaFault>,
    ) -> Result<Pending, ReplicaFault> {
        let mut pending = Pending {
            words,
            requests: Vec::new(),
        };
        let (begin, len) = (pending.words.as_mut_ptr(), pending.words.len());
        for at in (0..len).step_by(PIECE) {
            let mut request = MaybeUninit::uninit();
            let count = PIECE.min(len - at) as c_int;
            // SAFETY: the offset is inside the vector; the request is written if the call has not failed.
            unsafe {
                start(begin.add(at).cast(), count, request.as_mut_ptr())?;
                pending.requests.push(request.assume_init());
            }
        }
        Ok(pending)
    }

    /// Receives a control message from any process, if one has arrived.
    pub(super) fn take(&self) -> Result<Option<(usize, Vec<u64>)>, ReplicaFault> {
        let (mut here, mut count) = (0, 0);
        let mut status = MaybeUninit::uninit();
        // SAFETY: every pointer is to a variable of the type that is written; the status is written if there is a
        // message, and the buffer has room for all words of the message.
        unsafe {
            call!(MPI_Iprobe(
                ffi::RSMPI_ANY_SOURCE,
                Kind::Word as c_int,
                self.comm,
                &mut here,
                status.as_mut_ptr(),
            ))?;
            if here == 0 {
                return Ok(None);
            }
            let status: ffi::MPI_Status = status.assume_init();
            call!(MPI_Get_count(&status, ffi::RSMPI_UINT64_T, &mut count))?;
            let mut words = vec![0u64; count as usize];
            call!(MPI_Recv(
                words.as_mut_ptr().cast(),
                count,
                ffi::RSMPI_UINT64_T,
                status.MPI_SOURCE,
                Kind::Word as c_int,
                self.comm,
                ffi::RSMPI_STATUS_IGNORE,
            ))?;
            Ok(Some((status.MPI_SOURCE as usize, words)))
        }
    }

    /// Finalises MPI, if this library initialised it.
    pub(super) fn end(&self) {
        if self.started {
            // SAFETY: MPI was initialised and has not been finalised: a process has one world, and this is the end of
            // it.
            unsafe { ffi::MPI_Finalize() };
        }
    }
}

/// A message under way, with its memory, which MPI uses until the message is done, even if nothing waits for it any
/// more.
pub(super) struct Pending {
    words: Vec<u64>,
    requests: Vec<ffi::MPI_Request>,
}

impl Pending {
    /// Whether the whole message has been sent or received.
    pub(super) fn is_done(&mut self) -> Result<bool, ReplicaFault> {
        while let Some(request) = self.requests.last_mut() {
            let mut done = 0;
            // SAFETY: MPI returned this request and it is not done, because requests that are done are removed.
            unsafe { call!(MPI_Test(request, &mut done, ffi::RSMPI_STATUS_IGNORE)) }?;
            if done == 0 {
                return Ok(false);
            }
            self.requests.pop();
        }
        Ok(true)
    }

    /// Cancels the parts that are not done.
    pub(super) fn cancel(&mut self) {
        for request in &mut self.requests {
            // SAFETY: MPI returned this request and it is not done. A cancelled request is later reported as done.
            unsafe { ffi::MPI_Cancel(request) };
        }
    }

    /// Returns the words if the message is done.
    pub(super) fn words(mut self) -> Option<Vec<u64>> {
        self.requests
            .is_empty()
            .then(|| core::mem::take(&mut self.words))
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        if !self.requests.is_empty() {
            core::mem::forget(core::mem::take(&mut self.words));
        }
    }
}

/// Bytes in memory that is aligned for every element type, in whole words.
#[derive(Default)]
pub(super) struct Bytes {
    words: Vec<u64>,
    len: usize,
}

impl Bytes {
    pub(super) fn zeros(len: usize) -> Bytes {
        let words = vec![0; len.div_ceil(8)];
        Bytes { words, len }
    }

    /// Makes the bytes of a message from its words.
    pub(super) fn from_words(words: Vec<u64>, len: usize) -> Bytes {
        assert_eq!(
            words.len(),
            len.div_ceil(8),
            "expected the words of {len} bytes"
        );
        Bytes { words, len }
    }

    pub(super) fn into_words(self) -> Vec<u64> {
        self.words
    }

    pub(super) fn as_slice(&self) -> &[u8] {
        &as_bytes(&self.words)[..self.len]
    }

    pub(super) fn as_mut_slice(&mut self) -> &mut [u8] {
        let start = self.words.as_mut_ptr().cast();
        // SAFETY: the words contain at least `len` bytes, every bit pattern is a valid word, and the result borrows
        // from `self`.
        unsafe { slice::from_raw_parts_mut(start, self.len) }
    }
}
