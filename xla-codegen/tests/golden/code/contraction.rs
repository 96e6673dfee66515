//! A product by a kernel, and a loop over its result in place.

use typed_xla::prelude::*;

#[computation]
fn layer(x: &f32![32, 64], w: &f32![64, 128], b: &f32![128]) -> f32![32, 128] {
    relu(dot(x, w) + b.along([1]))
}

// == Output, written by UPDATE_GOLDEN=1.

// == computation layer
// arena4 = contract param0 param1: batch 1 m 32 n 128 k 64, strides [0, 64, 1] [0, 128, 1]
// rows [32] of 128:
//   result0 = max(add(arena4<128 1>, param2<0 1>), 0.0)
// memory: 41472 bytes of parameters, 16384 of results, 16384 of arena
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn layer(x: &f32![32, 64], w: &f32![64, 128], b: &f32![128]) -> f32![32, 128] {
    if false {
        let _ = &x;
        let _ = &w;
        let _ = &b;
    }
    const PLAN: ([usize; 1], usize) = rt::plan_const::<1>([(0, 1, 16384)]);
    let mut workspace = rt::Workspace::take(PLAN.1);
    let exec = <rt::Exec as ::core::default::Default>::default();
    struct Loop0<'a> {
        source0: &'a [f32],
        source1: &'a [f32],
    }
    impl rt::Rows for Loop0<'_> {
        type Outs<'o> = (&'o mut [f32],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = 128;
            for r in 0..count {
                let row = first + r;
                let index0 = row;
                let s0 = &self.source0[index0 * 128..][..n];
                let s1 = &self.source1[0..][..n];
                let row0 = &mut out0[r * n..][..n];
                rt::map::<__L, _, _>(
                    &mut *row0,
                    (s0, s1),
                    #[inline(always)]
                    |(x0, x1)| {
                        let v2: f32 = rt::scalar::add::<__L, f32>(x0, x1);
                        let v4: f32 = rt::scalar::max::<__L, f32>(v2, <f32>::from_bits(0u32));
                        v4
                    },
                );
            }
        }
    }
    {
        let (view4,) = workspace.step((rt::Write::<f32>::new(PLAN.0[0], 4096),));
        rt::kernels::dot_general::run(
            &exec,
            &mut *view4,
            x.as_slice(),
            w.as_slice(),
            &rt::Contract {
                batch: 1,
                m: 32,
                n: 128,
                k: 64,
                lhs_strides: [0, 64, 1],
                rhs_strides: [0, 128, 1],
            },
        );
    }
    let mut result0 = <Tensor<f32, (size::Size<32>, size::Size<128>)>>::alloc();
    {
        let (view4,) = workspace.step((rt::Read::<f32>::new(PLAN.0[0], 4096),));
        (exec).rows(
            &Loop0 {
                source0: &*view4,
                source1: b.as_slice(),
            },
            32,
            7 * 128,
            (rt::Out::new(result0.as_mut_slice(), 128),),
        );
    }
    result0
}
