import { createServer } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sendEveningMessages } from '../../server/areas/evening/sendEveningMessages';
import { stopLinks } from '../../server/areas/evening/stopLinks';
import { loadFileSecret } from '../../server/files/fileSecret';
import { createMailer } from '../../server/mail/mailer';
import { outboxTransport } from '../../server/mail/outboxTransport';
import { withSms } from '../../server/mail/smsTransport';
import { queueOf } from '../../server/queue/queue';
import { testApp } from '../support/app';
import { TEST_TODAY } from '../support/clock';
import { addDays } from '#domain/civilDate';
import { mailWorld } from '../support/mailWorld';

const TOMORROW = addDays(TEST_TODAY, 1);
const app = await testApp();
const { pool, db } = app.database;
const links = stopLinks(await loadFileSecret(db), app.url);
/** 8:30 PM in Houston, of the day of the tests. */
const EVENING = new Date(`${addDays(TEST_TODAY, 1)}T01:30:00Z`);
const NOON = new Date(`${TEST_TODAY}T18:00:00Z`);

const run = (now: Date, prefersSms = false) =>
  sendEveningMessages({
    pool,
    mailer: createMailer(queueOf(pool)),
    links,
    prefersSms,
    now,
    report: (error) => {
      throw error;
    },
  });
const messages = async () =>
  (
    await pool.query(
      'select id, kind, recipient, what, crew, answer, reason, answered_at from stop_message order by kind',
    )
  ).rows;
const mailTexts = async (): Promise<string[]> => {
  const folder = join(app.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.filter((name) => !name.startsWith('.')).map((name) => readFile(join(folder, name), 'utf8')));
};

beforeAll(async () => {
  await pool.query(`
    insert into customer (id, company_name, schedule_contact_email) values (700, 'Bayou', 'office@bayou.example');
    insert into crew (id, name, subdivision, lookup_company_division_id) values (7011, 'Prep X', 'Prep', 3);
    insert into job (id, name, company_id, homeowner_phone, gate_code, address_line_1) values (800, 'Oak', 700, '(713) 555-0101', '#4411', '1 Oak St');
    insert into job_detail (id, job_id, job_category_id) values (801, 800, 2);
    insert into pebble_details (job_detail_id) values (801);
    insert into crew_information (job_detail_id, phase_type_id, date, crew_id, status_id) values (801, 1, '${TOMORROW}', 7011, 10)`);
});

