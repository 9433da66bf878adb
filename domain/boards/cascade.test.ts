import { describe, expect, it } from 'vitest';
import { CATEGORY } from '../statuses';
import { applyChanges } from './applyChanges';
import type { ShownBoard } from './boardFacts';
import { decideMove } from './moves';
import { decideSetAwaitingBuilder } from './setAwaitingBuilder';
import { aBoard, aCardOf, aSubJob, standsIn, TODAY } from './testBoard';
import type { Card } from './types';
import { isRefusal } from '../refusals/refusal';

/** A worked example of the awaiting-builder cascade: job 501 with a pebble sub-job and a warranty sub-job that has repair 88. */
const DAY = '2026-03-10';
const example = (): ShownBoard =>
  aBoard({
    cards: [
      aCardOf('PREP', { id: 71, status_id: 5, crew_id: 12, date: '2026-03-02', job_order: 1 }),
      aCardOf('APP', { id: 72, crew_id: 21, date: DAY, job_order: 2 }),
      aCardOf('DETAIL', { id: 73, crew_id: 31, date: '2026-03-17', job_order: 1 }),
      aCardOf('SLURRY', { id: 74, date: '2026-03-11', job_order: 1 }),
      aCardOf('P-REPAIR', { id: 88, job_detail_id: 9002 }),
      aCardOf('APP', { id: 60, job_id: 777, job_detail_id: 7771, crew_id: 21, date: DAY, job_order: 1 }),
      aCardOf('APP', { id: 61, job_id: 778, job_detail_id: 7781, crew_id: 21, date: DAY, job_order: 3 }),
    ],
    sub_jobs: [aSubJob({ id: 9001 }), aSubJob({ id: 9002, category_id: CATEGORY.WARRANTY })],
  });

/** The facts after a move, and the changes. */
const after = (
  facts: ShownBoard,
  decision: ReturnType<typeof decideMove> | ReturnType<typeof decideSetAwaitingBuilder>,
) => {
  if (isRefusal(decision)) throw new Error(decision.rule);
  return {
    facts: { ...facts, ...applyChanges(facts, decision.changes, facts.crews).state },
    changes: decision.changes,
  };
};

const entry = (facts: ShownBoard, id: number) => facts.cards.get(`crew_information:${id}`);
const fields = (card: Card | undefined) =>
  card && [card.status_id, card.crew_id, card.date, card.job_order, card.foreman_id];

