import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMovement } from './applyMovement';
import { totalItems } from './stock';

const row = { unit_count: 10, individual_count: 7, count_date: '2026-03-10' };

describe('a movement', () => {
  it('adds what came and takes what went', () => {
    expect(applyMovement(row, { units: 5, individuals: 0, date: '2026-03-12' }, 49)).toEqual({
      unit_count: 15,
      individual_count: 7,
    });
    expect(applyMovement(row, { units: -2, individuals: -3, date: '2026-03-12' }, 49)).toEqual({
      unit_count: 8,
      individual_count: 4,
    });
  });

  it('of the day of the count changes it, one dated before it does not', () => {
    expect(applyMovement(row, { units: 5, individuals: 0, date: '2026-03-10' }, 49).unit_count).toBe(15);
    expect(applyMovement(row, { units: 5, individuals: 0, date: '2026-03-09' }, 49)).toEqual({
      unit_count: 10,
      individual_count: 7,
    });
  });

  it('opens a unit when single items run out, and lets units go below zero', () => {
    expect(applyMovement(row, { units: 0, individuals: -8, date: '2026-03-12' }, 49)).toEqual({
      unit_count: 9,
      individual_count: 48,
    });
    expect(applyMovement(row, { units: -11, individuals: -60, date: '2026-03-12' }, 49)).toEqual({
      unit_count: -3,
      individual_count: 45,
    });
  });

  it('starts a row where there was none', () => {
    expect(applyMovement(null, { units: 4, individuals: 2, date: '2026-03-12' }, null)).toEqual({
      unit_count: 4,
      individual_count: 2,
    });
  });

  it('never makes or loses an item', () => {
    const count = fc.integer({ min: -500, max: 500 });
    fc.assert(
      fc.property(
        count,
        fc.nat(500),
        count,
        count,
        fc.integer({ min: 1, max: 60 }),
        (unit_count, individual_count, units, individuals, perUnit) => {
          const after = applyMovement(
            { unit_count, individual_count, count_date: null },
            { units, individuals, date: '2026-03-12' },
            perUnit,
          );
          expect(totalItems(after, perUnit)).toBe(
            totalItems({ unit_count, individual_count }, perUnit) +
              totalItems({ unit_count: units, individual_count: individuals }, perUnit),
          );
          expect(after.individual_count).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
