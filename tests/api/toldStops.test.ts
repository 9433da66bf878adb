import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../support/app';
import { mutationIdOf, PREP, refusalOf } from '../support/boardFixture';
import { guniteFixture } from '../support/guniteFixture';
import { liveStream } from '../support/liveStream';

const app = await testApp();
const board = await guniteFixture(app);
const { pool } = board;
const MON = '2026-03-16',
  TUE = '2026-03-17',
  WED = '2026-03-18';
const on = (date: string, crew = 41): string => `assigned:GUNITE:${crew}:${date}`;
const key = (id: number): string => `gunite_history:${id}`;

const g = (id: number, fields: object = {}) =>
  board.aGuniteSubJob({ id, history: [{ id, type: 1, crew_id: 41, gunite_date: MON, job_order: id % 10, ...fields }] });

const TELL =
  'mutation ($stops: [ToldStopInput!]!, $is_told: Boolean) { tellStops(stops: $stops, is_told: $is_told) { keys } }';
const tell = (ids: readonly number[], date: string | null, is_told = true, account = 'scheduler') =>
  app.graphql(account, TELL, { stops: ids.map((id) => ({ key: key(id), date })), is_told });
const PROMISE =
  'mutation ($key: String!, $date: String!, $name: String!) { promiseStop(key: $key, date: $date, name: $name) { key } }';
const promise = (id: number, date = MON, name = 'Marcus', account = 'scheduler') =>
  app.graphql(account, PROMISE, { key: key(id), date, name });
const withdraw = (id: number, account = 'scheduler') =>
  app.graphql(account, 'mutation ($key: String!) { withdrawPromise(key: $key) { key } }', { key: key(id) });

