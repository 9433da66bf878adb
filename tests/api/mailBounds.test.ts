import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createMailer, type Mail } from '../../server/mail/mailer';
import { testDatabase } from '../support/database';
import { mailWorld } from '../support/mailWorld';

const database = await testDatabase();
const { pool } = database;
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

describe('mails with files', () => {
  it('leave two at a time, and those without files beside them [SEC-007]', async () => {
    const [open, most] = [
      { large: 0, small: 0 },
      { large: 0, small: 0 },
    ];
    const world = mailWorld(database, {
      transport: {
        send: async ({ attachments, message_id, handOver }) => {
          const kind = attachments ? 'large' : 'small';
          open[kind] += 1;
          most[kind] = Math.max(most[kind], open[kind]);
          await pause(150);
          await handOver();
          open[kind] -= 1;
          return message_id;
        },
        close: () => undefined,
      },
    });
    const queued = async (one: Mail): Promise<number> => {
      await world.mailer.queue(pool, one);
      return (await world.row()).id;
    };
    const ids: number[] = [];
    for (let at = 0; at < 6; at += 1) ids.push(await queued(mail({ attachments: [file(6_000_000)] })));
    for (let at = 0; at < 3; at += 1) ids.push(await queued(mail()));
    await Promise.all(ids.map((id) => world.attempt(id)));
    expect(most).toEqual({ large: 2, small: 3 });
    // Whoever found too many waiting went back into the queue, as it was: which of them, nobody says.
    const { rows } = await pool.query<{ id: number; status: string; tries: number }>(
      'select id, status, tries from email_log where id = any($1) order by id',
      [ids],
    );
    const fates = rows.map(({ status, tries }) => `${status} ${tries}`);
    expect([...fates.slice(0, 6).toSorted(), ...fates.slice(6)]).toEqual([
      ...Array.from({ length: 4 }, () => 'sent 1'),
      ...Array.from({ length: 2 }, () => 'waiting 0'),
      ...Array.from({ length: 3 }, () => 'sent 1'),
    ]);
    const { rows: later } = await pool.query<{ count: number }>(
      "select count(*)::int as count from pgboss.job where name = 'mail' and (data ->> 'mail')::int = any($1) and start_after > created_on",
      [rows.filter(({ status }) => status === 'waiting').map(({ id }) => id)],
    );
    expect(later[0]?.count).toBe(2);
  });
});

describe('a mail', () => {
  it('goes to a hundred at most, copies among them, and nothing of a longer list is written [SEC-007]', async () => {
    const before = await logged();
    await mailer.queue(pool, mail({ to: addresses(100) }));
    expect([(await logged()) - before, added.length]).toEqual([1, 1]);
    for (const more of [{ to: addresses(101) }, { to: addresses(60), cc: addresses(60) }])
      await expect(mailer.queue(pool, mail(more))).rejects.toMatchObject({
        code: 'BAD_USER_INPUT',
        message: 'mail_recipients',
      });
    expect([(await logged()) - before, added.length]).toEqual([1, 1]);
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
