import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { publicError } from '../../http/errors';
import { byteRange } from './byteRange';
import { checkedBytes } from './checkedBytes';
import { localStore, type LocalStore } from './localStore';

const root = mkdtempSync(join(tmpdir(), 'trowel-store-'));
const folder = join(root, 'files');
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);
const TERMS = { file_type: 'image/png', max_bytes: 100 };
let now = new Date('2026-03-11T15:00:00Z');
const storeWith = (secret: string): LocalStore => localStore({ folder, secret, clock: () => now });
const store = storeWith('secret');

const bytesOf = async (key: string, range?: { start: number; end: number }): Promise<Uint8Array> => {
  const chunks: Buffer[] = [];
  for await (const chunk of await store.get(key, range)) chunks.push(Buffer.from(chunk as Uint8Array));
  return new Uint8Array(Buffer.concat(chunks));
};
async function* parts(...chunks: Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const tokenIn = (url: string): string => url.slice('/v1/uploads/'.length);
const addressOf = (url: string): [string, Record<string, string>] => {
  const { pathname, searchParams } = new URL(url, 'http://here');
  return [pathname.slice('/v1/files/'.length), Object.fromEntries(searchParams)];
};

beforeEach(() => {
  now = new Date('2026-03-11T15:00:00Z');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('files in a folder', () => {
  it('are written, measured, read whole and in part, and removed', async () => {
    await store.put('a/b/one.png', PNG, 'image/png');
    expect(await store.head('a/b/one.png')).toEqual({ size: 12 });
    expect(await bytesOf('a/b/one.png')).toEqual(PNG);
    expect(await bytesOf('a/b/one.png', { start: 8, end: 9 })).toEqual(new Uint8Array([1, 2]));
    await store.delete('a/b/one.png');
    expect(await store.head('a/b/one.png')).toBeNull();
    await expect(store.get('a/b/one.png')).rejects.toThrow('This record does not exist.');
  });

  it('are never written over', async () => {
    await store.receive('a/once.png', parts(PNG));
    await expect(store.receive('a/once.png', parts(new Uint8Array([9])))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await bytesOf('a/once.png')).toEqual(PNG);
  });

  it('leave nothing behind when the sender stops halfway', async () => {
    const broken = async function* (): AsyncGenerator<Uint8Array> {
      yield PNG;
      throw new Error('gone');
    };
    await expect(store.receive('a/broken.png', broken())).rejects.toThrow('gone');
    expect(existsSync(join(folder, 'a/broken.png'))).toBe(false);
    expect(readdirSync(join(folder, '.parts'))).toEqual([]);
  });

  it('that changed on the disk are refused and not given out, whole or in part; those of before have no sum and pass', async () => {
    await store.put('a/sound.png', PNG, 'image/png');
    expect(await bytesOf('a/sound.png')).toEqual(PNG);
    writeFileSync(join(folder, 'a/sound.png'), PNG.toReversed());
    await expect(store.get('a/sound.png')).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
    await expect(store.get('a/sound.png', { start: 0, end: 1 })).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
    writeFileSync(join(folder, 'a/before.png'), PNG);
    expect(await bytesOf('a/before.png')).toEqual(PNG);
    await store.delete('a/sound.png');
    expect(existsSync(join(folder, '.sums/a/sound.png'))).toBe(false);
  });

  it('that find no room leave nothing behind, and the error says so', async () => {
    const full = async function* (): AsyncGenerator<Uint8Array> {
      yield PNG;
      throw Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
    };
    const failed: unknown = await store.receive('a/full.png', full()).catch((error: unknown) => error);
    expect(publicError(failed).code).toBe('DISK_FULL');
    expect([existsSync(join(folder, 'a/full.png')), readdirSync(join(folder, '.parts'))]).toEqual([false, []]);
  });

  it('that were cut off by the end of a process are removed after a day', async () => {
    for (const name of ['old', 'new']) writeFileSync(join(folder, '.parts', name), 'x');
    utimesSync(join(folder, '.parts', 'old'), 0, new Date(now.getTime() - 90_000_000));
    utimesSync(join(folder, '.parts', 'new'), 0, now);
    await store.clean();
    expect(readdirSync(join(folder, '.parts'))).toEqual(['new']);
  });

  it.each([
    '../outside.png',
    'a/../../outside.png',
    '/etc/passwd',
    'a//b',
    'a/./b',
    '.parts/x',
    'a/\u0000.png',
    'a\\b',
    '',
  ])('do not take %j for a key', async (key) => {
    await expect(store.put(key, PNG, 'image/png')).rejects.toThrow(RangeError);
    await expect(store.head(key)).rejects.toThrow(RangeError);
    await expect(store.presignPut(key, TERMS)).rejects.toThrow(RangeError);
    expect(() => store.signedGetUrl(key, { file_type: 'image/png', file_name: 'x' })).toThrow(RangeError);
  });
});

describe('an address that takes a file', () => {
  it('says what it takes, for 15 minutes', async () => {
    const token = tokenIn(await store.presignPut('a/b.png', { ...TERMS, length: 12 }));
    expect(store.readUpload(token)).toMatchObject({
      key: 'a/b.png',
      file_type: 'image/png',
      max_bytes: 100,
      length: 12,
    });
    later(15);
    expect(store.readUpload(token)).not.toBeNull();
    later(1);
    expect(store.readUpload(token)).toBeNull();
  });

  it('is refused when it was changed or signed with another secret', async () => {
    const token = tokenIn(await store.presignPut('a/b.png', TERMS));
    const [text = '', signature = ''] = token.split('.');
    const other = Buffer.from(
      Buffer.from(text, 'base64url').toString().replace('"max_bytes":100', '"max_bytes":999'),
    ).toString('base64url');
    expect(
      [`${other}.${signature}`, text, `${text}.`, `${text}.AAAA`, 'x.y', ''].map((one) => store.readUpload(one)),
    ).toEqual([null, null, null, null, null, null]);
    expect(storeWith('other').readUpload(token)).toBeNull();
  });
});

describe('an address that shows a file', () => {
  const terms = { file_type: 'image/png', file_name: 'Logo ñ.png' };

  it('holds for an hour at most, and is the same for a quarter of an hour', () => {
    const first = store.signedGetUrl('a/b.png', terms);
    later(14);
    expect(store.signedGetUrl('a/b.png', terms)).toBe(first);
    later(1);
    expect(store.signedGetUrl('a/b.png', terms)).not.toBe(first);
    expect(store.readAddress(...addressOf(first))).toEqual({ ...terms, left: 2700 });
    later(45);
    expect(store.readAddress(...addressOf(first))).toBeNull();
  });

  it('is refused for another file, name, type or moment than it was made for', () => {
    const [key, query] = addressOf(store.signedGetUrl('a/b.png', terms));
    expect(store.readAddress(key, query)).not.toBeNull();
    const changes = [
      { name: 'x.html' },
      { type: 'text/html' },
      { expires: '9999999999' },
      { signature: '' },
      { signature: undefined },
    ];
    expect(changes.filter((changed) => store.readAddress(key, { ...query, ...changed }) !== null)).toEqual([]);
    expect(store.readAddress('a/c.png', query)).toBeNull();
  });
});

describe('bytes on their way', () => {
  const drain = async (chunks: Uint8Array[], terms = TERMS as Parameters<typeof checkedBytes>[1]): Promise<number> => {
    let size = 0;
    for await (const chunk of checkedBytes(parts(...chunks), terms)) size += chunk.length;
    return size;
  };
  const single = [...PNG].map((byte) => new Uint8Array([byte]));

  it('pass when they are a picture of the announced type and size, however they are cut', async () => {
    expect(await drain([PNG])).toBe(12);
    expect(await drain(single, { ...TERMS, length: 12 })).toBe(12);
    expect(await drain([new Uint8Array(50)], { ...TERMS, file_type: 'application/pdf' })).toBe(50);
  });

  it('are refused when they are no png or jpg [BLDR-009]', async () => {
    const refused = { details: { refusal: { rule: 'upload_type' } } };
    for (const chunks of [[new TextEncoder().encode('<svg onload=alert(1)>')], [PNG.slice(0, 5)], []])
      await expect(drain(chunks)).rejects.toMatchObject(refused);
    await expect(drain([PNG], { ...TERMS, file_type: 'image/jpeg' })).rejects.toMatchObject(refused);
  });

  it('are refused when they are too many, or not as many as was said [BLDR-015]', async () => {
    const details = { refusal: { rule: 'upload_file' } };
    await expect(drain([PNG, new Uint8Array(89)])).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE', details });
    await expect(drain([PNG], { ...TERMS, length: 11 })).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      details,
    });
    await expect(drain([PNG], { ...TERMS, length: 13 })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details,
    });
  });
});

describe('a range of bytes', () => {
  it.each([
    [undefined, null],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=8-', { start: 8, end: 9 }],
    ['bytes=-4', { start: 6, end: 9 }],
    ['bytes=5-99', { start: 5, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unfit'],
    ['bytes=4-2', 'unfit'],
    ['bytes=-0', 'unfit'],
    ['bytes=-', null],
    ['bytes=0-1,4-5', null],
    ['items=0-1', null],
  ])('%s of ten bytes', (header, expected) => {
    expect(byteRange(header, 10)).toEqual(expected);
  });
});
