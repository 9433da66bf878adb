import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BIN_DAYS } from '#domain/documents/binDays';
import { mailNotices } from '../../server/areas/notifications/mailNotices';
import { openFiles } from '../../server/files/files';
import { localStore } from '../../server/files/local/localStore';
import type { Mail } from '../../server/mail/mailer';
import { testApp } from '../support/app';
import { codeOf, commentCalls, faultOf, type Place } from '../support/commentCalls';
import { liveStream, type HeardStream } from '../support/liveStream';

const app = await testApp();
const { pool } = app.database;
const comments = commentCalls(app);

const BUILDER: Place = ['customer', 700];
const GUNITE_JOB: Place = ['job', 1003];

beforeEach(async () => {
  await pool.query(`
    delete from record_comment; delete from notification; delete from notice_choice; delete from job_detail; delete from job;
    delete from customer where id between 700 and 799;
    delete from crew where id = 800;
    insert into crew (id, name, subdivision, lookup_company_division_id) values (800, 'Crew 800', 'Prep', 3);
    insert into customer (id, company_name) values (700, 'Larkmere Pools');
    insert into job (id, company_id, name, is_estimate) values (1002, 700, 'Lot 8', true), (1003, 700, 'Lot 9', false);
    insert into job_detail (id, job_id, job_category_id) values (2001, 1003, 2);`);
});

const TO = (path: string, id: number): string => `${path}comment=${id}`;

