//! Convolutions and their gradients.

use super::*;

rows! {
    "conv 7x7 stride 2, [1,3,224,224] to 64" 1.0 conv_7x7(x: f32[1, 3, 224, 224], w: f32[64, 3, 7, 7]) -> f32[1, 64, 112, 112] {
        conv_with_general_padding(x, w, [2, 2], padding = [(3, 3), (3, 3)])
    }
    "conv 3x3, [8,64,56,56] to 64" 1.0 conv_3x3(x: f32[8, 64, 56, 56], w: f32[64, 64, 3, 3]) -> f32[8, 64, 56, 56] { conv(x, w, padding = "SAME") }
    "conv 3x3, [8,56,56,64] to 64, features last" 1.0 conv_3x3_last(x: f32[8, 56, 56, 64], w: f32[3, 3, 64, 64]) -> f32[8, 56, 56, 64] {
        conv(x, w, padding = "SAME", dimension_numbers = "b01f_01io->b01f")
    }
    "conv 1x1, [8,256,14,14] to 256" 1.0 conv_1x1(x: f32[8, 256, 14, 14], w: f32[256, 256, 1, 1]) -> f32[8, 256, 14, 14] { conv(x, w) }
    "conv 5x5 SAME, [32,1,28,28] to 32" 1.2 conv_5x5(x: f32[32, 1, 28, 28], w: f32[32, 1, 5, 5]) -> f32[32, 32, 28, 28] { conv(x, w, padding = "SAME") }
    "conv depthwise 3x3, [8,64,56,56]" 20.0 conv_depthwise(x: f32[8, 64, 56, 56], w: f32[64, 1, 3, 3]) -> f32[8, 64, 56, 56] {
        conv(x, w, padding = "SAME", feature_group_count = 64)
    }
    "conv depthwise 3x3, [8,56,56,64], features last" 20.0 conv_depthwise_last(x: f32[8, 56, 56, 64], w: f32[3, 3, 1, 64]) -> f32[8, 56, 56, 64] {
        conv(x, w, padding = "SAME", dimension_numbers = "b01f_01io->b01f", feature_group_count = 64)
    }
    "gradient of conv 3x3 stride 2 by its input" 1.0 conv_of_input(g: f32[8, 64, 28, 28], w: f32[64, 64, 3, 3]) -> f32[8, 64, 56, 56] {
        conv_with_general_padding(
            g,
            w,
            padding = [(1, 2), (1, 2)],
            lhs_dilation = [2, 2],
            window_reversal = [true, true],
            dimension_numbers = "bf01_io01->bf01",
        )
    }
    "gradient of conv 3x3 by its kernel" 1.0 conv_of_kernel(x: f32[8, 64, 56, 56], g: f32[8, 64, 56, 56]) -> f32[64, 64, 3, 3] {
        conv_with_general_padding(x, g, padding = [(1, 1), (1, 1)], dimension_numbers = "fb01_io01->fb01")
    }

    "conv 3 of sequences, [32,64,256] to 64" 1.0 conv_line(x: f32[32, 64, 256], w: f32[64, 64, 3]) -> f32[32, 64, 256] {
        conv(x, w, padding = "SAME")
    }
    "conv 3x3 dilated by 2, [8,32,28,28] to 32" 1.0 conv_dilated(x: f32[8, 32, 28, 28], w: f32[32, 32, 3, 3]) -> f32[8, 32, 28, 28] {
        conv_with_general_padding(x, w, padding = [(2, 2), (2, 2)], rhs_dilation = [2, 2])
    }
}
