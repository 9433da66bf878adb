import { describe, expect, it } from 'vitest';
import { binsOf } from '../layout';
import { heldCrews, placeCards } from '../placeCards';
import { viewContext } from '../boardFacts';
import { weekOf } from '../../civilDate';
import { shownIn, standsIn } from '../testBoard';
import { isPastDue } from '../pastDue';
import { parseBinKey } from '../bins';
import { ANA, aWarrantyBoard, BEN, DAY, LEFT, type TestJob } from './testVisits';

const card = (job: TestJob) => standsIn(aWarrantyBoard([job]), 'job_detail:9001');

describe('where warranty cards stand', () => {
  it.each([
    [2, 'unassigned:WARRANTY'],
    [null, 'unassigned:WARRANTY'],
    [11, 'unassigned:WARRANTY'],
    [10, 'unassigned:WARRANTY'],
    [3, 'onHold:WARRANTY'],
    [19, 'awaitingBuilder'],
    [1, null],
    [6, null],
  ])('a job of status %s without a visit stands in %s [WRB-020]', (status_id, bin) => {
    expect(card({ status_id })).toBe(bin);
  });

  it('a job with an open visit has no card, with completed ones alone it has, unless it is scheduled [WRB-020]', () => {
    expect(card({ status_id: 11, visits: [{ id: 5 }] })).toBeNull();
    expect(card({ status_id: 11, visits: [{ id: 5, completion: true }] })).toBe('unassigned:WARRANTY');
    expect(card({ status_id: 10, visits: [{ id: 5, completion: true }] })).toBeNull();
    expect(card({ status_id: 3, visits: [{ id: 5, completion: true }] })).toBe('onHold:WARRANTY');
  });

  it('a visit without a start schedules nothing: its job keeps its card, so that it is not lost [WRB-020]', () => {
    expect(card({ status_id: 11, visits: [{ id: 5, start: null, end: null }] })).toBe('unassigned:WARRANTY');
  });

  it('a block stands with its fieldworker on its start date, also when it ends at midnight [WRB-016]', () => {
    const facts = aWarrantyBoard([
      {
        visits: [
          { id: 5, start: `${DAY}T23:00:00`, end: '2026-03-11T00:00:00' },
          { id: 6, fieldworker_id: null },
        ],
      },
    ]);
    expect(standsIn(facts, 'warranty_schedule:5')).toBe(`assigned:WARRANTY:${ANA}:${DAY}`);
    expect(standsIn(facts, 'warranty_schedule:6')).toBe(`assigned:WARRANTY:-:${DAY}`);
    expect(shownIn(facts, 'warranty_schedule:5')).toBeNull();
  });

  it('is past due when its day is over and it is not complete; a card never is [WRB-021]', () => {
    const due = (fields: object, job: TestJob = {}) => {
      const facts = aWarrantyBoard([
        { ...job, visits: [{ id: 5, start: '2026-03-04T23:00:00', end: '2026-03-05T00:00:00', ...fields }] },
      ]);
      const [block, subJob] = [facts.cards.get('warranty_schedule:5'), facts.sub_jobs.get(9001)];
      const bin = parseBinKey(standsIn(facts, 'warranty_schedule:5') ?? '');
      return block && subJob && bin && isPastDue(block, subJob, bin, facts.today);
    };
    expect([
      due({}),
      due({ completion: true }),
      due({}, { status_id: 1 }),
      due({ start: '2026-03-05T05:00:00', end: '2026-03-05T06:00:00' }),
    ]).toEqual([true, false, false, false]);
  });
});

describe('the rows of a day', () => {
  const rowsOf = (jobs: readonly TestJob[]) => {
    const facts = aWarrantyBoard(jobs);
    const days = weekOf(DAY);
    const held = heldCrews(placeCards(facts, viewContext(facts, days)));
    return binsOf(facts.config, days, [...facts.crews.values()], held).groups[0]?.rows.map(
      ({ crew }) => crew?.id ?? null,
    );
  };

  it('are the fieldworkers, then whoever else has a visit in view, last nobody while a visit has none [WRB-015]', () => {
    expect(rowsOf([])).toEqual([ANA, BEN]);
    expect(
      rowsOf([
        {
          visits: [
            { id: 5, fieldworker_id: LEFT },
            { id: 6, fieldworker_id: null },
          ],
        },
      ]),
    ).toEqual([ANA, BEN, LEFT, null]);
    expect(
      rowsOf([{ visits: [{ id: 5, fieldworker_id: LEFT, start: '2026-04-10T09:00:00', end: '2026-04-10T10:00:00' }] }]),
    ).toEqual([ANA, BEN]);
  });
});
