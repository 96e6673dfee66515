//! A loop over elements: one operand is repeated along the rows of the other.

use typed_xla::prelude::*;

#[computation]
fn scaled(x: &f32![64, 100], by: &f32![100]) -> f32![64, 100] {
    relu(x * by.along([1]) + 0.5)
}

// == Output, written by UPDATE_GOLDEN=1.

// == computation scaled
// rows [64] of 100:
//   result0 = max(add(mul(param0<100 1>, param1<0 1>), 0.5), 0.0)
// memory: 26000 bytes of parameters, 25600 of results, 0 of arena
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn scaled(x: &f32![64, 100], by: &f32![100]) -> f32![64, 100] {
    if false {
        let _ = &x;
        let _ = &by;
    }
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
            let n = 100;
            for r in 0..count {
                let row = first + r;
                let index0 = row;
                let s0 = &self.source0[index0 * 100..][..n];
                let s1 = &self.source1[0..][..n];
                let row0 = &mut out0[r * n..][..n];
                rt::map::<__L, _, _>(
                    &mut *row0,
                    (s0, s1),
                    #[inline(always)]
                    |(x0, x1)| {
                        let v2: f32 = rt::scalar::mul::<__L, f32>(x0, x1);
                        let v4: f32 = rt::scalar::add::<__L, f32>(v2, <f32>::from_bits(1056964608u32));
                        let v6: f32 = rt::scalar::max::<__L, f32>(v4, <f32>::from_bits(0u32));
                        v6
                    },
                );
            }
        }
    }
    let mut result0 = <Tensor<f32, (size::Size<64>, size::Size<100>)>>::alloc();
    {
        (exec).rows(
            &Loop0 {
                source0: x.as_slice(),
                source1: by.as_slice(),
            },
            64,
            8 * 100,
            (rt::Out::new(result0.as_mut_slice(), 100),),
        );
    }
    result0
}
