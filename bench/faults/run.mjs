/** `npm run bench faults`: what is lost, doubled or halved when things die under writers. See README.md. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../scripts/build.mjs';
import { hangingMailServer } from './mailServer.mjs';
import { tokenOf } from '../inBrowser/tokenOf.mjs';
import { audit, familyOf, fillDisk, openWorld, openWriters, smallDisk } from './world.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ROUNDS = Number(process.env.BENCH_ROUNDS || 10);
const WRITERS = Number(process.env.BENCH_WRITERS || 8);
const SETTLE_MS = Number(process.env.BENCH_SETTLE_MS || 1_500);

await ensureBuilt(root);
if (process.env.BENCH_CASES === 'cluster') {
  const { benchCluster } = await import('./cluster/benchCluster.mjs');
  process.exit(await benchCluster(root, { rounds: Number(process.env.BENCH_ROUNDS || 20), writers: WRITERS }));
}
const mail = await hangingMailServer();
const world = await openWorld({ SMTP_URL: mail.url });
const { server, sql } = world;
const results = [];
let failed = false;

const report = (name, line, row, isFault) => {
  failed ||= isFault;
  results.push({ name, ...row });
  console.log(`${name.padEnd(34)} ${line}${isFault ? '  FAULT' : ''}`);
};
const leaveOut = (name, why) => console.log(`${name.padEnd(34)} left out: ${why}`);

/** Does one thing to a server under writers, as often as is asked, and counts what came of their writes. */
const measure = async (name, rounds, harm, { urls = [server.url], on = world, mayRefuse = [] } = {}) => {
  const tokens = await Promise.all(['admin', 'manager', 'office'].map((account) => tokenOf(on.server.url, account)));
  const writers = openWriters(urls, tokens, WRITERS);
  for (let done = 0; done < rounds; done += 1) {
    const before = writers.count();
    while (writers.count() < before + WRITERS) await pause(20); // each time in the middle of work
    await harm(writers);
    await pause(SETTLE_MS);
  }
  const { answered, refused } = await writers.stop();
  await on.server.ready();
  const { lost, doubled, halved } = await audit(on.sql, answered);
  const told = Object.keys(refused).length > 0 ? `, refused ${JSON.stringify(refused)}` : '';
  report(
    name,
    `${String(rounds).padStart(3)} times, ${String(answered.size).padStart(5)} answered writes: ${lost} lost, ${doubled} doubled, ${halved} halved${told}`,
    { times: rounds, answered: answered.size, refused, lost, doubled, halved },
    lost + doubled + halved > 0 || Object.keys(refused).some((code) => !mayRefuse.includes(code)),
  );
};

/** Live events of rows that were written while a stream is cut again and again: all of them are told. */
const cutStreams = async (rounds) => {
  const token = await tokenOf(server.url, 'admin');
  const told = new Set();
  const stream = { isWanted: true, cursor: '' };
  const listen = async () => {
    while (stream.isWanted) {
      const cut = new AbortController();
      const timer = setTimeout(() => cut.abort(), 400);
      try {
        const from = stream.cursor === '' ? '' : `?cursor=${encodeURIComponent(stream.cursor)}`;
        const answer = await fetch(`${server.url}/v1/events${from}`, {
          headers: { authorization: `Bearer ${token}` },
          signal: cut.signal,
        });
        let text = '';
        for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
          text += chunk;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const event = text.slice(0, end);
            text = text.slice(end + 2);
            stream.cursor = /"cursor":"([^"]+)"/.exec(event)?.[1] ?? stream.cursor;
            for (const [, id] of event.matchAll(/"entity":"homeowner","id":(\d+)/g)) told.add(Number(id));
          }
        }
      } catch {
        // cut
      } finally {
        clearTimeout(timer);
      }
    }
  };
  const listening = listen();
  while (stream.cursor === '') await pause(20);
  const writers = openWriters([server.url], [token], 2);
  await pause(rounds * 500);
  const { answered } = await writers.stop();
  const untold = () => [...answered.values()].filter((id) => !told.has(id)).length;
  for (let tries = 0; tries < 30 && untold() > 0; tries += 1) await pause(200);
  stream.isWanted = false;
  await listening;
  const lost = untold();
  report(
    'streams cut each 0.4 s',
    `${answered.size} changes: ${lost} never told`,
    { changes: answered.size, lost },
    lost > 0,
  );
};

