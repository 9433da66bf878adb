/** pgpool2 before one PostgreSQL, by the account of PostgreSQL. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../bench/inBrowser/freePort.mjs';

/**
 * @param {string} folder that account's
 * @param {number} behind the port of PostgreSQL
 * @param {string} mode its clustering mode; as packaged it is the one that is named here
 * @returns its `port`, and `stop`
 */
export const startPgpool = async (folder, behind, mode = 'streaming_replication') => {
  const port = await freePort();
  const settings = {
    backend_clustering_mode: mode,
    sr_check_period: 0, // it would sign in as a user of its own
    backend_hostname0: '127.0.0.1',
    backend_port0: behind,
    listen_addresses: '127.0.0.1',
    logdir: folder,
    num_init_children: 60,
    pcp_listen_addresses: '',
    pcp_port: await freePort(),
    pcp_socket_dir: folder,
    pid_file_name: join(folder, 'pgpool.pid'),
    port,
    unix_socket_directories: folder,
  };
  const file = join(folder, 'pgpool.conf');
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name} = '${value}'\n`)
      .join(''),
  );
  for (const name of ['pcp.conf', 'pool_hba.conf']) writeFileSync(join(folder, name), '');
  const files = ['-f', file, '-F', join(folder, 'pcp.conf'), '-a', join(folder, 'pool_hba.conf')];
  const child = spawn('/usr/sbin/runuser', ['-u', 'postgres', '--', 'pgpool', '-n', ...files], { stdio: 'ignore' });
  for (const end = Date.now() + 20_000; ; await pause(200)) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answers) return { port, stop: () => child.kill('SIGTERM') };
    if (Date.now() > end) throw new Error('pgpool does not answer');
  }
};
