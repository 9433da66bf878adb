import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bucketAddress } from '../../server/files/s3/bucketAddress';
import { s3Store } from '../../server/files/s3/s3Store';
import { startApp, type TestApp } from '../support/app';
import { TEST_NOW } from '../support/clock';
import { aJpeg, aPng } from '../support/pictures';
import { S3_KEYS, startS3, type S3Server } from '../support/s3Server';

const PNG = aPng(8, [0, 120, 0]);
const TERMS = { file_type: 'image/png', max_bytes: 1000 };
const SHOWN = { file_type: 'image/png', file_name: 'Logo (1) ñ.png' };
let now = TEST_NOW;
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3(() => now);
});
afterAll(() => s3.close());
beforeEach(() => {
  now = TEST_NOW;
  s3.refused.length = 0;
});

const storeWith = (more: Partial<typeof S3_KEYS> = {}) =>
  s3Store({ ...S3_KEYS, ...more, endpoint: s3.endpoint, clock: () => now });
const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const put = (url: string, bytes: Buffer, type = 'image/png'): Promise<number> =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(bytes) }).then(
    ({ status }) => status,
  );

describe('a store in a bucket', () => {
  it('writes, measures, reads and removes with signatures that the bucket works out itself', async () => {
    const store = storeWith();
    await store.put('customer/7/profile/one.png', PNG, 'image/png');
    expect(s3.objects.get('customer/7/profile/one.png')?.bytes.equals(PNG)).toBe(true);
    expect(await store.head('customer/7/profile/one.png')).toEqual({ size: PNG.length });
    const chunks: Buffer[] = [];
    for await (const chunk of await store.get('customer/7/profile/one.png', { start: 1, end: 3 }))
      chunks.push(Buffer.from(chunk as Uint8Array));
    expect(Buffer.concat(chunks).toString()).toBe('PNG');
    await store.delete('customer/7/profile/one.png');
    expect(await store.head('customer/7/profile/one.png')).toBeNull();
    await expect(store.get('customer/7/profile/one.png')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(s3.refused).toEqual([]);
  });

  it('is refused with the wrong secret, another region, or a clock that is far off', async () => {
    await expect(storeWith({ secret_access_key: 'wrong' }).put('a.png', PNG, 'image/png')).rejects.toThrow('403');
    await expect(storeWith({ region: 'us-east-1' }).head('a.png')).rejects.toThrow('403');
    const slow = s3Store({ ...S3_KEYS, endpoint: s3.endpoint, clock: () => new Date(TEST_NOW.getTime() - 3_600_000) });
    await expect(slow.delete('a.png')).rejects.toThrow('403');
    expect(s3.refused).toEqual(['PUT SignatureDoesNotMatch', 'HEAD credential', 'DELETE expired']);
  });

  it('gives addresses that take the announced type and length, for 15 minutes', async () => {
    const url = await storeWith().presignPut('a/b.png', { ...TERMS, length: PNG.length });
    expect(await put(url, PNG)).toBe(200);
    expect(await put(url, PNG, 'text/html')).toBe(403);
    expect(await put(url, Buffer.concat([PNG, PNG]))).toBe(403);
    expect(await put(url.replace('b.png', 'c.png'), PNG)).toBe(403);
    expect(await put(url.replace('X-Amz-Expires=900', 'X-Amz-Expires=9000'), PNG)).toBe(403);
    later(16);
    expect(await put(url, PNG)).toBe(403);
    expect(s3.refused.at(-1)).toBe('PUT expired');
  });

  it('gives addresses that show a file under its own name, for an hour, the same for a quarter of one', async () => {
    const store = storeWith();
    await store.put('a/b.png', PNG, 'image/png');
    const url = await store.addressThere('a/b.png', SHOWN);
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'image/png',
      'inline; filename="Logo (1) _.png"; filename*=UTF-8\'\'Logo%20%281%29%20%C3%B1.png',
    ]);
    expect((await fetch(url.replace('image%2Fpng', 'text%2Fhtml'))).status).toBe(403);
    later(14);
    expect(await store.addressThere('a/b.png', SHOWN)).toBe(url);
    later(46);
    expect((await fetch(url)).status).toBe(200);
    later(1);
    expect((await fetch(url)).status).toBe(403);
  });

  it("speaks to the bucket's own host at Amazon, and by path where a certificate or another service asks for it", () => {
    const place = { bucket: 'pools', region: 'us-east-2' };
    expect(bucketAddress(place)).toEqual({ origin: 'https://pools.s3.us-east-2.amazonaws.com', prefix: '' });
    expect(bucketAddress({ ...place, bucket: 'pools.example' })).toEqual({
      origin: 'https://s3.us-east-2.amazonaws.com',
      prefix: '/pools.example',
    });
    expect(bucketAddress({ ...place, endpoint: 'http://minio:9000/' })).toEqual({
      origin: 'http://minio:9000',
      prefix: '/pools',
    });
  });
});

