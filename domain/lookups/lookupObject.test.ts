import { describe, expect, it } from 'vitest';
import { lookupObject } from './lookupObject';

const takes = (value: unknown): boolean => lookupObject.safeParse(value).success;

describe('a lookup as forms and calls pass it on', () => {
  it('is an object with an id, which it must have, and a name, which it may have [LKP-011]', () => {
    expect(
      [
        { id: 3, name: 'Normal' },
        { id: 3, name: null },
        { id: 3 },
        { id: 0, name: 'Warranty' },
        { id: 99_999, name: 'Other' },
      ].map(takes),
    ).toEqual([true, true, true, true, true]);
    expect(
      [
        { name: 'Normal' },
        { id: null, name: 'Normal' },
        { id: '3' },
        { id: 1.5 },
        { id: 3, name: 7 },
        3,
        'Normal',
        null,
      ].map(takes),
    ).toEqual([false, false, false, false, false, false, false, false]);
  });

  it('is kept as its id and name when it comes as it was answered', () => {
    expect(
      lookupObject.parse({ id: 3, name: 'Normal', sort_order: 3, is_active: true, __typename: 'Priority' }),
    ).toEqual({ id: 3, name: 'Normal' });
  });
});
