//! Tests of `xla-core/src/kernels/window.rs`.

use xla_core::rt::Window;
use xla_core::testing::kernels::window::axis::Axis;
use xla_core::testing::kernels::window::axis::Span;

#[test]
fn a_span_holds_what_the_windows_definition_says() {
    for number in 0..4000 {
        let mut rest = number;
        let mut draw = |count: usize| {
            let drawn = rest % count;
            rest /= count;
            drawn
        };
        let size = draw(5);
        let [window, stride, base_dilation, window_dilation] =
            [4, 3, 4, 4].map(|most| 1 + draw(most));
        let window = Window {
            size: window,
            stride,
            low: draw(6) as i64 - 2,
            base_dilation,
            window_dilation,
        };
        let axis = Axis::new(size, 6, window);
        for place in 0..axis.places {
            let at = |k: usize| (place * axis.stride + k * axis.dilation) as isize - axis.low;
            let holds = (0..axis.window).map(at).filter(|&at| {
                at >= 0
                    && at % axis.base as isize == 0
                    && at / (axis.base as isize) < axis.size as isize
            });
            let holds: Vec<usize> = holds.map(|at| at as usize / axis.base).collect();
            let Span { first, count } = axis.span(place);
            let span: Vec<usize> = (0..count).map(|i| first + i * axis.step).collect();
            assert_eq!(span, holds, "{axis:?} at {place}");
            let whole = axis.base == 1 && count == axis.window;
            assert_eq!(axis.whole().contains(&place), whole, "{axis:?} at {place}");
        }
    }
}
