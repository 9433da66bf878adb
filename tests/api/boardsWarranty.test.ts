import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../support/app';
import { mutationIdOf, refusalOf } from '../support/boardFixture';
import { TEST_TODAY } from '../support/clock';
import { ANA, BEN, CARL, GONE, PLASTERER, warrantyFixture } from '../support/warrantyFixture';
import { withoutOverride } from '../support/withoutOverride';

const app = await testApp();
const board = await warrantyFixture(app);
await withoutOverride(app.database.pool);
beforeEach(() => board.clear());

const DAY = '2026-03-17';
const at = (time: string, day = DAY): string => `${day}T${time}:00`;
const NINE = { fieldworker_id: ANA, start: at('09:00'), end: at('10:00') };

describe('updateWarrantySchedule', () => {
  it('makes a visit for id -1, answers its id and schedules the job [BAPI-005 BAPI-019 WRB-010 WRB-012]', async () => {
    await board.aJob({ id: 1 });
    const { data, errors } = await board.move(-1, 1, NINE);
    expect(errors).toBeUndefined();
    const stored = await board.visits(1);
    expect(stored).toMatchObject([{ fieldworker_id: ANA, start: at('09:00'), end: at('10:00') }]);
    expect(data?.updateWarrantySchedule.id).toBe(stored[0]?.id);
    expect(await board.job(1)).toMatchObject({ status_id: 10 });
  });

  it('gives a visit without an end one hour, cut at midnight [WRB-009]', async () => {
    await board.aJob({ id: 1 });
    await board.aJob({ id: 2 });
    await board.move(-1, 1, { fieldworker_id: null, start: at('09:00') });
    await board.move(-1, 2, { fieldworker_id: ANA, start: at('23:30') });
    expect(await board.visits(1)).toMatchObject([{ fieldworker_id: null, start: at('09:00'), end: at('10:00') }]);
    expect(await board.visits(2)).toMatchObject([{ end: '2026-03-18T00:00:00' }]);
  });

  it('moves a visit to another worker, day and time [BAPI-005 WRB-017]', async () => {
    await board.aJob({ id: 1, status_id: 10, visits: [{ id: 5, ...NINE }] });
    const { data } = await board.move(5, 1, {
      fieldworker_id: CARL,
      start: at('13:15', '2026-03-19'),
      end: at('14:15', '2026-03-19'),
    });
    expect(data?.updateWarrantySchedule.id).toBe(5);
    expect(await board.visits(1)).toMatchObject([
      { id: 5, fieldworker_id: CARL, start: at('13:15', '2026-03-19'), end: at('14:15', '2026-03-19'), version: 2 },
    ]);
    expect(await board.job(1)).toMatchObject({ status_id: 10 });
  });

  it('takes a visit back when nothing is set: 11, or 10 while another one is open [WRB-011 WRB-020 BAPI-019]', async () => {
    await board.aJob({
      id: 1,
      status_id: 10,
      visits: [
        { id: 5, ...NINE },
        { id: 6, ...NINE, fieldworker_id: BEN },
      ],
    });
    await board.move(5, 1);
    expect([await board.visits(1), await board.job(1)]).toMatchObject([[{ id: 6 }], { status_id: 10 }]);
    await board.move(6, 1);
    expect([await board.visits(1), await board.job(1)]).toMatchObject([[], { status_id: 11 }]);
  });

  it('puts a job on hold or with its builder and removes its open visits, never a completed one [WRB-020 BAPI-019]', async () => {
    for (const [id, status] of [
      [1, 3],
      [2, 19],
    ] as const) {
      await board.aJob({
        id,
        status_id: 10,
        visits: [
          { id: id * 10, ...NINE },
          { id: id * 10 + 1, ...NINE, start: at('13:00'), end: at('14:00') },
          {
            id: id * 10 + 2,
            ...NINE,
            start: at('08:00', '2026-03-02'),
            end: at('09:00', '2026-03-02'),
            completion: true,
          },
        ],
      });
      expect((await board.move(id * 10, id, { status: { id: status } })).errors).toBeUndefined();
      expect(await board.visits(id)).toMatchObject([{ id: id * 10 + 2, completion: true }]);
      expect(await board.job(id)).toMatchObject({
        status_id: status,
        awaiting_builder_date: status === 19 ? TEST_TODAY : null,
      });
    }
  });

  it('moves a card between the trays with id -1 and changes only the status [WRB-020 BAPI-019]', async () => {
    await board.aJob({ id: 1 });
    const statuses: unknown[] = [];
    for (const status of [3, 19, undefined]) {
      const { data, errors } = await board.move(-1, 1, status === undefined ? {} : { status: { id: status } });
      expect([errors, data?.updateWarrantySchedule.id]).toEqual([undefined, -1]);
      statuses.push((await board.job(1)).status_id);
    }
    expect(statuses).toEqual([3, 19, 11]);
    expect(await board.visits(1)).toEqual([]);
  });

  it('schedules a return visit for a job whose visit is completed [WRB-020]', async () => {
    await board.aJob({ id: 1, status_id: 10, visits: [{ id: 5, ...NINE, completion: true }] });
    expect((await board.move(-1, 1, { ...NINE, start: at('11:00'), end: at('12:00') })).errors).toBeUndefined();
    expect(await board.visits(1)).toHaveLength(2);
  });

  it('never removes a completed visit, whoever asks [WRB-020]', async () => {
    await board.aJob({ id: 1, status_id: 10, visits: [{ id: 5, ...NINE, completion: true }] });
    for (const fields of [{}, { status: { id: 3 } }, { status: { id: 19 } }]) {
      expect(refusalOf(await board.move(5, 1, fields, 'admin'))).toMatchObject({
        code: 'BAD_USER_INPUT',
        rule: 'visit_completed',
      });
    }
    expect([await board.visits(1), await board.job(1)]).toMatchObject([[{ id: 5 }], { status_id: 10 }]);
  });
});

