import { describe, expect, it } from 'vitest';
import { newJobDraft } from '#domain/jobs/newJobDraft';
import { keptDrafts } from './keptDraft';

const storage = (): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => {
  const all = new Map<string, string>();
  return {
    getItem: (key) => all.get(key) ?? null,
    setItem: (key, value) => {
      all.set(key, value);
    },
    removeItem: (key) => {
      all.delete(key);
    },
  };
};
const DRAFT = newJobDraft('2026-03-04');

describe('unsaved edits that outlive their tab', () => {
  it('are kept for each user and job apart, until they are cleared', () => {
    const place = storage();
    keptDrafts(1, 7, place).write({
      at: '2026-03-04T16:42:00Z',
      draft: { ...DRAFT, name: 'Avery' },
      base: DRAFT,
      struck: [],
    });
    expect(keptDrafts(1, 7, place).read()?.draft.name).toBe('Avery');
    expect([
      keptDrafts(2, 7, place).read(),
      keptDrafts(1, 8, place).read(),
      keptDrafts(1, 'new', place).read(),
    ]).toEqual([null, null, null]);
    keptDrafts(1, 7, place).clear();
    expect(keptDrafts(1, 7, place).read()).toBeNull();
  });

  it('are no edits when what is kept is something else, and a full browser stops nobody', () => {
    const place = storage();
    place.setItem('trowel:draft:1:7', '{"at":1}');
    expect(keptDrafts(1, 7, place).read()).toBeNull();
    const full = {
      ...place,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(() => keptDrafts(1, 7, full).write({ at: '', draft: DRAFT, base: DRAFT, struck: [] })).not.toThrow();
  });
});
