import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { APP, mutationIdOf, PREP } from '../support/boardFixture';
import { guniteFixture } from '../support/guniteFixture';

const app = await testApp();
const board = await guniteFixture(app);
beforeEach(() => board.clear());

const MON = '2026-03-16',
  TUE = '2026-03-17',
  WED = '2026-03-18';
const on = (date: string, crew = 41, stage = 'GUNITE'): string => `assigned:${stage}:${crew}:${date}`;

interface Item {
  key: string;
  job_detail_id: number;
  to: string;
  version?: number;
  expected_bin?: string;
  index?: number;
}
interface PlanResult {
  is_applied: boolean;
  moved: string[];
  conflicts: { key: string; rule: string; who: string | null; bin: string | null; message: string }[];
}

const send = (name: 'rainOut' | 'applyBoardPlan', items: readonly Item[], fields: object = {}, account = 'scheduler') =>
  app.graphql<Record<string, PlanResult>>(
    account,
    `mutation($plan: BoardPlanInput!) { ${name}(plan: $plan) { is_applied moved conflicts { key rule who bin message } } }`,
    {
      plan: {
        category: 'gunite',
        view: 'week',
        date: MON,
        items: items.map((item) => ({ version: 1, expected_bin: on(MON), ...item })),
        ...fields,
      },
    },
  );
const rain = async (
  ...given: Parameters<typeof send> extends [string, ...infer Rest] ? Rest : never
): Promise<PlanResult> => {
  const { data, errors } = await send('rainOut', ...given);
  if (!data?.rainOut) throw new Error(JSON.stringify(errors));
  return data.rainOut;
};
const g = (id: number, type: number, fields: object = {}) =>
  board.aGuniteSubJob({ id, history: [{ id, type, crew_id: 41, gunite_date: MON, job_order: id, ...fields }] });
const item = (id: number, to: string, fields: object = {}): Item => ({
  key: `gunite_history:${id}`,
  job_detail_id: id,
  to,
  ...fields,
});
const rows = (ids: readonly number[]) => Promise.all(ids.map((id) => board.history(id)));

