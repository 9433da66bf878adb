import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ERRORS } from '#domain/errors';
import { filesOf } from '../support/filesOf';
import { testApp, type GraphqlAnswer } from '../support/app';
import { TEST_NOW } from '../support/clock';
import { aJpeg, aPng } from '../support/pictures';

const PRESIGN =
  'mutation ($key: String!, $type: String!, $length: Int) { presign(key: $key, contentType: $type, contentLength: $length) { url } }';
const CREATE =
  'mutation ($customer: CustomerInput!) { saved: createCustomer(customer: $customer) { id version profile_upload { key } } }';
const UPDATE =
  'mutation ($id: Int!, $customer: CustomerPatch!) { saved: updateCustomer(id: $id, customer: $customer) { id version profile_upload { file_name file_type key url } } }';
const READ = 'query ($id: Int!) { customer(id: $id) { version profile_upload { file_name file_type key url } } }';
const RED = aPng(8, [200, 0, 0]);
const BLUE = aPng(8, [0, 0, 200]);
const UNREADABLE = 'Error processing selected file. Please Try again.';
const BAD_TYPE = 'Bad file type, please select a png or jpg.';
const MB = 1024 * 1024;

interface Picture {
  file_name: string;
  file_type: string;
  key: string;
  url: string;
}
interface Builder {
  id: number;
  version: number;
  profile_upload: Picture | null;
}

let now = TEST_NOW;
const app = await testApp({ clock: () => now });

const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const refusalOf = ({ errors }: GraphqlAnswer<unknown>): unknown => ({
  code: errors?.[0]?.extensions?.code,
  message: errors?.[0]?.message,
});

const aBuilder = async (): Promise<Builder> => {
  const { data } = await app.graphql<{ saved: Builder }>('admin', CREATE, {
    customer: { company_name: 'Picture Pools' },
  });
  if (!data) throw new Error('no builder');
  return data.saved;
};
const presign = (account: string, key: string, type = 'image/png', length?: number) =>
  app.graphql<{ presign: { url: string } }>(account, PRESIGN, { key, type, length });
const urlFor = async (key: string, type = 'image/png', length?: number): Promise<string> => {
  const { data, errors } = await presign('admin', key, type, length);
  if (!data) throw new Error(JSON.stringify(errors));
  return app.url + data.presign.url;
};
const put = async (
  url: string,
  bytes: Buffer,
  type = 'image/png',
): Promise<{ status: number; message: string | undefined }> => {
  const answer = await fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(bytes) });
  const text = await answer.text();
  return {
    status: answer.status,
    message: text === '' ? undefined : (JSON.parse(text) as { error: { message: string } }).error.message,
  };
};
const keyOf = (id: number, name = 'logo.png'): string => `customer/${id}/profile/${name}`;
const store = (id: number, version: number, profile_upload: unknown, account = 'admin') =>
  app.graphql<{ saved: Builder }>(account, UPDATE, { id, customer: { version, profile_upload } });