describe('updateWarrantyScheduleEnd', () => {
  beforeEach(() => board.aJob({ id: 1, status_id: 10, visits: [{ id: 5, ...NINE }] }));

  it('changes only the end and answers the id of the visit [BAPI-006 BAPI-021 WRB-006]', async () => {
    const { data } = await board.resize(5, 1, at('11:45'));
    expect(data?.updateWarrantyScheduleEnd).toEqual({ id: 5 });
    expect(await board.visits(1)).toMatchObject([{ fieldworker_id: ANA, start: at('09:00'), end: at('11:45') }]);
  });

  it.each([
    ['less than an hour', at('09:45'), 'visit_too_short'],
    ['off the steps', at('10:20'), 'off_step'],
    ['before its start', at('08:00'), 'end_before_start'],
  ])('refuses an end that leaves %s [WRB-003 WRB-007]', async (_what, end, rule) => {
    expect(refusalOf(await board.resize(5, 1, end))).toMatchObject({ code: 'BAD_USER_INPUT', rule });
  });

  it.each([
    ['before its start', at('08:00'), 'end_before_start'],
    ['on an earlier day', at('23:00', '2026-03-16'), 'end_before_start'],
    ['on a later day', at('10:00', '2026-03-18'), 'end_before_start'],
    ['after the year after next', at('10:00', '2029-01-01'), 'date_time'],
    ['on a day that nobody plans for', at('10:00', '9999-12-31'), 'date_time'],
    ['before 1980', at('10:00', '1979-12-31'), 'date_time'],
    ['on a day that is none', at('10:00', '2026-02-30'), 'date_time'],
    ['off the steps', at('10:20'), 'off_step'],
    ['less than an hour away', at('09:45'), 'visit_too_short'],
  ])('names the end and the rule for one %s, and writes nothing [WAR-022 UI-004]', async (_what, end, rule) => {
    const { errors } = await board.resize(5, 1, end);
    const { code, rule: said, fields } = errors?.[0]?.extensions ?? {};
    expect([code, said ?? rule]).toEqual(['BAD_USER_INPUT', rule]);
    expect(fields).toMatchObject([{ path: 'schedule.end', ...(said === undefined ? { rule } : {}) }]);
    expect(await board.visits(1)).toMatchObject([{ start: at('09:00'), end: at('10:00'), version: 1 }]);
  });

  it('goes up to midnight, stored as the next date, and no further [WRB-008 WRB-016]', async () => {
    expect((await board.resize(5, 1, '2026-03-18T00:00:00')).errors).toBeUndefined();
    expect(await board.visits(1)).toMatchObject([{ end: '2026-03-18T00:00:00' }]);
    expect(refusalOf(await board.resize(5, 1, '2026-03-18T00:15:00'))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'End must be after start.',
    });
  });

  it('lets a visit from 23:30 end at midnight though an hour does not fit [WRB-019]', async () => {
    await board.aJob({
      id: 2,
      status_id: 10,
      visits: [{ id: 6, fieldworker_id: ANA, start: at('23:30'), end: at('23:45') }],
    });
    expect((await board.resize(6, 2, at('24:00'))).errors).toBeUndefined();
    expect(await board.visits(2)).toMatchObject([{ end: '2026-03-18T00:00:00' }]);
  });
});

