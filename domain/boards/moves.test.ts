import { describe, expect, it } from 'vitest';
import type { Change } from '../changes';
import { applyChanges } from './applyChanges';
import type { ShownBoard } from './boardFacts';
import { decideMove } from './moves';
import { decideReorder } from './reorder';
import { ALL_MOVER, aBoard, aCardOf, aSubJob, standsIn, TODAY } from './testBoard';
import { isRefusal } from '../refusals/refusal';

const BIN = `assigned:APP:21:${TODAY}`;
const OTHER = `assigned:APP:22:${TODAY}`;

/** Applications 1..n of other jobs in one bin, numbered as they stand. */
const row = (n: number, crew_id = 21, from = 1) =>
  Array.from({ length: n }, (_, index) =>
    aCardOf('APP', {
      id: from + index,
      job_id: from + index,
      job_detail_id: from + index,
      crew_id,
      date: TODAY,
      job_order: Math.min(index + 1, 8),
      position: index + 1 >= 8 ? index + 1 : null,
    }),
  );

const moved = (facts: ShownBoard, key: string, to: string, index?: number) => {
  const decision = decideMove(facts, { key, to, index });
  if (isRefusal(decision)) throw new Error(decision.rule);
  return { ...decision, facts: { ...facts, ...applyChanges(facts, decision.changes, facts.crews).state } };
};

const orders = (facts: ShownBoard, bin: string) =>
  [...facts.cards.values()]
    .filter((card) => standsIn(facts, card.key) === bin)
    .map((card) => [card.id, card.job_order] as const)
    .sort((a, b) => (a[1] ?? 99) - (b[1] ?? 99) || a[0] - b[0]);

const app = (id: number) => `crew_information:${id}`;

describe('order numbers', () => {
  it('a card dropped on empty space stands last, one dropped at a place moves the later ones on [BRD-061 BRD-063]', () => {
    const facts = aBoard({ cards: [...row(3), aCardOf('APP', { id: 9, job_detail_id: 9 })] });
    expect(orders(moved(facts, app(9), BIN).facts, BIN)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [9, 4],
    ]);
    expect(orders(moved(facts, app(9), BIN, 1).facts, BIN)).toEqual([
      [1, 1],
      [9, 2],
      [2, 3],
      [3, 4],
    ]);
    expect(orders(moved(facts, app(9), BIN, 0).facts, BIN)).toEqual([
      [9, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
  });

  it('the bin that a card leaves closes its gap, and its order number goes with it [BRD-063]', () => {
    const facts = aBoard({ cards: [...row(3), ...row(2, 22, 11)] });
    const { facts: after, affectedBins } = moved(facts, app(1), OTHER, 1);
    expect([orders(after, BIN), orders(after, OTHER)]).toEqual([
      [
        [2, 1],
        [3, 2],
      ],
      [
        [11, 1],
        [1, 2],
        [12, 3],
      ],
    ]);
    expect(affectedBins.toSorted()).toEqual([BIN, OTHER]);
    expect(moved(facts, app(1), 'onHold:APP').facts.cards.get(app(1))?.job_order).toBeNull();
  });

  it('from the eighth card on all hold 8 and keep their sequence [BRD-061 BRD-063]', () => {
    const facts = aBoard({ cards: [...row(9), aCardOf('APP', { id: 50, job_detail_id: 50 })] });
    const after = moved(facts, app(50), BIN, 7).facts;
    const fields = [7, 50, 8, 9].map((id) => [after.cards.get(app(id))?.job_order, after.cards.get(app(id))?.position]);
    expect(fields).toEqual([
      [7, null],
      [8, 8],
      [8, 9],
      [8, 10],
    ]);
  });

  it('a move inside the bin takes the card out, then puts it in, and writes nothing but order [BRD-063]', () => {
    const facts = aBoard({ cards: row(4) });
    const { facts: after, changes } = moved(facts, app(1), BIN, 2);
    expect(orders(after, BIN)).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
      [4, 4],
    ]);
    expect(changes.every((change) => change.effect === 'order')).toBe(true);
    expect(moved(facts, app(1), BIN, 0).changes).toEqual([]);
  });

  it('repairs have no number, take no place, and leave the numbers alone [BRD-063]', () => {
    const repair = aCardOf('P-REPAIR', { id: 88, job_detail_id: 88, phase_id: 2, crew_id: 21, date: TODAY });
    const facts = aBoard({ cards: [...row(2), repair, aCardOf('APP', { id: 9, job_detail_id: 9 })] });
    expect(orders(moved(facts, app(9), BIN).facts, BIN)).toEqual([
      [1, 1],
      [2, 2],
      [9, 3],
      [88, null],
    ]);
    expect(moved(facts, 'crew_repair_job:88', BIN, 0).changes).toEqual([]);
    const left = moved(facts, 'crew_repair_job:88', 'unassigned:WARRANTY').changes;
    expect(left.map((change) => change.entity)).toEqual(['crew_repair_job', 'job_detail']);
  });

  it('numbers with gaps and repeats come out as 1..n [BRD-063]', () => {
    const cards = row(3).map((card, index) => ({ ...card, job_order: [5, 5, null][index] ?? null }));
    const facts = aBoard({ cards: [...cards, aCardOf('APP', { id: 9, job_detail_id: 9 })] });
    expect(orders(moved(facts, app(9), BIN).facts, BIN)).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [9, 4],
    ]);
  });
});