interface Face {
  id: number;
  told: { key: string; date: string | null; way: string; user_name: string | null }[];
  promises: { key: string; date: string; name: string }[];
}
const faces = async (account = 'scheduler'): Promise<Map<number, Face>> => {
  const { data, errors } = await app.graphql<{ boardCards: { sub_jobs: Face[] } }>(
    account,
    `{ boardCards(category: gunite, view: week, date: "${MON}") { sub_jobs { id told { key date way user_name } promises { key date name } } } }`,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return new Map(data.boardCards.sub_jobs.map((one) => [one.id, one]));
};
const toldOf = async (id: number) => (await faces()).get(id)?.told;
const promisesOf = async (id: number) => (await faces()).get(id)?.promises;

interface CallStop {
  key: string;
  date: string | null;
  old_date: string | null;
  was_told: boolean;
  is_told: boolean;
  told_by: string | null;
  builder: string;
  phone: string | null;
  extension: string | null;
  promised_to: string | null;
}
const callList = async (about: object, account = 'scheduler') => {
  const { data, errors } = await app.graphql<{ callList: { may_tell: boolean; stops: CallStop[] } }>(
    account,
    `query ($category: String!, $date: Date, $mutation_id: String) { callList(category: $category, date: $date, mutation_id: $mutation_id) {
      may_tell stops { key date old_date was_told is_told told_by builder phone extension promised_to } } }`,
    { category: 'gunite', ...about },
  );
  return { list: data?.callList, errors };
};
const rain = (ids: readonly number[], fields: object = {}, name = 'rainOut') =>
  app.graphql<
    Record<string, { is_applied: boolean; moved: string[]; conflicts: { key: string; rule: string; who: string }[] }>
  >(
    'scheduler',
    `mutation ($plan: BoardPlanInput!) { ${name}(plan: $plan) { is_applied moved conflicts { key rule who date } } }`,
    {
      plan: {
        category: 'gunite',
        view: 'week',
        date: MON,
        items: ids.map((id) => ({ key: key(id), job_detail_id: id, to: on(TUE), version: 1, expected_bin: on(MON) })),
        ...fields,
      },
    },
  );

beforeEach(() => board.clear());

describe('told by phone', () => {
  it('keeps date, way and who told it of a stop; undo takes it back, redo brings it again [SDY-011]', async () => {
    await g(1);
    const answer = await tell([1], MON);
    expect(answer.data).toEqual({ tellStops: { keys: [key(1)] } });
    const told = [{ key: key(1), date: MON, way: 'phone', user_name: 'Jonah Castellanos' }];
    expect(await toldOf(1)).toEqual(told);
    const undone = await board.undo(mutationIdOf(answer));
    expect(await toldOf(1)).toEqual([]);
    await board.undo(mutationIdOf(undone));
    expect(await toldOf(1)).toEqual(told);
    expect((await tell([1], MON)).data).toEqual({ tellStops: { keys: [key(1)] } });
    const { rows } = await pool.query('select 1 from stop_notice');
    expect(rows).toHaveLength(1);
  });

  it('keeps the latest of several dates, and the one before when the tick is taken back [SDY-011]', async () => {
    await g(1);
    await tell([1], MON);
    await tell([1], WED);
    expect(await toldOf(1)).toMatchObject([{ date: WED }]);
    await tell([1], WED, false);
    expect(await toldOf(1)).toMatchObject([{ date: MON }]);
  });

  it('can be that there is no date yet: kept, taken back, undone and redone as a date is [SDY-011]', async () => {
    await g(3);
    await tell([3], MON);
    await board.moveHistory(3, 3, 1, { crew_id: null, date: null });
    const answer = await tell([3], null);
    expect(answer.data).toEqual({ tellStops: { keys: [key(3)] } });
    expect(await toldOf(3)).toMatchObject([{ key: key(3), date: null, way: 'phone' }]);
    await tell([3], null);
    expect((await pool.query('select 1 from stop_notice')).rows).toHaveLength(2);
    const undone = await board.undo(mutationIdOf(answer));
    expect(undone.errors).toBeUndefined();
    expect(await toldOf(3)).toMatchObject([{ date: MON }]);
    await board.undo(mutationIdOf(undone));
    expect(await toldOf(3)).toMatchObject([{ date: null }]);
    await tell([3], null, false);
    expect(await toldOf(3)).toMatchObject([{ date: MON }]);
    // A message that the server writes by itself names a date, and a date that was left out is none that was told.
    await expect(
      pool.query(
        "insert into stop_notice (job_detail_id, stop_key, way, email_key) values (3, $1, 'evening', gen_random_uuid())",
        [key(3)],
      ),
    ).rejects.toThrow('stop_notice_way_dated');
    expect(refusalOf(await app.graphql('scheduler', TELL, { stops: [{ key: key(3) }] })).code).toBe('BAD_USER_INPUT');
  });

  it('is ticked by who edits the board of each stop, and by nobody else [SDY-011]', async () => {
    await g(1);
    await board.aSubJob({ id: 2, entries: [{ id: 2, phase: PREP, crew_id: 11, date: MON }] });
    const codes = [];
    for (const account of ['foreman', 'display', 'subcontractor'])
      codes.push(refusalOf(await tell([1], MON, true, account)).code);
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    const { data } = await app.graphql<{ viewAsUser: { key: string } }>(
      'admin',
      'mutation ($id: Int!) { viewAsUser(user_id: $id) { key } }',
      {
        id: (await pool.query<{ id: number }>("select id from app_user where email = 'scheduler@trowel.test'")).rows[0]
          ?.id,
      },
    );
    const viewed = await app.graphql(
      null,
      TELL,
      { stops: [{ key: key(1), date: MON }] },
      { authorization: `Bearer ${data?.viewAsUser.key}` },
    );
    expect(viewed.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await pool.query('select 1 from stop_notice')).rows).toEqual([]);
    const both = [key(1), 'crew_information:2'].map((one) => ({ key: one, date: MON }));
    expect((await app.graphql('scheduler', TELL, { stops: both })).errors).toBeUndefined();
  });

  it('refuses what is no stop, no date, or named twice, each by its field [SDY-011]', async () => {
    await g(1);
    const fieldsOf = async (stops: readonly object[]) => {
      const { errors } = await app.graphql('scheduler', TELL, { stops });
      return errors?.[0]?.extensions;
    };
    expect(await fieldsOf([{ key: 'job_detail:1', date: MON }])).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'stops.0.key', rule: 'not_valid' }],
    });
    expect(await fieldsOf([{ key: key(1), date: '2026-02-30' }])).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(await fieldsOf([{ key: key(1), date: '1526-02-03' }])).toMatchObject({
      fields: [{ path: 'stops.0.date', rule: 'date' }],
    });
    expect(
      await fieldsOf([
        { key: key(1), date: MON },
        { key: key(1), date: TUE },
      ]),
    ).toMatchObject({ fields: [{ path: 'stops.1.key', rule: 'twice' }] });
    expect(await fieldsOf([{ key: key(99), date: MON }])).toMatchObject({ code: 'NOT_FOUND' });
    expect(await fieldsOf([])).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('a promise', () => {
  it('is given for the day on which the card stands, changed, and taken back with undo and redo [SDY-012]', async () => {
    await g(11);
    const answer = await promise(11, MON, '  Marcus ');
    expect(answer.data).toEqual({ promiseStop: { key: key(11) } });
    expect(await promisesOf(11)).toEqual([{ key: key(11), date: MON, name: 'Marcus' }]);
    await promise(11, MON, 'Ana');
    expect(await promisesOf(11)).toMatchObject([{ name: 'Ana' }]);
    const withdrawn = await withdraw(11);
    expect(await promisesOf(11)).toEqual([]);
    const undone = await board.undo(mutationIdOf(withdrawn));
    expect(await promisesOf(11)).toMatchObject([{ name: 'Ana' }]);
    await board.undo(mutationIdOf(undone));
    expect(await promisesOf(11)).toEqual([]);
    expect((await withdraw(11)).data).toEqual({ withdrawPromise: { key: key(11) } });
  });

  it('is refused of another day, of done work, without a name, and to who cannot edit the board [SDY-012]', async () => {
    await g(12);
    await g(13, { status_id: 1 });
    expect(refusalOf(await promise(12, TUE))).toMatchObject({ code: 'CONFLICT' });
    expect(refusalOf(await promise(13))).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'promise_done' });
    expect(refusalOf(await promise(12, MON, '  ')).code).toBe('BAD_USER_INPUT');
    expect(refusalOf(await promise(12, MON, 'x'.repeat(61))).code).toBe('BAD_USER_INPUT');
    expect(refusalOf(await promise(12, MON, 'Marcus', 'foreman')).code).toBe('FORBIDDEN');
    expect(refusalOf(await promise(99)).code).toBe('NOT_FOUND');
    const made = await promise(12);
    expect(refusalOf(await withdraw(12, 'foreman')).code).toBe('FORBIDDEN');
    expect(refusalOf(await board.undo(mutationIdOf(made), 'foreman')).code).toBe('FORBIDDEN');
  });

  it.each(['rainOut', 'applyBoardPlan'])(
    'keeps its card from %s, which names it and moves the others when asked [SDY-012]',
    async (name) => {
      const [a, b] = name === 'rainOut' ? [14, 15] : [16, 17];
      await g(a);
      await g(b);
      await promise(a);
      const refused = await rain([a, b], {}, name);
      expect(refused.data?.[name]).toEqual({
        is_applied: false,
        moved: [],
        conflicts: [{ key: key(a), rule: 'card_promised', who: 'Marcus', date: MON }],
      });
      const rest = await rain([a, b], { leaves_conflicts: true }, name);
      expect(rest.data?.[name]).toMatchObject({ is_applied: true, moved: [key(b)] });
      expect([await board.history(a), await board.history(b)].map(({ gunite_date }) => gunite_date)).toEqual([
        MON,
        TUE,
      ]);
    },
  );

  it('lets a single deliberate move through, which leaves the promise as it is [SDY-012]', async () => {
    await g(18);
    await promise(18);
    const moved = await board.moveHistory(18, 18, 1, { crew_id: 41, date: WED });
    expect(moved.errors).toBeUndefined();
    expect(await board.history(18)).toMatchObject({ gunite_date: WED });
    expect(await promisesOf(18)).toEqual([{ key: key(18), date: MON, name: 'Marcus' }]);
  });
});

