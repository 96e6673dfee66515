//! Copies of operands in the order in which tiles read them: for each group of contracted elements, a lane for each row
//! or column.

use super::operand::Octets;

/// The number of contracted elements that are copied, and of the rows or columns that have them.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub(super) depth: usize,
    pub(super) count: usize,
}

/// Copies a part of an operand to groups of `width` lanes. Lanes and elements beyond the part are zero.
#[inline(always)]
pub(super) fn pack<const GROUP: usize>(
    to: &mut [u32],
    width: usize,
    from: Octets<'_>,
    Part { depth, count }: Part,
) {
    let groups = depth.div_ceil(GROUP);
    let to = &mut to[..groups * width];
    if count < width {
        to.fill(0);
    }
    let [over_lanes, over_k] = from.strides;
    let (whole, rest) = (depth / GROUP, depth % GROUP);
    let flip = from.flip::<GROUP>();
    if over_lanes == 1 {
        // The elements of a row of the matrix are lanes: a group interleaves as many rows as it has elements.
        let mut p = 0;
        while p < whole {
            let row = |i: usize| &from.data[(p * GROUP + i) * over_k..][..count];
            let last = GROUP - 1;
            let (a, b) = (row(0), row(1));
            let (c, d) = (row(2.min(last)), row(3.min(last)));
            let to = &mut to[p * width..][..count];
            let mut j = 0;
            while j < count {
                to[j] = lane::<GROUP>([a[j], b[j], c[j], d[j]], flip);
                j += 1;
            }
            p += 1;
        }
    } else {
        let mut j = 0;
        while j < count {
            let column = &from.data[j * over_lanes..];
            let mut p = 0;
            if over_k == 1 {
                let column = &column[..whole * GROUP];
                while p < whole {
                    let group = &column[p * GROUP..][..GROUP];
                    let last = GROUP - 1;
                    let bytes = [group[0], group[1], group[2.min(last)], group[3.min(last)]];
                    to[p * width + j] = lane::<GROUP>(bytes, flip);
                    p += 1;
                }
            } else {
                while p < whole {
                    let at = |i: usize| column[(p * GROUP + i.min(GROUP - 1)) * over_k];
                    to[p * width + j] = lane::<GROUP>([at(0), at(1), at(2), at(3)], flip);
                    p += 1;
                }
            }
            j += 1;
        }
    }
    if rest > 0 {
        // The last group lacks elements.
        let mask = u32::MAX >> (32 - rest * (32 / GROUP));
        let mut j = 0;
        while j < count {
            let column = &from.data[j * over_lanes + whole * GROUP * over_k..];
            let at = |i: usize| column[i.min(rest - 1) * over_k];
            let all = lane::<GROUP>([at(0), at(1), at(2), at(3)], flip);
            to[whole * width + j] = all & mask;
            j += 1;
        }
    }
}

/// Returns the lane of a group: its bytes, or its first two elements as integers of 16 bits.
#[inline(always)]
fn lane<const GROUP: usize>([a, b, c, d]: [u8; 4], flip: u8) -> u32 {
    if GROUP == 4 {
        return u32::from_le_bytes([a ^ flip, b ^ flip, c ^ flip, d ^ flip]);
    }
    // With the highest bit flipped, a signed byte is its value plus 128.
    let wide = |x: u8| u32::from((u16::from(x ^ flip)).wrapping_sub(u16::from(flip)));
    wide(a) | wide(b) << 16
}
