import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredStatuses, SHOW_FLAGS, type JobStatus, type ShowFlag, type StatusPlace } from './offeredStatuses';

const status = (id: number, ...flags: ShowFlag[]): JobStatus => ({
  id,
  name: `Status ${id}`,
  is_active: true,
  ...(Object.fromEntries(SHOW_FLAGS.map((flag) => [flag, flags.includes(flag)])) as Record<ShowFlag, boolean>),
});
const ids = (statuses: readonly JobStatus[]): number[] => statuses.map(({ id }) => id);

const PLACE_OF_FLAG: Readonly<Record<ShowFlag, StatusPlace>> = {
  show_gunite: 'gunite',
  show_pebble: 'pebble',
  show_warranty: 'warranty',
  show_boulder: 'boulder',
  show_gunite_history: 'gunite_history',
  show_pebble_prep: 'crew_prep',
  show_pebble_application: 'crew_application',
  show_pebble_detail: 'crew_detail',
  show_pebble_slurry: 'crew_slurry',
};

describe('the statuses that a picker offers', () => {
  it('are those whose flag for the place is set, and no others', () => {
    const one = SHOW_FLAGS.map((flag, index) => status(index + 1, flag));
    for (const [index, flag] of SHOW_FLAGS.entries())
      expect(ids(offeredStatuses(one, PLACE_OF_FLAG[flag]))).toEqual([index + 1]);
    expect(offeredStatuses([status(1)], 'gunite')).toEqual([]);
  });

  it('are those of all four kinds of crew rows while a crew row has no phase', () => {
    expect(
      ids(
        offeredStatuses(
          [status(1, 'show_pebble_prep'), status(2, 'show_pebble_slurry'), status(3, 'show_pebble')],
          'crew',
        ),
      ),
    ).toEqual([1, 2]);
  });

  it('leave out the inactive ones, but never the one that is chosen', () => {
    const all = [
      status(1, 'show_gunite'),
      { ...status(2, 'show_gunite'), is_active: false },
      status(3, 'show_warranty'),
    ];
    expect(ids(offeredStatuses(all, 'gunite'))).toEqual([1]);
    expect(ids(offeredStatuses(all, 'gunite', 3))).toEqual([1, 3]);
    expect(ids(offeredStatuses(all, 'gunite', 2))).toEqual([1, 2]);
  });

  it('keep the order of the list', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50)), (order) => {
        const all = order.map((id) => status(id, ...(id % 2 ? ['show_pebble' as const] : [])));
        expect(ids(offeredStatuses(all, 'pebble'))).toEqual(order.filter((id) => id % 2));
      }),
    );
  });
});
