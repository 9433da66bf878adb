import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATUS } from '../../statuses';
import { applyChanges, rollback } from '../applyChanges';
import { decideMove } from '../moves';
import { ALL_MOVER, standsIn, TODAY } from '../testBoard';
import type { ShownBoard } from '../boardFacts';
import { moveOfSchedule, moveOfScheduleEnd } from './movesOfVisitCalls';
import { callOfVisitMove } from './visitCalls';
import { decideVisitMove, type VisitMove } from './decideVisitMove';
import { movedTo, resizedTo } from './gridGeometry';
import { wallTime } from '../../wallTime';
import { ANA, aWarrantyBoard, BEN, DAY, LEFT } from './testVisits';
import { isRefusal } from '../../refusals/refusal';

const NINE = { start: 540, end: 600 };
const at = (worker: number | '-', day = DAY): string => `assigned:WARRANTY:${worker}:${day}`;

/** What a move leaves: status, and who has which visit when; or the code of its refusal. */
const after = (facts: ShownBoard, move: VisitMove) => {
  const decision = decideVisitMove(facts, move);
  if (isRefusal(decision)) return decision.rule;
  const { state } = applyChanges(facts, decision.changes, facts.crews);
  const visits = [...state.cards.values()]
    .filter(({ entity }) => entity === 'warranty_schedule')
    .map(({ id, crew_id, start, end }) => [id, crew_id, start?.slice(5, 16), end?.slice(5, 16)]);
  return { status: [...state.sub_jobs.values()][0]?.status_id, visits };
};

describe('the table of warranty drops', () => {
  it('a card on the grid becomes a visit, its job is scheduled [WRB-010 WRB-017]', () => {
    for (const status_id of [11, 2, null, 3, 19]) {
      expect(after(aWarrantyBoard([{ status_id }]), { key: 'job_detail:9001', to: at(ANA), span: NINE })).toEqual({
        status: 10,
        visits: [[-1, ANA, '03-10T09:00', '03-10T10:00']],
      });
    }
  });

  it('a card goes from tray to tray by its status [WRB-011 WRB-020]', () => {
    const from = (status_id: number, to: string) =>
      after(aWarrantyBoard([{ status_id }]), { key: 'job_detail:9001', to });
    expect(from(11, 'onHold:WARRANTY')).toEqual({ status: 3, visits: [] });
    expect(from(11, 'awaitingBuilder')).toEqual({ status: 19, visits: [] });
    expect(from(3, 'unassigned:WARRANTY')).toEqual({ status: 11, visits: [] });
    expect(from(19, 'unassigned:WARRANTY')).toEqual({ status: 11, visits: [] });
  });

  it('a block moves to another worker, day and time and stays scheduled [WRB-017]', () => {
    const facts = aWarrantyBoard([{ visits: [{ id: 5 }] }]);
    expect(
      after(facts, { key: 'warranty_schedule:5', to: at(BEN, '2026-03-12'), span: { start: 780, end: 840 } }),
    ).toEqual({ status: 10, visits: [[5, BEN, '03-12T13:00', '03-12T14:00']] });
    expect(after(facts, { key: 'warranty_schedule:5', to: at('-'), span: NINE })).toEqual({
      status: 10,
      visits: [[5, null, '03-10T09:00', '03-10T10:00']],
    });
  });

  it('a block goes back alone; on hold, or with its builder, all open visits go and completed ones stay [WRB-011 WRB-020]', () => {
    const visits = [
      { id: 5 },
      { id: 6, start: `${DAY}T13:00:00`, end: `${DAY}T14:00:00` },
      { id: 7, start: '2026-03-02T13:00:00', end: '2026-03-02T14:00:00', completion: true },
    ];
    const facts = aWarrantyBoard([{ visits }]);
    const done = [7, ANA, '03-02T13:00', '03-02T14:00'];
    expect(after(facts, { key: 'warranty_schedule:5', to: 'unassigned:WARRANTY' })).toEqual({
      status: 10,
      visits: [[6, ANA, '03-10T13:00', '03-10T14:00'], done],
    });
    expect(
      after(aWarrantyBoard([{ visits: visits.slice(0, 1) }]), {
        key: 'warranty_schedule:5',
        to: 'unassigned:WARRANTY',
      }),
    ).toEqual({ status: 11, visits: [] });
    expect(after(facts, { key: 'warranty_schedule:5', to: 'onHold:WARRANTY' })).toEqual({ status: 3, visits: [done] });
    expect(after(facts, { key: 'warranty_schedule:5', to: 'awaitingBuilder' })).toEqual({ status: 19, visits: [done] });
  });

  it('no other bin takes a warranty card', () => {
    const facts = aWarrantyBoard([{ status_id: 11 }]);
    expect(
      ['weeping:WARRANTY', 'unassigned:APP', 'assigned:PREP:11:2026-03-10', 'nowhere'].map((to) =>
        after(facts, { key: 'job_detail:9001', to, span: NINE }),
      ),
    ).toEqual(['no_such_bin', 'no_such_bin', 'no_such_bin', 'no_such_bin']);
  });
});

