/**
 * A primary and its synchronous standby under Patroni, each in a network namespace of its own, beside an etcd; as root,
 * with Debian's patroni, etcd-server and postgresql.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, patroniSettings } from './patroni.mjs';
import { removeFolder } from '../../../scripts/removeFolder.mjs';

const HUB = '10.77.0.1';
const PATIENCE_MS = 120_000;

const run = (...words) => {
  const [command, ...args] = words;
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
};

const postgresBin = () => {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(a) - Number(b)) : [];
  return versions.length > 0 ? join(root, versions.at(-1), 'bin') : null;
};

/** What is missing here; null when a cluster can be opened. */
export const missingHere = () => {
  if (process.getuid?.() !== 0) return 'root';
  const missing = { patroni: '/usr/bin/patroni', 'etcd-server': '/usr/bin/etcd', iproute2: '/usr/sbin/ip' };
  const names = Object.keys(missing).filter(
    (name) => !existsSync(missing[name]) && !existsSync(missing[name].replace('/usr', '')),
  );
  if (!postgresBin()) names.push('postgresql');
  return names.length > 0 ? names.join(', ') : null;
};

/** A member, whose network can be cut and whose processes can be killed. */
const openMember = (name, at, folder) => {
  const [namespace, cable, plug] = [`trowel-${name}`, `tw-${name}`, `tw-${name}-in`];
  run('ip', 'netns', 'add', namespace);
  run('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', plug, 'netns', namespace);
  run('ip', 'link', 'set', cable, 'master', 'tw-hub', 'up');
  run('ip', '-n', namespace, 'addr', 'add', `${at}/24`, 'dev', plug);
  for (const device of [plug, 'lo']) run('ip', '-n', namespace, 'link', 'set', device, 'up');
  mkdirSync(folder);
  run('chown', 'postgres', folder);
  chmodSync(folder, 0o700);
  const settings = `${folder}.yml`;
  writeFileSync(settings, patroniSettings({ name, at, etcd: HUB, folder, bin: postgresBin() }));
  const log = openSync(`${folder}.log`, 'a');
  let patroni;
  const pids = () =>
    spawnSync('ip', ['netns', 'pids', namespace], { encoding: 'utf8' }).stdout.trim().split('\n').filter(Boolean);
  return {
    name,
    at,
    start: () => {
      const words = ['netns', 'exec', namespace, 'runuser', '-u', 'postgres', '--', 'patroni', settings];
      patroni = spawn('ip', words, { stdio: ['ignore', log, log] });
    },
    /** Everything of it dies at once, as a machine does. */
    kill: () => {
      spawnSync('kill', ['-9', ...pids()]); // one that has ended since it was listed is no fault
    },
    cut: () => run('ip', 'link', 'set', cable, 'down'),
    join: () => run('ip', 'link', 'set', cable, 'up'),
    /** What Patroni says of it; null when it does not answer. */
    standing: async () => {
      const answer = await fetch(`http://${at}:8008/patroni`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
      return answer ? answer.json().catch(() => null) : null;
    },
    close: () => {
      for (const pid of pids()) spawnSync('kill', ['-9', pid]);
      patroni?.removeAllListeners();
      spawnSync('ip', ['netns', 'del', namespace]);
      spawnSync('ip', ['link', 'del', cable]);
    },
  };
};

/**
 * Opens the cluster with an empty database `trowel`.
 * @returns `url` for DATABASE_URL, `members`, `whole` (waits until one is primary and the other its synchronous standby,
 * and returns the primary), `close`
 */
export const openCluster = async () => {
  const world = mkdtempSync(join(tmpdir(), 'trowel-cluster-'));
  chmodSync(world, 0o711);
  const members = [];
  let etcd;
  const close = async () => {
    for (const member of members) member.close();
    etcd?.kill('SIGKILL');
    spawnSync('ip', ['link', 'del', 'tw-hub']);
    removeFolder(world);
  };
  const whole = async () => {
    for (const end = Date.now() + PATIENCE_MS; ; await pause(100)) {
      const all = await Promise.all(members.map(async (member) => ({ member, of: await member.standing() })));
      const primary = all.find(({ of }) => of?.role === 'master' && of.state === 'running');
      const standby = all.find(({ of }) => of?.role === 'replica' && of.state === 'running' && of.sync_standby);
      if (primary && standby) return primary.member;
      if (Date.now() > end) throw new Error(`the cluster is not whole: ${JSON.stringify(all.map(({ of }) => of))}`);
    }
  };
  try {
    run('ip', 'link', 'add', 'tw-hub', 'type', 'bridge');
    run('ip', 'addr', 'add', `${HUB}/24`, 'dev', 'tw-hub');
    run('ip', 'link', 'set', 'tw-hub', 'up');
    const address = ['--listen-client-urls', `http://${HUB}:2379`, '--advertise-client-urls', `http://${HUB}:2379`];
    const peers = [
      '--listen-peer-urls',
      `http://${HUB}:2380`,
      '--initial-advertise-peer-urls',
      `http://${HUB}:2380`,
      '--initial-cluster',
      `default=http://${HUB}:2380`,
    ];
    const log = openSync(join(world, 'etcd.log'), 'a');
    etcd = spawn('etcd', ['--data-dir', join(world, 'etcd'), ...address, ...peers, '--unsafe-no-fsync'], {
      stdio: ['ignore', log, log],
    });
    members.push(openMember('a', '10.77.0.11', join(world, 'a')), openMember('b', '10.77.0.12', join(world, 'b')));
    for (const member of members) member.start();
    const { at } = await whole();
    const sql = `create role trowel login password '${PASSWORD}'`;
    for (const text of [sql, 'create database trowel owner trowel'])
      run('env', `PGPASSWORD=${PASSWORD}`, 'psql', '-h', at, '-U', 'postgres', '-qc', text, 'postgres');
    const hosts = members.map((member) => `${member.at}:5432`).join();
    return {
      url: `postgres://trowel:${PASSWORD}@${hosts}/trowel?sslmode=disable`,
      members,
      whole,
      close,
      folder: world,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
