import { toldElsewhere } from './told/told';
import { daysBetween, type CivilDate } from '../civilDate';
import { answersOf } from '../evening/siteAnswer';
import { isTray } from './bins';
import { loadOf, quantityOf } from './heads';
import type { Bin, BoardCategory } from './kinds';
import { isDone, isPastDue } from './pastDue';
import type { Card, SubJob } from './types';

/** Why a scheduler looks at a card in the morning [SDY-014]. */
export type AttentionKind =
  | 'past_due'
  | 'not_ready'
  | 'told_other'
  | 'over_capacity'
  | 'no_quantity'
  | 'long_wait'
  | 'broken_chain';

/** What each board counts: warranty visits are not measured. */
export const ATTENTION_KINDS: Readonly<Record<BoardCategory, readonly AttentionKind[]>> = {
  gunite: ['past_due', 'not_ready', 'told_other', 'over_capacity', 'no_quantity', 'long_wait', 'broken_chain'],
  pebble: ['past_due', 'not_ready', 'told_other', 'over_capacity', 'no_quantity', 'long_wait', 'broken_chain'],
  warranty: ['past_due', 'not_ready', 'told_other', 'long_wait'],
};

/** A card that has waited longer than so many days is counted. */
export const MAX_WAIT_DAYS = 7;

/** A bin of the shown days with its cards. */
export interface FilledBin {
  bin: Bin;
  cards: readonly Card[];
}

/** What a board shows: all that the counts read. */
export interface AttentionBoard {
  category: BoardCategory;
  today: CivilDate;
  sub_jobs: ReadonlyMap<number, SubJob>;
  /** Of a crew's day, in yards or square feet; null where nothing is measured. */
  capacity: (bin: Bin) => number | null;
  bins: readonly FilledBin[];
  /** The cards of broken chains, once the gaps are known [SDY-003]. */
  broken?: { has: (key: string) => boolean } | undefined;
}

/** True for open work whose presite visit found something missing, or whose builder or homeowner said "Not ready". */
export const isNotReady = (card: Card, subJob: SubJob): boolean =>
  !isDone(card) &&
  ((subJob.readiness?.missing.length ?? 0) > 0 || answersOf(card, subJob).some(({ answer }) => answer === 'not_ready'));

/** True for open work whose yards or square feet nobody has entered: every load that it is part of says too little. */
export const lacksQuantity = (card: Card, subJob: SubJob, category: BoardCategory): boolean =>
  !isDone(card) && quantityOf(card, subJob, category) === null;

/** True for a crew's day from today on that has more than the crew can do; what is over cannot be planned anew. */
export const isOverCapacity = (
  { bin, cards }: FilledBin,
  { category, today, sub_jobs, capacity }: Omit<AttentionBoard, 'bins'>,
): boolean =>
  bin.date !== null && bin.date >= today && loadOf(cards, sub_jobs, category, capacity(bin)).level === 'red';

/** Since when a card in a tray waits: for its builder, or for a first warranty visit; null where nobody knows. */
const waitsSince = ({ entity }: Card, subJob: SubJob, { kind }: Bin): CivilDate | null => {
  if (kind === 'awaitingBuilder') return subJob.awaiting_builder_date ?? subJob.creation_date ?? null;
  return entity === 'job_detail' ? (subJob.creation_date ?? null) : null;
};

/** True for a card that waits in a tray for more than {@link MAX_WAIT_DAYS} days. */
export const waitsTooLong = (card: Card, subJob: SubJob, bin: Bin, today: CivilDate): boolean => {
  const since = isTray(bin) && !isDone(card) ? waitsSince(card, subJob, bin) : null;
  return since !== null && daysBetween(since, today) > MAX_WAIT_DAYS;
};

type Rule = (at: { card: Card; subJob: SubJob; bin: Bin; isOver: boolean }, board: AttentionBoard) => boolean;

const RULES: Readonly<Record<AttentionKind, Rule>> = {
  past_due: ({ card, subJob, bin }, { today }) => isPastDue(card, subJob, bin, today),
  not_ready: ({ card, subJob }) => isNotReady(card, subJob),
  told_other: ({ card, subJob }) => toldElsewhere(card, subJob) !== null,
  broken_chain: ({ card }, { broken }) => broken?.has(card.key) ?? false,
  over_capacity: ({ isOver }) => isOver,
  no_quantity: ({ card, subJob }, { category }) => lacksQuantity(card, subJob, category),
  long_wait: ({ card, subJob, bin }, { today }) => waitsTooLong(card, subJob, bin, today),
};

export const isAttentionKind = (text: string): text is AttentionKind => Object.hasOwn(RULES, text);

/** By each reason of the board, the keys of the cards that it counts, in the order in which they stand [SDY-014]. */
export const cardsByAttention = (board: AttentionBoard): ReadonlyMap<AttentionKind, ReadonlySet<string>> => {
  const found = new Map(ATTENTION_KINDS[board.category].map((kind) => [kind, new Set<string>()]));
  for (const { bin, cards } of board.bins) {
    const isOver = isOverCapacity({ bin, cards }, board);
    for (const card of cards) {
      const subJob = board.sub_jobs.get(card.job_detail_id);
      if (!subJob) continue;
      for (const [kind, keys] of found) if (RULES[kind]({ card, subJob, bin, isOver }, board)) keys.add(card.key);
    }
  }
  return found;
};
