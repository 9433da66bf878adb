import { describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { refusalOf } from '../support/boardFixture';
import { DAY_1, FLASH, guniteFixture } from '../support/guniteFixture';
import { withoutOverride } from '../support/withoutOverride';

let next = 1000;

const app = await testApp();
const board = await guniteFixture(app);
await withoutOverride(app.database.pool);

const DAY = '2026-03-17';
const LATER_DAYS = [2, 3, 4, 5, 6, 7, 8];

/** The bins of the gunite board as a call says them. */
const BINS = {
  unassigned: { status: 2 },
  onHold: { status: 3 },
  caveIn: { status: 4 },
  awaitingBuilder: { status: 19, awaiting_builder: true },
  assigned: { status: 2, crew_id: 42, date: DAY },
} as const;
type BinName = keyof typeof BINS;

/** A sub-job of its own with one entry on a crew's day. */
const anEntry = async (type: number, fields: object = {}): Promise<number> => {
  const id = (next += 1);
  await board.aGuniteSubJob({ id, history: [{ id, type, crew_id: 41, gunite_date: DAY, job_order: 1, ...fields }] });
  return id;
};
const dropped = async (type: number, bin: BinName) => {
  const id = await anEntry(type);
  const before = await board.row('gunite_history', id);
  const answer = await board.moveHistory(id, id, type, BINS[bin]);
  if (!answer.errors) return { fields: await board.history(id) };
  expect(await board.row('gunite_history', id)).toEqual(before);
  return { refusal: refusalOf(answer) };
};
const EMPTY = { crew_id: null, gunite_date: null, job_order: null };
const AWAITING = {
  code: 'BAD_USER_INPUT',
  rule: 'awaiting_builder_kind',
  message: 'Awaiting Builder takes only warranty and repair cards.',
  data: null,
};
const TRAYS_ONLY = {
  code: 'BAD_USER_INPUT',
  rule: 'gunite_day_trays',
  message: 'A Day 2 to 8 card can go only to Unassigned, Cave in or On Hold.',
  data: null,
};
const DAYS_ONLY = {
  code: 'BAD_USER_INPUT',
  rule: 'cave_in_days_only',
  message: 'Cave in takes only Day 1 to Day 8 cards.',
  data: null,
};

describe('the gunite drop table by direct call of the API', () => {
  it('Day 1 goes everywhere but to Awaiting Builder [BRD-029 BRD-035 BRD-047 BRD-050 BAPI-003]', async () => {
    expect(await dropped(DAY_1, 'unassigned')).toEqual({ fields: { ...EMPTY, status_id: 2, type_id: 1 } });
    expect(await dropped(DAY_1, 'onHold')).toEqual({ fields: { ...EMPTY, status_id: 3, type_id: 1 } });
    expect(await dropped(DAY_1, 'caveIn')).toEqual({ fields: { ...EMPTY, status_id: 4, type_id: 1 } });
    expect(await dropped(DAY_1, 'assigned')).toMatchObject({
      fields: { status_id: 2, crew_id: 42, gunite_date: DAY, type_id: 1 },
    });
    expect(await dropped(DAY_1, 'awaitingBuilder')).toEqual({ refusal: AWAITING });
  });

  it.each(LATER_DAYS)(
    'type %i goes to Unassigned, Cave in and On Hold, where it becomes Day 1, and nowhere else [BRD-035 BRD-036 BRD-046 BRD-050 BAPI-021]',
    async (type) => {
      expect(await dropped(type, 'unassigned')).toEqual({ fields: { ...EMPTY, status_id: 2, type_id: 1 } });
      expect(await dropped(type, 'onHold')).toEqual({ fields: { ...EMPTY, status_id: 3, type_id: 1 } });
      expect(await dropped(type, 'caveIn')).toEqual({ fields: { ...EMPTY, status_id: 4, type_id: 1 } });
      expect(await dropped(type, 'assigned')).toEqual({ refusal: TRAYS_ONLY });
      expect(await dropped(type, 'awaitingBuilder')).toEqual({ refusal: AWAITING });
    },
  );

  it('Flash keeps its type, does not cave in and does not wait [BRD-035 BRD-047 BRD-048 BRD-050]', async () => {
    expect(await dropped(FLASH, 'unassigned')).toEqual({ fields: { ...EMPTY, status_id: 2, type_id: 9 } });
    expect(await dropped(FLASH, 'onHold')).toEqual({ fields: { ...EMPTY, status_id: 3, type_id: 9 } });
    expect(await dropped(FLASH, 'assigned')).toMatchObject({
      fields: { status_id: 2, crew_id: 42, gunite_date: DAY, type_id: 9 },
    });
    expect(await dropped(FLASH, 'caveIn')).toEqual({ refusal: DAYS_ONLY });
    expect(await dropped(FLASH, 'awaitingBuilder')).toEqual({ refusal: AWAITING });
  });

  it('a gunite repair goes to Unassigned, On Hold, Awaiting Builder and crews, never has a phase, and does not cave in [BRD-037 BRD-047 BRD-050 BAPI-004]', async () => {
    const repaired = async (bin: BinName) => {
      const id = (next += 1);
      await board.aGuniteRepair(id, { crew_id: 41, date: DAY });
      const { awaiting_builder: _, ...to } = { awaiting_builder: undefined, ...BINS[bin] };
      const answer = await board.moveGuniteRepair(id, { ...to, pebble_phase_type_id: 2 });
      const { status_id, crew_id, date, pebble_phase_type_id } = (await board.row('crew_repair_job', id)) ?? {};
      return answer.errors ? refusalOf(answer) : { status_id, crew_id, date, pebble_phase_type_id };
    };
    expect(await repaired('unassigned')).toEqual({
      status_id: 2,
      crew_id: null,
      date: null,
      pebble_phase_type_id: null,
    });
    expect(await repaired('onHold')).toEqual({ status_id: 3, crew_id: null, date: null, pebble_phase_type_id: null });
    expect(await repaired('awaitingBuilder')).toEqual({
      status_id: 19,
      crew_id: null,
      date: null,
      pebble_phase_type_id: null,
    });
    expect(await repaired('assigned')).toEqual({ status_id: 2, crew_id: 42, date: DAY, pebble_phase_type_id: null });
    expect(await repaired('caveIn')).toEqual(DAYS_ONLY);
  });

  it('a gunite repair in Awaiting Builder leaves the pebble and gunite sub-jobs of its job alone [BRD-044]', async () => {
    const id = (next += 1);
    await board.aGuniteRepair(id);
    await board.aSubJob({
      id: id + 50_000,
      job_id: id,
      entries: [{ id: id + 50_000, phase: 2, crew_id: 21, date: DAY }],
    });
    await board.aGuniteSubJob({
      id: id + 60_000,
      job_id: id,
      history: [{ id: id + 60_000, type: 1, crew_id: 41, gunite_date: DAY }],
    });
    expect((await board.moveGuniteRepair(id, { status: 19 })).errors).toBeUndefined();
    expect(await board.row('job_detail', id + 50_000)).toMatchObject({ status_id: 2, version: 1 });
    expect(await board.row('job_detail', id + 60_000)).toMatchObject({ status_id: 2, version: 1 });
    expect(await board.entry(id + 50_000)).toMatchObject({ crew_id: 21, date: DAY });
  });

  it("a card from a tray is pending on a crew's day; between crews the status stays [BRD-030 BRD-033]", async () => {
    const fromTray = await anEntry(DAY_1, { status_id: 4, crew_id: null, gunite_date: null, job_order: null });
    await board.moveHistory(fromTray, fromTray, DAY_1, BINS.assigned);
    expect(await board.history(fromTray)).toMatchObject({ status_id: 2, crew_id: 42, gunite_date: DAY });
    const between = await anEntry(DAY_1, { status_id: 8 });
    expect((await board.moveHistory(between, between, DAY_1, { ...BINS.assigned, status: 8 })).errors).toBeUndefined();
    expect(await board.history(between)).toMatchObject({ status_id: 8, crew_id: 42 });
  });
});

describe('bad input of updateGuniteBoardHistoryEntry', () => {
  it.each([
    ['a day that does not exist', { date: '2026-02-30', crew_id: 41 }, 'date'],
    ['a day in other words', { date: '03/17/2026', crew_id: 41 }, 'date'],
    ['a negative place', { date: DAY, crew_id: 41, index: -1 }, 'index'],
    ['a type that there is none of', { history_entry_type_id: 10 }, 'history_entry_type_id'],
    ['another type than the entry has', { history_entry_type_id: 9 }, 'history_entry_type_id'],
    ['a status that no bin gives', { date: DAY, crew_id: 42, status: 6 }, 'status'],
  ])('%s is refused with the field named [BAPI-020]', async (_what, to, path) => {
    const id = await anEntry(DAY_1);
    expect((await board.moveHistory(id, id, DAY_1, to)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path }],
    });
    expect(await board.row('gunite_history', id)).toMatchObject({ version: 1 });
  });

  it('a bin that does not exist is refused: an unknown crew, one that is not active, one of another division [BRD-008]', async () => {
    const id = await anEntry(DAY_1);
    await board.aCrew(93, 'Gunite', { lookup_company_division_id: 2, is_active: false });
    const rule = async (crew_id: number) =>
      refusalOf(await board.moveHistory(id, id, DAY_1, { crew_id, date: DAY })).rule;
    expect([await rule(4711), await rule(93), await rule(21)]).toEqual(['no_such_bin', 'crew_inactive', 'crew_unfit']);
  });

  it('ids that lead nowhere are refused, also those of another board', async () => {
    const [id, other] = [await anEntry(DAY_1), await anEntry(DAY_1)];
    await board.aSubJob({ id: 70_001, entries: [{ id: 70_001, phase: 1 }] });
    expect(refusalOf(await board.moveHistory(987_654, id, DAY_1, BINS.onHold))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await board.moveHistory(id, 987_654, DAY_1, BINS.onHold))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await board.moveHistory(id, other, DAY_1, BINS.onHold))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This entry belongs to another sub-job.',
    });
    expect(refusalOf(await board.moveHistory(70_001, 70_001, DAY_1, BINS.onHold))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await board.moveHistory(-1, 70_001, DAY_1, BINS.onHold))).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    expect(refusalOf(await board.move(id, id, 1, { status: { id: 3 } }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is closed without the gunite edit right [BRD-057 BRD-058]', async () => {
    const id = await anEntry(DAY_1);
    for (const account of ['office', 'display', 'nobody']) {
      expect(refusalOf(await board.moveHistory(id, id, DAY_1, BINS.onHold, account))).toMatchObject({
        code: 'FORBIDDEN',
        data: null,
      });
    }
    expect(await board.row('gunite_history', id)).toMatchObject({ version: 1 });
  });

  it.each([
    [{ status_id: 1 }, 'locked_complete'],
    [{ gunite_date: '2026-03-10' }, 'locked_past'],
  ])('a card with %o is locked, also for a call [BRD-053 BRD-054 BRD-055 BAPI-021]', async (fields, rule) => {
    const id = await anEntry(DAY_1, fields);
    expect(refusalOf(await board.moveHistory(id, id, DAY_1, BINS.onHold))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule,
    });
    expect((await board.moveHistory(id, id, DAY_1, BINS.onHold, 'admin')).errors).toBeUndefined();
  });
});
