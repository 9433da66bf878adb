import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { testApp } from '../support/app';
import { mutationIdOf, refusalOf } from '../support/boardFixture';
import { TEST_TODAY } from '../support/clock';
import { DAY_1, FLASH, guniteFixture } from '../support/guniteFixture';
import { liveStream } from '../support/liveStream';
import { withoutOverride } from '../support/withoutOverride';

const app = await testApp();
const board = await guniteFixture(app);
await withoutOverride(app.database.pool);
beforeEach(() => board.clear());

const DAY = '2026-03-17';
const ASSIGNED = { crew_id: 41, date: DAY };

interface ShownCard {
  key: string;
  id: number;
  bin: string | null;
  type: string | null;
  version: number;
}
interface Shown {
  cursor: string;
  is_complete: boolean;
  removed: string[];
  cards: ShownCard[];
  sub_jobs: { id: number }[];
  crews: { id: number }[];
  rights: object;
}
const ASK = `query($view: BoardView!, $date: Date, $since: String) { boardCards(category: gunite, view: $view, date: $date, since: $since) {
  cursor is_complete removed rights { can_edit can_move_all } crews { id } sub_jobs { id } cards { key id bin type version } } }`;
const ask = async (variables: object = {}, account = 'scheduler'): Promise<Shown> => {
  const { data, errors } = await app.graphql<{ boardCards: Shown }>(account, ASK, {
    view: 'week',
    date: DAY,
    ...variables,
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.boardCards;
};
const binsOf = async (variables: object = {}): Promise<Record<string, string | null>> =>
  Object.fromEntries((await ask(variables)).cards.map(({ key, bin }) => [key, bin]));

describe('boardCards of the gunite boards', () => {
  it('answers history entries, gunite repairs and stand-ins in their bins beside the crews of division 2, and no pebble card [BAPI-017 BAPI-018 BRD-002 BRD-008]', async () => {
    await board.aGuniteSubJob({
      id: 1,
      history: [
        { id: 10, type: 1, crew_id: 41, gunite_date: DAY, job_order: 1 },
        { id: 11, type: 9 },
        { id: 12, type: 2, gunite_date: '2026-03-18' },
      ],
    });
    await board.aGuniteSubJob({ id: 2 });
    await board.aGuniteSubJob({ id: 3, history: [{ id: 30, type: 1, status_id: 4 }] });
    await board.aGuniteSubJob({ id: 4, status_id: 19, history: [{ id: 40, type: 1 }] });
    await board.aGuniteRepair(5, { status_id: 3 });
    await board.aRepair(6, 6, 6);
    await board.aSubJob({ id: 7, entries: [{ id: 70, phase: 1 }] });
    expect(await binsOf()).toEqual({
      'gunite_history:10': `assigned:GUNITE:41:${DAY}`,
      'gunite_history:11': 'unassigned:GUNITE',
      'gunite_history:12': 'unassigned:GUNITE',
      'stand-in:2:g1': 'unassigned:GUNITE',
      'gunite_history:30': 'weeping:GUNITE',
      'gunite_history:40': 'awaitingBuilder',
      'crew_repair_job:5': 'onHold:GUNITE',
    });
    expect((await ask()).crews.map(({ id }) => id)).toEqual(expect.arrayContaining([41, 42]));
    expect((await ask()).crews.map(({ id }) => id)).not.toContain(21);
  });

  it('a card carries its history entry with references, and its sub-job the derived fields [BRD-013 BRD-025]', async () => {
    await board.aGuniteSubJob({
      id: 1,
      details: {
        is_spa_negative_edge: true,
        is_flash: true,
        notes: 'Shoot the wall last',
        requested_app_date: '2026-03-20',
        scheduled_date: DAY,
        total_yardage: 12,
        crew_id: 41,
      },
      history: [
        { id: 10, type: 1, crew_id: 41, gunite_date: DAY, job_order: 1, yardage: 12.5, notes: 'Pump on the street' },
      ],
    });
    const { data } = await app.graphql<{ boardCards: { cards: object[] } }>(
      'scheduler',
      `{ boardCards(category: gunite, view: day, date: "${DAY}") { cards {
      type statusIcon start_date end_date requested_scheduled_date crewInformationEntry { id } yardage
      historyEntry { id job_detail_id gunite_date status { id name } crew { id name } type { id name } yardage job_order notes }
      content { job_name notes badges summary { prep_date } gunite_summary { scheduled_date flash_date finished_date total_yardage flash_yards crew_id flash_crew_id } } } } }`,
    );
    expect(data?.boardCards.cards).toEqual([
      {
        type: 'assigned',
        statusIcon: 'Schedule',
        start_date: DAY,
        end_date: DAY,
        requested_scheduled_date: '2026-03-20',
        crewInformationEntry: null,
        yardage: 12.5,
        historyEntry: {
          id: 10,
          job_detail_id: 1,
          gunite_date: DAY,
          status: { id: 2, name: 'Pending' },
          crew: { id: 41, name: 'Gunite 41' },
          type: { id: 1, name: 'Day 1' },
          yardage: 12.5,
          job_order: 1,
          notes: 'Pump on the street',
        },
        content: {
          job_name: 'Job 1',
          notes: 'Shoot the wall last',
          badges: ['NEGATIVE_EDGE', 'FLASH'],
          summary: null,
          gunite_summary: {
            scheduled_date: DAY,
            flash_date: null,
            finished_date: null,
            total_yardage: 12,
            flash_yards: 0,
            crew_id: 41,
            flash_crew_id: null,
          },
        },
      },
    ]);
  });

  it.each([
    ['scheduler', true, false],
    ['admin', true, true],
    ['office', false, false],
  ])('%s sees it: may edit %s, may move all %s [BRD-055 BRD-058]', async (account, can_edit, can_move_all) => {
    expect((await ask({}, account)).rights).toEqual({ can_edit, can_move_all });
  });

  it('nobody without a right of the gunite schedule sees it [BRD-057]', async () => {
    expect(refusalOf(await app.graphql('nobody', ASK, { view: 'week' }))).toMatchObject({
      code: 'FORBIDDEN',
      data: null,
    });
  });

  it('tells with `since` what moved, what came and what is gone [BRD-012 BAPI-017]', async () => {
    await board.aGuniteSubJob({ id: 1, history: [{ id: 10, type: 1 }] });
    await board.aGuniteSubJob({ id: 2 });
    const { cursor } = await ask();
    await board.moveHistory(10, 1, DAY_1, ASSIGNED);
    const made =
      (await board.moveHistory(-1, 2, DAY_1, { ...ASSIGNED, version: 0 })).data?.updateGuniteBoardHistoryEntry.id ?? 0;
    const news = await ask({ since: cursor });
    expect(news).toMatchObject({ is_complete: false, removed: ['stand-in:2:g1'] });
    expect(news.cards.map(({ key, bin }) => [key, bin])).toEqual([
      ['gunite_history:10', `assigned:GUNITE:41:${DAY}`],
      [`gunite_history:${made}`, `assigned:GUNITE:41:${DAY}`],
    ]);
  });
});

describe('what follows from a gunite move', () => {
  it('dates, yards and crews of the sub-job [BRD-038 GUN-011 GUN-012 GUN-016 GUN-017 GUN-020]', async () => {
    await board.aGuniteSubJob({
      id: 1,
      history: [
        { id: 10, type: 1, yardage: 12.5 },
        { id: 11, type: 9, yardage: 3.25 },
        { id: 12, type: 2, yardage: 8.75, gunite_date: '2026-03-20', crew_id: 42 },
      ],
    });
    await board.moveHistory(10, 1, DAY_1, ASSIGNED);
    await board.moveHistory(11, 1, FLASH, { crew_id: 42, date: '2026-03-25' });
    expect(await board.derived(1)).toEqual({
      scheduled_date: DAY,
      flash_date: '2026-03-25',
      finished_date: null,
      total_yardage: 21,
      flash_yards: 3.25,
      crew_id: 42,
      flash_crew_id: 42,
    });
    await board.moveHistory(12, 1, 2, { status: 3 });
    expect(await board.derived(1)).toMatchObject({ scheduled_date: DAY, crew_id: 41 });
  });

  it('a finished sub-job that is opened again is pending and has no finished date [BRD-038 GUN-013 GUN-014]', async () => {
    await board.aGuniteSubJob({
      id: 1,
      status_id: 1,
      details: { finished_date: DAY, scheduled_date: DAY },
      history: [{ id: 10, type: 1, status_id: 1, crew_id: 41, gunite_date: DAY, job_order: 1 }],
    });
    await board.moveHistory(10, 1, DAY_1, { status: 3 }, 'admin');
    expect([(await board.derived(1)).finished_date, (await board.row('job_detail', 1))?.status_id]).toEqual([null, 2]);
  });

  it('a card dragged out of Awaiting Builder ends the waiting of its sub-job [BRD-043 BAPI-003]', async () => {
    await board.aGuniteSubJob({
      id: 1,
      status_id: 19,
      history: [
        { id: 10, type: 1 },
        { id: 11, type: 9 },
      ],
    });
    await board.pool.query("update job_detail set awaiting_builder_date = '2026-03-01' where id = 1");
    await board.moveHistory(10, 1, DAY_1, {
      crew_id: 41,
      date: '2026-03-24',
      version: 1,
      expected_bin: 'awaitingBuilder',
    });
    expect(await board.row('job_detail', 1)).toMatchObject({ status_id: 2, awaiting_builder_date: null });
    expect(await binsOf({ date: '2026-03-24' })).toEqual({
      'gunite_history:10': 'assigned:GUNITE:41:2026-03-24',
      'gunite_history:11': 'unassigned:GUNITE',
    });
  });

  it('"Set job to Awaiting Builder" sets the status of the gunite sub-job, and needs the gunite edit right [BRD-049 BRD-058]', async () => {
    await board.aGuniteSubJob({ id: 1, history: [{ id: 10, type: 1 }] });
    const set = (account: string, on: boolean) =>
      app.graphql(account, `mutation { setAwaitingBuilder(job_detail_id: 1, is_awaiting_builder: ${on}) { id } }`);
    expect(refusalOf(await set('office', true))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await set('scheduler', true)).errors).toBeUndefined();
    expect(await board.row('job_detail', 1)).toMatchObject({ status_id: 19, awaiting_builder_date: TEST_TODAY });
    await set('scheduler', false);
    expect(await board.row('job_detail', 1)).toMatchObject({ status_id: 2, awaiting_builder_date: null });
  });

  it("crews' days are numbered 1 to n, neighbours keep their versions [BRD-061 BRD-063]", async () => {
    for (const [id, order] of [
      [10, 1],
      [11, 2],
      [12, 3],
    ] as const)
      await board.aGuniteSubJob({ id, history: [{ id, type: 1, crew_id: 41, gunite_date: DAY, job_order: order }] });
    await board.aGuniteSubJob({ id: 13, history: [{ id: 13, type: 1 }] });
    await board.moveHistory(13, 13, DAY_1, { ...ASSIGNED, index: 1 });
    const orders = async () =>
      Object.fromEntries(
        (
          await board.pool.query<{ id: number; job_order: number | null }>(
            'select id, job_order from gunite_history order by id',
          )
        ).rows.map(({ id, job_order }) => [id, job_order]),
      );
    expect(await orders()).toEqual({ 10: 1, 13: 2, 11: 3, 12: 4 });
    expect((await board.row('gunite_history', 12))?.version).toBe(1);
    await board.moveHistory(10, 10, DAY_1, { status: 3 });
    expect(await orders()).toEqual({ 10: null, 13: 1, 11: 2, 12: 3 });
  });
});

describe('updateBoardSortOrder of category Gunite', () => {
  const sort = (items: object[], account = 'scheduler') =>
    app.graphql<{ updateBoardSortOrder: object[] }>(
      account,
      'mutation($items: [BoardSortOrderInput!]!) { updateBoardSortOrder(items: $items) { id order category } }',
      { items },
    );

  beforeEach(async () => {
    for (const [id, order] of [
      [10, 1],
      [11, 2],
    ] as const)
      await board.aGuniteSubJob({ id, history: [{ id, type: 1, crew_id: 41, gunite_date: DAY, job_order: order }] });
  });

  it("stores the sequence of a crew's day [BRD-062 BAPI-008 BAPI-021]", async () => {
    const items = [
      { id: 11, order: 1, category: 'Gunite' },
      { id: 10, order: 2, category: 'Gunite' },
    ];
    expect((await sort(items)).data).toEqual({ updateBoardSortOrder: items });
    expect([await board.row('gunite_history', 10), await board.row('gunite_history', 11)]).toMatchObject([
      { job_order: 2, version: 1 },
      { job_order: 1, version: 1 },
    ]);
  });

  it('takes cards of both boards in one list', async () => {
    for (const [id, order] of [
      [20, 1],
      [21, 2],
    ] as const)
      await board.aSubJob({ id, entries: [{ id, phase: 2, crew_id: 21, date: DAY, job_order: order }] });
    const items = [
      { id: 11, order: 1, category: 'Gunite' },
      { id: 21, order: 1, category: 'Pebble' },
      { id: 10, order: 2, category: 'Gunite' },
      { id: 20, order: 2, category: 'Pebble' },
    ];
    expect((await sort(items)).data).toEqual({ updateBoardSortOrder: items });
    expect([
      (await board.row('gunite_history', 11))?.job_order,
      (await board.row('crew_information', 21))?.job_order,
    ]).toEqual([1, 1]);
  });

  it.each([0, 9])('refuses the order %i [BRD-062]', async (order) => {
    expect((await sort([{ id: 10, order, category: 'Gunite' }])).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'items.0.order' }],
    });
  });

  it('refuses a card of the other board, one in a tray and an unknown one', async () => {
    await board.aSubJob({ id: 20, entries: [{ id: 20, phase: 2, crew_id: 21, date: DAY, job_order: 1 }] });
    await board.aGuniteSubJob({ id: 12, history: [{ id: 12, type: 1 }] });
    for (const id of [20, 12, 987_654])
      expect(refusalOf(await sort([{ id, order: 1, category: 'Gunite' }]))).toMatchObject({
        code: 'BAD_USER_INPUT',
        rule: 'order_unknown_card',
      });
    expect(refusalOf(await sort([{ id: 10, order: 1, category: 'Warranty' }]))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(refusalOf(await sort([{ id: 10, order: 1, category: 'Gunite' }], 'office'))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('two users on one gunite card', () => {
  beforeEach(() => board.aGuniteSubJob({ id: 1, history: [{ id: 10, type: 1 }] }));

  it('the second is told who moved it where, and changes nothing [BRD-012 BAPI-021]', async () => {
    await board.moveHistory(10, 1, DAY_1, { ...ASSIGNED, version: 1, expected_bin: 'unassigned:GUNITE' }, 'admin');
    const stale = await board.moveHistory(10, 1, DAY_1, { status: 4, version: 1, expected_bin: 'unassigned:GUNITE' });
    expect(refusalOf(stale)).toMatchObject({
      code: 'CONFLICT',
      rule: 'card_moved',
      data: null,
      message: expect.stringMatching(/ moved this card to Gunite 41, 03\/17\/2026\.$/),
    });
    expect(await board.history(10)).toMatchObject({ crew_id: 41, gunite_date: DAY });
    expect((await board.moveHistory(10, 1, DAY_1, { status: 4 })).errors).toBeUndefined();
  });

  it('of two moves at the same moment one wins and the other is told [BRD-012]', async () => {
    for (let id = 20; id < 25; id += 1) {
      await board.aGuniteSubJob({ id, history: [{ id, type: 1 }] });
      const [one, two] = await Promise.all([
        board.moveHistory(id, id, DAY_1, { ...ASSIGNED, version: 1 }),
        board.moveHistory(id, id, DAY_1, { crew_id: 42, date: DAY, version: 1 }, 'admin'),
      ]);
      const codes = [one, two].map(({ errors }) => errors?.[0]?.extensions?.code ?? 'moved');
      expect(codes.toSorted()).toEqual(['CONFLICT', 'moved']);
      expect(await board.row('gunite_history', id)).toMatchObject({
        version: 2,
        crew_id: codes[0] === 'moved' ? 41 : 42,
      });
    }
  });

  it('two drops into one empty day at the same moment get different numbers [BRD-063]', async () => {
    for (const id of [30, 31, 32, 33]) await board.aGuniteSubJob({ id, history: [{ id, type: 1 }] });
    await Promise.all(
      [30, 31, 32, 33].map((id) => board.moveHistory(id, id, DAY_1, { crew_id: 42, date: '2026-03-19' })),
    );
    const { rows } = await board.pool.query<{ job_order: number }>(
      "select job_order from gunite_history where gunite_date = '2026-03-19' order by 1",
    );
    expect(rows.map(({ job_order }) => job_order)).toEqual([1, 2, 3, 4]);
  });

  it('a stand-in that somebody else has dropped meanwhile is stale; without a version it makes a further row [BAPI-018]', async () => {
    await board.aGuniteSubJob({ id: 2 });
    const first = await board.moveHistory(-1, 2, DAY_1, { ...ASSIGNED, version: 0, expected_bin: 'unassigned:GUNITE' });
    expect(first.errors).toBeUndefined();
    expect(
      refusalOf(
        await board.moveHistory(-1, 2, DAY_1, { ...ASSIGNED, version: 0, expected_bin: 'unassigned:GUNITE' }, 'admin'),
      ),
    ).toMatchObject({ code: 'CONFLICT' });
    expect((await board.moveHistory(-1, 2, FLASH, ASSIGNED)).errors).toBeUndefined();
    expect(
      (await board.pool.query('select type_id from gunite_history where job_detail_id = 2 order by id')).rows,
    ).toEqual([{ type_id: 1 }, { type_id: 9 }]);
  });

  it('a move is told to the gunite boards as it happens, and to nobody without their right [BRD-012 BRD-057]', async () => {
    const [seeing, blind] = [
      await liveStream(app.url, await app.token('office')),
      await liveStream(app.url, await app.token('nobody')),
    ];
    onTestFinished(() => {
      seeing.close();
      blind.close();
    });
    await Promise.all([seeing.hear('hello'), blind.hear('hello')]);
    const mutation_id = mutationIdOf(await board.moveHistory(10, 1, DAY_1, ASSIGNED));
    const { cards, changed_by } = await seeing.hear('cards', ({ category }) => category === 'gunite');
    expect(cards).toMatchObject([
      { key: 'gunite_history:10', version: 2, crew_id: 41, date: DAY, job_order: 1, type_id: 1 },
    ]);
    expect(changed_by['gunite_history:10']).toMatchObject({ mutation_id });
    expect(blind.events.filter(({ name }) => name === 'cards')).toEqual([]);
  });
});

describe('undo of a gunite move', () => {
  it('takes card, derived fields and numbers back, and redo makes them again [BRD-038 BRD-063]', async () => {
    await board.aGuniteSubJob({
      id: 1,
      details: { total_yardage: 8 },
      history: [{ id: 10, type: 2, crew_id: 41, gunite_date: DAY, job_order: 1, yardage: 8 }],
    });
    await board.aGuniteSubJob({ id: 2, history: [{ id: 20, type: 1, crew_id: 41, gunite_date: DAY, job_order: 2 }] });
    const before = [await board.history(10), await board.derived(1)];
    const moved = mutationIdOf(await board.moveHistory(10, 1, 2, { status: 4 }));
    expect(await board.history(10)).toMatchObject({ type_id: 1, status_id: 4, gunite_date: null });
    expect((await board.row('gunite_history', 20))?.job_order).toBe(1);
    const undone = mutationIdOf(await board.undo(moved));
    expect([await board.history(10), { ...(await board.derived(1)), scheduled_date: null, crew_id: null }]).toEqual(
      before,
    );
    expect((await board.row('gunite_history', 20))?.job_order).toBe(2);
    expect((await board.undo(undone)).errors).toBeUndefined();
    expect(await board.history(10)).toMatchObject({ type_id: 1, status_id: 4 });
  });

  it('takes a made row away again', async () => {
    await board.aGuniteSubJob({ id: 2 });
    const made = mutationIdOf(await board.moveHistory(-1, 2, DAY_1, { ...ASSIGNED, version: 0 }));
    expect((await board.undo(made)).errors).toBeUndefined();
    expect((await board.pool.query('select from gunite_history')).rows).toEqual([]);
    expect(await binsOf({ date: '2026-04-07' })).toEqual({ 'stand-in:2:g1': 'unassigned:GUNITE' });
  });

  it('needs the gunite edit right, and is refused when the card has moved on [BRD-058]', async () => {
    await board.aGuniteSubJob({ id: 1, history: [{ id: 10, type: 1 }] });
    const moved = mutationIdOf(await board.moveHistory(10, 1, DAY_1, ASSIGNED));
    expect(refusalOf(await board.undo(moved, 'office'))).toMatchObject({ code: 'FORBIDDEN' });
    await board.moveHistory(10, 1, DAY_1, { crew_id: 42, date: DAY }, 'admin');
    expect(refusalOf(await board.undo(moved))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('its mover may take a move to a past day back in spite of the lock, others may not [BRD-052 BRD-054]', async () => {
    await board.aGuniteSubJob({ id: 1, history: [{ id: 10, type: 1 }] });
    const past = mutationIdOf(await board.moveHistory(10, 1, DAY_1, { crew_id: 41, date: '2026-03-09' }));
    expect(refusalOf(await board.moveHistory(10, 1, DAY_1, { status: 3 }))).toMatchObject({ rule: 'locked_past' });
    const undone = mutationIdOf(await board.undo(past));
    expect(await board.history(10)).toMatchObject({ crew_id: null, gunite_date: null });
    mutationIdOf(await board.undo(undone));
    const others = mutationIdOf(await board.moveHistory(10, 1, DAY_1, { crew_id: 41, date: '2026-03-10' }, 'admin'));
    expect(refusalOf(await board.undo(others))).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'locked_past' });
  });
});

describe('"Change date or crew..." by direct call', () => {
  const change = (to: object, account = 'scheduler') =>
    board.moveHistory(10, 1, 3, { ...ASSIGNED, is_reschedule: true, ...to }, account);
  beforeEach(() =>
    board.aGuniteSubJob({ id: 1, history: [{ id: 10, type: 3, crew_id: 41, gunite_date: DAY, job_order: 1 }] }),
  );

  it('keeps the type, which a drop on a crew does not allow, and can be undone [BRD-050 BAPI-003]', async () => {
    const to = { crew_id: 42, date: '2026-03-20' };
    expect(refusalOf(await board.moveHistory(10, 1, 3, to))).toMatchObject({ rule: 'gunite_day_trays' });
    const changed = mutationIdOf(await change(to));
    expect(await board.history(10)).toEqual({
      status_id: 2,
      crew_id: 42,
      gunite_date: '2026-03-20',
      type_id: 3,
      job_order: 1,
    });
    expect(await board.derived(1)).toMatchObject({ scheduled_date: '2026-03-20', crew_id: 42 });
    await board.undo(changed);
    expect(await board.history(10)).toMatchObject({ crew_id: 41, gunite_date: DAY, type_id: 3 });
  });

  it('needs a date, a crew of the division, the edit right, and a card that is not locked or stale [BRD-036 BRD-050]', async () => {
    expect((await change({ date: null })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'date', message: 'Required' }],
    });
    expect(refusalOf(await change({ crew_id: 21 }))).toMatchObject({ rule: 'crew_unfit' });
    expect(refusalOf(await change({ crew_id: 42 }, 'office'))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusalOf(await change({ crew_id: 42, version: 7 }))).toMatchObject({ code: 'CONFLICT' });
    await board.pool.query('update gunite_history set status_id = 1');
    expect(refusalOf(await change({ crew_id: 42 }))).toMatchObject({ rule: 'locked_complete' });
    await board.aGuniteSubJob({ id: 2, history: [{ id: 20, type: 1 }] });
    expect(refusalOf(await board.moveHistory(20, 2, DAY_1, { ...ASSIGNED, is_reschedule: true }))).toMatchObject({
      rule: 'reschedule_days_only',
    });
  });
});
