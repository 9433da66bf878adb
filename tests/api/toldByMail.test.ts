import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MailTransport } from '../../server/mail/mailer';
import { testDatabase } from '../support/database';
import { mailWorld } from '../support/mailWorld';

const database = await testDatabase();
const { pool } = database;
await pool.query(`
  insert into customer (id, company_name) values (700, 'Bayou Pools');
  insert into job (id, name, company_id) values (800, 'Oak', 700);
  insert into job_detail (id, job_id, job_category_id) values (801, 800, 1)`);

const [ANA, OFFICE] = ['ana@bayou.example', 'office@bayou.example'];
/** What the mail server answers to an address; it takes the mail for the others. */
const answers = new Map<string, number>();
const transport: MailTransport = {
  send: async (mail) => {
    const tried = mail.deliver_to ?? mail.to;
    const refused = tried.filter((address) => answers.has(address));
    for (const address of refused) mail.refused({ address, code: answers.get(address) ?? 0, reason: 'no' });
    if (refused.length === tried.length)
      throw Object.assign(new Error('no'), { responseCode: answers.get(tried[0] ?? ''), command: 'RCPT TO' });
    return 'taken';
  },
  close: () => undefined,
};
const mails = mailWorld(database, { transport });

/** A mail about a stop on its way; answers its number in the log. */
const queued = async (to: readonly string[]): Promise<number> => {
  const email_key = randomUUID();
  await pool.query(
    "insert into stop_notice (job_detail_id, stop_key, date, way, recipients, email_key) values (801, 'gunite_history:1', '2026-03-16', 'mail', $1, $2)",
    [to.join(', '), email_key],
  );
  await mails.mailer.queue(pool, { to, subject: 'Schedule', text: 'Monday', html: '<p>Monday</p>' }, email_key);
  return (await mails.row()).id;
};
const isTold = async (): Promise<boolean | undefined> =>
  (await pool.query<{ told: boolean }>('select told_at is not null as told from stop_notice')).rows[0]?.told;
const logged = async () =>
  (
    await pool.query(
      "select job_id, before ->> 'told_at' is null as was_open, after ->> 'told_at' is not null as is_told from change_log where entity = 'stop_notice' order by seq",
    )
  ).rows;

beforeEach(async () => {
  answers.clear();
  await pool.query('truncate stop_notice, email_log, change_log cascade');
});

describe('a date that a mail tells', () => {
  it('is told once the mail has left, which the boards hear of, and not while it waits [SDY-011]', async () => {
    const id = await queued([ANA]);
    expect(await isTold()).toBe(false);
    await mails.attempt(id);
    expect(await isTold()).toBe(true);
    expect(await logged()).toEqual([{ job_id: 800, was_open: true, is_told: true }]);
  });

  it('is told when one of several has it, also while the other one is tried again [SDY-011]', async () => {
    answers.set(OFFICE, 450);
    const id = await queued([ANA, OFFICE]);
    expect(await mails.attempt(id)).toMatchObject({ status: 'waiting' });
    expect(await isTold()).toBe(true);
    answers.set(OFFICE, 550);
    await mails.attempt(id);
    expect(await isTold()).toBe(true);
    expect(await logged()).toHaveLength(1);
  });

  it('is not told when every recipient is refused, or the mail fails for good [SDY-011]', async () => {
    answers.set(ANA, 550);
    answers.set(OFFICE, 550);
    expect(await mails.attempt(await queued([ANA, OFFICE]))).toMatchObject({ status: 'failed' });
    expect(await isTold()).toBe(false);
    expect(await logged()).toEqual([]);
  });

  it('is told by the second try of a mail that waited [SDY-011]', async () => {
    answers.set(ANA, 450);
    const id = await queued([ANA]);
    await mails.attempt(id);
    expect(await isTold()).toBe(false);
    answers.clear();
    await mails.attempt(id);
    expect(await isTold()).toBe(true);
  });

  it('is withdrawn when the mail turns out to have reached none of those whom it is for [SDY-011]', async () => {
    const id = await queued([ANA]);
    await pool.query('update stop_notice set told_at = now()');
    answers.set(ANA, 550);
    await mails.attempt(id);
    expect(await isTold()).toBe(false);
  });

  it('is not told to a builder whose mail went to the test recipient instead [SDY-011]', async () => {
    const redirected = mailWorld(database, { transport, TROWEL_EMAIL_TEST_RECIPIENT: 'test@trowel.test' });
    await redirected.attempt(await queued([ANA]));
    expect(await isTold()).toBe(false);
  });
});
