import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { APP, boardFixture, DETAIL, mutationIdOf, PREP, refusalOf } from '../support/boardFixture';

const app = await testApp();
const board = await boardFixture(app);
beforeEach(() => board.clear());

const DAY = '2026-03-17';
const BIN = { crew_id: 21, date: DAY };

/** Applications 1..n, each of a sub-job of its own, in one crew's day. */
const aDay = async (n: number, crew_id = 21): Promise<void> => {
  for (let id = 1; id <= n; id += 1) {
    await board.aSubJob({
      id,
      entries: [{ id, phase: APP, crew_id, date: DAY, job_order: Math.min(id, 8), position: id >= 8 ? id : null }],
    });
  }
};
const aTrayCard = (id: number) => board.aSubJob({ id, entries: [{ id, phase: APP }] });
const orders = async (...ids: number[]) => Promise.all(ids.map(async (id) => (await board.entry(id)).job_order));

/** The cards of the day as a board shows them: by order, then position, then id. */
const sequence = async (): Promise<number[]> => {
  const { rows } = await board.pool.query<{ id: number }>(
    'select id from crew_information where crew_id = 21 and date = $1 order by job_order nulls last, position nulls last, id',
    [DAY],
  );
  return rows.map(({ id }) => id);
};
const sort = (items: { id: number; order: number; category?: string }[], account = 'scheduler') =>
  app.graphql<{ updateBoardSortOrder: object[] }>(
    account,
    'mutation($items: [BoardSortOrderInput!]!) { updateBoardSortOrder(items: $items) { id order category } }',
    { items: items.map((item) => ({ category: 'Pebble', ...item })) },
  );

