import { describe, expect, it } from 'vitest';
import { compressionOf } from './compression';
import { typeOfFile } from './documentType';
import { fileKind } from './fileKind';
import { fileSize } from './fileSize';

describe('a file', () => {
  it('is shown as a picture, a video or a pdf, or not at all [PRE-015 DOC-032]', () => {
    expect(['jpg', 'JPEG', 'png', 'gif'].map((ending) => fileKind(`a.${ending}`))).toEqual([
      'image',
      'image',
      'image',
      'image',
    ]);
    expect(['mp4', 'webm', 'ogg', 'mov'].map((ending) => fileKind(`a.${ending}`))).toEqual([
      'video',
      'video',
      'video',
      'video',
    ]);
    expect(fileKind('plan.pdf')).toBe('pdf');
    expect(['a.heic', 'a.docx', 'a.zip', 'a.webp', 'jpg.'].map(fileKind)).toEqual([null, null, null, null, null]);
  });

  it('has its size in B, kB and MB [DOC-037 DOC-043]', () => {
    expect([0, 1023, 1024, 1536, 1_048_575, 1_048_576, 5_400_000].map(fileSize)).toEqual([
      '0 B',
      '1023 B',
      '1 kB',
      '2 kB',
      '1024 kB',
      '1.00 MB',
      '5.15 MB',
    ]);
  });

  it('has the type that the browser says, or that of its name where the browser knows none', () => {
    expect([
      typeOfFile('a.pdf', 'application/pdf'),
      typeOfFile('a.HEIC', ''),
      typeOfFile('plan.dwg', ''),
      typeOfFile('a.jpg', 'image/jpg'),
      typeOfFile('a.exe', 'application/x-msdownload'),
    ]).toEqual(['application/pdf', 'image/heic', 'image/vnd.dwg', 'image/jpeg', 'application/x-msdownload']);
  });
});

describe('a picture that is sent', () => {
  const qualityOf = (size: number): number | undefined => compressionOf('a.jpg', size)?.quality;

  it('goes as it is up to 100000 bytes, and is made smaller by its size above [DOC-026 DOC-027 DOC-042]', () => {
    expect([100_000, 100_001, 150_000, 200_000, 250_000, 400_000, 500_000, 900_000].map(qualityOf)).toEqual([
      undefined,
      0.5,
      0.5,
      0.5,
      0.4,
      0.25,
      0.2,
      0.2,
    ]);
  });

  it('becomes a jpeg from jpg and png, stays webp, and heic and others are never touched [DOC-026 DOC-042]', () => {
    expect(compressionOf('Deep End.PNG', 250_000)).toEqual({
      file_type: 'image/jpeg',
      quality: 0.4,
      file_name: 'Deep End.jpg',
    });
    expect(compressionOf('a.jpeg', 250_000)).toMatchObject({ file_type: 'image/jpeg', file_name: 'a.jpeg' });
    expect(compressionOf('a.webp', 250_000)).toMatchObject({ file_type: 'image/webp', file_name: 'a.webp' });
    expect(['a.heic', 'a.gif', 'a.pdf', 'a.mp4'].map((name) => compressionOf(name, 900_000))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
