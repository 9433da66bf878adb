import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cutLog, whyNotStarted } from './log';

const folder = mkdtempSync(join(tmpdir(), 'trowel-log-'));
const log = join(folder, 'postgres.log');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("PostgreSQL's log", () => {
  it('is cut at ten megabytes while it is written to, and the one before it is kept', () => {
    cutLog(log); // there is none yet
    writeFileSync(log, 'a'.repeat(9_999_999));
    const writer = openSync(log, 'a');
    cutLog(log);
    expect(existsSync(`${log}.1`)).toBe(false);
    writeSync(writer, 'bb');
    cutLog(log);
    writeSync(writer, 'after');
    closeSync(writer);
    expect([readFileSync(log, 'utf8'), statSync(`${log}.1`).size]).toEqual(['after', 10_000_001]);
  });

  it('says that the disk is full where that was the end of a start, and not where it was an earlier one [OPS-014]', () => {
    const full = 'FATAL:  could not write lock file "x": No space left on device\nLOG:  database system is shut down\n';
    writeFileSync(log, full);
    expect(whyNotStarted(log)).toMatch(/^Its disk has no room left: make room, then start again\.\nFATAL/);
    writeFileSync(log, `${full}LOG:  starting\nFATAL:  lock file exists\nLOG:  database system is shut down\n`);
    expect(whyNotStarted(log)).toMatch(/^FATAL/);
  });
});
