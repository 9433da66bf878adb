import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, testApp, type TestApp } from '../support/app';

const SEND = `query ($template_name: String!, $job_id: String!, $job_detail_id: Int!, $comment: String, $email_type: String, $language: String, $since: Int) {
  sendBuilderEmail(template_name: $template_name, job_id: $job_id, job_detail_id: $job_detail_id, comment: $comment, email_type: $email_type, language: $language, since: $since) { is_sent response_text } }`;

interface Sent {
  sendBuilderEmail: { is_sent: boolean; response_text: string };
}

/** Job 800 of Bayou Pools: 801 pebble with a dated Prep row and an App row without a date, 802 gunite, 803 warranty. */
const FIXTURE = `
  insert into customer (id, company_name, schedule_contact_email) values (700, 'Bayou <Pools>', 'office@bayou.example');
  insert into customer_contact (id, customer_id, first_name, last_name, email_address) values (900, 700, 'Ana', 'Ruiz', 'ana@bayou.example');
  insert into crew (id, name, subdivision, lookup_company_division_id) values (7011, 'Prep X', 'Prep', 3);
  insert into job (id, name, company_id, company_supervisor_id, address_line_1, city, state, zip_code) values (800, 'Oak & Elm', 700, 900, '1 Oak St', 'Houston', 'Texas', '77001');
  insert into job_detail (id, job_id, job_category_id) values (801, 800, 2), (802, 800, 1), (803, 800, 3);
  insert into pebble_details (job_detail_id) values (801);
  insert into crew_information (job_detail_id, phase_type_id, date, crew_id) values (801, 1, '2026-03-12', 7011), (801, 2, null, null);`;

const prep = { template_name: 'pebble-prep-scheduled', job_id: '800', job_detail_id: 801, email_type: 'pebble' };

const app = await testApp();
await app.database.pool.query(FIXTURE);

const send = (values: Record<string, unknown>, account = 'scheduler', key: string = randomUUID(), at: TestApp = app) =>
  at.graphql<Sent>(account, SEND, values, { 'idempotency-key': key });
const answerOf = async (values: Record<string, unknown>) => (await send(values)).data?.sendBuilderEmail;