describe('updateBoardSortOrder', () => {
  const items = (...ids: number[]) => ids.map((id, index) => ({ key: app(id), order: Math.min(index + 1, 8) }));

  it('stores the bin as sent, equal orders in the sequence of the list, and raises no version [BRD-062 BRD-063]', () => {
    const facts = aBoard({ cards: row(9) });
    const decision = decideReorder(facts, items(9, 1, 2, 3, 4, 5, 6, 8, 7));
    if (isRefusal(decision)) throw new Error(decision.rule);
    expect(decision.changes.every((change) => change.effect === 'order')).toBe(true);
    const after = applyChanges(facts, decision.changes, facts.crews).state;
    expect(
      [9, 1, 6, 8, 7].map((id) => [
        after.cards.get(app(id))?.job_order,
        after.cards.get(app(id))?.position,
        after.cards.get(app(id))?.version,
      ]),
    ).toEqual([
      [1, null, 1],
      [2, null, 1],
      [7, null, 1],
      [8, 8, 1],
      [8, 9, 1],
    ]);
  });

  it("refuses a card that is in no crew's day, a repair, and a user who may not edit", () => {
    const facts = aBoard({
      cards: [
        ...row(1),
        aCardOf('APP', { id: 9 }),
        aCardOf('P-REPAIR', { id: 88, phase_id: 2, crew_id: 21, date: TODAY }),
      ],
    });
    expect(decideReorder(facts, items(1, 9))).toMatchObject({ rule: 'order_unknown_card' });
    expect(decideReorder(facts, [{ key: 'crew_repair_job:88', order: 1 }])).toMatchObject({
      rule: 'order_unknown_card',
    });
    expect(decideReorder({ ...facts, rights: { can_edit: false, can_move_all: true } }, items(1))).toMatchObject({
      rule: 'no_edit_right',
    });
  });
});