describe('the picture of a builder in a bucket', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      clock: () => now,
      env: {
        S3_BUCKET: S3_KEYS.bucket,
        S3_REGION: S3_KEYS.region,
        S3_ENDPOINT: s3.endpoint,
        S3_ACCESS_KEY_ID: S3_KEYS.access_key_id,
        S3_SECRET_ACCESS_KEY: S3_KEYS.secret_access_key,
      },
    });
  });
  afterAll(() => app.close());

  const aBuilder = async (): Promise<{ id: number; version: number }> => {
    const { data } = await app.graphql<{ saved: { id: number; version: number } }>(
      'admin',
      'mutation { saved: createCustomer(customer: { company_name: "Bucket Pools" }) { id version } }',
    );
    if (!data) throw new Error('no builder');
    return data.saved;
  };
  const urlFor = async (id: number, type = 'image/png'): Promise<string> => {
    const { data } = await app.graphql<{ presign: { url: string } }>(
      'admin',
      'mutation ($key: String!, $type: String!) { presign(key: $key, contentType: $type) { url } }',
      { key: `customer/${id}/profile/logo.png`, type },
    );
    return data?.presign.url ?? '';
  };
  const store = (id: number, version: number) =>
    app.graphql<{ saved: { profile_upload: { url: string } } }>(
      'admin',
      'mutation ($id: Int!, $customer: CustomerPatch!) { saved: updateCustomer(id: $id, customer: $customer) { profile_upload { url } } }',
      {
        id,
        customer: {
          version,
          profile_upload: { file_name: 'logo.png', file_type: 'image/png', key: `customer/${id}/profile/logo.png` },
        },
      },
    );

  it('is sent to the bucket and shown from there [BLDR-015]', async () => {
    const { id, version } = await aBuilder();
    const url = await urlFor(id);
    expect(url.startsWith(`${s3.endpoint}/${S3_KEYS.bucket}/customer/${id}/profile/`)).toBe(true);
    expect(await put(url, PNG)).toBe(200);
    const { data } = await store(id, version);
    const shown = await fetch(`${app.url}${data?.saved.profile_upload.url}`);
    expect(shown.url.startsWith(`${s3.endpoint}/${S3_KEYS.bucket}/customer/${id}/profile/`)).toBe(true);
    expect(Buffer.from(await shown.arrayBuffer()).equals(PNG)).toBe(true);
    expect((await fetch(`${app.url}/`)).headers.get('content-security-policy')).toMatch(
      new RegExp(`img-src [^;]*${s3.endpoint}`),
    );
    expect((await fetch(`${app.url}/v1/uploads/x`, { method: 'PUT' })).status).toBe(404);
  });

  it('that changed in the bucket is refused with words, by its address and by all that read it', async () => {
    const { id, version } = await aBuilder();
    expect(await put(await urlFor(id), PNG)).toBe(200);
    const url = `${app.url}${(await store(id, version)).data?.saved.profile_upload.url}`;
    const key = [...s3.objects.keys()].find((name) => name.startsWith(`customer/${id}/`)) ?? '';
    await expect.poll(() => s3.objects.has(`.sums/${key}`)).toBe(true); // kept when the builder took it
    expect((await fetch(url)).status).toBe(200);
    s3.objects.set(key, { bytes: Buffer.from(PNG).reverse(), type: 'image/png' });
    const answer = await fetch(url);
    expect([answer.status, await answer.json()]).toMatchObject([500, { error: { code: 'FILE_DAMAGED' } }]);
    await expect(storeWith().get(key)).rejects.toMatchObject({ code: 'FILE_DAMAGED' });
    expect((await fetch(url.replace('signature=', 'signature=x'))).status).toBe(403);
    s3.objects.delete(key);
    expect((await fetch(url)).status).toBe(404);
  });

  it('is looked at before the builder takes it: no other bytes, not too many, not none [BLDR-009 BLDR-015]', async () => {
    const { id, version } = await aBuilder();
    const messageOf = async (): Promise<string | undefined> => (await store(id, version)).errors?.[0]?.message;
    const [bad, large] = [
      'Bad file type, please select a png or jpg.',
      'Error processing selected file. Please Try again.',
    ];
    expect(await messageOf()).toBe(large);
    for (const [bytes, text] of [
      [Buffer.from('<html>hello</html>'), bad],
      [aJpeg(), bad],
      [Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]), large],
    ] as const) {
      expect(await put(await urlFor(id), bytes)).toBe(200);
      expect(await messageOf()).toBe(text);
    }
    expect(await put(await urlFor(id), PNG)).toBe(200);
    expect((await store(id, version)).errors).toBeUndefined();
  });
});