describe('rainOut', () => {
  it('moves a day as one commit; Day 2 to 8 keep their type; one undo and one redo bring types, order and dates back', async () => {
    await g(1, 1);
    await g(2, 2);
    await g(3, 9);
    await g(4, 1, { gunite_date: TUE, job_order: 1 });
    const before = await rows([1, 2, 3, 4]);
    const answer = await send('rainOut', [
      item(1, on(TUE)),
      item(2, on(TUE)),
      item(3, on(TUE)),
      item(4, on(WED), { expected_bin: on(TUE) }),
    ]);
    expect(answer.data?.rainOut).toMatchObject({ is_applied: true, conflicts: [] });
    const after = await rows([1, 2, 3, 4]);
    expect(after.map(({ gunite_date, type_id, job_order }) => [gunite_date, type_id, job_order])).toEqual([
      [TUE, 1, 1],
      [TUE, 2, 2],
      [TUE, 9, 3],
      [WED, 1, 1],
    ]);
    expect(await board.derived(2)).toMatchObject({ scheduled_date: TUE });
    const undone = await board.undo(mutationIdOf(answer));
    expect(await rows([1, 2, 3, 4])).toEqual(before);
    await board.undo(mutationIdOf(undone));
    expect(await rows([1, 2, 3, 4])).toEqual(after);
    const { rows: log } = await board.pool.query<{ command: string }>(
      "select distinct command from change_log where entity = 'gunite_history' order by 1",
    );
    expect(log.map(({ command }) => command)).toContain('rainOut');
  });

  it('names each card that others moved, deleted or completed meanwhile, and applies the rest only when asked', async () => {
    for (const id of [1, 2, 3, 4]) await g(id, 1);
    await board.moveHistory(1, 1, 1, { crew_id: 42, date: WED }, 'admin');
    await board.pool.query('update gunite_history set status_id = 1, version = 2 where id = 2');
    await board.pool.query('delete from gunite_history where id = 3');
    const items = [1, 2, 3, 4].map((id) => item(id, on(TUE)));
    const refused = await rain(items);
    expect(refused).toMatchObject({ is_applied: false, moved: [] });
    expect(refused.conflicts.map(({ key, rule, bin }) => [key, rule, bin])).toEqual([
      ['gunite_history:1', 'card_moved', on(WED, 42)],
      ['gunite_history:2', 'plan_card_completed', null],
      ['gunite_history:3', 'plan_card_gone', null],
    ]);
    expect(refused.conflicts[0]?.who).not.toBe('?');
    expect(await board.history(4)).toMatchObject({ gunite_date: MON });
    const rest = await rain(items, { leaves_conflicts: true });
    expect(rest).toMatchObject({ is_applied: true, moved: ['gunite_history:4'] });
    expect(rest.conflicts).toHaveLength(3);
    expect(await board.history(4)).toMatchObject({ gunite_date: TUE });
    expect(await board.history(1)).toMatchObject({ gunite_date: WED, crew_id: 42 });
  });

  it('leaves complete cards, those at which the crew has arrived, and Day 2 to 8 that would lose their day', async () => {
    for (const id of [1, 2]) await g(id, 1);
    await g(3, 2);
    await board.pool.query('update gunite_history set status_id = 1 where id = 1');
    await board.insert('gunite_work_order', {
      id: 9,
      job_id: 2,
      job_detail_id: 2,
      work_order_date: MON,
      on_job: '08:00',
    });
    const started = await app.graphql<{ boardStarted: string[] }>(
      'scheduler',
      'query($dates: [Date!]!) { boardStarted(category: gunite, dates: $dates) }',
      { dates: [MON, TUE] },
    );
    expect(started.data?.boardStarted).toEqual(['gunite_history:2']);
    const { conflicts } = await rain([item(1, on(TUE)), item(2, on(TUE)), item(3, 'unassigned:GUNITE')], {}, 'manager');
    expect(conflicts.map(({ rule }) => rule)).toEqual(['locked_complete', 'plan_card_started', 'plan_keeps_day']);
  });

  it('asks for the right of that board, for known bins and days, and each card once', async () => {
    await g(1, 1);
    const codeOf = async (...given: Parameters<typeof send>) =>
      (await send(...given)).errors?.map(({ extensions }) => extensions?.code);
    expect(await codeOf('rainOut', [item(1, on(TUE))], {}, 'foreman')).toEqual(['FORBIDDEN']);
    expect(await codeOf('rainOut', [item(1, on(TUE)), item(1, on(WED))])).toEqual(['BAD_USER_INPUT']);
    expect(await codeOf('rainOut', [item(1, 'somewhere')])).toEqual(['BAD_USER_INPUT']);
    expect(await codeOf('rainOut', [item(1, on('2126-03-17'))])).toEqual(['BAD_USER_INPUT']);
    expect(await codeOf('rainOut', [item(1, on('2026-02-30'))])).toEqual(['BAD_USER_INPUT']);
    expect((await rain([item(1, on(TUE, 11))])).conflicts.map(({ rule }) => rule)).toEqual(['crew_unfit']);
    expect(await board.history(1)).toMatchObject({ gunite_date: MON, crew_id: 41 });
  });
});

