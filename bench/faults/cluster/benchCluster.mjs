/** `npm run bench faults cluster`: what is lost when the primary of a cluster dies or its network is cut. See ../README.md. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../inBrowser/freePort.mjs';
import { startServer } from '../../inBrowser/startServer.mjs';
import { tokenOf } from '../../inBrowser/tokenOf.mjs';
import { audit, openWriters } from '../world.mjs';
import { openLiveStream } from './liveStream.mjs';
import { missingHere, openCluster } from './openCluster.mjs';
import { removeFolder } from '../../../scripts/removeFolder.mjs';

/** Milliseconds in which writes are answered again. */
const MAX_BACK_MS = 20_000;

const openServers = async (root, url, data) => {
  const port = await freePort();
  const settings = {
    DATABASE_URL: url,
    DEMO_DATA: 'on',
    DEMO_PUBLIC: 'yes',
    BACKUP_HOURS: '0',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  const start = async (at, name) =>
    startServer({ root, port: at, data: join(data, name), scale: '0.05', errors: 'ignore', env: settings });
  return [await start(port, 'one'), await start(await freePort(), 'two')];
};

/** @returns the exit status: 1 when something was lost, doubled, halved, refused, not told or slow */
export const benchCluster = async (root, { rounds, writers: count }) => {
  const missing = missingHere();
  if (missing) {
    console.error(`The cluster needs root and Debian's packages; missing: ${missing}`);
    return 1;
  }
  const cluster = await openCluster();
  const data = mkdtempSync(join(tmpdir(), 'trowel-bench-'));
  let servers = [];
  try {
    servers = await openServers(root, cluster.url, data);
    const urls = servers.map(({ url }) => url);
    const tokens = await Promise.all(['admin', 'manager', 'office'].map((account) => tokenOf(urls[0], account)));
    const sql = async (text) => {
      const { at } = await cluster.whole();
      const client = new pg.Client({ connectionString: cluster.url.replace(/@.*\//, `@${at}:5432/`) });
      await client.connect();
      return client
        .query(text)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    };
    const harms = {
      'primary killed': [(primary) => primary.kill(), (primary) => primary.start()],
      'network of the primary cut': [(primary) => primary.cut(), (primary) => primary.join()],
    };
    const results = [];
    for (const [name, [harm, mend]] of Object.entries(harms)) {
      if (!name.includes(process.env.BENCH_HARM ?? '')) continue;
      const streams = urls.map((url) => openLiveStream(url, tokens[0]));
      while (!streams.every((stream) => stream.isOpen())) await pause(20);
      const writers = openWriters(urls, tokens, count);
      const backs = [];
      for (let done = 0; done < rounds; done += 1) {
        const before = writers.count();
        while (writers.count() < before + count) await pause(20); // each time in the middle of work
        const primary = await cluster.whole();
        harm(primary);
        const back = await writers.probe();
        backs.push(back ?? Infinity);
        mend(primary);
        const next = await cluster.whole();
        console.log(`  ${name} ${done + 1}: ${primary.name} to ${next.name}, back after ${back} ms`);
      }
      const { answered, refused } = await writers.stop();
      const untold = () => streams.map((stream) => stream.untold(answered));
      const isOver = () => !streams.some((stream) => stream.isLoading()) && Math.max(...untold()) === 0;
      for (let tries = 0; tries < 100 && !isOver(); tries += 1) await pause(200);
      const row = {
        times: rounds,
        answered: answered.size,
        refused,
        ...(await audit(sql, answered)),
        untold: Math.max(...untold()),
        reopened: streams.reduce((sum, stream) => sum + stream.reopened(), 0),
        resyncs: streams.reduce((sum, stream) => sum + stream.resyncs(), 0),
        back_most: Math.max(...backs),
        back_middle: backs.toSorted((a, b) => a - b)[Math.floor(backs.length / 2)],
      };
      for (const stream of streams) await stream.close();
      results.push({ name, ...row });
      console.log(`${name}: ${JSON.stringify(row)}`);
    }
    const folder = join(root, 'bench/results');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'cluster.json'), JSON.stringify({ at: new Date().toISOString(), results }, null, 2));
    const isFault = ({ lost, doubled, halved, untold, refused, back_most }) =>
      lost + doubled + halved + untold > 0 || Object.keys(refused).length > 0 || back_most > MAX_BACK_MS;
    if (!results.some(isFault)) return 0;
    console.error('Something was lost, doubled, halved, refused, not told, or took too long.');
    return 1;
  } finally {
    for (const server of servers) await server.end('SIGTERM');
    await cluster.close();
    removeFolder(data);
  }
};