describe('a mention', () => {
  it('is offered of those alone who may read the record, never of oneself [USR-019]', async () => {
    const names = async (place: Place) =>
      (await comments.people('office', place)).data?.commentPeople.map(({ name }) => name);
    const builders = await names(BUILDER);
    expect(builders).toContain('Marisol Dempsey');
    expect(builders).toContain('Silvestre Abarca');
    for (const stranger of ['Priscilla Beaumont', 'Teodoro Pineda', 'Casimir Abadie', 'Norman Body'])
      expect(builders).not.toContain(stranger);
    // Sub-jobs that are not theirs are nobody's of the field.
    const jobs = await names(GUNITE_JOB);
    expect(jobs).toContain('Jonah Castellanos');
    for (const stranger of ['Silvestre Abarca', 'Teodoro Pineda', 'Casimir Abadie'])
      expect(jobs).not.toContain(stranger);
    expect((await comments.people('admin', ['user', 1])).data?.commentPeople).toEqual([]);
    expect(codeOf(await comments.people('crew', BUILDER))).toBe('FORBIDDEN');
    expect(codeOf(await comments.people('display', BUILDER))).toBe('FORBIDDEN');
  });

  it('is refused of somebody who may not read the record, or is not there, by field and code [USR-019]', async () => {
    const [crew, manager] = [await comments.idOf('crew'), await comments.idOf('manager')];
    for (const mentions of [[manager, crew], [99_999]]) {
      const refused = await comments.create('office', BUILDER, '@Teodoro Pineda', { mentions });
      expect(codeOf(refused)).toBe('BAD_USER_INPUT');
      expect(faultOf(refused)).toMatch(/^mentions\.\d comment_mention$/);
    }
    expect(await comments.texts('office', BUILDER)).toEqual([]);
    expect(await comments.bell('manager')).toEqual([]);
    await pool.query('update app_user set is_active = false where id = $1', [manager]);
    expect(faultOf(await comments.create('office', BUILDER, 'x', { mentions: [manager] }))).toBe(
      'mentions.0 comment_mention',
    );
    await pool.query('update app_user set is_active = true where id = $1', [manager]);
  });

  it('is offered to no subcontractor, who never learns who else works here, and refused of them alike [USR-019]', async () => {
    const manager = await comments.idOf('manager');
    const crew: Place = ['crew', 800];
    expect((await comments.people('office', crew)).data?.commentPeople).not.toEqual([]);
    expect((await comments.people('subcontractor', crew)).data?.commentPeople).toEqual([]);
    const refused = await comments.create('subcontractor', crew, '@Marisol Dempsey', { mentions: [manager] });
    expect(faultOf(refused)).toBe('mentions.0 comment_mention');
    const made = await comments.written('subcontractor', crew, 'plain');
    expect(faultOf(await comments.update('subcontractor', made, '@Marisol Dempsey', [manager]))).toBe(
      'mentions.0 comment_mention',
    );
    expect(await comments.bell('manager')).toEqual([]);
  });

  it('rings at who is mentioned with a way to the comment, once, and not at oneself [USR-019]', async () => {
    const [office, manager] = [await comments.idOf('office'), await comments.idOf('manager')];
    const made = await comments.written('office', BUILDER, '@Marisol Dempsey see', {
      mentions: [manager, office, manager],
    });
    expect(made.mentions.map(({ name }) => name).toSorted()).toEqual(['Marisol Dempsey', 'Priscilla Beaumont']);
    expect(await comments.bell('manager')).toEqual([
      {
        text: 'Priscilla Beaumont mentioned you in a comment: Builder Larkmere Pools',
        to: TO('/customer/700/edit?', made.id),
      },
    ]);
    expect(await comments.bell('office')).toEqual([]);
  });

  it('leads to the screen that shows the record [USR-019]', async () => {
    const mentions = [await comments.idOf('manager')];
    const job = await comments.written('office', GUNITE_JOB, 'x', { mentions });
    const estimate = await comments.written('admin', ['estimate', 1002], 'x', { mentions });
    expect((await comments.bell('manager')).map(({ to }) => to)).toEqual([
      TO('/job/1003/edit?tab=comments&', job.id),
      TO('/estimate/1002/edit?tab=comments&', estimate.id),
    ]);
  });

  it('that an edit adds is told to the new one alone, and one of a deleted comment to nobody any more [USR-019]', async () => {
    const [manager, scheduler] = [await comments.idOf('manager'), await comments.idOf('scheduler')];
    const made = await comments.written('office', BUILDER, '@Marisol Dempsey', { mentions: [manager] });
    const { data } = await comments.update('office', made, '@Marisol Dempsey @Jonah Castellanos', [manager, scheduler]);
    expect([(await comments.bell('manager')).length, (await comments.bell('scheduler')).length]).toEqual([1, 1]);
    await pool.query('update notification set is_read = true where notified_user_id = $1', [scheduler]);
    expect(data?.comment.mentions).toHaveLength(2);
    await comments.remove('office', made.id);
    expect([(await comments.bell('manager')).length, (await comments.bell('scheduler')).length]).toEqual([0, 1]);
  });

  it('that an edit takes out is told no more while nobody has read it, and nobody is told of a comment twice [USR-019]', async () => {
    const [manager, scheduler] = [await comments.idOf('manager'), await comments.idOf('scheduler')];
    const made = await comments.written('office', BUILDER, 'both', { mentions: [manager, scheduler] });
    await pool.query('update notification set is_read = true where notified_user_id = $1', [scheduler]);
    const bells = async () => [(await comments.bell('manager')).length, (await comments.bell('scheduler')).length];
    const without = await comments.update('office', made, 'nobody');
    expect(await bells()).toEqual([0, 1]);
    await comments.update('office', { id: made.id, version: without.data?.comment.version ?? 0 }, 'both', [
      manager,
      scheduler,
    ]);
    expect(await bells()).toEqual([1, 1]);
  });

  it('is taken back with its comment while nobody has read it [USR-019]', async () => {
    const made = await comments.written('office', BUILDER, 'x', { mentions: [await comments.idOf('manager')] });
    await comments.undo('office', made.mutation_id);
    expect(await comments.bell('manager')).toEqual([]);
  });

  it('goes by mail where that was chosen [USR-019]', async () => {
    const chosen = await app.graphql(
      'manager',
      'mutation { updateNoticeChoice(kind: "mention", by_bell: false, by_mail: true) { kind by_bell by_mail } }',
    );
    expect(chosen.data).toEqual({ updateNoticeChoice: { kind: 'mention', by_bell: false, by_mail: true } });
    const made = await comments.written('office', BUILDER, 'x', { mentions: [await comments.idOf('manager')] });
    const mails: Mail[] = [];
    await mailNotices(
      pool,
      { queue: async (_client, mail) => void mails.push(mail) },
      { origin: 'https://t.test', pause: 0 },
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to).toEqual(['manager@trowel.test']);
    expect(mails[0]?.text).toContain(TO('https://t.test/customer/700/edit?', made.id));
    const bell = await app.graphql<{ notifications: unknown[] }>(
      'manager',
      'query ($id: Int!) { notifications(userId: $id) { id } }',
      {
        id: await comments.idOf('manager'),
      },
    );
    expect(bell.data?.notifications).toEqual([]);
  });
});

