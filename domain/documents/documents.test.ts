import { describe, expect, it } from 'vitest';
import { documentKey, readDocumentKey } from './documentKey';
import { DOCUMENT_BYTES, documentRefusal, isPictureName } from './documentType';
import { freeName } from './freeName';

describe('the key of a document', () => {
  it('is job/{jobId}/documents/{folder}{fileName} [DOC-003]', () => {
    const place = { job_id: 12, folder: 'Presite/Pool (Gunite) No Date/', file_name: 'deep end.jpg' };
    expect(documentKey(place)).toBe('job/12/documents/Presite/Pool (Gunite) No Date/deep end.jpg');
    expect(readDocumentKey(documentKey(place))).toEqual(place);
  });

  it("never leads out of the job's documents", () => {
    const others = [
      'job/12/documents/a.jpg',
      'job/12/documents/../x/a.jpg',
      'job/12/documents/Plan/..',
      'job/0/documents/Plan/a.jpg',
      'job/12/documents/Plan\\/a.jpg',
      'job/12/documents//a.jpg',
      'job/12/documents/Plan/ a.jpg',
      'job/12/documents/Plan/',
    ];
    expect(others.filter((key) => readDocumentKey(key) !== null)).toEqual([]);
  });
});

describe('a file that is sent as a document', () => {
  it('is one of the types allowed, by name and by content type together', () => {
    expect(documentRefusal({ file_name: 'a.JPG', file_type: 'image/jpg' })).toBeNull();
    expect(documentRefusal({ file_name: 'plan.dwg', file_type: 'application/octet-stream' })).toBeNull();
    for (const [file_name, file_type] of [
      ['a.exe', 'application/octet-stream'],
      ['a.png', 'text/html'],
      ['a.svg', 'image/svg+xml'],
      ['jpg', 'image/jpeg'],
      ['a.jpg', 'application/octet-stream'],
      ['page.html', 'text/html'],
    ] as const) {
      expect(documentRefusal({ file_name, file_type })).toBe('document_type');
    }
  });

  it('has 100 MB at most', () => {
    expect(documentRefusal({ file_name: 'a.mp4', file_type: 'video/mp4', size: DOCUMENT_BYTES })).toBeNull();
    expect(documentRefusal({ file_name: 'a.mp4', file_type: 'video/mp4', size: DOCUMENT_BYTES + 1 })).toBe(
      'document_size',
    );
  });

  it('is a picture by the ending of its name', () => {
    expect(['a.heic', 'a.JPEG', 'a.pdf', 'png'].map(isPictureName)).toEqual([true, true, false, true]);
  });
});

describe('a name that is taken', () => {
  it('gets the time behind it, and a number within the same second [DOC-024 DOC-041]', () => {
    const stamp = '20260310142530';
    expect(freeName('Plan.pdf', new Set(), stamp)).toBe('Plan.pdf');
    expect(freeName('Plan.pdf', new Set(['plan.pdf']), stamp)).toBe('Plan_20260310142530.pdf');
    expect(
      freeName('plan.pdf', new Set(['plan.pdf', 'plan_20260310142530.pdf', 'plan_20260310142530-2.pdf']), stamp),
    ).toBe('plan_20260310142530-3.pdf');
    expect(freeName('README', new Set(['readme']), stamp)).toBe('README_20260310142530');
  });
});
