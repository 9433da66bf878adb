import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fitsSocket, privateSocketFolder } from './socketFolder';

const ACCOUNT = { name: 'the current user' };
const world = mkdtempSync(join(tmpdir(), 'trowel-socket-'));
const made: string[] = [];
afterAll(() => [world, ...made].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const dataFolder = (name: string): string => {
  const folder = join(world, name);
  mkdirSync(folder, { mode: 0o700 });
  return folder;
};
const socketOf = (data: string): string => {
  const folder = privateSocketFolder(data, ACCOUNT);
  made.push(folder);
  return folder;
};

describe('the folder of a socket whose path is too long', () => {
  it('has a name that nobody can foresee, fits a socket, is closed to others and stays the same', () => {
    const [one, other] = [socketOf(dataFolder('one')), socketOf(dataFolder('other'))];
    expect(one).toMatch(/^\/tmp\/trowel-[0-9a-f]{24}$/);
    expect(other).not.toBe(one);
    expect(fitsSocket(one)).toBe(true);
    expect(statSync(one).mode & 0o777).toBe(0o700);
    expect(socketOf(join(world, 'one'))).toBe(one);
    expect(readdirSync(join(world, 'one'))).toEqual(['socket_folder']);
  });

  it('is made again when the machine has emptied /tmp', () => {
    const data = dataFolder('emptied');
    const folder = socketOf(data);
    rmSync(folder, { recursive: true });
    expect(socketOf(data)).toBe(folder);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it.each<[what: string, take: (folder: string) => void]>([
    ['a folder that others may enter', (folder) => (mkdirSync(folder), chmodSync(folder, 0o777))],
    ['a link to somewhere else', (folder) => symlinkSync(world, folder)],
  ])('is another one when its name was taken by %s', (what, take) => {
    const data = dataFolder(what.replaceAll(' ', '-'));
    const folder = socketOf(data);
    rmSync(folder, { recursive: true });
    take(folder);
    const instead = socketOf(data);
    expect(basename(instead)).not.toBe(basename(folder));
    expect(statSync(instead).mode & 0o777).toBe(0o700);
    expect(socketOf(data)).toBe(instead);
  });

  it('is not shared with a copy of the data', () => {
    const data = dataFolder('copied');
    const folder = socketOf(data);
    cpSync(data, join(world, 'copy'), { recursive: true });
    expect(socketOf(join(world, 'copy'))).not.toBe(folder);
    expect(socketOf(data)).toBe(folder);
  });
});
