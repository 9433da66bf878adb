import { expect, it } from 'vitest';
import { storageOf } from './storage';

const aStore = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
};

it('keeps the history of each user apart', () => {
  const store = aStore();
  const mine = storageOf(1, store);
  mine.setItem('graphiql:queries', '[]');
  expect(storageOf(2, store).getItem('graphiql:queries')).toBeNull();
  expect(storageOf(2, store)).toHaveLength(0);
  storageOf(2, store).clear();
  expect(mine.getItem('graphiql:queries')).toBe('[]');
  mine.clear();
  expect(mine).toHaveLength(0);
});

it('writes nothing any more once a logout has cleared the browser', () => {
  const store = aStore();
  const mine = storageOf(1, store);
  store.clear();
  mine.setItem('graphiql:tabState', '{}');
  expect(store).toHaveLength(0);
});
