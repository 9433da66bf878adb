/**
 * `node scripts/cleanClone.mjs`: what takes too long for every change. A clone of the last commit is started with
 * NODE_ENV=production, then built into a folder, which is started with production packages alone, on each version of
 * Node that Trowel is for. Takes some minutes.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { removeFolder } from './removeFolder.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const world = mkdtempSync(join(tmpdir(), 'trowel-clean-'));
chmodSync(world, 0o711); // the account that runs PostgreSQL must be able to enter
const [clone, release] = [join(world, 'clone'), join(world, 'release')];
const env = { ...process.env, NODE_ENV: 'production' };

/** The oldest version that is taken, the one between, and the one that is recommended [OPS-015]. */
const NODES = ['20.19', '22', '24'];

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

/** Where a version of Node lies, as npm's package `node` brings it. */
const nodeOf = (version) => {
  const folder = join(world, `node-${version}`);
  mkdirSync(folder);
  run(folder, 'npm', 'install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, `node@${version}`);
  return join(folder, 'node_modules/.bin');
};

/** What an operator who did nothing wrong is not to read: warnings and colors. npm's own lines are npm's. */
const assertQuiet = (said) => {
  const isOfNpm = (line) => /^npm /i.test(stripVTControlCharacters(line));
  const loud = said
    .split('\n')
    .filter((line) => (/warn/i.test(line) || stripVTControlCharacters(line) !== line) && !isOfNpm(line));
  if (loud.length > 0) throw new Error(`it said: ${loud.join('\n')}`);
};

/** Starts a folder as a person does, also in a terminal with colors, reads a page, and stops it. */
const serve = async (cwd, more = {}) => {
  const port = await freePort();
  const child = spawn('npm', ['start'], {
    cwd,
    env: { ...env, FORCE_COLOR: '1', PORT: String(port), DATA_DIR: join(world, `data-${port}`), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
  const ended = new Promise((done) => child.once('exit', done));
  const ask = (path) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } }).catch(() => null);
  try {
    while (!(await ask('/readyz'))?.ok) {
      if (child.exitCode !== null) throw new Error(`npm start ended in ${cwd}: ${said}`);
      await pause(200);
    }
    if (!(await (await ask('/week/pebble'))?.text())?.includes('<div id="root"')) throw new Error(`no page in ${cwd}`);
    if (cwd === release) assertQuiet(said);
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
  for (const version of NODES) {
    const PATH = [nodeOf(version), env.PATH].join(delimiter);
    await step(`npm start, of what was built, on Node ${version}`, () => serve(release, { PATH }));
  }
} finally {
  removeFolder(world);
}
