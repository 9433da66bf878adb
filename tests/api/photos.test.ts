import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { presiteFixture } from '../support/presiteFixture';

const PRESIGN =
  'mutation ($key: String!, $type: String!, $length: Int) { presign(key: $key, contentType: $type, contentLength: $length) { url } }';
const FILES = `query ($id: Int!) { SupervisorDetail(jobDetailId: $id) { may_upload files { id file_name thumbnail_url caption taken_at sent_by } } }`;
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
  thumbnail_url: string | null;
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

  it('take pictures that the server cannot read, without a small one', async () => {
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
    expect(await send('subcontractor', 'phone.heic', heic, { type: 'image/heic' })).toMatchObject({ status: 200 });
    expect(
      (await filesOf('subcontractor')).find(({ file_name }) => file_name === 'phone.heic')?.thumbnail_url,
    ).toBeNull();
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
});