describe('the evening before', () => {
  it('sends nothing before the hour that the office sets, or without one [MSG-001]', async () => {
    await run(EVENING);
    await pool.query("update company_setting set evening_message_time = '17:00'");
    await run(NOON);
    expect(await messages()).toEqual([]);
  });

  it('tells builder and homeowner of each stop of tomorrow once, whoever runs it how often [MSG-001]', async () => {
    await Promise.all([run(EVENING), run(EVENING)]);
    await run(EVENING);
    expect(await messages()).toMatchObject([
      { kind: 'builder', recipient: 'office@bayou.example', crew: 'Prep X', answer: null },
      { kind: 'homeowner', recipient: 'sms:+17135550101', answer: null },
    ]);
    const texts = await vi.waitFor(
      async () => {
        const found = await mailTexts();
        if (found.length < 2) throw new Error('they have not left yet');
        return found;
      },
      { timeout: 8_000, interval: 200 },
    );
    expect(texts).toHaveLength(2);
    expect(texts.find((one) => one.startsWith('To: +17135550101'))).toContain('/stop-answer?token=');
    for (const one of texts) expect(one).not.toContain('#4411');
  });

  const linkOf = async (kind: string): Promise<URL> => {
    const [row] = (await messages()).filter((one) => one.kind === kind);
    return new URL(links.make(Number(row?.id), TOMORROW));
  };
  const press = (token: string, values: Record<string, string>) =>
    fetch(`${app.url}/stop-answer`, { method: 'POST', body: new URLSearchParams({ token, ...values }) });

  it('is asked in the language of the browser, with its day and whom to call [MSG-001]', async () => {
    await pool.query("update company_setting set phone_number = '(281) 555-0100'");
    const link = await linkOf('builder');
    for (const [language, question] of [
      ['en-US,en', 'Will the site be ready'],
      ['es-MX,es;q=0.9', '¿Estará listo el sitio'],
    ] as const) {
      const page = await (await fetch(link, { headers: { 'accept-language': language } })).text();
      for (const words of [question, '03/12/2026: Pebble, Prep', 'Oak, Prep X', 'href="tel:2815550100"'])
        expect(page).toContain(words);
    }
  });

  it('changes nothing when a scanner opens the link, and takes one answer [MSG-001]', async () => {
    const link = await linkOf('builder');
    const token = link.searchParams.get('token') ?? '';
    for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
    expect((await messages())[0]?.answer).toBeNull();
    const [first, second] = await Promise.all([
      press(token, { answer: 'confirmed' }),
      press(token, { answer: 'not_ready', reason: 'Mud' }),
    ]);
    expect([first?.status, second?.status]).toEqual([200, 200]);
    const [answered] = await messages();
    expect(answered?.answer).not.toBeNull();
    const again = await (await press(token, { answer: 'confirmed' })).text();
    expect(again).toContain('This question was answered already');
    expect(again).toContain('href="tel:2815550100"');
  });

  it('asks for the reason of a "Not ready", and has all in the history of the job [MSG-001]', async () => {
    const token = (await linkOf('homeowner')).searchParams.get('token') ?? '';
    expect((await press(token, { answer: 'not_ready', reason: '  ' })).status).toBe(422);
    expect((await press(token, { answer: 'not_ready', reason: 'No <steel> yet' })).status).toBe(200);
    expect(await (await press(token, { answer: 'confirmed' })).text()).toContain('No &lt;steel&gt; yet');
    const { data } = await app.graphql<{ history: { items: { command: string; user: unknown }[] } }>(
      'scheduler',
      '{ history(entity: "job", id: 800) { items { command user { id } changes { label after } } } }',
    );
    const commands = data?.history.items.map(({ command }) => command);
    expect(commands?.filter((name) => name === 'sendEveningMessage')).toHaveLength(2);
    expect(commands?.filter((name) => name === 'answerStopMessage')).toHaveLength(2);
  });

  it('says on the card what was answered, first who is not ready [MSG-001]', async () => {
    const { data } = await app.graphql<{ boardCards: { sub_jobs: { site_answers: unknown[] }[] } }>(
      'scheduler',
      `{ boardCards(category: pebble, view: day, date: "${TOMORROW}") { sub_jobs { id site_answers { key date kind answer reason } } } }`,
    );
    const { rows } = await pool.query(
      "select 'crew_information:' || id as key from crew_information where job_detail_id = 801 and phase_type_id = 1",
    );
    expect(data?.boardCards.sub_jobs.flatMap(({ site_answers }) => site_answers)).toContainEqual({
      key: rows[0]?.key,
      date: TOMORROW,
      kind: 'homeowner',
      answer: 'not_ready',
      reason: 'No <steel> yet',
    });
  });

  it('lists who is not ready for who schedules [MSG-001]', async () => {
    const { data } = await app.graphql<{ stopMessages: { items: unknown[] } }>(
      'scheduler',
      '{ stopMessages(filter: { answer: { eq: "not_ready" } }) { items { job_name reason } } }',
    );
    expect(data?.stopMessages.items).toContainEqual({ job_name: 'Oak', reason: 'No <steel> yet' });
  });

  it('leads to the card where it stands now, on its board, and nowhere when the stop is gone', async () => {
    const pathOf = async (stop_key: string): Promise<string | null | undefined> => {
      const { rows } = await pool.query<{ id: number }>(
        "insert into stop_message (job_detail_id, stop_key, date, kind, recipient, what) values (801, $1, '2020-02-02', 'builder', 'x', 'x') returning id",
        [stop_key],
      );
      const query = 'query($id: Int!) { stopMessages(filter: { id: { eq: $id } }) { items { board_path } } }';
      const { data } = await app.graphql<{ stopMessages: { items: { board_path: string | null }[] } }>(
        'scheduler',
        query,
        { id: rows[0]?.id ?? 0 },
      );
      await pool.query('delete from stop_message where id = $1', [rows[0]?.id]);
      return data?.stopMessages.items[0]?.board_path;
    };
    const stop = await pool.query<{ id: number }>(
      'select id from crew_information where job_detail_id = 801 and phase_type_id = 1',
    );
    await pool.query(`
      insert into crew_information (id, job_detail_id, phase_type_id) values (88001, 801, 3);
      insert into gunite_history (id, job_detail_id, type_id, status_id, gunite_date) values (88002, 801, 1, 10, '2026-04-01');
      insert into crew_repair_job (id, job_detail_id, company_division_id, date) values (88003, 801, 2, '2026-04-02'), (88004, 801, 3, null);
      insert into warranty_schedule (id, job_detail_id, start) values (88005, 801, '2026-04-03 08:00')`);
    const id = stop.rows[0]?.id ?? 0;
    expect(await pathOf(`crew_information:${id}`)).toBe(
      `/week/pebble?date=${TOMORROW}&card=crew_information%3A${id}&details=1`,
    );
    expect([
      await pathOf('crew_information:88001'),
      await pathOf('gunite_history:88002'),
      await pathOf('crew_repair_job:88003'),
      await pathOf('crew_repair_job:88004'),
      await pathOf('warranty_schedule:88005'),
      await pathOf('crew_information:999999'),
    ]).toEqual([
      '/week/pebble?card=crew_information%3A88001&details=1',
      '/week/gunite?date=2026-04-01&card=gunite_history%3A88002&details=1',
      '/week/gunite?date=2026-04-02&card=crew_repair_job%3A88003&details=1',
      '/week/pebble?card=crew_repair_job%3A88004&details=1',
      '/week/warranty?date=2026-04-03&card=warranty_schedule%3A88005&details=1',
      null,
    ]);
    await pool.query(`
      delete from crew_information where id = 88001; delete from gunite_history where id = 88002;
      delete from crew_repair_job where id in (88003, 88004); delete from warranty_schedule where id = 88005`);
  });

  it('tells of a link that was altered, is not whole or has expired [MSG-001]', async () => {
    const token = (await linkOf('builder')).searchParams.get('token') ?? '';
    for (const wrong of ['', 'x', token.slice(0, -3), token.replace(/^\d+/, '99999')])
      expect((await press(wrong, { answer: 'confirmed' })).status).toBe(404);
    const { rows } = await pool.query<{ id: number }>(
      "insert into stop_message (job_detail_id, stop_key, date, kind, recipient, what) values (801, 'old', '2020-01-01', 'builder', 'x', 'x') returning id",
    );
    const old = new URL(links.make(Number(rows[0]?.id), '2020-01-01')).searchParams.get('token') ?? '';
    expect((await press(old, { answer: 'confirmed' })).status).toBe(410);
  });
});