describe('what follows from a move', () => {
  const of = (changes: readonly Change[], entity: string) =>
    changes.filter((change) => change.entity === entity).map((change) => change.set);

  it('keeps prep, application and detail dates in agreement with the entries [BRD-038]', () => {
    const facts = aBoard({
      cards: [
        aCardOf('PREP', { id: 1, crew_id: 11, date: '2026-03-09' }),
        aCardOf('PREP', { id: 2 }),
        aCardOf('APP', { id: 3, crew_id: 21, date: '2026-03-20' }),
        aCardOf('APP', { id: 4 }),
      ],
    });
    expect(of(moved(facts, app(2), 'assigned:PREP:12:2026-03-12').changes, 'pebble_details')).toEqual([
      { prep_date: '2026-03-12', prep_crew_id: 12 },
    ]);
    expect(of(moved(facts, app(2), 'assigned:PREP:12:2026-03-06').changes, 'pebble_details')).toEqual([]);
    expect(of(moved(facts, app(4), 'assigned:APP:22:2026-03-12').changes, 'pebble_details')).toEqual([
      { scheduled_app_date: '2026-03-12' },
    ]);
    expect(of(moved(facts, app(3), 'onHold:APP').changes, 'pebble_details')).toEqual([
      { scheduled_app_date: null, app_crew_id: null, app_status_id: 3 },
    ]);
  });

  it('a reopened application makes a complete sub-job pending again, and the application date stays [BRD-039]', () => {
    const summary = {
      ...aBoard({ cards: [aCardOf('APP', { id: 1, status_id: 1, crew_id: 21, date: TODAY })] }).sub_jobs.get(9001)
        ?.summary,
    };
    expect(summary.app_date).toBe(TODAY);
    const facts = aBoard({
      rights: ALL_MOVER,
      cards: [aCardOf('APP', { id: 1, status_id: 1, date: TODAY, crew_id: 21 })],
      sub_jobs: [aSubJob({ id: 9001, status_id: 1 })],
    });
    const { changes } = moved(facts, app(1), 'onHold:APP');
    expect(of(changes, 'job_detail')).toEqual([{ status_id: 2 }]);
    expect(of(changes, 'pebble_details').map((set) => 'app_date' in set)).toEqual([false]);
  });

  it('a sub-job that comes out of awaiting builder with all its applications complete is complete [BRD-039]', () => {
    const facts = aBoard({
      cards: [aCardOf('APP', { id: 1, status_id: 1, crew_id: 21, date: '2026-03-02' }), aCardOf('DETAIL', { id: 2 })],
      sub_jobs: [aSubJob({ id: 9001, status_id: 19, awaiting_builder_date: '2026-03-01' })],
    });
    expect(of(moved(facts, app(2), 'unassigned:DETAIL').changes, 'job_detail')).toEqual([
      { status_id: 1, awaiting_builder_date: null },
    ]);
  });

  it('runs the status rule only when application rows changed: a status picked by hand outlives the move of a detail [BRD-039]', () => {
    const facts = aBoard({
      cards: [aCardOf('APP', { id: 1 }), aCardOf('DETAIL', { id: 2 })],
      sub_jobs: [aSubJob({ id: 9001, status_id: 12 })],
    });
    expect(of(moved(facts, app(2), 'onHold:DETAIL').changes, 'job_detail')).toEqual([{}]);
    expect(of(moved(facts, app(1), 'onHold:APP').changes, 'job_detail')).toEqual([{ status_id: 2 }]);
  });

  it('the first drop of a stand-in makes the entry with all its fields [BAPI-018]', () => {
    const facts = aBoard({ cards: [], sub_jobs: [aSubJob({ id: 9001 })], standIns: true });
    const { changes, to } = moved(facts, 'stand-in:9001:1', `assigned:PREP:11:${TODAY}`);
    expect(changes[0]).toEqual({
      entity: 'crew_information',
      id: null,
      key: 'stand-in:9001:1',
      job_id: 501,
      op: 'insert',
      set: {
        job_detail_id: 9001,
        phase_type_id: 1,
        status_id: 2,
        crew_id: 11,
        foreman_id: 1100,
        date: TODAY,
        job_order: 1,
        position: null,
      },
    });
    expect(to).toBe(`assigned:PREP:11:${TODAY}`);
    expect(of(changes, 'pebble_details')).toEqual([{ prep_date: TODAY, prep_crew_id: 11, prep_status_id: 2 }]);
  });

  it('an application stands where placement puts it, in whichever of Unassigned and Ready to Apply it was dropped [BRD-007]', () => {
    const facts = aBoard({
      cards: [aCardOf('PREP', { id: 1, status_id: 5 }), aCardOf('APP', { id: 2, status_id: 3 })],
    });
    expect(moved(facts, app(2), 'unassigned:APP').to).toBe('readyToApply:APP');
    expect(moved(facts, app(1), 'onHold:PREP').affectedBins).not.toContain('readyToApply:APP');
    const ready = aBoard({
      cards: [aCardOf('PREP', { id: 1, status_id: 5, crew_id: 11, date: TODAY }), aCardOf('APP', { id: 2 })],
    });
    expect(moved(ready, app(1), 'unassigned:PREP').affectedBins.toSorted()).toEqual([
      `assigned:PREP:11:${TODAY}`,
      'readyToApply:APP',
      'unassigned:APP',
      'unassigned:PREP',
    ]);
  });

  it('a past day takes a card, which is locked there [BRD-052 BRD-054]', () => {
    const facts = aBoard({ cards: [aCardOf('PREP', { id: 1 })] });
    const { facts: after, to } = moved(facts, app(1), 'assigned:PREP:11:2026-03-04');
    expect(to).toBe('assigned:PREP:11:2026-03-04');
    expect(decideMove(after, { key: app(1), to: 'unassigned:PREP' })).toMatchObject({ rule: 'locked_past' });
  });
});

describe('refused moves', () => {
  const facts = aBoard({ cards: [aCardOf('APP', { id: 1 }), aCardOf('APP', { id: 2, status_id: 6 })] });
  const code = (key: string, to: string, board = facts) => {
    const decision = decideMove(board, { key, to });
    return isRefusal(decision) ? decision.rule : null;
  };

  it('a card that the board does not show, and a bin that it does not have', () => {
    expect([code(app(99), BIN), code(app(2), BIN)]).toEqual(['not_on_board', 'not_on_board']);
    expect(
      ['nowhere', 'unassigned', 'weeping:PREP', 'assigned:APP:21', `assigned:APP:-:${TODAY}`].map((to) =>
        code(app(1), to),
      ),
    ).toEqual(['no_such_bin', 'no_such_bin', 'no_such_bin', 'no_such_bin', 'no_such_bin']);
  });

  it('a crew of another phase or division, and an inactive one [BRD-008 BRD-009]', () => {
    expect([
      code(app(1), `assigned:APP:11:${TODAY}`),
      code(app(1), `assigned:APP:41:${TODAY}`),
      code(app(1), `assigned:APP:404:${TODAY}`),
    ]).toEqual(['crew_unfit', 'crew_unfit', 'no_such_bin']);
    const crews = [...facts.crews.values()].map((crew) => ({ ...crew, is_active: crew.id !== 21 }));
    expect(code(app(1), BIN, aBoard({ cards: [aCardOf('APP', { id: 1 })], crews }))).toBe('crew_inactive');
  });
});
