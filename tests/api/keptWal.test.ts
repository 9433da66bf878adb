import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { basesIn, keepWal, walFolder, walSettings, type WalPlan } from '../../server/backup/keptWal';
import { restoreAt } from '../../server/backup/restoreAt';
import { openDatabase, type OpenDatabase } from '../../server/db/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../server/db/embedded/postgres';
import { setUpDatabase } from '../../server/setUp';
import { TEST_NOW } from '../support/clock';
import { dataFolder } from '../support/dataFolder';
import { removeFolder } from '../../scripts/removeFolder.mjs';

const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];
const aFolder = (): string => {
  const folder = dataFolder();
  folders.push(folder);
  return folder;
};
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  for (const folder of folders) removeFolder(folder);
});

const start = async (folder: string): Promise<EmbeddedPostgres & { open: OpenDatabase; plan: WalPlan }> => {
  const server = await startEmbeddedPostgres(folder, walSettings);
  servers.push(server);
  const { socket, data } = server;
  const open = openDatabase({ socket, database: 'postgres' }, 4);
  return { ...server, open, plan: { socket, data, days: 2, mb: 4_000, clock: () => new Date() } };
};
const end = async ({ open, stop }: Awaited<ReturnType<typeof start>>): Promise<void> => {
  await open.close();
  await stop();
};
const names = async ({ open }: { open: OpenDatabase }): Promise<unknown[]> =>
  (await open.pool.query("select last_name from homeowner where first_name = 'Back' order by id")).rows.map(
    ({ last_name }) => last_name,
  );
const write = ({ open }: { open: OpenDatabase }, name: string) =>
  open.pool.query("insert into homeowner (first_name, last_name) values ('Back', $1)", [name]);
/** A moment that no commit shares. */
const moment = async ({ open }: { open: OpenDatabase }): Promise<Date> => {
  await pause(50);
  const { rows } = await open.pool.query<{ now: Date }>('select clock_timestamp() as now');
  await pause(50);
  return rows[0]?.now ?? new Date(NaN);
};

describe('the embedded database', () => {
  it('is taken back to any moment since a base, and again to another one, with the data of before beside it', async () => {
    const folder = aFolder();
    const first = await start(folder);
    await setUpDatabase(first.open, { demo: false, scale: 1, environment: 'prod', now: TEST_NOW });
    await write(first, 'before the base');
    expect(await keepWal(first.plan)).toBe('base');
    expect(await keepWal(first.plan)).toBe('nothing');
    await write(first, 'wanted');
    const early = await moment(first);
    await first.open.pool.query(
      "insert into email_log (status, recipients, subject, kept_message) values ('waiting', 'a@b.test', 'Waits', '{}')",
    );
    await write(first, 'wanted later');
    const late = await moment(first);
    await first.open.pool.query('delete from homeowner');
    await end(first);

    const { before } = await restoreAt(folder, late);
    const second = await start(folder);
    expect(await names(second)).toEqual(['before the base', 'wanted', 'wanted later']);
    const mails = await second.open.pool.query("select status from email_log where subject = 'Waits'");
    expect(mails.rows).toEqual([{ status: 'failed' }]); // it has left since, as far as anybody knows
    await write(second, 'written after it');
    await end(second);
    expect(existsSync(join(before, 'PG_VERSION'))).toBe(true);

    await restoreAt(folder, early);
    const third = await start(folder);
    expect(await names(third)).toEqual(['before the base', 'wanted']);
    await end(third);
  }, 120_000);

  it('is left as it was when a moment cannot be reached, and words say which can', async () => {
    const folder = aFolder();
    const server = await start(folder);
    await setUpDatabase(server.open, { demo: false, scale: 1, environment: 'prod', now: TEST_NOW });
    const early = await moment(server);
    await expect(restoreAt(folder, early)).rejects.toThrow(/no changes are kept here/);
    await keepWal(server.plan);
    await write(server, 'stays');
    const late = await moment(server);
    await write(server, 'stays too');
    await end(server);
    await expect(restoreAt(folder, early)).rejects.toThrow(/the changes are kept from 20.* on/);
    await expect(restoreAt(folder, new Date('x'))).rejects.toThrow(/give a moment as/);
    await expect(restoreAt(folder, new Date(Date.now() + 60_000))).rejects.toThrow(/is still to come/);
    const base = (await basesIn(walFolder(server.data))).at(-1)?.folder ?? '';
    renameSync(join(base, 'data.tar.gz'), join(base, 'kept'));
    writeFileSync(join(base, 'data.tar.gz'), 'damaged');
    await expect(restoreAt(folder, late)).rejects.toThrow(/tar failed/);
    const again = await start(folder);
    expect(await names(again)).toEqual(['stays', 'stays too']);
    await end(again);
    expect(readdirSync(dirname(server.data)).filter((name) => name.startsWith('data.before'))).toEqual([]);

    // Killed when the data of now had gone aside, and those of the moment had not come into their place.
    renameSync(server.data, `${server.data}.before-2026-03-11T15-00-00Z`);
    mkdirSync(`${server.data}.restoring`, { recursive: true });
    const back = await start(folder);
    expect(await names(back)).toEqual(['stays', 'stays too']);
    await end(back);
  }, 120_000);

  it('keeps no more than was set, and nothing where there is no room', async () => {
    const server = await start(aFolder());
    const folder = walFolder(server.data);
    const kept = (): string[] => readdirSync(folder).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name));
    let now = new Date();
    const plan = { ...server.plan, clock: () => now };
    expect(await keepWal({ ...plan, left: async () => 1_000 })).toBe('no room');
    expect(await keepWal({ ...plan, mb: 1 })).toBe('no room');
    expect(existsSync(folder)).toBe(false);
    expect(await keepWal(plan)).toBe('base');
    const [first] = kept();
    await server.open.pool.query('create table grows as select 1 as one; select pg_switch_wal()');
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect(await keepWal(plan)).toBe('base'); // a day later; both are needed to go back two days
    expect(await basesIn(folder)).toHaveLength(2);
    now = new Date(now.getTime() + 50 * 3_600_000);
    expect(await keepWal(plan)).toBe('base');
    expect(await basesIn(folder)).toHaveLength(1);
    expect(kept()).not.toContain(first);
    expect(await keepWal({ ...plan, left: async () => 1_000 })).toBe('no room');
    expect(existsSync(folder)).toBe(false);
    await end(server);
  }, 60_000);
});
