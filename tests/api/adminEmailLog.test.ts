import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail, MailTransport } from '../../server/mail/mailer';
import { resetMail } from '../../server/identity/resetMail';
import { openGraphql, rootOf } from '../support/graphqlHarness';
import { testDatabase } from '../support/database';
import { mailWorld } from '../support/mailWorld';

const LIST =
  'query ($filter: EmailLogFilter) { emailLogs(filter: $filter, sort: { field: id, order: DESC }) { total_count items { id recipients cc subject template is_sent status error resent_at user_name can_resend } } }';
const RESEND = 'mutation ($id: Int!) { resendEmail(id: $id) { is_sent response_text } }';
const MAIL: Mail = {
  to: ['orders@vendor.example'],
  cc: ['yard@vendor.example'],
  subject: 'Purchase Order #7',
  text: 'Attached.',
  html: '<p>Attached.</p>',
  template: 'purchase_order',
  attachments: [{ filename: 'order.pdf', content: Buffer.from('%PDF-1.7 \u0001'), contentType: 'application/pdf' }],
};

interface Line {
  id: number;
  subject: string;
  is_sent: boolean;
  error: string | null;
  resent_at: string | null;
  can_resend: boolean;
  user_name: string | null;
}

let isAway = true;
const left: Mail[] = [];
const transport: MailTransport = {
  send: async (mail) => {
    if (isAway) throw new Error('connect ECONNREFUSED');
    left.push(mail);
    return '<1@trowel.test>';
  },
  close: () => undefined,
};
const lines = async (filter: Record<string, unknown> = {}, account = 'manager'): Promise<Line[]> =>
  rootOf<{ items: Line[] }>(await ask(account, LIST, { filter }), 'emailLogs').items;
const fail = async (mail: Mail = MAIL): Promise<Line> => {
  isAway = true;
  const { id } = await world.send(mail);
  await database.pool.query("update email_log set created_at = now() - interval '25 hours' where id = $1", [id]);
  await world.attempt(id);
  const [line] = await lines();
  if (!line) throw new Error('the mail is not in the log');
  return line;
};

const database = await testDatabase();
const world = mailWorld(database, { transport });
const ask = openGraphql(database, [], undefined, world.mailer);
beforeEach(async () => {
  left.length = 0;
  await database.pool.query('delete from email_log');
});

describe('the email log', () => {
  it('lists every mail with its status and reason, found by text and by status [ADM-006]', async () => {
    await fail();
    isAway = false;
    await world.send({ ...MAIL, subject: 'Arrived' });
    expect(await lines()).toMatchObject([
      { subject: 'Arrived', is_sent: true, status: 'sent', error: null, can_resend: false },
      {
        subject: 'Purchase Order #7',
        is_sent: false,
        status: 'failed',
        error: 'connect ECONNREFUSED',
        can_resend: true,
      },
    ]);
    expect(await lines({ search: 'ECONNREFUSED' })).toHaveLength(1);
    expect(await lines({ is_sent: { eq: false }, resent_at: { is_empty: true } })).toHaveLength(1);
  });

  it("is read with the dashboard's code alone, and never says what a mail held", async () => {
    await fail();
    expect((await ask('scheduler', LIST, {})).errors[0]?.extensions.code).toBe('FORBIDDEN');
    const { errors } = await ask('admin', '{ emailLogs { items { kept_message } } }');
    expect(errors[0]?.message).toMatch(/kept_message/);
  });

  it('sends a failed mail again as it was, once, and says so [ADM-006 MSG-002]', async () => {
    const { id } = await fail();
    isAway = false;
    expect(rootOf(await ask('admin', RESEND, { id }), 'resendEmail')).toEqual({
      is_sent: true,
      response_text: 'On its way to orders@vendor.example.',
    });
    expect(await world.attempt((await world.row()).id)).toMatchObject({ status: 'sent', kept_message: null });
    expect(left).toHaveLength(1);
    expect(left[0]).toMatchObject({
      to: MAIL.to,
      cc: MAIL.cc,
      subject: MAIL.subject,
      text: MAIL.text,
      html: MAIL.html,
    });
    expect(left[0]?.attachments?.[0]?.content.equals(Buffer.from('%PDF-1.7 \u0001'))).toBe(true);
    const [again, first] = await lines();
    expect(again).toMatchObject({ is_sent: true, can_resend: false });
    expect(again?.user_name).toMatch(/\w+/);
    expect(first?.resent_at).not.toBeNull();
    expect(first?.can_resend).toBe(false);
    expect((await ask('admin', RESEND, { id })).errors[0]).toMatchObject({
      message: 'This email was sent.',
      extensions: { rule: 'email_sent_already' },
    });
    expect(left).toHaveLength(1);
  });

  it('keeps a mail that fails again, in its new line', async () => {
    const { id } = await fail();
    expect(rootOf(await ask('admin', RESEND, { id }), 'resendEmail')).toMatchObject({ is_sent: true });
    expect(await world.attempt((await world.row()).id)).toMatchObject({
      status: 'waiting',
      error: 'connect ECONNREFUSED',
    });
    expect(await lines({ status: { eq: 'waiting' } })).toMatchObject([{ can_resend: false }]);
    expect(await lines({ status: { eq: 'failed' }, resent_at: { is_empty: true } })).toEqual([]);
    expect(await lines()).toHaveLength(2);
  });

  it('keeps no one-time link: a reset mail that is sent again has a new one', async () => {
    const { rows } = await database.pool.query<{ id: number; email: string }>(
      "select id, email from app_user where email = 'crew@trowel.test'",
    );
    const account = rows[0] ?? { id: 0, email: '' };
    const { id, can_resend } = await fail(resetMail('en', account, 'https://x.test'));
    expect(can_resend).toBe(true);
    const kept = await database.pool.query<{ text: string }>('select to_jsonb(e)::text as text from email_log e');
    expect(kept.rows[0]?.text).not.toContain('token=');
    isAway = false;
    rootOf(await ask('admin', RESEND, { id }), 'resendEmail');
    await world.attempt((await world.row()).id);
    expect(left[0]?.text).toMatch(/https:\/\/x\.test\/reset-password\?token=[\w-]{20,}/);
  });

  it('lets nobody send again who may not change settings, nor a mail that is not there', async () => {
    const { id } = await fail();
    expect((await ask('manager', RESEND, { id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ask('admin', RESEND, { id: 999_999 })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
