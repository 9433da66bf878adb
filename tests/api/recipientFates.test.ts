import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '../../server/db/migrate';
import { resetMail } from '../../server/identity/resetMail';
import type { Mail } from '../../server/mail/mailer';
import { smtpTransport } from '../../server/mail/smtpTransport';
import { testDatabase } from '../support/database';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { mailWorld } from '../support/mailWorld';
import { smtpError, smtpReceiver } from '../support/smtpReceiver';

const smtp = await smtpReceiver();
afterAll(() => smtp.close());
const database = await testDatabase();
const { pool } = database;
const world = mailWorld(database, { transport: smtpTransport(smtp.url, { greeting: 1_000, silence: 1_000 }) });
const ask = openGraphql(database, [], undefined, world.mailer);

const idOf = async (account: string): Promise<number> =>
  (await pool.query<{ id: number }>('select id from app_user where email = $1', [`${account}@trowel.test`])).rows[0]
    ?.id ?? 0;
const SENDER = await idOf('scheduler');
const ORDER: Mail = {
  to: ['ok@vendor.test', 'grey@vendor.test'],
  cc: ['no@vendor.test'],
  reply_to: 'scheduler@trowel.test',
  subject: 'Purchase Order #47',
  text: 'Attached.',
  html: '<p>Attached.</p>',
  template: 'purchase_order',
  about: { name: 'Oak', path: '/order/47' },
  created_by: SENDER,
};
/** As a server with greylisting answers. */
const eachItsOwn = (address: string): Error | null =>
  address.startsWith('grey')
    ? smtpError(450, '4.2.0 Greylisted')
    : address.startsWith('no')
      ? smtpError(550, '5.1.1 No such user')
      : null;

const fates = async (): Promise<unknown> =>
  (await pool.query('select fates from email_log order by id desc')).rows[0]?.fates;
const told = async (): Promise<string[]> =>
  (
    await pool.query<{ line: string }>(
      "select u.email || ': ' || n.notification_text as line from notification n join app_user u on u.id = n.notified_user_id order by n.id, 1",
    )
  ).rows.map(({ line }) => line);

beforeEach(async () => {
  smtp.reset();
  await pool.query(
    "delete from email_log; delete from notification; delete from pgboss.job where name = 'mail'; update app_user set is_email_transmission_failed_recipient = false",
  );
});

describe('a mail that is partly taken', () => {
  it('goes again to the one who was put off, alone, and to nobody twice [MSG-005 MSG-002]', async () => {
    smtp.say.rcpt = eachItsOwn;
    const row = await world.send(ORDER);
    expect(row).toMatchObject({ status: 'waiting', is_sent: false, tries: 1 });
    expect(smtp.received.map(({ to }) => to)).toEqual([['ok@vendor.test']]);
    const jobs = await pool.query("select 1 from pgboss.job where name = 'mail' and start_after > now()");
    expect(jobs.rowCount).toBe(1);
    smtp.named.length = 0;
    expect(await world.attempt(row.id)).toMatchObject({ status: 'waiting', tries: 2 });
    smtp.say.rcpt = () => null;
    expect(await world.attempt(row.id)).toMatchObject({ status: 'sent', is_sent: true, tries: 3 });
    expect(smtp.named).toEqual(['grey@vendor.test', 'grey@vendor.test']);
    expect(smtp.received.map(({ to }) => to)).toEqual([['ok@vendor.test'], ['grey@vendor.test']]);
    for (const { text } of smtp.received) {
      expect(text).toMatch(/^To: ok@vendor\.test, grey@vendor\.test\r$/m);
      expect(text).toMatch(/^Cc: no@vendor\.test\r$/m);
      expect(text).toContain(`Message-ID: <${row.key}@trowel.test>`);
    }
  });

  it('says of each who was refused their own reason, and tells the sender at once [MSG-005]', async () => {
    smtp.say.rcpt = eachItsOwn;
    const row = await world.send(ORDER);
    expect(row.error).toBe(
      'Put off for grey@vendor.test: 450 4.2.0 Greylisted\nNot taken for no@vendor.test: 550 5.1.1 No such user',
    );
    expect(await fates()).toEqual([
      { address: 'ok@vendor.test', fate: 'taken', reason: null },
      { address: 'grey@vendor.test', fate: 'put_off', reason: '450 4.2.0 Greylisted' },
      { address: 'no@vendor.test', fate: 'refused', reason: '550 5.1.1 No such user' },
    ]);
    expect(await told()).toEqual([
      'scheduler@trowel.test: Email failed: Purchase order for Oak. Not taken for no@vendor.test: 550 5.1.1 No such user',
    ]);
  });

  it('has not reached whom it was put off for a day, and says so to sender and administrators [MSG-005]', async () => {
    smtp.say.rcpt = (address) => (address.startsWith('no') ? null : eachItsOwn(address));
    const row = await world.send(ORDER);
    expect(await told()).toEqual([]);
    await pool.query("update email_log set created_at = now() - interval '25 hours'");
    expect(await world.attempt(row.id)).toMatchObject({
      status: 'sent',
      error: 'Not delivered within a day to grey@vendor.test: 450 4.2.0 Greylisted',
    });
    expect(await told()).toEqual([expect.stringMatching(/^scheduler@.*Not delivered within a day to grey@vendor/)]);
  });

  it('can be sent again to those alone whom it has not reached [MSG-005 ADM-006]', async () => {
    smtp.say.rcpt = (address) => (address.startsWith('grey') ? smtpError(550, 'no') : eachItsOwn(address));
    const { id } = await world.send(ORDER);
    const list = rootOf<{ items: unknown[] }>(
      await ask('admin', '{ emailLogs { items { status can_resend } } }'),
      'emailLogs',
    );
    expect(list.items).toEqual([{ status: 'sent', can_resend: true }]);
    smtp.say.rcpt = () => null;
    rootOf(await ask('admin', `mutation { resendEmail(id: ${id}) { is_sent } }`), 'resendEmail');
    await world.attempt((await world.row()).id);
    expect(smtp.received.map(({ to }) => to)).toEqual([['ok@vendor.test'], ['grey@vendor.test', 'no@vendor.test']]);
    expect((await ask('admin', `mutation { resendEmail(id: ${id}) { is_sent } }`)).errors[0]?.extensions.rule).toBe(
      'email_sent_already',
    );
  });
});

