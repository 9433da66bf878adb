import type { BoardState } from './boardState';
import { isTray } from './bins';
import type { Bin } from './kinds';
import type { Card, SubJob, SubJobFacts } from './types';

/** Cards wait in the order of what their faces say; a decision, which knows no faces, takes no order from a tray. */
export type SubJobInOrder = SubJobFacts & Partial<Pick<SubJob, 'requested_app_date' | 'job_name'>>;
type SubJobs = Pick<BoardState<SubJobInOrder>, 'sub_jobs'>;

/** Empty sorts last. */
const byNumber = (a: number | null, b: number | null): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : a - b;
};

const byText = (a: string | null, b: string | null): number => {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
};

const names = new Intl.Collator('en', { sensitivity: 'base' });

/** True for cards that have an order number; a repair has none, takes no position and stands last. */
export const isOrdered = (card: Card): boolean =>
  card.entity === 'crew_information' || card.entity === 'gunite_history';

/**
 * Order number (empty last), then the kept sequence, then id; repairs after all ordered cards, by id
 * [BRD-063].
 */
const byOrder = (a: Card, b: Card): number => {
  if (isOrdered(a) !== isOrdered(b)) return isOrdered(a) ? -1 : 1;
  return (
    (isOrdered(a)
      ? byNumber(a.job_order, b.job_order) || byNumber(a.position, b.position)
      : byText(a.start ?? null, b.start ?? null)) ||
    a.id - b.id ||
    byText(a.key, b.key)
  );
};

/** The sort key of a card in a tray. */
interface Due {
  card: Card;
  date: string | null;
  name: string;
}

const dueOf = (card: Card, { sub_jobs }: SubJobs): Due => {
  const subJob = sub_jobs.get(card.job_detail_id);
  return { card, date: card.date ?? subJob?.requested_app_date ?? null, name: subJob?.job_name ?? '' };
};

/** Date, else requested date (empty last), then job name, then id [BRD-063]. */
const byDue = (a: Due, b: Due): number =>
  byText(a.date, b.date) || names.compare(a.name, b.name) || a.card.id - b.card.id || byText(a.card.key, b.card.key);

/** How the cards of a bin stand, as a comparison for sort. */
export const binOrder = (bin: Bin, state: SubJobs): ((a: Card, b: Card) => number) =>
  isTray(bin) ? (a, b) => byDue(dueOf(a, state), dueOf(b, state)) : byOrder;

/** Puts the cards of a bin in their order, where they are. What a card stands by is looked up once, not at each look at it. */
export const putInOrder = (bin: Bin, cards: Card[], state: SubJobs): Card[] => {
  if (!isTray(bin)) return cards.sort(byOrder);
  const due = cards.map((card) => dueOf(card, state)).sort(byDue);
  for (const [at, { card }] of due.entries()) cards[at] = card;
  return cards;
};
