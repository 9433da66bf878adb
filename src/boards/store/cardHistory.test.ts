import { describe, expect, it } from 'vitest';
import { formatMessage } from '../../i18n/message';
import { cardHistoryMessages } from '../commands/useHistoryText';
import { createBoardStore } from './boardStore';
import { aBoardAnswer, PEBBLE_WEEK } from '../stories/boardData';
import { SCHEDULER } from '../stories/fakeBoardApi';
import { mergedHistory, type CardHistoryEntry } from './cardHistory';
import { historyText } from '../commands/historyText';
import { undoable } from '../commands/CardHistory';

const KEY = 'crew_information:110';
const DANA = { id: 1, name: 'Dana Reyes' };
const field = (
  name: string,
  before: unknown,
  after: unknown,
  names: [string | null, string | null] = [null, null],
  entity = 'crew_information',
) => ({ entity, field: name, label: name, before, after, before_name: names[0], after_name: names[1] });
const entry = (fields: Partial<CardHistoryEntry>): CardHistoryEntry => ({
  mutation_id: 'm1',
  at: '2026-03-04T15:00:00Z',
  command: 'move',
  op: 'update',
  may_undo: true,
  user: DANA,
  changes: [],
  from: null,
  to: null,
  ...fields,
});
const place = { status_id: 2, date: null, crew_id: null, crew_name: null, phase_id: 1, type_id: null };

const store = createBoardStore(PEBBLE_WEEK, aBoardAnswer(), SCHEDULER);
const words = (one: CardHistoryEntry, language: 'en' | 'es' = 'en') =>
  historyText(one, KEY, {
    store,
    language,
    text: (message, params) => formatMessage(cardHistoryMessages[language], message, params),
  });

describe('the history of a card in words', () => {
  it('names the bins, and what else changed by its name', () => {
    const moved = entry({
      from: place,
      to: { ...place, crew_id: 1001, crew_name: 'Prep 1', date: '2026-03-05' },
      changes: [
        field('crew_id', null, 1001, [null, 'Prep 1']),
        field('date', null, '2026-03-05'),
        field('foreman_id', null, 7, [null, 'Luis Ortega']),
      ],
    });
    expect(words(moved)).toEqual({
      title: 'Moved',
      reasons: [],
      move: { from: 'Unassigned (Prep)', to: 'Prep 1, 03/05/2026' },
      changes: [{ label: 'Foreman', before: '(None)', after: 'Luis Ortega' }],
    });
    expect(words(moved, 'es').move).toEqual({ from: 'Sin asignar (Preparación)', to: 'Prep 1, 03/05/2026' });
  });

  it('tells an undo, and a change that moved nothing', () => {
    expect(words(entry({ command: 'undo move' })).title).toBe('Move undone');
    expect(
      words(entry({ changes: [field('status_id', 2, 19, ['Pending', 'Awaiting Builder'], 'job_detail')] })),
    ).toEqual({
      title: 'Changed',
      reasons: [],
      move: null,
      changes: [{ label: 'Status', before: 'Pending', after: 'Awaiting Builder' }],
    });
  });

  it('is one list of the card and its sub-job: what a move did to both is told once', () => {
    const card = {
      total_count: 2,
      items: [entry({ mutation_id: 'm3', at: '2026-03-03' }), entry({ mutation_id: 'm1', at: '2026-03-01' })],
    };
    const status = [field('status_id', 2, 19, [null, null], 'job_detail')];
    const job = {
      total_count: 3,
      items: [
        entry({ mutation_id: 'm3', changes: status }),
        entry({ mutation_id: 'm2', at: '2026-03-02', changes: status }),
        entry({ mutation_id: 'm0' }),
      ],
    };
    const merged = mergedHistory(card, job, 1, 20);
    expect(merged.items.map(({ mutation_id }) => mutation_id)).toEqual(['m3', 'm2', 'm1']);
    expect([merged.hasMore, mergedHistory(card, { ...job, total_count: 21 }, 1, 20).hasMore]).toEqual([false, true]);
  });
});

describe('what can be taken back', () => {
  it('is each mutation whose fields nothing has changed since', () => {
    const ids = undoable([
      entry({ mutation_id: 'm4', changes: [field('crew_id', 1, 2)] }),
      entry({ mutation_id: 'm3', changes: [field('notes', 'a', 'b')] }),
      entry({ mutation_id: 'm2', changes: [field('crew_id', null, 1), field('date', null, '2026-03-05')] }),
      entry({ mutation_id: 'm1', op: 'insert', changes: [field('phase_type_id', null, 1)] }),
      entry({ mutation_id: 'm0' }),
    ]);
    expect([...ids]).toEqual(['m4', 'm3']);
  });
});