describe('applyBoardPlan', () => {
  it('applies drops of phases and trays as one commit, with places, and takes them back', async () => {
    await board.aSubJob({
      id: 1,
      entries: [
        { id: 5001, phase: PREP, crew_id: 11, date: MON, job_order: 1 },
        { id: 5002, phase: APP },
      ],
    });
    await board.aSubJob({ id: 2, entries: [{ id: 5003, phase: PREP, crew_id: 11, date: TUE, job_order: 1 }] });
    const pebble = (id: number, subJob: number, to: string, expected_bin: string, index?: number) => ({
      key: `crew_information:${id}`,
      job_detail_id: subJob,
      to,
      expected_bin,
      ...(index !== undefined && { index }),
    });
    const answer = await send(
      'applyBoardPlan',
      [
        pebble(5001, 1, on(TUE, 11, 'PREP'), on(MON, 11, 'PREP'), 0),
        pebble(5002, 1, on(WED, 21, 'APP'), 'unassigned:APP'),
        {
          key: 'stand-in:2:3',
          job_detail_id: 2,
          to: on(WED, 31, 'DETAIL'),
          version: 0,
          expected_bin: 'unassigned:DETAIL',
        },
      ],
      { category: 'pebble' },
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.applyBoardPlan).toMatchObject({ is_applied: true, conflicts: [] });
    expect(await board.entry(5001)).toMatchObject({ date: TUE, job_order: 1 });
    expect(await board.entry(5003)).toMatchObject({ date: TUE, job_order: 2 });
    expect(await board.entry(5002)).toMatchObject({ date: WED, crew_id: 21, foreman_id: 2100, job_order: 1 });
    const made = async () =>
      (await board.pool.query('select id from crew_information where phase_type_id = 3')).rows.length;
    expect(await made()).toBe(1);
    await board.undo(mutationIdOf(answer));
    expect(await board.entry(5001)).toMatchObject({ date: MON, job_order: 1 });
    expect(await board.entry(5002)).toMatchObject({ date: null, crew_id: null });
    expect(await made()).toBe(0);
  });
});

