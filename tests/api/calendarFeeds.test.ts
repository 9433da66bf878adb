import { createHash, randomUUID } from 'node:crypto';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import ICAL from 'ical.js';
import type pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { addDays } from '#domain/civilDate';
import { migrate, migrateUpTo, migrationsFolder } from '../../server/db/migrate';
import { testApp } from '../support/app';
import { freshDatabase } from '../support/database';
import { TEST_TODAY } from '../support/clock';
import { proofOf } from '../support/security';
import { ANA, PLASTERER, warrantyFixture } from '../support/warrantyFixture';

const app = await testApp();
const { pool } = app.database;
const board = await warrantyFixture(app);
const CREW = 53;

interface Feed {
  id: number | null;
  employee_id: number | null;
  crew_id: number | null;
  name: string;
  path: string | null;
}
const FIELDS = '{ id employee_id crew_id name path }';
const feeds = async (account: string): Promise<Feed[]> =>
  (await app.graphql<{ calendarFeeds: Feed[] }>(account, `{ calendarFeeds ${FIELDS} }`)).data?.calendarFeeds ?? [];
const renew = async (account: string, target: string): Promise<Feed | undefined> =>
  (
    await app.graphql<{ renewCalendarFeed: Feed }>(
      account,
      `mutation ($proof: String) { renewCalendarFeed(${target}, proof: $proof) ${FIELDS} }`,
      { proof: await proofOf(app, account) },
    )
  ).data?.renewCalendarFeed;
const read = (path: string | null | undefined): Promise<Response> => fetch(app.url + String(path));
const events = async (path: string | null | undefined): Promise<ICAL.Event[]> =>
  new ICAL.Component(ICAL.parse(await (await read(path)).text()))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));

/** Told once, when it was made. */
let crewPath: string | null | undefined;

beforeAll(async () => {
  await pool.query("update app_user set employee_id = $1 where email = 'crew@trowel.test'", [PLASTERER]);
  await pool.query("update app_user set employee_id = $1 where email = 'supervisor@trowel.test'", [ANA]);
  invalidateActors();
  await board.aJob({ id: 1, category_id: 2, status_id: 2 });
  for (const [id, day] of [
    [1, 1],
    [2, 3],
  ] as const)
    await board.insert('crew_information', {
      id,
      phase_type_id: id,
      status_id: 2,
      job_detail_id: 1,
      crew_id: CREW,
      date: addDays(TEST_TODAY, day),
    });
});

describe('a calendar feed', () => {
  it('is offered for oneself and each crew of one’s own, and read without a sign-in [MSG-003]', async () => {
    const offered = await feeds('crew');
    expect(offered).toMatchObject([
      { employee_id: PLASTERER, path: null },
      { crew_id: CREW, path: null },
    ]);
    const own = await renew('crew', `employee_id: ${PLASTERER}`);
    const crew = await renew('crew', `crew_id: ${CREW}`);
    const there = await feeds('crew');
    expect(there.map(({ id }) => id)).toEqual([own?.id, crew?.id]);
    expect(there.map(({ path }) => path)).toEqual([null, null]);
    crewPath = crew?.path;
    const answer = await read(crew?.path);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    for (const path of [own?.path, crew?.path])
      expect((await events(path)).map(({ startDate }) => startDate.toString())).toEqual([
        addDays(TEST_TODAY, 1),
        addDays(TEST_TODAY, 3),
      ]);
  });

  it('keeps the names of its entries when they move, and says of what was cancelled that it is [MSG-003]', async () => {
    const path = crewPath;
    const [first] = await events(path);
    await pool.query('update crew_information set date = $1 where id = 1', [addDays(TEST_TODAY, 2)]);
    await board.aJob({ id: 2, category_id: 1, status_id: 2 });
    const shoot = {
      id: 3,
      job_detail_id: 2,
      type_id: 1,
      status_id: 2,
      crew_id: CREW,
      gunite_date: addDays(TEST_TODAY, 5),
    };
    await board.insert('gunite_history', shoot);
    const before = (await events(path)).at(-1);
    expect(before?.uid).toMatch(/^gunite_history-3@/);
    await pool.query('update gunite_history set status_id = 6 where id = 3');
    const all = await events(path);
    const [moved] = all;
    expect(moved?.uid).toBe(first?.uid);
    expect(moved?.startDate.toString()).toBe(addDays(TEST_TODAY, 2));
    expect(moved?.sequence).toBeGreaterThan(first?.sequence ?? Infinity);
    const gone = all.filter(({ component }) => component.getFirstPropertyValue('status') === 'CANCELLED');
    expect(gone.map(({ uid }) => uid)).toEqual([before?.uid]);
    expect(gone[0]?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
    // Read again, by several devices at once, it tells the same.
    const readings = await Promise.all([1, 2, 3].map(() => events(path)));
    const versions = (list: readonly ICAL.Event[]) => list.map(({ uid, sequence }) => `${uid} ${sequence}`);
    for (const one of readings) expect(versions(one)).toEqual(versions(all));
  });

  it('tells nothing at an address that was renewed, given up or guessed, and is not taken back [MSG-003]', async () => {
    const old = crewPath;
    expect((await read(old)).status).toBe(200);
    const [renewed, again] = [await renew('crew', `crew_id: ${CREW}`), await renew('crew', `crew_id: ${CREW}`)];
    expect(new Set([old, renewed?.path, again?.path]).size).toBe(3);
    for (const path of [old, renewed?.path, `${again?.path}x`, '/calendar-feed.ics', '/calendar-feed.ics?key=;--'])
      expect((await read(path)).status).toBe(404);
    expect((await read(again?.path)).status).toBe(200);
    const revoke = `mutation { revokeCalendarFeed(id: ${again?.id}) }`;
    expect((await app.graphql('supervisor', revoke)).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await app.graphql('crew', revoke)).errors).toBeUndefined();
    expect((await read(again?.path)).status).toBe(404);
  });

  it('asks for the rights of its user at each reading [MSG-003]', async () => {
    expect(await renew('crew', `employee_id: ${ANA}`)).toBeUndefined();
    expect(await renew('crew', `employee_id: ${PLASTERER}, crew_id: ${CREW}`)).toBeUndefined();
    const followed = await renew('supervisor', `crew_id: ${CREW}`);
    const own = await renew('crew', `crew_id: ${CREW}`);
    expect((await read(followed?.path)).status).toBe(200);
    await pool.query('delete from employee_crew where employee_id = $1', [PLASTERER]);
    await pool.query("update app_user set is_active = false where email = 'supervisor@trowel.test'");
    invalidateActors();
    expect((await read(own?.path)).status).toBe(404);
    expect((await read(followed?.path)).status).toBe(404);
  });
});

