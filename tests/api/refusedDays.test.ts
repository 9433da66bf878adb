import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { DIVISION } from '#domain/statuses';
import { invalidateActors } from '../../server/access/actor';
import { testApp, type GraphqlAnswer } from '../support/app';
import { mutationIdOf, PREP, refusalOf } from '../support/boardFixture';
import { guniteFixture } from '../support/guniteFixture';

const app = await testApp();
const board = await guniteFixture(app);
const ANA = 901,
  BEN = 902;
await board.insert('crew', {
  id: 51,
  name: 'Warranty 1',
  subdivision: 'Warranty',
  lookup_company_division_id: DIVISION.WARRANTY,
  is_active: true,
});
for (const [id, first_name] of [
  [ANA, 'Ana'],
  [BEN, 'Ben'],
] as const) {
  await board.insert('employee', { id, first_name, last_name: 'Ruiz', is_active: true });
  await board.insert('employee_crew', { employee_id: id, crew_id: 51 });
}

const MON = '2026-03-16',
  TUE = '2026-03-17',
  CLOSED = '2026-03-20';
const HOLIDAY = {
  code: 'BAD_USER_INPUT',
  rule: 'day_without_work',
  params: { date: CLOSED, reason: 'Go Texan Day', reason_es: 'Go Texan Day' },
};
for (const day of [
  { kind: 'holiday', name: 'Go Texan Day', first_day: CLOSED, last_day: CLOSED },
  { kind: 'crew_off', crew_id: 42, reason: 'sick', first_day: TUE, last_day: TUE },
  { kind: 'away', employee_id: BEN, reason: 'vacation', first_day: TUE, last_day: TUE },
])
  await board.insert('day_without_work', day);

type Answer = GraphqlAnswer<unknown>;
const SETTING = `mutation ($c: CompanySettingPatch!) { updateCompanySetting(id: 1, company_setting: $c) { refuses_days_without_work } }`;
const refuses = async (refuses_days_without_work: boolean, account = 'admin'): Promise<Answer> => {
  const { rows } = await board.pool.query<{ version: number }>('select version from company_setting where id = 1');
  return app.graphql(account, SETTING, { c: { version: rows[0]?.version, refuses_days_without_work } });
};
const refusedBy = ({ errors }: Answer): unknown => {
  const { code, rule, params } = errors?.[0]?.extensions ?? {};
  return { code, rule, params };
};

const MOVE_VISIT =
  'mutation($id: Int!, $schedule: WarrantyScheduleMoveInput!) { updateWarrantySchedule(id: $id, schedule: $schedule) { id } }';
const PLAN = `mutation($plan: BoardPlanInput!) {
  applyBoardPlan(plan: $plan) { is_applied moved conflicts { key rule message date reason reason_es } } }`;

const aPrep = (fields: object = {}) =>
  board.aSubJob({ id: 1, entries: [{ id: 1, phase: PREP, crew_id: 11, date: MON, ...fields }] });
const aGunite = (type: number) =>
  board.aGuniteSubJob({ id: 1, history: [{ id: 1, type, crew_id: 41, gunite_date: MON }] });
const aVisit = async (): Promise<void> => {
  await board.aJob(1);
  await board.insert('job_detail', { id: 1, job_id: 1, job_category_id: 3, status_id: 12 });
  const times = { start: `${MON}T08:00:00`, end: `${MON}T10:00:00` };
  await board.insert('warranty_schedule', { id: 1, job_detail_id: 1, fieldworker_id: ANA, ...times });
};
const override = { reason_code: 'correction' };