describe('bad input', () => {
  it.each([
    ['a day that is none', { start: '2026-02-30T09:00:00', end: '2026-02-30T10:00:00' }],
    ['a time that is none', { start: at('25:00') }],
    ['a text', { start: 'tomorrow' }],
    ['a day that nobody plans for', { start: '9999-12-31T09:00:00' }],
    ['a day after the year after next', { start: '2029-01-01T09:00:00' }],
    ['an end before its start', { start: at('10:00'), end: at('09:00') }],
    ['an end at its start', { start: at('10:00'), end: at('10:00') }],
    ['an end that nobody plans for', { start: at('10:00'), end: at('11:00', '9999-12-31') }],
    ['an end on another day', { start: at('10:00'), end: at('11:00', '2026-03-18') }],
    ['a start off the steps', { start: at('10:07'), end: at('11:07') }],
    ['a start before 5:00', { start: at('04:45'), end: at('06:00') }],
    ['an end without a start', { end: at('06:00') }],
    ['a worker without a start', { start: null }],
    ['a worker who is not there', { fieldworker_id: 99_999, start: at('09:00') }],
    ['a worker who left', { fieldworker_id: GONE, start: at('09:00') }],
    ['a status that no tray gives', { start: null, fieldworker_id: null, status: { id: 1 } }],
    ['times and a tray at once', { start: at('09:00'), status: { id: 3 } }],
  ])('refuses %s and writes nothing [WRB-003 WRB-005 BAPI-021 UI-004]', async (_what, fields) => {
    await board.aJob({ id: 1 });
    expect(refusalOf(await board.move(-1, 1, { fieldworker_id: ANA, ...fields }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      data: null,
    });
    expect([await board.visits(1), await board.job(1)]).toMatchObject([[], { status_id: 11, version: 1 }]);
  });

  it('refuses ids of other boards, other sub-jobs and of nothing [BAPI-021]', async () => {
    await board.aJob({ id: 1 });
    await board.aJob({ id: 2, status_id: 10, visits: [{ id: 5, ...NINE }] });
    await board.aJob({ id: 3, category_id: 2 });
    expect(refusalOf(await board.move(5, 1, NINE))).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This visit belongs to another sub-job.',
    });
    expect(refusalOf(await board.move(-1, 3, NINE))).toMatchObject({ code: 'BAD_USER_INPUT', rule: 'not_on_board' });
    expect(refusalOf(await board.move(-1, 999, NINE))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await board.move(99, 2, NINE))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await board.resize(99, 2, at('11:00')))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await board.move(5, 2, { ...NINE, id: 6 }))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('makes no visit for a complete or cancelled job [WRB-020]', async () => {
    for (const status_id of [1, 6]) {
      await board.aJob({ id: status_id, status_id });
      expect(refusalOf(await board.move(-1, status_id, NINE))).toMatchObject({
        code: 'BAD_USER_INPUT',
        rule: 'not_on_board',
      });
    }
  });

  it('takes wall-clock times as they are on both daylight-saving Sundays and at the turn of the year [WRB-022 WRB-016]', async () => {
    for (const [id, day, next] of [
      [1, '2026-03-08', '2026-03-09'],
      [2, '2026-11-01', '2026-11-02'],
      [3, '2026-12-31', '2027-01-01'],
    ] as const) {
      await board.aJob({ id });
      expect(
        (await board.move(-1, id, { fieldworker_id: ANA, start: at('05:00', day), end: `${next}T00:00:00` }, 'admin'))
          .errors,
      ).toBeUndefined();
      expect(await board.visits(id)).toMatchObject([{ start: at('05:00', day), end: `${next}T00:00:00` }]);
      expect(
        board.bins(await board.ask({ date: day }))[`warranty_schedule:${String((await board.visits(id))[0]?.id)}`],
      ).toBe(`assigned:WARRANTY:${ANA}:${day}`);
    }
  });
});

