//! Archives that claim more entries or elements than they have.

use super::*;

#[test]
fn an_archive_does_not_reserve_room_for_the_entries_that_it_claims() {
    let folder = Folder::new("npz-entries");
    save(&1.5f32, folder.file()).unwrap();
    let whole = fs::read(folder.file()).unwrap();
    let end = whole
        .windows(4)
        .rposition(|bytes| bytes == b"PK\x05\x06")
        .unwrap();
    let (before, record) = whole.split_at(end);
    for (count, is_whole) in [(1, true), (1 << 40, false), (u64::MAX, false)] {
        let directory = u64::from(u32::from_le_bytes(record[16..20].try_into().unwrap()));
        // The offset of the directory is as large as the count, or `zip` does not believe the count.
        let offset = if is_whole { directory } else { count };
        let mut file = before.to_vec();
        file.extend(b"PK\x06\x06\x2c\0\0\0\0\0\0\0\x2d\0\x2d\0\0\0\0\0\0\0\0\0");
        file.extend(
            [count, count, end as u64 - directory, offset]
                .map(u64::to_le_bytes)
                .concat(),
        );
        file.extend(b"PK\x06\x07\0\0\0\0");
        file.extend((end as u64).to_le_bytes());
        file.extend([1, 0, 0, 0]);
        let mut record = record.to_vec();
        record[8..20].fill(0xff);
        file.extend(record);
        fs::write(folder.file(), &file).unwrap();
        match load::<f32>(folder.file()) {
            Ok(number) => assert!(is_whole && number == 1.5),
            Err(error) => {
                let at = end + 32;
                let most = file.len() / 46;
                let expected = format!(
                    "byte {at}: expected at most {most} entries of the archive, found {count}"
                );
                assert!(
                    !is_whole && error.to_string().ends_with(&expected),
                    "{error}"
                );
            }
        }
    }
}

#[test]
fn a_record_of_16_bits_claims_at_most_the_entries_that_fit() {
    let folder = Folder::new("npz-short-entries");
    save(&1.5f32, folder.file()).unwrap();
    let mut file = fs::read(folder.file()).unwrap();
    let end = file.len() - 22;
    file[end + 8..end + 12].copy_from_slice(&[0xfe, 0xff, 0xfe, 0xff]);
    fs::write(folder.file(), &file).unwrap();
    let error = load::<f32>(folder.file()).unwrap_err().to_string();
    let (at, most) = (end + 10, file.len() / 46);
    let expected =
        format!("byte {at}: expected at most {most} entries of the archive, found 65534");
    assert!(error.ends_with(&expected), "{error}");
}

#[test]
fn an_array_whose_elements_overflow_in_a_wider_type_is_an_error() {
    let folder = Folder::new("npz-overflow");
    save(&1.5f32, folder.file()).unwrap();
    let saved = fs::read(folder.file()).unwrap();
    let length = usize::from(u16::from_le_bytes([saved[26], saved[27]]));
    let name = &saved[30..][..length];
    let count = usize::MAX / 4;
    let text = format!("{{'descr': '|u1', 'fortran_order': False, 'shape': ({count},), }}\n");
    let mut array = b"\x93NUMPY\x01\x00".to_vec();
    array.extend((text.len() as u16).to_le_bytes());
    array.extend(text.as_bytes());
    let size = (array.len() + count) as u64;
    // Sizes of 64 bits are in the extra field.
    let mut extra = vec![1, 0, 16, 0];
    extra.extend([size, size].map(u64::to_le_bytes).concat());
    let sizes = [&[0xff; 8][..], &(name.len() as u16).to_le_bytes(), &[20, 0]].concat();
    let head = [&[45, 0][..], &[0; 12]].concat();
    let local = [b"PK\x03\x04", &head[..], &sizes, name, &extra, &array].concat();
    let entry = [
        b"PK\x01\x02\x2d\0",
        &head[..],
        &sizes,
        &[0; 14],
        name,
        &extra,
    ]
    .concat();
    let places = [entry.len() as u32, local.len() as u32].map(u32::to_le_bytes);
    let end = [
        b"PK\x05\x06\0\0\0\0\x01\0\x01\0",
        &places.concat()[..],
        &[0, 0],
    ]
    .concat();
    fs::write(folder.file(), [local, entry, end].concat()).unwrap();
    let error = load::<Tensor<i64, (Dynamic,)>>(folder.file()).unwrap_err();
    assert!(matches!(error, Error::Allocation { .. }), "{error}");
}
