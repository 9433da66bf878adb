import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldKey } from '#domain/access/fieldLimits';
import { REPORTS } from '#domain/reports/reports';
import { actorOf } from '../../server/access/actor';
import { AREAS, productSchema } from '../../server/areas';
import { feedHash } from '../../server/areas/calendar/feedTarget';
import { mailReport } from '../../server/areas/reportMail/mailReport';
import { exportablesOf } from '../../server/exports/exportable';
import type { Mail } from '../../server/mail/mailer';
import { reportFailedMail } from '../../server/mail/reportFailedMail';
import { answerWorld, type Mark } from '../support/answerWorld';
import { testApp } from '../support/app';
import { TEST_NOW } from '../support/clock';
import {
  ANSWER_REASON,
  answerEvening,
  fillMore,
  hideableKeys,
  hideAll,
  isMarkedDay,
  moreMarked,
} from '../support/hideable';
import { paperTexts } from '../support/paperTexts';
import { liveStream, type HeardStream } from '../support/liveStream';

const { registry } = productSchema();
const KEYS = hideableKeys(registry);
const hideable: ReadonlySet<string> = new Set(KEYS);
const TABLES = [...new Set(KEYS.map((key) => key.replace(/\..*/, '')))];
/** Who is kept from every field, and whose role sees them all. */
const ACCOUNTS = ['admin', 'manager'] as const;

const app = await testApp();
const { pool, db } = app.database;
let marksIn: (answer: string) => Mark[];
const ids = new Map<string, number>();
const idOf = (account: string): number => ids.get(account) ?? 0;

/** The fields, of those that a role can be kept from, whose values a text tells. */
const told = (text: string): string[] => [
  ...new Set(
    marksIn(text)
      .flatMap(({ table, column }) => fieldKey(table, column))
      .filter((key) => hideable.has(key)),
  ),
];

beforeAll(async () => {
  await fillMore(app.database);
  ({ marksIn } = await answerWorld(app.database, moreMarked(KEYS), isMarkedDay(hideable)));
  await answerEvening(app.database);
  await hideAll(app.database, 'admin', KEYS);
  for (const account of ACCOUNTS) {
    const { rows } = await pool.query<{ id: number }>('select id from app_user where email = $1', [
      `${account}@trowel.test`,
    ]);
    ids.set(account, rows[0]?.id ?? 0);
  }
}, 120_000);

/** Every row of these tables is changed, as far as whoever follows the log hears of it. */
const changeAll = async (): Promise<void> => {
  for (const table of [...TABLES, 'job_detail', 'crew_information', 'gunite_history'])
    await pool.query(
      `insert into change_log (mutation_id, command, entity, entity_id, user_id, before, after)
       select gen_random_uuid(), 'updateJob', '${table}', t.id, 1, to_jsonb(t), to_jsonb(t) from ${table} t limit 40`,
    );
};

