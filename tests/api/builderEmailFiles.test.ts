import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { documentFixture, type ADocument } from '../support/documentFixture';

const SEND = `query ($cc: [String!], $document_ids: [Int!], $comment: String) {
  sendBuilderEmail(template_name: "pebble-prep-scheduled", job_id: "800", job_detail_id: 801, email_type: "pebble", comment: $comment, cc: $cc, document_ids: $document_ids) { is_sent response_text } }`;
const EARLIER = '{ builderEmails(job_detail_id: 801) { recipients body } }';
const OWN = '{ ownEmails { subject about_name about_path status recipients { address fate reason } } }';

const app = await testApp();
const { pool } = app.database;
const documents = await documentFixture(app);

const send = (values: Record<string, unknown>, account = 'scheduler') =>
  app.graphql<{ sendBuilderEmail: { is_sent: boolean; response_text: string } }>(account, SEND, values, {
    'idempotency-key': randomUUID(),
  });
const refusal = async (values: Record<string, unknown>, account?: string) => {
  const { errors } = await send(values, account);
  return [errors?.[0]?.extensions?.rule ?? errors?.[0]?.extensions?.code, errors?.[0]?.message];
};
const queued = async () =>
  (await pool.query<{ count: number }>('select count(*)::int as count from email_log')).rows[0]?.count;
const mailWith = (text: string) =>
  vi.waitFor(
    async () => {
      const folder = join(app.dataDir, 'outbox');
      for (const name of await readdir(folder)) {
        const mail = await simpleParser(await readFile(join(folder, name)));
        if (mail.text?.includes(text)) return mail;
      }
      throw new Error('no such mail');
    },
    { timeout: 8_000, interval: 100 },
  );

let plan: ADocument;
let photo: ADocument;
beforeAll(async () => {
  await pool.query(`
    insert into customer (id, company_name, schedule_contact_email) values (1700, 'Bayou Pools', 'office@bayou.example');
    insert into crew (id, name, subdivision, lookup_company_division_id) values (17011, 'Prep X', 'Prep', 3);
    insert into job (id, name, company_id) values (800, 'Oak', 1700), (810, 'Elm', 1700);
    insert into job_detail (id, job_id, job_category_id) values (801, 800, 2), (811, 810, 2);
    insert into pebble_details (job_detail_id) values (801), (811);
    insert into crew_information (job_detail_id, phase_type_id, date, crew_id) values (801, 1, '2026-03-12', 17011)`);
  plan = await documents.aFile({ file_name: 'plan.pdf', job: 800, bytes: '%PDF the plan' });
  photo = await documents.aFile({ file_name: 'colors.pdf', job: 800, bytes: '%PDF the colors' });
});

