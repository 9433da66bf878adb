import { isCivilDate, type CivilDate } from '#domain/civilDate';
import { isRecord } from '#domain/values';
import type { Question } from '../../dataProvider/links/link';
import { keyOf } from './keptLink';

interface Kept {
  at: number;
  data: Record<string, unknown>;
}

/** What is kept of a user: the keys of all answers, the oldest first, and each of them. */
interface Shelf {
  keys: () => Promise<readonly string[]>;
  get: (key: string) => Promise<Kept | null>;
  today: () => CivilDate;
}

const variablesIn = (key: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(key.slice(key.indexOf('{')));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

/**
 * The board of a day out of another kept board in which that day lies: a week shows each of its days, whatever day it was opened by.
 * Null for what is no board, and for a day that nothing kept holds.
 */
export const boardOfDay = async (
  { document, variables }: Pick<Question, 'document' | 'variables'>,
  shelf: Shelf,
): Promise<Kept | null> => {
  if (document.name !== 'BoardCards') return null;
  const { category, view } = variables;
  const date = variables.date ?? shelf.today();
  if (!isCivilDate(date)) return null;
  const beginning = keyOf({ document, variables: {} }).replace(/\{\}$/, '{');
  const found = (await shelf.keys()).filter((key) => {
    const of = variablesIn(key);
    return key.startsWith(beginning) && of.category === category && (of.view === view || of.view === 'week');
  });
  for (const key of found.toReversed()) {
    const kept = await shelf.get(key);
    const board = kept?.data.boardCards;
    if (!kept || !isRecord(board) || !Array.isArray(board.days) || !board.days.includes(date)) continue;
    const days = view === 'day' ? [date] : board.days;
    return { at: kept.at, data: { ...kept.data, boardCards: { ...board, view, date, days } } };
  }
  return null;
};