const outbox = async (at: TestApp = app): Promise<ParsedMail[]> => {
  const folder = join(at.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(names.toSorted().map(async (name) => simpleParser(await readFile(join(folder, name)))));
};
const mailWith = (subject: string, at: TestApp = app): Promise<ParsedMail> =>
  vi.waitFor(
    async () => {
      const found = (await outbox(at)).find((mail) => mail.subject?.includes(subject));
      if (!found) throw new Error('no such mail');
      return found;
    },
    { timeout: 8_000, interval: 100 },
  );
const queued = async (): Promise<number> => {
  const { rows } = await app.database.pool.query<{ count: number }>('select count(*)::int as count from email_log');
  return rows[0]?.count ?? 0;
};

describe('getJobDetailPageTemplates', () => {
  it('lists the eleven templates with their flags, in the order of their ids [API-022 EML-003]', async () => {
    const { data } = await app.graphql<{ getJobDetailPageTemplates: Record<string, unknown>[] }>(
      'scheduler',
      '{ getJobDetailPageTemplates { id display_name aws_name is_prep is_app is_detail is_pebble is_gunite is_warranty } }',
    );
    expect(data?.getJobDetailPageTemplates).toHaveLength(11);
    expect(data?.getJobDetailPageTemplates[1]).toEqual({
      id: 2,
      display_name: 'Pebble Application Scheduled',
      aws_name: 'pebble-app-scheduled',
      is_prep: false,
      is_app: true,
      is_detail: false,
      is_pebble: true,
      is_gunite: false,
      is_warranty: false,
    });
  });
});

describe('sendBuilderEmail', () => {
  beforeEach(async () => {
    await app.database.pool.query(
      "update customer set schedule_contact_email = 'office@bayou.example' where id = 700; update customer_contact set email_address = 'ana@bayou.example' where id = 900",
    );
  });

  it('sends one message to both addresses, with the dates of its phase, and escapes what it says [API-023 EML-006 EML-018]', async () => {
    expect(await answerOf({ ...prep, comment: 'Keep the <gate> open, {job_id}' })).toEqual({
      is_sent: true,
      response_text: 'Email sent.',
    });
    const mail = await mailWith('Pebble Prep Scheduled - Oak & Elm (800)');
    expect(mail.headers.get('to')).toMatchObject({ text: 'office@bayou.example, ana@bayou.example' });
    expect(mail.text).toContain('Prep: 03/12/2026, Prep X');
    expect(mail.text).toContain('Address: 1 Oak St, Houston, Texas 77001');
    expect(mail.text).toContain('Keep the <gate> open, {job_id}');
    expect(mail.text).toContain('Supervisor: Ana Ruiz');
    expect(mail.html).toContain('Bayou &lt;Pools&gt;');
    expect(mail.html).toContain('Keep the &lt;gate&gt; open');
  });

  it('speaks Spanish when it is asked to', async () => {
    await send({ ...prep, language: 'es' });
    const mail = await mailWith('Preparación de pebble programada');
    expect(mail.text).toContain('Dirección: 1 Oak St');
  });

  it('stands in the history of the job, with whom it went to and its comment [EML-018]', async () => {
    await send({ ...prep, comment: 'Gate code changed' });
    const { data } = await app.graphql<{
      history: { items: { command: string; changes: Record<string, unknown>[] }[] };
    }>('scheduler', '{ history(entity: "job", id: 800) { items { command changes { label after part row } } } }');
    expect(data?.history.items[0]?.command).toBe('sendBuilderEmail');
    expect(data?.history.items[0]?.changes).toContainEqual({
      label: 'Comment',
      after: 'Gate code changed',
      part: 'Builder Email',
      row: 'Pebble · Pebble Prep Scheduled',
    });
    expect(data?.history.items[0]?.changes).toContainEqual(
      expect.objectContaining({ label: 'Recipients', after: 'office@bayou.example, ana@bayou.example' }),
    );
  });

  it('cannot be taken back, and the history of the job keeps its note', async () => {
    await send({ ...prep, comment: 'Left for good' });
    const { rows } = await app.database.pool.query<{ mutation_id: string; entity_id: number }>(
      "select mutation_id, entity_id from change_log where entity = 'builder_email' order by seq desc limit 1",
    );
    const [note] = rows;
    const undo = (account: string) =>
      app.graphql(account, 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', { id: note?.mutation_id });
    const { errors } = await undo('scheduler');
    expect(errors?.[0]).toMatchObject({
      message: 'An email that was sent cannot be taken back.',
      extensions: { code: 'BAD_USER_INPUT', rule: 'undo_email_sent' },
    });
    expect((await undo('warehouse')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const kept = await app.database.pool.query('select comment from builder_email where id = $1', [note?.entity_id]);
    expect(kept.rows).toEqual([{ comment: 'Left for good' }]);
    const { data } = await app.graphql<{ history: { items: { mutation_id: string; may_undo: boolean }[] } }>(
      'admin',
      '{ history(entity: "job", id: 800) { items { mutation_id may_undo } } }',
    );
    expect(data?.history.items.find(({ mutation_id }) => mutation_id === note?.mutation_id)?.may_undo).toBe(false);
  });

  it('is sent once for one request, however often that arrives [API-023]', async () => {
    const key = randomUUID();
    const before = await queued();
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(prep, 'scheduler', key)));
    const again = await send(prep, 'scheduler', key);
    expect(await queued()).toBe(before + 1);
    expect(again.data?.sendBuilderEmail).toEqual({ is_sent: true, response_text: 'Email sent.' });
    for (const { status, data, errors } of answers)
      expect(data?.sendBuilderEmail.is_sent ?? errors?.[0]?.extensions?.code).toBe(
        status === 200 ? true : 'IDEMPOTENCY_RUNNING',
      );
    const other = await send({ ...prep, comment: 'Other' }, 'scheduler', key);
    expect(other.errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY_MISMATCH');
  });

  it.each([
    [{ ...prep, template_name: 'nothing' }, 'There is no email template "nothing".'],
    [
      { ...prep, template_name: 'pebble-app-scheduled' },
      'The template "Pebble Application Scheduled" is not offered for this sub-job.',
    ],
    [
      { ...prep, template_name: 'gunite-complete', email_type: 'gunite' },
      'The template "Gunite Complete" is not offered for this sub-job.',
    ],
    [{ ...prep, email_type: null }, 'The template "Pebble Prep Scheduled" is sent with the email type pebble.'],
    [{ ...prep, template_name: 'general-update' }, 'The template "General Update" is sent with the email type null.'],
  ])('answers is_sent false to what is not offered: %j [EML-016]', async (values, response_text) => {
    const before = await queued();
    expect(await answerOf(values)).toEqual({ is_sent: false, response_text });
    expect(await queued()).toBe(before);
  });

  it('goes to the one address that there is, and says when there is none or a bad one [EML-006]', async () => {
    await app.database.pool.query('update customer_contact set email_address = null where id = 900');
    await send({ job_id: '800', job_detail_id: 802, template_name: 'gunite-complete', email_type: 'gunite' });
    expect((await mailWith('Gunite Complete')).headers.get('to')).toMatchObject({ text: 'office@bayou.example' });
    await app.database.pool.query("update customer set schedule_contact_email = 'a,b@c.de' where id = 700");
    expect(await answerOf(prep)).toEqual({ is_sent: false, response_text: '"a,b@c.de" is not an email address.' });
    await app.database.pool.query('update customer set schedule_contact_email = null where id = 700');
    expect(await answerOf(prep)).toEqual({
      is_sent: false,
      response_text: 'Neither the company contact nor the supervisor has an email address.',
    });
  });

  const PREVIEW = `query ($template_name: String!, $job_id: String!, $job_detail_id: Int!, $comment: String, $email_type: String, $language: String) {
    builderEmailPreview(template_name: $template_name, job_id: $job_id, job_detail_id: $job_detail_id, comment: $comment, email_type: $email_type, language: $language) { subject body problem } }`;
  const previewOf = async (values: Record<string, unknown>) =>
    (await app.graphql<{ builderEmailPreview: Record<string, string | null> }>('scheduler', PREVIEW, values)).data
      ?.builderEmailPreview;
  const SENT =
    'query ($id: Int!) { builderEmails(job_detail_id: $id) { id user_name template recipients comment subject body status error } }';
  const sentOf = async (account = 'scheduler', id = 801) =>
    app.graphql<{ builderEmails: { id: number; status: string | null; body: string | null }[] }>(account, SENT, { id });

  it('leaves as its preview reads, and can be read afterwards with what became of it', async () => {
    const comment = `Slab ${randomUUID()}`;
    const preview = await previewOf({ ...prep, comment });
    expect(preview).toMatchObject({ subject: 'Pebble Prep Scheduled - Oak & Elm (800)', problem: null });
    await send({ ...prep, comment });
    const mail = await vi.waitFor(
      async () => {
        const found = (await outbox()).find(({ text }) => text?.includes(comment));
        if (!found) throw new Error('no such mail');
        return found;
      },
      { timeout: 8_000, interval: 100 },
    );
    expect(mail.text?.trim()).toBe(preview?.body);
    expect(mail.replyTo).toMatchObject({ text: 'scheduler@trowel.test' });
    await expect
      .poll(async () => (await sentOf()).data?.builderEmails[0], { timeout: 8_000 })
      .toMatchObject({
        template: 'Pebble Prep Scheduled',
        recipients: 'office@bayou.example, ana@bayou.example',
        comment,
        subject: preview?.subject,
        body: preview?.body,
        status: 'sent',
        error: null,
      });
    expect((await sentOf('foreman')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await sentOf('scheduler', 4711)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('says before it is sent why it may not be', async () => {
    expect(await previewOf({ ...prep, template_name: 'nothing' })).toEqual({
      subject: '',
      body: '',
      problem: 'There is no email template "nothing".',
    });
  });

  it('of two people who send the same at once goes once, and tells the second who was faster', async () => {
    await send(prep);
    const since = (await sentOf()).data?.builderEmails[0]?.id;
    const before = await queued();
    const answers = await Promise.all(
      ['scheduler', 'manager'].map(async (account) => (await send({ ...prep, since }, account)).data?.sendBuilderEmail),
    );
    expect(await queued()).toBe(before + 1);
    expect(answers.filter((answer) => answer?.is_sent)).toHaveLength(1);
    expect(answers.find((answer) => answer?.is_sent === false)?.response_text).toMatch(
      /^\S+ \S+ has just sent "Pebble Prep Scheduled" \(\d+:\d\d [AP]M\)\./,
    );
    const other = { job_id: '800', job_detail_id: 801, template_name: 'general-update', since };
    expect(await answerOf(other)).toMatchObject({ is_sent: true });
    const seen = (await sentOf()).data?.builderEmails[0]?.id;
    expect(await answerOf({ ...prep, since: seen })).toMatchObject({ is_sent: true });
  });

  it('refuses a comment of more than 1000 characters by its field [EML-004]', async () => {
    const { errors } = await send({ ...prep, comment: 'x'.repeat(1001) });
    expect(errors?.[0]?.extensions?.fields).toMatchObject([
      { path: 'comment', message: 'Must be 1000 characters or less.' },
    ]);
    expect((await send({ ...prep, comment: 'x'.repeat(1000) })).data?.sendBuilderEmail.is_sent).toBe(true);
  });

  it('needs its code and a sub-job within reach, of the job that is named [EML-002 EML-018]', async () => {
    expect((await send(prep, 'foreman')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    for (const wrong of [{ job_id: '801' }, { job_detail_id: 4711 }])
      expect((await send({ ...prep, ...wrong })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('stands alone in its query', async () => {
    const one = 'sendBuilderEmail(template_name: "x", job_id: "800", job_detail_id: 801) { is_sent }';
    for (const query of [
      `{ a: ${one} b: ${one} }`,
      `{ apiVersion ${one} }`,
      `query { apiVersion ...F } fragment F on Query { ${one} }`,
    ])
      expect((await app.graphql('scheduler', query)).errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('goes to the test recipient alone where there is one, and says so [EML-008 EML-018]', async () => {
    const other = await startApp({ env: { TROWEL_EMAIL_TEST_RECIPIENT: 'test@office.example' } });
    await other.database.pool.query(FIXTURE);
    expect((await send(prep, 'scheduler', randomUUID(), other)).data?.sendBuilderEmail).toEqual({
      is_sent: true,
      response_text: 'Email sent to test recipient test@office.example.',
    });
    expect((await mailWith('Pebble Prep', other)).headers.get('to')).toMatchObject({ text: 'test@office.example' });
    await other.close();
  });
});

describe('a template in its editor', () => {
  const TEMPLATE = {
    display_name: 'News',
    is_prep: false,
    is_app: false,
    is_detail: false,
    is_pebble: true,
    is_gunite: false,
    is_warranty: false,
  };
  const TYPES =
    '$job_id: Int!, $language: String!, $display_name: String!, $is_prep: Boolean!, $is_app: Boolean!, $is_detail: Boolean!, $is_pebble: Boolean!, $is_gunite: Boolean!, $is_warranty: Boolean!';
  const USES =
    'job_id: $job_id, language: $language, display_name: $display_name, is_prep: $is_prep, is_app: $is_app, is_detail: $is_detail, is_pebble: $is_pebble, is_gunite: $is_gunite, is_warranty: $is_warranty';
  const VALUES = `query (${TYPES}) { emailFieldValues(${USES}) { name value } }`;
  const TEST = `mutation (${TYPES}, $subject: String!, $body: String!) { sendEmailTemplateTest(${USES}, subject: $subject, body: $body) { is_sent response_text } }`;

  it('says what each field reads for a job, by the sub-job of its category', async () => {
    const { data } = await app.graphql<{ emailFieldValues: { name: string; value: string }[] }>('admin', VALUES, {
      ...TEMPLATE,
      job_id: 800,
      language: 'es',
    });
    const said = Object.fromEntries((data?.emailFieldValues ?? []).map(({ name, value }) => [name, value]));
    expect(said).toMatchObject({ template: 'News', job_id: '800', schedule: 'Preparación: 03/12/2026, Prep X' });
  });

  it('is sent as a test to who asks, and refused by the name of a field that there is not', async () => {
    const text = { subject: 'News of {job_name}', body: 'Hello {builder}' };
    const { data } = await app.graphql<{ sendEmailTemplateTest: unknown }>('admin', TEST, {
      ...TEMPLATE,
      ...text,
      job_id: 800,
      language: 'en',
    });
    expect(data?.sendEmailTemplateTest).toEqual({ is_sent: true, response_text: 'On its way to admin@trowel.test.' });
    const mail = await mailWith('News of Oak & Elm');
    expect([mail.headers.get('to'), mail.text?.trim()]).toMatchObject([
      { text: 'admin@trowel.test' },
      'Hello Bayou <Pools>',
    ]);
    const wrong = await app.graphql('admin', TEST, {
      ...TEMPLATE,
      ...text,
      body: '{owner}',
      job_id: 800,
      language: 'en',
    });
    expect(wrong.errors?.[0]?.extensions?.fields).toMatchObject([
      { path: 'body', message: 'There is no field {owner}.' },
    ]);
  });

  it('is saved by administrators alone, and not with a field that there is not', async () => {
    const save = (account: string, body: string) =>
      app.graphql(
        account,
        'mutation ($t: EmailTemplatePatch!) { updateEmailTemplate(id: 11, email_template: $t) { body } }',
        { t: { body, version: 1 } },
      );
    expect((await save('scheduler', 'Hi')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await save('admin', 'Hi {owner}')).errors?.[0]?.extensions?.fields).toMatchObject([
      { path: 'body', message: 'There is no field {owner}.' },
    ]);
    expect((await save('admin', 'Hi {builder}')).data).toEqual({ updateEmailTemplate: { body: 'Hi {builder}' } });
  });
});
