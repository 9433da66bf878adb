import { describe, expect, it, onTestFinished } from 'vitest';
import { invalidateActors } from '../../server/access/actor';
import { testApp } from '../support/app';
import { APP, boardFixture, DETAIL, PREP, refusalOf, SLURRY } from '../support/boardFixture';
import { TEST_TODAY } from '../support/clock';
import { withoutOverride } from '../support/withoutOverride';

const CREW = { [PREP]: 11, [APP]: 21, [DETAIL]: 31 } as const;
const NEXT = '2026-03-17';

let next = 1000;

const app = await testApp();
const board = await boardFixture(app);
await withoutOverride(app.database.pool);

/** A sub-job of its own with one open entry of a phase. */
const anEntry = async (phase: number, fields: object = {}): Promise<[id: number, subJob: number]> => {
  const id = (next += 1);
  await board.aSubJob({ id, details: { is_slurry_pickup: true }, entries: [{ id, phase, ...fields }] });
  return [id, id];
};
const aRepair = async (fields: object = {}): Promise<[id: number, subJob: number]> => {
  const id = (next += 1);
  await board.aRepair(id, id, id, { ...fields });
  return [id, id];
};

describe('a drop by direct call of the API', () => {
  const TRAYS = {
    unassigned: { status: { id: 2 } },
    onHold: { status: { id: 3 } },
    weeping: { status: { id: 4 } },
    readyToApply: { status: { id: 7 } },
    awaitingBuilder: { status: { id: 19 }, awaiting_builder: true },
  } as const;

  const refused = async (phase: number, tray: keyof typeof TRAYS) => {
    const [id, subJob] = await anEntry(phase);
    const before = await board.row('crew_information', id);
    const refusal = refusalOf(await board.move(id, subJob, phase, TRAYS[tray]));
    expect(await board.row('crew_information', id)).toEqual(before);
    return refusal;
  };

  it.each([PREP, DETAIL, SLURRY])(
    "refuses phase %i in Weeping, in words and with the rule's code [BRD-045 BAPI-021]",
    async (phase) => {
      expect(await refused(phase, 'weeping')).toEqual({
        code: 'BAD_USER_INPUT',
        rule: 'weeping_app_only',
        message: 'Weeping takes only App cards.',
        data: null,
      });
    },
  );

  it.each([PREP, APP, DETAIL, SLURRY])(
    'refuses phase %i in Awaiting Builder [BRD-047 BRD-049 BAPI-021]',
    async (phase) => {
      expect(await refused(phase, 'awaitingBuilder')).toEqual({
        code: 'BAD_USER_INPUT',
        rule: 'awaiting_builder_kind',
        message: 'Awaiting Builder takes only warranty and repair cards.',
        data: null,
      });
    },
  );

  it.each([PREP, DETAIL, SLURRY])('refuses phase %i in Ready to Apply [BRD-007 BAPI-021]', async (phase) => {
    expect(await refused(phase, 'readyToApply')).toEqual({
      code: 'BAD_USER_INPUT',
      rule: 'no_such_bin',
      message: 'This board has no such place.',
      data: null,
    });
  });

  it.each([
    [PREP, 21],
    [PREP, 31],
    [APP, 11],
    [APP, 31],
    [DETAIL, 11],
    [DETAIL, 21],
  ] as const)(
    'refuses phase %i in the row of crew %i, which works on another stage [BRD-048 BRD-009]',
    async (phase, crew_id) => {
      const [id, subJob] = await anEntry(phase);
      expect(refusalOf(await board.move(id, subJob, phase, { crew_id, date: NEXT }))).toMatchObject({
        code: 'BAD_USER_INPUT',
        rule: 'crew_unfit',
        data: null,
      });
    },
  );

  it.each([
    [PREP, { status: { id: 3 } }, { status_id: 3, crew_id: null, date: null }],
    [APP, { status: { id: 3 } }, { status_id: 3, crew_id: null, date: null }],
    [APP, { status: { id: 4 } }, { status_id: 4, crew_id: null, date: null }],
    [DETAIL, { status: { id: 3 } }, { status_id: 3, crew_id: null, date: null }],
    [PREP, { status: { id: 2 } }, { status_id: 2, crew_id: null, date: null }],
  ] as const)(
    "takes phase %i out of a crew's day into a tray: status of the bin, no crew, no date, no order, no foreman [BRD-029 BRD-033 BRD-034]",
    async (phase, to, fields) => {
      const [id, subJob] = await anEntry(phase, {
        crew_id: CREW[phase],
        date: NEXT,
        foreman_id: CREW[phase] * 100,
        job_order: 1,
      });
      expect((await board.move(id, subJob, phase, to)).errors).toBeUndefined();
      expect(await board.entry(id)).toEqual({ ...fields, job_order: null, foreman_id: null });
    },
  );

  it("gives a card from a tray crew, date, pending status, the crew's foreman and the last place [BRD-030 BRD-063]", async () => {
    const [, first] = await anEntry(APP, { crew_id: 22, date: NEXT, job_order: 1 });
    const [id, subJob] = await anEntry(APP, { status_id: 3 });
    const { data, errors } = await board.move(id, subJob, APP, { crew_id: 22, date: NEXT });
    expect(errors).toBeUndefined();
    expect(await board.entry(id)).toEqual({ status_id: 2, crew_id: 22, date: NEXT, job_order: 2, foreman_id: 2200 });
    expect((await board.entry(first)).job_order).toBe(1);
    expect(data?.updatePebbleWeeklyBoardCrewInfoEntry).toEqual({
      id,
      job_detail_id: subJob,
      crew_information_entry: {
        id,
        job_detail_id: subJob,
        date: NEXT,
        job_order: 2,
        notes: null,
        crew: { id: 22, name: 'App 22' },
        phase_type: { id: APP, name: 'App' },
        status: { id: 2, name: 'Pending' },
        foreman: { id: 2200, name: 'Foreman Of 22' },
      },
    });
  });

  it('keeps the status between two crews [BRD-033]', async () => {
    const [id, subJob] = await anEntry(PREP, { crew_id: 11, date: NEXT, status_id: 5, job_order: 1 });
    expect((await board.move(id, subJob, PREP, { crew_id: 12, date: NEXT, status: { id: 5 } })).errors).toBeUndefined();
    expect(await board.entry(id)).toMatchObject({ status_id: 5, crew_id: 12, foreman_id: 1200 });
  });

  it('a slurry is assigned to a day without crew [BRD-009]', async () => {
    const [id, subJob] = await anEntry(SLURRY);
    expect((await board.move(id, subJob, SLURRY, { date: NEXT })).errors).toBeUndefined();
    expect(await board.entry(id)).toMatchObject({ crew_id: null, date: NEXT, job_order: 1 });
    expect(refusalOf(await board.move(id, subJob, SLURRY, { date: NEXT, crew_id: 21 }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'no_such_bin',
    });
  });

  it('an application in Ready to Apply is pending when its preps are done, otherwise Ready to Apply [BRD-007]', async () => {
    const [id, subJob] = await anEntry(APP, { crew_id: 21, date: NEXT });
    await board.insert('crew_information', { id: 50_001, job_detail_id: subJob, phase_type_id: PREP, status_id: 2 });
    await board.move(id, subJob, APP, { status: { id: 7 } });
    expect(await board.entry(id)).toMatchObject({ status_id: 7, crew_id: null, date: null });
    await board.pool.query('update crew_information set status_id = 5 where id = 50001');
    await board.move(id, subJob, APP, { crew_id: 21, date: NEXT });
    await board.move(id, subJob, APP, { status: { id: 7 } });
    expect(await board.entry(id)).toMatchObject({ status_id: 2, crew_id: null, date: null });
  });
});

describe('updatePebbleWeeklyBoardCrewInfoEntry', () => {
  it('makes an entry for id -1, moves it by its own, and answers the entry with crew, phase, order and status [BAPI-002 BAPI-018]', async () => {
    const subJob = (next += 1);
    await board.aSubJob({ id: subJob });
    const made = await board.move(-1, subJob, PREP, { crew_id: 11, date: NEXT });
    const { id } = made.data?.updatePebbleWeeklyBoardCrewInfoEntry ?? {};
    expect(await board.row('crew_information', Number(id))).toMatchObject({ job_detail_id: subJob, crew_id: 11 });
    const answered = (crew: { id: number; name: string } | null, date: string | null, job_order: number | null) => ({
      id,
      job_detail_id: subJob,
      crew_information_entry: {
        id,
        job_detail_id: subJob,
        date,
        crew,
        phase_type: { id: PREP, name: 'Prep' },
        job_order,
      },
    });
    expect(made.data?.updatePebbleWeeklyBoardCrewInfoEntry).toMatchObject({
      ...answered({ id: 11, name: 'Prep 11' }, NEXT, 1),
      crew_information_entry: { status: { id: 2, name: 'Pending' } },
    });
    const held = await board.move(Number(id), subJob, PREP, { status: { id: 3 } });
    expect(held.data?.updatePebbleWeeklyBoardCrewInfoEntry).toMatchObject({
      ...answered(null, null, null),
      crew_information_entry: { status: { id: 3, name: 'On Hold' } },
    });
  });
});

describe('a repair by direct call of the API', () => {
  it.each([
    [11, 1],
    [21, 2],
    [31, 3],
  ])('without a phase takes that of its crew: %i gives %i [BRD-037 BAPI-004]', async (crew_id, phase) => {
    const [id, subJob] = await aRepair();
    await board.moveRepair(id, subJob, { pebble_phase_type_id: 0, crew_id, date: NEXT });
    expect(await board.row('crew_repair_job', id)).toMatchObject({ pebble_phase_type_id: phase, crew_id });
  });

  it('takes the stage of the crew or group that it is dropped in as its phase [BRD-037 BRD-048 BAPI-004]', async () => {
    const [id, subJob] = await aRepair();
    expect((await board.moveRepair(id, subJob, { pebble_phase_type_id: 3, crew_id: 31, date: NEXT })).data).toEqual({
      updateCrewRepairJobEntry: { id },
    });
    expect(await board.row('crew_repair_job', id)).toMatchObject({
      pebble_phase_type_id: 3,
      crew_id: 31,
      date: NEXT,
      status_id: 2,
    });
    await board.moveRepair(id, subJob, { pebble_phase_type_id: 1, status: 3 });
    expect(await board.row('crew_repair_job', id)).toMatchObject({
      pebble_phase_type_id: 1,
      crew_id: null,
      date: null,
      status_id: 3,
    });
    await board.moveRepair(id, subJob, { pebble_phase_type_id: 0, status: 2 });
    expect(await board.row('crew_repair_job', id)).toMatchObject({ pebble_phase_type_id: 0, status_id: 2 });
  });

  it.each([
    [{ status: 4 }, 'weeping_app_only'],
    [{ status: 7, pebble_phase_type_id: 2 }, 'ready_app_only'],
    [{ crew_id: 21, date: NEXT, pebble_phase_type_id: 1 }, 'crew_unfit'],
  ])('is refused where it does not belong: %o [BRD-045 BRD-007]', async (to, rule) => {
    const [id, subJob] = await aRepair();
    expect(refusalOf(await board.moveRepair(id, subJob, to))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule,
      data: null,
    });
    expect(await board.row('crew_repair_job', id)).toMatchObject({ status_id: 2, version: 1 });
  });

  it('of the gunite division stays with the crews of its own [BRD-009]', async () => {
    const [id, subJob] = await aRepair({ company_division_id: 2 });
    expect(refusalOf(await board.moveRepair(id, subJob, { crew_id: 21, date: NEXT }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'crew_unfit',
    });
  });

  it('pushed to another day by the day board keeps status and crew; the shown day comes with a drop [BRD-060 BRD-033]', async () => {
    const [id, subJob] = await aRepair({ date: TEST_TODAY });
    await board.moveRepair(id, subJob, { date: '2026-03-12' });
    expect(await board.row('crew_repair_job', id)).toMatchObject({ date: '2026-03-12', crew_id: null, status_id: 2 });
    await board.moveRepair(id, subJob, { status: 3 });
    await board.moveRepair(id, subJob, { date: TEST_TODAY });
    expect(await board.row('crew_repair_job', id)).toMatchObject({ date: TEST_TODAY, status_id: 2 });
  });
});

describe('a lock by direct call of the API', () => {
  it("holds a complete card, and one in a crew's day before today; today's is free [BRD-053 BRD-054]", async () => {
    const [done, doneJob] = await anEntry(PREP, { crew_id: 11, date: NEXT, status_id: 1 });
    const [past, pastJob] = await anEntry(PREP, { crew_id: 11, date: '2026-03-10' });
    const [now, nowJob] = await anEntry(PREP, { crew_id: 11, date: TEST_TODAY });
    const [tray, trayJob] = await anEntry(PREP, { date: '2026-03-01' });
    expect(refusalOf(await board.move(done, doneJob, PREP, { crew_id: 12, date: NEXT }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'locked_complete',
      message: 'This card is complete and cannot be moved.',
    });
    expect(refusalOf(await board.move(past, pastJob, PREP, { crew_id: 12, date: NEXT }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'locked_past',
      message: 'This card is on a past day and cannot be moved.',
    });
    expect((await board.move(now, nowJob, PREP, { crew_id: 12, date: NEXT })).errors).toBeUndefined();
    expect((await board.move(tray, trayJob, PREP, { crew_id: 12, date: NEXT })).errors).toBeUndefined();
  });

  it('does not hold who may move all cards, whom the drop rules still bind [BRD-055 BRD-056]', async () => {
    const [past, pastJob] = await anEntry(PREP, { crew_id: 11, date: '2026-03-10', status_id: 1 });
    expect(refusalOf(await board.move(past, pastJob, PREP, { status: { id: 4 } }, 'admin'))).toMatchObject({
      rule: 'weeping_app_only',
    });
    expect(
      (await board.move(past, pastJob, PREP, { crew_id: 12, date: NEXT, status: { id: 1 } }, 'admin')).errors,
    ).toBeUndefined();
    expect(await board.entry(past)).toMatchObject({ status_id: 1, crew_id: 12, date: NEXT });
  });

  it('is lifted by the code CAN_MOVE_ALL_SCHEDULE_BOARD_CARDS alone, which CAN_VIEW_PRINT_QUEUE does not stand for [AUTH-048]', async () => {
    const [past, pastJob] = await anEntry(PREP, { crew_id: 11, date: '2026-03-10', status_id: 1 });
    const there = { crew_id: 12, date: NEXT, status: { id: 1 } };
    onTestFinished(async () => {
      await app.database.pool.query(
        "delete from user_permission where user_id = (select id from app_user where email = 'scheduler@trowel.test')",
      );
      invalidateActors();
    });
    const give = async (code: string): Promise<void> => {
      await app.database.pool.query(
        "insert into user_permission (user_id, category_name, has_permission) select id, $1, true from app_user where email = 'scheduler@trowel.test'",
        [code],
      );
      invalidateActors();
    };
    await give('CAN_VIEW_PRINT_QUEUE');
    expect(refusalOf(await board.move(past, pastJob, PREP, there))).toMatchObject({ rule: 'locked_complete' });
    await give('CAN_MOVE_ALL_SCHEDULE_BOARD_CARDS');
    expect((await board.move(past, pastJob, PREP, there)).errors).toBeUndefined();
  });

  it('closes over a card that is dropped on a past day, which is accepted [BRD-052]', async () => {
    const [id, subJob] = await anEntry(PREP);
    expect((await board.move(id, subJob, PREP, { crew_id: 11, date: '2026-03-02' })).errors).toBeUndefined();
    expect(refusalOf(await board.move(id, subJob, PREP, { crew_id: 11, date: NEXT }))).toMatchObject({
      rule: 'locked_past',
    });
  });
});

describe('rights on the pebble board', () => {
  it.each(['office', 'display', 'crew', 'nobody', 'warehouse'])(
    '%s may not move a card: FORBIDDEN, and nothing is written [BRD-058 BAPI-021]',
    async (account) => {
      const [id, subJob] = await anEntry(PREP);
      const [repair, repairJob] = await aRepair();
      const answers = [
        await board.move(id, subJob, PREP, { crew_id: 11, date: NEXT }, account),
        await board.moveOnDay(id, subJob, PREP, { crew_id: 11, date: NEXT }, account),
        await board.moveRepair(repair, repairJob, { crew_id: 11, date: NEXT, pebble_phase_type_id: 1 }, account),
        await app.graphql(
          account,
          `mutation { updateBoardSortOrder(items: [{ id: ${id}, order: 1, category: "Pebble" }]) { id } }`,
        ),
        await app.graphql(
          account,
          `mutation { setAwaitingBuilder(job_detail_id: ${subJob}, is_awaiting_builder: true) { id } }`,
        ),
      ];
      for (const answer of answers) expect(refusalOf(answer)).toMatchObject({ code: 'FORBIDDEN', data: null });
      expect(await board.row('crew_information', id)).toMatchObject({ crew_id: null, version: 1 });
    },
  );

  it('a gunite editor without the pebble right moves no pebble repair and sorts no pebble card [BRD-058]', async () => {
    const [repair, repairJob] = await aRepair();
    const [id] = await anEntry(PREP, { crew_id: 12, date: '2026-03-25', job_order: 1 });
    await board.pool.query(
      "insert into user_permission (user_id, category_name, access_level) select id, 'GUNITE_SCHEDULE', 'edit' from app_user where email = 'office@trowel.test'",
    );
    invalidateActors();
    expect(
      refusalOf(
        await board.moveRepair(repair, repairJob, { crew_id: 11, date: NEXT, pebble_phase_type_id: 1 }, 'office'),
      ),
    ).toMatchObject({ code: 'FORBIDDEN' });
    expect(
      refusalOf(
        await app.graphql(
          'office',
          `mutation { updateBoardSortOrder(items: [{ id: ${id}, order: 1, category: "Pebble" }]) { id } }`,
        ),
      ),
    ).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('bad input of a board call', () => {
  it.each([
    ['a day that does not exist', { date: '2026-02-30', crew_id: 11 }, 'date'],
    ['a day in other words', { date: '03/17/2026', crew_id: 11 }, 'date'],
    ['a negative place', { date: NEXT, crew_id: 11, index: -1 }, 'index'],
    ['a negative version', { date: NEXT, crew_id: 11, version: -1 }, 'version'],
    ['a status that no bin gives', { date: NEXT, crew_id: 11, status: { id: 1 } }, 'status.id'],
    ['another phase than the entry has', { date: NEXT, crew_id: 21, phase_type_id: APP }, 'phase_type_id'],
  ])('%s is refused with the field named [BAPI-020]', async (_what, to, path) => {
    const [id, subJob] = await anEntry(PREP);
    const { errors } = await board.move(id, subJob, PREP, to);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
    expect(await board.row('crew_information', id)).toMatchObject({ version: 1, date: null });
  });

  it('a bin that does not exist is refused: an unknown crew, one that is not active, one of another division', async () => {
    const [id, subJob] = await anEntry(PREP);
    await board.aCrew(90, 'Prep', { is_active: false });
    await board.aCrew(91, 'Prep', { lookup_company_division_id: 2 });
    expect(refusalOf(await board.move(id, subJob, PREP, { crew_id: 4711, date: NEXT }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'no_such_bin',
    });
    expect(refusalOf(await board.move(id, subJob, PREP, { crew_id: 90, date: NEXT }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'crew_inactive',
      message: 'Prep 90 is not active.',
    });
    expect(refusalOf(await board.move(id, subJob, PREP, { crew_id: 91, date: NEXT }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'crew_unfit',
    });
  });

  it("ids that lead nowhere are refused: an unknown entry or sub-job, the entry of another one, an estimate's, a deleted job's", async () => {
    const [id, subJob] = await anEntry(PREP);
    const [, other] = await anEntry(PREP);
    const to = { crew_id: 11, date: NEXT };
    expect(refusalOf(await board.move(987_654, subJob, PREP, to))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await board.move(id, 987_654, PREP, to))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await board.move(id, other, PREP, to))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This entry belongs to another sub-job.',
    });
    expect(refusalOf(await board.moveRepair(987_654, subJob, to))).toMatchObject({ code: 'NOT_FOUND' });
    await board.pool.query('update job set is_estimate = true where id = $1', [subJob]);
    expect(refusalOf(await board.move(id, subJob, PREP, to))).toMatchObject({ code: 'NOT_FOUND' });
    await board.pool.query('update job set is_estimate = false, deleted_at = now() where id = $1', [subJob]);
    expect(refusalOf(await board.move(id, subJob, PREP, to))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a card that the board does not show is not moved: cancelled, or of a complete sub-job', async () => {
    const [cancelled, cancelledJob] = await anEntry(PREP, { status_id: 6 });
    expect(refusalOf(await board.move(cancelled, cancelledJob, PREP, { crew_id: 11, date: NEXT }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'not_on_board',
    });
    const [closed, closedJob] = await anEntry(PREP);
    await board.pool.query('update job_detail set status_id = 1 where id = $1', [closedJob]);
    expect(refusalOf(await board.move(closed, closedJob, PREP, { crew_id: 11, date: NEXT }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      rule: 'not_on_board',
    });
  });

  it('unknown fields and other shapes do not pass the schema', async () => {
    const { errors } = await board.move(1, 1, PREP, { crew: 11 });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});