describe("order numbers of a crew's day", () => {
  it('a card dropped at an index makes room, and the bin that it left closes up; neighbours keep their versions [BRD-061 BRD-063]', async () => {
    await aDay(4);
    await board.aSubJob({ id: 50, entries: [{ id: 50, phase: APP, crew_id: 22, date: DAY, job_order: 1 }] });
    await board.aSubJob({ id: 51, entries: [{ id: 51, phase: APP, crew_id: 22, date: DAY, job_order: 2 }] });
    await board.move(50, 50, APP, { ...BIN, index: 1 });
    expect(await sequence()).toEqual([1, 50, 2, 3, 4]);
    expect(await orders(1, 50, 2, 3, 4)).toEqual([1, 2, 3, 4, 5]);
    expect(await orders(51)).toEqual([1]);
    expect((await board.row('crew_information', 3))?.version).toBe(1);
    expect((await board.row('crew_information', 50))?.version).toBe(2);
    expect((await board.row('job_detail', 50))?.version).toBe(2);
    expect((await board.row('job_detail', 3))?.version).toBe(1);
  });

  it('without an index the card stands last, and leaving clears its number [BRD-063]', async () => {
    await aDay(2);
    await aTrayCard(60);
    await board.move(60, 60, APP, BIN);
    expect(await orders(1, 2, 60)).toEqual([1, 2, 3]);
    await board.move(1, 1, APP, { status: { id: 3 } });
    expect(await orders(1, 2, 60)).toEqual([null, 1, 2]);
  });

  it('the eighth and later cards all hold 8 and keep their sequence, also when one is put between them [BRD-061 BRD-063]', async () => {
    await aDay(10);
    await aTrayCard(70);
    await board.move(70, 70, APP, { ...BIN, index: 8 });
    expect(await sequence()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 70, 9, 10]);
    expect(await orders(7, 8, 70, 9, 10)).toEqual([7, 8, 8, 8, 8]);
    const { data } = await app.graphql<{
      boardCards: { cards: { id: number; job_order: number; position: number; bin: string }[] };
    }>(
      'scheduler',
      `{ boardCards(category: pebble, view: week, date: "${DAY}") { cards { id job_order position bin } } }`,
    );
    const shown = (data?.boardCards.cards ?? [])
      .filter(({ bin }) => bin === `assigned:APP:21:${DAY}`)
      .toSorted((a, b) => a.job_order - b.job_order || a.position - b.position);
    expect(shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 70, 9, 10]);
  });

  it('updateBoardSortOrder stores the sequence as sent, answers the items, and raises no version [BRD-062 BRD-063 BAPI-008 BAPI-021]', async () => {
    await aDay(10);
    const wanted = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    const { data } = await sort(wanted.map((id, index) => ({ id, order: Math.min(index + 1, 8) })));
    expect(data?.updateBoardSortOrder).toEqual(
      wanted.map((id, index) => ({ id, order: Math.min(index + 1, 8), category: 'Pebble' })),
    );
    expect(await sequence()).toEqual(wanted);
    expect((await board.row('crew_information', 10))?.version).toBe(1);
  });

  it.each([
    [0, 'Must be 1 or more.'],
    [9, 'Must be 8 or less.'],
    [-1, 'Must be 1 or more.'],
  ])('order %i is refused [BRD-062]', async (order, message) => {
    await aDay(1);
    const { errors } = await sort([{ id: 1, order }]);
    expect(errors?.[0]).toMatchObject({
      message,
      extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'items.0.order' }] },
    });
    expect(await orders(1)).toEqual([1]);
  });

  it('a list with a card of no day, an unknown one, another category or nothing is refused [BRD-062]', async () => {
    await aDay(1);
    await aTrayCard(80);
    expect(
      refusalOf(
        await sort([
          { id: 1, order: 1 },
          { id: 80, order: 2 },
        ]),
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'order_unknown_card' });
    expect(
      refusalOf(
        await sort([
          { id: 1, order: 1 },
          { id: 4711, order: 2 },
        ]),
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'order_unknown_card' });
    expect(refusalOf(await sort([{ id: 1, order: 1, category: 'Warranty' }]))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(refusalOf(await sort([]))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('a client that knows only the documented fields works too: the move, then the order of the whole day [BRD-062]', async () => {
    await aDay(3);
    await aTrayCard(90);
    await board.move(90, 90, APP, BIN);
    await sort([
      { id: 90, order: 1 },
      { id: 1, order: 2 },
      { id: 2, order: 3 },
      { id: 3, order: 4 },
    ]);
    expect(await sequence()).toEqual([90, 1, 2, 3]);
  });
});

describe('several calls in one document', () => {
  const document = (calls: { id: number; fields: string }[]) =>
    `mutation { ${calls.map(({ id, fields }) => `m${id}: updateJobDetailDayView(crew_information: { id: ${id}, job_detail_id: ${id}, ${fields} }) { id }`).join(' ')} }`;
  const PUSHED = 'phase_type_id: 2, date: "2026-03-12", crew_id: null, status: { id: 2 }, awaiting_builder: false';
  const three = async () => {
    for (const id of [1, 2, 3]) await board.aSubJob({ id, entries: [{ id, phase: APP, date: '2026-03-11' }] });
  };
  const dates = async () => Promise.all([1, 2, 3].map(async (id) => (await board.entry(id)).date));

  it('push the cards of a bin to the next day under one mutation, which one undo takes back [BRD-060 BAPI-007]', async () => {
    await three();
    const pushed = await app.graphql('scheduler', document([1, 2, 3].map((id) => ({ id, fields: PUSHED }))));
    expect(pushed.data).toEqual({ m1: { id: 1 }, m2: { id: 2 }, m3: { id: 3 } });
    expect(await dates()).toEqual(['2026-03-12', '2026-03-12', '2026-03-12']);
    expect((await board.row('pebble_details', 100_001))?.scheduled_app_date).toBe('2026-03-12');
    const { rows } = await board.pool.query('select distinct mutation_id from change_log');
    expect(rows).toEqual([{ mutation_id: mutationIdOf(pushed) }]);
    expect((await board.undo(mutationIdOf(pushed))).errors).toBeUndefined();
    expect(await dates()).toEqual(['2026-03-11', '2026-03-11', '2026-03-11']);
  });

  it('are stored all or none: a refusal among them leaves nothing behind [BRD-064]', async () => {
    await three();
    const { data, errors } = await app.graphql(
      'scheduler',
      document([
        { id: 1, fields: PUSHED },
        { id: 2, fields: PUSHED.replace('2026-03-12', '2026-02-30') },
        { id: 3, fields: PUSHED },
      ]),
    );
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'date' }] });
    expect(await dates()).toEqual(['2026-03-11', '2026-03-11', '2026-03-11']);
    expect((await board.pool.query('select 1 from change_log')).rows).toEqual([]);
  });

  it('see one another: two cards dropped at the head of one day stand in the order of the calls', async () => {
    for (const id of [1, 2]) await aTrayCard(id);
    const drop = (id: number) => ({
      id,
      fields: `phase_type_id: 2, date: "${DAY}", crew_id: 21, status: { id: 2 }, awaiting_builder: false, index: 0`,
    });
    await app.graphql('scheduler', document([drop(1), drop(2)]));
    expect(await sequence()).toEqual([2, 1]);
    expect(await orders(2, 1)).toEqual([1, 2]);
  });
});

