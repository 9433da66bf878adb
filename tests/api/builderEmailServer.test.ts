import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpTransport } from '../../server/mail/smtpTransport';
import { testDatabase } from '../support/database';
import { freePort } from '../support/freePort';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { mailWorld, type MailRow } from '../support/mailWorld';

/** What the mail server does; a test may set any of it anew. */
const smtp: {
  from: () => Error | null;
  rcpt: (address: string) => Error | null;
  end: 'take' | 'drop' | 'hang';
} = {
  from: () => null,
  rcpt: () => null,
  end: 'take',
};
/** Subjects of the mails that came to their end, as often as they came. */
const came: string[] = [];
const port = await freePort();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom: (_address, _session, done) => done(smtp.from()),
  onRcptTo: ({ address }, _session, done) => done(smtp.rcpt(address)),
  onData: (stream, _session, done) => {
    text(stream).then((body) => {
      came.push(/^subject: (.*)$/im.exec(body)?.[1] ?? 'none');
      if (smtp.end === 'take') done();
      if (smtp.end === 'drop') for (const connection of server.connections) connection.close();
    }, done);
  },
});
server.on('error', () => undefined);
server.listen(port, '127.0.0.1');
afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

const database = await testDatabase();
const { pool } = database;
const world = mailWorld(database, {
  transport: smtpTransport(`smtp://127.0.0.1:${port}`, { greeting: 1_000, silence: 1_000 }),
});
const ask = openGraphql(database, [], undefined, world.mailer);
await pool.query(`
  insert into customer (id, company_name, schedule_contact_email) values (700, 'Bayou', 'office@bayou.example');
  insert into customer_contact (id, customer_id, first_name, email_address) values (900, 700, 'Ana', 'ana@bayou.example');
  insert into job (id, name, company_id, company_supervisor_id) values (800, 'Oak', 700, 900);
  insert into job_detail (id, job_id, job_category_id) values (801, 800, 1);
  update app_user set is_email_transmission_failed_recipient = email = 'office@trowel.test'`);
beforeEach(async () => {
  Object.assign(smtp, { from: () => null, rcpt: () => null, end: 'take' });
  came.length = 0;
  await pool.query("delete from email_log; delete from notification; delete from pgboss.job where name = 'mail'");
});

/** A mail to the builder as the call writes it, not tried yet. */
const written = async (): Promise<number> => {
  const answer = await ask(
    'scheduler',
    '{ sendBuilderEmail(template_name: "gunite-scheduled", job_id: "800", job_detail_id: 801, email_type: "gunite") { is_sent } }',
  );
  expect(rootOf(answer, 'sendBuilderEmail')).toEqual({ is_sent: true });
  return (await world.row()).id;
};
const tried = async (): Promise<MailRow> => world.attempt(await written());
const told = async (): Promise<unknown[]> =>
  (
    await pool.query(
      'select u.email, n.notification_text, n.action_url from notification n join app_user u on u.id = n.notified_user_id order by 1',
    )
  ).rows;

describe('a mail to a builder, where the mail server', () => {
  it('refuses it for now, waits and leaves once [MSG-002]', async () => {
    smtp.from = () => Object.assign(new Error('this sender is not ours'), { responseCode: 550 });
    const row = await tried();
    expect([row.status, came]).toEqual(['waiting', []]);
    expect(await told()).toEqual([
      expect.objectContaining({
        email: 'office@trowel.test',
        notification_text: expect.stringMatching(/^Email failed: Gunite Scheduled for Oak\. .*this sender is not ours/),
        action_url: '/job/800/edit/801',
      }),
    ]);
    smtp.from = () => null;
    expect((await world.attempt(row.id)).status).toBe('sent');
    await world.attempt(row.id);
    expect(came).toHaveLength(1);
  });

  it('hangs or drops the line once it has everything, is told as unclear and not sent twice [MSG-002]', async () => {
    for (const end of ['hang', 'drop'] as const) {
      came.length = 0;
      smtp.end = end;
      const row = await tried();
      expect([end, row.status, row.error]).toEqual([end, 'failed', expect.stringContaining('It is not known whether')]);
      smtp.end = 'take';
      await world.attempt(row.id);
      expect(came).toHaveLength(1);
    }
    expect((await told()).length).toBeGreaterThanOrEqual(2);
  });

  it('takes it for one of its two recipients, has been sent and says who is missing [EML-006]', async () => {
    smtp.rcpt = (address) =>
      address.startsWith('ana') ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null;
    const row = await tried();
    expect([row.status, row.error]).toEqual([
      'sent',
      expect.stringMatching(/^Not taken for ana@bayou\.example: .*no such user/),
    ]);
    expect(came).toHaveLength(1);
    expect(await told()).toMatchObject([{ email: 'office@trowel.test' }, { email: 'scheduler@trowel.test' }]);
    const seen = await ask('scheduler', '{ builderEmails(job_detail_id: 801) { recipients status error } }');
    expect(rootOf<unknown[]>(seen, 'builderEmails')[0]).toEqual({
      recipients: 'office@bayou.example, ana@bayou.example',
      status: 'sent',
      error: row.error,
    });
  });
});
