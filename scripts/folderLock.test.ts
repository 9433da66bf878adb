import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  linkSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folderLock.mjs';
import { removeFolder } from './removeFolder.mjs';

const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;
const LOCKING = join(import.meta.dirname, 'folderLock.mjs');
const NOBODY = 65_534;
const folders: string[] = [];
const children: ChildProcess[] = [];

const aFolder = (): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'trowel-lock-')));
  folders.push(folder);
  return folder;
};

/** Another process that runs the code, says one word and stays until it is killed. */
const another = async (code: string, uid?: number, env: NodeJS.ProcessEnv = process.env) => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${code}\nsetInterval(() => {}, 1e6);`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
    ...(uid !== undefined && { uid, gid: uid }),
  });
  children.push(child);
  const [word] = (await once(child.stdout, 'data')) as [Buffer];
  return { word: String(word).trim(), child };
};
const takes = (folder: string, env?: NodeJS.ProcessEnv) =>
  another(
    `import { lockFolder } from ${JSON.stringify(LOCKING)};
     globalThis.release = await lockFolder(${JSON.stringify(folder)}, 'data');
     console.log(release ? 'held' : 'refused');`,
    undefined,
    env,
  );
const nameOf = (folder: string): string => {
  const hash = createHash('sha256').update(`data:${folder}`).digest('hex');
  return `trowel-${hash}`;
};
const listensOn = (folder: string, uid?: number) =>
  another(
    `import { createServer } from 'node:net';
     createServer().once('error', ({ code }) => console.log(code)).listen('\\0${nameOf(folder)}', () => console.log('taken'));`,
    uid,
  );
const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

afterEach(async () => {
  await Promise.all(children.splice(0).map(end));
  for (const folder of folders.splice(0)) removeFolder(folder);
});

// Each starts several processes, one after the other.
describe('the lock of a folder', { timeout: 30_000 }, () => {
  it('is held by one at a time, for one purpose, and freed when it is let go', async () => {
    const folder = aFolder();
    const release = await lockFolder(folder, 'data');
    expect(release).toBeTypeOf('function');
    expect(await lockFolder(folder, 'data')).toBeUndefined();
    expect((await takes(folder)).word).toBe('refused');
    const other = await lockFolder(folder, 'command');
    expect(other).toBeTypeOf('function');
    other?.();
    release?.();
    expect((await takes(folder)).word).toBe('held');
  });

  it.runIf(isLinux)('says that a folder cannot be made where a file system takes none [OPS-013]', async () => {
    await expect(lockFolder('/proc/trowel/data', 'data')).rejects.toThrow(
      'The folder /proc/trowel cannot be made: ENOENT',
    );
  });

  it('is freed when its holder is killed, also while programs that the holder started live on', async () => {
    const folder = aFolder();
    const { word, child } = await another(
      `import { spawn } from 'node:child_process';
       import { lockFolder } from ${JSON.stringify(LOCKING)};
       globalThis.release = await lockFolder(${JSON.stringify(folder)}, 'data');
       const later = spawn('sleep', ['20'], { detached: true, stdio: 'ignore' });
       console.log(release ? later.pid : 'refused');`,
    );
    expect(word).toMatch(/^\d+$/);
    await end(child);
    expect((await takes(folder)).word).toBe('held');
    process.kill(Number(word), 'SIGKILL');
  });

  it.runIf(isLinux)(
    'cannot be kept from its owner by whoever takes the name that its path has [SEC-001, OPS-013]',
    async () => {
      const folder = aFolder();
      expect((await listensOn(folder, isRoot ? NOBODY : undefined)).word).toBe('taken');
      const first = await takes(folder);
      expect(first.word).toBe('held');
      expect((await takes(folder)).word).toBe('refused');
      await end(first.child);
      expect((await takes(folder)).word).toBe('held');
    },
  );

  it.runIf(isLinux)('is a file that other accounts cannot open, in a folder that they may enter too', async () => {
    const folder = aFolder();
    chmodSync(folder, 0o755);
    const release = await lockFolder(folder, 'data');
    const { mode, uid } = statSync(join(folder, 'data.lock'));
    expect([mode & 0o777, uid]).toEqual([0o600, process.getuid?.()]);
    release?.();
  });

  // Only root can be two accounts.
  it.runIf(isLinux && isRoot)("is the folder's owner's where a command of root made it", async () => {
    const folder = aFolder();
    chownSync(folder, NOBODY, NOBODY);
    (await lockFolder(folder, 'data'))?.();
    expect(statSync(join(folder, 'data.lock')).uid).toBe(NOBODY);
  });

  it.runIf(isLinux)('is its name alone where the machine has no command for locks, and one to both ways', async () => {
    const folder = aFolder();
    const bare = { ...process.env, PATH: '/nowhere' };
    const first = await takes(folder, bare);
    expect(first.word).toBe('held');
    expect((await takes(folder, bare)).word).toBe('refused');
    await end(first.child);
    const release = await lockFolder(folder, 'data');
    expect((await takes(folder, bare)).word).toBe('refused');
    release?.();
    expect((await takes(folder, bare)).word).toBe('held');
  });

  it.runIf(isLinux)('is refused to one that can lock the file while another has its name alone', async () => {
    const folder = aFolder();
    const bare = { ...process.env, PATH: '/nowhere' };
    const first = await takes(folder, bare);
    expect(first.word).toBe('held');
    expect((await takes(folder)).word).toBe('refused');
    expect((await takes(folder, bare)).word).toBe('refused');
    await end(first.child);
    // What the killed one has left in the file is no holder, also where a stranger has the name then.
    expect((await listensOn(folder, isRoot ? NOBODY : undefined)).word).toBe('taken');
    expect((await takes(folder)).word).toBe('held');
  });

  it.runIf(isLinux)(
    'is refused to one that has its name alone once a stranger has let that go, while another has locked the file [SEC-001]',
    async () => {
      const folder = aFolder();
      const bare = { ...process.env, PATH: '/nowhere' };
      const stranger = await listensOn(folder, isRoot ? NOBODY : undefined);
      const first = await takes(folder);
      expect([stranger.word, first.word]).toEqual(['taken', 'held']);
      await end(stranger.child);
      expect((await takes(folder, bare)).word).toBe('refused');
      // What a killed one has left there holds nothing, also where another process has its number by now.
      await end(first.child);
      expect((await takes(folder, bare)).word).toBe('held');
    },
  );

  it.runIf(isLinux)('is not held by what an earlier process of the same number has left in the file', async () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'data.lock'), `file ${process.pid} 1`, { mode: 0o600 });
    expect((await takes(folder, { ...process.env, PATH: '/nowhere' })).word).toBe('held');
  });

  it.runIf(isLinux)('is let go with what its holder by name has written into the file', async () => {
    const folder = aFolder();
    const { word, child } = await another(
      `import { lockFolder } from ${JSON.stringify(LOCKING)};
       const release = await lockFolder(${JSON.stringify(folder)}, 'data');
       release();
       console.log(release ? 'let go' : 'refused');`,
      undefined,
      { ...process.env, PATH: '/nowhere' },
    );
    expect(word).toBe('let go');
    expect(readFileSync(join(folder, 'data.lock'), 'utf8')).toBe('');
    expect((await takes(folder)).word).toBe('held');
    await end(child);
  });

  it.runIf(isLinux)('changes the mode of no file that has another name elsewhere', async () => {
    const [folder, elsewhere] = [aFolder(), aFolder()];
    const other = join(elsewhere, 'other');
    writeFileSync(other, 'of somebody else', { mode: 0o644 });
    linkSync(other, join(folder, 'data.lock'));
    const release = await lockFolder(folder, 'data');
    expect([statSync(other).mode & 0o777, readFileSync(other, 'utf8')]).toEqual([0o644, 'of somebody else']);
    expect(release).toBeTypeOf('function');
    expect((await takes(folder)).word).toBe('refused');
    release?.();
  });
});
