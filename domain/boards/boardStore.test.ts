import { describe, expect, it } from 'vitest';
import { applyChanges, rollback } from './applyChanges';
import { isStale } from './conflict';
import { mergeAnswer } from './mergeAnswer';
import { decideMove } from './moves';
import { aBoard, aCardOf, aSubJob, TODAY } from './testBoard';
import { isRefusal } from '../refusals/refusal';

const board = () =>
  aBoard({
    cards: [
      aCardOf('P-REPAIR', { id: 88, job_detail_id: 9002 }),
      aCardOf('APP', { id: 72, crew_id: 21, date: TODAY, job_order: 1, foreman_id: 5, foreman_name: 'Ana' }),
      aCardOf('APP', { id: 60, job_id: 7, job_detail_id: 7 }),
    ],
    sub_jobs: [aSubJob({ id: 9001 }), aSubJob({ id: 9002, category_id: 3 })],
  });

const applied = (key: string, to: string, facts = board()) => {
  const decision = decideMove(facts, { key, to });
  if (isRefusal(decision)) throw new Error(decision.rule);
  return { facts, ...applyChanges(facts, decision.changes, facts.crews) };
};

describe("the browser's store", () => {
  it("shows a decision at once, with versions as the server will count them and the foreman's name", () => {
    const { state } = applied('crew_information:60', `assigned:APP:22:${TODAY}`);
    expect(state.cards.get('crew_information:60')).toMatchObject({
      crew_id: 22,
      foreman_id: 2200,
      foreman_name: 'Foreman 22',
      version: 2,
    });
    expect(state.sub_jobs.get(7)).toMatchObject({ version: 2, summary: { scheduled_app_date: TODAY } });
  });

  it('leaves every card that a move does not touch as the same object', () => {
    const { facts, state } = applied('crew_information:60', 'onHold:APP');
    expect(state.cards.get('crew_information:72')).toBe(facts.cards.get('crew_information:72'));
    expect(facts.cards.get('crew_information:60')?.status_id).toBe(2);
  });

  it('a refused move puts back its card and those that its cascade moved, and no other [BRD-064]', () => {
    const { facts, ...move } = applied('crew_repair_job:88', 'awaitingBuilder');
    expect(move.state.cards.get('crew_information:72')?.date).toBeNull();
    const other = mergeAnswer(move.state, {
      cards: [aCardOf('APP', { id: 60, job_id: 7, job_detail_id: 7, version: 3, status_id: 3 })],
    }).state;
    const back = rollback(other, move);
    expect([...back.cards.values()].filter((card) => card.id !== 60)).toEqual(
      [...facts.cards.values()].filter((card) => card.id !== 60),
    );
    expect(back.sub_jobs.get(9001)).toEqual(facts.sub_jobs.get(9001));
    expect(back.cards.get('crew_information:60')).toMatchObject({ version: 3, status_id: 3 });
  });

  it('does not put back a card that something newer has reached since', () => {
    const { facts: _, ...move } = applied('crew_information:60', 'onHold:APP');
    const newer = aCardOf('APP', { id: 60, job_id: 7, job_detail_id: 7, version: 5, status_id: 4 });
    expect(rollback(mergeAnswer(move.state, { cards: [newer] }).state, move).cards.get('crew_information:60')).toEqual(
      newer,
    );
  });

  it('takes in newer cards, ignores older ones, drops removed ones and the stand-in of a new entry', () => {
    const facts = aBoard({
      cards: [aCardOf('APP', { id: 1, version: 4 }), aCardOf('APP', { id: 2 })],
      sub_jobs: [aSubJob({ id: 9001 })],
      standIns: true,
    });
    const { state: merged } = mergeAnswer(facts, {
      cards: [aCardOf('APP', { id: 1, version: 3, status_id: 3 }), aCardOf('PREP', { id: 9 })],
      sub_jobs: [aSubJob({ id: 9001, version: 0, status_id: 6 })],
      removed: ['crew_information:2'],
    });
    expect(merged.cards.get('crew_information:1')?.status_id).toBe(2);
    expect([...merged.cards.keys()]).toEqual([
      'crew_information:1',
      'stand-in:9001:3',
      'stand-in:9001:5',
      'crew_information:9',
    ]);
    expect(merged.sub_jobs.get(9001)?.status_id).toBe(2);
    expect(mergeAnswer(facts, { cards: [], removed: ['nothing'] }).state).toBe(facts);
  });
});

describe('a stale call', () => {
  const now = { version: 3 };

  it('carries an older version; one without a version is not checked [BRD-012]', () => {
    expect([3, 2, undefined, null].map((version) => isStale(now, 'onHold:PREP', { version }))).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(isStale({ version: 1 }, 'unassigned:PREP', { version: 0 })).toBe(true);
    expect(isStale({ version: 0 }, 'unassigned:PREP', { version: 0 })).toBe(false);
  });

  it('or comes from a bin where the card no longer is, unless that bin gives a drop the same result [BRD-012]', () => {
    const from = (expected_bin: string, bin: string | null) => isStale(now, bin, { version: 3, expected_bin });
    expect(from('unassigned:APP', 'unassigned:APP')).toBe(false);
    expect(from('unassigned:APP', 'awaitingBuilder')).toBe(true);
    expect(from('unassigned:APP', null)).toBe(true);
    expect(from('unassigned:APP', 'readyToApply:APP')).toBe(false);
    expect(from(`assigned:APP:21:${TODAY}`, 'assigned:APP:21:2026-03-06')).toBe(true);
    expect(isStale(now, 'awaitingBuilder', { expected_bin: 'unassigned:APP' })).toBe(false);
  });
});
