import { describe, expect, it } from 'vitest';
import { CATEGORY } from '../statuses';
import { applyChanges } from './applyChanges';
import type { ShownBoard } from './boardFacts';
import { callOfReschedule } from './callOfMove';
import { decideMove } from './moves';
import { decideReschedule } from './reschedule';
import { decideSetAwaitingBuilder } from './setAwaitingBuilder';
import {
  aBoard,
  aCardOf,
  aCrew,
  ALL_MOVER,
  aSubJob,
  CREWS,
  EDITOR,
  standsIn,
  TODAY,
  type TestBoard,
} from './testBoard';
import { isRefusal } from '../refusals/refusal';

const gunite = (board: Omit<TestBoard, 'category'>): ShownBoard => aBoard({ category: 'gunite', ...board });
const BIN = `assigned:GUNITE:41:${TODAY}`;
const entry = (id: number): string => `gunite_history:${id}`;
type Decided = ReturnType<typeof decideMove> | ReturnType<typeof decideSetAwaitingBuilder>;

const after = (facts: ShownBoard, decision: Decided): ShownBoard => {
  if (isRefusal(decision)) throw new Error(decision.rule);
  return { ...facts, ...applyChanges(facts, decision.changes, facts.crews).state };
};
const moved = (facts: ShownBoard, key: string, to: string, index?: number): ShownBoard =>
  after(facts, decideMove(facts, { key, to, index }));
const summary = (facts: ShownBoard, id = 9001) => facts.sub_jobs.get(id)?.gunite_summary;

describe('the derived fields of a gunite sub-job after a move', () => {
  const board = gunite({
    cards: [
      aCardOf('G1', { id: 1, yardage: 12.5 }),
      aCardOf('G2-8', { id: 2, date: '2026-03-09', crew_id: 42, yardage: 8.75 }),
      aCardOf('FLASH', { id: 3, yardage: 3 }),
    ],
  });

  it('agree with the entries: dates, crews and yards [BRD-038 GUN-011 GUN-012 GUN-016 GUN-017 GUN-020]', () => {
    expect(summary(board)).toEqual({
      scheduled_date: '2026-03-09',
      flash_date: null,
      finished_date: null,
      total_yardage: 21,
      flash_yards: 3,
      crew_id: 42,
      flash_crew_id: null,
    });
    const scheduled = moved(moved(board, entry(1), BIN), entry(3), 'assigned:GUNITE:41:2026-03-12');
    expect(summary(scheduled)).toMatchObject({
      scheduled_date: TODAY,
      flash_date: '2026-03-12',
      crew_id: 42,
      flash_crew_id: 41,
    });
    expect(summary(moved(scheduled, entry(2), 'onHold:GUNITE'))).toMatchObject({ scheduled_date: TODAY, crew_id: 41 });
  });

  it('a complete sub-job whose entry is opened again is no longer finished, and is pending [GUN-013 GUN-014]', () => {
    const complete = gunite({
      rights: ALL_MOVER,
      cards: [aCardOf('G1', { id: 1, status_id: 1, crew_id: 41, date: TODAY })],
      sub_jobs: [aSubJob({ id: 9001, category_id: CATEGORY.GUNITE, status_id: 1 })],
    });
    expect(summary(complete)?.finished_date).toBe(TODAY);
    const opened = moved(complete, entry(1), 'onHold:GUNITE');
    expect([summary(opened)?.finished_date, opened.sub_jobs.get(9001)?.status_id]).toEqual([null, 2]);
  });

  it('a move from one crew to another on the same day changes no date, so a hand-picked Complete stands [GUN-023]', () => {
    const picked = gunite({
      cards: [aCardOf('G1', { id: 1, crew_id: 41, date: TODAY })],
      sub_jobs: [
        aSubJob({
          id: 9001,
          category_id: CATEGORY.GUNITE,
          status_id: 1,
          gunite_summary: {
            scheduled_date: TODAY,
            flash_date: null,
            finished_date: TODAY,
            total_yardage: 0,
            flash_yards: 0,
            crew_id: 41,
            flash_crew_id: null,
          },
        }),
      ],
    });
    const other = moved(picked, entry(1), `assigned:GUNITE:42:${TODAY}`);
    expect([summary(other), other.sub_jobs.get(9001)?.status_id]).toMatchObject([
      { finished_date: TODAY, crew_id: 42 },
      1,
    ]);
    const later = moved(picked, entry(1), 'assigned:GUNITE:41:2026-03-06');
    expect([summary(later)?.finished_date, later.sub_jobs.get(9001)?.status_id]).toEqual([null, 2]);
  });

  it('are made with the first row of a sub-job without history [BAPI-018]', () => {
    const empty = gunite({
      cards: [],
      standIns: true,
      sub_jobs: [aSubJob({ id: 9001, category_id: CATEGORY.GUNITE })],
    });
    const decision = decideMove(empty, { key: 'stand-in:9001:g1', to: BIN });
    if (isRefusal(decision)) throw new Error(decision.rule);
    expect(decision.changes[0]).toEqual({
      entity: 'gunite_history',
      id: null,
      key: 'stand-in:9001:g1',
      job_id: 501,
      op: 'insert',
      set: {
        job_detail_id: 9001,
        type_id: 1,
        status_id: 2,
        crew_id: 41,
        gunite_date: TODAY,
        job_order: 1,
        position: null,
      },
    });
    expect(summary(after(empty, decision))).toMatchObject({ scheduled_date: TODAY, crew_id: 41 });
  });
});

