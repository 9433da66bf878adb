import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAIL_FORMATS } from '#domain/reports/reportMail';
import { queueDueMails } from '../../server/areas/reportMail/queueDueMails';
import { mailReport } from '../../server/areas/reportMail/mailReport';
import { createMailer } from '../../server/mail/mailer';
import { queueOf } from '../../server/queue/queue';
import { startApp, testApp } from '../support/app';
import { TEST_TODAY } from '../support/clock';
import { freePort } from '../support/freePort';
import { fillReports } from '../support/reportData';
import { cellsOf, readBook } from '../support/workbooks';

/** What came to the mail server, in the order in which it came. */
const came: ParsedMail[] = [];
const port = await freePort();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    simpleParser(stream).then((mail) => {
      came.push(mail);
      done();
    }, done);
  },
});
server.listen(port, '127.0.0.1');
afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

const app = await testApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
const { pool, db } = app.database;
/** The tests live on Wednesday, 11 March 2026; the clocks went forward on the 8th. */
const MONDAY = '2026-03-16';
const AFTER_SIX = new Date(`${MONDAY}T11:00:00Z`);

let view_id = 0;
const CREATE = `mutation ($resource: String!, $name: String!, $settings: JSON!, $is_shared: Boolean) {
  view: createSavedView(resource: $resource, name: $name, settings: $settings, is_shared: $is_shared) { id } }`;
