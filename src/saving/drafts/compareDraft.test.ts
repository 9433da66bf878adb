import { describe, expect, it } from 'vitest';
import { mergeWith } from '../mergeDrafts';
import { compareDraft, settledPaths } from './compareDraft';

const base = { notes: 'old', gate: '', rows: [{ key: '1', id: 1, name: 'one' }] };
const compare = compareDraft<typeof base>(mergeWith({}));

describe('a draft that is restored', () => {
  it('says what it would change, before and after [KEY-014]', () => {
    const { changes, contested } = compare({ base, draft: { ...base, notes: 'mine' }, now: base });
    expect(changes).toEqual([{ path: 'notes', before: 'old', after: 'mine' }]);
    expect(contested).toEqual([]);
  });

  it('leaves what others saved meanwhile elsewhere [KEY-014]', () => {
    const now = { ...base, gate: '1234', rows: [{ key: '1', id: 1, name: 'theirs' }] };
    const { merged, contested } = compare({ base, draft: { ...base, notes: 'mine' }, now });
    expect(merged).toEqual({ ...now, notes: 'mine' });
    expect(contested).toEqual([]);
  });

  it('asks about a field that was changed since, and keeps it where that is chosen [KEY-014]', () => {
    const sides = { base, draft: { ...base, notes: 'mine' }, now: { ...base, notes: 'theirs' } };
    expect(compare(sides).contested).toEqual([{ path: 'notes', mine: 'mine', theirs: 'theirs' }]);
    const chosen = compare({ ...sides, chosen: new Set(['notes']) });
    expect([chosen.merged.notes, chosen.contested, chosen.changes]).toEqual(['theirs', [], []]);
  });

  it('adds its rows, and takes away what it took away where nobody changed it [KEY-014]', () => {
    const now = { ...base, rows: [...base.rows, { key: '2', id: 2, name: 'theirs' }] };
    const draft = { ...base, rows: [{ key: 'new-a', id: 0, name: 'mine' }] };
    const { merged, changes } = compare({ base, draft, now });
    expect(merged.rows.map(({ name }) => name)).toEqual(['theirs', 'mine']);
    expect(changes.map(({ path }) => path).toSorted()).toEqual(['rows.1', 'rows.new-a']);
  });

  it('changes nothing once the same was saved otherwise [KEY-014]', () => {
    const same = { ...base, notes: 'mine' };
    expect(compare({ base, draft: same, now: same }).changes).toEqual([]);
  });

  it('is settled where a later save stored something, and nowhere else [KEY-014]', () => {
    const contested = [{ path: 'notes' }, { path: 'rows.1.name' }, { path: 'gate' }];
    expect(settledPaths(contested, ['notes', 'rows.1', 'gates'])).toEqual(['notes', 'rows.1.name']);
  });
});
