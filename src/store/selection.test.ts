import { describe, expect, it } from 'vitest';
import { createSelection } from './selection';

const BINS = [
  ['a1', 'a2', 'a3', 'a4'],
  ['b1', 'b2'],
];
const aSelection = () => createSelection((key) => BINS.find((bin) => bin.includes(key)) ?? []);

describe('choosing several cards', () => {
  it('takes one in and out', () => {
    const selection = aSelection();
    selection.toggle('a1');
    selection.toggle('b1');
    expect([selection.keys.get(), selection.has('b1'), selection.with('a1'), selection.with('a4')]).toEqual([
      ['a1', 'b1'],
      true,
      ['a1', 'b1'],
      ['a4'],
    ]);
    selection.toggle('a1');
    expect(selection.keys.get()).toEqual(['b1']);
  });
  it('takes a range of a bin, and only the card itself in another bin', () => {
    const selection = aSelection();
    selection.toggle('a3');
    selection.extend('a1');
    expect(selection.keys.get().toSorted()).toEqual(['a1', 'a2', 'a3']);
    selection.extend('b2');
    expect(selection.keys.get()).toContain('b2');
    expect(selection.keys.get()).not.toContain('b1');
    selection.extend('b1');
    expect(selection.keys.get()).toContain('b1');
  });
  it('forgets cards that are gone, and all of them when asked', () => {
    const selection = aSelection();
    selection.addAll(['a1', 'a2']);
    selection.keep((key) => key !== 'a1');
    expect(selection.keys.get()).toEqual(['a2']);
    selection.clear();
    expect([selection.keys.get(), selection.has('a2')]).toEqual([[], false]);
  });
});
