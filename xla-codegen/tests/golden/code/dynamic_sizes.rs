//! Sizes that a call determines: the body compares them before it plans memory.

use typed_xla::Error;
use typed_xla::prelude::*;

#[computation]
fn weighted(x: &f32![?, 4], w: &f32![?]) -> Result<f32![?, 4], Error> {
    Ok(x * w.along([0]))
}

// == Output, written by UPDATE_GOLDEN=1.

// == computation weighted
// rows [?x.0] of 4:
//   result0 = mul(param0<4 1>, param1<1 0>)
// memory: 20 * ?x.0 bytes of parameters, 16 * ?x.0 of results, 0 of arena
#[must_use]
#[allow(clippy::all, clippy::pedantic)]
fn weighted(x: &f32 ! [?, 4], w: &f32 ! [?]) -> Result<f32 ! [?, 4], Error> {
    if false {
        let _ = &x;
        let _ = &w;
    }
    rt::check_size("weighted", ("w", 0), w.dims()[0], (x.dims()[0], 0), "x * w.along([0])")?;
    let size__of_x_at_0: usize = x.dims()[0];
    let exec = <rt::Exec as ::core::default::Default>::default();
    struct Loop0<'a> {
        source0: &'a [f32],
        source1: &'a [f32],
        size__of_x_at_0: usize,
    }
    impl rt::Rows for Loop0<'_> {
        type Outs<'o> = (&'o mut [f32],);
        type Levels = rt::Generated;
        #[allow(unused_variables)]
        #[inline(always)]
        fn rows<__L: rt::Level>(&self, first: usize, count: usize, (out0,): Self::Outs<'_>) {
            let n = 4;
            for r in 0..count {
                let row = first + r;
                let index0 = row;
                let s0 = &self.source0[index0 * 4..][..n];
                let s1 = self.source1[index0 * 1];
                let row0 = &mut out0[r * n..][..n];
                let v1: f32 = s1;
                rt::map::<__L, _, _>(
                    &mut *row0,
                    (s0,),
                    #[inline(always)]
                    |(x0,)| {
                        let v2: f32 = rt::scalar::mul::<__L, f32>(x0, v1);
                        v2
                    },
                );
            }
        }
    }
    let mut result0 = <Tensor<f32, (size::Dynamic, size::Size<4>)>>::try_alloc_sized([size__of_x_at_0, 4])?;
    {
        (exec).rows(
            &Loop0 {
                source0: x.as_slice(),
                source1: w.as_slice(),
                size__of_x_at_0,
            },
            size__of_x_at_0,
            5 * 4,
            (rt::Out::new(result0.as_mut_slice(), 4),),
        );
    }
    ::core::result::Result::Ok(result0)
}
