import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { aJpeg, aPng } from '../support/pictures';
import { presiteFixture } from '../support/presiteFixture';

const PRESIGN =
  'mutation ($key: String!, $type: String!, $length: Int) { presign(key: $key, contentType: $type, contentLength: $length) { url } }';
const FOLDER = 'Presite/No Job Types (Gunite) No Date/';
const RED = aPng(8, [200, 0, 0]);

const app = await testApp();
const presite = await presiteFixture(app);
beforeEach(async () => {
  await app.database.pool.query('delete from document');
  await presite.clear();
  await presite.anItem({ id: 1 });
});

const keyOf = (file_name: string, folder = FOLDER, job = 1): string => `job/${job}/documents/${folder}${file_name}`;
const presign = (account: string, key: string, type = 'image/png', length?: number) =>
  app.graphql<{ presign: { url: string } }>(account, PRESIGN, { key, type, length });
const codeOf = ({ errors }: Awaited<ReturnType<typeof presign>>): unknown => errors?.[0]?.extensions?.code;
const send = async (account: string, key: string, bytes: Buffer = RED, type = 'image/png'): Promise<number> => {
  const { data } = await presign(account, key, type, bytes.length);
  const answer = await fetch(app.url + String(data?.presign.url), {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  });
  return answer.status;
};
interface Answer {
  status: number;
  body: {
    id?: number;
    document_key?: string;
    document_url?: string;
    error?: { code: string; message: string; rule?: string };
  } & Record<string, unknown>;
}
const put = async (
  account: string,
  body: unknown,
  { id = 1, key = null }: { id?: number; key?: string | null } = {},
): Promise<Answer> => {
  const answer = await fetch(`${app.url}/v1/image/${id}`, {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await app.token(account)}`,
      'idempotency-key': key ?? randomUUID(),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
};
const image = (file_name: string, folder?: string, job?: number) => ({
  key: keyOf(file_name, folder, job),
  file_name,
  file_type: 'image/png',
});

describe('a picture of a sub-job', () => {
  it('is presigned, sent and put on record in the presite folder of the sub-job [BAPI-022 API-025 API-027 SUB-019]', async () => {
    expect(await send('admin', keyOf('deep end.png'))).toBe(204);
    const { status, body } = await put('admin', image('deep end.png'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      job_id: 1,
      job_detail_id: 1,
      document_key: keyOf('deep end.png'),
      file_name: 'deep end.png',
      file_type: 'image/png',
      size: RED.length,
    });
    const shown = await fetch(app.url + String(body.document_url));
    expect([shown.status, Buffer.from(await shown.arrayBuffer()).equals(RED)]).toEqual([200, true]);
    const part = await fetch(app.url + String(body.document_url), { headers: { range: 'bytes=0-3' } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, RED.subarray(0, 4)]);
    const { rows } = await app.database.pool.query(
      "select l.command, d.is_presite, d.version from document d join change_log l on l.entity = 'document' and l.entity_id = d.id",
    );
    expect(rows).toEqual([{ command: 'storeImage', is_presite: true, version: 1 }]);
  });

  it('is refused with 409 while its bytes are missing, and when somebody else has sent them [BAPI-022]', async () => {
    const missing = await put('admin', image('never.png'));
    expect([missing.status, missing.body.error?.code, missing.body.error?.message]).toEqual([
      409,
      'CONFLICT',
      'This file has not arrived. Please send it again.',
    ]);
    await send('manager', keyOf('theirs.png'));
    expect((await put('admin', image('theirs.png'))).status).toBe(409);
    expect((await put('manager', image('theirs.png'))).status).toBe(200);
  });

  it('is the same document for the same Idempotency-Key, and another one of that name gets the time behind it [DOC-041]', async () => {
    const key = randomUUID();
    await send('admin', keyOf('a.png'));
    const first = await put('admin', image('a.png'), { key });
    expect(await put('admin', image('a.png'), { key })).toEqual(first);
    await send('admin', keyOf('A.png'), aPng(8, [0, 0, 200]));
    const second = await put('admin', image('A.png'));
    expect(second.body.file_name).toMatch(/^A_2026\d{10}\.png$/);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('goes to the folder that is named for job types, category and date, and the folder follows them [PRE-019]', async () => {
    await presite.clear();
    await presite.anItem({ id: 1, details: { finished_date: '2026-03-10' } });
    await app.database.pool.query(
      "insert into job_detail_job_type (job_detail_id, job_type_id) select 1, id from lookup_job_type where name in ('Pool', 'Spa')",
    );
    const folder = 'Presite/Pool, Spa (Gunite) 2026-03-10/';
    await send('admin', keyOf('a.png', folder));
    await send('admin', keyOf('a.png'));
    const stale = await put('admin', image('a.png'));
    expect([stale.status, stale.body.error?.message]).toEqual([422, 'This is not the presite folder of the sub-job.']);
    expect((await put('admin', image('a.png', folder))).body.document_key).toBe(keyOf('a.png', folder));
  });

  it('is one of the pictures that are allowed, and what it says it is', async () => {
    for (const [name, type] of [
      ['a.svg', 'image/svg+xml'],
      ['a.exe', 'application/octet-stream'],
      ['a.png', 'text/html'],
    ] as const) {
      const { errors } = await presign('admin', keyOf(name), type);
      expect(errors?.[0]?.message).toBe('File type not allowed.');
    }
    expect((await presign('admin', keyOf('big.mp4'), 'video/mp4', 101 * 1024 * 1024)).errors?.[0]?.message).toBe(
      'File is larger than 100 MB.',
    );
    expect((await put('admin', { ...image('a.png'), file_name: 'a.pdf', file_type: 'application/pdf' })).status).toBe(
      422,
    );
    expect(await send('admin', keyOf('b.jpg'), RED, 'image/jpeg')).toBe(422);
    expect(await send('admin', keyOf('b.jpg'), aJpeg(), 'image/jpeg')).toBe(204);
  });

  it('never lands in another job or outside of the presite folder [BAPI-022]', async () => {
    await presite.anItem({ id: 2 });
    await send('admin', keyOf('a.png', FOLDER, 2));
    expect((await put('admin', image('a.png', FOLDER, 2))).status).toBe(422);
    await send('admin', keyOf('a.png', 'Plan/'));
    expect((await put('admin', image('a.png', 'Plan/'))).status).toBe(422);
    expect((await put('admin', image('a.png'), { id: 99 })).status).toBe(404);
    expect((await presign('admin', 'job/1/documents/../../x/a.png')).errors).toBeDefined();
  });

  it('needs the right to edit the sub-job, or to see it and to upload [AUTH-046]', async () => {
    expect(codeOf(await presign('display', keyOf('a.png')))).toBe('FORBIDDEN');
    expect((await put('display', image('a.png'))).status).toBe(403);
    expect(codeOf(await presign('nobody', keyOf('a.png')))).toBe('FORBIDDEN');
    expect(await send('supervisor', keyOf('a.png'))).toBe(204);
    expect((await put('supervisor', image('a.png'))).status).toBe(200);
    const answer = await fetch(`${app.url}/v1/image/1`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(401);
  });
});