describe('a role that does not see a field', () => {
  it('is not told it by a live event, nor by a message of a webhook [USR-018]', async () => {
    const streams: Record<string, HeardStream> = {};
    for (const account of ACCOUNTS) streams[account] = await liveStream(app.url, await app.token(account));
    for (const account of ACCOUNTS)
      await pool.query(
        "insert into webhook (name, url, secret, user_id, since_seq) values ($1, 'https://127.0.0.1:9/', 'x', $2, 0)",
        [account, idOf(account)],
      );
    await changeAll();
    const made = await app.graphql<{ createCustomer: { id: number } }>(
      'manager',
      'mutation { createCustomer(customer: { company_name: "The last change" }) { id } }',
    );
    const last = made.data?.createCustomer.id;
    const events: Record<string, string[]> = {};
    const faces: Record<string, string> = {};
    for (const account of ACCOUNTS) {
      await streams[account]?.hear('change', ({ records }) => records.some(({ id }) => id === last), 20_000);
      events[account] = told(JSON.stringify(streams[account]?.events));
      const cards = streams[account]?.events.flatMap(({ name, data }) => (name === 'cards' ? [data] : [])) ?? [];
      faces[account] = JSON.stringify(cards);
      streams[account]?.close();
    }
    expect(faces.manager).toContain(`"answer":"not_ready","reason":"${ANSWER_REASON}"`);
    expect(faces.admin).toContain('"sub_jobs":[{');
    expect(faces.admin).not.toMatch(new RegExp(`not_ready|${ANSWER_REASON}`));
    expect(events.admin).toEqual([]);

    const bodies = async (account: string): Promise<string> => {
      const { rows } = await pool.query<{ body: string }>(
        'select body from webhook_delivery where webhook_id = (select id from webhook where name = $1)',
        [account],
      );
      return rows.map(({ body }) => body).join('\n');
    };
    for (const account of ACCOUNTS)
      await expect.poll(() => bodies(account), { timeout: 30_000, interval: 200 }).toContain(`"entity_id":${last}`);
    expect(told(await bodies('manager')).length).toBeGreaterThan(50);
    expect(told(await bodies('admin'))).toEqual([]);
  }, 120_000);

  it('is not told it by a calendar feed [USR-018]', async () => {
    const leaks: string[] = [];
    for (const account of ACCOUNTS)
      for (const [column, id] of [
        ['employee_id', 9510],
        ['crew_id', 9502],
        ['crew_id', 9503],
      ] as const) {
        const key = `${account}-${id}-`.padEnd(43, 'k');
        await pool.query(`insert into calendar_feed (user_id, ${column}, secret_hash) values ($1, $2, $3)`, [
          idOf(account),
          id,
          feedHash(key),
        ]);
        const answer = await fetch(`${app.url}/calendar-feed.ics?key=${key}`);
        const text = (await answer.text()).replaceAll('\r\n ', '');
        expect([answer.status, text.includes('BEGIN:VEVENT')]).toEqual([200, true]);
        leaks.push(...(account === 'admin' ? told(text) : []));
      }
    expect(leaks).toEqual([]);
  });

  it('is not told it by a report that is mailed every week [USR-018]', async () => {
    const seen: Record<string, Set<string>> = { admin: new Set(), manager: new Set() };
    let mailed = 0;
    for (const account of ACCOUNTS)
      for (const name of Object.keys(REPORTS)) {
        const settings = {
          filter: { from: '2015-01-01', to: '2030-12-31' },
          sort: { field: 'report', order: 'ASC' },
          columns: null,
          per_page: 100,
        };
        const { rows } = await pool.query<{ id: number }>(
          `with v as (insert into saved_view (resource, owner_id, name, settings) values ($1, $2, $3, $4) returning id)
           insert into report_mail (user_id, saved_view_id, weekday, format, language, first_week)
           select $2, v.id, 1, 'csv', 'en', '2026-03-09' from v returning id`,
          [`report/${name}`, idOf(account), `Weekly ${name}`, JSON.stringify(settings)],
        );
        const mails: Mail[] = [];
        await mailReport(
          {
            pool,
            db,
            mailer: { queue: async (_runner, mail) => void mails.push(mail) },
            origin: app.url,
            now: TEST_NOW,
            logExport: async () => undefined,
          },
          rows[0]?.id ?? 0,
          '2026-03-09',
        );
        for (const { text, html, subject, attachments = [] } of mails) {
          mailed += 1;
          for (const part of [text, html, subject, ...attachments.map(({ content }) => content.toString())])
            for (const key of told(part)) seen[account]?.add(key);
        }
      }
    // One asks for words before it searches.
    expect(mailed).toBe(2 * (Object.keys(REPORTS).length - 1));
    expect([...(seen.manager ?? [])].length).toBeGreaterThan(3);
    expect([...(seen.admin ?? [])]).toEqual([]);
  }, 120_000);

  it('takes it home in no export [USR-018]', async () => {
    const names = [...exportablesOf(registry)]
      .filter(
        ([, { resource }]) => TABLES.includes(resource.entity.name) && !resource.entity.name.startsWith('lookup_'),
      )
      .map(([name]) => name);
    const seen: Record<string, Set<string>> = { admin: new Set(), manager: new Set() };
    const statuses = new Set<number>();
    // One user has sixty files a minute.
    for (const account of ACCOUNTS)
      for (const name of names.slice(0, 59)) {
        const answer = await fetch(`${app.url}/v1/export/${name}?format=csv`, {
          headers: { authorization: `Bearer ${await app.token(account)}` },
        });
        const text = await answer.text();
        if (account === 'admin') statuses.add(answer.status);
        for (const key of told(text)) seen[account]?.add(key);
      }
    expect([...statuses]).toEqual([200]);
    expect(names.length).toBeLessThan(60);
    expect((seen.manager ?? new Set()).size).toBeGreaterThan(100);
    expect([...(seen.admin ?? [])]).toEqual([]);
  }, 120_000);

  it('reads it on no paper of an order [USR-018]', async () => {
    const seen: Record<string, Set<string>> = { admin: new Set(), manager: new Set() };
    const made: Record<string, number> = { admin: 0, manager: 0 };
    for (const account of ACCOUNTS) {
      const { rows } = await pool.query<{ sub: string }>('select sub from app_user where id = $1', [idOf(account)]);
      const actor = await actorOf(db, rows[0]?.sub ?? '');
      if (!actor) throw new Error(`no account ${account}`);
      for (const [, paper] of AREAS.flatMap(({ papers = {} }) => Object.entries(papers)))
        for (let id = 1; id < 12; id += 1) {
          const texts = await paper
            .make({ runner: pool, actor, id, printed: '' })
            .then(paperTexts)
            .catch(() => []);
          if (texts.length > 0) made[account] = (made[account] ?? 0) + 1;
          for (const key of told(texts.join('\n'))) seen[account]?.add(key);
        }
    }
    expect(made.manager).toBeGreaterThan(10);
    expect(made.admin).toBe(made.manager);
    expect((seen.manager ?? new Set()).size).toBeGreaterThan(20);
    expect([...(seen.admin ?? [])]).toEqual([]);
  }, 120_000);

  it('is not told an address by the notice of a mail that has failed [USR-018]', async () => {
    const reason = 'office@builder.test: 550 5.1.1 <office@builder.test> no such user';
    for (const account of ACCOUNTS)
      await reportFailedMail(
        pool,
        { to: ['office@builder.test'], subject: 'Scheduled', text: '', html: '', created_by: idOf(account) },
        reason,
        { administrators: false, sender: true },
      );
    const { rows } = await pool.query(
      "select notified_user_id as user_id, notification_text as text from notification where kind = 'mail_failed' and notified_user_id = any($1)",
      [[...ids.values()]],
    );
    const texts = z.array(z.object({ user_id: z.number(), text: z.string() })).parse(rows);
    expect(texts.filter(({ user_id }) => user_id === idOf('admin')).map(({ text }) => text)).toEqual([
      'Email failed: Scheduled. It has not reached everybody.',
    ]);
    expect(texts.filter(({ user_id }) => user_id === idOf('manager')).map(({ text }) => text)).toEqual([
      `Email failed: Scheduled. ${reason}`,
    ]);
  });
});