describe('a repeated request', () => {
  it('is answered as the first, and moves nothing twice', async () => {
    await aTrayCard(1);
    const key = { 'idempotency-key': randomUUID() };
    const first = await board.move(1, 1, APP, { ...BIN, version: 1 }, 'scheduler', key);
    const again = await board.move(1, 1, APP, { ...BIN, version: 1 }, 'scheduler', key);
    expect(again.data).toEqual(first.data);
    expect(mutationIdOf(again)).toBe(mutationIdOf(first));
    expect((await board.row('crew_information', 1))?.version).toBe(2);
    const other = await board.move(1, 1, APP, { ...BIN, date: '2026-03-18' }, 'scheduler', key);
    expect([other.status, other.errors?.[0]?.extensions?.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('sent ten times at once moves once, whoever is first; and has its answer when the card is gone', async () => {
    await aTrayCard(1);
    const key = { 'idempotency-key': randomUUID() };
    const send = () => board.move(1, 1, APP, { ...BIN, version: 1 }, 'scheduler', key);
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'moved');
    expect(codes).toContain('moved');
    expect(codes.filter((code) => code !== 'moved' && code !== 'IDEMPOTENCY_RUNNING')).toEqual([]);
    expect((await board.row('crew_information', 1))?.version).toBe(2);
    const first = answers.find(({ errors }) => !errors);
    await board.pool.query('delete from crew_information where id = 1');
    const again = await send();
    expect([again.data, again.errors]).toEqual([first?.data, undefined]);
  });
});

describe('the first drop of a stand-in', () => {
  it('makes its row, with all that a drop gives; its undo takes the row away again [BAPI-018]', async () => {
    await board.aSubJob({ id: 5, entries: [{ id: 5, phase: PREP }] });
    const made = await board.move(-1, 5, DETAIL, {
      crew_id: 31,
      date: DAY,
      version: 0,
      expected_bin: 'unassigned:DETAIL',
    });
    const id = Number(made.data?.updatePebbleWeeklyBoardCrewInfoEntry?.id);
    expect(await board.row('crew_information', id)).toMatchObject({
      job_detail_id: 5,
      phase_type_id: DETAIL,
      status_id: 2,
      crew_id: 31,
      date: DAY,
      job_order: 1,
      foreman_id: 3100,
      version: 1,
    });
    expect((await board.row('pebble_details', 100_005))?.detail_date).toBe(DAY);
    expect((await board.undo(mutationIdOf(made))).errors).toBeUndefined();
    expect(await board.row('crew_information', id)).toBeUndefined();
    expect((await board.row('pebble_details', 100_005))?.detail_date).toBeNull();
  });

  it('a second one is told that the card has moved; without a version it always makes another row [BRD-012 BAPI-018]', async () => {
    await board.aSubJob({ id: 6 });
    await board.move(-1, 6, PREP, { crew_id: 11, date: DAY, version: 0 });
    const second = await board.move(
      -1,
      6,
      PREP,
      { crew_id: 12, date: DAY, version: 0, expected_bin: 'unassigned:PREP' },
      'admin',
    );
    expect(refusalOf(second)).toMatchObject({ code: 'CONFLICT', rule: 'card_moved' });
    expect((await board.move(-1, 6, PREP, { crew_id: 12, date: DAY })).errors).toBeUndefined();
    expect(
      (await board.pool.query('select 1 from crew_information where job_detail_id = 6 and phase_type_id = 1')).rowCount,
    ).toBe(2);
  });

  it('of a phase that the sub-job cannot have is refused', async () => {
    await board.aSubJob({ id: 7 });
    for (const phase of [0, 4, 9])
      expect(refusalOf(await board.move(-1, 7, phase, { crew_id: 11, date: DAY }))).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
  });
});

describe('a move that leaves everything as it was', () => {
  it('says that it changed nothing, so that no undo is offered for it [KEY-021]', async () => {
    await board.aSubJob({ id: 9, entries: [{ id: 9, phase: PREP, crew_id: 11, date: DAY, job_order: 1 }] });
    const there = { crew_id: 11, date: DAY, expected_bin: `assigned:PREP:11:${DAY}` };
    const changesOf = async (fields: Record<string, unknown>) =>
      (await board.move(9, 9, PREP, fields)).extensions?.changes;
    expect(await changesOf(there)).toBe(0);
    expect(await changesOf({ ...there, crew_id: 12 })).toBeGreaterThan(0);
  });
});

describe('several cards in one document', () => {
  const SEVERAL = `mutation($a: CrewInfoEntryInput!, $b: CrewInfoEntryInput!) {
    a: updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $a) { id } b: updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $b) { id } }`;
  const to = (id: number, index: number, fields: object = {}) => ({
    id,
    job_detail_id: id,
    phase_type_id: PREP,
    crew_id: 11,
    date: '2026-03-17',
    status: { id: 2 },
    awaiting_builder: false,
    version: 1,
    expected_bin: 'unassigned:PREP',
    index,
    ...fields,
  });

  it('are one mutation: numbered in their sequence, and one undo takes them all back', async () => {
    for (const id of [1, 2]) await board.aSubJob({ id, entries: [{ id, phase: PREP }] });
    const moved = await app.graphql<object>('scheduler', SEVERAL, { a: to(1, 0), b: to(2, 1) });
    expect([await board.entry(1), await board.entry(2)].map(({ crew_id, job_order }) => [crew_id, job_order])).toEqual([
      [11, 1],
      [11, 2],
    ]);
    await board.undo(moved.headers.get('x-mutation-id'));
    expect([await board.entry(1), await board.entry(2)].map(({ crew_id, job_order }) => [crew_id, job_order])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it.each(
    [PREP, APP].flatMap((phase) => [0, 1, 2, 3].flatMap((there) => [2, 3].map((here) => ({ phase, there, here })))),
  )(
    'can be moved, taken back and moved again when they leave one day for another [SDY-019 BRD-063] %o',
    async ({ phase, there, here }) => {
      const [FROM, TO] = ['2026-03-19', '2026-03-18'];
      const crew_id = phase === PREP ? 12 : 22;
      for (let id = 1; id <= here; id += 1)
        await board.aSubJob({ id, entries: [{ id, phase, crew_id, date: FROM, job_order: id }] });
      for (let id = 1; id <= there; id += 1)
        await board.aSubJob({ id: 20 + id, entries: [{ id: 20 + id, phase, crew_id, date: TO, job_order: id }] });
      const places = async () =>
        Promise.all(
          Array.from({ length: here }, async (_, at) => Object.values(await board.entry(at + 1)).slice(1, 4)),
        );
      const before = await places();
      const place = {
        phase_type_id: phase,
        crew_id,
        date: TO,
        expected_bin: `assigned:${phase === PREP ? 'PREP' : 'APP'}:${crew_id}:${FROM}`,
        index: undefined,
      };
      const moved = await app.graphql<object>('scheduler', SEVERAL, { a: to(1, 0, place), b: to(2, 1, place) });
      const after = await places();
      expect(moved.errors).toBeUndefined();
      let last = moved.headers.get('x-mutation-id');
      for (const expected of [before, after, before, after]) {
        const turned = await board.undo(last);
        expect(turned.errors).toBeUndefined();
        expect(await places()).toEqual(expected);
        last = turned.data?.undo.mutation_id ?? null;
      }
    },
  );

  it('move all or none', async () => {
    for (const id of [3, 4]) await board.aSubJob({ id, entries: [{ id, phase: PREP }] });
    const refused = await app.graphql<object>('scheduler', SEVERAL, { a: to(3, 0), b: to(4, 1, { version: 7 }) });
    expect(refused.errors?.[0]?.extensions?.code).toBe('CONFLICT');
    expect((await board.entry(3)).crew_id).toBeNull();
  });
});
