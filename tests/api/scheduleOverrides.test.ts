import { beforeEach, describe, expect, it } from 'vitest';
import { DIVISION } from '#domain/statuses';
import { invalidateActors } from '../../server/access/actor';
import { testApp, type GraphqlAnswer } from '../support/app';
import { APP, mutationIdOf, PREP, refusalOf } from '../support/boardFixture';
import { guniteFixture } from '../support/guniteFixture';

const app = await testApp();
const board = await guniteFixture(app);
const ANA = 901;
await board.insert('crew', {
  id: 51,
  name: 'Warranty 1',
  subdivision: 'Warranty',
  lookup_company_division_id: DIVISION.WARRANTY,
  is_active: true,
});
await board.insert('employee', { id: ANA, first_name: 'Ana', last_name: 'Ruiz', is_active: true });
await board.insert('employee_crew', { employee_id: ANA, crew_id: 51 });
await board.insert('day_without_work', {
  kind: 'holiday',
  first_day: '2026-03-20',
  last_day: '2026-03-20',
  name: 'Go Texan Day',
});

const PAST = '2026-03-10',
  MON = '2026-03-16',
  TUE = '2026-03-17',
  WED = '2026-03-18',
  THU = '2026-03-19',
  CLOSED = '2026-03-20';
const WEATHER = { reason_code: 'weather' };

type Answer = GraphqlAnswer<unknown>;
interface OverrideRow {
  stop_key: string;
  rule: string;
  reason_code: string | null;
  reason_text: string | null;
  from_date: string | null;
  to_date: string | null;
  created_by: number | null;
}
const overrides = async (): Promise<OverrideRow[]> =>
  (
    await board.pool.query<OverrideRow>(
      `select stop_key, rule, reason_code, reason_text, from_date::text, to_date::text, created_by from schedule_override order by id`,
    )
  ).rows;
const setRight = async (holds: boolean): Promise<void> => {
  await board.pool.query(
    "update role_permission set has_permission = $1 where category_name = 'CAN_OVERRIDE_SCHEDULE' and role_id = 3",
    [holds],
  );
  invalidateActors();
};
const neededOf = (answer: Answer) => {
  const { code, rule } = refusalOf(answer);
  return { code, rule, rules: answer.errors?.[0]?.extensions?.params };
};
const needed = (rules: string) => ({ code: 'BAD_USER_INPUT', rule: 'override_needed', rules: { rules } });

beforeEach(async () => {
  await board.clear();
  await setRight(true);
});

const MOVE_VISIT =
  'mutation($id: Int!, $schedule: WarrantyScheduleMoveInput!) { updateWarrantySchedule(id: $id, schedule: $schedule) { id } }';
const RESIZE =
  'mutation($schedule: WarrantyScheduleEndInput!) { updateWarrantyScheduleEnd(schedule: $schedule) { id } }';
const PLAN =
  'mutation($plan: BoardPlanInput!) { applyBoardPlan(plan: $plan) { is_applied moved conflicts { key rule } } }';
const RAIN = PLAN.replace('applyBoardPlan', 'rainOut');

const aPrep = (fields: object = {}) =>
  board.aSubJob({ id: 1, entries: [{ id: 1, phase: PREP, crew_id: 11, date: PAST, ...fields }] });
const aGunite = (type: number, fields: object = {}) =>
  board.aGuniteSubJob({ id: 1, history: [{ id: 1, type, crew_id: 41, gunite_date: PAST, ...fields }] });
const aVisit = async (day = PAST): Promise<void> => {
  await board.aJob(1);
  await board.insert('job_detail', { id: 1, job_id: 1, job_category_id: 3, status_id: 12 });
  await board.insert('warranty_schedule', {
    id: 1,
    job_detail_id: 1,
    fieldworker_id: ANA,
    start: `${day}T08:00:00`,
    end: `${day}T10:00:00`,
  });
};
const planOf = (override: object | null, fields: object = {}) => ({
  plan: {
    category: 'pebble',
    view: 'week',
    date: MON,
    override,
    items: [
      {
        key: 'crew_information:1',
        job_detail_id: 1,
        to: `assigned:PREP:11:${TUE}`,
        version: 1,
        expected_bin: `assigned:PREP:11:${PAST}`,
        ...fields,
      },
    ],
  },
});