describe('whoever has several stops tomorrow', () => {
  const MANY = 'many@bayou.example';
  beforeAll(async () => {
    await pool.query(`
      insert into customer (id, company_name, schedule_contact_email) values (701, 'Many', '${MANY}');
      insert into job (id, name, company_id, homeowner_email) values (810, 'Elm', 701, null), (820, 'Fir', 701, '${MANY.toUpperCase()}'), (830, 'Late', 701, null);
      insert into job_detail (id, job_id, job_category_id) values (811, 810, 2), (821, 820, 2), (831, 830, 2);
      insert into pebble_details (job_detail_id) values (811), (821), (831);
      insert into crew_information (job_detail_id, phase_type_id, date, crew_id, status_id)
        values (811, 1, '${TOMORROW}', 7011, 10), (821, 1, '${TOMORROW}', 7011, 10)`);
  });
  const mails = async (): Promise<string[]> =>
    (
      await pool.query<{ subject: string }>('select subject from email_log where lower(recipients) = $1 order by id', [
        MANY,
      ])
    ).rows.map(({ subject }) => subject);
  const stopOf = async (name: string) =>
    (
      await pool.query<{ id: number; answer: string | null }>(
        'select m.id, m.answer from stop_message m join job_detail d on d.id = m.job_detail_id join job j on j.id = d.job_id where j.name = $1 order by m.id',
        [name],
      )
    ).rows;
  const tokenOf = async (name: string): Promise<string> =>
    new URL(links.make((await stopOf(name))[0]?.id ?? 0, TOMORROW)).searchParams.get('token') ?? '';
  const pageOf = async (token: string): Promise<string> =>
    (await fetch(`${app.url}/stop-answer?token=${token}`)).text();
  const press = async (token: string, values: Record<string, string>): Promise<string> =>
    (await fetch(`${app.url}/stop-answer`, { method: 'POST', body: new URLSearchParams({ token, ...values }) })).text();

  it('gets one message about all of them, however often and by how many servers it is looked [MSG-001]', async () => {
    await Promise.all([run(EVENING), run(EVENING)]);
    expect(await mails()).toEqual([expect.stringContaining('03/12/2026, 2 jobs')]);
    const mail = await vi.waitFor(
      async () => {
        const found = (await mailTexts()).find((one) => one.includes(`To: ${MANY}`));
        if (!found) throw new Error('it has not left yet');
        return found;
      },
      { timeout: 8_000, interval: 200 },
    );
    const { text: read = '' } = await simpleParser(mail);
    for (const words of ['- Pebble, Prep, Elm', '- Pebble, Prep, Fir']) expect(read.split(words)).toHaveLength(3); // once a language
  });

  it('answers for each on one page, and for what is left at once; who is builder and homeowner of one answers once [MSG-001]', async () => {
    const token = await tokenOf('Elm');
    const page = await pageOf(token);
    for (const words of ['Will the sites be ready', 'Elm, Prep X', 'Fir, Prep X', 'Confirmed for all'])
      expect(page).toContain(words);
    expect(page.match(/<section>/g)).toHaveLength(2);
    expect(page.match(/<details>/g)).toHaveLength(2);
    const [elm] = await stopOf('Elm');
    const after = await press(token, { answer: 'not_ready', reason: 'Mud', stop: String(elm?.id) });
    for (const words of ['We have noted your answer', 'Not ready', 'Mud', 'Fir, Prep X'])
      expect(after).toContain(words);
    expect((await stopOf('Fir')).map(({ answer }) => answer)).toEqual([null, null]);
    expect(await press(token, { answer: 'confirmed', stop: 'all' })).toContain('We have noted your answer');
    expect((await stopOf('Elm')).map(({ answer }) => answer)).toEqual(['not_ready']);
    expect((await stopOf('Fir')).map(({ answer }) => answer)).toEqual(['confirmed', 'confirmed']);
    const again = await pageOf(token);
    for (const words of ['answered already', 'Elm: Not ready', 'Fir: Confirmed']) expect(again).toContain(words);
    expect(again).not.toContain('<button');
  });

  it('is asked alone about what is planned later, and about nothing that was moved away since [MSG-001]', async () => {
    await pool.query(
      `insert into crew_information (job_detail_id, phase_type_id, date, crew_id, status_id) values (831, 1, '${TOMORROW}', 7011, 10)`,
    );
    await run(EVENING);
    expect((await mails()).slice(1)).toEqual([expect.stringContaining('03/12/2026, Late')]);
    const token = await tokenOf('Late');
    expect(await pageOf(token)).toContain('Late, Prep X');
    await pool.query('update crew_information set date = date + 1 where job_detail_id = 831 and phase_type_id = 1');
    expect(await pageOf(token)).toContain('This is no longer planned for this day.');
    await press(token, { answer: 'confirmed' });
    expect((await stopOf('Late')).map(({ answer }) => answer)).toEqual([null]);
  });
});