describe('rights and locks', () => {
  it('needs the edit right to move and the view right to look [WRB-021]', async () => {
    await board.aJob({ id: 1 });
    expect(refusalOf(await board.move(-1, 1, NINE, 'foreman'))).toMatchObject({ code: 'FORBIDDEN' });
    expect((await board.ask({}, 'foreman')).rights).toEqual({ can_edit: false, can_move_all: false });
    const blind = await app.graphql('crew', '{ boardCards(category: warranty, view: week) { today } }');
    expect(blind.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  it('locks complete jobs, completed visits and past days for moving and resizing; the right to move all lifts it [WRB-021]', async () => {
    const past = { ...NINE, start: at('09:00', '2026-03-02'), end: at('10:00', '2026-03-02') };
    await board.aJob({ id: 1, status_id: 1, visits: [{ id: 11, ...NINE }] });
    await board.aJob({ id: 2, status_id: 10, visits: [{ id: 12, ...NINE, completion: true }] });
    await board.aJob({ id: 3, status_id: 10, visits: [{ id: 13, ...past }] });
    const later = { ...NINE, start: at('13:00'), end: at('14:00') };
    for (const [id, rule, end] of [
      [1, 'locked_complete', at('12:00')],
      [2, 'locked_complete', at('12:00')],
      [3, 'locked_past', at('12:00', '2026-03-02')],
    ] as const) {
      expect(refusalOf(await board.move(id + 10, id, later))).toMatchObject({ code: 'BAD_USER_INPUT', rule });
      expect(refusalOf(await board.resize(id + 10, id, end))).toMatchObject({ code: 'BAD_USER_INPUT', rule });
      expect((await board.move(id + 10, id, later, 'admin')).errors).toBeUndefined();
    }
    expect([(await board.job(1)).status_id, (await board.job(2)).status_id]).toEqual([1, 10]);
  });
});

describe('two users', () => {
  it('the second is told who moved the visit, to whom and when [BAPI-021 BRD-012]', async () => {
    await board.aJob({ id: 1, status_id: 10, visits: [{ id: 5, ...NINE }] });
    await board.move(5, 1, { fieldworker_id: CARL, start: at('13:00'), end: at('14:00'), version: 1 }, 'admin');
    const stale = await board.move(5, 1, { ...NINE, start: at('11:00'), end: at('12:00'), version: 1 });
    expect(refusalOf(stale)).toMatchObject({ code: 'CONFLICT', rule: 'card_moved', data: null });
    expect(stale.errors?.[0]?.message).toMatch(/^.+ moved this card to Carl Adams, 01:00 PM, 03\/17\/2026\.$/);
    expect(refusalOf(await board.resize(5, 1, at('16:00'), { version: 1 }))).toMatchObject({ code: 'CONFLICT' });
    expect((await board.resize(5, 1, at('16:00'))).errors).toBeUndefined();
  });

  it('a visit that was taken back, and a card that was scheduled meanwhile, are conflicts too [BAPI-021 BRD-012]', async () => {
    await board.aJob({ id: 1, status_id: 10, visits: [{ id: 5, ...NINE }] });
    await board.move(5, 1, { version: 1 }, 'admin');
    expect(refusalOf(await board.move(5, 1, { ...NINE, version: 1 }))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/moved this card to Unassigned\.$/),
    });
    const { version } = await board.job(1);
    expect((await board.move(-1, 1, { ...NINE, version }, 'admin')).errors).toBeUndefined();
    const late = await board.move(-1, 1, { ...NINE, fieldworker_id: CARL, version });
    expect(refusalOf(late)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/moved this card to Ana Ruiz, 09:00 AM, 03\/17\/2026\.$/),
    });
    expect(await board.visits(1)).toHaveLength(1);
  });

  it('of two drops of one card at the same moment one wins; without a version both make a visit [BAPI-021 BAPI-019]', async () => {
    for (let id = 10; id < 14; id += 1) {
      await board.aJob({ id });
      const drops = await Promise.all(
        [ANA, BEN].map((fieldworker_id) => board.move(-1, id, { ...NINE, fieldworker_id, version: 1 })),
      );
      expect(drops.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'moved').toSorted()).toEqual([
        'CONFLICT',
        'moved',
      ]);
      await board.move(-1, id, NINE);
      expect(await board.visits(id)).toHaveLength(2);
    }
  });
});

