import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors';
import { decodedBytes } from '../../server/files/pictures/decodedBytes.mjs';
import { aHeic } from '../support/aHeic';
import { endPictures, makePicture } from '../../server/files/pictures/makePicture';

const folder = mkdtempSync(join(tmpdir(), 'trowel-pictures-'));
afterAll(() => {
  endPictures();
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#678' } });
const ruleOf = (path: string): Promise<unknown> =>
  makePicture(path, 'small').then(
    () => 'made',
    (error: unknown) => (error instanceof AppError ? [error.code, error.details.refusal?.rule] : error),
  );

/** The processes that this one has started for pictures. */
const processes = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/status`, 'utf8');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return stat.includes(`\nPPid:\t${process.pid}\n`) && command.includes('pictureProcess.mjs');
      } catch {
        return false;
      }
    })
    .map(Number);
const pictureProcess = (): number => processes()[0] ?? 0;

describe('a small picture', () => {
  it('is made in a process of its own, which stays for the next one and may hold so much memory [SEC-007]', async () => {
    const photo = file('photo.jpg', await plain(800, 600).jpeg().toBuffer());
    expect(await sharp(await makePicture(photo, 'small')).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 192,
    });
    const pid = pictureProcess();
    expect(pid).toBeGreaterThan(0);
    await Promise.all([makePicture(photo, 'small'), makePicture(photo, 'small'), makePicture(photo, 'small')]);
    expect(processes()).toEqual([pid]);
    expect(readFileSync(`/proc/${pid}/limits`, 'utf8')).toMatch(/^Max data size +469762048 /m);
  });

  it('is not made of a picture that takes too much to decode, whatever its size as a file, and says so [SEC-007]', async () => {
    // Twelve thousand pixels a side in rounds: 432 MB, of a file of some hundred kilobytes.
    const interlaced = file('rounds.png', await plain(12_000, 12_000).png({ progressive: true }).toBuffer());
    expect(await ruleOf(interlaced)).toEqual(['NOT_FOUND', 'picture_too_large']);
    const inLines = file('lines.png', await plain(12_000, 12_000).png().toBuffer());
    expect(await ruleOf(inLines)).toBe('made');
    const wide = file('wide.png', await plain(16_000, 10_000).png().toBuffer());
    expect(await ruleOf(wide)).toEqual(['NOT_FOUND', 'picture_too_large']);
  }, 60_000);

  it('is not made of what is no picture of the known kinds, whatever it is called [SEC-007]', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    expect(await ruleOf(file('drawing.png', Buffer.from(svg)))).toEqual(['NOT_FOUND', 'picture_unreadable']);
    expect(await ruleOf(join(folder, 'nowhere.png'))).toEqual(['NOT_FOUND', 'picture_unreadable']);
  });

  it('that ends its process is refused, and the next one gets a new process [SEC-007]', async () => {
    const photo = file('next.jpg', await plain(800, 600).jpeg().toBuffer());
    await makePicture(photo, 'small');
    const first = pictureProcess();
    const large = file('large.png', await plain(9_000, 9_000).png().toBuffer());
    const told = ruleOf(large);
    spawnSync('kill', ['-9', String(first)]);
    expect(await told).toEqual(['NOT_FOUND', 'picture_unreadable']);
    expect(await ruleOf(photo)).toBe('made');
    expect(pictureProcess()).not.toBe(first);
  });
});

describe('what it takes to decode a picture', () => {
  const megabytes = (head: object): number =>
    Math.round(
      decodedBytes({
        format: 'jpeg',
        width: 10_000,
        height: 10_000,
        channels: 3,
        depth: 'uchar',
        isProgressive: false,
        ...head,
      }) / 1e6,
    );

  it('is counted by how its pixels come: line by line, in rounds, or on its side [SEC-007]', () => {
    expect(megabytes({})).toBeLessThan(5);
    expect(megabytes({ isProgressive: true, chromaSubsampling: '4:2:0' })).toBe(300);
    expect(megabytes({ isProgressive: true, chromaSubsampling: '4:4:4' })).toBe(600);
    expect(megabytes({ format: 'png' })).toBeLessThan(5);
    expect(megabytes({ format: 'png', isProgressive: true, channels: 4, depth: 'ushort' })).toBe(800);
    expect(megabytes({ format: 'png', orientation: 6 })).toBeGreaterThan(300);
    expect(megabytes({ orientation: 6 })).toBeLessThan(20);
    expect(megabytes({ format: 'webp' })).toBe(400);
  });

  it('and one to look at are made of the HEIC of a phone, whose colours they keep [FLD-010]', async () => {
    const heic = file('phone.jpg', aHeic()); // whatever it is called
    expect(await sharp(await makePicture(heic, 'small')).metadata()).toMatchObject({
      format: 'webp',
      width: 64,
      height: 48,
    });
    const view = sharp(await makePicture(heic, 'view'));
    expect(await view.metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
    const { data, info } = await view.raw().toBuffer({ resolveWithObject: true });
    const colour = (x: number, y: number): number[] => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    const [left, right, low] = [colour(4, 4), colour(60, 4), colour(4, 44)];
    expect((right[0] ?? 0) - (left[0] ?? 0)).toBeGreaterThan(150);
    expect((low[1] ?? 0) - (left[1] ?? 0)).toBeGreaterThan(150);
  });

  it('is not made of a HEIC that is cut off, nor of one that says it is larger than may be decoded, and the next one is [FLD-010 SEC-007]', async () => {
    expect(await ruleOf(file('cut.heic', aHeic().subarray(0, 300)))).toEqual(['NOT_FOUND', 'picture_unreadable']);
    const large = aHeic();
    // The size of the whole picture, and of the tile that it is made of.
    for (let at = large.indexOf('ispe'); at >= 0; at = large.indexOf('ispe', at + 1)) {
      large.writeUInt32BE(16_000, at + 8);
      large.writeUInt32BE(12_000, at + 12);
    }
    expect(await ruleOf(file('large.heic', large))).toEqual(['NOT_FOUND', 'picture_too_large']);
    expect(decodedBytes({ format: 'heif', width: 8064, height: 6048, channels: 4, depth: 'uchar' })).toBeGreaterThan(
      256 * 1_048_576,
    );
    expect(decodedBytes({ format: 'heif', width: 5712, height: 4284, channels: 4, depth: 'uchar' })).toBeLessThan(
      256 * 1_048_576,
    );
    expect((await makePicture(file('next.heic', aHeic()), 'small')).length).toBeGreaterThan(0);
  });
});