describe('Awaiting Builder on a gunite board', () => {
  const waiting = (...cards: TestBoard['cards'][number][]): ShownBoard =>
    gunite({
      cards,
      sub_jobs: [
        aSubJob({ id: 9001, category_id: CATEGORY.GUNITE, status_id: 19, awaiting_builder_date: '2026-03-01' }),
      ],
    });

  it('a card dragged out ends the waiting of its sub-job, and the other entries follow [BRD-043]', () => {
    const board = waiting(aCardOf('G1', { id: 1 }), aCardOf('FLASH', { id: 2 }));
    expect([standsIn(board, entry(1)), standsIn(board, entry(2))]).toEqual(['awaitingBuilder', 'awaitingBuilder']);
    const out = moved(board, entry(1), BIN);
    expect(out.sub_jobs.get(9001)).toMatchObject({ status_id: 2, awaiting_builder_date: null });
    expect([standsIn(out, entry(1)), standsIn(out, entry(2))]).toEqual([BIN, 'unassigned:GUNITE']);
  });

  it('a repair that goes in or out moves nothing else [BRD-047]', () => {
    const board = waiting(
      aCardOf('G1', { id: 1 }),
      aCardOf('G-REPAIR', { id: 7, status_id: 19 }),
      aCardOf('G-REPAIR', { id: 8 }),
    );
    const out = moved(board, 'crew_repair_job:7', 'unassigned:GUNITE');
    expect([out.sub_jobs.get(9001)?.status_id, standsIn(out, entry(1))]).toEqual([19, 'awaitingBuilder']);
    const into = moved(board, 'crew_repair_job:8', 'awaitingBuilder');
    expect(into.cards.get('crew_repair_job:8')).toMatchObject({
      status_id: 19,
      phase_id: null,
      crew_id: null,
      date: null,
    });
    expect(into.cards.get(entry(1))).toBe(board.cards.get(entry(1)));
  });

  it('the card menu sets the status of the job and leaves a scheduled day as it is [BRD-049]', () => {
    const board = gunite({ cards: [aCardOf('G1', { id: 1 }), aCardOf('G2-8', { id: 2, crew_id: 41, date: TODAY })] });
    const now = after(board, decideSetAwaitingBuilder(board, 9001, true));
    expect(now.sub_jobs.get(9001)).toMatchObject({ status_id: 19, awaiting_builder_date: TODAY });
    expect([standsIn(now, entry(1)), standsIn(now, entry(2))]).toEqual(['awaitingBuilder', BIN]);
  });
});

describe("order numbers of a crew's gunite day", () => {
  it('count history entries, and put repairs behind them without a number [BRD-061 BRD-063]', () => {
    const at = { crew_id: 41, date: TODAY };
    const board = gunite({
      cards: [
        aCardOf('G1', { id: 1, job_detail_id: 1, ...at, job_order: 1 }),
        aCardOf('FLASH', { id: 2, job_detail_id: 2, ...at, job_order: 2 }),
        aCardOf('G-REPAIR', { id: 3, job_detail_id: 3, ...at }),
        aCardOf('G1', { id: 4, job_detail_id: 4 }),
      ],
    });
    const now = moved(board, entry(4), BIN, 1);
    expect([1, 4, 2].map((id) => now.cards.get(entry(id))?.job_order)).toEqual([1, 2, 3]);
    expect(now.cards.get('crew_repair_job:3')?.job_order).toBeNull();
  });
});