describe('undo', () => {
  it('takes a new visit, a move, a resize and a removal back, and does them again [BAPI-005 BAPI-006]', async () => {
    await board.aJob({ id: 1 });
    const state = async () => [
      (await board.visits(1)).map(({ version: _version, ...visit }) => visit),
      (await board.job(1)).status_id,
    ];
    const states = [await state()];
    const mutations: string[] = [];
    const step = async (answer: ReturnType<typeof board.move> | ReturnType<typeof board.resize>): Promise<void> => {
      mutations.push(mutationIdOf(await answer));
      states.push(await state());
    };
    await step(board.move(-1, 1, NINE));
    const id = Number((await board.visits(1))[0]?.id);
    await step(board.move(id, 1, { fieldworker_id: CARL, start: at('13:00'), end: at('14:00') }));
    await step(board.resize(id, 1, at('16:00')));
    await step(board.move(id, 1));
    const undone: string[] = [];
    for (const [index, mutation] of mutations.toReversed().entries()) {
      undone.push(mutationIdOf(await board.undo(mutation)));
      expect(await state()).toEqual(states[states.length - 2 - index]);
    }
    for (const [index, mutation] of undone.toReversed().entries()) {
      expect((await board.undo(mutation)).errors).toBeUndefined();
      expect(await state()).toEqual(states[index + 1]);
    }
  });

  it("takes a visit that came back as scheduled again though others took the job's last visit away [WRB-020]", async () => {
    await board.aJob({
      id: 1,
      status_id: 10,
      visits: [
        { id: 5, ...NINE },
        { id: 6, ...NINE, fieldworker_id: BEN },
      ],
    });
    const removed = mutationIdOf(await board.move(5, 1));
    await board.move(6, 1, {}, 'admin');
    expect((await board.undo(removed)).errors).toBeUndefined();
    expect([await board.visits(1), await board.job(1)]).toMatchObject([[{ id: 5 }], { status_id: 10 }]);
  });

  it('does not take a visit away that has been completed since [WRB-020]', async () => {
    await board.aJob({ id: 1 });
    const made = mutationIdOf(await board.move(-1, 1, NINE));
    await board.pool.query(
      'update warranty_schedule set completion = true, version = version + 1 where job_detail_id = 1',
    );
    expect(refusalOf(await board.undo(made)).code).toBe('BAD_USER_INPUT');
    expect(await board.visits(1)).toMatchObject([{ completion: true }]);
  });
});

const MOVES = `query($since: String!) { boardMoves(category: warranty, since: $since) { moves { key entity job_name user_name
  from { status_id date crew_name } to { status_id date crew_name } } } }`;
interface Moves {
  boardMoves: { moves: { key: string }[] };
}

describe('what others moved since, on the warranty boards', () => {
  it('tells visits that were made, moved and taken away, and jobs that went from tray to tray', async () => {
    await board.aJob({ id: 1 });
    await board.aJob({
      id: 2,
      status_id: 10,
      visits: [{ id: 2, fieldworker_id: ANA, start: at('09:00'), end: at('10:00') }],
    });
    await board.aJob({
      id: 3,
      status_id: 10,
      visits: [{ id: 3, fieldworker_id: BEN, start: at('09:00'), end: at('10:00') }],
    });
    await board.aJob({ id: 4 });
    const told = async (since: string) =>
      (await app.graphql<Moves>('manager', MOVES, { since })).data?.boardMoves.moves;
    const since = await vi.waitFor(
      async () => {
        const { data } = await app.graphql<{ boardCards: { cursor: string } }>(
          'manager',
          '{ boardCards(category: warranty, view: week) { cursor } }',
        );
        expect(await told(data?.boardCards.cursor ?? '')).toEqual([]);
        return data?.boardCards.cursor ?? '';
      },
      { timeout: 15_000, interval: 50 },
    );
    const made = await board.move(-1, 1, NINE);
    await board.move(2, 2, { ...NINE, fieldworker_id: BEN });
    await board.move(3, 3);
    await board.move(-1, 4, { status: { id: 3 } });
    await expect.poll(async () => (await told(since))?.length, { timeout: 15_000 }).toBe(4);
    const moves = await told(since);
    const nobody = { date: null, crew_name: null };
    expect(moves?.map(({ key }) => key)).toEqual([
      'job_detail:4',
      'job_detail:3',
      'warranty_schedule:2',
      `warranty_schedule:${String(made.data?.updateWarrantySchedule.id)}`,
    ]);
    expect(moves).toMatchObject([
      { job_name: 'Job 4', from: { status_id: 11, ...nobody }, to: { status_id: 3, ...nobody } },
      { job_name: 'Job 3', from: { date: DAY, crew_name: 'Ben Olsen' }, to: { status_id: 11, ...nobody } },
      { job_name: 'Job 2', from: { date: DAY, crew_name: 'Ana Ruiz' }, to: { date: DAY, crew_name: 'Ben Olsen' } },
      { job_name: 'Job 1', from: { status_id: 11, ...nobody }, to: { date: DAY, crew_name: 'Ana Ruiz' } },
    ]);
  });
});

