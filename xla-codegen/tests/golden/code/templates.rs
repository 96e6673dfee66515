//! A template, whose callers compile it, and a constant that sizes use.

use typed_xla::prelude::*;

#[known]
const CLASSES: usize = 10;

#[computation]
fn centred<N: Dim>(x: &f64![N]) -> f64![N] {
    x - mean(x)
}

#[computation]
fn scores(x: &f64![CLASSES]) -> f64![CLASSES] {
    centred(x)
}

// == Output, written by UPDATE_GOLDEN=1.

// == known CLASSES
const CLASSES: usize = 10;
#[doc(hidden)]
#[allow(non_camel_case_types, dead_code, clippy::all, clippy::pedantic)]
type CLASSES = size::Size<10>;
const _: () = ::core::assert!(CLASSES == <CLASSES as Dim>::SIZE);

// == computation centred
// in registers, holding [], copying [param0], if N <= 512, if 16 * N <= 32752:
// fold over N:
//   fold0 = add from 0.0 of param0<1>
//   local2[row] = fold0
// loop over 1:
//   local3 = div(local2<0>, N)
// loop over N:
//   result0 = sub(param0<1>, local3<0>)
// end
// memory: 8 * N bytes of parameters, 8 * N of results, 0 of arena
// fold over N:
//   fold0 = add from 0.0 of param0<1>
//   arena2[row] = fold0
// loop over 1:
//   arena3 = div(arena2<0>, N)
// loop over N:
//   result0 = sub(param0<1>, arena3<0>)
// memory: 8 * N bytes of parameters, 8 * N of results, 128 of arena
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn centred<N: size::Extent>(x: &f64![N]) -> f64![N] {
    if false {
        let _ = &x;
        let _ = &x;
    }
    let size_N: usize = x.dims()[0];
    let mut result0: Tensor<f64, (N,)>;
    struct Loop1<'a> {
        source0: &'a [f64],
        size_N: usize,
    }
    impl rt::Rows for Loop1<'_> {
        type Outs<'o> = (&'o mut [f64],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = count;
            let s0 = self.source0[0];
            let row0 = out0;
            let v0: f64 = s0;
            let v2: f64 = rt::scalar::div::<__L, f64>(v0, rt::scalar::from_size::<f64>(self.size_N));
            rt::map::<__L, _, _>(
                &mut *row0,
                (),
                #[inline(always)]
                |()| v2,
            );
        }
    }
    struct Loop2<'a> {
        source0: &'a [f64],
        source1: &'a [f64],
        size_N: usize,
    }
    impl rt::Rows for Loop2<'_> {
        type Outs<'o> = (&'o mut [f64],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = count;
            let s0 = &self.source0[first..][..n];
            let s1 = self.source1[0];
            let row0 = out0;
            let v1: f64 = s1;
            rt::map::<__L, _, _>(
                &mut *row0,
                (s0,),
                #[inline(always)]
                |(x0,)| {
                    let v2: f64 = rt::scalar::sub::<__L, f64>(x0, v1);
                    v2
                },
            );
        }
    }
    if const {
        let size_N = rt::local_size(<N as size::Extent>::KNOWN);
        size_N != usize::MAX && (size_N <= 512) && (16.saturating_mul(size_N) <= 32752)
    } {
        struct Loop0<'a> {
            source0: &'a [f64],
            size_N: usize,
        }
        impl rt::Fold for Loop0<'_> {
            type Acc = f64;
            type Levels = rt::Generated;
            #[inline(always)]
            fn fold<__L: rt::Level>(&self, first: usize, count: usize) -> f64 {
                let n = count;
                let s0 = &self.source0[first..][..n];
                rt::fold::<__L, _, _>(
                    count,
                    (s0,),
                    <f64>::from_bits(0u64),
                    #[inline(always)]
                    |(x0,)| x0,
                    #[inline(always)]
                    |a, b| rt::scalar::add::<__L, f64>(a, b),
                )
            }
            #[inline(always)]
            fn combine<__L: rt::Level>(&self, a: f64, b: f64) -> f64 {
                rt::scalar::add::<__L, f64>(a, b)
            }
        }
        result0 = <Tensor<f64, (N,)>>::alloc_sized([size_N]);
        {
            struct RegisterBlock<'a, N: size::Extent> {
                buffer1: &'a mut [f64],
                buffer0: &'a [f64],
                sizes: ::core::marker::PhantomData<(N,)>,
            }
            impl<N: size::Extent> RegisterBlock<'_, N> {
                #[allow(non_upper_case_globals)]
                const size_N: usize = rt::static_size(<N as size::Extent>::KNOWN);
                #[allow(unused_variables, unused_mut)]
                #[inline(always)]
                fn steps<__L: rt::Level>(buffer1: &mut [f64], buffer0: &[f64]) {
                    let size_N = Self::size_N;
                    let mut here2 = rt::zeros::<f64, 1>();
                    let mut here3 = rt::zeros::<f64, 1>();
                    let mut local0 = <rt::InPlace<<N as size::Extent>::Array<f64, rt::One<f64>>>>::zeros::<f64>();
                    let mut here0 = local0.first::<f64>(Self::size_N);
                    let here0 = match Self::size_N <= 16 {
                        true => {
                            here0.copy_from_slice(&buffer0[..Self::size_N]);
                            &*here0
                        }
                        false => &buffer0[..Self::size_N],
                    };
                    let here1 = &mut buffer1[..Self::size_N];
                    {
                        let folded = rt::Fold::fold::<__L>(
                            &Loop0 {
                                source0: &here0[..],
                                size_N,
                            },
                            0,
                            Self::size_N,
                        );
                        let folded = rt::scalar::add::<__L, f64>(<f64>::from_bits(0u64), folded);
                        (&mut here2[..])[0] = folded;
                    }
                    {
                        rt::Rows::rows::<__L>(
                            &Loop1 {
                                source0: &here2[..],
                                size_N,
                            },
                            0,
                            1,
                            (&mut here3[..],),
                        );
                    }
                    {
                        rt::Rows::rows::<__L>(
                            &Loop2 {
                                source0: &here0[..],
                                source1: &here3[..],
                                size_N,
                            },
                            0,
                            Self::size_N,
                            (&mut here1[..],),
                        );
                    }
                }
            }
            impl<N: size::Extent> rt::Kernel for RegisterBlock<'_, N> {
                type Output = ();
                #[inline(always)]
                fn run<__L: rt::Level>(self) {
                    Self::steps::<__L>(self.buffer1, self.buffer0)
                }
            }
            if const {
                let size_N = rt::local_size(<N as size::Extent>::KNOWN);
                size_N != usize::MAX && (6.saturating_add(6.saturating_mul(size_N)) <= 256)
            } {
                <rt::Base as rt::Levels>::dispatch(RegisterBlock {
                    buffer1: result0.as_mut_slice(),
                    buffer0: x.as_slice(),
                    sizes: ::core::marker::PhantomData::<(N,)>,
                });
            } else {
                <rt::Generated as rt::Levels>::dispatch(RegisterBlock {
                    buffer1: result0.as_mut_slice(),
                    buffer0: x.as_slice(),
                    sizes: ::core::marker::PhantomData::<(N,)>,
                });
            }
        }
    } else {
        #[allow(non_snake_case)]
        let PLAN = rt::plan_const::<2>([(0, 1, 8), (1, 2, 8)]);
        let mut workspace = rt::Workspace::take(PLAN.1);
        let exec = <rt::Exec as ::core::default::Default>::default();
        struct Loop0<'a> {
            source0: &'a [f64],
            size_N: usize,
        }
        impl rt::Fold for Loop0<'_> {
            type Acc = f64;
            type Levels = rt::Generated;
            #[inline(always)]
            fn fold<__L: rt::Level>(&self, first: usize, count: usize) -> f64 {
                let n = count;
                let s0 = &self.source0[first..][..n];
                rt::reduce::add::<f64>(<f64>::from_bits(0u64), s0)
            }
            #[inline(always)]
            fn combine<__L: rt::Level>(&self, a: f64, b: f64) -> f64 {
                rt::scalar::add::<__L, f64>(a, b)
            }
        }
        {
            let (view2,) = workspace.step((rt::Write::<f64>::new(PLAN.0[0], 1),));
            type __L = rt::Baseline;
            let folded = (exec).fold(
                &Loop0 {
                    source0: x.as_slice(),
                    size_N,
                },
                size_N,
                4,
            );
            let folded = rt::scalar::add::<__L, f64>(<f64>::from_bits(0u64), folded);
            (&mut *view2)[0] = folded;
        }
        {
            let (view3, view2) =
                workspace.step((rt::Write::<f64>::new(PLAN.0[1], 1), rt::Read::<f64>::new(PLAN.0[0], 1)));
            (exec).rows(
                &Loop1 {
                    source0: &*view2,
                    size_N,
                },
                1,
                4,
                (rt::Out::new(&mut *view3, 1),),
            );
        }
        result0 = <Tensor<f64, (N,)>>::alloc_sized([size_N]);
        {
            let (view3,) = workspace.step((rt::Read::<f64>::new(PLAN.0[1], 1),));
            (exec).rows(
                &Loop2 {
                    source0: x.as_slice(),
                    source1: &*view3,
                    size_N,
                },
                size_N,
                5,
                (rt::Out::new(result0.as_mut_slice(), 1),),
            );
        }
    }
    result0
}

