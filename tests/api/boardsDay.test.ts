import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { viewContext } from '#domain/boards/boardFacts';
import { boardState } from '#domain/boards/boardState';
import { placementOf } from '#domain/boards/placement';
import { weekOf } from '#domain/civilDate';
import { boardConfig } from '#domain/boards/config';
import { BOARD_SOURCES } from '../../server/areas/boards/read/boardSources';
import { startApp, testApp, type TestApp } from '../support/app';
import { APP, mutationIdOf, PREP, refusalOf } from '../support/boardFixture';
import { TEST_TODAY } from '../support/clock';
import { DAY_1, guniteFixture } from '../support/guniteFixture';

const app = await testApp();
const board = await guniteFixture(app);
beforeEach(() => board.clear());

const DAY = '2026-03-17',
  NEXT = '2026-03-18';

const shown = async (category: 'gunite' | 'pebble', date: string): Promise<Record<string, string>> => {
  const { data, errors } = await app.graphql<{
    boardCards: { days: string[]; cards: { key: string; bin: string | null }[] };
  }>(
    'scheduler',
    `query($category: BoardCategory!, $date: Date) { boardCards(category: $category, view: day, date: $date) { days cards { key bin } } }`,
    { category, date },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  expect(data.boardCards.days).toEqual([date]);
  return Object.fromEntries(data.boardCards.cards.flatMap(({ key, bin }) => (bin === null ? [] : [[key, bin]])));
};

describe('a day board', () => {
  it('shows undated cards and those of its day, and today also those of the past [BRD-006 BRD-010]', async () => {
    const dates = [null, '2026-03-05', TEST_TODAY, DAY];
    for (const [index, date] of dates.entries()) {
      await board.aSubJob({
        id: 10 + index,
        entries: [1, 2, 3].map((phase) => ({
          id: 10 * (10 + index) + phase,
          phase,
          status_id: phase === 1 ? 2 : 6,
          date: phase === 1 ? date : null,
        })),
      });
      await board.aGuniteSubJob({ id: 50 + index, history: [{ id: 50 + index, type: 1, gunite_date: date }] });
    }
    const keys = async (category: 'gunite' | 'pebble', date: string) =>
      Object.keys(await shown(category, date)).toSorted();
    expect(await keys('pebble', TEST_TODAY)).toEqual([
      'crew_information:101',
      'crew_information:111',
      'crew_information:121',
    ]);
    expect(await keys('pebble', DAY)).toEqual(['crew_information:101', 'crew_information:131']);
    expect(await keys('gunite', TEST_TODAY)).toEqual(['gunite_history:50', 'gunite_history:51', 'gunite_history:52']);
    expect(await keys('gunite', DAY)).toEqual(['gunite_history:50', 'gunite_history:53']);
  });

  it('a drop in Unassigned or Ready to Apply takes the shown day, in the other trays no date [BRD-033 BAPI-007]', async () => {
    await board.aSubJob({
      id: 1,
      entries: [
        { id: 11, phase: PREP, crew_id: 11, date: DAY },
        { id: 12, phase: APP, crew_id: 21, date: DAY },
      ],
    });
    expect((await board.moveOnDay(11, 1, PREP, { date: DAY })).data).toEqual({ updateJobDetailDayView: { id: 11 } });
    expect(await board.entry(11)).toMatchObject({ status_id: 2, crew_id: null, date: DAY });
    await board.moveOnDay(12, 1, APP, { date: DAY, status: { id: 7 } });
    expect(await board.entry(12)).toMatchObject({ status_id: 7, crew_id: null, date: DAY });
    await board.moveOnDay(12, 1, APP, { status: { id: 4 } });
    expect(await board.entry(12)).toMatchObject({ status_id: 4, date: null });
    await board.aGuniteSubJob({ id: 2, history: [{ id: 20, type: 2, crew_id: 41, gunite_date: DAY, job_order: 1 }] });
    await board.moveHistory(20, 2, 2, { is_day_view: true, date: DAY });
    expect(await board.history(20)).toEqual({
      status_id: 2,
      crew_id: null,
      gunite_date: DAY,
      type_id: 2,
      job_order: null,
    });
  });

  it.each([
    [PREP, { status: { id: 4 } }, 'weeping_app_only'],
    [PREP, { status: { id: 19 }, awaiting_builder: true }, 'awaiting_builder_kind'],
    [PREP, { crew_id: 21, date: DAY }, 'crew_unfit'],
    [APP, { status: { id: 19 }, awaiting_builder: true }, 'awaiting_builder_kind'],
  ] as const)(
    'refuses phase %i what the week refuses: %o [BRD-045 BRD-047 BRD-048 BAPI-018 BAPI-021]',
    async (phase, to, rule) => {
      await board.aSubJob({ id: 1, entries: [{ id: 11, phase }] });
      expect(refusalOf(await board.moveOnDay(11, 1, phase, to))).toMatchObject({
        code: 'BAD_USER_INPUT',
        rule,
        data: null,
      });
      expect(await board.row('crew_information', 11)).toMatchObject({ version: 1 });
    },
  );

  it('makes the entry of a stand-in with id -1 [BAPI-018]', async () => {
    await board.aSubJob({ id: 1 });
    const made =
      (await board.moveOnDay(-1, 1, PREP, { crew_id: 11, date: DAY, version: 0, expected_bin: 'unassigned:PREP' })).data
        ?.updateJobDetailDayView?.id ?? 0;
    expect(await board.entry(made)).toMatchObject({ crew_id: 11, date: DAY, job_order: 1 });
  });

  it('refuses a day that does not exist and a stale version [BRD-012 BAPI-020]', async () => {
    await board.aSubJob({ id: 1, entries: [{ id: 11, phase: PREP }] });
    expect((await board.moveOnDay(11, 1, PREP, { date: '2026-02-30' })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'date' }],
    });
    expect(refusalOf(await board.moveOnDay(11, 1, PREP, { date: DAY, version: 5 }))).toMatchObject({
      code: 'CONFLICT',
    });
  });
});

