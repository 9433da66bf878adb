import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AtBoard, ViewerEvent } from '#domain/live';
import { invalidateActors } from '../../server/access/actor';
import { testApp, type TestApp } from '../support/app';
import { boardFixture, mutationIdOf, PREP } from '../support/boardFixture';
import { proofOf } from '../support/security';
import { liveStream, type HeardStream } from '../support/liveStream';

const open: HeardStream[] = [];

/** Two processes' worth of server on one database: nothing but the database connects them. */
const one = await testApp();
const two = await testApp({ database: { ...one.database, close: async () => undefined } });
const board = await boardFixture(one);
beforeEach(async () => {
  open.splice(0).forEach((stream) => stream.close());
  await board.clear();
});
afterAll(() => open.forEach((stream) => stream.close()));

const DAY = '2026-03-17';
const aCard = (id: number) => board.aSubJob({ id, entries: [{ id, phase: PREP }] });
const listen = async (app: TestApp, account = 'scheduler', cursor?: string): Promise<HeardStream> => {
  const stream = await liveStream(app.url, await app.token(account), cursor);
  open.push(stream);
  return stream;
};
const hold = async (
  app: TestApp,
  account: string,
  stream: string,
  is_held: boolean,
  card_key = 'crew_information:1',
  category = 'pebble',
) =>
  fetch(`${app.url}/v1/presence`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await app.token(account)}` },
    body: JSON.stringify({ category, card_key, stream, is_held }),
  });

describe('the live stream', () => {
  it('tells a move to browsers of this and of another server, with card, version, place and who [BRD-012]', async () => {
    await aCard(1);
    const [here, there] = [await listen(one), await listen(two, 'office')];
    await Promise.all([here.hear('hello'), there.hear('hello')]);
    const mutation_id = mutationIdOf(await board.move(1, 1, PREP, { crew_id: 11, date: DAY }));
    for (const stream of [here, there]) {
      const { cards, sub_jobs, changed_by, category } = await stream.hear('cards');
      expect(category).toBe('pebble');
      expect(cards.find(({ key }) => key === 'crew_information:1')).toMatchObject({
        version: 2,
        crew_id: 11,
        date: DAY,
        job_order: 1,
      });
      expect(sub_jobs.map(({ id }) => id)).toEqual([1]);
      expect(changed_by['crew_information:1']).toMatchObject({
        mutation_id,
        user: { name: expect.stringMatching(/\w/) },
      });
    }
  });

  it('tells the cards that a move renumbers alone, without the rest of their sub-jobs [BRD-012]', async () => {
    for (const id of [1, 2, 3]) await aCard(id);
    const stream = await listen(one);
    await stream.hear('hello');
    for (const id of [1, 2, 3]) await board.move(id, id, PREP, { crew_id: 11, date: DAY });
    await stream.hear('cards', ({ changed_by }) => 'crew_information:3' in changed_by);
    const mutation_id = mutationIdOf(await board.move(1, 1, PREP, { crew_id: 11, date: '2026-03-18' }));
    const { cards, sub_jobs } = await stream.hear(
      'cards',
      ({ changed_by }) => changed_by['crew_information:1']?.mutation_id === mutation_id,
    );
    expect(sub_jobs.map(({ id }) => id)).toEqual([1]);
    const [own, beside] = [
      cards.filter(({ job_detail_id }) => job_detail_id === 1),
      cards.filter(({ job_detail_id }) => job_detail_id !== 1),
    ];
    expect(own.length).toBeGreaterThan(1);
    expect(Object.fromEntries(beside.map(({ key, job_order }) => [key, job_order]))).toEqual({
      'crew_information:2': 1,
      'crew_information:3': 2,
    });
  });

  it('is closed to who sends no token, and says nothing of a board to who may not see it [BRD-057]', async () => {
    expect((await fetch(`${one.url}/v1/events`)).status).toBe(401);
    await aCard(2);
    const [blind, seeing] = [await listen(one, 'nobody'), await listen(one)];
    await Promise.all([blind.hear('hello'), seeing.hear('hello')]);
    await hold(one, 'scheduler', (await seeing.hear('hello')).stream, true);
    await board.move(2, 2, PREP, { crew_id: 11, date: DAY });
    await seeing.hear('cards');
    await seeing.hear('hold');
    await pause(100);
    expect(blind.events.map(({ name }) => name)).toEqual(['hello']);
  });

  it('goes on from a cursor: what was missed comes, in order and once [BRD-012]', async () => {
    for (const id of [1, 2, 3]) await aCard(id);
    const [first, there] = [await listen(one), await listen(two)];
    await Promise.all([first.hear('hello'), there.hear('hello')]);
    await board.move(1, 1, PREP, { crew_id: 11, date: DAY });
    const { cursor } = await first.hear('cards', ({ changed_by }) => 'crew_information:1' in changed_by);
    await there.hear('cards', ({ changed_by }) => 'crew_information:1' in changed_by);
    first.close();
    there.close();
    await board.move(2, 2, PREP, { crew_id: 11, date: DAY });
    const second = await listen(two, 'scheduler', cursor);
    await second.hear('cards', ({ changed_by }) => 'crew_information:2' in changed_by);
    await board.move(3, 3, PREP, { crew_id: 11, date: DAY });
    await second.hear('cards', ({ changed_by }) => 'crew_information:3' in changed_by);
    const told = second.events.flatMap((event) => (event.name === 'cards' ? Object.keys(event.data.changed_by) : []));
    // A transaction of another database of this PostgreSQL holds the cursor back: then what stood before it is told again.
    expect(told.filter((key) => key !== 'crew_information:1')).toEqual(['crew_information:2', 'crew_information:3']);
    expect(second.events[0]).toMatchObject({ name: 'hello', data: { cursor } });
    expect(second.events.some(({ name }) => name === 'resync')).toBe(false);
  });

  it.each([
    'nonsense',
    Buffer.from('18446744073709551615.1').toString('base64url'),
    Buffer.from('99999999999999999999.1').toString('base64url'),
  ])('answers resync to a cursor that is none of its own (%s)', async (cursor) => {
    const stream = await listen(one, 'scheduler', cursor);
    const { cursor: start } = await stream.hear('resync');
    expect(stream.events[0]).toMatchObject({ name: 'hello', data: { cursor: start } });
  });

  it('goes on from the profile: what happened since a page knows its user comes with the stream that begins later [BRD-012]', async () => {
    for (const id of [1, 2]) await aCard(id);
    const there = await listen(one);
    await there.hear('hello');
    await board.move(1, 1, PREP, { crew_id: 11, date: DAY });
    await there.hear('cards', ({ changed_by }) => 'crew_information:1' in changed_by);
    const token = await one.token('office');
    const sub = encodeURIComponent(String(decodeJwt(token).sub));
    const answer = await fetch(`${one.url}/v1/getCurrentUserProfile?sub=${sub}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const cursor = answer.headers.get('x-live-cursor') ?? '';
    await board.move(2, 2, PREP, { crew_id: 11, date: DAY });
    await there.hear('cards', ({ changed_by }) => 'crew_information:2' in changed_by);
    const later = await listen(two, 'office', cursor);
    await later.hear('cards', ({ changed_by }) => 'crew_information:2' in changed_by);
    expect(later.events.some(({ name }) => name === 'resync')).toBe(false);
  });

  it('answers resync to a cursor that is too long ago, and to all when too much happens at once', async () => {
    const first = await listen(one);
    const { cursor } = await first.hear('hello');
    await board.pool.query(
      "insert into change_log (mutation_id, command, user_id, entity, entity_id) select gen_random_uuid(), 'import', 1, 'customer', n from generate_series(1, 2500) n",
    );
    expect(await first.hear('resync')).toMatchObject({ cursor: expect.any(String) });
    const late = await listen(one, 'scheduler', cursor);
    expect(await late.hear('resync')).toMatchObject({ cursor: expect.any(String) });
    await aCard(4);
    await board.move(4, 4, PREP, { crew_id: 11, date: DAY });
    await late.hear('cards');
  });

  it("tells a change at once though an older transaction still runs, and that one's change when it ends", async () => {
    await aCard(5);
    const stream = await listen(one);
    await stream.hear('hello');
    const slow = await board.pool.connect();
    try {
      await slow.query('begin');
      await slow.query(
        "insert into change_log (mutation_id, command, user_id, entity, entity_id, before, after) values (gen_random_uuid(), 'slow', 1, 'customer', 700, '{}', '{}')",
      );
      await board.move(5, 5, PREP, { crew_id: 11, date: DAY });
      const { cursor } = await stream.hear('cards');
      expect(
        stream.events.some(
          (event) => event.name === 'change' && event.data.records.some(({ entity }) => entity === 'customer'),
        ),
      ).toBe(false);
      await slow.query('commit');
      await stream.hear('change', ({ records }) => records.some(({ entity }) => entity === 'customer'));
      const again = await listen(one, 'scheduler', cursor);
      await again.hear('change', ({ records }) => records.some(({ entity }) => entity === 'customer'));
    } finally {
      slow.release();
    }
  });

  it('loses no row of eight writers at once, and tells each once [BRD-012]', async () => {
    for (let id = 100; id < 148; id += 1) await aCard(id);
    const streams = [await listen(one), await listen(two)];
    await Promise.all(streams.map((stream) => stream.hear('hello')));
    const write = async (writer: number): Promise<void> => {
      for (let id = 100 + writer; id < 148; id += 8)
        await board.move(id, id, PREP, { crew_id: 11 + (writer % 2), date: DAY });
    };
    await Promise.all(Array.from({ length: 8 }, (_, writer) => write(writer)));
    for (const stream of streams) {
      const told = (): string[] =>
        stream.events.flatMap((event) =>
          event.name === 'cards' ? Object.values(event.data.changed_by).map(({ mutation_id }) => mutation_id) : [],
        );
      for (let tries = 0; tries < 100 && new Set(told()).size < 48; tries += 1) await pause(50);
      const { rows } = await board.pool.query<{ mutation_id: string }>('select distinct mutation_id from change_log');
      expect(told().toSorted()).toEqual(rows.map(({ mutation_id }) => mutation_id).toSorted());
    }
  });
});

