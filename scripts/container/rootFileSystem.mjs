/**
 * What Docker makes of a Dockerfile, without Docker: folders with the root file system of each stage, in which its steps
 * run by `chroot`. As root, on Debian or what is made of it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { settingsOf, stagesOf } from './steps.mjs';

/** Whom Debian trusts. */
export const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** @throws Error with what it said when it fails */
export const run = (command, args, options = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
    ...options,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`.slice(-4_000));
  return stdout;
};

/** A package of the registry that npm is set to, unpacked into a folder. */
const unpack = (name, folder) => {
  const world = mkdtempSync(join(tmpdir(), 'trowel-package-'));
  try {
    const file = run('npm', ['pack', '--silent', name], { cwd: world }).trim().split('\n').at(-1);
    mkdirSync(folder, { recursive: true });
    run('tar', ['-xzf', join(world, file), '-C', folder, '--strip-components=1']);
  } finally {
    rmSync(world, { recursive: true, force: true });
  }
};

/** What the image `node:24-bookworm-slim` has: Debian 12 at its least, Node, npm, and the account `node`. */
export const makeBase = (image, folder) => {
  const [, major, release] = /^node:(\d+)-(\w+)-slim$/.exec(image) ?? [];
  if (!major) throw new Error(`Here is no way to make ${image}`);
  run('debootstrap', ['--variant=minbase', '--include=ca-certificates', release, folder]);
  unpack(`node-linux-${process.arch}@${major}`, join(folder, 'usr/local/node'));
  run('ln', ['-sf', '/usr/local/node/bin/node', join(folder, 'usr/local/bin/node')]);
  unpack('npm@11', join(folder, 'usr/local/lib/node_modules/npm'));
  run('ln', ['-sf', '../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/local/bin/npm')]);
  run('ln', ['-sf', '../lib/node_modules/npm/bin/npx-cli.js', join(folder, 'usr/local/bin/npx')]);
  run('chmod', ['+x', join(folder, 'usr/local/lib/node_modules/npm/bin/npm-cli.js')]);
  run('chroot', [folder, 'useradd', '--uid', '1000', '--create-home', '--shell', '/bin/bash', 'node']);
};

/**
 * Runs a line of a shell in a root file system, with mounts that are those of this process alone: whatever becomes of it,
 * none of them is left on the machine.
 */
const runIn = (folder, line, env) =>
  run(
    'unshare',
    [
      '--mount',
      'sh',
      '-c',
      'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" /bin/sh -c "$1"',
      folder,
      line,
    ],
    { env: { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', ...env } },
  );

/** Lines of .dockerignore as the patterns of tar. */
const ignored = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('#'))
        .flatMap((line) => (line.startsWith('**/') ? [line.slice(3), `*/${line.slice(3)}`] : [`./${line}`]))
    : [];

/** Copies what a COPY names, as Docker does: the content of folders, into the folder that it names at its end. */
const copy = (from, to, sources, exclude) => {
  mkdirSync(to, { recursive: true });
  for (const source of sources) {
    const path = join(from, source);
    if (!statSync(path).isDirectory()) cpSync(path, join(to, source.split('/').at(-1)));
    else {
      const patterns = exclude.map((pattern) => `--exclude=${pattern}`);
      const packed = join(dirname(to), '.copied.tar');
      run('tar', ['-cf', packed, ...patterns, '-C', path, '.']);
      run('tar', ['-xf', packed, '-C', to, '--no-same-owner']);
      rmSync(packed);
    }
  }
};

/**
 * Builds a Dockerfile.
 * @param {{ context: string, dockerfile: string, base: (image: string, folder: string) => void, world: string }} options
 * @returns the root file system of its last stage, and what it says of how to start it
 */
export const buildImage = ({ context, dockerfile, base, world }) => {
  const built = new Map();
  const image = { folder: '', env: {}, user: 'root', workdir: '/', steps: [] };
  for (const { base: from, name, steps } of stagesOf(readFileSync(dockerfile, 'utf8'))) {
    const folder = join(world, name ?? 'image');
    base(from, folder);
    Object.assign(image, { folder, env: {}, user: 'root', workdir: '/', steps });
    for (const { word, rest } of steps) {
      if (word === 'WORKDIR') {
        image.workdir = rest;
        mkdirSync(join(folder, rest), { recursive: true });
      } else if (word === 'ENV') Object.assign(image.env, settingsOf(rest));
      else if (word === 'USER') image.user = rest;
      else if (word === 'COPY') {
        const [, stage, what] = /^(?:--from=(\S+) )?(.*)$/.exec(rest);
        const words = what.split(/\s+/);
        const to = resolve('/', image.workdir, words.at(-1));
        const ignore = stage ? [] : ignored(`${dockerfile}.dockerignore`);
        copy(stage ? built.get(stage) : context, join(folder, to), words.slice(0, -1), ignore);
      } else if (word === 'RUN') runIn(folder, `cd ${image.workdir} && ${rest}`, { ...image.env, ...NETWORK() });
    }
    built.set(name, folder);
  }
  return image;
};

/** The way to the packages that this machine has; a container of Docker's has a network of its own. */
const NETWORK = () => ({
  npm_config_registry: run('npm', ['config', 'get', 'registry']).trim(),
  NODE_EXTRA_CA_CERTS: CERTIFICATES,
});