describe('boardCards of warranty', () => {
  it('answers fieldworkers in the order of their crews, blocks and cards in their places [BAPI-017 WRB-002 WRB-015 WRB-020 WRB-022]', async () => {
    await board.aJob({ id: 1, status_id: 10, visits: [{ id: 5, ...NINE }] });
    await board.aJob({ id: 2, status_id: 2 });
    await board.aJob({ id: 3, status_id: null });
    await board.aJob({ id: 4, status_id: 3 });
    await board.aJob({ id: 5, status_id: 19 });
    await board.aJob({ id: 6, status_id: 1 });
    await board.aJob({
      id: 7,
      status_id: 10,
      visits: [{ id: 7, ...NINE, completion: true, fieldworker_id: PLASTERER }],
    });
    await board.aJob({
      id: 8,
      status_id: 11,
      visits: [{ id: 8, ...NINE, start: at('09:00', '2026-03-02'), end: at('10:00', '2026-03-02'), completion: true }],
    });
    await board.aJob({ id: 9, status_id: 10, visits: [{ id: 9, ...NINE, fieldworker_id: null }] });
    await board.aJob({ id: 10, status_id: 11, visits: [{ id: 10, fieldworker_id: ANA }] });
    const answer = await board.ask({ date: DAY });
    expect(board.bins(answer)).toEqual({
      'warranty_schedule:5': `assigned:WARRANTY:${ANA}:${DAY}`,
      'warranty_schedule:7': `assigned:WARRANTY:${PLASTERER}:${DAY}`,
      'warranty_schedule:9': `assigned:WARRANTY:-:${DAY}`,
      'job_detail:2': 'unassigned:WARRANTY',
      'job_detail:3': 'unassigned:WARRANTY',
      'job_detail:8': 'unassigned:WARRANTY',
      'job_detail:10': 'unassigned:WARRANTY',
      'job_detail:4': 'onHold:WARRANTY',
      'job_detail:5': 'awaitingBuilder',
    });
    expect(answer.crews.map(({ id }) => id)).toEqual(
      [BEN, ANA, CARL, PLASTERER].filter((id) => answer.crews.some((crew) => crew.id === id)),
    );
    expect(answer.cards.find(({ key }) => key === 'warranty_schedule:5')).toMatchObject({
      id: 5,
      job_detail_id: 1,
      crew_id: ANA,
      foreman_name: 'Ana Ruiz',
      start: at('09:00'),
      end: at('10:00'),
      status_id: 10,
    });
  });

  it('says which blocks are past due: ended before today and not complete [WRB-019 BRD-016]', async () => {
    const old = { ...NINE, start: at('09:00', '2026-03-02'), end: '2026-03-03T00:00:00' };
    await board.aJob({ id: 1, status_id: 10, visits: [{ id: 5, ...old }] });
    await board.aJob({ id: 2, status_id: 10, visits: [{ id: 6, ...old, completion: true }] });
    await board.aJob({ id: 3, status_id: 10, visits: [{ id: 7, ...NINE }] });
    const [early, late] = [await board.ask({ date: '2026-03-02' }), await board.ask({ date: DAY })];
    const due = [...early.cards, ...late.cards].filter(({ isPastDue }) => isPastDue).map(({ key }) => key);
    expect(due).toEqual(['warranty_schedule:5']);
  });

  it('tells with since what changed, and which blocks are gone [BAPI-017]', async () => {
    await board.aJob({ id: 1, status_id: 10, visits: [{ id: 5, ...NINE }] });
    await board.aJob({ id: 2 });
    const { cursor } = await board.ask({ date: DAY });
    await board.move(5, 1);
    const news = await board.ask({ date: DAY, since: cursor });
    expect(news).toMatchObject({ is_complete: false });
    expect(news.removed).toContain('warranty_schedule:5');
    expect(board.bins(news)).toEqual({ 'job_detail:1': 'unassigned:WARRANTY' });
  });
});
