import { describe, expect, it } from 'vitest';
import { createMailer, type Mail } from '../../server/mail/mailer';
import { testDatabase } from '../support/database';

const { pool } = await testDatabase();
const added: object[] = [];
const mailer = createMailer({
  add: async (_runner, _name, data) => {
    added.push(data);
  },
});
const mail = (more: Partial<Mail> = {}): Mail => ({
  to: ['a@example.com'],
  subject: 'S',
  text: 'T',
  html: '',
  ...more,
});
const addresses = (count: number): string[] => Array.from({ length: count }, (_, at) => `a${at}@example.com`);
const file = (bytes: number) => ({ filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.alloc(bytes) });
const logged = async (): Promise<number> => (await pool.query('select from email_log')).rowCount ?? 0;

describe('a mail', () => {
  it('goes to a hundred at most, copies among them, and nothing of a longer list is written [SEC-007]', async () => {
    await mailer.queue(pool, mail({ to: addresses(100) }));
    expect([await logged(), added.length]).toEqual([1, 1]);
    for (const more of [{ to: addresses(101) }, { to: addresses(60), cc: addresses(60) }])
      await expect(mailer.queue(pool, mail(more))).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'mail_recipients',
      });
    expect([await logged(), added.length]).toEqual([1, 1]);
  });

  it('has files of ten megabytes at most, as they are sent, all of them together [SEC-007]', async () => {
    const before = await logged();
    await mailer.queue(pool, mail({ attachments: [file(3_800_000), file(3_800_000)] }));
    expect(await logged()).toBe(before + 1);
    await expect(mailer.queue(pool, mail({ attachments: [file(3_900_000), file(3_900_000)] }))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'mail_large',
    });
    expect(await logged()).toBe(before + 1);
  });
});
