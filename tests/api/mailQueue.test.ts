import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../server/db/migrate';
import { resetMail } from '../../server/identity/resetMail';
import { leaving } from '../../server/mail/filesLane';
import type { Mail } from '../../server/mail/mailer';
import { sendQueued } from '../../server/mail/sendQueued';
import { smtpTransport } from '../../server/mail/smtpTransport';
import { inTransaction, openQueue, queueOf } from '../../server/queue/queue';
import { testDatabase } from '../support/database';
import { freePort } from '../support/freePort';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { mailWorld } from '../support/mailWorld';

const ORDER: Mail = {
  to: ['orders@vendor.example'],
  subject: 'Purchase Order #7',
  text: 'Attached.',
  html: '<p>Attached.</p>',
  template: 'purchase_order',
  attachments: [{ filename: 'o.pdf', content: Buffer.alloc(200_000, '%PDF'), contentType: 'application/pdf' }],
};

/** What the mail server says to a recipient and does with a mail; a test may set either anew. */
const smtp: { onRcpt: () => Error | null; onMail: (done: () => void) => void } = {
  onRcpt: () => null,
  onMail: (done) => done(),
};
/** Message-IDs of all mails that came to their end, as often as they came. */
const came: string[] = [];
const port = await freePort();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_address, _session, done) => done(smtp.onRcpt()),
  onData: (stream, _session, done) => {
    text(stream).then((body) => {
      came.push(/^message-id: (.*)$/im.exec(body)?.[1] ?? 'none');
      smtp.onMail(() => done());
    }, done);
  },
});
server.on('error', () => undefined);
server.listen(port, '127.0.0.1');
const url = `smtp://127.0.0.1:${port}`;

const database = await testDatabase();
const world = mailWorld(database, { transport: smtpTransport(url, { greeting: 1_000, silence: 1_000 }) });
const { pool } = database;
const senders = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of senders) child.kill('SIGKILL');
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});
beforeEach(async () => {
  smtp.onRcpt = () => null;
  smtp.onMail = (done) => done();
  came.length = 0;
  await pool.query("delete from email_log; delete from notification; delete from pgboss.job where name = 'mail'");
});

const crew = async (): Promise<{ id: number; email: string }> => {
  const { rows } = await pool.query<{ id: number; email: string }>(
    "select id, email from app_user where email = 'crew@trowel.test'",
  );
  return rows[0] ?? { id: 0, email: '' };
};
const told = async (): Promise<string[]> =>
  (
    await pool.query<{ email: string }>(
      'select u.email from notification n join app_user u on u.id = n.notified_user_id order by 1',
    )
  ).rows.map(({ email }) => email);
