import { describe, expect, it } from 'vitest';
import { boardConfig } from '#domain/boards/config';
import type { BoardAnswer } from '#domain/boards/types';
import { createBoardStore } from '../store/boardStore';
import { aBoardAnswer } from '../stories/boardData';
import { SCHEDULER } from '../stories/fakeBoardApi';
import { printChanges, printedNow } from './printMemory';

const AT = new Date('2026-03-04T15:00:00Z');
const answer = aBoardAnswer();
const printed = (change: (answer: BoardAnswer) => BoardAnswer = (same) => same) =>
  printedNow(createBoardStore(boardConfig('pebble', 'week'), change(answer), SCHEDULER), AT);
const before = printed();
const [key = ''] = Object.keys(before['2026-03-05']?.cards ?? {});
const onCard =
  (change: object) =>
  (all: BoardAnswer): BoardAnswer => ({
    ...all,
    cards: all.cards.map((card) => (card.key === key ? { ...card, ...change } : card)),
  });

describe('what changed since the last print of a day', () => {
  it('is nothing the first time, and nothing when nothing did [PRT-003]', () => {
    expect(key).not.toBe('');
    expect(printChanges({}, before)).toEqual({ since: null, changed: new Set(), gone: [] });
    expect(printChanges(before, printed())).toEqual({ since: AT, changed: new Set(), gone: [] });
  });
  it('is a card that is noted, moved or new, not one that was only saved again [PRT-003]', () => {
    expect([...printChanges(before, printed(onCard({ notes: 'gate is open' }))).changed]).toEqual([key]);
    expect([...printChanges(before, printed(onCard({ version: 9 }))).changed]).toEqual([]);
    const moved = printChanges(before, printed(onCard({ date: '2026-03-06' })));
    expect([...moved.changed]).toContain(key);
    expect(moved.gone).toHaveLength(1);
  });
  it('is told of the days alone that were printed before [PRT-003]', () => {
    const friday = { '2026-03-06': before['2026-03-06'] ?? { at: '', cards: {} } };
    const { changed } = printChanges(friday, printed(onCard({ notes: 'gate is open' })));
    expect([...changed]).toEqual([]);
  });
});
