import { describe, expect, it } from 'vitest';
import { weekOf } from '../civilDate';
import { parseBinKey } from './bins';
import { boardConfig, BOARDS } from './config';
import { allBins, binsOf, rowMark, type HeldCrews } from './layout';
import { viewContext } from './boardFacts';
import { heldCrews, placeCards, replaceCards } from './placeCards';
import { applyChanges } from './applyChanges';
import { decideMove } from './moves';
import { aBoard, aCardOf, aCrew, aSubJob, CREWS, TODAY } from './testBoard';
import type { BoardCrew } from './types';
import { isRefusal } from '../refusals/refusal';

const WEEK = weekOf(TODAY);
const EMPTY: HeldCrews = new Map();
const rowsOf = (stage: string, crews: readonly BoardCrew[], held = EMPTY) =>
  binsOf(boardConfig('pebble', 'week'), WEEK, crews, held)
    .groups.find(({ group }) => group.stage === stage)
    ?.rows.map((row) => row.crew?.id ?? null);

describe('bins of a board', () => {
  it("pebble: trays per stage, Crew Repair, and Awaiting Builder once; rows of the stage's crews for each day [BRD-003 BRD-004 BRD-006]", () => {
    const layout = binsOf(boardConfig('pebble', 'week'), WEEK, CREWS, EMPTY);
    expect(layout.groups.map(({ group, trays }) => [group.heading.en, trays.map((bin) => bin.kind)])).toEqual([
      ['Prep', ['unassigned', 'onHold']],
      ['App', ['unassigned', 'readyToApply', 'onHold', 'weeping']],
      ['Detail', ['unassigned', 'onHold']],
      ['Slurry', ['unassigned', 'onHold']],
      ['Crew Repair', ['unassigned', 'onHold']],
    ]);
    expect(layout.loose.map((bin) => bin.key)).toEqual(['awaitingBuilder']);
    expect(layout.groups[0]?.rows.map((row) => row.bins.length)).toEqual([7, 7]);
    expect(layout.groups[3]?.rows.map((row) => row.bins[0]?.key)).toEqual([`assigned:SLURRY:-:${WEEK[0]}`]);
    expect(layout.groups[4]?.rows).toEqual([]);
  });

  it('gunite: unassigned, onHold and "Cave in" beside the crews of division 2, then Awaiting Builder [BRD-005 BRD-006 BRD-008]', () => {
    const config = boardConfig('gunite', 'day');
    const layout = binsOf(config, [TODAY], CREWS, EMPTY);
    expect(allBins(layout).map((bin) => bin.key)).toEqual([
      'unassigned:GUNITE',
      'onHold:GUNITE',
      'weeping:GUNITE',
      `assigned:GUNITE:41:${TODAY}`,
      `assigned:GUNITE:42:${TODAY}`,
      'awaitingBuilder',
    ]);
    expect(config.headings.weeping.en).toBe('Cave in');
  });

  it('pebble crews stand by the text of their subdivision in any letter case, by sort_order then name [BRD-008 BRD-009]', () => {
    const crews = [
      aCrew({ id: 1, subdivision: 'Pool PREP', sort_order: 2 }),
      aCrew({ id: 2, subdivision: 'prep and App', sort_order: 1 }),
      aCrew({ id: 3, subdivision: 'Prep', sort_order: 1, name: 'Aces' }),
      aCrew({ id: 4, subdivision: 'Prep', is_active: false }),
      aCrew({ id: 5, subdivision: 'Prep', division_id: 2 }),
      aCrew({ id: 6, subdivision: 'Detail' }),
    ];
    expect([rowsOf('PREP', crews), rowsOf('APP', crews), rowsOf('DETAIL', crews)]).toEqual([[3, 2, 1], [2], [6]]);
  });

  it('an inactive crew is shown while it holds a card in view [BRD-008 SDY-010]', () => {
    const crews = CREWS.map((crew) => (crew.id === 12 ? { ...crew, is_active: false } : crew));
    const shown = (date: string) => {
      const facts = aBoard({ crews, cards: [aCardOf('PREP', { id: 1, crew_id: 12, date })] });
      return rowsOf('PREP', crews, heldCrews(placeCards(facts, viewContext(facts, WEEK))));
    };
    expect([shown(TODAY), shown('2026-03-09')]).toEqual([[11, 12], [11]]);
  });

  it('a crew that has gone to another division, or that nobody knows, is shown last while it holds a card in view, and marked [BRD-008 BRD-009 SDY-010]', () => {
    const moved = { id: 12, subdivision: 'Prep', division_id: 2, sort_order: 1 };
    const crews = [...CREWS.filter(({ id }) => id !== 12), aCrew(moved)];
    const shown = (date: string) => {
      const facts = aBoard({
        crews,
        cards: [
          aCardOf('PREP', { id: 1, crew_id: 12, date }),
          aCardOf('PREP', { id: 2, crew_id: 99, date: TODAY, job_detail_id: 9002 }),
          aCardOf('PREP', { id: 3, crew_id: 21, date: TODAY }),
        ],
        sub_jobs: [aSubJob({ id: 9001 }), aSubJob({ id: 9002 })],
      });
      return rowsOf('PREP', crews, heldCrews(placeCards(facts, viewContext(facts, WEEK))));
    };
    expect([shown(TODAY), shown('2026-03-09')]).toEqual([
      [11, 21, 12, 99],
      [11, 21, 99],
    ]);
    const config = boardConfig('pebble', 'week');
    const [prep] = config.groups;
    const mark = (crew: BoardCrew) => prep && rowMark(config, prep, crew);
    expect([
      mark(aCrew({ id: 1, subdivision: 'Prep' })),
      mark(aCrew(moved)),
      mark(aCrew({ id: 2, subdivision: 'App' })),
      mark(aCrew({ id: 3, subdivision: 'Prep', is_active: false })),
    ]).toEqual([null, 'other_division', 'other_phase', 'inactive']);
  });

  it('every bin key reads back as its bin', () => {
    for (const category of ['gunite', 'pebble'] as const) {
      for (const bin of allBins(binsOf(boardConfig(category, 'week'), WEEK, CREWS, EMPTY)))
        expect(parseBinKey(bin.key)).toEqual(bin);
    }
    expect(
      ['', 'assigned', 'assigned:PREP', 'unassigned:POOL', `unassigned:PREP:1:${TODAY}`, 'weeping:APP:x'].map(
        parseBinKey,
      ),
    ).toEqual([null, null, null, null, null, null]);
  });
});