const counts = async (): Promise<Record<string, number>> => {
  const { rows } = await pool.query<{ status: string; count: number }>(
    'select status, count(*)::int from email_log group by 1',
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};
const sender = (): ChildProcess => {
  const script = join(projectRoot(), 'tests/support/mailSender.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, database.socket, database.name, url], {
    cwd: projectRoot(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  senders.add(child);
  return child;
};

describe('a mail in the queue', () => {
  it('stands or falls with the transaction that writes it, once for its key [MSG-002]', async () => {
    const rolledBack = inTransaction(pool, async (client) => {
      await world.mailer.queue(client, ORDER);
      throw new Error('refused after all');
    });
    await expect(rolledBack).rejects.toThrow('refused after all');
    expect(await counts()).toEqual({});
    const key = '7b2e3c1e-7f4d-4c1b-9a53-0a4c5f1f9a01';
    for (let round = 0; round < 2; round += 1) await world.mailer.queue(pool, ORDER, key);
    const jobs = await pool.query("select id from pgboss.job where name = 'mail'");
    expect([await counts(), jobs.rows]).toEqual([{ waiting: 1 }, [{ id: key }]]);
    expect((await world.attempt((await world.row()).id)).message_id).toBe(`<${key}@trowel.test>`);
  });

  it('leaves a line while the mail server is away, one a minute, without an address [OPS-014]', async () => {
    const lines: unknown[] = [];
    const log = { error: (line: object, message: string) => void lines.push({ ...line, message }) };
    const nobody = await freePort();
    const away = mailWorld(database, { transport: smtpTransport(`smtp://127.0.0.1:${nobody}`), log });
    for (let n = 0; n < 3; n += 1) expect(await away.send(ORDER)).toMatchObject({ status: 'waiting', tries: 1 });
    expect(lines).toEqual([
      {
        cause: expect.stringContaining(`ECONNREFUSED 127.0.0.1:${nobody}`),
        code: 'ESOCKET',
        since_last: 0,
        message: 'a mail could not be handed over',
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('@');
  });

  it('leaves no line for what is none of the mail server: our database, another server, a stop [OPS-014]', async () => {
    const lines: unknown[] = [];
    const log = { error: (line: object, message: string) => void lines.push({ ...line, message }) };
    const lost = mailWorld(database, {
      log,
      transport: {
        send: async ({ handOver }) => {
          await pool.query('update email_log set tries = tries + 1');
          if (!(await handOver())) throw new Error('The mail is being sent by another server.');
          return 'never';
        },
        close: () => undefined,
      },
    });
    await lost.send(ORDER);
    const stop = new AbortController();
    const held = mailWorld(database, {
      log,
      transport: {
        send: async ({ signal }) => {
          stop.abort(new Error('stopping'));
          signal.throwIfAborted();
          return 'never';
        },
        close: () => undefined,
      },
    });
    await held.mailer.queue(pool, ORDER);
    const { id } = await held.row();
    await held.work({ id: 'any', data: { mail: id }, later: async () => undefined }, stop.signal);
    const unwritten = sendQueued({
      pool,
      settings: { DATA_DIR: '/nowhere', MAIL_FROM: 'no-reply@trowel.test' },
      transport: held.transport,
      recipes: { broken: () => Promise.reject(new Error('connection lost')) },
      log,
    });
    await held.mailer.queue(pool, { ...ORDER, recipe: { name: 'broken', data: {} } });
    const written = await held.row();
    const job = { id: 'any', data: { mail: written.id }, later: async () => undefined };
    await unwritten(job, new AbortController().signal);
    expect(await held.row()).toMatchObject({ id: written.id, status: 'waiting', tries: 1 });
    expect(lines).toEqual([]);
  });

  it('is tried with growing pauses for a day, then has failed and administrators are told [MSG-002]', async () => {
    smtp.onRcpt = () => Object.assign(new Error('try later'), { responseCode: 451 });
    const pauses: number[] = [];
    let row = await world.send(ORDER);
    for (let tried = 1; row.status === 'waiting' && tried < 30; tried += 1) {
      const pause = Math.round(((row.next_try_at?.getTime() ?? 0) - Date.now()) / 1000);
      pauses.push(pause);
      await pool.query('update email_log set created_at = created_at - make_interval(secs => $1)', [pause]);
      row = await world.attempt(row.id);
    }
    expect(pauses.slice(0, 4)).toEqual([15, 60, 300, 900]);
    expect(pauses.reduce((sum, pause) => sum + pause, 0) / 3_600).toBeCloseTo(24, 0);
    expect(row).toMatchObject({ status: 'failed', error: expect.stringContaining('try later') });
    expect(await told()).toEqual(['admin@trowel.test']);
    expect(came).toEqual([]);
  });

  it('goes by itself when a server that put it off takes it again, and once [MSG-002]', async () => {
    smtp.onRcpt = () => Object.assign(new Error('greylisted'), { responseCode: 450 });
    await world.mailer.queue(pool, ORDER);
    const { id } = await world.row();
    const queue = openQueue({ pool, log: { error: () => undefined } });
    queue.work('mail', async ({ data }) => void ('mail' in data && (await world.attempt(Number(data.mail)))));
    onTestFinished(() => queue.stop());
    await expect.poll(() => world.row(id), { timeout: 5_000 }).toMatchObject({ status: 'waiting', tries: 1 });
    smtp.onRcpt = () => null;
    await pool.query("update pgboss.job set start_after = now() - interval '1 second' where name = 'mail'");
    await expect.poll(async () => (await world.row(id)).status, { timeout: 5_000 }).toBe('sent');
    expect(came).toHaveLength(1);
    expect(await world.row(id)).toMatchObject({ is_sent: true, tries: 2, error: null, kept_message: null });
  });

  it('holds no transaction while a mail server hangs, and waits for its next try', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const hanging = mailWorld(database, {
      transport: smtpTransport(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, {
        greeting: 1_000,
        silence: 10_000,
      }),
    });
    const sending = hanging.send(ORDER);
    await expect.poll(counts).toEqual({ sending: 1 });
    const { rows } = await pool.query(
      "select query from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    );
    expect(rows).toEqual([]);
    expect(await sending).toMatchObject({ status: 'waiting', error: expect.stringMatching(/greeting/i) });
    silent.close();
  });

  it('that its server took without a word is not sent twice; a reset mail, which must come, is [MSG-002]', async () => {
    smtp.onMail = () => undefined; // neither yes nor no
    const order = await world.send(ORDER);
    expect(order).toMatchObject({ status: 'failed', error: expect.stringMatching(/^It is not known whether/) });
    expect(await told()).toEqual(['admin@trowel.test']);
    const reset = await world.send(resetMail('en', await crew(), 'https://x.test'));
    expect(reset.status).toBe('waiting');
    smtp.onMail = (done) => done();
    expect(await world.attempt(reset.id)).toMatchObject({ status: 'sent' });
    const [first, again] = [`<${order.key}@trowel.test>`, `<${reset.key}@trowel.test>`];
    expect(came).toEqual([first, again, again]);
    expect(await world.attempt(order.id)).toMatchObject({ status: 'failed' });
  });
});

/** A database that a server no longer reaches once it has done a piece of work: whether it was done is not noted. */
const cutBeforeDone = (): pg.Pool => {
  const refuse = (text: unknown): void => {
    if (/set completed_on = now\(\)/i.test(String(text))) throw new Error('cut');
  };
  return new Proxy(pool, {
    get: (target, name) =>
      name === 'connect'
        ? async () => {
            const client = await target.connect();
            return new Proxy(client, {
              get: (one, key) =>
                key === 'query'
                  ? (text: string, values?: unknown[]) => {
                      refuse(text);
                      return one.query(text, values);
                    }
                  : key === 'release'
                    ? (isBroken?: boolean) => one.release(isBroken)
                    : Reflect.get(one, key, one),
            });
          }
        : Reflect.get(target, name, target),
  });
};

describe('a mail that has to wait', () => {
  const work = async () =>
    (
      await pool.query<{ state: string; mail: string }>(
        "select state::text, data ->> 'mail' as mail from pgboss.job where name = 'mail' and state <= 'active'",
      )
    ).rows;

  it.each([
    [
      'since its server puts it off',
      ORDER,
      () => {
        smtp.onRcpt = () => Object.assign(new Error('greylisted'), { responseCode: 450 });
        return Promise.resolve();
      },
    ],
    [
      'since others with files leave',
      {
        ...ORDER,
        attachments: [{ filename: 'o.pdf', content: Buffer.alloc(2_000_000, '%PDF'), contentType: 'application/pdf' }],
      },
      async () => {
        let end = (): void => undefined;
        const ended = new Promise<void>((resolve) => {
          end = resolve;
        });
        const others = [1, 2, 3, 4].map(() => leaving.run(() => ended).catch(() => undefined));
        onTestFinished(async () => {
          end();
          await Promise.all(others);
        });
      },
    ],
  ])(
    '%s is one piece of work, though its server is cut off before it has said that it is done with it [MSG-002]',
    async (_why, mail, makeWait) => {
      await makeWait();
      await world.mailer.queue(pool, mail);
      const { id } = await world.row();
      let isTried = false;
      const queue = openQueue({ pool: cutBeforeDone(), log: { error: () => undefined } });
      onTestFinished(() => queue.stop());
      queue.work('mail', async (job, signal) => {
        await world.work(job, signal);
        isTried = true;
      });
      await expect.poll(() => isTried, { timeout: 10_000 }).toBe(true);
      await queue.stop();
      expect(await work()).toEqual([{ state: 'created', mail: String(id) }]);
      expect(await world.row(id)).toMatchObject({ status: 'waiting', handed_over_at: null });
    },
    30_000,
  );
});

describe('the queue', () => {
  const ask = openGraphql(database, [], undefined, world.mailer);
  const LIST = '{ queuedWork { id kind what state tries next_try_at error email_id } }';
  const TRY = 'mutation ($id: String!) { tryQueuedWork(id: $id) { id } }';
  const work = async (account = 'admin') =>
    rootOf<{ id: string; state: string; email_id: number | null }[]>(await ask(account, LIST), 'queuedWork');

  it('shows administrators what waits and what failed, and tries either at once [MSG-002]', async () => {
    await pool.query('delete from pgboss.job');
    const job = '7b2e3c1e-7f4d-4c1b-9a53-0a4c5f1f9a02';
    await queueOf(pool).add(pool, 'backup', {}, { id: job });
    await pool.query(`update pgboss.job set state = 'failed', retry_count = 2, output = '{"message":"no room"}'`);
    await world.mailer.queue(pool, ORDER);
    await pool.query("update pgboss.job set start_after = now() + interval '1 hour' where name = 'mail'");
    expect(await work()).toMatchObject([
      { id: job, kind: 'backup', what: null, state: 'failed', tries: 2, error: 'no room', next_try_at: null },
      { kind: 'mail', what: 'Purchase Order #7 · orders@vendor.example', state: 'waiting', tries: 0, email_id: null },
    ]);
    for (const { id } of await work()) rootOf(await ask('admin', TRY, { id }), 'tryQueuedWork');
    const queue = openQueue({ pool, log: { error: () => undefined } });
    onTestFinished(() => queue.stop());
    const done: string[] = [];
    queue.work('backup', async ({ id }) => void done.push(id));
    queue.work('mail', async ({ data }) => void ('mail' in data && (await world.attempt(Number(data.mail)))));
    await expect.poll(work, { timeout: 5_000 }).toEqual([]);
    expect([done, came.length]).toEqual([[job], 1]);
  });

  it('is seen with the right to the dashboard, and hurried with that to the settings', async () => {
    expect((await ask('scheduler', LIST)).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const id = '7b2e3c1e-7f4d-4c1b-9a53-0a4c5f1f9a03';
    expect((await ask('manager', TRY, { id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask('admin', TRY, { id })).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await ask('admin', TRY, { id: 'x' })).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a server that is killed while it sends', () => {
  it.each([
    ['before the mail server has said yes', (child: ChildProcess) => void child.kill('SIGKILL')],
    [
      'when the mail server has said yes',
      (child: ChildProcess, done: () => void) => {
        child.kill('SIGSTOP'); // else it may hear the yes, and write it down, before it dies
        done();
        child.kill('SIGKILL');
      },
    ],
  ])(
    '%s doubles no mail and loses none that must come [MSG-002]',
    async (_case, kill) => {
      const account = await crew();
      for (let at = 0; at < 6; at += 1) await world.mailer.queue(pool, ORDER);
      for (let at = 0; at < 2; at += 1) await world.mailer.queue(pool, resetMail('en', account, 'https://x.test'));
      let left = 3;
      let child = sender();
      for (let kills = 0; kills < 2; kills += 1) {
        left = 2;
        smtp.onMail = (done) => {
          left -= 1;
          if (left > 0) done();
          else kill(child, done);
        };
        await once(child, 'exit');
        smtp.onMail = (done) => done();
        child = sender();
      }
      await expect
        .poll(async () => Object.keys(await counts()).filter((status) => !['sent', 'failed'].includes(status)), {
          timeout: 30_000,
          interval: 200,
        })
        .toEqual([]);
      child.kill('SIGTERM');
      const { rows } = await pool.query<{ key: string; status: string; template: string }>(
        'select key, status, template from email_log',
      );
      const faults = rows.filter(({ key, status, template }) => {
        const times = came.filter((id) => id === `<${key}@trowel.test>`).length;
        if (template === 'password_reset') return status !== 'sent' || times === 0;
        return times > 1 || (times === 0 && status === 'sent');
      });
      expect(faults).toEqual([]);
      expect(rows).toHaveLength(8);
      expect((await counts()).failed).toBeGreaterThan(0);
    },
    60_000,
  );
});
