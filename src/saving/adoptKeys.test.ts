import { describe, expect, it } from 'vitest';
import { adoptKeys, withStoredKeys } from './adoptKeys';

const row = (key: string, id: number | null, notes: string) => ({ key, id, notes });

describe('a draft that was saved', () => {
  it('keeps the keys of its rows: of new ones by the key that the answer says, of the others by their ids, and stays in its own order [KEY-006]', () => {
    const sent = { rows: [row('new-0', 9, 'old'), row('new-1', null, 'one'), row('new-2', null, 'two')] };
    const stored = {
      rows: [row('30', 30, 'theirs'), row('new-2', 21, 'two'), row('9', 9, 'old'), row('new-1', 20, 'one')],
    };
    expect(adoptKeys(sent, stored).rows).toEqual([
      row('new-0', 9, 'old'),
      row('new-1', 20, 'one'),
      row('new-2', 21, 'two'),
      row('30', 30, 'theirs'),
    ]);
  });

  it('is opened by another form with the keys that everybody gives its rows', () => {
    const draft = {
      id: 4,
      subs: [{ key: 'new-1', id: 7, rows: [row('new-2', 21, 'two'), row('new-3', null, 'three')] }],
    };
    expect(withStoredKeys(draft)).toEqual({
      id: 4,
      subs: [{ key: '7', id: 7, rows: [row('21', 21, 'two'), row('new-3', null, 'three')] }],
    });
  });
});