describe('the six boards', () => {
  it('stand at their routes with the right of their category [BRD-001 BRD-057]', () => {
    const boards = Object.values(BOARDS).flatMap((views) => Object.values(views));
    expect(boards.map((board) => [board.path, board.view_permission, board.edit_permission])).toEqual([
      ['/day/gunite', 'CAN_VIEW_GUNITE_SCHEDULE', 'CAN_EDIT_GUNITE_SCHEDULE'],
      ['/week/gunite', 'CAN_VIEW_GUNITE_SCHEDULE', 'CAN_EDIT_GUNITE_SCHEDULE'],
      ['/day/pebble', 'CAN_VIEW_PLASTER_SCHEDULE', 'CAN_EDIT_PLASTER_SCHEDULE'],
      ['/week/pebble', 'CAN_VIEW_PLASTER_SCHEDULE', 'CAN_EDIT_PLASTER_SCHEDULE'],
      ['/day/warranty', 'CAN_VIEW_WARRANTY_JOBS', 'CAN_EDIT_WARRANTY_JOBS'],
      ['/week/warranty', 'CAN_VIEW_WARRANTY_JOBS', 'CAN_EDIT_WARRANTY_JOBS'],
    ]);
  });
});

describe('cards in their bins', () => {
  it('assigned bins go by order, kept sequence and id, repairs last; the others by date, requested date, name, id [BRD-063]', () => {
    const at = { crew_id: 21, date: TODAY };
    const facts = aBoard({
      cards: [
        aCardOf('P-REPAIR', { id: 1, phase_id: 2, ...at }),
        aCardOf('APP', { id: 2, ...at }),
        aCardOf('APP', { id: 3, ...at, job_order: 8, position: 9 }),
        aCardOf('APP', { id: 4, ...at, job_order: 8, position: 8 }),
        aCardOf('APP', { id: 5, ...at, job_order: 1 }),
        aCardOf('APP', { id: 6, ...at, job_order: 8 }),
      ],
    });
    expect(
      placeCards(facts, viewContext(facts, WEEK))
        .get(`assigned:APP:21:${TODAY}`)
        ?.map((card) => card.id),
    ).toEqual([5, 4, 3, 6, 2, 1]);
  });

  it('unassigned bins go by date or requested date (empty last), then job name, then id [BRD-063]', () => {
    const cards = [1, 2, 3, 4, 5].map((id) =>
      aCardOf('PREP', { id, job_detail_id: id, date: id === 3 ? '2026-03-02' : null }),
    );
    const facts = aBoard({ cards });
    const named = new Map(
      [...facts.sub_jobs].map(([id, subJob]) => [
        id,
        {
          ...subJob,
          job_name: ['', 'Zeta', 'alpha', 'Mid', 'Late', 'Alpha'][id] ?? '',
          requested_app_date: id === 4 ? '2026-03-01' : null,
        },
      ]),
    );
    const board = { ...facts, sub_jobs: named };
    expect(
      placeCards(board, viewContext(board, WEEK))
        .get('unassigned:PREP')
        ?.map((card) => card.id),
    ).toEqual([4, 3, 2, 5, 1]);
  });

  it('after a move only the bins that changed are new', () => {
    const facts = aBoard({
      cards: [
        aCardOf('PREP', { id: 1, job_detail_id: 1 }),
        aCardOf('PREP', { id: 2, job_detail_id: 2, crew_id: 11, date: TODAY }),
        aCardOf('DETAIL', { id: 3, job_detail_id: 3 }),
      ],
    });
    const before = placeCards(facts, viewContext(facts, WEEK));
    const decision = decideMove(facts, { key: 'crew_information:1', to: `assigned:PREP:12:${TODAY}` });
    if (isRefusal(decision)) throw new Error(decision.rule);
    const now = { ...facts, ...applyChanges(facts, decision.changes, facts.crews).state };
    const after = replaceCards(before, now, viewContext(now, WEEK));
    expect(after.get('unassigned:DETAIL')).toBe(before.get('unassigned:DETAIL'));
    expect(after.get(`assigned:PREP:11:${TODAY}`)).toBe(before.get(`assigned:PREP:11:${TODAY}`));
    expect([after.has('unassigned:PREP'), after.get(`assigned:PREP:12:${TODAY}`)?.length]).toEqual([false, 1]);
  });
});

describe('crews of which something is not told', () => {
  const untold = { subdivision: null, division_id: null, is_active: null };

  it('have their rows in each group that may be theirs, with no mark of a stranger [USR-018]', () => {
    const crew: BoardCrew = { ...aCrew({ id: 31 }), ...untold };
    const config = boardConfig('pebble', 'week');
    const groups = config.groups.filter(({ rows }) => rows.of === 'crews');
    expect(groups.map(({ stage }) => rowsOf(stage, [crew]))).toEqual(groups.map(() => [31]));
    expect(groups.map((group) => rowMark(config, group, crew))).toEqual(groups.map(() => null));
    expect(groups.map(({ stage }) => rowsOf(stage, [{ ...crew, is_active: false }]))).toEqual(groups.map(() => []));
  });

  it('are known from a crew that the answer does not have', () => {
    const config = boardConfig('pebble', 'week');
    const layout = binsOf(config, WEEK, [], new Map([['PREP', new Set([4711])]]));
    const prep = layout.groups.find(({ group }) => group.stage === 'PREP');
    const [row] = prep?.rows ?? [];
    expect(row?.crew?.name).toBe('#4711');
    expect(prep && row?.crew && rowMark(config, prep.group, row.crew)).toBe('other_division');
  });
});