const OLD_KEY = `${'Old_key-'.repeat(5)}abc`;
/** A feed as versions before its hash kept it. */
const insertEarlierFeed = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`
    set session_replication_role = replica;
    insert into calendar_feed (user_id, crew_id, secret) values (1, 53, '${OLD_KEY}');
    set session_replication_role = origin;
    insert into change_log (mutation_id, command, entity, entity_id, before, after) values
      (gen_random_uuid(), 'renewCalendarFeed', 'calendar_feed', 1, null, '{"user_id": 1, "secret": "${OLD_KEY}"}'),
      (gen_random_uuid(), 'renewCalendarFeed', 'calendar_feed', 1, '{"secret": "older"}', '{"secret": "${OLD_KEY}"}'),
      (gen_random_uuid(), 'other', 'other', 1, null, '{"secret": "its own"}');
    insert into idempotency (user_id, key, body_hash, mutation_id, response)
      values (1, gen_random_uuid(), 'x', gen_random_uuid(), '{"data":{"renewCalendarFeed":{"path":"/calendar-feed.ics?key=${OLD_KEY}"}}}');`);
};

describe('the key of a calendar feed', () => {
  it('stands nowhere in the database, and no hash of it in history or answers [SEC-006]', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const make = async (key: Record<string, string>) =>
      app.graphql<{ renewCalendarFeed: Feed }>(
        'crew',
        `mutation ($proof: String) { renewCalendarFeed(employee_id: ${PLASTERER}, proof: $proof) ${FIELDS} }`,
        { proof: await proofOf(app, 'crew') },
        key,
      );
    const made = (await make(headers)).data?.renewCalendarFeed;
    const key = new URL(String(made?.path), app.url).searchParams.get('key') ?? '';
    expect(key).toMatch(/^[\w-]{43}$/);
    expect((await make(headers)).errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY_SPENT');
    expect((await read(made?.path)).status).toBe(200);
    const { rows: tables } = await pool.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
    );
    for (const { name } of tables) {
      const found = await pool.query(`select from ${name} t where strpos(t::text, $1) > 0`, [key]);
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
    const logged = await pool.query<{ before: object | null; after: object | null }>(
      "select before, after from change_log where entity = 'calendar_feed'",
    );
    expect(logged.rowCount).toBeGreaterThan(0);
    expect(JSON.stringify(logged.rows)).not.toContain('secret');
  });

  it('of an earlier version goes on telling, hashed by the migration, and is gone from history and answers [SEC-006]', async () => {
    const earlier = await freshDatabase();
    onTestFinished(() => earlier.close());
    const all = readMigrationFiles({ migrationsFolder: migrationsFolder() });
    const at = all.findIndex(({ sql }) => sql.join().includes('secret_hash'));
    await earlier.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
    const client = await earlier.pool.connect();
    const upTo = (count: number) =>
      migrateUpTo(
        client,
        all.slice(0, count).map(({ hash, folderMillis }) => ({ hash, created_at: String(folderMillis) })),
      );
    await upTo(at);
    await insertEarlierFeed(client);
    await migrate(client);
    const { rows } = await client.query<Record<string, string>>(
      "select (select secret_hash from calendar_feed) as feed, (select string_agg(coalesce(before::text, '-') || after::text, ' ' order by seq) from change_log where entity = 'calendar_feed') as logged, (select response::text from idempotency) as answer, (select after::text from change_log where entity = 'other') as other",
    );
    client.release();
    expect(rows[0]).toEqual({
      feed: createHash('sha256').update(OLD_KEY).digest('hex'),
      logged: '-{"user_id": 1} {}{}',
      answer: 'null',
      other: '{"secret": "its own"}',
    });
  });
});