describe('refusals', () => {
  const block = (fields: object = {}) => aWarrantyBoard([{ visits: [{ id: 5, ...fields }] }]);
  const move = (facts: ShownBoard, span?: { start: number; end: number }, to = at(ANA)) =>
    after(facts, { key: 'warranty_schedule:5', to, span });

  it('a visit starts on a step between 5:00 and midnight and ends after it [WRB-003 WRB-005 WRB-016]', () => {
    expect([
      move(block(), { start: 547, end: 607 }),
      move(block(), { start: 285, end: 345 }),
      move(block(), { start: 1410, end: 1470 }),
      move(block(), { start: 660, end: 600 }),
      move(block(), undefined),
    ]).toEqual(['off_step', 'outside_day', 'outside_day', 'end_before_start', 'no_time']);
  });

  it('a resized end is on a step and an hour on, unless the day ends [WRB-007 WRB-008 WRB-019]', () => {
    expect([
      move(block(), { start: 540, end: 585 }),
      move(block(), { start: 540, end: 610 }),
      move(block(), { start: 540, end: 500 }),
    ]).toEqual(['visit_too_short', 'off_step', 'end_before_start']);
    expect(move(block({ start: `${DAY}T23:30:00`, end: `${DAY}T23:45:00` }), { start: 1410, end: 1440 })).toMatchObject(
      { visits: [[5, ANA, '03-10T23:30', '03-11T00:00']] },
    );
  });

  it('a visit stored off the steps keeps its length when it is moved, and its times when only its worker changes [WRB-019]', () => {
    const odd = block({ start: `${DAY}T09:05:00`, end: `${DAY}T09:55:00` });
    expect(move(odd, { start: 600, end: 650 })).toMatchObject({ visits: [[5, ANA, '03-10T10:00', '03-10T10:50']] });
    expect(move(odd, { start: 1390, end: 1440 })).toMatchObject({ visits: [[5, ANA, '03-10T23:10', '03-11T00:00']] });
    expect(move(odd, { start: 545, end: 595 }, at(BEN))).toMatchObject({
      visits: [[5, BEN, '03-10T09:05', '03-10T09:55']],
    });
  });

  it('who left cannot be sent, who is there can, and whose visit it is keeps it', () => {
    expect(move(block(), NINE, at(LEFT))).toBe('worker_inactive');
    expect(move(block(), NINE, at(77))).toBe('no_such_bin');
    expect(move(block({ fieldworker_id: LEFT }), { start: 600, end: 660 }, at(LEFT))).toMatchObject({
      visits: [[5, LEFT, '03-10T10:00', '03-10T11:00']],
    });
  });

  it('a completed visit never leaves the grid, a closed job gets no visit [WRB-020]', () => {
    const done = aWarrantyBoard([{ visits: [{ id: 5, completion: true }] }], { rights: ALL_MOVER });
    expect(
      ['unassigned:WARRANTY', 'onHold:WARRANTY', 'awaitingBuilder'].map((to) =>
        after(done, { key: 'warranty_schedule:5', to }),
      ),
    ).toEqual(['visit_completed', 'visit_completed', 'visit_completed']);
    for (const status_id of [1, 6])
      expect(after(aWarrantyBoard([{ status_id }]), { key: 'job_detail:9001', to: at(ANA), span: NINE })).toBe(
        'not_on_board',
      );
  });

  it.each([
    ['a complete job', { status_id: 1, visits: [{ id: 5 }] }, 'locked_complete'],
    ['a completed visit', { visits: [{ id: 5, completion: true }] }, 'locked_complete'],
    [
      'a visit that started before today',
      { visits: [{ id: 5, start: '2026-03-04T09:00:00', end: '2026-03-05T00:00:00' }] },
      'locked_past',
    ],
    ['a visit of today', { visits: [{ id: 5, start: `${TODAY}T05:00:00`, end: `${TODAY}T06:00:00` }] }, null],
  ])('%s is locked for moving and resizing, the right to move all lifts it [WRB-021]', (_what, job, lock) => {
    const start = job.visits[0];
    const from = 'start' in (start ?? {}) ? { start: 540, end: 600 } : NINE;
    const moved = (rights = {}) =>
      decideVisitMove(aWarrantyBoard([job], rights), {
        key: 'warranty_schedule:5',
        to: at(ANA),
        span: { start: 780, end: 840 },
      });
    const refused = moved();
    expect(isRefusal(refused) ? refused.rule : null).toBe(lock);
    expect(isRefusal(moved({ rights: ALL_MOVER }))).toBe(false);
    const blind = decideVisitMove(aWarrantyBoard([job], { rights: { can_edit: false, can_move_all: true } }), {
      key: 'warranty_schedule:5',
      to: at(ANA),
      span: from,
    });
    expect(isRefusal(blind) && blind.rule).toBe('no_edit_right');
  });

  it('a complete job stays complete when its past is corrected', () => {
    expect(
      after(aWarrantyBoard([{ status_id: STATUS.COMPLETE, visits: [{ id: 5 }] }], { rights: ALL_MOVER }), {
        key: 'warranty_schedule:5',
        to: at(ANA),
        span: { start: 600, end: 660 },
      }),
    ).toMatchObject({ status: 1 });
  });
});

