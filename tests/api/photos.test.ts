import { randomUUID } from 'node:crypto';
import { copyFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { aHeic } from '../support/aHeic';
import { testApp } from '../support/app';
import { filesOf as storeOf } from '../support/filesOf';
import { presiteFixture } from '../support/presiteFixture';

const PRESIGN =
  'mutation ($key: String!, $type: String!, $length: Int) { presign(key: $key, contentType: $type, contentLength: $length) { url } }';
const FILES = `query ($id: Int!) { SupervisorDetail(jobDetailId: $id) { may_upload files { id file_name document_url thumbnail_url view_url caption taken_at is_camera_time sent_by } } }`;
const CAPTION =
  'mutation ($id: Int!, $caption: String) { captionDocument(document_id: $id, caption: $caption) { id } }';

const app = await testApp();
const presite = await presiteFixture(app);

beforeAll(async () => {
  await presite.clear();
  await presite.anItem({ id: 1 });
  await app.database.pool.query("insert into employee (id, first_name, last_name) values (9001, 'Sam', 'Sub')");
  await app.database.pool.query('update presite set presite_supervisor_id = 9001 where job_detail_id = 1');
  await app.database.pool.query("update app_user set employee_id = 9001 where email = 'subcontractor@trowel.test'");
  invalidateActors();
});

/** What a phone takes, lying on its side: noise, so that it is as hard to make small as a real one. */
const aPhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .blur(4)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

const folderOf = async (): Promise<string> => {
  const { data } = await app.graphql<{
    documentFolders: { folders: { path: string; job_detail_id: number | null }[] };
  }>('admin', '{ documentFolders(job_id: 1) { folders { path job_detail_id } } }');
  return data?.documentFolders.folders.find(({ job_detail_id }) => job_detail_id === 1)?.path ?? '';
};

const send = async (
  account: string,
  file_name: string,
  bytes: Uint8Array,
  { more = {}, type = 'image/jpeg', length = bytes.length }: { more?: object; type?: string; length?: number } = {},
) => {
  const key = `job/1/documents/${await folderOf()}${file_name}`;
  const { data, errors } = await app.graphql<{ presign: { url: string } }>(account, PRESIGN, { key, type, length });
  if (errors) return { sent: 0, status: 0, body: { ...errors[0], id: 0 } };
  const sent = await fetch(app.url + String(data?.presign.url), {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  });
  const answer = await fetch(`${app.url}/v1/image/1`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await app.token(account)}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ key, file_name, file_type: type, ...more }),
  });
  return { sent: sent.status, status: answer.status, body: (await answer.json()) as { id?: number } };
};

interface SiteFile {
  id: number;
  file_name: string;
  document_url: string | null;
  thumbnail_url: string | null;
  view_url: string | null;
  is_camera_time: boolean;
  caption: string | null;
  taken_at: string | null;
  sent_by: string;
}
const filesOf = async (account: string): Promise<SiteFile[]> =>
  (await app.graphql<{ SupervisorDetail: { files: SiteFile[] } }>(account, FILES, { id: 1 })).data?.SupervisorDetail
    .files ?? [];
