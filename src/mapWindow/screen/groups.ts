import type { WindowCard } from '../link/windowMessage';
import { lookAt, type Look } from './looks';

export type GroupBy = 'holder' | 'date';

/** The cards of a crew or of a day; those of nobody have an empty name. */
export interface CardGroup {
  name: string;
  look: Look;
  cards: readonly WindowCard[];
}

/** The cards by crew in the order of the board, or by day in the order of days; those without come last. */
export const groupsOf = (cards: readonly WindowCard[], by: GroupBy): CardGroup[] => {
  const found = new Map<string, WindowCard[]>();
  for (const card of cards) {
    const name = card[by] ?? '';
    const group = found.get(name);
    if (group) group.push(card);
    else found.set(name, [card]);
  }
  const names = [...found.keys()];
  if (by === 'date') names.sort();
  const ordered = [...names.filter(Boolean), ...names.filter((name) => name === '')];
  return ordered.map((name, place) => ({ name, look: lookAt(place), cards: found.get(name) ?? [] }));
};