/** Every call that moves a card: how its card comes to stand in the past, and the call. */
const CALLS: readonly {
  call: string;
  key: string;
  to_date: string;
  make: () => Promise<unknown>;
  send: (override: object | null, account?: string) => Promise<Answer>;
}[] = [
  {
    call: 'updatePebbleWeeklyBoardCrewInfoEntry',
    key: 'crew_information:1',
    to_date: TUE,
    make: aPrep,
    send: (override, account) => board.move(1, 1, PREP, { crew_id: 11, date: TUE, override }, account),
  },
  {
    call: 'updateJobDetailDayView',
    key: 'crew_information:1',
    to_date: TUE,
    make: aPrep,
    send: (override, account) => board.moveOnDay(1, 1, PREP, { crew_id: 11, date: TUE, override }, account),
  },
  {
    call: 'updateCrewRepairJobEntry',
    key: 'crew_repair_job:1',
    to_date: TUE,
    make: () => board.aRepair(1, 1, 1, { crew_id: 11, date: PAST, pebble_phase_type_id: PREP }),
    send: (override, account) =>
      board.moveRepair(1, 1, { crew_id: 11, date: TUE, pebble_phase_type_id: PREP, override }, account),
  },
  {
    call: 'updateGuniteBoardHistoryEntry, a drop',
    key: 'gunite_history:1',
    to_date: TUE,
    make: () => aGunite(1),
    send: (override, account) => board.moveHistory(1, 1, 1, { crew_id: 41, date: TUE, override }, account),
  },
  {
    call: 'updateGuniteBoardHistoryEntry, another date or crew',
    key: 'gunite_history:1',
    to_date: WED,
    make: () => aGunite(2),
    send: (override, account) =>
      board.moveHistory(1, 1, 2, { crew_id: 42, date: WED, is_reschedule: true, override }, account),
  },
  {
    call: 'updateWarrantySchedule',
    key: 'warranty_schedule:1',
    to_date: TUE,
    make: () => aVisit(),
    send: (override, account = 'scheduler') =>
      app.graphql(account, MOVE_VISIT, {
        id: 1,
        schedule: {
          job_detail_id: 1,
          fieldworker_id: ANA,
          start: `${TUE}T08:00:00`,
          end: `${TUE}T10:00:00`,
          override,
        },
      }),
  },
  {
    call: 'updateWarrantyScheduleEnd',
    key: 'warranty_schedule:1',
    to_date: PAST,
    make: () => aVisit(),
    send: (override, account = 'scheduler') =>
      app.graphql(account, RESIZE, {
        schedule: { schedule_id: 1, job_detail_id: 1, end: `${PAST}T11:00:00`, override },
      }),
  },
];

describe.each(CALLS)('$call and the lock of the past [SDY-005]', ({ key, to_date, make, send }) => {
  it('is refused as ever without the right, with a reason FORBIDDEN', async () => {
    await make();
    await setRight(false);
    expect(refusalOf(await send(null))).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'locked_past' });
    expect(refusalOf(await send(WEATHER)).code).toBe('FORBIDDEN');
    expect(await overrides()).toEqual([]);
  });

  it('asks for a reason by name, moves with one, keeps it, and takes it back and brings it again', async () => {
    await make();
    expect(neededOf(await send(null))).toEqual(needed('past'));
    expect(await overrides()).toEqual([]);
    const sent = await send(WEATHER);
    const kept = [
      {
        stop_key: key,
        rule: 'past',
        reason_code: 'weather',
        reason_text: null,
        from_date: PAST,
        to_date,
        created_by: 3,
      },
    ];
    const rows = await overrides();
    expect(rows.map((row) => ({ ...row, created_by: 3 }))).toEqual(kept);
    expect(rows[0]?.created_by).not.toBeNull();
    const undone = await board.undo(mutationIdOf(sent));
    expect(await overrides()).toEqual([]);
    await board.undo(mutationIdOf(undone));
    expect((await overrides()).map((row) => ({ ...row, created_by: 3 }))).toEqual(kept);
  });
});

