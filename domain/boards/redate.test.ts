import { describe, expect, it } from 'vitest';
import { decideCall } from './decideCall';
import { decidePush, pushable } from './redate';
import { aBoard, aCardOf, aSubJob, TODAY } from './testBoard';
import { isRefusal } from '../refusals/refusal';
import { refusalText } from '../refusalText';

const prep = (id: number, fields: object = {}) => aCardOf('PREP', { id, job_detail_id: id, ...fields });

describe('push to next day', () => {
  const day = aBoard({
    view: 'day',
    cards: [
      prep(1, { date: TODAY }),
      prep(2),
      prep(3, { date: '2026-03-01' }),
      prep(4, { date: TODAY, status_id: 1 }),
      prep(5, { date: '2026-03-06' }),
      aCardOf('APP', { id: 6, job_detail_id: 6, date: TODAY, status_id: 7 }),
    ],
  });

  it('moves the dated, unlocked cards of the bin to the day after the shown one, and nothing else of them [BRD-060]', () => {
    const decision = decidePush(day, 'unassigned:PREP');
    if (isRefusal(decision)) throw new Error(decision.rule);
    const entries = decision.changes.filter((change) => change.entity === 'crew_information');
    expect(entries.map((change) => [change.id, change.set])).toEqual([
      [3, { date: '2026-03-06' }],
      [1, { date: '2026-03-06' }],
    ]);
    expect(decision.changes.filter((change) => change.entity === 'pebble_details').map((change) => change.set)).toEqual(
      [{ prep_date: '2026-03-06' }, { prep_date: '2026-03-06' }],
    );
  });

  it('is offered in Unassigned and Ready to Apply of a day view only [BRD-059 BRD-060]', () => {
    expect(pushable(day, 'readyToApply:APP').map((card) => card.id)).toEqual([6]);
    const week = aBoard({ view: 'week', cards: [prep(1, { date: TODAY })] });
    expect(pushable(week, 'unassigned:PREP')).toEqual([]);
    const held = aBoard({ view: 'day', cards: [prep(1, { status_id: 3 })] });
    expect(pushable(held, 'onHold:PREP')).toEqual([]);
  });

  it('a Day 2 to 8 entry may be pushed and keeps its type [BRD-060]', () => {
    const facts = aBoard({ category: 'gunite', view: 'day', cards: [aCardOf('G2-8', { id: 1, date: TODAY })] });
    expect(decidePush(facts, 'unassigned:GUNITE')).toMatchObject({
      changes: [
        { entity: 'gunite_history', set: { gunite_date: '2026-03-06' } },
        { entity: 'job_detail' },
        { entity: 'gunite_details', set: { scheduled_date: '2026-03-06' } },
      ],
    });
  });

  it('says so when nothing qualifies, and refuses who may not edit [BRD-058 BRD-060]', () => {
    const undated = aBoard({ view: 'day', cards: [prep(1)], sub_jobs: [aSubJob({ id: 1 })] });
    const nothing = decidePush(undated, 'unassigned:PREP');
    expect(isRefusal(nothing) && refusalText(nothing, 'en')).toBe('No dated cards to push.');
    expect(decidePush({ ...day, rights: { can_edit: false, can_move_all: false } }, 'unassigned:PREP')).toMatchObject({
      rule: 'no_edit_right',
    });
  });
});

describe('a call of a day board', () => {
  const ofDay = (id: number, to: string, date: string | null) => {
    const facts = aBoard({
      view: 'day',
      cards: [prep(1, { date: TODAY, status_id: 5 }), aCardOf('APP', { id: 2, date: '2026-03-04', job_detail_id: 2 })],
    });
    const decision = decideCall(facts, { key: `crew_information:${id}`, to }, date);
    return isRefusal(decision) ? decision.rule : decision.changes[0]?.set;
  };

  it('that leaves a dated card in its bin only dates it anew; any other is a drop [BRD-060]', () => {
    expect(ofDay(1, 'unassigned:PREP', '2026-03-06')).toEqual({ date: '2026-03-06' });
    expect(ofDay(1, 'unassigned:PREP', TODAY)).toBeUndefined();
    expect(ofDay(1, 'onHold:PREP', null)).toEqual({ status_id: 3, date: null });
    expect(ofDay(2, 'readyToApply:APP', TODAY)).toEqual({ status_id: 7, date: TODAY });
  });
});