/** Requests for a password mail while the mail server hangs and the server is killed: each is mailed when it speaks again. */
const hangingMail = async () => {
  const accounts = ['crew', 'foreman', 'warehouse'];
  let slowest = 0;
  for (const account of accounts) {
    const begun = Date.now();
    await fetch(`${server.url}/dbconnections/change_password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: 'trowel',
        email: `${account}@trowel.test`,
        connection: 'Username-Password-Authentication',
      }),
    });
    slowest = Math.max(slowest, Date.now() - begun);
  }
  await server.end('SIGKILL');
  mail.speak();
  await server.start();
  const waits = () =>
    sql(
      "select 1 from email_log where status <> 'sent' union all select 1 from pgboss.job where name = 'password_reset' and state <> 'completed'",
    );
  await sql("update pgboss.job set start_after = now() where state < 'active'");
  for (let tries = 0; tries < 100 && (await waits()).length > 0; tries += 1) await pause(200);
  const keys = await sql('select key from email_log');
  const lost = accounts.length - keys.filter(({ key }) => mail.came.some((id) => id.includes(key))).length;
  report(
    'a hanging mail server and a kill',
    `${accounts.length} password mails: ${lost} lost; a request took ${slowest} ms at most`,
    { requests: accounts.length, lost, slowest },
    lost > 0,
  );
};

/** A full disk under uploads: the answer says so. */
const fullDiskOfFiles = async () => {
  const name = 'a full disk under uploads';
  const folder = join(world.data, 'files');
  mkdirSync(folder, { recursive: true });
  const release = smallDisk(folder, '256k');
  if (!release) return leaveOut(name, 'no small disk can be made here');
  try {
    const token = await tokenOf(server.url, 'admin');
    const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100_000, 7)]);
    const [{ id }] = await sql('select id from customer order by id limit 1');
    const statuses = {};
    for (let at = 0; at < 6; at += 1) {
      const asked = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify({
          query: 'mutation ($key: String!) { presign(key: $key, contentType: "image/png") { url } }',
          variables: { key: `customer/${id}/profile/logo-${at}.png` },
        }),
      });
      const { data, errors } = await asked.json();
      if (!data) throw new Error(JSON.stringify(errors));
      const put = await fetch(server.url + data.presign.url, {
        method: 'PUT',
        headers: { 'content-type': 'image/png' },
        body: png,
      });
      statuses[put.status] = (statuses[put.status] ?? 0) + 1;
    }
    const isFault = Object.keys(statuses).some((status) => !['204', '507'].includes(status)) || !statuses[507];
    report(name, `answers ${JSON.stringify(statuses)}`, { statuses }, isFault);
  } finally {
    release();
  }
};

/** A full disk under the database: writes are refused with its code, or wait; when there is room again all goes on. */
const fullDiskOfDatabase = async (rounds) => {
  const name = 'a full disk under the database';
  const small = await openWorld({}, '280m');
  if (!small) return leaveOut(name, 'no small disk can be made here');
  try {
    const fill = async (writers) => {
      const before = writers.refused();
      const makeRoom = fillDisk(small.data);
      for (let tries = 0; tries < 100 && writers.refused() === before; tries += 1) await pause(50);
      makeRoom();
      await small.server.ready();
    };
    await measure(name, rounds, fill, { urls: [small.server.url], on: small, mayRefuse: ['DISK_FULL'] });
  } finally {
    await small.close();
  }
};

try {
  await measure('server killed', ROUNDS, async () => {
    await server.end('SIGKILL');
    await server.start();
  });
  await measure('all backends killed', ROUNDS, () =>
    sql('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1', [
      'client backend',
    ]),
  );
  await measure('postmaster killed', ROUNDS, async () => {
    const killed = world.postmaster();
    process.kill(killed, 'SIGKILL');
    while (world.postmaster() === killed) await pause(20);
    await server.ready();
  });
  const postmaster = world.postmaster();
  if (familyOf(postmaster).length === 0) leaveOut('database stopped for 2 s', 'its processes cannot be found here');
  else
    await measure('database stopped for 2 s', Math.ceil(ROUNDS / 5), async () => {
      const family = familyOf(postmaster);
      for (const pid of family) process.kill(pid, 'SIGSTOP');
      await pause(2_000);
      for (const pid of family) process.kill(pid, 'SIGCONT');
    });
  const second = await world.other();
  const killSecond = async () => {
    await second.end('SIGKILL');
    await second.start();
  };
  await measure('one of two servers killed', Math.ceil(ROUNDS / 2), killSecond, { urls: [server.url, second.url] });
  await second.end('SIGTERM');
  await cutStreams(ROUNDS);
  await fullDiskOfFiles();
  await hangingMail();
} finally {
  await world.close();
  mail.close();
}
await fullDiskOfDatabase(Math.ceil(ROUNDS / 2));

const folder = join(root, 'bench/results');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'faults.json'),
  JSON.stringify({ at: new Date().toISOString(), node: process.version, results }, null, 2),
);
if (failed) console.error('Something was lost, doubled, halved or refused without a reason.');
process.exit(failed ? 1 : 0);
