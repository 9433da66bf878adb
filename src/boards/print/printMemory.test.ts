import { beforeEach, describe, expect, it, vi } from 'vitest';
import { boardConfig } from '#domain/boards/config';
import type { BoardAnswer } from '#domain/boards/types';
import { createBoardStore } from '../store/boardStore';
import { aBoardAnswer } from '../stories/boardData';
import { SCHEDULER } from '../stories/fakeBoardApi';
import { laterPrinted, type PrintedDays } from '#domain/boards/printedDays';
import { printChanges, printedNow, printMemory } from './printMemory';

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
  it('is a card that moved among the others, not those that have another number for it [PRT-007]', () => {
    const at = '2026-03-04T15:00:00.000Z';
    const day = (cards: Record<string, string>): PrintedDays => ({
      '2026-03-05': {
        at,
        cards: Object.fromEntries(Object.entries(cards).map(([name, sign]) => [name, [sign, name]])),
      },
    });
    const four = day({ a: 'x.bin.0', b: 'x.bin.1', c: 'x.bin.2', d: 'x.bin.3' });
    const without = day({ b: 'x.bin.0', c: 'x.bin.1', d: 'x.bin.2' });
    expect([...printChanges(four, without).changed]).toEqual([]);
    expect(printChanges(four, without).gone).toEqual(['a']);
    expect([...printChanges(without, four).changed]).toEqual(['a']);
    const last = day({ b: 'x.bin.0', c: 'x.bin.1', d: 'x.bin.2', a: 'x.bin.3' });
    expect([...printChanges(four, last).changed]).toEqual(['a']);
    const elsewhere = day({ a: 'x.bin.0', b: 'x.bin.1', c: 'x.bin.2', d: 'x.two.0' });
    expect([...printChanges(four, elsewhere).changed]).toEqual(['d']);
  });
  it('is no card that has but another number on the board itself [PRT-007]', () => {
    const renumbered = printed((all) => ({
      ...all,
      cards: all.cards.map((card) => (card.job_order === null ? card : { ...card, job_order: card.job_order + 1 })),
    }));
    expect(JSON.stringify(answer.cards)).toMatch(/"job_order":\d/);
    expect([...printChanges(before, renumbered).changed]).toEqual([]);
  });
  it('follows a card to a day that was never printed, and takes the print it came from for the last [PRT-007]', () => {
    const thursday = { '2026-03-05': before['2026-03-05'] ?? { at: '', cards: {} } };
    const moved = printChanges(thursday, printed(onCard({ date: '2026-03-06' })));
    expect([...moved.changed]).toEqual([key]);
    const { '2026-03-06': friday = { at: '', cards: {} } } = printed(onCard({ date: '2026-03-06' }));
    expect(printChanges(thursday, { '2026-03-06': friday })).toEqual({ since: AT, changed: new Set([key]), gone: [] });
  });
  it('is not told of what a version printed that knew no places [PRT-007]', () => {
    const old = { '2026-03-05': { at: AT.toISOString(), cards: { [key]: ['1abc', 'Oak'] as const } } };
    expect(printChanges(old, before)).toEqual({ since: null, changed: new Set(), gone: [] });
  });
});

describe('the memory of prints', () => {
  /** A browser with a storage of its own, before a server that all of them share. */
  let server: PrintedDays;
  const aBrowser = () => {
    const storage = new Map<string, string>();
    const use = (): void =>
      void vi.stubGlobal('window', {
        localStorage: {
          getItem: (name: string) => storage.get(name) ?? null,
          setItem: (name: string, value: string) => storage.set(name, value),
        },
      });
    const keepPrinted = async (days: PrintedDays): Promise<void> => {
      server = laterPrinted(server, days);
    };
    return { use, memory: printMemory('printed', keepPrinted) };
  };
  beforeEach(() => {
    server = {};
    return () => {
      vi.unstubAllGlobals();
    };
  });

  it('is of the user, whatever browser the last print came from [PRT-003]', async () => {
    const [office, home] = [aBrowser(), aBrowser()];
    office.use();
    office.memory.keep(before);
    home.use();
    expect(home.memory.read()).toEqual({});
    await home.memory.meet(server);
    expect(printChanges(home.memory.read(), printed(onCard({ notes: 'gate is open' }))).changed).toEqual(
      new Set([key]),
    );
  });

  it('stays in the browser while there is no server, and is told when there is one', async () => {
    const offline = aBrowser();
    offline.use();
    const memory = printMemory('printed', async () => Promise.reject(new Error('no connection')));
    memory.keep(before);
    expect([memory.read(), server]).toEqual([before, {}]);
    await offline.memory.meet(server);
    expect(server).toEqual(before);
  });
});