describe('a plan that was tried [SDY-008]', () => {
  it('names each card that was moved, completed, deleted or begun meanwhile, and applies the others as one commit when asked', async () => {
    for (const id of [1, 2, 3, 4, 5]) await g(id, 1);
    await board.moveHistory(1, 1, 1, { crew_id: 42, date: WED }, 'admin');
    await board.pool.query('update gunite_history set status_id = 1, version = 2 where id = 2');
    await board.pool.query('delete from gunite_history where id = 3');
    await board.insert('gunite_work_order', {
      id: 19,
      job_id: 4,
      job_detail_id: 4,
      work_order_date: MON,
      on_job: '08:00',
    });
    const items = [1, 2, 3, 4, 5].map((id) => item(id, on(TUE), { was_started: false }));
    const { data } = await send('applyBoardPlan', items);
    expect(data?.applyBoardPlan).toMatchObject({ is_applied: false, moved: [] });
    expect(data?.applyBoardPlan?.conflicts.map(({ key, rule }) => [key, rule])).toEqual([
      ['gunite_history:1', 'card_moved'],
      ['gunite_history:2', 'plan_card_completed'],
      ['gunite_history:3', 'plan_card_gone'],
      ['gunite_history:4', 'plan_card_started'],
    ]);
    expect(await board.history(5)).toMatchObject({ gunite_date: MON });
    // The order of Monday closes up where a row was deleted.
    const places = async () => (await rows([1, 2, 4, 5])).map((row) => [row?.crew_id, row?.gunite_date]);
    const before = await places();
    const rest = await send('applyBoardPlan', items, { leaves_conflicts: true });
    expect(rest.data?.applyBoardPlan).toMatchObject({ is_applied: true, moved: ['gunite_history:5'] });
    const after = await places();
    expect(after.map(([, date]) => date)).toEqual([WED, MON, MON, TUE]);
    const undone = await board.undo(mutationIdOf(rest));
    expect(await places()).toEqual(before);
    await board.undo(mutationIdOf(undone));
    expect(await places()).toEqual(after);
  });

  it('moves a stop at which the crew had arrived when it was drawn, as a single move does', async () => {
    await g(1, 1);
    await board.insert('gunite_work_order', {
      id: 20,
      job_id: 1,
      job_detail_id: 1,
      work_order_date: MON,
      on_job: '08:00',
    });
    const { data } = await send('applyBoardPlan', [item(1, on(TUE), { was_started: true })]);
    expect(data?.applyBoardPlan).toMatchObject({ is_applied: true, moved: ['gunite_history:1'], conflicts: [] });
  });

  it('is applied once, however often a lost answer is asked for again, and by nobody without the right', async () => {
    await g(1, 1);
    await g(2, 1);
    const header = { 'idempotency-key': randomUUID() };
    const plan = {
      category: 'gunite',
      view: 'week',
      date: MON,
      items: [item(1, on(TUE)), item(2, on(TUE), { index: 0 })].map((one) => ({
        version: 1,
        expected_bin: on(MON),
        ...one,
      })),
    };
    const apply = (account: string, headers: Record<string, string>) =>
      app.graphql<Record<string, PlanResult>>(
        account,
        'mutation($plan: BoardPlanInput!) { applyBoardPlan(plan: $plan) { is_applied moved conflicts { key rule } } }',
        { plan },
        headers,
      );
    expect((await apply('foreman', {})).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const first = await apply('scheduler', header);
    const again = await apply('scheduler', header);
    expect(again.data).toEqual(first.data);
    expect(first.data?.applyBoardPlan).toMatchObject({ is_applied: true, conflicts: [] });
    expect((await rows([1, 2])).map((row) => [row?.gunite_date, row?.job_order])).toEqual([
      [TUE, 2],
      [TUE, 1],
    ]);
    const versions = await board.pool.query<{ version: number }>('select version from gunite_history order by id');
    expect(versions.rows.map(({ version }) => version)).toEqual([2, 2]);
  });
});

describe('a plan onto a day without work', () => {
  const close = async (fields: object) => {
    await board.pool.query('delete from day_without_work where holiday_rule is null');
    const { errors } = await app.graphql(
      'scheduler',
      'mutation($day: DayWithoutWorkInput!) { createDayWithoutWork(day_without_work: $day) { id } }',
      { day: { first_day: TUE, last_day: TUE, ...fields } },
    );
    expect(errors).toBeUndefined();
  };
  afterEach(async () => {
    await board.pool.query('delete from day_without_work where holiday_rule is null');
  });

  it.each([
    ['a crew is off', { kind: 'crew_off', crew_id: 42, reason: 'sick' }],
    ['its division is closed', { kind: 'closure', lookup_company_division_id: 2 }],
  ])('that was said after it was drawn is named, without its reason: %s', async (_what, day) => {
    await close(day);
    await g(1, 1);
    const told = await rain([item(1, on(TUE, 42))]);
    expect(told).toMatchObject({
      is_applied: false,
      moved: [],
      conflicts: [{ key: 'gunite_history:1', rule: 'plan_day_closed', bin: on(TUE, 42) }],
    });
    expect(told.conflicts[0]?.message).toMatch(/^Nobody works there any more: .*03\/17\/2026/);
    expect(JSON.stringify(told)).not.toContain('sick');
    expect((await board.history(1))?.gunite_date).toBe(MON);
    const { data } = await send('applyBoardPlan', [item(1, on(TUE, 42))]);
    expect(data?.applyBoardPlan?.conflicts.map(({ rule }) => rule)).toEqual(['plan_day_closed']);
  });

  it('leaves the others to be moved, and is made where the board showed the day as closed', async () => {
    await close({ kind: 'crew_off', crew_id: 42, reason: 'sick' });
    await g(1, 1);
    await g(2, 1);
    const told = await rain([item(1, on(TUE, 42)), item(2, on(WED, 42))], { leaves_conflicts: true });
    expect(told).toMatchObject({
      is_applied: true,
      moved: ['gunite_history:2'],
      conflicts: [{ rule: 'plan_day_closed' }],
    });
    const known = await rain([item(1, on(TUE, 42), { onto_closed: true })]);
    expect(known).toMatchObject({ is_applied: true, moved: ['gunite_history:1'], conflicts: [] });
  });

  it('may stay where a card already is', async () => {
    await g(1, 1, { gunite_date: TUE });
    await close({ kind: 'crew_off', crew_id: 41, reason: 'sick' });
    expect(await rain([item(1, on(TUE), { expected_bin: on(TUE), index: 0 })])).toMatchObject({ is_applied: true });
  });
});

describe('a crew that is off', () => {
  const OFF =
    'mutation($day: DayWithoutWorkInput!, $plan: BoardPlanInput!) { createDayWithoutWork(day_without_work: $day) { id } rainOut(plan: $plan) { is_applied moved } }';
  const off = (items: readonly Item[], fields: object = {}) =>
    app.graphql<{ rainOut: PlanResult }>('scheduler', OFF, {
      day: { kind: 'crew_off', crew_id: 41, reason: 'sick', first_day: MON, last_day: MON },
      plan: {
        category: 'gunite',
        view: 'week',
        date: MON,
        items: items.map((one) => ({ version: 1, expected_bin: on(MON), ...one })),
        ...fields,
      },
    });
  const days = async () =>
    (await board.pool.query('select from day_without_work where crew_id = 41 and deleted_at is null')).rowCount;

  it('is saved with the moves of its cards as one commit, which one undo takes back', async () => {
    await board.pool.query('delete from day_without_work where crew_id = 41');
    await g(1, 1);
    const before = await rows([1]);
    const answer = await off([item(1, on(MON, 42))]);
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.rainOut).toMatchObject({ is_applied: true, moved: ['gunite_history:1'] });
    expect([await days(), (await board.history(1))?.crew_id]).toEqual([1, 42]);
    await board.undo(mutationIdOf(answer));
    expect([await days(), await rows([1])]).toEqual([0, before]);
  });

  it('twice on a day is refused, and none of its cards moves', async () => {
    await board.pool.query('delete from day_without_work where crew_id = 41');
    await g(1, 1);
    await off([item(1, on(MON))]);
    const again = await off([item(1, on(MON, 42))]);
    expect(JSON.stringify(again.errors)).toContain('crew_off_twice');
    expect([await days(), (await board.history(1))?.crew_id]).toEqual([1, 41]);
  });

  it('is not saved where a card of its plan cannot move: one commit, or nothing', async () => {
    await board.pool.query('delete from day_without_work where crew_id = 41');
    await g(1, 1);
    await g(2, 1);
    const plan = [item(1, on(MON, 42), { version: 9 }), item(2, on(MON, 42))];
    const { data, errors } = await off(plan, { fails_on_conflicts: true });
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      rule: 'plan_conflicts',
      rows: [{ name: 'gunite_history:1', rule: 'card_moved', params: { bin: on(MON) } }],
    });
    expect([await days(), (await board.history(2))?.crew_id]).toEqual([0, 41]);
    const rest = await off(plan, { fails_on_conflicts: true, leaves_conflicts: true });
    expect(rest.data?.rainOut).toMatchObject({ is_applied: true, moved: ['gunite_history:2'] });
    expect([await days(), (await board.history(2))?.crew_id]).toEqual([1, 42]);
  });

  it('that ends before it begins, or does less than nothing, is refused with its plan', async () => {
    await board.pool.query('delete from day_without_work where crew_id = 41');
    await g(1, 1);
    const refused = async (day: object) => {
      const answer = await app.graphql('scheduler', OFF, {
        day: { kind: 'crew_short', crew_id: 41, capacity: 1, first_day: MON, last_day: MON, ...day },
        plan: {
          category: 'gunite',
          view: 'week',
          date: MON,
          items: [{ ...item(1, on(MON, 42)), version: 1, expected_bin: on(MON) }],
        },
      });
      return answer.errors?.[0]?.extensions?.code;
    };
    expect([await refused({ first_day: TUE }), await refused({ capacity: -1 })]).toEqual([
      'BAD_USER_INPUT',
      'BAD_USER_INPUT',
    ]);
    expect([await days(), (await board.history(1))?.crew_id]).toEqual([0, 41]);
  });
});
