import { describe, expect, it } from 'vitest';
import type { Card } from '#domain/boards/types';
import type { LiveEvent } from '../../live/liveEvent';
import { SILENT, type LiveStream } from '../../live/liveStream';
import { aBoardAnswer, PEBBLE_WEEK } from '../stories/boardData';
import { fakeBoardApi, SCHEDULER } from '../stories/fakeBoardApi';
import { createBoardStore } from '../store/boardStore';
import { createBoard } from './createBoard';
import { followLive } from './followLive';

/** An open board that hears what a test tells it. */
const anOpenBoard = () => {
  const listeners = new Set<(event: LiveEvent, resumed: boolean) => void>();
  const live: LiveStream = {
    ...SILENT,
    stream: () => 'mine',
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const answer = aBoardAnswer();
  const store = createBoardStore(PEBBLE_WEEK, answer, SCHEDULER);
  const errors: string[] = [];
  const refreshed: boolean[] = [];
  const board = createBoard({
    store,
    api: fakeBoardApi(answer),
    live,
    language: () => 'en',
    isOnline: () => true,
    showError: (text) => errors.push(text),
    refresh: () => undefined,
  });
  followLive(board, live, 1, (whole) => refreshed.push(whole));
  const tell = (event: LiveEvent, resumed = true) => listeners.forEach((listener) => listener(event, resumed));
  const [card] = store.cardsIn('unassigned:PREP');
  if (!card) throw new Error('no card waits');
  return { board, store, tell, errors, refreshed, card };
};

const moved = (card: Card, user = { id: 4, name: 'Maria Ortiz' }, mutation_id = 'theirs'): LiveEvent => ({
  name: 'cards',
  data: {
    cursor: 'c',
    category: 'pebble',
    cards: [{ ...card, version: card.version + 1, status_id: 3 }],
    sub_jobs: [],
    removed: [],
    changed_by: { [card.key]: { mutation_id, user } },
  },
});

describe('what others do', () => {
  it('is shown at once, with who did it [BRD-012]', () => {
    const { board, store, tell, card } = anOpenBoard();
    tell(moved(card));
    expect(store.binOf(card.key)).toBe('onHold:PREP');
    expect(board.shown.marks.movedBy.get(card.key)).toBe('Maria Ortiz');
  });
  it('is not marked when it was oneself, here or elsewhere', () => {
    const { board, tell, card } = anOpenBoard();
    tell(moved(card, { id: 1, name: 'Dana Reyes' }));
    expect(board.shown.marks.movedBy.get(card.key)).toBeUndefined();
  });
  it('waits while a card is held [BRD-012]', () => {
    const { board, store, tell, card } = anOpenBoard();
    const other = store.cardsIn('unassigned:PREP')[1];
    if (!other) throw new Error('one card waits alone');
    board.carry.drag.pickUp(card.key, 'keyboard');
    tell(moved(other));
    expect(store.binOf(other.key)).toBe('unassigned:PREP');
    board.carry.drag.cancel();
    expect(store.binOf(other.key)).toBe('onHold:PREP');
  });
  it('ends the drag of a card that someone else moved meanwhile, and names who', () => {
    const { board, store, tell, errors, card } = anOpenBoard();
    board.carry.drag.pickUp(card.key, 'keyboard');
    tell(moved(card));
    expect(board.carry.drag.held.get()).toBeNull();
    expect(store.binOf(card.key)).toBe('onHold:PREP');
    expect(errors).toEqual(['Maria Ortiz moved the card you were holding.']);
  });
  it('shows who holds a card, but not oneself', () => {
    const { board, tell, card } = anOpenBoard();
    const hold = (stream: string, is_held: boolean): LiveEvent => ({
      name: 'hold',
      data: {
        category: 'pebble',
        card_key: card.key,
        user: { id: 4, name: 'Maria Ortiz', initials: 'MO' },
        stream,
        is_held,
      },
    });
    tell(hold('mine', true));
    expect(board.shown.marks.heldBy.get(card.key)).toBeUndefined();
    tell(hold('theirs', true));
    expect(board.shown.marks.heldBy.get(card.key)?.initials).toBe('MO');
    tell(hold('theirs', false));
    expect(board.shown.marks.heldBy.get(card.key)).toBeUndefined();
  });
  it('is asked for after a gap, and all of it after a resync [BRD-012]', () => {
    const { tell, refreshed } = anOpenBoard();
    tell({ name: 'hello', data: { cursor: 'c', stream: 's' } }, true);
    tell({ name: 'hello', data: { cursor: 'c', stream: 's' } }, false);
    tell({ name: 'resync', data: { cursor: 'c' } });
    expect(refreshed).toEqual([false, true]);
  });
});
