import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/civilDate';
import { invalidateActors } from '../../server/access/actor';
import { startApp } from '../support/app';
import { breakableDatabase } from '../support/breakableDatabase';
import { TEST_NOW, TEST_TODAY } from '../support/clock';
import { proofOf } from '../support/security';
import { PLASTERER, warrantyFixture } from '../support/warrantyFixture';

const CREW = 53;
const database = await breakableDatabase();
let now = TEST_NOW;
const lines: { operation?: string; status?: number }[] = [];
const app = await startApp({
  database,
  clock: () => now,
  env: { LOG_LEVEL: 'info' },
  deps: { logTo: { write: (line) => lines.push(JSON.parse(line)) } },
});
afterAll(() => app.close());
const board = await warrantyFixture(app);

const renew = async (): Promise<string> =>
  (
    await app.graphql<{ renewCalendarFeed: { path: string } }>(
      'crew',
      `mutation ($proof: String) { renewCalendarFeed(crew_id: ${CREW}, proof: $proof) { path } }`,
      { proof: await proofOf(app, 'crew') },
    )
  ).data?.renewCalendarFeed.path ?? '';
let path = '';
const read = (headers: Record<string, string> = {}, at = path): Promise<Response> => fetch(app.url + at, { headers });
const countOf = async (answer: Response): Promise<number> =>
  new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent').length;

beforeAll(async () => {
  await database.pool.query("update app_user set employee_id = $1 where email = 'crew@trowel.test'", [PLASTERER]);
  invalidateActors();
  await board.aJob({ id: 1, category_id: 2, status_id: 2 });
  const work = { phase_type_id: 1, status_id: 2, job_detail_id: 1, crew_id: CREW, date: addDays(TEST_TODAY, 1) };
  await board.insert('crew_information', { id: 1, ...work });
  path = await renew();
});

describe('a calendar feed', () => {
  it('says "nothing new" to who has it, whenever it was made, until something changes [MSG-006]', async () => {
    const first = await read();
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, await countOf(first)]).toEqual([200, 1]);
    now = new Date(now.getTime() + 90_000);
    expect((await read({ 'if-none-match': etag })).status).toBe(304);
    expect((await read({ 'if-none-match': `"other", ${etag}` })).status).toBe(304);
    await database.pool.query('update crew_information set date = $1 where id = 1', [addDays(TEST_TODAY, 2)]);
    const moved = await read({ 'if-none-match': etag });
    expect(moved.status).toBe(200);
    expect(moved.headers.get('etag')).not.toBe(etag);
  });

  it('is answered however often anybody reads it, and others from the same address too [MSG-006]', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => read()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.some(({ headers }) => headers.has('retry-after'))).toBe(true);
    for (const answer of answers.slice(-3)) expect(await countOf(answer)).toBe(1);
    const old = path;
    path = await renew();
    const other = await read();
    expect([other.status, other.headers.has('retry-after')]).toEqual([200, false]);
    expect((await read({}, old)).status).not.toBe(429);
  });

  it('is told as it was last while the database is away, and a program that has it hears nothing new [MSG-006]', async () => {
    const before = await read();
    const etag = before.headers.get('etag') ?? '';
    await database.interrupt();
    try {
      const during = await read();
      expect([during.status, during.headers.get('retry-after'), await countOf(during)]).toEqual([200, '300', 1]);
      expect((await read({ 'if-none-match': etag })).status).toBe(304);
      const unknown = `/calendar-feed.ics?key=${'x'.repeat(43)}`;
      expect((await read({ 'if-none-match': '"a"' }, unknown)).status).toBe(304);
      const spanish = `${path}&language=es`;
      lines.length = 0;
      for (const at of [unknown, spanish])
        await expect(read({}, at)).rejects.toMatchObject({ cause: { code: expect.stringMatching(/SOCKET|RESET/) } });
      // The server ended these connections: nobody left.
      const told = (): unknown[] => lines.flatMap(({ operation, status }) => (operation === undefined ? [] : [status]));
      await expect.poll(told).toEqual([503, 503]);
    } finally {
      await database.restore();
    }
    await expect.poll(async () => (await read()).headers.has('retry-after'), { timeout: 10_000 }).toBe(false);
  });

  it('that was given up is not told from memory [MSG-006 MSG-003]', async () => {
    const old = path;
    expect((await read({}, old)).status).toBe(200);
    path = await renew();
    expect((await read({}, old)).status).toBe(404);
    await database.interrupt();
    await expect(read({}, old)).rejects.toThrow('fetch failed');
    await database.restore();
  });
});

describe('a server that stops', () => {
  it('answers what still comes on an open connection, and no 503 [MSG-006]', async () => {
    const stopping = await startApp();
    const socket = connect(Number(new URL(stopping.url).port), new URL(stopping.url).hostname);
    await once(socket, 'connect');
    socket.write('GET /calendar-feed.ics?key=none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n'); // its end is to come
    const reading = text(socket);
    const closed = stopping.close();
    await expect.poll(() => stopping.app.server.listening).toBe(false);
    socket.write('\r\n');
    expect((await reading).split('\r\n')[0]).toBe('HTTP/1.1 404 Not Found');
    await closed;
  });
});
