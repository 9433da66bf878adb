import { describe, expect, it } from 'vitest';
import { DIVISION, STATUS } from '../statuses';
import { addDays } from '../civilDate';
import {
  ATTENTION_KINDS,
  cardsByAttention,
  isNotReady,
  isOverCapacity,
  lacksQuantity,
  waitsTooLong,
  type AttentionBoard,
} from './attention';
import { assignedBin, tray } from './bins';
import { dailyCapacity } from './heads';
import { aCardOf, aCrew, aSubJob, TODAY } from './testBoard';

const PREP_CREW = aCrew({ id: 11, subdivision: 'Prep', daily_capacity: 1_000 });
const GUNITE_CREW = aCrew({ id: 41, division_id: DIVISION.GUNITE, daily_capacity: 100 });
const UNKNOWN_CREW = aCrew({ id: 12, subdivision: 'Prep' });
const subJobs = new Map([
  [1, aSubJob({ id: 1, plan_ia: 600 })],
  [2, aSubJob({ id: 2, plan_ia: 401 })],
  [3, aSubJob({ id: 3 })],
]);
const CREWS = new Map([PREP_CREW, GUNITE_CREW, UNKNOWN_CREW].map((crew) => [crew.id, crew]));
const board: Omit<AttentionBoard, 'bins'> = {
  category: 'pebble',
  today: TODAY,
  sub_jobs: subJobs,
  capacity: ({ stage, crew_id }) => dailyCapacity(stage, CREWS.get(crew_id ?? 0)),
};
const prep = (id: number, date: string, crew_id = 11) =>
  aCardOf('PREP', { id, job_detail_id: id, crew_id, date, job_order: id });

describe('what needs attention on a board', () => {
  it('is not ready where the presite visit misses something, and not when the work is done', () => {
    const missing = aSubJob({ id: 1, readiness: { missing: ['is_water_on_site'] } });
    const card = aCardOf('APP', { id: 1 });
    expect([
      isNotReady(card, missing),
      isNotReady(card, aSubJob({ id: 1, readiness: { missing: [] } })),
      isNotReady(card, aSubJob({ id: 1 })),
      isNotReady({ ...card, status_id: STATUS.COMPLETE }, missing),
    ]).toEqual([true, false, false, false]);
  });

  it('is not ready where builder or homeowner said so of this day, and not of another', () => {
    const card = aCardOf('APP', { id: 1, crew_id: 21, date: TODAY });
    const answered = (answer: 'confirmed' | 'not_ready', date: string) =>
      aSubJob({
        id: 1,
        site_answers: [
          { key: card.key, date, kind: 'builder', answer, reason: null, answered_at: '2026-03-05T01:00:00Z' },
        ],
      });
    expect([
      isNotReady(card, answered('not_ready', TODAY)),
      isNotReady(card, answered('confirmed', TODAY)),
      isNotReady(card, answered('not_ready', addDays(TODAY, -1))),
    ]).toEqual([true, false, false]);
  });

  it('has no quantity where yards or square feet are missing, and work that is not measured has none to miss', () => {
    const [known, unknown] = [aSubJob({ id: 1, mmg_ia: 300 }), aSubJob({ id: 2 })];
    expect([
      lacksQuantity(aCardOf('PREP', { id: 1 }), unknown, 'pebble'),
      lacksQuantity(aCardOf('APP', { id: 1 }), known, 'pebble'),
      lacksQuantity(aCardOf('SLURRY', { id: 1 }), unknown, 'pebble'),
      lacksQuantity(aCardOf('APP', { id: 1, status_id: STATUS.COMPLETE }), unknown, 'pebble'),
      lacksQuantity(aCardOf('G1', { id: 1, yardage: null }), unknown, 'gunite'),
      lacksQuantity(aCardOf('G1', { id: 1, yardage: 0 }), unknown, 'gunite'),
      lacksQuantity(aCardOf('G-REPAIR', { id: 1 }), unknown, 'gunite'),
    ]).toEqual([true, false, false, false, true, false, false]);
  });

  it('is over capacity on a crew day from today on, prep like any other stage', () => {
    const on = (date: string, ids: readonly number[], crew_id = 11) =>
      isOverCapacity(
        { bin: assignedBin('PREP', crew_id, date), cards: ids.map((id) => prep(id, date, crew_id)) },
        board,
      );
    expect([
      on(TODAY, [1, 2]),
      on(TODAY, [1, 3]),
      on(addDays(TODAY, 1), [1, 2]),
      on(addDays(TODAY, -1), [1, 2]),
      on(TODAY, [1, 2], 12),
    ]).toEqual([true, false, true, false, false]);
  });

  it('waits too long from the eighth day on, for its builder or for a first visit', () => {
    const waiting = (days: number) => aSubJob({ id: 1, awaiting_builder_date: addDays(TODAY, -days) });
    const asked = (days: number) => aSubJob({ id: 1, creation_date: addDays(TODAY, -days) });
    const app = aCardOf('APP', { id: 1 });
    const warranty = aCardOf('W', { id: 1, entity: 'job_detail' });
    const forBuilder = tray('awaitingBuilder', null);
    const unassigned = tray('unassigned', 'WARRANTY');
    expect([
      waitsTooLong(app, waiting(7), forBuilder, TODAY),
      waitsTooLong(app, waiting(8), forBuilder, TODAY),
      waitsTooLong(app, waiting(8), tray('unassigned', 'APP'), TODAY),
      waitsTooLong(app, waiting(8), assignedBin('APP', 21, TODAY), TODAY),
      waitsTooLong(warranty, asked(8), unassigned, TODAY),
      waitsTooLong(warranty, asked(7), unassigned, TODAY),
      waitsTooLong({ ...warranty, status_id: STATUS.COMPLETE }, asked(8), unassigned, TODAY),
    ]).toEqual([false, true, false, false, true, false, false]);
  });

  it('is counted by each reason of the board, a card under all that it has', () => {
    const late = aCardOf('PREP', { id: 3, job_detail_id: 3, date: addDays(TODAY, -3) });
    const found = cardsByAttention({
      ...board,
      bins: [
        { bin: tray('unassigned', 'PREP'), cards: [late] },
        { bin: assignedBin('PREP', 11, TODAY), cards: [prep(1, TODAY), prep(2, TODAY)] },
      ],
    });
    expect(Object.fromEntries([...found].map(([kind, keys]) => [kind, [...keys]]))).toEqual({
      past_due: ['crew_information:3'],
      broken_chain: [],
      not_ready: [],
      told_other: [],
      over_capacity: ['crew_information:1', 'crew_information:2'],
      no_quantity: ['crew_information:3'],
      long_wait: [],
    });
    expect([...cardsByAttention({ ...board, category: 'warranty', bins: [] }).keys()]).toEqual(
      ATTENTION_KINDS.warranty,
    );
  });
});
