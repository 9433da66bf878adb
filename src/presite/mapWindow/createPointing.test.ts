import { describe, expect, it } from 'vitest';
import { createValueStore } from '../../store/valueStore';
import { createPointing } from './createPointing';

const start = (open: number | null) => {
  const selected = createValueStore<number | null>(open);
  return { selected, point: createPointing(selected) };
};

describe('pointing at visits in the window of the map [SDY-007]', () => {
  it('shows each that is pointed at, and nothing afterwards', () => {
    const { selected, point } = start(null);
    point(1);
    point(2);
    expect(selected.get()).toBe(2);
    point(null);
    expect(selected.get()).toBeNull();
  });

  it('leaves open what was open before, whatever was pointed at', () => {
    const { selected, point } = start(7);
    point(1);
    point(2);
    point(null);
    expect(selected.get()).toBe(7);
    point(7);
    point(null);
    expect(selected.get()).toBe(7);
  });

  it('leaves open what was opened on the own map meanwhile, and closed what was closed', () => {
    const { selected, point } = start(7);
    point(1);
    selected.set(9);
    point(null);
    expect(selected.get()).toBe(9);
    point(1);
    selected.set(null);
    point(2);
    point(null);
    expect(selected.get()).toBeNull();
  });
});