describe('others who have the record open', () => {
  it('hear of a comment when they may read the record, and nobody else does [USR-020]', async () => {
    const heard = (stream: HeardStream) =>
      stream.events.flatMap(({ name, data }) =>
        name === 'change'
          ? (data as { records: readonly { entity: string; id: number }[] }).records.filter(
              ({ entity }) => entity === 'record_comment',
            )
          : [],
      );
    const open = async (account: string) => liveStream(app.url, await app.token(account));
    const [scheduler, subcontractor] = [await open('scheduler'), await open('subcontractor')];
    const made = await comments.written('office', GUNITE_JOB, 'x');
    await expect.poll(() => heard(scheduler)).toMatchObject([{ entity: 'record_comment', id: made.id }]);
    await comments.written('admin', ['crew', 800], 'y');
    // What both hear comes after it.
    await expect.poll(() => heard(subcontractor)).toHaveLength(1);
    expect(heard(scheduler)).toHaveLength(2);
    scheduler.close();
    subcontractor.close();
  });
});

describe('a file of a comment', () => {
  const PRESIGN =
    'mutation ($key: String!, $type: String!, $length: Int) { presign(key: $key, contentType: $type, contentLength: $length) { url } }';
  const presign = (account: string, key: string, type = 'application/pdf', length = 13) =>
    app.graphql<{ presign: { url: string } }>(account, PRESIGN, { key, type, length });
  const put = async (account: string, key: string): Promise<number> => {
    const { data } = await presign(account, key);
    const { status } = await fetch(app.url + String(data?.presign.url), {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: '%PDF pool.pdf',
    });
    return status;
  };
  const KEY = 'comment/customer/700/plan.pdf';

  it('is sent as documents are, and shown to who reads the record [ADM-015]', async () => {
    expect(await put('office', KEY)).toBe(204);
    const { files } = await comments.written('office', BUILDER, '', { files: [KEY] });
    expect(files).toMatchObject([
      { file_name: 'plan.pdf', file_type: 'application/pdf', size: 13, thumbnail_url: null },
    ]);
    const listed = await comments.list('manager', BUILDER);
    const url = listed.data?.comments.items[0]?.files[0]?.url;
    const shown = await fetch(app.url + String(url));
    expect([shown.status, await shown.text()]).toEqual([200, '%PDF pool.pdf']);
    // Not its last letter, of which two bits say nothing.
    const forged = String(url).replace(/.(?=.{4}$)/, (letter) => (letter === 'a' ? 'b' : 'a'));
    expect((await fetch(app.url + forged)).status).not.toBe(200);
  });

  it('is taken from nobody who may not read the record or write, of no other type, and for no other record [ADM-015]', async () => {
    expect(codeOf(await presign('crew', KEY))).toBe('FORBIDDEN');
    expect(codeOf(await presign('display', KEY))).toBe('FORBIDDEN');
    expect(codeOf(await presign('subcontractor', 'comment/job/1003/a.pdf'))).toBe('NOT_FOUND');
    expect(codeOf(await presign('office', 'comment/customer/799/a.pdf'))).toBe('NOT_FOUND');
    expect(faultOf(await presign('office', 'comment/customer/700/a.exe', 'application/octet-stream'))).toBe(
      'contentType document_type',
    );
    expect(faultOf(await presign('office', KEY, 'application/pdf', 101 * 1024 * 1024))).toBe('key document_size');
    expect(await put('office', KEY)).toBe(204);
    expect(faultOf(await comments.create('office', GUNITE_JOB, 'x', { files: [KEY] }))).toBe('files.0 upload_file');
    expect(faultOf(await comments.create('manager', BUILDER, 'x', { files: [KEY] }))).toBe('files.0 document_missing');
    expect(faultOf(await comments.create('office', BUILDER, 'x', { files: ['comment/customer/700/none.pdf'] }))).toBe(
      'files.0 document_missing',
    );
  });

  it('is added and taken out when its comment is changed, by its author alone, and comes back by undo [ADM-015 ADM-019]', async () => {
    await put('office', KEY);
    const made = await comments.written('office', BUILDER, '', { files: [KEY] });
    const [plan] = made.files;
    const SECOND = 'comment/customer/700/second.pdf';
    await put('office', SECOND);
    const id = plan?.id ?? 0;
    expect(codeOf(await comments.update('manager', made, '', [], { removed_files: [id] }))).toBe('FORBIDDEN');
    expect(faultOf(await comments.update('office', made, '', [], { removed_files: [id] }))).toBe('text required');
    expect(faultOf(await comments.update('office', made, 'x', [], { removed_files: [id + 900] }))).toBe(
      'removed_files.0 unknown_reference',
    );
    const changed = await comments.update('office', made, '', [], { files: [SECOND], removed_files: [id] });
    expect(changed.data?.comment).toMatchObject({ files: [{ file_name: 'second.pdf', size: 13 }] });
    expect(changed.data?.comment.edited_at).not.toBeNull();
    // Counted from when it was taken out, and not from when it was sent.
    await pool.query('update stored_file set claimed_at = claimed_at - interval $$1 day$$ where key = $1', [SECOND]);
    const store = localStore({ folder: `${app.dataDir}/files`, secret: 'x'.repeat(32), clock: () => new Date() });
    await openFiles(store).sweep(pool);
    await comments.undo('office', changed.extensions?.mutation_id);
    const back = (await comments.list('office', BUILDER)).data?.comments.items[0]?.files ?? [];
    expect(back).toMatchObject([{ file_name: 'plan.pdf', size: 13 }]);
    expect(await (await fetch(app.url + String(back[0]?.url))).text()).toBe('%PDF pool.pdf');
  });

  it('that was taken out long ago comes back without its bytes, and says so [ADM-019]', async () => {
    await put('office', KEY);
    const made = await comments.written('office', BUILDER, 'x', { files: [KEY] });
    await pool.query('update stored_file set claimed_at = now() - make_interval(days => $1)', [BIN_DAYS + 1]);
    const changed = await comments.update('office', made, 'x', [], { removed_files: [made.files[0]?.id ?? 0] });
    const store = localStore({ folder: `${app.dataDir}/files`, secret: 'x'.repeat(32), clock: () => new Date() });
    await openFiles(store).sweep(pool);
    const path = (await pool.query<{ key: string }>('select storage_key as key from stored_file')).rows.map(
      ({ key }) => `${app.dataDir}/files/${key}`,
    );
    expect(path.length).toBeGreaterThan(0);
    await pool.query('update stored_file set claimed_at = now() - make_interval(days => $1)', [BIN_DAYS + 1]);
    await openFiles(store).sweep(pool);
    await comments.undo('office', changed.extensions?.mutation_id);
    expect((await comments.list('office', BUILDER)).data?.comments.items[0]?.files).toMatchObject([
      { file_name: 'plan.pdf', size: null, url: null },
    ]);
  });

  it('keeps its bytes as long as bins do from when an undo takes it out, or does so again [ADM-019]', async () => {
    const store = localStore({ folder: `${app.dataDir}/files`, secret: 'x'.repeat(32), clock: () => new Date() });
    /** As if all that is kept had been so for longer than bins keep theirs. */
    const age = () =>
      pool.query('update stored_file set claimed_at = now() - make_interval(days => $1)', [BIN_DAYS + 1]);
    const text = async (): Promise<string> => {
      const [file] = (await comments.list('office', BUILDER)).data?.comments.items[0]?.files ?? [];
      return file?.url ? (await fetch(app.url + file.url)).text() : String(file?.size);
    };
    const taken = async (mutation_id: unknown): Promise<unknown> => {
      await age();
      const { data, errors } = await comments.undo('office', mutation_id);
      expect(errors).toBeUndefined();
      await openFiles(store).sweep(pool);
      return data?.undo.mutation_id;
    };
    const made = await comments.written('office', BUILDER, 'x');
    await put('office', KEY);
    // An edit that added it: taken back, done again, taken back.
    const added = await comments.update('office', made, 'x', [], { files: [KEY] });
    const again = await taken(await taken(added.extensions?.mutation_id));
    expect(await text()).toBe('%PDF pool.pdf');
    await taken(await taken(again));
    expect(await text()).toBe('%PDF pool.pdf');
    // An edit that took it out: taken back, done again, taken back.
    const [comment] = (await comments.list('office', BUILDER)).data?.comments.items ?? [];
    if (!comment) throw new Error('The comment is gone.');
    const out = await comments.update('office', comment, 'x', [], { removed_files: [comment.files[0]?.id ?? 0] });
    const undone = await taken(out.extensions?.mutation_id);
    expect(await text()).toBe('%PDF pool.pdf');
    const redone = await taken(undone);
    await taken(redone);
    expect(await text()).toBe('%PDF pool.pdf');
  });

  it('keeps its bytes where it comes back while a sweep waits for it [ADM-019]', async () => {
    const store = localStore({ folder: `${app.dataDir}/files`, secret: 'x'.repeat(32), clock: () => new Date() });
    const files = openFiles(store);
    await put('office', KEY);
    const made = await comments.written('office', BUILDER, 'x', { files: [KEY] });
    await comments.undo('office', made.mutation_id);
    await pool.query('update stored_file set claimed_at = now() - make_interval(days => $1)', [BIN_DAYS + 1]);
    const { rows } = await pool.query<{ key: string }>('select storage_key as key from stored_file where key = $1', [
      KEY,
    ]);
    const keys = rows.map(({ key }) => key);
    const client = await pool.connect();
    try {
      await client.query('begin');
      const gone = await files.goneAmong(client, keys);
      const standing = keys.filter((key) => !gone.has(key));
      expect(standing.length).toBeGreaterThan(0);
      const swept = files.sweep(pool);
      await vi.waitUntil(
        async () =>
          (
            await pool.query(
              "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
            )
          ).rowCount !== 0,
        20_000,
      );
      await client.query('commit');
      await swept;
      for (const key of standing) expect(readFileSync(`${app.dataDir}/files/${key}`, 'utf8')).toBe('%PDF pool.pdf');
    } finally {
      client.release();
    }
  });

  it('is one of ten at most, with those that the comment has already [ADM-015]', async () => {
    const keys = Array.from({ length: 11 }, (_one, at) => `comment/customer/700/${at}.pdf`);
    for (const key of keys) await put('office', key);
    const made = await comments.written('office', BUILDER, '', { files: keys.slice(0, 10) });
    expect(faultOf(await comments.update('office', made, '', [], { files: keys.slice(10) }))).toBe(
      'files comment_files',
    );
    const swapped = await comments.update('office', made, '', [], {
      files: keys.slice(10),
      removed_files: [made.files[0]?.id ?? 0],
    });
    expect(swapped.data?.comment.files).toHaveLength(10);
  });

  it('loses its bytes too where its comment was undone, as long after that as bins keep theirs [ADM-019]', async () => {
    await put('office', KEY);
    const made = await comments.written('office', BUILDER, 'x', { files: [KEY] });
    const { rows } = await pool.query<{ key: string }>('select storage_key as key from record_comment_file');
    const path = `${app.dataDir}/files/${rows[0]?.key}`;
    await comments.undo('office', made.mutation_id);
    expect((await pool.query('select from record_comment_file')).rowCount).toBe(0);
    const store = localStore({ folder: `${app.dataDir}/files`, secret: 'x'.repeat(32), clock: () => new Date() });
    await openFiles(store).sweep(pool);
    expect(readFileSync(path, 'utf8')).toBe('%PDF pool.pdf');
    await pool.query('update stored_file set claimed_at = now() - make_interval(days => $1) where storage_key = $2', [
      BIN_DAYS + 1,
      rows[0]?.key,
    ]);
    await openFiles(store).sweep(pool);
    expect(() => readFileSync(path)).toThrow('ENOENT');
  });

  it('loses its bytes as long after the deletion of its comment as bins keep theirs [ADM-019]', async () => {
    await put('office', KEY);
    const made = await comments.written('office', BUILDER, 'x', { files: [KEY] });
    const gone = await comments.remove('office', made.id);
    const store = localStore({ folder: `${app.dataDir}/files`, secret: 'x'.repeat(32), clock: () => new Date() });
    const { rows } = await pool.query<{ key: string }>('select storage_key as key from record_comment_file');
    const path = `${app.dataDir}/files/${rows[0]?.key}`;
    await openFiles(store).sweep(pool);
    expect(readFileSync(path, 'utf8')).toBe('%PDF pool.pdf');
    await pool.query('update record_comment set deleted_at = now() - make_interval(days => $1)', [BIN_DAYS + 1]);
    await openFiles(store).sweep(pool);
    expect(() => readFileSync(path)).toThrow('ENOENT');
    await comments.undo('office', gone.extensions?.mutation_id);
    const back = await comments.list('office', BUILDER);
    expect(back.data?.comments.items[0]?.files).toMatchObject([{ file_name: 'plan.pdf', size: null, url: null }]);
  });
});