/** Every call that puts a card on a day. */
const CALLS: readonly {
  call: string;
  make: () => Promise<unknown>;
  send: (date: string, more: object) => Promise<Answer>;
}[] = [
  {
    call: 'updatePebbleWeeklyBoardCrewInfoEntry',
    make: () => aPrep(),
    send: (date, more) => board.move(1, 1, PREP, { crew_id: 11, date, ...more }),
  },
  {
    call: 'updateJobDetailDayView',
    make: () => aPrep(),
    send: (date, more) => board.moveOnDay(1, 1, PREP, { crew_id: 11, date, ...more }),
  },
  {
    call: 'updateJobDetailDayView, a push',
    make: () => aPrep({ crew_id: null, date: '2026-03-19' }),
    send: (date, more) => board.moveOnDay(1, 1, PREP, { crew_id: null, date, ...more }),
  },
  {
    call: 'updateCrewRepairJobEntry',
    make: () => board.aRepair(1, 1, 1, { crew_id: 11, date: MON, pebble_phase_type_id: PREP }),
    send: (date, more) => board.moveRepair(1, 1, { crew_id: 11, date, pebble_phase_type_id: PREP, ...more }),
  },
  {
    call: 'updateGuniteBoardHistoryEntry, a drop',
    make: () => aGunite(1),
    send: (date, more) => board.moveHistory(1, 1, 1, { crew_id: 41, date, ...more }),
  },
  {
    call: 'updateGuniteBoardHistoryEntry, another date or crew',
    make: () => aGunite(2),
    send: (date, more) => board.moveHistory(1, 1, 2, { crew_id: 42, date, is_reschedule: true, ...more }),
  },
  {
    call: 'updateGuniteBoardHistoryEntry, another date and no crew',
    make: () => aGunite(2),
    send: (date, more) => board.moveHistory(1, 1, 2, { crew_id: null, date, is_reschedule: true, ...more }),
  },
  {
    call: 'updateWarrantySchedule',
    make: aVisit,
    send: (date, more) =>
      app.graphql('scheduler', MOVE_VISIT, {
        id: 1,
        schedule: {
          job_detail_id: 1,
          fieldworker_id: ANA,
          start: `${date}T08:00:00`,
          end: `${date}T10:00:00`,
          ...more,
        },
      }),
  },
  {
    call: 'updateWarrantySchedule, a new visit',
    make: async () => {
      await board.aJob(1);
      await board.insert('job_detail', { id: 1, job_id: 1, job_category_id: 3, status_id: 2 });
    },
    send: (date, more) =>
      app.graphql('scheduler', MOVE_VISIT, {
        id: -1,
        schedule: {
          job_detail_id: 1,
          fieldworker_id: ANA,
          start: `${date}T08:00:00`,
          end: `${date}T10:00:00`,
          ...more,
        },
      }),
  },
];

beforeEach(async () => {
  await board.clear();
  await refuses(true);
});

describe('the setting that refuses days without work', () => {
  it('is off until an administrator sets it, and a board says which holds [ADM-020]', async () => {
    const told = async (): Promise<unknown> =>
      (
        await app.graphql(
          'scheduler',
          '{ boardCards(category: gunite, view: week) { rights { refuses_days_without_work } } }',
        )
      ).data;
    const say = (refuses_days_without_work: boolean) => ({ boardCards: { rights: { refuses_days_without_work } } });
    expect(await told()).toEqual(say(true));
    expect(refusalOf(await refuses(false, 'manager')).code).toBe('FORBIDDEN');
    expect(await told()).toEqual(say(true));
    await refuses(false);
    expect(await told()).toEqual(say(false));
    const { rows } = await board.pool.query<{ column_default: string }>(
      "select column_default from information_schema.columns where column_name = 'refuses_days_without_work'",
    );
    expect(rows).toEqual([{ column_default: 'false' }]);
  });

  describe.each(CALLS)('$call', ({ make, send }) => {
    it('is refused on a holiday with day and reason, whoever gives one, and made on any other day [ADM-020 SDY-001]', async () => {
      await make();
      for (const more of [{}, { override }]) expect(refusedBy(await send(CLOSED, more))).toEqual(HOLIDAY);
      expect((await send('2026-03-18', { override })).errors).toBeUndefined();
    });

    it('is made there where the setting is off', async () => {
      await make();
      await refuses(false);
      expect((await send(CLOSED, { override })).errors).toBeUndefined();
    });
  });
});

