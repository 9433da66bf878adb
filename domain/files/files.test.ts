import { describe, expect, it } from 'vitest';
import type { FieldDescriptor } from '../fields/descriptor';
import { checkField } from '../fields/checkField';
import { formatValue } from '../fields/formatValue';
import { sameValue } from '../fields/sameValue';
import { imageFolder, imageKey, readImageKey } from './imageKey';
import { imageRefusal } from './imageRefusal';
import { declaredImageType, imageTypeOf } from './imageType';

const PLACE = { resource: 'customer', id: 7, field: 'profile_upload' };
const FIELD: FieldDescriptor = { name: 'profile_upload', label: 'Picture', kind: 'Image', required: false, max: 1000 };
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('the key of a picture', () => {
  it('is customer/{id}/profile/{file_name}', () => {
    expect(imageKey(PLACE, ' logo 1.png ')).toBe('customer/7/profile/logo 1.png');
    expect(imageFolder('profile_upload')).toBe('profile');
    expect(readImageKey('customer/7/profile/logo 1.png')).toEqual({
      resource: 'customer',
      id: 7,
      folder: 'profile',
      file_name: 'logo 1.png',
    });
  });

  it('never leads out of its folder', () => {
    expect(imageKey(PLACE, '../../secret\u0000.png')).toBe('customer/7/profile/..-..-secret-.png');
    const others = [
      'customer/7/profile/a/b.png',
      'customer/7/profile/',
      'customer/x/profile/a.png',
      '/customer/7/profile/a.png',
      'customer/7/profile/a\u0007.png',
      'customer/7/profile/a\\b.png',
    ];
    expect(others.filter((key) => readImageKey(key) !== null)).toEqual([]);
  });
});

describe('the type of a picture', () => {
  it('is told by its first bytes, whatever it is called', () => {
    expect(imageTypeOf(new Uint8Array([...PNG, 1, 2]))).toBe('image/png');
    expect(imageTypeOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
    expect(
      [[], PNG.slice(0, 7), [0x47, 0x49, 0x46, 0x38], [0x3c, 0x73, 0x76, 0x67]].map((bytes) =>
        imageTypeOf(new Uint8Array(bytes)),
      ),
    ).toEqual([null, null, null, null]);
  });

  it('may be declared as png, jpeg or jpg', () => {
    expect(
      ['image/png', 'IMAGE/JPEG', 'image/jpg', 'image/png; charset=x', 'image/svg+xml', '', null].map(
        declaredImageType,
      ),
    ).toEqual(['image/png', 'image/jpeg', 'image/jpeg', 'image/png', null, null, null]);
  });
});

describe('a picture in a field', () => {
  const image = {
    key: 'customer/7/profile/a.jpg',
    file_name: 'a.jpg',
    file_type: 'image/jpg',
    url: '/v1/files/x?signature=1',
  };

  it('is stored without its address, its type by its one name', () => {
    expect(checkField(FIELD, image)).toEqual({
      value: { key: 'customer/7/profile/a.jpg', file_name: 'a.jpg', file_type: 'image/jpeg' },
    });
    expect(checkField(FIELD, null)).toEqual({ value: null });
  });

  it('that was not sent yet keeps its address within the browser', () => {
    expect(checkField(FIELD, { ...image, key: '', url: 'blob:1' })).toMatchObject({
      value: { key: '', url: 'blob:1' },
    });
  });

  it('is refused without a name, or larger than its field allows [BLDR-008]', () => {
    expect(
      [
        { ...image, file_name: ' ' },
        { ...image, size: 1001 },
        'a.jpg',
        { ...image, file_name: `${'a'.repeat(252)}.jpg` },
      ].map((one) => checkField(FIELD, one)),
    ).toEqual(Array.from({ length: 4 }, () => ({ rule: 'upload_file', params: {} })));
    expect(imageRefusal({ ...image, size: 1000 }, 1000)).toBeNull();
  });

  it('is refused when it is no png, jpg or jpeg [BLDR-009]', () => {
    expect(
      [{ ...image, file_type: 'image/gif' }, { ...image, file_name: 'a.gif' }, { file_name: 'a.png' }].map((one) =>
        checkField(FIELD, one),
      ),
    ).toEqual(Array.from({ length: 3 }, () => ({ rule: 'upload_type', params: {} })));
  });

  it('is the same picture under an address that was signed anew, and another one under another address', () => {
    expect(sameValue(image, { ...image, url: '/v1/files/x?signature=2' })).toBe(true);
    expect(sameValue(image, { ...image, url: '/v1/files/y?signature=1' })).toBe(false);
    expect(sameValue({ ...image, url: 'blob:1' }, { ...image, url: 'blob:2' })).toBe(false);
  });

  it('is written by its name in history and CSV', () => {
    expect(formatValue(FIELD, image)).toBe('a.jpg');
  });
});