const thumbnailOf = async (file: SiteFile | undefined): Promise<{ status: number; bytes: Buffer }> => {
  const answer = await fetch(app.url + String(file?.thumbnail_url));
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('photos of a sub-job', () => {
  it('stand upright in small pictures of which 200 load in 1.5 MB, made once [FLD-005]', async () => {
    const more = { caption: ' Deep end ', taken_at: '2026-03-11T15:04:00Z' };
    expect(await send('subcontractor', 'deep end.jpg', await aPhoto(1600, 1200), { more })).toMatchObject({
      sent: 204,
      status: 200,
    });
    const [file] = await filesOf('subcontractor');
    expect(file).toMatchObject({ caption: 'Deep end', sent_by: expect.stringMatching(/\w/) });
    expect(new Date(file?.taken_at ?? '').toISOString()).toBe('2026-03-11T15:04:00.000Z');
    const [one, two] = await Promise.all([thumbnailOf(file), thumbnailOf(file)]);
    expect([one.status, two.status, one.bytes.equals(two.bytes)]).toEqual([200, 200, true]);
    expect(await sharp(one.bytes).metadata()).toMatchObject({ format: 'webp', width: 192, height: 256 });
    expect(one.bytes.length * 200).toBeLessThan(1_500_000);
  });

  it('refuse what only has the name of a photo, and what was cut off, in words', async () => {
    const pdf = Buffer.from('%PDF-1.7 not a photo, whatever its name says');
    expect(await send('subcontractor', 'plan.jpg', pdf)).toMatchObject({ sent: 422, status: 409 });
    const photo = await aPhoto(64, 64);
    expect(await send('subcontractor', 'cut.jpg', photo.subarray(0, 200), { length: photo.length })).toMatchObject({
      sent: 422,
      status: 409,
      body: { error: { message: expect.stringContaining('file') } },
    });
    expect(await send('subcontractor', 'script.svg', pdf, { type: 'image/svg+xml' })).toMatchObject({
      body: { message: 'File type not allowed.' },
    });
  });

  it('as HEIC have a small picture and a JPEG to look at, beside the photo as it came [FLD-010]', async () => {
    expect(await send('subcontractor', 'phone.heic', aHeic(), { type: 'image/heic' })).toMatchObject({ status: 200 });
    const photo = (await filesOf('subcontractor')).find(({ file_name }) => file_name === 'phone.heic');
    const small = await thumbnailOf(photo);
    expect([small.status, (await sharp(small.bytes).metadata()).format]).toEqual([200, 'webp']);
    const view = await fetch(app.url + String(photo?.view_url));
    expect([view.status, view.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await sharp(Buffer.from(await view.arrayBuffer())).metadata()).toMatchObject({ format: 'jpeg', width: 64 });
    const original = await fetch(app.url + String(photo?.document_url));
    expect(Buffer.from(await original.arrayBuffer()).equals(aHeic())).toBe(true);
  });

  it('say whether their time is the camera’s word or the date of a file [FLD-010]', async () => {
    const taken_at = '2026-03-10T14:00:00Z';
    const photo = await aPhoto(64, 64);
    await send('subcontractor', 'camera.jpg', photo, { more: { taken_at, is_camera_time: true } });
    await send('subcontractor', 'file.jpg', photo, { more: { taken_at } });
    await send('subcontractor', 'none.jpg', photo, { more: { is_camera_time: true } });
    const files = await filesOf('subcontractor');
    const told = ['camera.jpg', 'file.jpg', 'none.jpg'].map((name) => {
      const found = files.find(({ file_name }) => file_name === name);
      return [found?.taken_at === null, found?.is_camera_time];
    });
    expect(told).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
    const wrong = await send('subcontractor', 'wrong.jpg', photo, { more: { is_camera_time: 'yes' } });
    expect(wrong).toMatchObject({ status: 422, body: { error: { code: 'BAD_USER_INPUT' } } });
  });

  it('take pictures that the server cannot read, without a small one', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
    expect(await send('subcontractor', 'unreadable.heic', heic, { type: 'image/heic' })).toMatchObject({ status: 200 });
    const unread = (await filesOf('subcontractor')).find(({ file_name }) => file_name === 'unreadable.heic');
    expect((await thumbnailOf(unread)).status).toBe(404);
    expect((await fetch(app.url + String(unread?.view_url))).status).toBe(404);
    // As it came it is kept.
    expect((await fetch(app.url + String(unread?.document_url))).status).toBe(200);
    const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400, 7)]);
    expect(await send('subcontractor', 'broken.jpg', broken)).toMatchObject({ status: 200 });
    const file = (await filesOf('subcontractor')).find(({ file_name }) => file_name === 'broken.jpg');
    expect((await thumbnailOf(file)).status).toBe(404);
  });

  it('are given words by whoever took them, or edits the documents [FLD-005]', async () => {
    const mine = await send('subcontractor', 'mine.jpg', await aPhoto(64, 64));
    const theirs = await send('admin', 'theirs.jpg', await aPhoto(64, 64));
    const caption = (account: string, id: number | undefined, words: string) =>
      app.graphql(account, CAPTION, { id, caption: words });
    expect((await caption('subcontractor', mine.body?.id, 'Crack')).errors).toBeUndefined();
    expect((await caption('subcontractor', theirs.body?.id, 'Mine')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await caption('admin', mine.body?.id, 'x'.repeat(201))).errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
    const files = await filesOf('subcontractor');
    expect(files.find(({ file_name }) => file_name === 'mine.jpg')?.caption).toBe('Crack');
  });

  it('may have 40 MB, and more than 100 MB are refused before they are sent', async () => {
    const large = Buffer.concat([await aPhoto(400, 300), Buffer.alloc(40_000_000)]);
    expect(await send('subcontractor', 'large.jpg', large)).toMatchObject({ sent: 204, status: 200 });
    const file = (await filesOf('subcontractor')).find(({ file_name }) => file_name === 'large.jpg');
    expect((await thumbnailOf(file)).bytes.length).toBeLessThan(30_000);
    expect(await send('subcontractor', 'huge.jpg', Buffer.alloc(1), { length: 101 * 1024 * 1024 })).toMatchObject({
      body: { message: 'File is larger than 100 MB.' },
    });
  });

  it('load in a list of 200 with less than 1.5 MB: what the page asks for and each small picture [FLD-005]', async () => {
    const { pool } = app.database;
    const bytes = await Promise.all([aPhoto(1600, 1200), aPhoto(1200, 1600), aPhoto(2048, 1536), aPhoto(900, 1200)]);
    for (const [index, photo] of bytes.entries()) await send('subcontractor', `list ${index}.jpg`, photo);
    const folder = join(app.dataDir, 'files');
    const { rows } = await pool.query<{ id: number; storage_key: string }>(
      "select id, storage_key from document where file_name like 'list %' order by id",
    );
    for (let number = rows.length; number < 200; number += 1) {
      const { id, storage_key } = rows[number % rows.length] ?? { id: 0, storage_key: '' };
      const copy = storage_key.replace(/[^/]+$/, `copy-${number}.jpg`);
      copyFileSync(join(folder, storage_key), join(folder, copy));
      await pool.query(
        `insert into document (job_id, job_detail_id, is_presite, folder, file_name, file_type, size, storage_key)
        select job_id, job_detail_id, is_presite, folder, $2, file_type, size, $3 from document where id = $1`,
        [id, `list ${number}.jpg`, copy],
      );
    }
    const answer = await app.graphql<{ SupervisorDetail: { files: SiteFile[] } }>('subcontractor', FILES, { id: 1 });
    const listed = answer.data?.SupervisorDetail.files.filter(({ file_name }) => file_name.startsWith('list ')) ?? [];
    expect(listed).toHaveLength(200);
    let sum = JSON.stringify(answer.data).length;
    for (const file of listed) {
      const { status, bytes: small } = await thumbnailOf(file);
      expect(status).toBe(200);
      sum += small.length;
    }
    expect(sum).toBeLessThan(1_500_000);
  }, 60_000);

  it('leave no small picture behind once their document is deleted, and have one again when it is brought back', async () => {
    const { body } = await send('admin', 'gone.jpg', await aPhoto(300, 200));
    const [file] = (await filesOf('admin')).filter(({ id }) => id === body.id);
    expect((await thumbnailOf(file)).status).toBe(200);
    const { rows } = await app.database.pool.query<{ storage_key: string }>(
      'select storage_key from document where id = $1',
      [body.id],
    );
    const key = rows[0]?.storage_key ?? '';
    const stored = (): string[] =>
      readdirSync(dirname(join(app.dataDir, 'files', key))).filter((name) =>
        key.endsWith(name.replace('.thumb.webp', '')),
      );
    expect(stored()).toHaveLength(2);
    const removed = await app.graphql(
      'admin',
      'mutation ($id: Int!, $key: String!) { removeDocument(id: $id, documentKey: $key, jobId: 1) { id } }',
      { id: body.id, key: `job/1/documents/${await folderOf()}gone.jpg` },
    );
    expect(removed.errors).toBeUndefined();
    const { files } = await storeOf(app, () => new Date());
    await files.sweep(app.database.pool);
    expect(stored()).toEqual([basename(key)]);
    await app.graphql('admin', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
      id: removed.headers.get('x-mutation-id'),
    });
    expect((await thumbnailOf((await filesOf('admin')).find(({ id }) => id === body.id))).status).toBe(200);
  });
});