// == computation scores
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn scores(x: &f64![CLASSES]) -> f64![CLASSES] {
    CLASSES ! (@ typed_xla [[centred]] [] [CLASSES] [__body] { (:: typed_xla) [] fn scores (x : & f64 ! [CLASSES]) -> f64 ! [CLASSES] { centred (x) } })
}
CLASSES! { @ typed_xla [[centred]] [] [CLASSES] [__graph] { (:: typed_xla) [] fn scores (x : & f64 ! [CLASSES]) -> f64 ! [CLASSES] { centred (x) } } }

// == __body scores
// in registers, holding [], copying [param0]:
// rows [] of 10:
//   fold0 = add from 0.0 of param0<1>
//   result0 = sub(param0<1>, div(fold0, 10.0))
// end
// memory: 80 bytes of parameters, 80 of results, 0 of arena
fn body_of_scores() {
    {
        if false {
            let _ = CLASSES;
            let _ = &x;
            let _ = centred::<size::Size<10>>;
        }
        struct Loop0<'a> {
            source0: &'a [f64],
        }
        impl rt::Rows for Loop0<'_> {
            type Outs<'o> = (&'o mut [f64],);
            type Levels = rt::Generated;
            #[allow(unused_variables)]
            #[inline(always)]
            fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
                let n = 10;
                for r in 0..count {
                    let row = first + r;
                    let index0 = row;
                    let s0 = &self.source0[0..][..n];
                    let row0 = &mut out0[r * n..][..n];
                    let value = rt::fold::<__L, _, _>(
                        n,
                        (s0,),
                        <f64>::from_bits(0u64),
                        #[inline(always)]
                        |(x0,)| x0,
                        #[inline(always)]
                        |a, b| rt::scalar::add::<__L, f64>(a, b),
                    );
                    let fold0 = value;
                    let v4: f64 = rt::scalar::div::<__L, f64>(fold0, <f64>::from_bits(4621819117588971520u64));
                    rt::map::<__L, _, _>(
                        &mut *row0,
                        (s0,),
                        #[inline(always)]
                        |(x0,)| {
                            let v5: f64 = rt::scalar::sub::<__L, f64>(x0, v4);
                            v5
                        },
                    );
                }
            }
        }
        let mut result0 = <Tensor<f64, (CLASSES,)>>::alloc();
        {
            struct RegisterBlock<'a> {
                buffer1: &'a mut [f64],
                buffer0: &'a [f64],
            }
            impl RegisterBlock<'_> {
                #[allow(unused_variables, unused_mut)]
                #[inline(always)]
                fn steps<__L: rt::Level>(buffer1: &mut [f64], buffer0: &[f64]) {
                    let mut here0 = rt::copied::<f64, 10>(buffer0);
                    let here1 = &mut buffer1[..10];
                    {
                        rt::Rows::rows::<__L>(&Loop0 { source0: &here0[..] }, 0, 1, (&mut here1[..],));
                    }
                }
            }
            impl rt::Kernel for RegisterBlock<'_> {
                type Output = ();
                #[inline(always)]
                fn run<__L: rt::Level>(self) {
                    Self::steps::<__L>(self.buffer1, self.buffer0)
                }
            }
            <rt::Base as rt::Levels>::dispatch(RegisterBlock {
                buffer1: result0.as_mut_slice(),
                buffer0: x.as_slice(),
            });
        }
        result0
    }
}