describe('the awaiting-builder cascade', () => {
  const into = () => after(example(), decideMove(example(), { key: 'crew_repair_job:88', to: 'awaitingBuilder' }));
  const out = () => {
    const waiting = { ...into().facts, today: '2026-03-20', date: '2026-03-20' };
    return after(waiting, decideMove(waiting, { key: 'crew_information:72', to: 'assigned:APP:21:2026-03-24' }));
  };

  it('a repair that goes in takes the open entries of every pebble sub-job of its job with it [BRD-040 BRD-042 BRD-044]', () => {
    const { facts } = into();
    expect(fields(entry(facts, 71))).toEqual([5, 12, '2026-03-02', 1, null]);
    expect(fields(entry(facts, 72))).toEqual([2, null, null, null, null]);
    expect(fields(entry(facts, 73))).toEqual([2, null, null, null, null]);
    expect(fields(entry(facts, 74))).toEqual([2, null, '2026-03-11', 1, null]);
    expect(facts.cards.get('crew_repair_job:88')?.status_id).toBe(19);
    const bins = [
      'crew_information:71',
      'crew_information:72',
      'crew_information:73',
      'crew_information:74',
      'crew_repair_job:88',
    ];
    expect(bins.map((key) => standsIn(facts, key))).toEqual([
      'assigned:PREP:12:2026-03-02',
      'awaitingBuilder',
      'awaitingBuilder',
      'assigned:SLURRY:-:2026-03-11',
      'awaitingBuilder',
    ]);
  });

  it('sets the sub-job to 19 since today, closes the gap in the bin it left, and clears the dates [BRD-043 BRD-063]', () => {
    const { facts } = into();
    expect(facts.sub_jobs.get(9001)).toMatchObject({ status_id: 19, awaiting_builder_date: TODAY });
    expect(facts.sub_jobs.get(9002)?.status_id).toBe(2);
    expect([60, 61].map((id) => entry(facts, id)?.job_order)).toEqual([1, 2]);
    expect(facts.sub_jobs.get(9001)?.summary).toMatchObject({
      prep_date: '2026-03-02',
      scheduled_app_date: null,
      detail_date: null,
    });
  });

  it('an entry that goes out brings the others out and leaves the repair where it is [BRD-041 BRD-044]', () => {
    const { facts } = out();
    expect(fields(entry(facts, 71))).toEqual([5, 12, '2026-03-02', 1, null]);
    expect(fields(entry(facts, 72))).toEqual([2, 21, '2026-03-24', 1, 2100]);
    expect(fields(entry(facts, 73))).toEqual([2, null, null, null, null]);
    expect(
      ['crew_information:72', 'crew_information:73', 'crew_repair_job:88'].map((key) => standsIn(facts, key)),
    ).toEqual(['assigned:APP:21:2026-03-24', 'unassigned:DETAIL', 'awaitingBuilder']);
    expect(facts.sub_jobs.get(9001)).toMatchObject({ status_id: 2, awaiting_builder_date: null });
    expect(facts.sub_jobs.get(9001)?.summary).toMatchObject({
      prep_date: '2026-03-02',
      scheduled_app_date: '2026-03-24',
      detail_date: null,
    });
    expect([60, 61].map((id) => entry(facts, id)?.job_order)).toEqual([1, 2]);
  });

  it('names every write with its row, the neighbours as mere order and the summaries as derived [BRD-063]', () => {
    expect(into().changes.map(({ entity, id, set, effect }) => [entity, id, set, effect])).toEqual([
      ['crew_repair_job', 88, { status_id: 19 }, undefined],
      ['crew_information', 72, { crew_id: null, date: null, job_order: null }, undefined],
      ['crew_information', 73, { crew_id: null, date: null, job_order: null }, undefined],
      ['crew_information', 61, { job_order: 2 }, 'order'],
      ['job_detail', 9002, {}, undefined],
      ['job_detail', 9001, { status_id: 19, awaiting_builder_date: TODAY }, undefined],
      [
        'pebble_details',
        19001,
        { scheduled_app_date: null, detail_date: null, app_crew_id: null, detail_crew_id: null },
        'derived',
      ],
    ]);
  });

  it('resets an entry without status, and an undated one; done, held and cancelled ones stay [BRD-042 CON-005 CON-008]', () => {
    const statuses = [null, 7, 1, 3, 4, 5, 6];
    const facts = aBoard({
      cards: statuses.map((status_id, n) => aCardOf('DETAIL', { id: n + 1, status_id, crew_id: 31 })),
      sub_jobs: [aSubJob({ id: 9001 })],
    });
    const { facts: now } = after(facts, decideSetAwaitingBuilder(facts, 9001, true));
    expect(statuses.map((_, n) => entry(now, n + 1)?.crew_id)).toEqual([null, null, 31, 31, 31, 31, 31]);
    expect(statuses.map((_, n) => entry(now, n + 1)?.status_id)).toEqual([2, 2, 1, 3, 4, 5, 6]);
  });

  it('skips complete and cancelled sub-jobs on the way in, and those that do not wait on the way out', () => {
    const facts = aBoard({
      cards: [
        aCardOf('P-REPAIR', { id: 88, job_detail_id: 9009 }),
        aCardOf('DETAIL', { id: 1, job_detail_id: 9001 }),
        aCardOf('DETAIL', { id: 2, job_detail_id: 9002 }),
        aCardOf('DETAIL', { id: 3, job_detail_id: 9003 }),
      ],
      sub_jobs: [
        aSubJob({ id: 9009, category_id: CATEGORY.WARRANTY }),
        aSubJob({ id: 9001, status_id: 1 }),
        aSubJob({ id: 9002, status_id: 6 }),
        aSubJob({ id: 9003, status_id: null }),
      ],
    });
    const { facts: waiting } = after(facts, decideMove(facts, { key: 'crew_repair_job:88', to: 'awaitingBuilder' }));
    expect([9001, 9002, 9003].map((id) => waiting.sub_jobs.get(id)?.status_id)).toEqual([1, 6, 19]);
    const held = { ...waiting, sub_jobs: new Map([...waiting.sub_jobs, [9003, aSubJob({ id: 9003, status_id: 3 })]]) };
    const { facts: gone } = after(held, decideMove(held, { key: 'crew_repair_job:88', to: 'unassigned:WARRANTY' }));
    expect([9001, 9002, 9003].map((id) => gone.sub_jobs.get(id)?.status_id)).toEqual([1, 6, 3]);
  });

  it('the card menu sets the job of any pebble card to Awaiting Builder and back; a second time changes nothing [BRD-049]', () => {
    const facts = example();
    const { facts: waiting, changes } = after(facts, decideSetAwaitingBuilder(facts, 9001, true));
    expect(changes.length).toBeGreaterThan(0);
    expect(standsIn(waiting, 'crew_information:72')).toBe('awaitingBuilder');
    expect(waiting.cards.get('crew_repair_job:88')?.status_id).toBe(2);
    expect(decideSetAwaitingBuilder(waiting, 9001, true)).toEqual({ changes: [], affectedBins: [] });
    const { facts: back } = after(waiting, decideSetAwaitingBuilder(waiting, 9001, false));
    expect(back.sub_jobs.get(9001)).toMatchObject({ status_id: 2, awaiting_builder_date: null });
    expect(standsIn(back, 'crew_information:73')).toBe('unassigned:DETAIL');
  });

  it('a complete job cannot be set to Awaiting Builder, and without the edit right no job can [BRD-049]', () => {
    const facts = aBoard({ cards: [], sub_jobs: [aSubJob({ id: 1, status_id: 1 }), aSubJob({ id: 2 })] });
    expect(decideSetAwaitingBuilder(facts, 1, true)).toMatchObject({ rule: 'job_closed' });
    const reader = { ...facts, rights: { can_edit: false, can_move_all: true } };
    expect(decideSetAwaitingBuilder(reader, 2, true)).toMatchObject({ rule: 'no_edit_right' });
  });
});
