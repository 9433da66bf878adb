import { describe, expect, it } from 'vitest';
import { columnsOf, orNull, rowDecoder, rowReader, worked } from './rowDecoder';
import { inventory } from './tables/inventory';

const stock = rowDecoder({
  ...columnsOf(inventory, 'id', 'unit_count', 'count_date'),
  total: worked.number,
  changed_by: orNull(worked.text),
});
const ROW = { id: 7, unit_count: 2, count_date: null, total: 4, changed_by: null };

describe('rowDecoder', () => {
  it('answers what the shape names, and nothing else of the result', () => {
    expect(stock({ ...ROW, version: 3 })).toStrictEqual(ROW);
  });

  it.each([
    ['a column that the statement does not select', { unit_count: undefined }, 'unit_count of a result is undefined'],
    ['a value of another type', { total: '4' }, 'total of a result is string, not number'],
    ['null in a column that is never null', { id: null }, 'id of a result is null, not number'],
    ['a picture for a text', { changed_by: {} }, 'changed_by of a result is object, not string'],
  ])('refuses %s, as statement and shape differ', (_, values, message) => {
    expect(() => stock({ ...ROW, ...values })).toThrow(new RegExp(message));
  });
});

it('makes something of a row, once it is what the shape says', () => {
  const name = rowReader({ id: inventory.id }, ({ id }) => `#${id}`);
  expect(name({ id: 7 })).toBe('#7');
  expect(() => name({})).toThrow(RangeError);
});
