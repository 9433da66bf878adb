import { describe, expect, it } from 'vitest';
import { localDrafts } from './localDrafts';

const aStorage = (entries: Record<string, string> = {}) => {
  const held = new Map(Object.entries(entries));
  return {
    get length() {
      return held.size;
    },
    key: (at: number) => [...held.keys()][at] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  };
};
const draft = (id: string, at: string) => ({ id, at, title: 'Job', content: { values: {} }, texts: [], settled: [] });

describe('drafts in local storage', () => {
  it('are one a form that stands open, the latest first, and nobody else has them [KEY-014 KEY-017]', async () => {
    const drafts = localDrafts(() => aStorage());
    const storage = aStorage();
    const own = localDrafts(() => storage);
    await own.write({ user: 7, form: '20' }, draft('@a', '2026-03-11T10:00:00Z'));
    await own.write({ user: 7, form: '20' }, draft('@b', '2026-03-11T11:00:00Z'));
    await own.write({ user: 7, form: '20:batches' }, draft('@c', '2026-03-11T11:00:00Z'));
    expect((await own.list({ user: 7, form: '20' })).map(({ id }) => id)).toEqual(['@b', '@a']);
    expect(await own.list({ user: 8, form: '20' })).toEqual([]);
    await own.remove({ user: 7, form: '20' }, '@b');
    expect(await own.list({ user: 7, form: '20' })).toEqual([draft('@a', '2026-03-11T10:00:00Z')]);
    expect(await drafts.list({ user: 7, form: '20' })).toEqual([]);
  });

  it('take over what an earlier version of the app kept, and pass over what is none', async () => {
    const kept = { at: '2026-03-11T10:00:00Z', values: { name: 'x' }, base: null };
    const storage = aStorage({
      'trowel:draft:7:customer:7': JSON.stringify(kept),
      'trowel:draft:7:customer:7:@x': '{"at":1',
    });
    const drafts = localDrafts(() => storage);
    expect(await drafts.list({ user: 7, form: 'customer:7' })).toEqual([
      { id: '', at: kept.at, title: '', content: kept, texts: [], settled: [] },
    ]);
    await drafts.remove({ user: 7, form: 'customer:7' }, '');
    expect(storage.getItem('trowel:draft:7:customer:7')).toBeNull();
  });

  it('say that nothing was kept where the browser has no room', async () => {
    const full = localDrafts(() => ({
      ...aStorage(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    expect(await full.write({ user: 7, form: '20' }, draft('@a', '2026-03-11T10:00:00Z'))).toBe(false);
  });
});
