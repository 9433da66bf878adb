import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { APP, boardFixture, DETAIL, mutationIdOf, PREP, refusalOf, SLURRY } from '../support/boardFixture';

let now = new Date('2026-03-05T15:00:00Z');

const app = await testApp({ template: 'base', clock: () => now });
const board = await boardFixture(app);
beforeEach(async () => {
  now = new Date('2026-03-05T15:00:00Z');
  await board.clear();
});

const DAY = '2026-03-10';

/** A worked example of the awaiting-builder cascade: job 501, sub-jobs 9001 (pebble) and 9002 (warranty) with repair 88. */
const example = async (): Promise<void> => {
  await board.aSubJob({
    id: 9001,
    job_id: 501,
    details: { is_slurry_pickup: true, prep_date: '2026-03-02', scheduled_app_date: DAY, detail_date: '2026-03-17' },
    entries: [
      { id: 71, phase: PREP, status_id: 5, crew_id: 12, date: '2026-03-02', job_order: 1 },
      { id: 72, phase: APP, crew_id: 21, date: DAY, job_order: 2, foreman_id: 2100 },
      { id: 73, phase: DETAIL, crew_id: 31, date: '2026-03-17', job_order: 1 },
      { id: 74, phase: SLURRY, date: '2026-03-11', job_order: 1 },
    ],
  });
  await board.aSubJob({ id: 7001, entries: [{ id: 60, phase: APP, crew_id: 21, date: DAY, job_order: 1 }] });
  await board.aSubJob({ id: 7002, entries: [{ id: 61, phase: APP, crew_id: 21, date: DAY, job_order: 3 }] });
  await board.aRepair(88, 9002, 501);
};

const rows = async () =>
  Object.fromEntries(
    await Promise.all(
      [71, 72, 73, 74].map(async (id) => {
        const { status_id, crew_id, date, job_order } = await board.entry(id);
        return [id, [status_id, crew_id, date, job_order]];
      }),
    ),
  );
const subJob = async () => {
  const { status_id, awaiting_builder_date } = (await board.row('job_detail', 9001)) ?? {};
  const { prep_date, scheduled_app_date, detail_date } = (await board.row('pebble_details', 109_001)) ?? {};
  return { status_id, awaiting_builder_date, prep_date, scheduled_app_date, detail_date };
};
const orders = async () => [(await board.entry(60)).job_order, (await board.entry(61)).job_order];

const BEFORE = {
  71: [5, 12, '2026-03-02', 1],
  72: [2, 21, DAY, 2],
  73: [2, 31, '2026-03-17', 1],
  74: [2, null, '2026-03-11', 1],
};
const WAITING = { ...BEFORE, 72: [2, null, null, null], 73: [2, null, null, null] };

