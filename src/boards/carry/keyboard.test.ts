import { describe, expect, it } from 'vitest';
import { verdictsOf } from '#domain/boards/dropRules';
import type { Bin } from '#domain/boards/kinds';
import { aBoardAnswer, PEBBLE_WEEK } from '../stories/boardData';
import { SCHEDULER } from '../stories/fakeBoardApi';
import { createBoardStore } from '../store/boardStore';
import { binMap, nextBin, stepBin } from './binMap';
import type { Direction } from './direction';
import { firstCard, nextCard } from './nextCard';

const store = createBoardStore(PEBBLE_WEEK, aBoardAnswer(), SCHEDULER);
const map = { ...binMap(store.layout(), () => undefined), cardsIn: store.cardsIn, binOf: store.binOf };
const walk = (from: string, ...ways: Direction[]): (string | undefined)[] => {
  let at: string | undefined = from;
  return ways.map((way) => {
    at = at === undefined ? undefined : nextBin(map, at, way)?.key;
    return at;
  });
};

describe('arrow keys among bins', () => {
  it('lead from a tray to the days of the first crew and back', () => {
    expect(walk('unassigned:PREP', 'right', 'right', 'left', 'left')).toEqual([
      'assigned:PREP:1001:2026-03-02',
      'assigned:PREP:1001:2026-03-03',
      'assigned:PREP:1001:2026-03-02',
      'unassigned:PREP',
    ]);
  });
  it('lead from crew to crew and on to the next group on the same day', () => {
    expect(walk('assigned:PREP:1003:2026-03-05', 'down', 'down', 'up')).toEqual([
      'assigned:PREP:1004:2026-03-05',
      'assigned:APP:2001:2026-03-05',
      'assigned:PREP:1004:2026-03-05',
    ]);
  });
  it('lead through all trays, and from the first to the strip with Crew Repair and Awaiting Builder', () => {
    expect(walk('weeping:APP', 'up', 'up', 'up', 'up', 'up', 'up')).toEqual([
      'onHold:APP',
      'readyToApply:APP',
      'unassigned:APP',
      'onHold:PREP',
      'unassigned:PREP',
      'unassigned:WARRANTY',
    ]);
    expect(walk('unassigned:WARRANTY', 'right', 'right', 'right')).toEqual([
      'onHold:WARRANTY',
      'awaitingBuilder',
      undefined,
    ]);
  });
  it('end at the last day', () => {
    expect(walk('assigned:PREP:1001:2026-03-08', 'right')).toEqual([undefined]);
  });
});

describe('a held card', () => {
  const [prep] = store.cardsIn('unassigned:PREP');
  if (!prep) throw new Error('no card waits');
  const verdicts = verdictsOf(prep, PEBBLE_WEEK);
  const refusalAt = ({ key, zone }: Bin) => (key === 'unassigned:PREP' ? null : (verdicts.get(zone) ?? null));
  it('passes over bins that refuse it, with the reason of the first [BRD-051]', () => {
    expect(stepBin(map, refusalAt, 'assigned:PREP:1004:2026-03-05', 'down')).toEqual({
      bin: null,
      skipped: { rule: 'other_stage', params: { stage: 'PREP' } },
    });
  });
  it('goes to the next bin that takes it', () => {
    expect(stepBin(map, refusalAt, 'unassigned:PREP', 'down').bin?.key).toBe('onHold:PREP');
  });
});

describe('arrow keys among cards', () => {
  it('go down inside a bin and on to the next bin that has cards', () => {
    const cards = store.cardsIn('unassigned:PREP').map(({ key }) => key);
    expect(nextCard(map, cards[0] ?? '', 'down')).toBe(cards[1]);
    expect(nextCard(map, cards.at(-1) ?? '', 'down')).toBe(store.cardsIn('onHold:PREP')[0]?.key);
  });
  it('go sideways to the same place of the next day that has cards', () => {
    const day = 'assigned:PREP:1003:2026-03-02';
    const second = store.cardsIn(day)[1]?.key ?? '';
    expect(store.binOf(nextCard(map, second, 'right'))).toBe('assigned:PREP:1003:2026-03-03');
  });
  it('stay where there is nothing further', () => {
    const first = firstCard(map) ?? '';
    expect(store.binOf(first)).toMatch(/^assigned:PREP/);
    expect(nextCard(map, 'nothing', 'left')).toBe('nothing');
  });
});
