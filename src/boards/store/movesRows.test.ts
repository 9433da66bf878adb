import { describe, expect, it } from 'vitest';
import { boardConfig } from '#domain/boards/config';
import { aCard, aCrew, CREWS } from '#domain/boards/testBoard';
import type { BinKey, BoardCategory } from '#domain/boards/kinds';
import { movesRows } from './movesRows';

const CARDS = [aCard({ id: 1 })];
const GONE = aCrew({ id: 29, subdivision: 'App', is_active: false });
const crews = new Map([...CREWS, GONE].map((crew) => [crew.id, crew]));

/** A card goes from one bin, which it leaves empty, to another, which was empty. */
const moved = (from: BinKey, to: BinKey, category: BoardCategory = 'pebble'): boolean =>
  movesRows({
    config: boardConfig(category, 'week'),
    crews,
    before: new Map([[from, CARDS]]),
    after: new Map([[to, CARDS]]),
    dirty: [from, to],
  });

describe('the rows of a board after a move', () => {
  it('stay when the crews that lose and gain a card keep their rows anyway, and for trays and slurry', () => {
    expect(moved('unassigned:APP', 'assigned:APP:21:2026-03-05')).toBe(false);
    expect(moved('assigned:APP:21:2026-03-05', 'assigned:APP:22:2026-03-06')).toBe(false);
    expect(moved('unassigned:SLURRY', 'assigned:SLURRY:-:2026-03-05')).toBe(false);
  });
  it('may change when an inactive crew, one of another phase or an unknown one loses or gains its only card of a day', () => {
    expect(moved('assigned:APP:29:2026-03-05', 'unassigned:APP')).toBe(true);
    expect(moved('unassigned:APP', 'assigned:APP:31:2026-03-05')).toBe(true);
    expect(moved('unassigned:APP', 'assigned:APP:77:2026-03-05')).toBe(true);
  });
  it('may change on the time grid, where a visit without a worker has a row of its own', () => {
    expect(moved('unassigned:WARRANTY', 'assigned:WARRANTY:-:2026-03-05', 'warranty')).toBe(true);
  });
  it('stay when the bins of an inactive crew keep other cards', () => {
    const key = 'assigned:APP:29:2026-03-05';
    const both = [...CARDS, aCard({ id: 2 })];
    expect(
      movesRows({
        config: boardConfig('pebble', 'week'),
        crews,
        before: new Map([[key, both]]),
        after: new Map([[key, CARDS]]),
        dirty: [key],
      }),
    ).toBe(false);
  });
});