describe('the awaiting-builder cascade, stored', () => {
  it('a repair dropped in takes the open phases of its job along, and one of them dropped out brings the others back [BRD-038 BRD-040 BRD-041 BRD-042 BRD-043 BRD-044 BRD-063]', async () => {
    await example();
    expect(
      (await board.moveRepair(88, 9002, { status: 19, version: 1, expected_bin: 'unassigned:WARRANTY' })).errors,
    ).toBeUndefined();
    expect(await rows()).toEqual(WAITING);
    expect(await subJob()).toEqual({
      status_id: 19,
      awaiting_builder_date: '2026-03-05',
      prep_date: '2026-03-02',
      scheduled_app_date: null,
      detail_date: null,
    });
    expect((await board.row('crew_repair_job', 88))?.status_id).toBe(19);
    expect((await board.row('job_detail', 9002))?.status_id).toBeNull();
    expect((await board.entry(72)).foreman_id).toBeNull();
    expect(await orders()).toEqual([1, 2]);

    now = new Date('2026-03-20T15:00:00Z');
    expect((await board.move(72, 9001, APP, { crew_id: 21, date: '2026-03-24' })).errors).toBeUndefined();
    expect(await rows()).toEqual({ ...WAITING, 72: [2, 21, '2026-03-24', 1] });
    expect(await subJob()).toEqual({
      status_id: 2,
      awaiting_builder_date: null,
      prep_date: '2026-03-02',
      scheduled_app_date: '2026-03-24',
      detail_date: null,
    });
    expect((await board.row('crew_repair_job', 88))?.status_id).toBe(19);
    expect(await orders()).toEqual([1, 2]);
  });

  it('is one mutation: its undo puts every row back, renumbering included, and the undo of that does it again [BRD-044 BRD-063]', async () => {
    await example();
    const before = await subJob();
    const moved = mutationIdOf(await board.moveRepair(88, 9002, { status: 19 }));
    const undone = await board.undo(moved);
    expect(undone.errors).toBeUndefined();
    expect(await rows()).toEqual(BEFORE);
    expect(await subJob()).toEqual(before);
    expect(await orders()).toEqual([1, 3]);
    expect((await board.entry(72)).foreman_id).toBe(2100);
    expect((await board.undo(undone.data?.undo.mutation_id ?? null)).errors).toBeUndefined();
    expect(await rows()).toEqual(WAITING);
    expect(await subJob()).toMatchObject({ status_id: 19, awaiting_builder_date: '2026-03-05' });
    expect(await orders()).toEqual([1, 2]);
  });

  it('leaves complete and cancelled sub-jobs of the job alone [BRD-042]', async () => {
    await example();
    await board.aSubJob({
      id: 9500,
      job_id: 501,
      status_id: 1,
      entries: [{ id: 90, phase: DETAIL, crew_id: 31, date: '2026-03-18' }],
    });
    await board.moveRepair(88, 9002, { status: 19 });
    expect((await board.row('job_detail', 9500))?.status_id).toBe(1);
    expect(await board.entry(90)).toMatchObject({ crew_id: 31, date: '2026-03-18' });
    expect((await board.row('job_detail', 9001))?.status_id).toBe(19);
  });

  it('"Set job to Awaiting Builder" runs it on the card\'s sub-job, and its return too; a second time writes nothing [BRD-043 BRD-049]', async () => {
    await example();
    const set = (value: boolean) =>
      app.graphql(
        'scheduler',
        `mutation { setAwaitingBuilder(job_detail_id: 9001, is_awaiting_builder: ${value}) { id } }`,
      );
    expect((await set(true)).data).toEqual({ setAwaitingBuilder: { id: 9001 } });
    expect(await rows()).toEqual(WAITING);
    expect((await board.row('crew_repair_job', 88))?.status_id).toBe(2);
    const { version } = (await board.row('job_detail', 9001)) ?? {};
    await set(true);
    expect((await board.row('job_detail', 9001))?.version).toBe(version);
    await set(false);
    expect(await subJob()).toMatchObject({ status_id: 2, awaiting_builder_date: null });
  });

  it('a complete job cannot wait for the builder, and a warranty sub-job is not on this board [BRD-049]', async () => {
    await board.aSubJob({ id: 13_001, status_id: 1 });
    await board.aRepair(4088, 13_002, 13_001);
    const set = (id: number) =>
      app.graphql(
        'scheduler',
        `mutation { setAwaitingBuilder(job_detail_id: ${id}, is_awaiting_builder: true) { id } }`,
      );
    expect(refusalOf(await set(13_001))).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'job_closed' });
    expect(refusalOf(await set(13_002))).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'not_on_board' });
    expect(refusalOf(await set(99_999))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stores the dates and the status that follow from the entries [BRD-038 BRD-039]', async () => {
    await board.aSubJob({
      id: 14_001,
      details: { app_date: '2026-03-01', scheduled_app_date: '2026-03-01' },
      entries: [
        { id: 5071, phase: PREP, crew_id: 11, date: '2026-03-02' },
        { id: 5075, phase: PREP },
        { id: 5072, phase: APP, status_id: 1, crew_id: 21, date: '2026-03-26' },
      ],
    });
    await board.move(5075, 14_001, PREP, { crew_id: 11, date: '2026-03-25' }, 'admin');
    const details = async () => board.row('pebble_details', 114_001);
    expect(await details()).toMatchObject({
      prep_date: '2026-03-25',
      prep_crew_id: 11,
      prep_status_id: 2,
      app_date: '2026-03-26',
    });
    await board.pool.query('update job_detail set status_id = 1 where id = 14001');
    await board.move(5072, 14_001, APP, { crew_id: 22, date: '2026-03-27', status: { id: 1 } }, 'admin');
    expect((await board.row('job_detail', 14_001))?.status_id).toBe(1);
    expect(await details()).toMatchObject({
      scheduled_app_date: '2026-03-27',
      app_date: '2026-03-27',
      app_crew_id: 22,
    });
    await board.move(5072, 14_001, APP, { status: { id: 3 } }, 'admin');
    expect((await board.row('job_detail', 14_001))?.status_id).toBe(2);
    expect(await details()).toMatchObject({
      scheduled_app_date: null,
      app_date: '2026-03-27',
      app_status_id: 3,
      app_crew_id: null,
    });
  });
});
