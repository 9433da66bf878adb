import { describe, expect, it } from 'vitest';
import { settingsStore } from './settingsStore';

/** Local storage: its keys are its own properties. */
const aStorage = (kept: Record<string, string>, isFull = false): { storage: Storage; kept: Record<string, string> } => {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      kept[key] = text;
    },
    removeItem: (key: string) => Reflect.deleteProperty(kept, key),
    clear: () => undefined,
    key: () => null,
    length: 0,
  };
  const storage = new Proxy(methods, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: (_target, key) =>
      typeof key === 'string' && key in kept ? { value: kept[key], enumerable: true, configurable: true } : undefined,
  });
  return { storage, kept };
};

describe('the settings of lists', () => {
  it('lie under the key of the application and the user, and bring those of an earlier version with them [OFF-009]', () => {
    const { storage, kept } = aStorage({
      'RaStoretrowel:4.version': '"1"',
      'RaStoretrowel:4.homeowner.listParams': '{"page":2}',
      'RaStoretrowel:5.homeowner.listParams': '{"page":3}',
    });
    const store = settingsStore(4, storage);
    expect(store.getItem('homeowner.listParams')).toEqual({ page: 2 });
    store.setItem('job.density', 'compact');
    expect(kept).toEqual({
      'RaStoretrowel:5.homeowner.listParams': '{"page":3}',
      'trowel:4:homeowner.listParams': '{"page":2}',
      'trowel:4:job.density': '"compact"',
    });
    expect(store.listItems?.('job')).toEqual({ 'job.density': 'compact' });
  });

  it('tell who shows them, and are forgotten alone or all together', () => {
    const { storage, kept } = aStorage({ 'trowel:5:a.x': '1' });
    const store = settingsStore(4, storage);
    const told: unknown[] = [];
    const leave = store.subscribe('a.x', (value) => told.push(value));
    store.setItem('a.x', 1);
    store.setItem('a.y', 2);
    store.setItem('b.x', null);
    store.removeItems('a');
    leave();
    store.setItem('a.x', 3);
    expect([told, store.getItem('a.y', 'fallback'), store.getItem('b.x', 'fallback')]).toEqual([
      [1, undefined],
      'fallback',
      null,
    ]);
    store.reset();
    expect(kept).toEqual({ 'trowel:5:a.x': '1' });
  });

  it.each([
    ['full', aStorage({}, true).storage],
    ['forbidden', null],
  ])('live as long as the page where storage is %s, and take no text that is none of theirs', (_state, storage) => {
    const store = settingsStore(4, storage);
    store.setItem('a', { x: 1 });
    expect([store.getItem('a'), store.listItems?.()]).toEqual([{ x: 1 }, { a: { x: 1 } }]);
    expect(settingsStore(4, aStorage({ 'trowel:4:a': '{' }).storage).getItem('a', 7)).toBe(7);
  });
});