describe('what the grid offers', () => {
  const anySpan = fc
    .tuple(fc.integer({ min: 300, max: 1430 }), fc.integer({ min: 5, max: 600 }))
    .map(([start, length]) => ({ start, end: Math.min(start + length, 1440) }));
  const anyX = fc.double({ min: -1000, max: 5000, noNaN: true });

  it('is never refused: wherever a visit is dropped or its edge is let go [WRB-003 WRB-007 WRB-017 WRB-019]', () => {
    fc.assert(
      fc.property(anySpan, anyX, (stored, x) => {
        const facts = aWarrantyBoard([
          { visits: [{ id: 5, start: wallTime(DAY, stored.start), end: wallTime(DAY, stored.end) }] },
        ]);
        for (const [to, span] of [
          [at(ANA), movedTo(stored, x)],
          [at(BEN), movedTo(stored, x)],
          [at(ANA), resizedTo(stored, x)],
        ] as const) {
          const decision = decideVisitMove(facts, { key: 'warranty_schedule:5', to, span });
          expect(isRefusal(decision) ? decision.rule : null).toBeNull();
        }
      }),
    );
  });
});

describe('the browser and the server', () => {
  it('decide the same from the call that a drop sends [BAPI-005 BAPI-006 BAPI-019]', () => {
    const facts = aWarrantyBoard([
      { visits: [{ id: 5 }, { id: 6, start: `${DAY}T22:00:00`, end: '2026-03-11T00:00:00' }] },
      { id: 9002, status_id: 11 },
    ]);
    const moves: VisitMove[] = [
      { key: 'job_detail:9002', to: at(BEN), span: NINE },
      { key: 'job_detail:9002', to: 'onHold:WARRANTY' },
      { key: 'warranty_schedule:5', to: 'awaitingBuilder' },
      { key: 'warranty_schedule:5', to: 'unassigned:WARRANTY' },
      { key: 'warranty_schedule:5', to: at(ANA), span: { start: 540, end: 720 } },
      { key: 'warranty_schedule:6', to: at('-', '2026-12-31'), span: { start: 1320, end: 1440 } },
    ];
    const names = moves.map((move) => {
      const call = callOfVisitMove(facts, move, standsIn(facts, move.key) ?? '');
      if (!call) throw new Error('no call');
      const read =
        call.mutation === 'updateWarrantySchedule'
          ? moveOfSchedule(move.key, call.input)
          : moveOfScheduleEnd(facts, move.key, call.input);
      if (Array.isArray(read)) throw new Error(JSON.stringify(read));
      expect(decideVisitMove(facts, read)).toEqual(decideMove(facts, move));
      return call.mutation;
    });
    expect(names.filter((name) => name === 'updateWarrantyScheduleEnd')).toHaveLength(1);
  });

  it('sends the documented fields: -1 and null for a card to a tray [BAPI-019]', () => {
    const facts = aWarrantyBoard([{ status_id: 11 }]);
    expect(callOfVisitMove(facts, { key: 'job_detail:9001', to: 'awaitingBuilder' }, 'unassigned:WARRANTY')).toEqual({
      mutation: 'updateWarrantySchedule',
      argument: 'schedule',
      id: -1,
      input: {
        id: -1,
        job_detail_id: 9001,
        fieldworker_id: null,
        start: null,
        end: null,
        status: { id: 19 },
        expected_bin: 'unassigned:WARRANTY',
        version: 1,
      },
    });
  });

  it('puts a refused move back as it was, that card alone [BRD-064]', () => {
    const targets = [
      'unassigned:WARRANTY',
      'onHold:WARRANTY',
      'awaitingBuilder',
      at(ANA),
      at(BEN, '2026-03-11'),
      at('-'),
    ];
    const spans = fc.integer({ min: 20, max: 88 }).map((step) => ({ start: step * 15, end: step * 15 + 60 }));
    fc.assert(
      fc.property(
        fc.constantFrom('job_detail:9002', 'warranty_schedule:5', 'warranty_schedule:6'),
        fc.constantFrom(...targets),
        spans,
        (key, to, span) => {
          const facts = aWarrantyBoard([
            { visits: [{ id: 5 }, { id: 6 }] },
            { id: 9002, status_id: 11 },
            { id: 9003, status_id: 3 },
          ]);
          const decision = decideVisitMove(facts, { key, to, span });
          if (isRefusal(decision)) return;
          const applied = applyChanges(facts, decision.changes, facts.crews);
          const other = [...facts.cards.values()].filter(({ job_detail_id }) => job_detail_id === 9003);
          for (const card of other) expect(applied.state.cards.get(card.key)).toBe(card);
          const back = rollback(applied.state, applied);
          expect([...back.cards.entries()].toSorted(([a], [b]) => a.localeCompare(b))).toEqual(
            [...facts.cards.entries()].toSorted(([a], [b]) => a.localeCompare(b)),
          );
          expect(back.sub_jobs).toEqual(facts.sub_jobs);
        },
      ),
    );
  });
});