describe('a plan [SDY-005]', () => {
  it('names a past card without the right, asks with it, moves with a reason in own words', async () => {
    await aPrep();
    await setRight(false);
    const { data } = await app.graphql<{ applyBoardPlan: object }>('scheduler', PLAN, planOf(null));
    expect(data?.applyBoardPlan).toMatchObject({
      is_applied: false,
      conflicts: [{ key: 'crew_information:1', rule: 'locked_past' }],
    });
    await setRight(true);
    expect(neededOf(await app.graphql('scheduler', PLAN, planOf(null)))).toEqual(needed('past'));
    const sent = await app.graphql('scheduler', PLAN, planOf({ reason_text: ' Agreed on the telephone ' }));
    expect(await overrides()).toMatchObject([
      { rule: 'past', reason_code: null, reason_text: 'Agreed on the telephone' },
    ]);
    await board.undo(mutationIdOf(sent));
    expect(await board.entry(1)).toMatchObject({ date: PAST });
    expect(await overrides()).toEqual([]);
  });

  it('of days that are lost says the weather itself', async () => {
    await aPrep();
    const sent = await app.graphql('scheduler', RAIN, planOf(null));
    expect(sent.errors).toBeUndefined();
    expect(await overrides()).toMatchObject([{ rule: 'past', reason_code: 'weather' }]);
  });

  it('onto a day that was shown as closed needs a reason, and names one that was not [SDY-001]', async () => {
    await aPrep({ date: MON });
    const onto = { to: `assigned:PREP:11:${CLOSED}`, expected_bin: `assigned:PREP:11:${MON}` };
    const unseen = await app.graphql<{ applyBoardPlan: object }>('scheduler', PLAN, planOf(WEATHER, onto));
    expect(unseen.data?.applyBoardPlan).toMatchObject({ is_applied: false, conflicts: [{ rule: 'plan_day_closed' }] });
    const seen = { ...onto, onto_closed: true };
    expect(neededOf(await app.graphql('scheduler', PLAN, planOf(null, seen)))).toEqual(needed('day_without_work'));
    expect((await app.graphql('scheduler', PLAN, planOf(WEATHER, seen))).errors).toBeUndefined();
    expect(await overrides()).toMatchObject([{ rule: 'day_without_work', to_date: CLOSED }]);
  });
});

