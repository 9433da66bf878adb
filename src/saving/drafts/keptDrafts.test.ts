import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFTS } from '../../store/keptRow';
import { closeRows, keptRows } from '../../store/keptRows';
import { keptDrafts } from './keptDrafts';

const draft = (id: string, at: string) => ({ id, at, title: 'Job', content: { values: {} }, texts: [], settled: [] });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});
afterEach(() => {
  closeRows();
  vi.unstubAllGlobals();
});

describe('drafts of forms', () => {
  it('are one a form that stands open, the latest first, and nobody else has them [KEY-014 KEY-017]', async () => {
    await keptDrafts.write({ user: 7, form: '20' }, draft('@a', '2026-03-11T10:00:00Z'));
    await keptDrafts.write({ user: 7, form: '20' }, draft('@b', '2026-03-11T11:00:00Z'));
    await keptDrafts.write({ user: 7, form: '20:batches' }, draft('@c', '2026-03-11T11:00:00Z'));
    expect((await keptDrafts.list({ user: 7, form: '20' })).map(({ id }) => id)).toEqual(['@b', '@a']);
    expect(await keptDrafts.list({ user: 8, form: '20' })).toEqual([]);
    await keptDrafts.remove({ user: 7, form: '20' }, '@b');
    expect(await keptDrafts.list({ user: 7, form: '20' })).toEqual([draft('@a', '2026-03-11T10:00:00Z')]);
  });

  it('are there again after the browser was killed [FLD-007]', async () => {
    expect(await keptDrafts.write({ user: 7, form: '20' }, draft('@a', '2026-03-11T10:00:00Z'))).toBe(true);
    closeRows();
    expect(await keptDrafts.list({ user: 7, form: '20' })).toHaveLength(1);
  });

  it('read what an earlier version of the app kept, and pass over what is none', async () => {
    const kept = { at: '2026-03-11T10:00:00Z', values: { name: 'x' }, base: null };
    const rows = keptRows(DRAFTS);
    await rows.put({ key: '7:customer:7', user: '7', order: 1, value: kept });
    await rows.put({ key: '7:customer:7:@x', user: '7', order: 2, value: { at: 1 } });
    expect(await keptDrafts.list({ user: 7, form: 'customer:7' })).toEqual([
      { id: '', at: kept.at, title: '', content: kept, texts: [], settled: [] },
    ]);
    await keptDrafts.remove({ user: 7, form: 'customer:7' }, '');
    expect(await rows.all()).toHaveLength(1);
  });

  it('say that nothing was kept where the browser has no room', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(await keptDrafts.write({ user: 7, form: '20' }, draft('@a', '2026-03-11T10:00:00Z'))).toBe(false);
  });
});
