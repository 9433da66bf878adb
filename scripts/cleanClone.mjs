/**
 * `node scripts/cleanClone.mjs`: what takes too long for every change. A clone of the last commit is started with
 * NODE_ENV=production, then built into a folder, which is started with production packages alone. Takes some minutes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { removeFolder } from './removeFolder.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const world = mkdtempSync(join(tmpdir(), 'trowel-clean-'));
chmodSync(world, 0o711); // the account that runs PostgreSQL must be able to enter
const [clone, release] = [join(world, 'clone'), join(world, 'release')];
const env = { ...process.env, NODE_ENV: 'production' };

const step = async (name, work) => {
  const began = Date.now();
  await work();
  console.log(`${name.padEnd(50)} ${((Date.now() - began) / 1000).toFixed(0)} s`);
};
const run = (cwd, command, ...args) => {
  const { status } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}`);
};
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** Starts a folder as a person does, reads a page, and stops it. */
const serve = async (cwd) => {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd,
    env: { ...env, PORT: String(port), DATA_DIR: join(world, `data-${port}`) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise((done) => child.once('exit', done));
  const ask = (path) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } }).catch(() => null);
  try {
    while (!(await ask('/readyz'))?.ok) {
      if (child.exitCode !== null) throw new Error(`npm start ended in ${cwd}`);
      await pause(200);
    }
    if (!(await (await ask('/week/pebble'))?.text())?.includes('<div id="root"')) throw new Error(`no page in ${cwd}`);
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
};

try {
  run(root, 'git', 'clone', '--quiet', root, clone);
  await step('NODE_ENV=production npm start, on a clean clone', () => serve(clone));
  await step('npm run build', () => run(clone, 'npm', 'run', 'build', '--', release));
  await step('npm ci --omit=dev', () => run(release, 'npm', 'ci', '--omit=dev'));
  if (existsSync(join(release, 'node_modules/vite'))) throw new Error('a package of developers came along');
  await step('npm start, of what was built', () => serve(release));
} finally {
  removeFolder(world);
}
