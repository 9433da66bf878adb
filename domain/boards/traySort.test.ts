import { describe, expect, it } from 'vitest';
import { milesBetween } from '../milesBetween';
import { aCardOf, aSubJob } from './testBoard';
import { BY_REQUESTED, milesToDay, parseTraySort, sortTray, traySortText, type TraySort } from './traySort';

const KATY = { lat: 29.7858, lon: -95.8245 };
const FULSHEAR = { lat: 29.6899, lon: -95.8997 };
const AUSTIN = { lat: 30.2672, lon: -97.7431 };
const sub_jobs = new Map(
  [
    aSubJob({ id: 1, ...AUSTIN, entered_date: '2026-02-01' }),
    aSubJob({ id: 2, entered_date: '2026-01-05' }),
    aSubJob({ id: 3, ...KATY, entered_date: '2026-03-01', awaiting_builder_date: '2026-01-02' }),
    aSubJob({ id: 4, ...FULSHEAR }),
  ].map((subJob) => [subJob.id, subJob]),
);
const cards = [1, 2, 3, 4].map((id) => aCardOf('APP', { id, job_detail_id: id }));
const idsBy = (sort: TraySort, stops: readonly { lat: number; lon: number }[] = []): number[] =>
  sortTray(cards, sort, { sub_jobs, stops }).map(({ id }) => id);

describe('the order of the trays', () => {
  it('is by what builders want unless another is chosen: the same cards, as they stood [SDY-016]', () => {
    expect(sortTray(cards, BY_REQUESTED, { sub_jobs, stops: [KATY] })).toBe(cards);
  });

  it('is by age: who waits longest for a builder, a visit or since the job was entered comes first, unknown last [SDY-016]', () => {
    expect(idsBy({ by: 'age' })).toEqual([3, 2, 1, 4]);
  });

  it('is by the distance to the nearest stop of a crew day, what has no place last, in its order [SDY-016]', () => {
    const to = 'assigned:APP:21:2026-03-06';
    expect(idsBy({ by: 'distance', to }, [KATY])).toEqual([3, 4, 1, 2]);
    expect(idsBy({ by: 'distance', to }, [KATY, AUSTIN])).toEqual([1, 3, 4, 2]);
    expect(idsBy({ by: 'distance', to }, [])).toEqual([1, 2, 3, 4]);
    expect(milesToDay(sub_jobs.get(2), [KATY])).toBe(Infinity);
  });

  it('is measured in miles along the earth', () => {
    expect(milesBetween(KATY, FULSHEAR)).toBeCloseTo(8.01, 1);
    expect(milesBetween(KATY, AUSTIN)).toBeCloseTo(120, -1);
    expect(milesBetween(KATY, KATY)).toBe(0);
  });

  it('is kept as a text, and a text that says nothing is the usual order', () => {
    const all: TraySort[] = [BY_REQUESTED, { by: 'age' }, { by: 'distance', to: 'assigned:APP:21:2026-03-06' }];
    expect(all.map((sort) => parseTraySort(traySortText(sort)))).toEqual(all);
    expect([parseTraySort('cheapest'), parseTraySort(7), parseTraySort('distance ')]).toEqual([
      BY_REQUESTED,
      BY_REQUESTED,
      BY_REQUESTED,
    ]);
  });
});