describe('days without work and chains [SDY-005]', () => {
  const aChain = () =>
    board.aSubJob({
      id: 1,
      entries: [
        { id: 1, phase: PREP, crew_id: 11, date: TUE },
        { id: 2, phase: APP, crew_id: 21, date: WED },
      ],
    });

  it('ask who may override, all rules at once, and nobody else, who is warned by the board', async () => {
    await aChain();
    expect(neededOf(await board.move(1, 1, PREP, { crew_id: 11, date: CLOSED }))).toEqual(
      needed('day_without_work, broken_chain'),
    );
    expect((await board.move(1, 1, PREP, { crew_id: 11, date: CLOSED, override: WEATHER })).errors).toBeUndefined();
    expect((await overrides()).map(({ rule }) => rule).sort()).toEqual(['broken_chain', 'day_without_work']);
    await board.pool.query('delete from schedule_override');
    await setRight(false);
    expect((await board.move(1, 1, PREP, { crew_id: 11, date: THU })).errors).toBeUndefined();
    expect(await overrides()).toEqual([]);
  });

  it('ask nothing where nothing is broken, or is broken no otherwise than before, and keep no reason then', async () => {
    await aChain();
    expect((await board.move(2, 1, APP, { crew_id: 21, date: THU, override: WEATHER })).errors).toBeUndefined();
    expect(await overrides()).toEqual([]);
    await board.pool.query('update crew_information set date = $1 where id = 2', [TUE]);
    expect((await board.move(2, 1, APP, { crew_id: 22, date: TUE })).errors).toBeUndefined();
    expect((await board.move(2, 1, APP, {})).errors).toBeUndefined();
    expect(neededOf(await board.move(2, 1, APP, { crew_id: 21, date: MON }))).toEqual(needed('broken_chain'));
  });

  it('see the end of a document: a chain that moves card by card is broken by none of them', async () => {
    await board.aGuniteSubJob({
      id: 1,
      history: [
        { id: 1, type: 1, crew_id: 41, gunite_date: MON },
        { id: 2, type: 2, crew_id: 41, gunite_date: TUE },
      ],
    });
    const details = (id: number, date: string) => ({
      history_entry_id: id,
      history_entry_type_id: id,
      is_day_view: false,
      crew_id: 42,
      date,
      job_detail_id: 1,
      awaiting_builder: false,
      status: 2,
      is_reschedule: id === 2,
    });
    const both = `mutation($a: GuniteHistoryEntryInput!, $b: GuniteHistoryEntryInput!) {
      a: updateGuniteBoardHistoryEntry(details: $a) { id } b: updateGuniteBoardHistoryEntry(details: $b) { id } }`;
    const answer = await app.graphql('scheduler', both, { a: details(1, WED), b: details(2, THU) });
    expect(answer.errors).toBeUndefined();
    expect(await overrides()).toEqual([]);
    expect(neededOf(await app.graphql('scheduler', both, { a: details(1, MON), b: details(2, WED) }))).toEqual(
      needed('broken_chain'),
    );
    expect(await board.history(1)).toMatchObject({ gunite_date: WED });
  });

  it('lift no drop rule, no complete card, and take no reason of 5,000 letters, none or two', async () => {
    await aPrep();
    const to = { crew_id: 31, date: TUE, override: WEATHER };
    expect(refusalOf(await board.move(1, 1, PREP, to)).rule).toBe('crew_unfit');
    const move = (override: object) => board.move(1, 1, PREP, { crew_id: 11, date: TUE, override });
    for (const override of [
      {},
      { reason_code: 'weather', reason_text: 'rain' },
      { reason_text: 'x'.repeat(5000) },
      { reason_text: ' ' },
    ])
      expect(refusalOf(await move(override)).code).toBe('BAD_USER_INPUT');
    await board.pool.query('update crew_information set status_id = 1 where id = 1');
    expect(
      refusalOf(await board.move(1, 1, PREP, { crew_id: 11, date: TUE, status: { id: 1 }, override: WEATHER })).rule,
    ).toBe('locked_complete');
    expect(await overrides()).toEqual([]);
  });

  it('ask nobody who may move all cards about the past', async () => {
    await aPrep();
    expect((await board.move(1, 1, PREP, { crew_id: 11, date: TUE }, 'admin')).errors).toBeUndefined();
    expect(await overrides()).toEqual([]);
  });

  it('of two at once keep the reason of who was first, and refuse the other as moved', async () => {
    await aPrep();
    const send = (account: string, reason: string) =>
      board.move(1, 1, PREP, { crew_id: 11, date: CLOSED, version: 1, override: { reason_text: reason } }, account);
    const answers = await Promise.all([send('scheduler', 'first'), send('admin', 'second')]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'moved').sort();
    expect(codes).toEqual(['CONFLICT', 'moved']);
    expect(new Set((await overrides()).map(({ reason_text }) => reason_text)).size).toBe(1);
  });
});

describe('the history of a card [SDY-005]', () => {
  it('says what it was moved in spite of, and why, also after it was undone', async () => {
    await aPrep();
    const id = mutationIdOf(await board.move(1, 1, PREP, { crew_id: 11, date: CLOSED, override: WEATHER }));
    await board.undo(id);
    const { data } = await app.graphql<{
      history: { items: { changes: { field: string; before: unknown; after: unknown }[] }[] };
    }>(
      'scheduler',
      'query { history(entity: "crew_information", id: 1) { items { changes { field before after } } } }',
    );
    const [undone, moved] = data?.history.items ?? [];
    const reasons = (of: typeof moved) => of?.changes.filter(({ field }) => field === 'reason');
    const said = (rule: string) => ({ rule, reason_code: 'weather', reason_text: null });
    expect(reasons(moved)).toEqual([
      { field: 'reason', before: null, after: said('past') },
      { field: 'reason', before: null, after: said('day_without_work') },
    ]);
    expect(reasons(undone)?.map(({ before, after }) => [before, after])).toContainEqual([said('past'), null]);
  });

  it('is told on the job too', async () => {
    await aPrep();
    await board.move(1, 1, PREP, { crew_id: 11, date: TUE, override: { reason_text: 'Marcus called' } });
    const { data } = await app.graphql<{ history: unknown }>(
      'scheduler',
      'query { history(entity: "job", id: 1) { items { changes { entity label after } } } }',
    );
    expect(JSON.stringify(data)).toContain('Marcus called');
  });
});

