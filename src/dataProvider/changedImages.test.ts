import { describe, expect, it } from 'vitest';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { changedValues, inputValues } from './changedValues';
import { recordSelection } from './documents/selection';
import { PUMP } from './fixtures/resources';

const PICTURED: ResourceDescriptor = {
  ...PUMP,
  fields: [...PUMP.fields, { name: 'photo_upload', label: 'Photo', kind: 'Image', required: false }],
};
const STORED = {
  key: 'pump/7/photo/a.png',
  file_name: 'a.png',
  file_type: 'image/png',
  url: '/v1/files/pump/7/photo/1.png?signature=1',
  __typename: 'StoredImage',
};
const read = { id: 7, photo_upload: STORED };
const changed = (photo_upload: unknown): unknown => changedValues(PICTURED, { ...read, photo_upload }, read);

describe('a picture in a record', () => {
  it('is asked for with its address', () => {
    expect(recordSelection(PICTURED, () => undefined)).toContain('photo_upload { file_name file_type key url }');
  });

  it('is sent without its address, and with it while it is still to be sent', () => {
    expect(inputValues(PICTURED, read)).toEqual({
      photo_upload: { key: STORED.key, file_name: 'a.png', file_type: 'image/png' },
    });
    const unsent = { key: '', file_name: 'b.png', file_type: 'image/png', url: 'blob:1' };
    expect(changed(unsent)).toEqual({ photo_upload: unsent });
  });

  it('has changed when another took its place under the same name, and not when its address was signed anew', () => {
    const { key, file_name, file_type } = STORED;
    expect(changed({ key, file_name, file_type })).toEqual({ photo_upload: { key, file_name, file_type } });
    expect(changed({ ...STORED, url: STORED.url.replace('=1', '=2') })).toEqual({});
    expect(changed(null)).toEqual({ photo_upload: null });
  });
});