const picture = (id: number, name = 'logo.png', file_type = 'image/png') => ({
  file_name: name,
  file_type,
  key: keyOf(id, name),
});
const send = async (id: number, bytes: Buffer, name = 'logo.png', type = 'image/png'): Promise<void> => {
  expect(await put(await urlFor(keyOf(id, name), type), bytes, type)).toEqual({ status: 204, message: undefined });
};
const read = async (id: number): Promise<Builder> => {
  const { data } = await app.graphql<{ customer: Builder }>('admin', READ, { id });
  if (!data) throw new Error('no builder');
  return data.customer;
};
const shown = async (url: string | undefined, headers: Record<string, string> = {}) => {
  const answer = await fetch(app.url + String(url), { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('the picture of a builder', () => {
  it('is presigned, sent, stored with the builder and shown by its address [BLDR-015 API-025]', async () => {
    const { id, version } = await aBuilder();
    await send(id, RED);
    const { data } = await store(id, version, picture(id));
    expect(data?.saved).toMatchObject({
      version: version + 1,
      profile_upload: { ...picture(id), url: expect.stringMatching(/^\/v1\/files\//) },
    });
    const { profile_upload } = await read(id);
    expect(profile_upload).toMatchObject(picture(id));
    const { status, headers, bytes } = await shown(profile_upload?.url);
    expect([status, bytes.equals(RED)]).toEqual([200, true]);
    expect(
      Object.fromEntries(
        [
          'content-type',
          'x-content-type-options',
          'content-disposition',
          'cache-control',
          'content-security-policy',
          'content-length',
        ].map((name) => [name, headers.get(name)]),
      ),
    ).toEqual({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="logo.png"; filename*=UTF-8\'\'logo.png',
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-length': String(RED.length),
    });
  });

  it('is given out in parts, and not again to a browser that has it', async () => {
    const { id, version } = await aBuilder();
    await send(id, RED);
    await store(id, version, picture(id));
    const url = (await read(id)).profile_upload?.url;
    const part = await shown(url, { range: 'bytes=0-7' });
    expect([part.status, part.headers.get('content-range'), [...part.bytes]]).toEqual([
      206,
      `bytes 0-7/${RED.length}`,
      [...RED.subarray(0, 8)],
    ]);
    expect((await shown(url, { range: 'bytes=99999-' })).status).toBe(416);
    expect((await shown(url, { 'if-none-match': part.headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('is shown for an hour by an address that nobody can change', async () => {
    const { id, version } = await aBuilder();
    await send(id, RED);
    await store(id, version, picture(id));
    const url = (await read(id)).profile_upload?.url ?? '';
    for (const wrong of [
      url.replace(/signature=[^&]+/, 'signature=AAAA'),
      url.replace('image%2Fpng', 'text%2Fhtml'),
      url.split('?')[0],
      url.replace('profile/', 'profile/../'),
    ]) {
      expect((await shown(wrong)).status).toBeGreaterThanOrEqual(403);
    }
    later(61);
    expect((await shown(url)).status).toBe(403);
    expect((await shown((await read(id)).profile_upload?.url)).status).toBe(200);
  });

  it('whose file was damaged, or became a folder, is refused with words and not given out', async () => {
    const { id, version } = await aBuilder();
    await send(id, RED);
    const { data } = await store(id, version, picture(id));
    const { rows } = await app.database.pool.query<{ storage_key: string }>(
      'select storage_key from stored_file where key = $1',
      [keyOf(id)],
    );
    const file = join(app.dataDir, 'files', rows[0]?.storage_key ?? '');
    const refused = async () => {
      const answer = await fetch(app.url + String(data?.saved.profile_upload?.url));
      return { status: answer.status, error: ((await answer.json()) as { error: { code: string } }).error.code };
    };
    writeFileSync(file, BLUE);
    expect(await refused()).toEqual({ status: ERRORS.FILE_DAMAGED.status, error: 'FILE_DAMAGED' });
    rmSync(file);
    mkdirSync(file);
    expect(await refused()).toEqual({ status: 404, error: 'NOT_FOUND' });
  });

  it('may be replaced by another of the same name; undo brings the old one back', async () => {
    const { id, version } = await aBuilder();
    await send(id, RED);
    await store(id, version, picture(id));
    const old = (await read(id)).profile_upload;
    await send(id, BLUE);
    expect((await shown(old?.url)).bytes.equals(RED)).toBe(true);
    const { headers } = await store(id, version + 1, picture(id));
    expect((await shown((await read(id)).profile_upload?.url)).bytes.equals(BLUE)).toBe(true);
    await app.graphql('admin', 'mutation ($id: ID!) { undo(mutation_id: $id) { mutation_id } }', {
      id: headers.get('x-mutation-id'),
    });
    expect((await shown((await read(id)).profile_upload?.url)).bytes.equals(RED)).toBe(true);
  });

  it('may be removed, and stays when it is sent back as it was read or not at all', async () => {
    const { id, version } = await aBuilder();
    await send(id, RED, 'a.jpg.png');
    await store(id, version, picture(id, 'a.jpg.png'));
    const before = (await read(id)).profile_upload;
    const again = await store(id, version + 1, before);
    expect(again.data?.saved).toMatchObject({ version: version + 1, profile_upload: { key: before?.key } });
    await app.graphql('admin', UPDATE, { id, customer: { version: version + 1, city: 'Katy' } });
    expect((await read(id)).profile_upload).toMatchObject(picture(id, 'a.jpg.png'));
    await store(id, version + 2, null);
    expect((await read(id)).profile_upload).toBeNull();
  });

  it('stands in the list of builders', async () => {
    const { id, version } = await aBuilder();
    await send(id, aJpeg(), 'photo.jpg', 'image/jpg');
    await store(id, version, picture(id, 'photo.jpg', 'image/jpg'));
    const { data } = await app.graphql<{ customers: { items: Builder[] } }>(
      'admin',
      'query ($filter: CustomerFilter) { customers(filter: $filter) { items { profile_upload { file_name file_type url } } } }',
      { filter: { id: { eq: id } } },
    );
    expect(data?.customers.items).toEqual([
      {
        profile_upload: {
          file_name: 'photo.jpg',
          file_type: 'image/jpeg',
          url: expect.stringMatching(/^\/v1\/files\//),
        },
      },
    ]);
  });

  it("is refused with the builder when its bytes were not sent, or are another builder's or another user's", async () => {
    const [{ id, version }, other] = [await aBuilder(), await aBuilder()];
    const refused = { code: 'BAD_USER_INPUT', message: UNREADABLE };
    expect(refusalOf(await store(id, version, picture(id)))).toEqual(refused);
    await send(other.id, RED);
    expect(refusalOf(await store(id, version, picture(other.id)))).toEqual(refused);
    for (const key of ['', 'logo.png', '/etc/passwd', `customer/${id}/profile/../../${other.id}/profile/logo.png`]) {
      expect(refusalOf(await store(id, version, { ...picture(id), key }))).toEqual(refused);
    }
    await send(id, RED);
    expect(refusalOf(await store(id, version, picture(id), 'manager'))).toEqual(refused);
    expect((await store(id, version, picture(id))).data?.saved.profile_upload).toMatchObject(picture(id));
  });

  it('is not taken with a new builder, which has no place for it yet', async () => {
    expect(
      refusalOf(await app.graphql('admin', CREATE, { customer: { company_name: 'X', profile_upload: picture(1) } })),
    ).toEqual({ code: 'BAD_USER_INPUT', message: UNREADABLE });
  });

  it('is refused without a name and of another type [BLDR-008 BLDR-009]', async () => {
    const { id, version } = await aBuilder();
    const errorOf = async (values: object) =>
      (await store(id, version, { ...picture(id), ...values })).errors?.[0]?.extensions?.fields;
    expect(await errorOf({ file_name: '' })).toMatchObject([{ path: 'profile_upload', message: UNREADABLE }]);
    expect(await errorOf({ file_type: 'image/gif' })).toMatchObject([{ path: 'profile_upload', message: BAD_TYPE }]);
    expect(await errorOf({ file_name: 'logo.svg' })).toMatchObject([{ path: 'profile_upload', message: BAD_TYPE }]);
  });

  it('shows in the history by its name', async () => {
    const { id, version } = await aBuilder();
    await send(id, RED);
    await store(id, version, picture(id));
    const { data } = await app.graphql<{ history: { items: { changes: unknown[] }[] } }>(
      'admin',
      'query ($id: Int!) { history(entity: "customer", id: $id) { items { changes { field label after } } } }',
      { id },
    );
    expect(data?.history.items[0]?.changes).toMatchObject([
      { field: 'profile_upload', label: 'Picture', after: { file_name: 'logo.png' } },
    ]);
  });
});

describe('an address for an upload', () => {
  it('is given to those who may edit the builder, for a builder that exists [BLDR-016]', async () => {
    const { id } = await aBuilder();
    expect((await presign('office', keyOf(id))).data?.presign.url).toMatch(/^\/v1\/uploads\//);
    expect(refusalOf(await presign('foreman', keyOf(id)))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusalOf(await presign('nobody', keyOf(id)))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await presign('admin', keyOf(9_999_999))).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    for (const key of [
      'secret.txt',
      'job/1/plans/a.pdf',
      `customer/${id}/other/a.png`,
      `customer/${id}/profile/../a.png`,
      `homeowner/${id}/profile/a.png`,
      `lookup_city/1/profile/a.png`,
    ]) {
      expect(refusalOf(await presign('admin', key))).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('is refused for what is no png or jpg, or is said to be too large [BLDR-009 BLDR-015]', async () => {
    const { id } = await aBuilder();
    expect(refusalOf(await presign('admin', keyOf(id), 'image/gif'))).toEqual({
      code: 'BAD_USER_INPUT',
      message: BAD_TYPE,
    });
    expect(refusalOf(await presign('admin', keyOf(id, 'logo.exe')))).toEqual({
      code: 'BAD_USER_INPUT',
      message: BAD_TYPE,
    });
    expect(refusalOf(await presign('admin', keyOf(id), 'image/png', 5 * MB + 1))).toEqual({
      code: 'BAD_USER_INPUT',
      message: UNREADABLE,
    });
    expect((await presign('admin', keyOf(id), 'image/png', 5 * MB)).errors).toBeUndefined();
  });
});

describe('an upload', () => {
  it('without a valid token is refused, with one it needs no bearer [API-036]', async () => {
    const url = await urlFor(keyOf((await aBuilder()).id));
    expect((await put(`${app.url}/v1/uploads/rubbish`, RED)).status).toBe(403);
    expect((await put(url.slice(0, -2), RED)).status).toBe(403);
    expect((await put(url, RED)).status).toBe(204);
  });

  it('is taken once, within 15 minutes', async () => {
    const { id } = await aBuilder();
    const [url, late] = [await urlFor(keyOf(id)), await urlFor(keyOf(id))];
    expect((await put(url, RED)).status).toBe(204);
    expect((await put(url, BLUE)).status).toBe(403);
    later(16);
    expect((await put(late, RED)).status).toBe(403);
  });

  it('must be of the type that was announced, and really a png or jpg [BLDR-009]', async () => {
    const { id, version } = await aBuilder();
    expect(await put(await urlFor(keyOf(id)), RED, 'image/jpeg')).toEqual({ status: 422, message: BAD_TYPE });
    expect(await put(await urlFor(keyOf(id)), Buffer.from('<html><script>alert(1)</script>'))).toEqual({
      status: 422,
      message: BAD_TYPE,
    });
    expect(await put(await urlFor(keyOf(id)), aJpeg())).toEqual({ status: 422, message: BAD_TYPE });
    expect(await put(await urlFor(keyOf(id)), Buffer.alloc(0))).toEqual({ status: 422, message: BAD_TYPE });
    expect(refusalOf(await store(id, version, picture(id)))).toMatchObject({ message: UNREADABLE });
  });

  it('may have 5 MB and no more, said before or not [BLDR-015]', async () => {
    const { id, version } = await aBuilder();
    const largest = Buffer.concat([RED, Buffer.alloc(5 * MB - RED.length)]);
    expect((await put(await urlFor(keyOf(id)), largest)).status).toBe(204);
    expect((await store(id, version, picture(id))).data?.saved.profile_upload).toMatchObject(picture(id));
    expect(await put(await urlFor(keyOf(id)), Buffer.concat([largest, Buffer.alloc(1)]))).toEqual({
      status: 413,
      message: UNREADABLE,
    });
    const chunked = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (let at = 0; at < 6; at += 1)
          controller.enqueue(at === 0 ? new Uint8Array(largest.subarray(0, MB)) : new Uint8Array(MB));
        controller.close();
      },
    });
    const answer = await fetch(await urlFor(keyOf(id)), {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: chunked,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
    expect((await put(await urlFor(keyOf(id), 'image/png', RED.length + 1), RED)).status).toBe(422);
  });

  it('leaves the limit of every other body as it is', async () => {
    const answer = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await app.token('admin')}` },
      body: JSON.stringify({ query: 'x'.repeat(2 * MB) }),
    });
    expect(answer.status).toBe(413);
  });

  it('that no builder has claimed is removed after a day, one that history may bring back is not [DOC-019]', async () => {
    const { files } = await filesOf(app, () => now);
    const { id, version } = await aBuilder();
    await send(id, RED);
    await store(id, version, picture(id));
    await store(id, version + 1, null);
    await send(id, BLUE, 'forgotten.png');
    await app.database.pool.query("update stored_file set created_at = now() - interval '25 hours'");
    const folder = join(app.dataDir, `files/customer/${id}/profile`);
    expect(readdirSync(folder)).toHaveLength(2);
    await files.sweep(app.database.pool);
    expect(readdirSync(folder)).toHaveLength(1);
    const { rows } = await app.database.pool.query<{ storage_key: string }>(
      'select storage_key from stored_file where key = $1',
      [keyOf(id)],
    );
    expect(existsSync(join(app.dataDir, 'files', rows[0]?.storage_key ?? ''))).toBe(true);
  });
});
