import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { filesOf } from '../support/filesOf';
import { aPng } from '../support/pictures';

const app = await testApp();
const { pool } = app.database;
const PRESIGN =
  'mutation ($key: String!, $type: String!, $length: Int) { presign(key: $key, contentType: $type, contentLength: $length) { url } }';

const id = Number(
  (await pool.query<{ id: number }>("insert into customer (company_name) values ('Quota Pools') returning id")).rows[0]
    ?.id,
);
const presign = (account: string, length = 1_000) =>
  app.graphql<{ presign: { url: string } }>(account, PRESIGN, {
    key: `customer/${id}/profile/logo.png`,
    type: 'image/png',
    length,
  });
const userOf = async (account: string): Promise<number> => {
  const { rows } = await pool.query<{ id: number }>('select id from app_user where email = $1', [
    `${account}@trowel.test`,
  ]);
  return Number(rows[0]?.id);
};
/** Files that were announced some hours ago and never came. */
const announced = async (account: string, count: number, bytes: number, hours = 0): Promise<void> => {
  await pool.query(
    `insert into stored_file (key, storage_key, file_type, created_by, max_bytes, created_at)
     select 'customer/1/profile/x.png', 'customer/1/profile/' || gen_random_uuid() || '.png', 'image/png', $1, $2, now() - make_interval(hours => $3)
     from generate_series(1, $4)`,
    [await userOf(account), bytes, hours, count],
  );
};
const sweep = async (): Promise<void> => (await filesOf(app, () => new Date())).files.sweep(pool);
const refusal = {
  code: 'CONFLICT',
  rule: 'upload_quota',
  params: { files: 500, gigabytes: 5 },
};

describe('files that no record has taken over', () => {
  it('may be so many for each user, and the next one is refused by name [SEC-007]', async () => {
    await announced('office', 499, 1_000);
    expect((await presign('office')).errors).toBeUndefined();
    const refused = await presign('office');
    expect(refused.errors?.[0]).toMatchObject({
      message: expect.stringContaining('500 files or 5 GB'),
      extensions: refusal,
    });
    expect((await presign('manager')).errors).toBeUndefined();
  });

  it('may hold so many bytes together [SEC-007]', async () => {
    await announced('scheduler', 3, 1_789_569_706);
    const answer = await presign('admin');
    expect(answer.errors).toBeUndefined();
    await announced('admin', 3, 1_789_569_706);
    expect((await presign('admin')).errors?.[0]?.extensions).toMatchObject(refusal);
  });

  it('are counted one after the other, however many are asked for at once [SEC-007]', async () => {
    await pool.query('delete from stored_file');
    await announced('office', 495, 1_000);
    const answers = await Promise.all(Array.from({ length: 12 }, () => presign('office')));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(5);
  });

  it('make room again when they never came, and stay while their bytes are there [SEC-007]', async () => {
    await pool.query('delete from stored_file');
    const sent = await presign('office', aPng(4, [1, 2, 3]).length);
    const put = await fetch(`${app.url}${sent.data?.presign.url}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(aPng(4, [1, 2, 3])),
    });
    expect(put.status).toBe(204);
    await pool.query("update stored_file set created_at = now() - interval '3 hours'");
    await announced('office', 499, 1_000, 3);
    await announced('office', 1, 1_000, 1);
    expect((await presign('office')).errors?.[0]?.extensions).toMatchObject(refusal);
    await sweep();
    const { rows } = await pool.query('select count(*)::int as count from stored_file');
    expect(rows).toEqual([{ count: 2 }]);
    expect((await presign('office')).errors).toBeUndefined();
  });
});
