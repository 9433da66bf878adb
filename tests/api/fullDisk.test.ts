import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseAccount } from '../../server/db/embedded/account';
import { startApp, type TestApp } from '../support/app';
import { freshDatabase } from '../support/database';
import { aPng } from '../support/pictures';
import { smallDisk } from '../support/smallDisk';

const MB = 1_048_576;
const CREATE =
  'mutation ($note: LongText) { createHomeowner(homeowner: { first_name: "No", last_name: "Room", note: $note }) { id } }';
const PRESIGN = 'mutation ($key: String!) { presign(key: $key, contentType: "image/png") { url } }';
/** What anybody is told, whichever disk is full. */
const FULL = { message: expect.stringContaining('no room left'), code: 'DISK_FULL' };

// Real disks of a few megabytes, under the files and under a table. Without root on Linux there are none to be had: then the
// refusal of the database is injected in upkeep.test.ts, and that of the store in localStore.test.ts.
const disks = [smallDisk('12m'), smallDisk('6m')] as const;
const [files, rows] = disks;
const SPACE = `small_${randomBytes(4).toString('hex')}`;
afterAll(() => disks.forEach((disk) => disk?.release()));

describe.runIf(files !== null && rows !== null)('a server whose disks are full', () => {
  let app: TestApp;
  beforeAll(async () => {
    const database = await freshDatabase();
    app = await startApp({
      database,
      env: { DATA_DIR: files?.folder ?? '' },
      deps: { upkeepEach: { disk: 200, work: 60_000 } },
    });
    const place = join(rows?.folder ?? '', 'rows');
    mkdirSync(place);
    const { uid, gid } = chooseAccount(place);
    if (uid !== undefined && gid !== undefined) chownSync(place, uid, gid);
    await database.pool.query(`create tablespace ${SPACE} location '${place}'`);
    await database.pool.query(`alter table homeowner set tablespace ${SPACE}`);
  });
  afterAll(async () => {
    await app?.database.pool.query('alter table homeowner set tablespace pg_default');
    await app?.database.pool.query(`drop tablespace ${SPACE}`);
    await app?.close();
  });

  const create = () => app.graphql('admin', CREATE, { note: 'x'.repeat(200) });
  const count = async (): Promise<number> => {
    const { data } = await app.graphql<{ homeowners: { total_count: number } }>(
      'admin',
      '{ homeowners { total_count } }',
    );
    return data?.homeowners.total_count ?? -1;
  };

  it('refuses a row by a code and words of its own, keeps those before, and takes it when there is room', async () => {
    const before = await count();
    const makeRoom = rows?.fill();
    let taken = 0;
    let answer = await create();
    for (; !answer.errors && taken < 300; taken += 1) answer = await create();
    expect([taken < 300, answer.status]).toEqual([true, 507]);
    expect(answer.errors?.map(({ message, extensions }) => ({ message, code: extensions?.code }))).toEqual([FULL]);
    expect(answer.data).toBeNull();
    expect(await count()).toBe(before + taken);
    makeRoom?.();
    expect((await create()).errors).toBeUndefined();
    expect(await count()).toBe(before + taken + 1);
  });

  it('refuses an upload in the same way, leaves nothing of it behind, and takes it when there is room', async () => {
    const { data } = await app.graphql<{ made: { id: number } }>(
      'admin',
      'mutation { made: createCustomer(customer: { company_name: "Large Pools" }) { id } }',
    );
    const picture = new Uint8Array(aPng(8, [200, 0, 0], 3 * MB));
    const send = async () => {
      const { data: signed } = await app.graphql<{ presign: { url: string } }>('admin', PRESIGN, {
        key: `customer/${data?.made.id}/profile/logo.png`,
      });
      const answer = await fetch(app.url + String(signed?.presign.url), {
        method: 'PUT',
        headers: { 'content-type': 'image/png' },
        body: picture,
      });
      const text = await answer.text();
      return { status: answer.status, error: text === '' ? undefined : (JSON.parse(text) as { error: unknown }).error };
    };
    const makeRoom = files?.fill(MB);
    expect(await send()).toEqual({ status: 507, error: expect.objectContaining(FULL) });
    const folder = join(files?.folder ?? '', 'files');
    expect(readdirSync(join(folder, '.parts'))).toEqual([]);
    expect(existsSync(join(folder, `customer/${data?.made.id}/profile/logo.png`))).toBe(false);
    makeRoom?.();
    expect(await send()).toEqual({ status: 204, error: undefined });
  });

  it('tells its administrators by itself, once, when less than a tenth is left', async () => {
    const { pool } = app.database;
    await pool.query('delete from notification');
    const makeRoom = files?.fill(MB / 2);
    const told = async () =>
      (
        await pool.query<{ email: string; text: string }>(
          'select u.email, n.notification_text as text from notification n join app_user u on u.id = n.notified_user_id',
        )
      ).rows;
    await expect
      .poll(told, { timeout: 10_000 })
      .toEqual([{ email: 'admin@trowel.test', text: expect.stringMatching(/nearly full: [0-9] % are left/) }]);
    const looks = Date.now() + 600;
    await expect.poll(() => Date.now() > looks, { timeout: 2_000 }).toBe(true);
    expect(await told()).toHaveLength(1);
    makeRoom?.();
  });
});
