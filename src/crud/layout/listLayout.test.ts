import { describe, expect, it } from 'vitest';
import { startOfBusinessDay } from '#domain/businessTime';
import { CUSTOMER } from '../fixtures/resources';
import { dayOf, dayRange } from './dayRange';
import { groupFilter } from './groupFilter';
import { layoutFields, layoutText, readLayout } from './listLayout';
import { sortGroups } from './sortGroups';

const names = (kind: 'groups' | 'board' | 'calendar') => layoutFields(CUSTOMER, kind).map(({ name }) => name);

describe('a layout of a list [ADM-018]', () => {
  it('is by a field whose values can be compared; a board by one of few values, a calendar by a date', () => {
    expect(names('groups')).toEqual(expect.arrayContaining(['city', 'priority_id', 'since', 'contact_count']));
    expect(names('groups')).not.toEqual(expect.arrayContaining(['note']));
    expect(names('board')).toEqual(expect.arrayContaining(['priority_id', 'is_active']));
    expect(names('board')).not.toEqual(expect.arrayContaining(['city']));
    expect(names('calendar')).toEqual(expect.arrayContaining(['since', 'created_at']));
  });

  it('stands in an address, and one that the list does not have is none', () => {
    const layout = { kind: 'groups', by: 'city' } as const;
    expect(readLayout(CUSTOMER, layoutText(layout))).toEqual(layout);
    for (const text of [null, '', 'groups', 'groups.nothing', 'board.city', 'rows.city'])
      expect(readLayout(CUSTOMER, text)).toBeNull();
  });

  it('is none for a list of another program', () => {
    const source = {
      name: 'books',
      label: { en: 'Books', es: 'Libros' },
      kind: 'PostGraphile',
      limit: 'index',
    } as const;
    expect(layoutFields({ ...CUSTOMER, source }, 'groups')).toEqual([]);
  });
});

describe('the rows of a group [ADM-018]', () => {
  const group = (value: string | null) => ({ value, first: null, last: null });
  it.each([
    ['String', group('Katy'), { eq: 'Katy' }],
    ['Money', group('19.90'), { eq: 19.9 }],
    ['Boolean', group('false'), { eq: false }],
    ['Reference', group('7'), { in: [7] }],
    [
      'Date',
      { value: '2026-02-01', first: '2026-02-01', last: '2026-02-28' },
      { gte: '2026-02-01', lte: '2026-02-28' },
    ],
    ['String', group(null), { is_empty: true }],
  ] as const)('of a %s are found by a filter', (kind, one, filter) =>
    expect(groupFilter({ kind }, one)).toEqual(filter),
  );

  it('stand in the order of their values, counts or sums, those without a value last', () => {
    const groups = [
      { value: null, count: 9, sums: [1] },
      { value: 'Lot 10', count: 2, sums: [5] },
      { value: 'Lot 9', count: 3, sums: [null] },
    ];
    const sorted = (by: 'value' | 'count' | number, isDescending: boolean) =>
      sortGroups(
        groups,
        { by, isDescending },
        { isNumber: false, nameOf: ({ value }) => value ?? '', language: 'en' },
      ).map(({ value }) => value);
    expect(sorted('value', false)).toEqual(['Lot 9', 'Lot 10', null]);
    expect(sorted('count', true)).toEqual(['Lot 9', 'Lot 10', null]);
    expect(sorted(0, true)).toEqual(['Lot 10', 'Lot 9', null]);
    const prices = ['1234.50', '999', '-12.25'].map((value) => ({ value, count: 1, sums: [] }));
    const words = { isNumber: true, nameOf: ({ value }: { value: string }) => `$${value}`, language: 'en' } as const;
    expect(sortGroups(prices, { by: 'value', isDescending: false }, words).map(({ value }) => value)).toEqual([
      '-12.25',
      '999',
      '1234.50',
    ]);
  });
});

describe('the days of a calendar [ADM-018]', () => {
  it('begin when the day of the business does, before and after the clocks change', () => {
    expect(startOfBusinessDay('2026-11-01').toISOString()).toBe('2026-11-01T05:00:00.000Z');
    expect(startOfBusinessDay('2026-11-02').toISOString()).toBe('2026-11-02T06:00:00.000Z');
    expect(startOfBusinessDay('2026-03-08').toISOString()).toBe('2026-03-08T06:00:00.000Z');
    expect(startOfBusinessDay('2026-03-09').toISOString()).toBe('2026-03-09T05:00:00.000Z');
  });

  it('hold what falls on them, to the last millisecond', () => {
    const { gte, lte } = dayRange({ kind: 'DateTime' }, '2026-11-01', '2026-11-01');
    expect([gte, lte]).toEqual(['2026-11-01T05:00:00.000Z', '2026-11-02T05:59:59.999Z']);
    for (const moment of [gte, lte]) expect(dayOf({ kind: 'DateTime' }, moment)).toBe('2026-11-01');
    expect(dayOf({ kind: 'Date' }, '2026-11-01')).toBe('2026-11-01');
    expect(dayOf({ kind: 'DateTime' }, null)).toBeNull();
  });
});
