/**
 * `npm run image`: builds deploy/Dockerfile without Docker and starts what it made as compose.yaml does: without root,
 * on a read-only file system but for /data and /tmp, beside a PostgreSQL of Debian's. Then pages, health check, a command
 * in the container, and its end. As root on Debian with debootstrap and postgresql installed; takes some minutes, so it is
 * no part of `npm test`. Its table stands in docs/guides/container.md.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../bench/inBrowser/freePort.mjs';
import { buildImage, CERTIFICATES, makeBase, run } from './container/rootFileSystem.mjs';
import { listOf } from './container/steps.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const world = mkdtempSync(join(tmpdir(), 'trowel-image-'));
const rows = [];
const note = (what, outcome) => {
  rows.push([what, outcome]);
  console.log(`${what.padEnd(60)} ${outcome}`);
};
const step = async (what, work) => {
  const begun = Date.now();
  const outcome = await work();
  note(what, `${outcome ?? 'works'}, ${((Date.now() - begun) / 1000).toFixed(0)} s`);
};
const expectThat = (isSo, what) => {
  if (!isSo) throw new Error(what);
};

/** One base for all stages, and for later runs where TROWEL_IMAGE_BASE names a folder to keep it in. */
const bases = process.env.TROWEL_IMAGE_BASE ?? join(world, 'base');
const base = (image, folder) => {
  const kept = join(bases, image.replaceAll(':', '-'));
  if (!existsSync(join(kept, 'usr/local/bin/node'))) {
    mkdirSync(bases, { recursive: true });
    rmSync(kept, { recursive: true, force: true });
    makeBase(image, kept);
  }
  run('cp', ['-a', kept, folder]);
  // The network of this machine: its name servers, and whom it trusts.
  for (const file of ['/etc/resolv.conf', CERTIFICATES])
    if (existsSync(file)) cpSync(file, join(folder, file), { dereference: true });
};

/** Debian's PostgreSQL, in a folder of its own on the loopback. */
const startPostgres = async () => {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const version = versions.toSorted((a, b) => Number(a) - Number(b)).at(-1);
  expectThat(version, 'no PostgreSQL of Debian is here: apt-get install postgresql');
  const [bin, data, port] = [`/usr/lib/postgresql/${version}/bin`, join(world, 'pg'), await freePort()];
  mkdirSync(data);
  run('chown', ['postgres', data]);
  run('chmod', ['711', world]);
  const asPostgres = (command) => run('runuser', ['-u', 'postgres', '--', 'sh', '-c', command], { stdio: 'ignore' });
  asPostgres(`${bin}/initdb -D ${data} --locale=C.UTF-8 -A trust -U trowel`);
  asPostgres(`${bin}/pg_ctl -D ${data} -o "-p ${port} -h 127.0.0.1 -k ${data}" -l ${data}/log -w start`);
  run('psql', ['-h', '127.0.0.1', '-p', String(port), '-U', 'trowel', '-c', 'create database trowel', 'postgres']);
  return { port, version, stop: () => asPostgres(`${bin}/pg_ctl -D ${data} -m fast -w stop`) };
};

/** A command in the image: mounts of its own, the account `node`, files that cannot be written. */
const inContainer = (image, env, words) => {
  const script = [
    'mount --bind "$0" "$0"',
    'mount -t tmpfs tmpfs "$0/tmp" && chmod 1777 "$0/tmp"',
    'mount --bind "$1" "$0/data"',
    'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev"',
    'mount -o remount,bind,ro "$0"',
    'cd "$0" && shift',
    `exec chroot --userspec=node:node . /bin/sh -c 'cd ${image.workdir} && exec "$@"' sh "$@"`,
  ].join(' && ');
  return {
    command: 'unshare',
    args: [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-c',
      script,
      image.folder,
      join(world, 'data'),
      ...words,
    ],
    options: { env: { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...image.env, ...env } },
  };
};

let postgres;
let server;
/** To the server itself: `unshare` waits for it, and does not outlive it, but it may outlive `unshare`. */
const signal = (name) => {
  const inner = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim();
  if (inner !== '') process.kill(Number(inner), name);
};
try {
  let image;
  await step('deploy/Dockerfile: all steps', () => {
    image = buildImage({ context: root, dockerfile: join(root, 'deploy/Dockerfile'), base, world });
    return `works, ${run('du', ['-sm', join(image.folder, 'app')]).split('\t')[0]} MB in /app`;
  });
  postgres = await startPostgres();
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: `postgres://trowel@127.0.0.1:${postgres.port}/trowel?sslmode=disable`,
    LOG_LEVEL: 'warn',
  };
  mkdirSync(join(world, 'data'));
  run('chown', ['1000:1000', join(world, 'data')]);
  const said = [];
  const commandOf = (word) => image.steps.filter((one) => one.word === word).at(-1).rest;
  const execute = (words) => {
    const { command, args, options } = inContainer(image, env, words);
    const { status, stdout, stderr } = spawnSync(command, args, { ...options, encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}` };
  };
  const url = `http://127.0.0.1:${port}`;
  const answer = (path) => fetch(url + path, { headers: { accept: 'text/html' } }).catch(() => null);

  await step('CMD, as node, read-only but for /data and /tmp', async () => {
    const { command, args, options } = inContainer(image, env, listOf(commandOf('CMD')));
    server = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (bytes) => said.push(bytes));
    while (!(await answer('/readyz'))?.ok) {
      expectThat(server.exitCode === null, `it ended:\n${Buffer.concat(said).toString()}`);
      await pause(200);
    }
    expectThat(execute(['id', '-u']).said.trim() === '1000', 'not the account node');
    expectThat(execute(['touch', '/app/x']).status !== 0, 'the file system can be written');
    return `ready on PostgreSQL ${postgres.version} of Debian, Node ${execute(['node', '--version']).said.trim()}`;
  });
  await step('what it says at its first start', () => {
    const text = Buffer.concat(said).toString();
    expectThat(!/warn/i.test(text), text);
    return 'no warning';
  });
  await step('a page', async () => {
    expectThat((await (await answer('/week/pebble')).text()).includes('<div id="root"'), 'no page');
  });
  await step('HEALTHCHECK', () => {
    const { status } = execute(listOf(commandOf('HEALTHCHECK')));
    expectThat(status === 0, 'it says that the server is away');
  });
  const command = (...words) => execute(['node', 'scripts/start.mjs', ...words]);
  await step('a command in the container: user create', () => {
    const done = command('user', 'create', '--email', 'ana@example.com', '--first-name', 'Ana', '--last-name', 'Ruiz');
    expectThat(done.status === 0 && done.said.includes('is now Administrator'), done.said);
  });
  await step('a command in the container: check', () => {
    const done = command('check');
    expectThat(done.said.includes('ok       database'), done.said);
    expectThat(!done.said.includes('failed'), done.said);
  });
  await step('a command in the container: backup', () => {
    const done = command('backup');
    expectThat(done.status === 0 && readdirSync(join(world, 'data/backups')).length > 0, done.said);
  });
  await step('SIGTERM', async () => {
    signal('SIGTERM');
    await new Promise((done) => server.once('exit', done));
    server = undefined;
    expectThat(!(await answer('/healthz')), 'it still answers');
    return 'ends';
  });
  const table = [['Step', 'Outcome'], ['---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const file = join(root, 'docs/guides/container.md');
  const head = readFileSync(file, 'utf8').split('\n| Step')[0];
  writeFileSync(file, `${head}\n${table}\n`);
} finally {
  if (server?.exitCode === null) signal('SIGKILL');
  postgres?.stop();
  rmSync(world, { recursive: true, force: true });
}
