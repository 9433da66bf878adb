import { describe, expect, it } from 'vitest';
import { aCard, aSubJob, CREWS, EDITOR, TODAY } from '#domain/boards/testBoard';
import type { BoardQueryAnswer } from './boardQuery';
import { keptBoards } from './keptBoards';

type Kept = BoardQueryAnswer['boardCards'];

const answer = (fields: Partial<Kept> = {}): Kept => ({
  category: 'pebble',
  view: 'week',
  date: TODAY,
  today: TODAY,
  cursor: 'one',
  days: [TODAY],
  crews: CREWS,
  cards: [aCard({ id: 1, notes: 'old' }), aCard({ id: 2 })],
  sub_jobs: [aSubJob({ id: 9001 })],
  removed: [],
  rights: EDITOR,
  is_complete: true,
  ...fields,
});

/** A device that keeps answers by their dates. */
const aDevice = (today = TODAY) => {
  const kept = new Map<string | null, Kept>();
  const boards = keptBoards({
    get: async (date) => kept.get(date) ?? null,
    put: (date, next) => void kept.set(date, next),
    today: () => today,
  });
  return { boards, kept };
};

describe('a board that the device showed before', () => {
  it('is drawn as it was, with the cursor after which changes are asked', async () => {
    const { boards, kept } = aDevice();
    expect(await boards.get(TODAY)).toBeNull();
    kept.set(TODAY, answer());
    const board = await boards.get(TODAY);
    expect(board?.answer.cursor).toBe('one');
    expect(board?.answer.cards.map(({ key }) => key)).toEqual(['crew_information:1', 'crew_information:2']);
    expect(board?.rights).toEqual(EDITOR);
  });

  it('is not the board of "today" when that was another day [SDY-009]', async () => {
    const { boards, kept } = aDevice('2026-03-06');
    kept.set(null, answer());
    kept.set(TODAY, answer());
    expect(await boards.get(null)).toBeNull();
    expect(await boards.get(TODAY)).not.toBeNull();
  });

  it('takes in what changed, what went and who may do what', async () => {
    const { boards, kept } = aDevice();
    kept.set(TODAY, answer());
    const rights = { can_edit: false, can_move_all: false };
    await boards.take(
      TODAY,
      'one',
      answer({
        cursor: 'two',
        cards: [aCard({ id: 1, version: 2, notes: 'new' }), aCard({ id: 3 })],
        sub_jobs: [],
        removed: ['crew_information:2'],
        rights,
        is_complete: false,
      }),
    );
    const board = await boards.get(TODAY);
    expect(board?.answer.cursor).toBe('two');
    expect(board?.answer.cards.map(({ key, notes }) => [key, notes])).toEqual([
      ['crew_information:1', 'new'],
      ['crew_information:3', null],
    ]);
    expect(board?.rights).toEqual(rights);
  });

  it('is the one that was opened for today, too', async () => {
    const { boards, kept } = aDevice();
    kept.set(null, answer());
    await boards.take(TODAY, 'one', answer({ cursor: 'two', cards: [], is_complete: false }));
    expect([kept.get(null)?.cursor, kept.has(TODAY)]).toEqual(['two', false]);
    await boards.take('2026-03-09', 'two', answer({ cursor: 'three', cards: [], is_complete: false }));
    expect(kept.get(null)?.cursor).toBe('two');
  });

  it('takes in no changes after another cursor, between which some would be missing', async () => {
    const { boards, kept } = aDevice();
    kept.set(TODAY, answer({ cursor: 'two' }));
    await boards.take(TODAY, 'one', answer({ cursor: 'three', cards: [] }));
    await boards.take('2026-03-09', 'one', answer({ cursor: 'three' }));
    expect(kept.get(TODAY)?.cursor).toBe('two');
    expect(kept.has('2026-03-09')).toBe(false);
  });
});
