import { describe, expect, it } from 'vitest';
import {
  changedRows,
  isContested,
  isCountChanged,
  leftEdits,
  onTopOf,
  rebasedEdits,
  withCount,
  type SheetRow,
} from './countSheet';
import { parseCount } from './parseCount';
import { isUnexpectedCount } from './unexpectedCount';

const row: SheetRow = {
  id: 5,
  version: 3,
  product: { id: 1, name: 'Pebble' },
  location: { id: 2, name: 'Conroe' },
  count_date: '2026-02-01',
  unit_count: 10,
  individual_count: 7,
};
const TODAY = '2026-03-10';

describe('the count sheet', () => {
  it('sends only rows whose units or individuals changed, not one where only the date did [INV-013]', () => {
    const other = { ...row, id: 6, product: { id: 9, name: 'Sand' } };
    const edits = new Map([
      [5, { ...withCount(row, undefined, {}, TODAY), count_date: '2026-03-01' }],
      [6, withCount(other, undefined, { individual_count: 0 }, TODAY)],
    ]);
    expect(changedRows([row, other], edits)).toEqual([
      {
        id: 6,
        version: 3,
        product: { id: 9 },
        location: { id: 2 },
        count_date: TODAY,
        unit_count: 10,
        individual_count: 0,
      },
    ]);
  });

  it('gives a changed row the Update Date, and keeps a date that was typed then [INV-023]', () => {
    const first = withCount(row, undefined, { unit_count: 12 }, TODAY);
    expect(first.count_date).toBe(TODAY);
    expect(withCount(row, { ...first, count_date: '2026-03-08' }, { unit_count: 13 }, TODAY)).toMatchObject({
      count_date: '2026-03-08',
      unit_count: 13,
      individual_count: 7,
    });
  });

  it('knows when someone else changed a row meanwhile, and puts the count on top of theirs', () => {
    const edit = withCount(row, undefined, { unit_count: 12 }, TODAY);
    const theirs = { ...row, version: 4, unit_count: 11 };
    expect(isContested(row, edit)).toBe(false);
    expect(isContested(theirs, edit)).toBe(true);
    expect(isContested({ ...theirs, unit_count: 12 }, edit)).toBe(false);
    expect(changedRows([theirs], new Map([[5, onTopOf(theirs, edit)]]))).toMatchObject([
      { version: 4, unit_count: 12 },
    ]);
  });

  it('puts all that is typed on top of what others stored, but what they found alike and what is to be theirs', () => {
    const count = (unit_count: number) => withCount(row, undefined, { unit_count }, TODAY);
    const edits = new Map([1, 2, 3, 4].map((id) => [id, count(12)]));
    const stored = [
      { ...row, id: 1, version: 4, unit_count: 12 },
      { ...row, id: 2, version: 4, unit_count: 11 },
      { ...row, id: 3, version: 4, unit_count: 11 },
      { ...row, id: 4 },
    ];
    const left = rebasedEdits(stored, edits, new Set([3]));
    expect([...left].map(([id, { version, unit_count }]) => [id, version, unit_count])).toEqual([
      [2, 4, 12],
      [4, 3, 12],
    ]);
  });

  it('keeps what was typed while the counts were on their way, on top of the own save: nobody else counted [INV-023]', () => {
    const sent = new Map([
      [5, withCount(row, undefined, { unit_count: 12 }, TODAY)],
      [6, withCount({ ...row, id: 6 }, undefined, { unit_count: 3 }, TODAY)],
    ]);
    const typed = new Map([...sent, [5, withCount(row, sent.get(5), { unit_count: 125 }, TODAY)] as const]);
    const stored = { ...row, version: 4, unit_count: 12 };
    const left = leftEdits([stored, { ...row, id: 6, version: 4, unit_count: 3 }], typed, sent);
    expect([...left.keys()]).toEqual([5]);
    const edit = left.get(5);
    expect(edit && [isContested(stored, edit), isCountChanged(edit)]).toEqual([false, true]);
  });
});

describe('a typed count', () => {
  it.each([
    ['12', 12],
    [' 1,200 ', 1200],
    ['12+7+3', 22],
    ['20-3', 17],
    ['-4', -4],
    ['', null],
  ])('"%s" is %s', (text, value) => {
    expect(parseCount(text)).toBe(value);
  });

  it.each(['1.5', 'ten', '3+', '--2', '99999999999'])('"%s" is none [INV-012]', (text) => {
    expect(parseCount(text)).toBeUndefined();
  });
});

describe('a count far from what should be there', () => {
  it.each([
    [{ unit_count: 10, individual_count: 0 }, { unit_count: 4, individual_count: 0 }, true],
    [{ unit_count: 10, individual_count: 0 }, { unit_count: 100, individual_count: 0 }, true],
    [{ unit_count: 10, individual_count: 0 }, { unit_count: 6, individual_count: 0 }, false],
    [{ unit_count: 2, individual_count: 0 }, { unit_count: 0, individual_count: 0 }, false],
    [{ unit_count: 0, individual_count: 0 }, { unit_count: 3, individual_count: 0 }, true],
    [{ unit_count: 3, individual_count: 20 }, { unit_count: 0, individual_count: 167 }, false],
  ])('of %o and %o asks: %s', (before, counted, asks) => {
    expect(isUnexpectedCount(before, counted, 49)).toBe(asks);
  });
});
