import { describe, expect, it } from 'vitest';
import type { Permission } from '../access/permissions';
import { CREW_DIVISIONS, crewDivision } from './crewDivisions';
import { crewIssues } from './crewRules';
import { movedEntry, placesOf, reorderCrews } from './reorderCrews';

const GUNITE = { id: 14, name: 'Gunite 1', lookup_company_division_id: 2 };
const PEBBLE = { id: 1, name: 'Prep 1', lookup_company_division_id: 3 };
const holding = (...codes: Permission[]): ReadonlySet<Permission> => new Set(codes);

describe('the crews', () => {
  it('stand in four lists by division, each ordered by its own code [EMP-006 EMP-008]', () => {
    expect(CREW_DIVISIONS.map(({ id, name, reorder }) => [id, name.en, reorder])).toEqual([
      [2, 'Gunite', 'CAN_REORDER_GUNITE_CREW'],
      [3, 'Pebble', 'CAN_REORDER_PEBBLE_CREWS'],
      [4, 'Boulder', 'CAN_REORDER_BOULDER_CREW'],
      [5, 'Warranty', 'CAN_REORDER_WARRANTY_CREW'],
    ]);
    expect(CREW_DIVISIONS.map(({ unit }) => unit?.en)).toEqual(['yards', 'sq ft', undefined, undefined]);
  });

  it('belong to one of these divisions [EMP-008]', () => {
    for (const { id } of CREW_DIVISIONS) expect(crewIssues({ lookup_company_division_id: id })).toEqual([]);
    expect(crewIssues({ lookup_company_division_id: 1 })).toMatchObject([
      { path: 'lookup_company_division_id', message: 'Division must be Gunite, Pebble, Boulder or Warranty.' },
    ]);
    expect(crewDivision(undefined)).toBeUndefined();
  });
});

describe('an order of crews', () => {
  it('is given by whoever holds the code of that list [EMP-006]', () => {
    expect(reorderCrews([GUNITE], [{ crew_id: 14, sort_order: 3 }], holding('CAN_REORDER_GUNITE_CREW'))).toEqual({
      changes: [{ entity: 'crew', id: 14, op: 'update', set: { sort_order: 3 } }],
    });
  });

  it.each([
    ['with the code of another list', [GUNITE], holding('CAN_REORDER_PEBBLE_CREWS', 'CAN_ADMINISTER_USER')],
    ['with the code of only one of two lists', [GUNITE, PEBBLE], holding('CAN_REORDER_GUNITE_CREW')],
    ['without a code', [PEBBLE], holding()],
  ])('is refused %s [EMP-006]', (_why, crews, permissions) => {
    expect(reorderCrews(crews, placesOf(crews), permissions)).toMatchObject({
      rule: 'crew_not_yours',
      code: 'FORBIDDEN',
    });
  });

  it('names each crew once', () => {
    expect(
      reorderCrews(
        [GUNITE],
        [
          { crew_id: 14, sort_order: 1 },
          { crew_id: 14, sort_order: 2 },
        ],
        holding('CAN_REORDER_GUNITE_CREW'),
      ),
    ).toMatchObject({ rule: 'crew_twice' });
  });

  it('moves an entry to another place and leaves the others in their order', () => {
    expect(movedEntry(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(movedEntry(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
    const list = ['a', 'b'];
    for (const [from, to] of [
      [0, 0],
      [0, 2],
      [1, -1],
      [5, 0],
    ] as const)
      expect(movedEntry(list, from, to)).toBe(list);
  });
});