describe('"Change date or crew..." of a Day 2 to 8 card', () => {
  const board = (fields = {}, rights = EDITOR) =>
    gunite({
      rights,
      cards: [
        aCardOf('G2-8', { id: 2, type_id: 3, crew_id: 41, date: TODAY, job_order: 1, ...fields }),
        aCardOf('G1', { id: 1, crew_id: 42, date: '2026-03-09', job_detail_id: 7, job_order: 1 }),
      ],
    });
  const change = (facts: ShownBoard, crew_id: number | null, date: string) =>
    decideReschedule(facts, { key: entry(2), crew_id, date });

  it('gives it another crew and date, the last place there, and keeps type and status [BRD-050]', () => {
    const now = after(board({ status_id: 5 }), change(board({ status_id: 5 }), 42, '2026-03-09'));
    expect(now.cards.get(entry(2))).toMatchObject({
      type_id: 3,
      status_id: 5,
      crew_id: 42,
      date: '2026-03-09',
      job_order: 2,
    });
    expect(summary(now)).toMatchObject({ scheduled_date: '2026-03-09', crew_id: 42 });
  });

  it('may leave it without a crew: it stands in Unassigned with its date [BRD-050]', () => {
    const now = after(board(), change(board(), null, '2026-03-09'));
    expect([standsIn(now, entry(2)), now.cards.get(entry(2))?.type_id, now.cards.get(entry(2))?.job_order]).toEqual([
      'unassigned:GUNITE',
      3,
      null,
    ]);
  });

  it('makes a held one pending again, and ends the waiting of its job', () => {
    expect(
      after(
        board({ status_id: 3, crew_id: null }),
        change(board({ status_id: 3, crew_id: null }), 41, TODAY),
      ).cards.get(entry(2))?.status_id,
    ).toBe(2);
    const waiting = gunite({
      cards: [aCardOf('G2-8', { id: 2, date: TODAY })],
      sub_jobs: [aSubJob({ id: 9001, category_id: CATEGORY.GUNITE, status_id: 19, awaiting_builder_date: TODAY })],
    });
    expect(after(waiting, change(waiting, 41, TODAY)).sub_jobs.get(9001)?.status_id).toBe(2);
  });

  it('is no drop, but locks, the edit right and the crew itself still say no [BRD-050 BRD-053 BRD-054 BRD-058]', () => {
    const code = (facts: ShownBoard, crew_id: number | null = 42) => {
      const decision = change(facts, crew_id, '2026-03-09');
      return isRefusal(decision) ? decision.rule : null;
    };
    expect([
      code(board({ status_id: 1 })),
      code(board({ date: '2026-03-04' })),
      code(board({}, { can_edit: false, can_move_all: true })),
      code(board({ status_id: 1 }, ALL_MOVER)),
    ]).toEqual(['locked_complete', 'locked_past', 'no_edit_right', null]);
    const crews = [...CREWS, aCrew({ id: 43, division_id: 2, is_active: false })];
    expect([
      code(board(), 11),
      code(board(), 404),
      code({ ...board(), crews: new Map(crews.map((crew) => [crew.id, crew])) }, 43),
    ]).toEqual(['crew_unfit', 'no_such_bin', 'crew_inactive']);
  });

  it('is for these cards alone, and changes nothing that is so already', () => {
    expect(decideReschedule(board(), { key: entry(1), crew_id: 41, date: TODAY })).toMatchObject({
      rule: 'reschedule_days_only',
    });
    expect(change(board(), 41, TODAY)).toMatchObject({ changes: [] });
    expect(decideReschedule(board(), { key: entry(99), crew_id: 41, date: TODAY })).toMatchObject({
      rule: 'not_on_board',
    });
  });

  it('is sent with the type that it keeps', () => {
    expect(callOfReschedule(board(), { key: entry(2), crew_id: 42, date: '2026-03-09' }, BIN)).toEqual({
      mutation: 'updateGuniteBoardHistoryEntry',
      argument: 'details',
      input: {
        history_entry_id: 2,
        history_entry_type_id: 3,
        is_day_view: false,
        crew_id: 42,
        date: '2026-03-09',
        job_detail_id: 9001,
        awaiting_builder: false,
        status: 2,
        is_reschedule: true,
        expected_bin: BIN,
        version: 1,
      },
    });
  });
});
