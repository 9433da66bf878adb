import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backUpWhenDue } from '../../server/backup/scheduledBackups';
import { localStore } from '../../server/files/local/localStore';
import { startApp, type TestApp } from '../support/app';
import { freshDatabase } from '../support/database';
import { removeFolder } from '../../scripts/removeFolder.mjs';

interface Work {
  id: string;
  kind: string;
  state: string;
  tries: number;
  error: string | null;
}

const dataDir = mkdtempSync(join(tmpdir(), 'trowel-upkeep-'));
const backups = join(dataDir, 'backups');
let app: TestApp;
beforeAll(async () => {
  const database = await freshDatabase();
  // A file where the folder of the backups should be, and a table that lets nothing go.
  writeFileSync(backups, 'in the way');
  await database.pool.query(`
    insert into notification (notified_user_id, notification_text, action_url, is_read, created_date)
      select min(id), 'read long ago', '/', true, now() - interval '1 year' from app_user;
    create function keeps() returns trigger language plpgsql as $$ begin raise exception 'this table lets nothing go'; end $$;
    create trigger keeps before delete on notification for each statement execute function keeps()`);
  const clock = (): Date => new Date();
  const plan = { pool: database.pool, dataDir, app_version: 'test', hours: 24, keep: 2, clock };
  app = await startApp({
    database,
    env: { DATA_DIR: dataDir },
    clock,
    deps: { backUp: () => backUpWhenDue(plan), upkeepEach: { disk: 60_000, work: 300 } },
  });
});
afterAll(async () => {
  await app?.close();
  removeFolder(dataDir);
});

const seen = async (account = 'admin') =>
  app.graphql<{ queuedWork: Work[] }>(account, '{ queuedWork { id kind state tries error } }');
const work = async (): Promise<Work[]> => {
  const { data, errors } = await seen();
  if (!data) throw new Error(JSON.stringify(errors));
  return data.queuedWork.filter(({ kind }) => kind === 'backup' || kind === 'upkeep');
};
const tryNow = ({ id }: Work) =>
  app.graphql('admin', 'mutation ($id: String!) { tryQueuedWork(id: $id) { id } }', { id });
const states = (all: readonly Work[]) => Object.fromEntries(all.map(({ kind, state }) => [kind, state]));
const SOON = { timeout: 40_000, interval: 300 };

describe('the backup and the upkeep of a running server', () => {
  it('stand in its queue, fail with words that administrators read, and are done when those try them again', async () => {
    await expect
      .poll(async () => (await work()).map(({ kind }) => kind).toSorted(), SOON)
      .toEqual(['backup', 'upkeep']);
    const [first] = await work();
    // What fails is begun again by itself after minutes; here administrators are in a hurry, until it is given up.
    await expect
      .poll(async () => {
        const all = await work();
        for (const one of all) if (one.state === 'waiting') await tryNow(one);
        return states(all);
      }, SOON)
      .toEqual({ backup: 'failed', upkeep: 'failed' });
    const failed = await work();
    expect(Object.fromEntries(failed.map(({ kind, error }) => [kind, error]))).toEqual({
      backup: expect.stringMatching(/^EEXIST.*backups/),
      upkeep: 'this table lets nothing go',
    });
    expect(failed.every(({ tries }) => tries >= 2)).toBe(true);
    expect(failed.map(({ id }) => id)).toContain(first?.id);
    expect((await seen('scheduler')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');

    rmSync(backups);
    mkdirSync(backups);
    await app.database.pool.query('drop trigger keeps on notification');
    for (const one of failed) expect((await tryNow(one)).errors).toBeUndefined();
    await expect.poll(work, SOON).toEqual([]);
    expect(readdirSync(backups)).toEqual([expect.stringMatching(/^trowel-.*\.tar\.gz$/)]);
    const old = await app.database.pool.query("select 1 from notification where notification_text = 'read long ago'");
    expect(old.rowCount).toBe(0);
  }, 120_000);

  it('tell of damaged files: the log, the bells of administrators, and how the server is', async () => {
    const [database, files] = [await freshDatabase(), mkdtempSync(join(tmpdir(), 'trowel-damaged-'))];
    const store = localStore({ folder: join(files, 'files'), secret: 'secret', clock: () => new Date() });
    for (const name of ['gone', 'rotten', 'sound'])
      await store.put(`customer/1/${name}.png`, Buffer.alloc(10, name), 'image/png');
    writeFileSync(join(files, 'files/customer/1/rotten.png'), 'something else');
    rmSync(join(files, 'files/customer/1/gone.png'));
    const clock = (): Date => new Date();
    const plan = { pool: database.pool, dataDir: files, app_version: 'test', hours: 24, keep: 2, clock };
    const written: string[] = [];
    const server = await startApp({
      database,
      env: { DATA_DIR: files, LOG_LEVEL: 'error' },
      clock,
      deps: {
        backUp: () => backUpWhenDue(plan),
        upkeepEach: { disk: 60_000, work: 300 },
        logTo: { write: (line) => written.push(line) },
      },
    });
    onTestFinished(async () => {
      await server.close();
      removeFolder(files);
    });
    const told = async () =>
      (
        await database.pool.query(
          'select u.email, n.notification_text as text, n.action_url from notification n join app_user u on u.id = n.notified_user_id',
        )
      ).rows;
    await expect.poll(told, SOON).toEqual([
      {
        email: 'admin@trowel.test',
        text: expect.stringMatching(
          /^The backup found 2 files damaged or missing: customer\/1\/(gone|rotten)\.png, customer\/1\/(gone|rotten)\.png\. An older backup/,
        ),
        action_url: '/admin?tab=health',
      },
    ]);
    expect(written.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('damaged'), files: expect.any(Array) }),
    );
    const logged = await database.pool.query(
      "select 1 from change_log where entity = 'notification' and command = 'backup'",
    );
    expect(logged.rowCount).toBe(1); // by which the bell rings
    const answer = await fetch(`${server.url}/v1/health`, {
      headers: { authorization: `Bearer ${await server.token('admin')}` },
    });
    const { backups: kept } = (await answer.json()) as { backups: { count: number; damaged: string[] } };
    expect(kept.count).toBe(1);
    expect(kept.damaged.toSorted()).toEqual(['customer/1/gone.png', 'customer/1/rotten.png']);
  }, 60_000);
});