const viewOf = async (report: string, filter: Record<string, string>, is_shared = true): Promise<number> => {
  const settings = { filter, sort: { field: 'report', order: 'ASC' }, columns: null, per_page: 100 };
  const variables = { resource: `report/${report}`, name: `View ${report} ${Math.random()}`, settings, is_shared };
  const { data, errors } = await app.graphql<{ view: { id: number } }>('manager', CREATE, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.view.id;
};
const SAVE = `mutation ($view_id: Int!, $weekday: Int!, $format: String!, $language: String!) {
  saveWeeklyMail(view_id: $view_id, weekday: $weekday, format: $format, language: $language) }`;
const save = (account: string, given: Record<string, unknown> = {}) =>
  app.graphql(account, SAVE, { view_id, weekday: 1, format: 'csv', language: 'en', ...given });
const stop = (account: string) =>
  app.graphql(account, 'mutation ($view_id: Int!) { stopWeeklyMail(view_id: $view_id) }', { view_id });
const READ = `query ($view_id: Int!) { weeklyMail(view_id: $view_id) { weekday format language next_date time last_at last_result last_reason } }`;
const read = async (account: string): Promise<Record<string, unknown> | null | undefined> =>
  (await app.graphql<{ weeklyMail: Record<string, unknown> | null }>(account, READ, { view_id })).data?.weeklyMail;
const codeOf = (answer: Awaited<ReturnType<typeof save>>) => answer.errors?.[0]?.extensions?.code;

const look = (now: Date) => queueDueMails(pool, queueOf(pool), now);
const mails = async (): Promise<number> =>
  (await pool.query("select from email_log where template = 'report'")).rowCount ?? 0;
/** Until the queue has nothing of reports and mails left to do. */
const settled = () =>
  vi.waitFor(
    async () => {
      const { rowCount } = await pool.query(
        "select from pgboss.job where name in ('report_mail', 'mail') and state <= 'active'",
      );
      expect(rowCount).toBe(0);
    },
    { timeout: 20_000, interval: 200 },
  );
const ids = async (): Promise<number[]> =>
  (await pool.query<{ id: number }>('select id from report_mail order by id')).rows.map(({ id }) => id);
const deps = (more: object = {}) => ({
  pool,
  db,
  mailer: createMailer(queueOf(pool)),
  origin: app.url,
  now: AFTER_SIX,
  logExport: async () => undefined,
  ...more,
});

beforeAll(async () => {
  await fillReports(pool);
  view_id = await viewOf('coverage', { from: '2026-03-01', to: '2026-03-31' });
});
beforeEach(async () => {
  await pool.query(
    "delete from report_mail; delete from email_log; delete from pgboss.job where name in ('mail', 'report_mail')",
  );
  came.length = 0;
});

describe('a view of a report that is mailed every week', () => {
  it('is asked for by each user, for oneself, from the next of its days on [RPT-013]', async () => {
    expect(await read('manager')).toBeNull();
    expect((await save('manager')).errors).toBeUndefined();
    expect(await read('manager')).toEqual({
      weekday: 1,
      format: 'csv',
      language: 'en',
      next_date: MONDAY,
      time: '06:00',
      last_at: null,
      last_result: null,
      last_reason: null,
    });
    expect(await read('admin')).toBeNull();
    await save('manager', { weekday: 5, format: 'pdf' });
    expect(await read('manager')).toMatchObject({ weekday: 5, format: 'pdf', next_date: '2026-03-13' });
    await stop('manager');
    expect([await read('manager'), codeOf(await stop('manager'))]).toEqual([null, 'NOT_FOUND']);
  });

  it('is refused to who may not see the report, and for what is no report [RPT-013]', async () => {
    expect(codeOf(await save('crew'))).toBe('FORBIDDEN');
    expect(codeOf(await save('manager', { view_id: 4711 }))).toBe('NOT_FOUND');
    expect(codeOf(await save('manager', { weekday: 8 }))).toBe('BAD_USER_INPUT');
    expect(codeOf(await save('manager', { format: 'xls' }))).toBe('BAD_USER_INPUT');
  });

  it('comes once a week as CSV, whichever server looks how often, and says so [RPT-013 MSG-002]', async () => {
    await save('manager');
    await look(new Date(`${MONDAY}T10:59:00Z`));
    expect(await mails()).toBe(0);
    const other = await startApp({ database: app.database, env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
    await Promise.all([look(AFTER_SIX), look(AFTER_SIX), look(AFTER_SIX)]);
    await settled();
    await look(new Date(`${MONDAY}T23:00:00Z`));
    await settled();
    await other.app.close();
    expect(came).toHaveLength(1);
    const [mail] = came;
    expect(mail?.to).toMatchObject({ text: 'manager@trowel.test' });
    expect(mail?.text).toContain(`/reports/coverage?view=${view_id}`);
    const csv = mail?.attachments[0]?.content.toString() ?? '';
    expect(csv.split('\r\n').filter((line) => line !== '')).toHaveLength(4);
    expect(csv).toContain('Oak');
    expect(await read('manager')).toMatchObject({ last_result: 'mailed', last_at: expect.any(String) });
    const { rows } = await pool.query('select row_count from data_export where data_set = $1', ['report/coverage']);
    expect(rows).toEqual([{ row_count: 3 }]);
  });

  it('comes as a workbook to who may export, and to nobody else [RPT-013]', async () => {
    await save('manager', { format: 'xlsx' });
    expect(codeOf(await save('scheduler', { format: 'xlsx' }))).toBe('FORBIDDEN');
    await look(AFTER_SIX);
    await settled();
    const [file] = came[0]?.attachments ?? [];
    expect(file?.filename).toMatch(/^coverage-\d{4}-\d\d-\d\d\.xlsx$/);
    const cells = cellsOf(readBook(file?.content ?? Buffer.of()));
    expect(cells).toHaveLength(4);
    expect(cells.flat()).toContain('Oak');
  });

  it('comes late from a server that was away on its day, and one for all weeks that are past [RPT-013]', async () => {
    await save('manager');
    await look(new Date('2026-04-02T15:00:00Z'));
    await settled();
    await look(new Date('2026-04-02T16:00:00Z'));
    await settled();
    expect(came).toHaveLength(1);
    const { rows } = await pool.query('select week::text from report_mail_week');
    expect(rows).toEqual([{ week: '2026-03-30' }]);
  });

  it('follows the clock on the wall when that is put back, and the hour of the office [RPT-013]', async () => {
    await pool.query("update company_setting set report_mail_time = '07:30'");
    await save('manager');
    const due = async (now: string): Promise<number> => {
      await pool.query("delete from pgboss.job where name = 'report_mail'");
      await look(new Date(now));
      return (await pool.query("select from pgboss.job where name = 'report_mail'")).rowCount ?? 0;
    };
    // 7:29 and 7:30 in Houston: five hours behind in summer, six in winter.
    await pool.query("update report_mail set first_week = '2026-10-26'");
    expect([await due('2026-10-26T12:29:00Z'), await due('2026-10-26T12:30:00Z')]).toEqual([0, 1]);
    await pool.query("update report_mail set first_week = '2026-11-02'");
    expect([await due('2026-11-02T13:29:00Z'), await due('2026-11-02T13:30:00Z')]).toEqual([0, 1]);
    await settled();
    await pool.query('update company_setting set report_mail_time = null');
  });

  it('asks for the rights when it leaves: who lost them gets nothing and reads why [RPT-013]', async () => {
    const [id = 0] = [(await save('admin'), await ids())].flat();
    const outcome = async (): Promise<unknown> => {
      await pool.query('delete from report_mail_week');
      await mailReport(deps(), id, MONDAY);
      return (await pool.query('select result from report_mail_week')).rows[0]?.result;
    };
    await pool.query('delete from share where saved_view_id = $1', [view_id]);
    expect(await outcome()).toBe('not_shared');
    await pool.query('insert into share (saved_view_id, is_everyone) values ($1, true)', [view_id]);
    await pool.query(`insert into user_permission (user_id, category_name, has_permission)
      select id, 'CAN_VIEW_REPORT_COVERAGE', false from app_user where email = 'admin@trowel.test'`);
    expect(await outcome()).toBe('no_right');
    expect(await mails()).toBe(0);
    await pool.query("delete from user_permission where category_name = 'CAN_VIEW_REPORT_COVERAGE'");
    await pool.query(`insert into user_permission (user_id, category_name, has_permission)
      select id, 'CAN_EXPORT_DATA', false from app_user where email = 'admin@trowel.test'`);
    expect(await outcome()).toBe('no_right');
    expect(await read('admin')).toMatchObject({ last_result: 'no_right' });
    await pool.query("delete from user_permission where category_name = 'CAN_EXPORT_DATA'");
    await pool.query("update app_user set is_active = false where email = 'admin@trowel.test'");
    expect([await outcome(), await mails()]).toEqual(['inactive', 0]);
    await pool.query("update app_user set is_active = true where email = 'admin@trowel.test'");
    expect([await outcome(), await mails()]).toEqual(['mailed', 1]);
    await settled();
  });

  it('comes as a paper with the sums of all groups, in Spanish too [RPT-013]', async () => {
    await save('manager', { format: 'pdf', language: 'es' });
    await look(AFTER_SIX);
    await settled();
    const [mail] = came;
    const [file] = mail?.attachments ?? [];
    expect([file?.contentType, file?.filename]).toEqual(['application/pdf', `coverage-${TEST_TODAY}.pdf`]);
    expect(mail?.text).toContain('Lo recibe cada semana (lunes)');
    const pdf = await getDocumentProxy(new Uint8Array(file?.content ?? []));
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    expect(width).toBeGreaterThan(height);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const words = items
      .flatMap((item) => ('str' in item ? [item.str] : []))
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const word of ['03/01/2026', 'App One', 'Oak', 'Elm', 'Total']) expect(words).toContain(word);
    const beyond = items.filter(
      (item) => 'str' in item && item.str.trim() !== '' && Number(item.transform[4]) + item.width > width,
    );
    expect(beyond).toEqual([]);
  });

  it('says with a link what is too large for a mail [RPT-013]', async () => {
    for (const format of MAIL_FORMATS) {
      await save('manager', { format });
      const [id = 0] = await ids();
      await pool.query(
        "delete from report_mail_week; delete from email_log; delete from pgboss.job where name = 'mail'",
      );
      await mailReport(deps({ most: 100 }), id, MONDAY);
      await settled();
      expect(came.at(-1)?.attachments).toEqual([]);
      expect(came.at(-1)?.text).toMatch(/too much for a mail[^]*\/reports\/coverage\?view=/);
      expect(await read('manager')).toMatchObject({ last_result: 'linked' });
    }
  });

  it('has every report, years and two times side by side too [RPT-001 RPT-013]', async () => {
    const own = view_id;
    const views = [
      ['coverage', { other_from: '2026-02-01', other_to: '2026-02-28' }],
      ['pebble', { from_year: '2024', measure: 'area' }],
      ['customer-contact-list', {}],
      ['warranty-aging', {}],
      ['color-location', { color_id: '1' }],
      ['per-company-job', {}],
      ['top-contacts', {}],
    ] as const;
    for (const [name, filter] of views) {
      view_id = await viewOf(name, filter);
      await save('manager', { format: name === 'top-contacts' ? 'csv' : 'pdf' });
    }
    await look(AFTER_SIX);
    await settled();
    expect(came.map(({ attachments }) => (attachments[0]?.size ?? 0) > 200)).toEqual(views.map(() => true));
    view_id = own;
  });

  it('says that a report cannot be made without what it asks for, and tries no more [RPT-013]', async () => {
    const own = view_id;
    view_id = await viewOf('color-location', {});
    await save('manager');
    await look(AFTER_SIX);
    await settled();
    expect(await read('manager')).toMatchObject({ last_result: 'unfit', next_date: '2026-03-23' });
    expect(came).toEqual([]);
    view_id = own;
  });

  it('goes with its view, and comes back with it', async () => {
    const own = view_id;
    view_id = await viewOf('coverage', {});
    await save('manager');
    const REMOVE = 'mutation ($view_id: Int!) { deleteSavedView(id: $view_id) }';
    expect((await app.graphql('manager', REMOVE, { view_id })).errors).toBeUndefined();
    expect(await ids()).toEqual([]);
    view_id = own;
  });
});
