import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assertMayUse } from './mayUse';

const { uid, username } = userInfo();
const ANOTHER = 54_321;

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'trowel-owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

describe('a data folder', () => {
  it('with a database is used by its own account and by root, and no other, who is told as whom [OPS-013]', () => {
    const folder = aFolder();
    mkdirSync(join(folder, 'pg'));
    for (const account of [uid, 0, undefined]) expect(() => assertMayUse(folder, account)).not.toThrow();
    expect(() => assertMayUse(folder, ANOTHER)).toThrow(
      `The account "uid ${ANOTHER}" may not use the database of ${folder}, which belongs to "${username}": run this as that account or as root, such as by sudo -u ${username}.`,
    );
  });

  it('that is new, or not there yet, is used by whoever may write to it [OPS-013]', () => {
    const folder = aFolder();
    for (const path of [folder, join(folder, 'not there')]) expect(() => assertMayUse(path, ANOTHER)).not.toThrow();
  });
});
