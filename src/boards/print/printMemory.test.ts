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
    const api = {
      printed: async () => server,
      keepPrinted: async (days: PrintedDays) => {
        server = laterPrinted(server, days);
      },
    };
    return { use, api, memory: printMemory('printed', api) };
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
    await home.memory.meet();
    expect(printChanges(home.memory.read(), printed(onCard({ notes: 'gate is open' }))).changed).toEqual(
      new Set([key]),
    );
  });

  it('stays in the browser while there is no server, and is told when there is one', async () => {
    const offline = aBrowser();
    offline.use();
    const memory = printMemory('printed', {
      ...offline.api,
      keepPrinted: async () => Promise.reject(new Error('no connection')),
    });
    memory.keep(before);
    expect([memory.read(), server]).toEqual([before, {}]);
    await offline.memory.meet();
    expect(server).toEqual(before);
  });
});