describe('reportOverrides [SDY-005]', () => {
  interface Report {
    reportOverrides: { rows: Record<string, unknown>[]; groups: { group_name: string; count: number }[] };
  }
  const report = async (filters: object = {}, account = 'scheduler') => {
    const { data, errors } = await app.graphql<Report>(
      account,
      `query ($filters: ReportOverridesFilters) { reportOverrides(filters: $filters) {
        rows { rule job_name from_crew from_date to_crew to_date reason words who quantity capacity percent }
        groups { group_name count } } }`,
      { filters: { from: null, to: null, ...filters } },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data.reportOverrides;
  };
  const days = async (filters: object = {}) =>
    (await report({ rule_id: 4, ...filters })).rows.map(({ to_crew, to_date, percent }) => [to_crew, to_date, percent]);
  const pour = (id: number, yardage: number, fields: object = {}) =>
    board.aGuniteSubJob({
      id,
      history: [{ id, type: 1, crew_id: 41, gunite_date: TUE, yardage, ...fields }],
    });

  it('tells what was overridden, by whom and why, by crew, rule, person and day; what was undone is gone', async () => {
    await aPrep();
    const sent = await board.move(1, 1, PREP, {
      crew_id: 12,
      date: CLOSED,
      override: { reason_text: 'Marcus called' },
    });
    const { rows, groups } = await report();
    expect(groups).toEqual([
      { group_name: 'Past day', count: 1 },
      { group_name: 'Day without work', count: 1 },
    ]);
    expect(rows[0]).toMatchObject({
      rule: 'Past day',
      job_name: 'Job 1',
      from_crew: 'Prep 11',
      from_date: PAST,
      to_crew: 'Prep 12',
      to_date: CLOSED,
      reason: null,
      words: 'Marcus called',
      percent: null,
    });
    expect(rows[0]?.who).toEqual(expect.any(String));
    expect((await report({ rule_id: 2 })).rows).toHaveLength(1);
    expect((await report({ crew_id: 11 })).rows).toHaveLength(2);
    expect((await report({ crew_id: 41 })).rows).toEqual([]);
    expect((await report({ user_id: 999_999 })).rows).toEqual([]);
    expect((await report({ to: '2020-01-01' })).rows).toEqual([]);
    await board.undo(mutationIdOf(sent));
    expect((await report()).rows).toEqual([]);
  });

  it('has the days of crews from 120 % of their capacity on by themselves, as boards count them', async () => {
    await board.pool.query('update crew set daily_capacity = 100 where id = 41');
    await pour(1, 60);
    await pour(2, 59);
    expect(await days()).toEqual([]);
    await pour(3, 1);
    expect(await days()).toEqual([['Gunite 41', TUE, 120]]);
    await pour(4, 500, { status_id: 3, gunite_date: null });
    await pour(5, 500, { status_id: 6 });
    await pour(6, 500, { gunite_date: CLOSED });
    await pour(7, 500, { crew_id: 42 });
    expect(await days()).toEqual([['Gunite 41', TUE, 120]]);
    await board.insert('day_without_work', {
      kind: 'crew_short',
      crew_id: 41,
      first_day: TUE,
      last_day: TUE,
      capacity: 60,
    });
    expect(await days()).toEqual([['Gunite 41', TUE, 200]]);
    expect(await days({ crew_id: 42 })).toEqual([]);
    expect(await days({ from: WED })).toEqual([]);
    expect(await overrides()).toEqual([]);
    await board.pool.query("delete from day_without_work where kind = 'crew_short'");
  });

  it('is for who may override', async () => {
    await setRight(false);
    await expect(report()).rejects.toThrow('FORBIDDEN');
    await expect(report({}, 'supervisor')).rejects.toThrow('FORBIDDEN');
  });
});