describe('a mail to a builder', () => {
  it('goes to those in copy too, and takes documents of the job with it [MSG-005 EML-018]', async () => {
    const { data } = await send({
      cc: ['pm@bayou.example', 'PM@bayou.example', 'office@bayou.example'],
      document_ids: [plan.id, photo.id],
      comment: 'with papers',
    });
    expect(data?.sendBuilderEmail).toMatchObject({ is_sent: true });
    const mail = await mailWith('with papers');
    expect([mail.to, mail.cc].flat().map((one) => one?.text)).toEqual(['office@bayou.example', 'pm@bayou.example']);
    expect(mail.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
      ['plan.pdf', '%PDF the plan'],
      ['colors.pdf', '%PDF the colors'],
    ]);
    expect(mail.text).toContain('Attached: plan.pdf, colors.pdf');
    const earlier = await app.graphql<{ builderEmails: { recipients: string; body: string }[] }>('scheduler', EARLIER);
    expect(earlier.data?.builderEmails[0]).toMatchObject({
      recipients: 'office@bayou.example, Cc pm@bayou.example',
      body: expect.stringContaining('Attached: plan.pdf, colors.pdf'),
    });
  });

  it('is refused whole for a copy to what is no address, and for documents of others or that are gone, by name [MSG-005]', async () => {
    const before = await queued();
    expect((await send({ cc: ['pm@bayou'] })).data?.sendBuilderEmail).toEqual({
      is_sent: false,
      response_text: '"pm@bayou" is not an email address.',
    });
    const foreign = await documents.aFile({ file_name: 'elm.pdf', job: 810 });
    expect((await refusal({ document_ids: [foreign.id] }))[0]).toBe('NOT_FOUND');
    const gone = await documents.aFile({ file_name: 'old plan.pdf', job: 800 });
    await documents.remove('admin', gone, 800);
    expect(await refusal({ document_ids: [plan.id, gone.id] })).toEqual([
      'mail_file_gone',
      '"old plan.pdf" cannot be read, or was deleted. Send the email without it.',
    ]);
    expect(await queued()).toBe(before);
  });

  it('tells the name of a deleted document to those alone who see it in the bin [SEC-007]', async () => {
    const take = (names: readonly string[], level: string) =>
      pool.query(
        `insert into user_permission (user_id, category_name, access_level) select u.id, c.name, $2 from app_user u, unnest($1::text[]) c(name)
         where u.email = 'scheduler@trowel.test' on conflict (user_id, category_name) do update set access_level = excluded.access_level`,
        [names, level],
      );
    const estimate = await documents.aFile({ file_name: 'secret offer.pdf', job: 800, folder: 'Estimate/' });
    const other = await documents.aFile({ file_name: 'secret plan.pdf', job: 800 });
    for (const file of [estimate, other]) await documents.remove('admin', file, 800);
    await take(['ESTIMATE'], 'none');
    invalidateActors();
    const refused = await refusal({ document_ids: [estimate.id] });
    expect(refused[0]).toBe('NOT_FOUND');
    expect(JSON.stringify(refused)).not.toContain('secret');
    expect((await refusal({ document_ids: [other.id] }))[0]).toBe('mail_file_gone');
    // Who reads jobs and changes none sees no bin.
    await take(['GUNITE_JOB_ALL', 'PLASTER_JOBS_ALL', 'WARRANTY_JOBS'], 'view');
    invalidateActors();
    const unseen = await refusal({ document_ids: [other.id] });
    expect(unseen[0]).toBe('NOT_FOUND');
    expect(JSON.stringify(unseen)).not.toContain('secret');
    await pool.query('delete from user_permission');
    invalidateActors();
  });

  it('is refused for files that are larger than mail servers take, naming the one that is too many [MSG-005 SEC-007]', async () => {
    const bytes = 'x'.repeat(4 * 1_048_576);
    const first = await documents.aFile({ file_name: 'survey.pdf', job: 800, bytes });
    const second = await documents.aFile({ file_name: 'video of the dig.pdf', job: 800, bytes });
    const before = await queued();
    expect(await refusal({ document_ids: [first.id, second.id] })).toEqual([
      'mail_file_large',
      'With "video of the dig.pdf" (4.0 MB) the files of this email have 8.0 MB; up to 7 MB can be sent.',
    ]);
    expect(await queued()).toBe(before);
    expect((await send({ document_ids: [first.id], comment: 'survey alone' })).data?.sendBuilderEmail.is_sent).toBe(
      true,
    );
    // The mail is read while it is being written.
    await expect.poll(async () => (await mailWith('survey alone')).attachments[0]?.size).toBe(bytes.length);
  });
});

describe('the list of own mails', () => {
  it('has those of today with the fate of each recipient, and nobody else sees them [MSG-005]', async () => {
    const { data } = await app.graphql<{ businessDay: string }>('office', '{ businessDay }');
    await pool.query(
      `insert into email_log (status, template, recipients, cc, subject, created_by, about_name, about_path, fates, is_sent, created_at)
       select 'sent', 'purchase_order', 'ok@vendor.test, no@vendor.test', 'pm@vendor.test', s.subject, u.id, 'Oak', '/order/47',
         '[{"address":"ok@vendor.test","fate":"taken","reason":null},{"address":"no@vendor.test","fate":"refused","reason":"550 No such user"}]', true, s.at
       from app_user u, (values ('Order of today', $1::date + interval '20 hours'), ('Order of last month', $1::date - interval '30 days')) s(subject, at)
       where u.email = 'office@trowel.test'`,
      [data?.businessDay],
    );
    const own = await app.graphql<{ ownEmails: Record<string, unknown>[] }>('office', OWN);
    expect(own.data?.ownEmails).toEqual([
      {
        subject: 'Order of today',
        about_name: 'Oak',
        about_path: '/order/47',
        status: 'sent',
        recipients: [
          { address: 'ok@vendor.test', fate: 'taken', reason: null },
          { address: 'no@vendor.test', fate: 'refused', reason: '550 No such user' },
          { address: 'pm@vendor.test', fate: 'taken', reason: null },
        ],
      },
    ]);
    const others = await app.graphql<{ ownEmails: { subject: string }[] }>('scheduler', OWN);
    expect(others.data?.ownEmails.map(({ subject }) => subject)).not.toContain('Order of today');
  });
});
