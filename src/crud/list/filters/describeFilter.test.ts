import { describe, expect, it } from 'vitest';
import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';
import { formatMessage } from '../../../i18n/message';
import { crudMessages } from '../../look/messages';
import { describeFilter } from './describeFilter';
import { fieldFilters, type FieldFilter } from '../../listState/filterKinds';
import { dayOf, endOfDay, startOfDay } from './DateRangeFilter';

const field = (kind: FieldKind): FieldDescriptor => ({ name: 'f', label: 'F', kind, required: false });
const inWords = (kind: FieldKind, filter: FieldFilter, titles?: string[], language: 'en' | 'es' = 'en') =>
  describeFilter(
    field(kind),
    filter,
    (message, params) => formatMessage(crudMessages[language], message, params),
    language,
    titles,
  );

describe('a filter in words', () => {
  it.each<[FieldKind, FieldFilter, string]>([
    ['String', { contains: 'Katy' }, 'contains “Katy”'],
    ['String', { contains_any: ['Katy', 'Houston'] }, 'contains “Katy” or “Houston”'],
    ['Date', { gte: '2026-01-02', lte: '2026-02-03' }, '01/02/2026 – 02/03/2026'],
    ['Money', { gte: 5 }, '≥ $5.00'],
    ['Quantity', { lte: 7.5 }, '≤ 7.5'],
    ['Boolean', { eq: true }, 'Yes'],
    ['Boolean', { eq: false }, 'No'],
    ['String', { is_empty: true }, 'Is empty'],
    ['String', { is_empty: false }, 'Is not empty'],
    ['Reference', { in: [4, 5] }, '#4, #5'],
  ])('on a %s reads %o as "%s"', (kind, filter, words) => {
    expect(inWords(kind, filter)).toBe(words);
  });

  it('names the chosen records, and speaks Spanish', () => {
    expect(inWords('Reference', { in: [4, 5] }, ['High', 'Low'])).toBe('High, Low');
    expect(inWords('String', { contains: 'Katy' }, [], 'es')).toBe('contiene “Katy”');
    expect(inWords('String', { contains_any: ['Katy', 'Houston'] }, [], 'es')).toBe('contiene “Katy” o “Houston”');
  });

  it('takes from an address only what is a filter of a known field', () => {
    expect(fieldFilters([field('String')], { f: { contains: 'x' }, search: 'y', other: { eq: 1 } })).toHaveLength(1);
    expect(fieldFilters([field('String')], { f: 'x' })).toEqual([]);
    expect(fieldFilters([field('String')], { f: {} })).toEqual([]);
  });
});

describe('a range of moments chosen by days', () => {
  it('goes from the first moment of a day to the last of another', () => {
    expect(dayOf(startOfDay('2026-03-04'))).toBe('2026-03-04');
    expect(dayOf(endOfDay('2026-03-04'))).toBe('2026-03-04');
    expect(Date.parse(endOfDay('2026-03-04')) - Date.parse(startOfDay('2026-03-04'))).toBe(86_399_999);
  });
});
