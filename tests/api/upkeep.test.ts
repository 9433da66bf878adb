import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env';
import { forgetOld } from '../../server/upkeep/forgetOld';
import { diskRoom, warnOfFullDisk } from '../../server/upkeep/diskRoom';
import { passwordToken } from '../support/passwordToken';
import { startApp, type TestApp } from '../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

const count = async (from: string): Promise<number> => {
  const { rows } = await app.database.pool.query<{ count: number }>(`select count(*)::int as count from ${from}`);
  return rows[0]?.count ?? 0;
};

describe('a disk with little room', () => {
  it('is told to administrators by the bell, once a day', async () => {
    const { db } = app.database;
    expect(await warnOfFullDisk(db, app.dataDir, async () => 0.2)).toBe(false);
    expect(await count('notification')).toBe(0);
    for (let round = 0; round < 2; round += 1)
      expect(await warnOfFullDisk(db, app.dataDir, async () => 0.0712)).toBe(true);
    const { rows } = await app.database.pool.query(
      'select u.email, n.notification_text as text from notification n join app_user u on u.id = n.notified_user_id',
    );
    expect(rows).toEqual([{ email: 'admin@trowel.test', text: expect.stringContaining('7 % are left') }]);
    expect((await diskRoom(app.dataDir)).left_share).toBeGreaterThan(0);
  });

  it('that is full answers with a code and words of its own', async () => {
    await app.database.pool.query(`create function full_disk() returns trigger language plpgsql as
      'begin raise exception ''could not extend file'' using errcode = ''53100''; end'; create trigger full_disk before insert on homeowner execute function full_disk()`);
    const { status, errors } = await app.graphql(
      'admin',
      'mutation { createHomeowner(homeowner: { first_name: "No", last_name: "Room" }) { id } }',
    );
    expect(status).toBe(507);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('no room left'),
      extensions: { code: 'DISK_FULL' },
    });
  });
});

describe('what is old', () => {
  it('is removed: read notices, texts of failed mails, mails of the outbox and grants without a token', async () => {
    const { pool, db } = app.database;
    await pool.query(`insert into notification (notified_user_id, notification_text, action_url, is_read, created_date)
      select min(id), 'old and read', '/', true, now() - interval '1 year' from app_user
      union all select min(id), 'old', '/', false, now() - interval '1 year' from app_user`);
    await pool.query(
      "insert into email_log (status, recipients, subject, kept_message, created_at) values ('failed', 'a@b.test', 'x', '{}', now() - interval '31 days')",
    );
    for (let sign = 0; sign < 3; sign += 1) await passwordToken(app.url, 'crew');
    await pool.query("update oidc_payload set payload = jsonb_set(payload, '{iat}', '1') where model = 'Grant'");
    await pool.query(
      "delete from oidc_payload where grant_id in (select substr(key, 7) from oidc_payload where model = 'Grant' order by key limit 1)",
    );
    const grants = await count("oidc_payload where model = 'Grant'");
    const outbox = join(app.dataDir, 'outbox');
    mkdirSync(outbox, { recursive: true });
    for (const name of ['old.eml', 'new.eml']) writeFileSync(join(outbox, name), 'mail');
    utimesSync(join(outbox, 'old.eml'), 1, 1);
    await forgetOld(db, { ...readEnv({}), DATA_DIR: app.dataDir }, new Date());
    expect(await count("notification where notification_text like 'old%'")).toBe(1);
    expect(await count('email_log where kept_message is not null')).toBe(0);
    expect(readdirSync(outbox)).toEqual(['new.eml']);
    expect(await count("oidc_payload where model = 'Grant'")).toBe(grants - 1);
  });
});
