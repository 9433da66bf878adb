import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createRefusedAnswers } from './refusedAnswer';

const MEGABYTE = 1_048_576;
const aFile = (): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'trowel-answer-')), 'refused.csv');
  writeFileSync(path, Buffer.alloc(4 * MEGABYTE, 'a'));
  return path;
};
const isOpen = (path: string): boolean =>
  readdirSync('/proc/self/fd').some((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === path;
    } catch {
      return false;
    }
  });

describe('the file of refused rows, as it is sent', () => {
  it('has all bytes for whoever takes them', async () => {
    expect((await buffer(createRefusedAnswers().read(aFile()))).length).toBe(4 * MEGABYTE);
  });

  it.runIf(process.platform === 'linux')(
    'is closed, with an error, for a reader that takes no more of it [IMP-006]',
    async () => {
      const path = aFile();
      const body = createRefusedAnswers({ each: 1, stalled: 20, whole: 60_000 }).read(path);
      const failed = once(body, 'error');
      const [first] = (await once(body, 'readable')) as [unknown];
      expect([first, isOpen(path)]).toEqual([undefined, true]);
      expect(await failed).toMatchObject([{ code: 'SERVICE_UNAVAILABLE' }]);
      for (let tries = 0; isOpen(path) && tries < 1_000; tries += 1) await new Promise((next) => setImmediate(next));
      expect(isOpen(path)).toBe(false);
    },
  );

  it('is closed for one that takes a little now and then, when all of it takes too long', async () => {
    const body = createRefusedAnswers({ each: 1, stalled: 60_000, whole: -1 }).read(aFile());
    await expect(buffer(body)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });

  it('is made for a user so many times at once, and again when one has ended', () => {
    const { take } = createRefusedAnswers({ each: 2, stalled: 1, whole: 1 });
    const free = take(1);
    take(1);
    expect(() => take(1)).toThrow('requests');
    take(2);
    free();
    free();
    take(1);
    expect(() => take(1)).toThrow('requests');
  });
});