describe('the call list', () => {
  it('of a Rain-out has the moved stops whose builder knows another date, and keeps what is ticked, for both who share it [SDY-011]', async () => {
    for (const id of [21, 22, 23]) await g(id);
    await tell([21, 22], MON);
    const { data, headers, errors } = await rain([21, 22, 23]);
    expect(errors).toBeUndefined();
    expect(data?.rainOut?.moved).toHaveLength(3);
    const mutation_id = headers.get('x-mutation-id');
    const rows = async (account?: string) => {
      const { list } = await callList({ mutation_id }, account);
      return list?.stops.map((one) => [one.key, one.old_date, one.date, one.is_told]);
    };
    expect(await rows()).toEqual([
      [key(21), MON, TUE, false],
      [key(22), MON, TUE, false],
      [key(23), null, TUE, false],
    ]);
    await tell([21], TUE);
    expect(await rows('admin')).toEqual([
      [key(21), MON, TUE, true],
      [key(22), MON, TUE, false],
      [key(23), null, TUE, false],
    ]);
    await board.undo(mutation_id);
    expect(await rows()).toEqual([
      [key(21), TUE, MON, false],
      [key(23), null, MON, false],
    ]);
  });

  it('of a Rain-out that takes dates away has those stops until their builders know that there is none [SDY-011]', async () => {
    for (const id of [51, 52]) await g(id);
    await tell([51, 52], MON);
    const items = [51, 52].map((id) => ({
      key: key(id),
      job_detail_id: id,
      to: 'unassigned:GUNITE',
      version: 1,
      expected_bin: on(MON),
    }));
    const { headers } = await rain([51, 52], { items });
    const mutation_id = headers.get('x-mutation-id');
    const rows = async () =>
      (await callList({ mutation_id })).list?.stops.map((one) => [one.key, one.old_date, one.date, one.is_told]);
    expect(await rows()).toEqual([
      [key(51), MON, null, false],
      [key(52), MON, null, false],
    ]);
    await tell([51], null);
    expect(await rows()).toEqual([
      [key(51), MON, null, true],
      [key(52), MON, null, false],
    ]);
    // The day that it gets after that is news to its builder.
    await board.moveHistory(51, 51, 1, { crew_id: 41, date: WED });
    const { list } = await callList({ date: WED });
    expect(list?.stops).toMatchObject([{ key: key(51), date: WED, old_date: null, was_told: true, is_told: false }]);
  });

  it('of a day keeps a stop that has lost its date, ticked, once its builder knows that there is none [SDY-011]', async () => {
    await g(61);
    await tell([61], MON);
    await board.moveHistory(61, 61, 1, { crew_id: null, date: null });
    const rows = async (date: string) =>
      (await callList({ date })).list?.stops.map((one) => [one.key, one.old_date, one.date, one.is_told]);
    expect(await rows(MON)).toEqual([[key(61), MON, null, false]]);
    await tell([61], null);
    expect(await rows(MON)).toEqual([[key(61), MON, null, true]]);
    expect(await rows(TUE)).toEqual([]);
  });

  it('of a day has what stands on it and what was told for it, with builder, phone and its extension [SDY-011 KEY-011]', async () => {
    await pool.query("update customer set business_phone = '(713) 555-0199', telephone_ext = '396' where id = 700");
    await g(24);
    await g(25, { gunite_date: TUE });
    await tell([25], MON);
    await g(26, { gunite_date: WED });
    await promise(24);
    const { list } = await callList({ date: MON });
    expect(list?.may_tell).toBe(true);
    expect(list?.stops.map((one) => [one.key, one.old_date, one.date, one.promised_to])).toEqual([
      [key(24), null, MON, 'Marcus'],
      [key(25), MON, TUE, null],
    ]);
    expect(list?.stops.map(({ builder, phone, extension }) => [builder, phone, extension])).toEqual([
      ['Bayou Pools', '(713) 555-0199', '396'],
      ['Bayou Pools', '(713) 555-0199', '396'],
    ]);
  });

  it('is read by who sees the board, and asks for a day or a commit [SDY-011]', async () => {
    await g(27);
    const code = async (about: object, account?: string) =>
      (await callList(about, account)).errors?.[0]?.extensions?.code;
    expect(await code({ date: MON }, 'foreman')).toBeUndefined();
    expect((await callList({ date: MON }, 'foreman')).list?.may_tell).toBe(false);
    expect(await code({ date: MON }, 'nobody')).toBe('FORBIDDEN');
    expect(await code({})).toBe('BAD_USER_INPUT');
    expect(await code({ date: MON, mutation_id: randomUUID() })).toBe('BAD_USER_INPUT');
    expect(await code({ mutation_id: 'none' })).toBe('BAD_USER_INPUT');
    expect(await code({ mutation_id: randomUUID() })).toBe('NOT_FOUND');
    expect(await code({ date: MON, category: 'boulder' })).toBe('BAD_USER_INPUT');
  });
});

describe('a text to builders', () => {
  const TEXT = 'mutation ($stops: [ToldStopInput!]!) { textStops(stops: $stops) { sent without } }';
  it('is refused where no service is set up, with words for the page [SDY-011]', async () => {
    await g(41);
    const answer = await app.graphql('scheduler', TEXT, { stops: [{ key: key(41), date: MON }] });
    expect(refusalOf(answer)).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'texts_not_set_up' });
    expect((await pool.query('select 1 from stop_notice')).rows).toEqual([]);
  });
});

describe('a tick, as others hear it', () => {
  it('comes by the event stream to whoever has the board open [SDY-011]', async () => {
    await g(31);
    const stream = await liveStream(app.url, await app.token('admin'));
    try {
      await tell([31], MON);
      const { sub_jobs } = await stream.hear('cards', (event) => event.sub_jobs.some(({ id }) => id === 31));
      expect(sub_jobs.find(({ id }) => id === 31)?.told).toMatchObject([{ key: key(31), date: MON, way: 'phone' }]);
    } finally {
      stream.close();
    }
  });
});