describe('a day without work that takes no card', () => {
  it('names a crew that is off to who may read why, and says no reason to others [ADM-020]', async () => {
    await aGunite(1);
    const move = (account: string) => board.moveHistory(1, 1, 1, { crew_id: 42, date: TUE }, account);
    expect(refusedBy(await move('scheduler'))).toMatchObject({
      rule: 'day_without_work',
      params: { date: TUE, reason: 'Off: sick', reason_es: 'Libre: enfermedad' },
    });
    await board.pool.query(
      `insert into role_field_limit (role_id, entity, field, access) values (3, 'day_without_work', 'kind', 'hidden')`,
    );
    invalidateActors();
    onTestFinished(async () => {
      await board.pool.query('delete from role_field_limit');
      invalidateActors();
    });
    expect(refusedBy(await move('scheduler'))).toMatchObject({
      rule: 'day_without_work',
      params: { date: TUE, reason: 'Closed', reason_es: 'Cerrado' },
    });
    expect((await move('scheduler')).errors?.[0]?.message).toBe(
      'Closed, 03/17/2026: no card is put on a day without work.',
    );
    expect(await board.history(1)).toMatchObject({ crew_id: 41, gunite_date: MON });
  });

  it('takes no visit of a fieldworker who is away [ADM-020]', async () => {
    await aVisit();
    const send = (fieldworker_id: number) =>
      app.graphql('scheduler', MOVE_VISIT, {
        id: 1,
        schedule: { job_detail_id: 1, fieldworker_id, start: `${TUE}T08:00:00`, end: `${TUE}T09:00:00` },
      });
    expect(refusedBy(await send(BEN))).toMatchObject({ rule: 'day_without_work', params: { date: TUE } });
    expect((await send(ANA)).errors).toBeUndefined();
  });

  it('is named by a plan and a Rain-out card by card, seen or not, and the rest moves when asked [ADM-020 SDY-002]', async () => {
    for (const id of [1, 2])
      await board.aGuniteSubJob({ id, history: [{ id, type: id, crew_id: 41, gunite_date: MON, job_order: id }] });
    const item = (id: number, to: string, more: object = {}) => ({
      key: `gunite_history:${id}`,
      job_detail_id: id,
      to,
      version: 1,
      expected_bin: `assigned:GUNITE:41:${MON}`,
      ...more,
    });
    const send = (name: string, more: object, fields: object = {}) =>
      app.graphql<Record<string, object>>('scheduler', PLAN.replace('applyBoardPlan', name), {
        plan: {
          category: 'gunite',
          view: 'week',
          date: MON,
          override,
          items: [item(1, `assigned:GUNITE:41:${CLOSED}`, more), item(2, `assigned:GUNITE:41:${TUE}`)],
          ...fields,
        },
      });
    const conflict = {
      key: 'gunite_history:1',
      rule: 'day_without_work',
      date: CLOSED,
      reason: 'Go Texan Day',
      message: 'Go Texan Day, 03/20/2026: no card is put on a day without work.',
    };
    for (const name of ['applyBoardPlan', 'rainOut'])
      for (const more of [{}, { onto_closed: true }])
        expect((await send(name, more)).data?.[name]).toMatchObject({
          is_applied: false,
          moved: [],
          conflicts: [conflict],
        });
    expect((await send('rainOut', { onto_closed: true }, { leaves_conflicts: true })).data?.rainOut).toMatchObject({
      is_applied: true,
      moved: ['gunite_history:2'],
      conflicts: [conflict],
    });
    expect(await board.history(1)).toMatchObject({ gunite_date: MON });
  });

  it('refuses all moves of a document of which one goes there [ADM-020]', async () => {
    await board.aSubJob({ id: 1, entries: [{ id: 1, phase: PREP, crew_id: 11, date: MON }] });
    await board.aSubJob({ id: 2, entries: [{ id: 2, phase: PREP, crew_id: 11, date: MON }] });
    const entry = (id: number, date: string) => ({
      id,
      job_detail_id: id,
      phase_type_id: PREP,
      crew_id: 11,
      date,
      status: { id: 2 },
      awaiting_builder: false,
    });
    const both = `mutation($a: CrewInfoEntryInput!, $b: CrewInfoEntryInput!) {
      a: updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $a) { id }
      b: updatePebbleWeeklyBoardCrewInfoEntry(crewInfoEntryInput: $b) { id } }`;
    const answer = await app.graphql('scheduler', both, { a: entry(1, TUE), b: entry(2, CLOSED) });
    expect(refusedBy(answer)).toEqual(HOLIDAY);
    expect(await board.entry(1)).toMatchObject({ date: MON });
  });

  it('gives back by undo and redo what stood there, and lets a card that stands there go [ADM-020]', async () => {
    await aGunite(1);
    await refuses(false);
    const there = await board.moveHistory(1, 1, 1, { crew_id: 41, date: CLOSED, override });
    const back = await board.undo(mutationIdOf(there));
    expect(await board.history(1)).toMatchObject({ gunite_date: MON });
    await refuses(true);
    await board.undo(mutationIdOf(back));
    expect(await board.history(1)).toMatchObject({ gunite_date: CLOSED });
    const gone = await board.moveHistory(1, 1, 1, { crew_id: 41, date: TUE });
    expect(gone.errors).toBeUndefined();
    const undone = await board.undo(mutationIdOf(gone));
    expect(await board.history(1)).toMatchObject({ gunite_date: CLOSED });
    await board.undo(mutationIdOf(undone));
    expect(await board.history(1)).toMatchObject({ gunite_date: TUE });
  });
});
