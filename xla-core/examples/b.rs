//! bench
use std::time::Instant;
use xla_core::level::*;
use xla_core::loops::*;
use xla_core::scalar as s;
macro_rules! k {
    ($n:ident, |$L:ident, $x:ident| $e:expr) => {
        struct $n<'a>(&'a mut [f32], &'a [f32]);
        impl Kernel for $n<'_> {
            type Output = ();
            #[inline(always)]
            fn run<$L: Level>(self) {
                map::<$L, _, _>(
                    self.0,
                    (self.1,),
                    #[inline(always)]
                    |($x,)| $e,
                )
            }
        }
    };
}
k!(Exp, |L, x| s::exp::<L, f32>(x));
k!(Tanh, |L, x| s::tanh::<L, f32>(x));
k!(Log, |L, x| s::log::<L, f32>(x));
k!(Log1p, |L, x| s::log1p::<L, f32>(x));
k!(Erf, |L, x| s::erf::<L, f32>(x));
k!(Sin, |L, x| s::sin::<L, f32>(x));
k!(Tl, |L, x| s::tanh::<L, f32>(x) * s::logistic::<L, f32>(x));
k!(GeluE, |L, x| 0.5
    * x
    * (1.0 + s::erf::<L, f32>(x * 0.70710677)));
k!(GeluT, |L, x| 0.5
    * x
    * (1.0
        + s::tanh::<L, f32>(
            0.7978846 * (x + 0.044715 * x * x * x)
        )));
k!(Relu, |L, x| s::max::<L, f32>(x * 2.0 + 1.0, 0.0));
k!(Pow, |L, x| s::pow::<L, f32>(x, 2.5));
k!(Copy_, |L, x| x);
struct ReluAB<'a>(&'a mut [f32], &'a [f32], &'a [f32], &'a [f32]);
impl Kernel for ReluAB<'_> {
    type Output = ();
    #[inline(always)]
    fn run<L: Level>(self) {
        map::<L, _, _>(
            self.0,
            (self.1, self.2, self.3),
            #[inline(always)]
            |(a, x, b)| s::max::<L, f32>(a * x + b, 0.0),
        )
    }
}
struct Rows1<'a>(&'a mut [f32], &'a [f32], bool);
impl Kernel for Rows1<'_> {
    type Output = ();
    #[inline(always)]
    fn run<L: Level>(self) {
        for (r, o) in self.0.iter_mut().enumerate() {
            let x = &self.1[r * 1024..][..1024];
            *o = if self.2 {
                fold::<L, _, _>(
                    1024,
                    (x,),
                    f32::NEG_INFINITY,
                    #[inline(always)]
                    |(x,)| x,
                    #[inline(always)]
                    |a, b| s::max::<L, f32>(a, b),
                )
            } else {
                fold::<L, _, _>(
                    1024,
                    (x,),
                    0.0,
                    #[inline(always)]
                    |(x,)| x,
                    #[inline(always)]
                    |a: f32, b| a + b,
                )
            }
        }
    }
}
struct Cols<'a>(&'a mut [f32], &'a [f32]);
impl Kernel for Cols<'_> {
    type Output = ();
    #[inline(always)]
    fn run<L: Level>(self) {
        self.0.fill(0.0);
        fold_rows::<L, _, _>(
            self.0,
            1024,
            (self.1,),
            #[inline(always)]
            |(x,)| x,
            #[inline(always)]
            |a: f32, b| a + b,
        )
    }
}
struct Softmax<'a>(&'a mut [f32], &'a [f32], usize);
impl Kernel for Softmax<'_> {
    type Output = ();
    #[inline(always)]
    fn run<L: Level>(self) {
        let n = self.2;
        for r in 0..self.0.len() / n {
            let x = &self.1[r * n..][..n];
            let o = &mut self.0[r * n..][..n];
            let m = fold::<L, _, _>(
                n,
                (x,),
                f32::NEG_INFINITY,
                #[inline(always)]
                |(x,)| x,
                #[inline(always)]
                |a, b| s::max::<L, f32>(a, b),
            );
            map::<L, _, _>(
                &mut *o,
                (x,),
                #[inline(always)]
                |(x,)| s::exp::<L, f32>(x - m),
            );
            let t = fold::<L, _, _>(
                n,
                (&*o,),
                0.0,
                #[inline(always)]
                |(x,)| x,
                #[inline(always)]
                |a: f32, b| a + b,
            );
            update::<L, _, _>(
                o,
                (),
                #[inline(always)]
                |v: f32, ()| v / t,
            );
        }
    }
}
fn time(name: &str, mut f: impl FnMut()) {
    for _ in 0..5 {
        f()
    }
    let mut best = f64::MAX;
    let mut all = vec![];
    for _ in 0..60 {
        let t = Instant::now();
        f();
        let e = t.elapsed().as_secs_f64() * 1e6;
        best = best.min(e);
        all.push(e);
    }
    all.sort_by(f64::total_cmp);
    println!("{name}: median {:.1} us, best {:.1}", all[30], best);
}
fn main() {
    let n = 1 << 20;
    let x: Vec<f32> = (0..n)
        .map(|i| ((i as u32).wrapping_mul(2654435761) >> 8) as f32 / 16777216.0 * 8.0 - 4.0)
        .collect();
    let p: Vec<f32> = x.iter().map(|x| x.abs() + 0.01).collect();
    let mut o = vec![0f32; n];
    let mut o2 = vec![0f32; 1024];
    let want = std::env::args().nth(1);
    let lv = *Detected::all()
        .iter()
        .find(|l| want.as_deref() == Some(l.name()))
        .unwrap_or(&Detected::best());
    println!("{}", lv.name());
    macro_rules! t {
        ($k:ident,$x:expr) => {
            time(stringify!($k), || lv.run($k(&mut o, $x)))
        };
    }
    t!(Copy_, &x);
    t!(Relu, &x);
    t!(Exp, &x);
    t!(Tanh, &x);
    t!(Log, &p);
    t!(Log1p, &p);
    t!(Tl, &x);
    t!(Erf, &x);
    t!(GeluE, &x);
    t!(GeluT, &x);
    time("sum1", || lv.run(Rows1(&mut o2, &x, false)));
    time("max1", || lv.run(Rows1(&mut o2, &x, true)));
    time("sum0", || lv.run(Cols(&mut o2, &x)));
    time("softmax 1024", || lv.run(Softmax(&mut o, &x, 1024)));
    time("softmax 32x10 x10", || {
        for _ in 0..10 {
            lv.run(Softmax(&mut o[..320], &x[..320], 10))
        }
    });
}