/** Says that a board is open or left. @returns who else is at it */
const look = async (
  app: TestApp,
  account: string,
  { stream, screen = randomUUID(), is_open = true, category = 'pebble' }: { stream: string } & Partial<ViewerEvent>,
) => {
  const answer = await fetch(`${app.url}/v1/viewers`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await app.token(account)}` },
    body: JSON.stringify({ category, stream, screen, is_open }),
  });
  return { status: answer.status, at: (await answer.json()) as AtBoard };
};

describe('who else is at a board', () => {
  it('is told to all who are at it, on every server, by name and for each of their tabs, and when they leave [SDY-006]', async () => {
    const [mine, theirs] = [await listen(one), await listen(two, 'admin')];
    const { stream } = await mine.hear('hello');
    await theirs.hear('hello');
    const screens = [randomUUID(), randomUUID()];
    for (const screen of screens) expect((await look(one, 'scheduler', { stream, screen })).status).toBe(200);
    for (const screen of screens)
      expect(await theirs.hear('viewer', (viewer) => viewer.screen === screen)).toEqual({
        category: 'pebble',
        stream,
        screen,
        is_open: true,
        user: { id: expect.any(Number), name: 'Jonah Castellanos', initials: 'JC' },
      });
    await look(one, 'scheduler', { stream, screen: screens[0] ?? '', is_open: false });
    await theirs.hear('viewer', ({ screen, is_open }) => screen === screens[0] && !is_open);
    // The other tab is closed with the browser.
    mine.close();
    await theirs.hear('viewer', ({ screen, is_open }) => screen === screens[1] && !is_open);
  });

  it('is answered to who comes later, with what is in their hands, of that board alone [SDY-006]', async () => {
    const [mine, theirs] = [await listen(one), await listen(two, 'admin')];
    const { stream } = await mine.hear('hello');
    const { stream: other } = await theirs.hear('hello');
    const screen = randomUUID();
    await look(one, 'scheduler', { stream, screen });
    await look(one, 'scheduler', { stream, category: 'gunite' });
    await hold(one, 'scheduler', stream, true, 'crew_information:7');
    await theirs.hear('hold', ({ card_key }) => card_key === 'crew_information:7');
    const { at } = await look(two, 'admin', { stream: other });
    expect(at.viewers.filter((one) => one.stream === stream).map((one) => one.screen)).toEqual([screen]);
    expect(at.holds).toMatchObject([{ card_key: 'crew_information:7', is_held: true, user: { initials: 'JC' } }]);
    await hold(one, 'scheduler', stream, false, 'crew_information:7');
    await theirs.hear('hold', ({ is_held }) => !is_held);
    expect((await look(two, 'admin', { stream: other })).at.holds).toEqual([]);
  });

  it('is nothing for who may not see the board, who hears nothing of it either, and cannot be ended by another [SDY-006]', async () => {
    const [mine, stranger, theirs] = [await listen(one), await listen(one, 'nobody'), await listen(two, 'admin')];
    const { stream } = await mine.hear('hello');
    for (const one of [stranger, theirs]) await one.hear('hello');
    const screen = randomUUID();
    await look(one, 'scheduler', { stream, screen });
    await theirs.hear('viewer', (viewer) => viewer.screen === screen);
    expect((await look(one, 'nobody', { stream })).status).toBe(403);
    expect(stranger.events.filter(({ name }) => name === 'viewer')).toEqual([]);
    await look(one, 'admin', { stream, screen, is_open: false });
    expect((await look(one, 'admin', { stream })).at.viewers.some((one) => one.screen === screen)).toBe(true);
    expect((await look(one, 'scheduler', { stream: 'x' })).status).toBe(422);
  });
});

describe('who is not among those at a board', () => {
  it('is a subcontractor, who is told of nobody either, and a program [SDY-006]', async () => {
    const { pool } = one.database;
    const theirs = await listen(two, 'admin');
    const { stream } = await theirs.hear('hello');
    await look(one, 'admin', { stream });
    await pool.query(`insert into user_permission (user_id, category_name, access_level)
      select id, 'PLASTER_SCHEDULE', 'view' from app_user where email = 'subcontractor@trowel.test'`);
    invalidateActors();
    const screen = randomUUID();
    expect(await look(one, 'subcontractor', { stream: randomUUID(), screen })).toEqual({
      status: 200,
      at: { viewers: [], holds: [] },
    });
    const made = await one.graphql(
      'admin',
      `mutation ($proof: String) { createApiToken(name: "Looks", codes: ["CAN_VIEW_PLASTER_SCHEDULE"], days: 1, proof: $proof) { token } }`,
      { proof: await proofOf(one, 'admin') },
    );
    const { token } = (made.data as { createApiToken: { token: string } }).createApiToken;
    const answer = await fetch(`${one.url}/v1/viewers`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ category: 'pebble', stream: randomUUID(), screen, is_open: true }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, { viewers: [], holds: [] }]);
    expect((await look(one, 'admin', { stream })).at.viewers.some((viewer) => viewer.screen === screen)).toBe(false);
  });
});

describe('presence', () => {
  it('shows who holds a card, on every server, to who comes later too, and when it is let go', async () => {
    const [mine, theirs] = [await listen(one), await listen(two, 'admin')];
    const { stream } = await mine.hear('hello');
    await theirs.hear('hello');
    expect((await hold(one, 'scheduler', stream, true)).status).toBe(204);
    expect(await theirs.hear('hold')).toMatchObject({
      category: 'pebble',
      card_key: 'crew_information:1',
      stream,
      is_held: true,
      user: { initials: expect.stringMatching(/^[A-Z]{2}$/) },
    });
    expect(await (await listen(two)).hear('hold')).toMatchObject({ card_key: 'crew_information:1', is_held: true });
    await hold(one, 'admin', stream, false);
    await hold(one, 'scheduler', stream, false);
    await theirs.hear('hold', ({ is_held }) => !is_held);
    expect(theirs.events.filter(({ name }) => name === 'hold')).toHaveLength(2);
  });

  it('ends with the stream of who held', async () => {
    const [mine, theirs] = [await listen(one), await listen(two, 'admin')];
    const { stream } = await mine.hear('hello');
    await hold(one, 'scheduler', stream, true, 'crew_information:2');
    await theirs.hear('hold', ({ is_held }) => is_held);
    mine.close();
    expect(
      await theirs.hear('hold', ({ is_held, card_key }) => !is_held && card_key === 'crew_information:2'),
    ).toMatchObject({ stream });
  });

  it('tells who holds a presite to those who schedule presites alone [PSC-011]', async () => {
    const [mine, theirs, office] = [await listen(one), await listen(two, 'admin'), await listen(two, 'office')];
    const { stream } = await mine.hear('hello');
    for (const other of [theirs, office]) await other.hear('hello');
    expect((await hold(one, 'scheduler', stream, true, '7', 'presite')).status).toBe(204);
    expect(await theirs.hear('hold', ({ category }) => category === 'presite')).toMatchObject({
      card_key: '7',
      is_held: true,
    });
    expect(office.events.filter(({ name }) => name === 'hold')).toEqual([]);
    expect((await hold(one, 'office', stream, true, '7', 'presite')).status).toBe(403);
    await hold(one, 'scheduler', stream, false, '7', 'presite');
  });

  it('is refused without the edit right of the board, and with nonsense [BRD-058]', async () => {
    const stream = crypto.randomUUID();
    expect((await hold(one, 'office', stream, true)).status).toBe(403);
    expect((await hold(one, 'scheduler', 'no stream', true)).status).toBe(422);
    expect(
      (
        await fetch(`${one.url}/v1/presence`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
      ).status,
    ).toBe(401);
  });
});
