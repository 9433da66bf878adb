import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAY_START,
  drawn,
  GRID_WIDTH,
  HOUR_PX,
  minutesAt,
  movedTo,
  newVisitAt,
  resizedTo,
  roundUp,
  snap,
  STEP_MINUTES,
  STEP_PX,
  xOf,
  type Span,
} from './gridGeometry';
import { lanesOf } from './lanes';
import { spanText } from '../../wallTime';

const at = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
};
const span = (start: string, end: string): Span => ({ start: at(start), end: at(end) });

/** Any stored visit of the grid's day, also off the steps. */
const anySpan = fc
  .tuple(fc.integer({ min: DAY_START, max: 1439 }), fc.integer({ min: 1, max: 1140 }))
  .map(([start, length]): Span => ({ start, end: Math.min(start + length, 1440) }));
/** One on whole steps. */
const stepSpan = fc
  .tuple(fc.integer({ min: 20, max: 95 }), fc.integer({ min: 1, max: 76 }))
  .map(([from, steps]): Span => ({ start: from * 15, end: Math.min((from + steps) * 15, 1440) }));

describe('the table of actions on the grid', () => {
  it.each([
    ['07:30', '09:00', 400, 240],
    ['05:00', '24:00', 0, 3040],
    ['23:30', '24:00', 2960, 80],
  ])('draws %s-%s from left %i, %i wide [WRB-004 WRB-005 WRB-016]', (start, end, left, width) => {
    expect(drawn(span(start, end))).toEqual({ left, width });
  });

  it.each([
    ['08:00', '09:00', 905, '10:45'],
    ['08:00', '09:00', 540, '09:00'],
    ['08:00', '10:00', 5000, '24:00'],
    ['23:30', '23:45', 2970, '24:00'],
    ['23:30', '24:00', 0, '24:00'],
  ])(
    'a visit %s-%s whose right edge goes to %i ends at %s [WRB-003 WRB-006 WRB-007 WRB-008 WRB-019]',
    (start, end, edge, until) => {
      expect(resizedTo(span(start, end), edge)).toEqual(span(start, until));
    },
  );

  it.each([
    ['08:00', '10:00', 1019, '11:15', '13:15'],
    ['08:00', '10:00', 1020, '11:30', '13:30'],
    ['08:00', '11:00', 2950, '21:00', '24:00'],
  ])('a visit %s-%s put down at %i stands at %s-%s [WRB-017]', (start, end, left, from, until) => {
    expect(movedTo(span(start, end), left)).toEqual(span(from, until));
  });

  it('a card put down at 2990 stands at 23:00-24:00, an hour long [WRB-009 WRB-017]', () => {
    expect(newVisitAt(2990)).toEqual(span('23:00', '24:00'));
  });
});

describe('the grid', () => {
  it('has 76 steps of 40 px, four an hour, from 5:00 to 24:00 [WRB-003 WRB-004 WRB-016]', () => {
    expect([GRID_WIDTH / STEP_PX, HOUR_PX, minutesAt(0), minutesAt(GRID_WIDTH)]).toEqual([76, 160, 300, 1440]);
  });

  it('draws what lies outside its day at its edge and never narrower than a step [WRB-019]', () => {
    expect(drawn(span('03:00', '06:00'))).toEqual({ left: 0, width: 160 });
    expect(drawn(span('03:00', '04:00'))).toEqual({ left: 0, width: 40 });
    expect(drawn(span('09:05', '09:10')).width).toBe(40);
    expect(drawn(span('23:59', '24:00'))).toEqual({ left: 3000, width: 40 });
  });

  it('snaps to a whole step, and a snapped place stays [WRB-003]', () => {
    fc.assert(
      fc.property(fc.double({ min: -500, max: 4000, noNaN: true }), (x) => {
        expect(snap(x) % STEP_PX).toBeCloseTo(0);
        expect(snap(snap(x))).toBe(snap(x));
        expect(Math.abs(snap(x) - x)).toBeLessThanOrEqual(STEP_PX / 2);
      }),
    );
  });

  it('keeps the length of a moved visit, in steps and inside the day [WRB-017]', () => {
    fc.assert(
      fc.property(anySpan, fc.double({ min: -1000, max: 5000, noNaN: true }), (visit, left) => {
        const moved = movedTo(visit, left);
        expect(moved.end - moved.start).toBe(visit.end - visit.start);
        expect(moved.start).toBeGreaterThanOrEqual(DAY_START);
        expect(moved.end).toBeLessThanOrEqual(1440);
      }),
    );
  });

  it('puts a visit on the steps wherever it is dropped [WRB-003]', () => {
    fc.assert(
      fc.property(stepSpan, fc.double({ min: -1000, max: 5000, noNaN: true }), (visit, left) => {
        expect(movedTo(visit, left).start % STEP_MINUTES).toBe(0);
        expect(movedTo(visit, xOf(visit.start))).toEqual(visit);
      }),
    );
  });

  it('resizes only the end: an hour at least unless the day ends, on whole steps, midnight at most [WRB-006 WRB-007 WRB-008 WRB-019]', () => {
    fc.assert(
      fc.property(anySpan, fc.double({ min: -1000, max: 5000, noNaN: true }), (visit, edge) => {
        const { start, end } = resizedTo(visit, edge);
        expect(start).toBe(visit.start);
        expect(end % STEP_MINUTES).toBe(0);
        expect(end).toBeLessThanOrEqual(1440);
        expect(end - start >= 60 || end === 1440).toBe(true);
      }),
    );
  });

  it('rounds typed times up, drags to the nearest step [WRB-013]', () => {
    expect([roundUp(at('09:01')), roundUp(at('09:15')), minutesAt(snap(xOf(at('09:07'))))]).toEqual([
      at('09:15'),
      at('09:15'),
      at('09:00'),
    ]);
  });

  it('says times as hh:mm A [WRB-022]', () => {
    expect([spanText(span('07:30', '12:00')), spanText(span('12:15', '24:00'))]).toEqual([
      '07:30 AM - 12:00 PM',
      '12:15 PM - 12:00 AM',
    ]);
  });
});

describe('lanes', () => {
  it('stand apart for visits that overlap as drawn, also when their times do not [WRB-018]', () => {
    const lanes = lanesOf(
      [
        span('09:00', '11:00'),
        span('10:00', '12:00'),
        span('11:00', '12:00'),
        span('12:00', '12:05'),
        span('12:05', '12:30'),
      ],
      (one) => one,
    );
    expect(lanes.count).toBe(2);
    expect(lanes.items.map(({ item, lane }) => [spanText(item), lane])).toEqual([
      ['09:00 AM - 11:00 AM', 0],
      ['10:00 AM - 12:00 PM', 1],
      ['11:00 AM - 12:00 PM', 0],
      ['12:00 PM - 12:05 PM', 0],
      ['12:05 PM - 12:30 PM', 1],
    ]);
  });

  it('never hold two visits over each other, and are no more than needed [WRB-018]', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 40 }), (visits) => {
        const { items, count } = lanesOf(visits, (one) => one);
        expect(items).toHaveLength(visits.length);
        const overlaps = items.flatMap((a) =>
          items.filter((b) => a !== b && a.lane === b.lane && a.left < b.left + b.width && b.left < a.left + a.width),
        );
        expect(overlaps).toEqual([]);
        const deepest = Math.max(
          1,
          ...items.map(
            ({ left }) => items.filter((other) => other.left <= left && other.left + other.width > left).length,
          ),
        );
        expect(count).toBe(deepest);
      }),
    );
  });
});
