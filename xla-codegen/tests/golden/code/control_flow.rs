//! A loop whose rounds depend on data, with a branch and a `break`.

use typed_xla::prelude::*;

#[computation]
fn settled(x: &f32![100], limit: f32) -> (f32![100], i32) {
    let mut y = x;
    let mut rounds = 0i32;
    while rounds < 1000 {
        if sum(y) < limit {
            break;
        }
        y = if rounds % 2 == 0 { y * 0.5 } else { y - 1.0 };
        rounds += 1;
    }
    (y, rounds)
}

// == Output, written by UPDATE_GOLDEN=1.

// == computation settled
// in registers, holding [result0 result1], copying [param0 param1]:
// loop over 1:
//   local4 = false
// loop over 100:
//   result0 = param0<1>
// loop over 1:
//   result1 = 0
// while:
// loop over 1:
//   local5 = and(not(local4<0>), lt(result1<0>, 1000))
// local5 do:
// rows [] of 100:
//   fold0 = add from 0.0 of result0<1>
//   local6[row] = lt(fold0, param1<0>)
// case local6 is 0:
// loop over 1:
//   local4 = true
// case local6 is 1:
// loop over 1:
//   local7 = eq(rem(result1<0>, 2), 0)
// case local7 is 0:
// loop over 100:
//   result0 = mul(stored result0, 0.5)
// case local7 is 1:
// loop over 100:
//   result0 = sub(stored result0, 1.0)
// end
// loop over 1:
//   result1 = add(stored result1, 1)
// end
// end
// end
// memory: 404 bytes of parameters, 404 of results, 0 of arena
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn settled(x: &f32![100], limit: f32) -> (f32![100], i32) {
    if false {
        let _ = &x;
        let mut y: Tensor<f32, (size::Size<100>,)> = ::core::option::Option::None.unwrap();
        let mut rounds: Tensor<i32, ()> = ::core::option::Option::None.unwrap();
        {
            {
                let _ = &rounds;
            }
            {
                let _ = &y;
                let _ = &limit;
                {}
                {
                    let _ = &rounds;
                    {
                        let _ = &y;
                    }
                    {
                        let _ = &y;
                    }
                    let _ = &mut y;
                    let _ = &rounds;
                    let _ = &mut rounds;
                }
            }
        }
        let _ = &y;
        let _ = &rounds;
    }
    struct Loop0 {
        shared0: bool,
    }
    impl rt::Rows for Loop0 {
        type Outs<'o> = (&'o mut [bool],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let shared0 = self.shared0;
            let n = count;
            let row0 = out0;
            rt::map::<__L, _, _>(
                &mut *row0,
                (),
                #[inline(always)]
                |()| shared0,
            );
        }
    }
    struct Loop1<'a> {
        source0: &'a [f32],
    }
    impl rt::Rows for Loop1<'_> {
        type Outs<'o> = (&'o mut [f32],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = count;
            let s0 = &self.source0[first..][..n];
            let row0 = out0;
            rt::map::<__L, _, _>(
                &mut *row0,
                (s0,),
                #[inline(always)]
                |(x0,)| x0,
            );
        }
    }
    struct Loop2 {}
    impl rt::Rows for Loop2 {
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
    struct Loop3<'a> {
        source0: &'a [bool],
        source1: &'a [i32],
    }
    impl rt::Rows for Loop3<'_> {
        type Outs<'o> = (&'o mut [bool],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = count;
            let s0 = self.source0[0];
            let s1 = self.source1[0];
            let row0 = out0;
            let v0: bool = s0;
            let v1: bool = rt::scalar::not::<__L, bool>(v0);
            let v2: i32 = s1;
            let v4: bool = rt::scalar::lt::<__L, i32>(v2, {
                const VALUE: i32 = 1000;
                VALUE
            });
            let v5: bool = rt::scalar::and::<__L, bool>(v1, v4);
            rt::map::<__L, _, _>(
                &mut *row0,
                (),
                #[inline(always)]
                |()| v5,
            );
        }
    }
    struct Loop4<'a> {
        source0: &'a [f32],
        source1: &'a [f32],
    }
    impl rt::Rows for Loop4<'_> {
        type Outs<'o> = (&'o mut [bool],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = 100;
            for r in 0..count {
                let row = first + r;
                let index0 = row;
                let s0 = &self.source0[0..][..n];
                let s1 = self.source1[0];
                let row0 = &mut out0[r];
                let v3: f32 = s1;
                let value = rt::reduce::add::<f32>(<f32>::from_bits(0u32), s0);
                let fold0 = value;
                let v4: bool = rt::scalar::lt::<__L, f32>(fold0, v3);
                *row0 = v4;
            }
        }
    }
    struct Loop5<'a> {
        source0: &'a [i32],
    }
    impl rt::Rows for Loop5<'_> {
        type Outs<'o> = (&'o mut [bool],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = count;
            let s0 = self.source0[0];
            let row0 = out0;
            let v0: i32 = s0;
            let v2: i32 = rt::scalar::rem::<__L, i32>(v0, {
                const VALUE: i32 = 2;
                VALUE
            });
            let v4: bool = rt::scalar::eq::<__L, i32>(v2, {
                const VALUE: i32 = 0;
                VALUE
            });
            rt::map::<__L, _, _>(
                &mut *row0,
                (),
                #[inline(always)]
                |()| v4,
            );
        }
    }
    struct Loop6 {}
    impl rt::Rows for Loop6 {
        type Outs<'o> = (&'o mut [f32],);
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
                    let v2: f32 = rt::scalar::mul::<__L, f32>(old0, <f32>::from_bits(1056964608u32));
                    v2
                },
            );
        }
    }
    struct Loop7 {}
    impl rt::Rows for Loop7 {
        type Outs<'o> = (&'o mut [f32],);
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
                    let v2: f32 = rt::scalar::sub::<__L, f32>(old0, <f32>::from_bits(1065353216u32));
                    v2
                },
            );
        }
    }
    struct Loop8 {}
    impl rt::Rows for Loop8 {
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
    let mut result0 = <Tensor<f32, (size::Size<100>,)>>::alloc();
    let mut result1 = <i32 as ::core::default::Default>::default();
    {
        struct RegisterBlock<'a> {
            buffer2: &'a mut [f32],
            buffer3: &'a mut [i32],
            buffer0: &'a [f32],
            buffer1: &'a [f32],
        }
        impl RegisterBlock<'_> {
            #[allow(unused_variables, unused_mut)]
            #[inline(always)]
            fn steps<__L: rt::Level>(buffer2: &mut [f32], buffer3: &mut [i32], buffer0: &[f32], buffer1: &[f32]) {
                let mut here4 = rt::zeros::<bool, 1>();
                let mut here5 = rt::zeros::<bool, 1>();
                let mut here6 = rt::zeros::<bool, 1>();
                let mut here7 = rt::zeros::<bool, 1>();
                let mut here0 = rt::copied::<f32, 100>(buffer0);
                let mut here1 = rt::copied::<f32, 1>(buffer1);
                let mut here2 = rt::copied::<f32, 100>(buffer2);
                let mut here3 = rt::copied::<i32, 1>(buffer3);
                {
                    rt::Rows::rows::<__L>(&Loop0 { shared0: false }, 0, 1, (&mut here4[..],));
                }
                {
                    rt::Rows::rows::<__L>(&Loop1 { source0: &here0[..] }, 0, 100, (&mut here2[..],));
                }
                {
                    rt::Rows::rows::<__L>(&Loop2 {}, 0, 1, (&mut here3[..],));
                }
                loop {
                    {
                        rt::Rows::rows::<__L>(
                            &Loop3 {
                                source0: &here4[..],
                                source1: &here3[..],
                            },
                            0,
                            1,
                            (&mut here5[..],),
                        );
                    }
                    let go = { (&here5[..])[0] };
                    if !go {
                        break;
                    }
                    {
                        rt::Rows::rows::<__L>(
                            &Loop4 {
                                source0: &here2[..],
                                source1: &here1[..],
                            },
                            0,
                            1,
                            (&mut here6[..],),
                        );
                    }
                    let first = { (&here6[..])[0] };
                    if first {
                        {
                            rt::Rows::rows::<__L>(&Loop0 { shared0: true }, 0, 1, (&mut here4[..],));
                        }
                    } else {
                        {
                            rt::Rows::rows::<__L>(&Loop5 { source0: &here3[..] }, 0, 1, (&mut here7[..],));
                        }
                        let first = { (&here7[..])[0] };
                        if first {
                            {
                                rt::Rows::rows::<__L>(&Loop6 {}, 0, 100, (&mut here2[..],));
                            }
                        } else {
                            {
                                rt::Rows::rows::<__L>(&Loop7 {}, 0, 100, (&mut here2[..],));
                            }
                        }
                        {
                            rt::Rows::rows::<__L>(&Loop8 {}, 0, 1, (&mut here3[..],));
                        }
                    }
                }
                buffer2[..100].copy_from_slice(&here2[..]);
                buffer3[..1].copy_from_slice(&here3[..]);
            }
        }
        impl rt::Kernel for RegisterBlock<'_> {
            type Output = ();
            #[inline(always)]
            fn run<__L: rt::Level>(self) {
                Self::steps::<__L>(self.buffer2, self.buffer3, self.buffer0, self.buffer1)
            }
        }
        <rt::Generated as rt::Levels>::dispatch(RegisterBlock {
            buffer2: result0.as_mut_slice(),
            buffer3: ::core::slice::from_mut(&mut result1),
            buffer0: x.as_slice(),
            buffer1: ::core::slice::from_ref(&limit),
        });
    }
    (result0, result1)
}