describe('a text to a telephone', () => {
  const came: { path: string; authorization: string; body: URLSearchParams }[] = [];
  /** What the service answers: a status, nothing at all, or the end of the line. */
  let answer: number | 'hangs' | 'drops' = 201;
  const SAYS: Readonly<Record<number, object>> = {
    201: { sid: 'SM1' },
    400: { code: 21_211, message: "The 'To' number is not a valid phone number" },
    429: { code: 20_429, message: 'Too many requests' },
  };
  const service = createServer((request, response) => {
    void text(request).then((body) => {
      const { url: path = '', headers } = request;
      came.push({ path, authorization: String(headers.authorization), body: new URLSearchParams(body) });
      if (answer === 'drops') request.socket.destroy();
      if (typeof answer === 'string') return;
      response.writeHead(answer, { 'content-type': 'application/json' });
      response.end(answer in SAYS ? JSON.stringify(SAYS[answer]) : '<h1>Oops</h1>');
    });
  });
  const sms = { to: ['sms:+17135550101'], subject: 'x', text: 'Mañana\n', html: '' };
  let world: ReturnType<typeof mailWorld>;

  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      service.listen(0, '127.0.0.1', resolve);
    });
    const address = service.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const settings = {
      DATA_DIR: app.dataDir,
      SMS_URL: `http://AC1:se%3Acret@127.0.0.1:${port}`,
      SMS_FROM: '+12815550100',
    };
    world = mailWorld(app.database, { transport: withSms(settings, outboxTransport(app.dataDir), 500) });
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });

  /** A text that waits, and no work for it: the test itself tries. */
  const waits = async (): Promise<number> => {
    came.length = 0;
    await pool.query(
      "delete from notification; update app_user set is_email_transmission_failed_recipient = email = 'manager@trowel.test'",
    );
    const { rows } = await pool.query<{ id: number }>(
      `insert into email_log (status, recipients, subject, kept_message) values ('waiting', 'sms', 'x', $1) returning id`,
      [JSON.stringify(sms)],
    );
    return rows[0]?.id ?? 0;
  };
  const told = async (): Promise<number> => (await pool.query('select id from notification')).rows.length;

  it.each([429, 500, 503])('goes to a service that speaks as Twilio does, later where that says %d', async (status) => {
    const id = await waits();
    answer = status;
    expect(await world.attempt(id)).toMatchObject({ status: 'waiting', tries: 1 });
    expect(await told()).toBe(0);
    answer = 201;
    expect(await world.attempt(id)).toMatchObject({ status: 'sent', message_id: 'SM1' });
    expect(came).toHaveLength(2);
    expect(came[1]?.path).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(came[1]?.authorization).toBe(`Basic ${Buffer.from('AC1:se:cret').toString('base64')}`);
    expect(Object.fromEntries(came[1]?.body ?? [])).toEqual({
      To: '+17135550101',
      From: '+12815550100',
      Body: 'Mañana',
    });
  });

  it('to a number that is none is told at once, in the words of the service', async () => {
    const id = await waits();
    answer = 400;
    expect(await world.attempt(id)).toMatchObject({ error: "The 'To' number is not a valid phone number" });
    expect(await told()).toBeGreaterThan(0);
  });

  it.each(['hangs', 'drops'] as const)('whose service %s has failed as unclear and is not sent twice', async (how) => {
    const id = await waits();
    answer = how;
    const row = await world.attempt(id);
    expect(row).toMatchObject({ status: 'failed' });
    expect(row.error).toContain('It is not known whether this email left');
    await world.attempt(id);
    expect(came).toHaveLength(1);
  });
});
