import { describe, expect, it } from 'vitest';
import { decideCrewDay, type CrewDayFacts, type GuniteStop } from './decideCrewDay';
import { startText } from './startTime';

const DAY = '2026-03-12';
const stop = (id: number, more: Partial<GuniteStop> = {}): GuniteStop => ({
  id,
  job_id: 900 + id,
  crew_id: 41,
  date: DAY,
  start_time: null,
  ...more,
});
const facts = (more: Partial<CrewDayFacts> = {}): CrewDayFacts => ({
  usual_plant_id: 1,
  own: null,
  is_plant_open: true,
  stops: [stop(1), stop(2, { start_time: '07:00' })],
  ...more,
});
const plan = { crew_id: 41, date: DAY, starts: [] };

describe("the plan of a crew's day [SDY-018]", () => {
  it('writes the times that differ, and nothing for those that stand', () => {
    const starts = [
      { id: 1, start_time: '07:30' },
      { id: 2, start_time: '07:00' },
    ];
    expect(decideCrewDay(facts(), { ...plan, starts })).toEqual({
      changes: [{ entity: 'gunite_history', id: 1, job_id: 901, op: 'update', set: { start_time: '07:30' } }],
    });
    expect(decideCrewDay(facts(), { ...plan, starts: [{ id: 2, start_time: null }] })).toMatchObject({
      changes: [{ id: 2, set: { start_time: null } }],
    });
  });

  it('keeps another plant as a row of the day, and none for the usual one', () => {
    const own = { id: 5, plant_id: 2 };
    const made = { entity: 'crew_day', op: 'insert', set: { crew_id: 41, date: DAY, plant_id: 2 } };
    expect(decideCrewDay(facts(), { ...plan, plant_id: 2 })).toMatchObject({ changes: [made] });
    expect(decideCrewDay(facts({ own }), { ...plan, plant_id: 3 })).toMatchObject({
      changes: [{ id: 5, op: 'update', set: { plant_id: 3 } }],
    });
    expect(decideCrewDay(facts({ own }), { ...plan, plant_id: 2 })).toEqual({ changes: [] });
    for (const plant_id of [null, 1])
      expect(decideCrewDay(facts({ own }), { ...plan, plant_id })).toMatchObject({
        changes: [{ id: 5, op: 'delete' }],
      });
    expect(decideCrewDay(facts({ own }), plan)).toEqual({ changes: [] });
    expect(decideCrewDay(facts(), { ...plan, plant_id: null })).toEqual({ changes: [] });
  });

  it('refuses what is no time of a day, and a plant that takes no work unless it stands already', () => {
    for (const start_time of ['24:00', '7:00', '07:60', 'noon'])
      expect(() => decideCrewDay(facts(), { ...plan, starts: [{ id: 1, start_time }] })).toThrowError(/valid/);
    const closed = facts({ is_plant_open: false });
    expect(() => decideCrewDay(closed, { ...plan, plant_id: 9 })).toThrowError(/valid/);
    expect(decideCrewDay({ ...closed, own: { id: 5, plant_id: 9 } }, { ...plan, plant_id: 9 })).toEqual({
      changes: [],
    });
  });

  it('is a conflict for a stop that stands elsewhere by now, and nothing of it is decided', () => {
    for (const moved of [stop(1, { date: '2026-03-13' }), stop(1, { crew_id: 42 })])
      expect(() =>
        decideCrewDay(facts({ stops: [moved] }), { ...plan, plant_id: 2, starts: [{ id: 1, start_time: '08:00' }] }),
      ).toThrowError(expect.objectContaining({ code: 'CONFLICT' }));
  });

  it('shows times by the clock', () => {
    expect(['07:05', '12:00', '00:30', '15:45'].map(startText)).toEqual([
      '07:05 AM',
      '12:00 PM',
      '12:30 AM',
      '03:45 PM',
    ]);
    expect([startText(null), startText(undefined)]).toEqual(['', '']);
  });
});