const PUSH = `mutation($a: GuniteHistoryEntryInput!, $b: GuniteHistoryEntryInput!, $c: CrewRepairEntryInput!) {
  a: updateGuniteBoardHistoryEntry(details: $a) { id } b: updateGuniteBoardHistoryEntry(details: $b) { id } c: updateCrewRepairJobEntry(details: $c) { id } }`;
const history = (id: number, type: number, to: object = {}) => ({
  history_entry_id: id,
  history_entry_type_id: type,
  is_day_view: true,
  crew_id: null,
  date: NEXT,
  job_detail_id: id,
  awaiting_builder: false,
  status: 2,
  ...to,
});

describe('push to next day', () => {
  const push = (b: object = {}) =>
    app.graphql('scheduler', PUSH, {
      a: history(1, 1),
      b: history(2, 3, b),
      c: { id: 3, job_detail_id: 3, pebble_phase_type_id: null, crew_id: null, date: NEXT, status: 2 },
    });
  beforeEach(async () => {
    await board.aGuniteSubJob({
      id: 1,
      details: { scheduled_date: DAY },
      history: [{ id: 1, type: 1, gunite_date: DAY }],
    });
    await board.aGuniteSubJob({
      id: 2,
      details: { scheduled_date: DAY },
      history: [{ id: 2, type: 3, gunite_date: DAY }],
    });
    await board.aGuniteRepair(3, { date: DAY });
  });
  const dates = async () => [
    (await board.history(1)).gunite_date,
    (await board.history(2)).gunite_date,
    (await board.row('crew_repair_job', 3))?.date,
  ];

  it('dates the cards of the bin anew in one document, which one undo takes back; types, statuses and crews stay [BRD-060]', async () => {
    const pushed = mutationIdOf(await push());
    expect(await dates()).toEqual([NEXT, NEXT, NEXT]);
    expect(await board.history(2)).toMatchObject({ type_id: 3, status_id: 2, crew_id: null });
    expect([await board.derived(1), await board.derived(2)]).toMatchObject([
      { scheduled_date: NEXT },
      { scheduled_date: NEXT },
    ]);
    expect((await board.undo(pushed)).errors).toBeUndefined();
    expect(await dates()).toEqual([DAY, DAY, DAY]);
    expect(await board.derived(1)).toMatchObject({ scheduled_date: DAY });
  });

  it('is all or nothing [BRD-064]', async () => {
    expect(refusalOf(await push({ version: 9 }))).toMatchObject({ code: 'CONFLICT' });
    expect(await dates()).toEqual([DAY, DAY, DAY]);
  });

  it('of pebble cards keeps the status, also in Ready to Apply [BRD-060 BAPI-018]', async () => {
    await board.aSubJob({
      id: 4,
      entries: [
        { id: 41, phase: PREP, status_id: 5 },
        { id: 42, phase: APP, date: DAY },
      ],
    });
    await board.moveOnDay(42, 4, APP, { date: NEXT });
    expect(await board.entry(42)).toMatchObject({ date: NEXT, status_id: 2, crew_id: null });
    await board.aSubJob({ id: 5, entries: [{ id: 51, phase: PREP, status_id: 5, date: DAY }] });
    await board.moveOnDay(51, 5, PREP, { date: NEXT, status: { id: 5 } });
    expect(await board.entry(51)).toMatchObject({ date: NEXT, status_id: 5 });
  });

  it('of a locked card is refused [BRD-053]', async () => {
    await board.pool.query('update gunite_history set status_id = 1 where id = 1');
    expect(refusalOf(await board.moveHistory(1, 1, DAY_1, { is_day_view: true, date: NEXT, status: 1 }))).toMatchObject(
      { rule: 'locked_complete' },
    );
  });
});

describe('what the day and week boards list', () => {
  let demo: TestApp;
  beforeAll(async () => {
    demo = await startApp({ template: 'demo' });
  });
  afterAll(() => demo?.close());

  it.each(['gunite', 'pebble'] as const)(
    'is every sub-job of which the %s board shows a card, and few others',
    async (category) => {
      const { pool } = demo.database;
      const source = BOARD_SOURCES[category];
      if (!source) throw new Error('no such board');
      const { rows } = await pool.query<{ id: number }>('select id from job_detail');
      const [all, crews] = [
        await source.load(
          pool,
          rows.map(({ id }) => id),
        ),
        await source.crews(pool),
      ];
      const state = boardState(all);
      for (const days of [
        [TEST_TODAY],
        ['2026-02-20'],
        weekOf(TEST_TODAY),
        weekOf('2026-03-20'),
        weekOf('2026-06-01'),
      ]) {
        const ctx = viewContext(
          {
            config: boardConfig(category, 'week'),
            date: days[0] ?? '',
            today: TEST_TODAY,
            crews: new Map(crews.map((crew) => [crew.id, crew])),
            ...state,
          },
          days,
        );
        const placed = new Set(
          all.cards.flatMap((card) => {
            const subJob = state.sub_jobs.get(card.job_detail_id);
            return subJob && placementOf(card, subJob, ctx) !== null ? [subJob.id] : [];
          }),
        );
        const listed = new Set(await source.shown(pool, days));
        expect(placed.size).toBeGreaterThan(20);
        expect([...placed].filter((id) => !listed.has(id))).toEqual([]);
        expect(listed.size - placed.size).toBeLessThan(placed.size / 5);
      }
    },
  );
});
