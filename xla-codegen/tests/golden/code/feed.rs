//! A read of a feed, which may fail, in a counted loop.

use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn total(feed: &Infeed<f32![64]>, n: i32) -> Result<f32![64], Error> {
    let mut total = zeros(f32, [64]);
    for _ in 0..n {
        total += infeed(feed)?;
    }
    Ok(total)
}

// == Output, written by UPDATE_GOLDEN=1.

// == computation total
// in registers, holding [], copying []:
// loop over 1:
//   arena3 = 0
// loop over 64:
//   result0 = 0.0
// end
// while:
// loop over 1:
//   arena4 = lt(arena3<0>, param1<0>)
// arena4 do:
// arena5[64] = infeed : [Outside(0), Items(0)]
// in registers, holding [], copying []:
// loop over 64:
//   result0 = add(stored result0, arena5<1>)
// loop over 1:
//   arena3 = add(stored arena3, 1)
// end
// end
// memory: 4 bytes of parameters, 256 of results, 320 of arena
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn total(feed: &Infeed<f32![64]>, n: i32) -> Result<f32![64], Error> {
    if false {
        let mut total: Tensor<f32, (size::Size<64>,)> = ::core::option::Option::None.unwrap();
        let _ = &n;
        {
            let _: Tensor<i32, ()> = ::core::option::Option::None.unwrap();
            {
                let _ = &total;
                let _ = &feed;
                let _ = &feed;
                let _ = &mut total;
            }
        }
        let _ = &total;
    }
    const PLAN: ([usize; 3], usize) = rt::plan_const::<3>([(0, 5, 4), (1, 2, 1), (3, 4, 256)]);
    let mut workspace = rt::Workspace::try_take(PLAN.1)?;
    let exec = <rt::Exec as ::core::default::Default>::default();
    struct Loop0 {}
    impl rt::Rows for Loop0 {
        type Outs<'o> = (&'o mut [i32],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = count;
            let row0 = out0;
            rt::map::<__L, _, _>(
                &mut *row0,
                (),
                #[inline(always)]
                |()| {
                    const VALUE: i32 = 0;
                    VALUE
                },
            );
        }
    }
    struct Loop1 {}
    impl rt::Rows for Loop1 {
        type Outs<'o> = (&'o mut [f32],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = count;
            let row0 = out0;
            rt::map::<__L, _, _>(
                &mut *row0,
                (),
                #[inline(always)]
                |()| <f32>::from_bits(0u32),
            );
        }
    }
    struct Loop2<'a> {
        source0: &'a [i32],
        source1: &'a [i32],
    }
    impl rt::Rows for Loop2<'_> {
        type Outs<'o> = (&'o mut [bool],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = count;
            let s0 = self.source0[0];
            let s1 = self.source1[0];
            let row0 = out0;
            let v0: i32 = s0;
            let v1: i32 = s1;
            let v2: bool = rt::scalar::lt::<__L, i32>(v0, v1);
            rt::map::<__L, _, _>(
                &mut *row0,
                (),
                #[inline(always)]
                |()| v2,
            );
        }
    }
    struct Loop3<'a> {
        source1: &'a [f32],
    }
    impl rt::Rows for Loop3<'_> {
        type Outs<'o> = (&'o mut [f32],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = count;
            let s1 = &self.source1[first..][..n];
            let row0 = out0;
            rt::update::<__L, _, _>(
                &mut *row0,
                (s1,),
                #[inline(always)]
                |old0, (x1,)| {
                    let v2: f32 = rt::scalar::add::<__L, f32>(old0, x1);
                    v2
                },
            );
        }
    }
    struct Loop4 {}
    impl rt::Rows for Loop4 {
        type Outs<'o> = (&'o mut [i32],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = count;
            let row0 = out0;
            rt::update::<__L, _, _>(
                &mut *row0,
                (),
                #[inline(always)]
                |old0, ()| {
                    let v2: i32 = rt::scalar::add::<__L, i32>(old0, {
                        const VALUE: i32 = 1;
                        VALUE
                    });
                    v2
                },
            );
        }
    }
    let mut result0 = <Tensor<f32, (size::Size<64>,)>>::try_alloc()?;
    {
        struct RegisterBlock<'a> {
            buffer2: &'a mut [f32],
            buffer3: &'a mut [i32],
        }
        impl RegisterBlock<'_> {
            #[allow(unused_variables, unused_mut)]
            #[inline(always)]
            fn steps<__L: rt::Level>(buffer2: &mut [f32], buffer3: &mut [i32]) {
                let here2 = &mut buffer2[..64];
                let here3 = &mut buffer3[..1];
                {
                    rt::Rows::rows::<__L>(&Loop0 {}, 0, 1, (&mut here3[..],));
                }
                {
                    rt::Rows::rows::<__L>(&Loop1 {}, 0, 64, (&mut here2[..],));
                }
            }
        }
        impl rt::Kernel for RegisterBlock<'_> {
            type Output = ();
            #[inline(always)]
            fn run<__L: rt::Level>(self) {
                Self::steps::<__L>(self.buffer2, self.buffer3)
            }
        }
        let (view3,) = workspace.step((rt::Write::<i32>::new(PLAN.0[0], 1),));
        <rt::Generated as rt::Levels>::dispatch(RegisterBlock {
            buffer2: result0.as_mut_slice(),
            buffer3: &mut *view3,
        });
    }
    loop {
        {
            let (view4, view3) =
                workspace.step((rt::Write::<bool>::new(PLAN.0[1], 1), rt::Read::<i32>::new(PLAN.0[0], 1)));
            (exec).rows(
                &Loop2 {
                    source0: &*view3,
                    source1: ::core::slice::from_ref(&n),
                },
                1,
                4,
                (rt::Out::new(&mut *view4, 1),),
            );
        }
        let go = {
            let (view4,) = workspace.step((rt::Read::<bool>::new(PLAN.0[1], 1),));
            (&*view4)[0]
        };
        if !go {
            break;
        }
        {
            let (view5,) = workspace.step((rt::Write::<f32>::new(PLAN.0[2], 64),));
            rt::kernels::infeed::run(&exec, (rt::ArrayMut::new(&mut *view5, &[64]), ()), feed, &[])?;
        }
        {
            struct RegisterBlock<'a> {
                buffer2: &'a mut [f32],
                buffer3: &'a mut [i32],
                buffer5: &'a [f32],
            }
            impl RegisterBlock<'_> {
                #[allow(unused_variables, unused_mut)]
                #[inline(always)]
                fn steps<__L: rt::Level>(buffer2: &mut [f32], buffer3: &mut [i32], buffer5: &[f32]) {
                    let here5 = &buffer5[..64];
                    let here2 = &mut buffer2[..64];
                    let here3 = &mut buffer3[..1];
                    {
                        rt::Rows::rows::<__L>(&Loop3 { source1: &here5[..] }, 0, 64, (&mut here2[..],));
                    }
                    {
                        rt::Rows::rows::<__L>(&Loop4 {}, 0, 1, (&mut here3[..],));
                    }
                }
            }
            impl rt::Kernel for RegisterBlock<'_> {
                type Output = ();
                #[inline(always)]
                fn run<__L: rt::Level>(self) {
                    Self::steps::<__L>(self.buffer2, self.buffer3, self.buffer5)
                }
            }
            let (view3, view5) =
                workspace.step((rt::Write::<i32>::new(PLAN.0[0], 1), rt::Read::<f32>::new(PLAN.0[2], 64)));
            <rt::Generated as rt::Levels>::dispatch(RegisterBlock {
                buffer2: result0.as_mut_slice(),
                buffer3: &mut *view3,
                buffer5: &*view5,
            });
        }
    }
    ::core::result::Result::Ok(result0)
}
