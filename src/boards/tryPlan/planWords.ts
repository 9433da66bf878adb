import type { ChangedItem } from '#domain/boards/plan/triedPlan';
import type { Board } from '../board/createBoard';
import { milesText } from '../distance/figureWords';
import { dayText } from '../look/dayText';
import type { DrawnPlan } from './planDraft';
import type { PlanText } from './planMessages';

/** So many crews' days are named; the rest is counted. */
const MAX_FULL = 3;

/** What became of a card of the plan. */
export const changeWords = (
  { key, why, bin }: ChangedItem,
  jobOf: (key: string) => string,
  board: Board,
  text: PlanText,
): string => text(`changed_${why}`, { job: jobOf(key), bin: board.voice.words.bin(bin) });

const fullWords = ({ full }: DrawnPlan, board: Board, text: PlanText): string => {
  if (full.length === 0) return text('over_none');
  const { crews } = board.store.facts();
  const days = full.slice(0, MAX_FULL).map(({ bin, percent }) =>
    text('over_day', {
      crew: crews.get(bin.crew_id ?? 0)?.name ?? '',
      day: bin.date === null ? '' : dayText(bin.date, board.voice.words.language()).short,
      percent,
    }),
  );
  const more = full.length > MAX_FULL ? [text('more', { smart_count: full.length - MAX_FULL })] : [];
  return text('over', { smart_count: full.length, days: [...days, ...more].join(', ') });
};

const SOURCES = {
  by_road: 'by_road',
  some_by_road: 'some_by_road',
  straight: 'straight',
  asking: 'straight',
  no_roads: 'straight',
} as const;

const milesWords = ({ miles }: DrawnPlan, text: PlanText): string => {
  if (!miles) return text('no_distances');
  const { added, unplaced, source } = miles;
  const shown = milesText(Math.abs(added));
  const figure = shown === '0' ? text('same_miles') : text(added > 0 ? 'added' : 'saved', { miles: shown });
  const unknown = unplaced > 0 ? `, ${text('unplaced', { smart_count: unplaced })}` : '';
  return `${figure} (${text(SOURCES[source])}${unknown})`;
};

/** How many moves, which crews they overload, and what they cost in miles. */
export const countWords = (plan: DrawnPlan, board: Board, text: PlanText): string =>
  plan.items.length === 0
    ? text('none')
    : [text('move', { smart_count: plan.items.length }), fullWords(plan, board, text), milesWords(plan, text)].join(
        ' · ',
      );