describe('a mail that is refused for good', () => {
  it('by every recipient has failed at once, and is not tried for a day [MSG-005]', async () => {
    smtp.say.rcpt = () => smtpError(550, '5.1.1 No such user');
    const row = await world.send(ORDER);
    expect([row.status, row.tries, row.next_try_at]).toEqual(['failed', 1, null]);
    expect((await told()).map((line) => line.split(':')[0])).toEqual(['admin@trowel.test', 'scheduler@trowel.test']);
    expect(await world.attempt(row.id)).toMatchObject({ status: 'failed', tries: 1 });
  });

  it('as a whole, after its recipients were taken, has failed with the reason [MSG-005]', async () => {
    smtp.say.data = (done) => done(smtpError(554, '5.7.1 Looks like spam'));
    expect(await world.send(ORDER)).toMatchObject({ status: 'failed', error: expect.stringMatching(/spam/) });
    expect(smtp.received).toHaveLength(1);
  });

  it('by some and put off by the others waits for the others, whatever comes last [MSG-005]', async () => {
    smtp.say.rcpt = (address) => (address.startsWith('no') ? smtpError(550, 'no') : smtpError(451, 'later'));
    const row = await world.send(ORDER);
    expect(row.status).toBe('waiting');
    smtp.named.length = 0;
    smtp.say.rcpt = () => null;
    expect(await world.attempt(row.id)).toMatchObject({ status: 'sent' });
    expect(smtp.named).toEqual(['ok@vendor.test', 'grey@vendor.test']);
  });
});

describe('the head of a mail', () => {
  const head = async (mail: Mail): Promise<string> => {
    await world.send(mail);
    return `\r\n${smtp.received.at(-1)?.text.split('\r\n\r\n')[0] ?? ''}`;
  };
  it('says that a program wrote it, so that no program answers [MSG-005]', async () => {
    const { reply_to: _person, ...evening } = ORDER;
    const bulk = await head(evening);
    for (const line of ['Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: All', 'Precedence: bulk'])
      expect(bulk).toContain(`\r\n${line}`);
    const person = await head(ORDER);
    expect(person).toContain('\r\nAuto-Submitted: auto-generated');
    expect(person).not.toMatch(/^(Precedence|X-Auto-Response-Suppress):/m);
    const reset = await head(resetMail('en', { id: await idOf('crew'), email: 'crew@trowel.test' }, 'https://x.test'));
    expect(reset).toContain('\r\nX-Auto-Response-Suppress: All');
    expect(reset).not.toMatch(/^Precedence:/m);
  });
});

describe('a server that is killed while a mail is tried again', () => {
  const sender = (): ChildProcess => {
    const script = join(projectRoot(), 'tests/support/mailSender.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, database.socket, database.name, smtp.url], {
      cwd: projectRoot(),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  it('sends it to nobody twice, and does not say that the rest have it [MSG-002 MSG-005]', async () => {
    smtp.say.rcpt = eachItsOwn;
    const row = await world.send(ORDER);
    smtp.say.rcpt = () => null;
    await pool.query("update pgboss.job set start_after = now() where name = 'mail'");
    const child = sender();
    smtp.say.data = (done) => {
      child.kill('SIGSTOP'); // else it may hear the yes, and write it down, before it dies
      done();
      child.kill('SIGKILL');
    };
    await once(child, 'exit');
    smtp.say.data = (done) => done();
    expect(await world.attempt(row.id)).toMatchObject({ status: 'sent', error: expect.stringMatching(/not known/i) });
    expect(await fates()).toMatchObject([{ fate: 'taken' }, { fate: 'unclear' }, { fate: 'refused' }]);
    expect(smtp.received.map(({ to }) => to)).toEqual([['ok@vendor.test'], ['grey@vendor.test']]);
  }, 60_000);
});
