import type { MovedCard } from '#domain/boards/movedCard';
import type { RowPlace } from '#domain/boards/placeBin';
import type { CardEntity } from '#domain/boards/types';

/** A field that a mutation changed; the names are those of the rows that ids point to. */
export interface CardChange {
  entity: string;
  field: string;
  label: string;
  before: unknown;
  after: unknown;
  before_name: string | null;
  after_name: string | null;
}

export interface NamedPlace extends RowPlace {
  crew_name: string | null;
}

/** What one mutation did to a card and to its sub-job. */
export interface CardHistoryEntry {
  mutation_id: string;
  /** ISO 8601. */
  at: string;
  command: string;
  op: 'insert' | 'update' | 'delete';
  /** Whether the user holds what taking it back needs, as the card stands now. */
  may_undo: boolean;
  /** Rows by table that the same mutation wrote: taking it back changes all of them. */
  touched?: readonly { count: number }[];
  user: { id: number; name: string } | null;
  changes: readonly CardChange[];
  /** Null when the card did not move. */
  from: NamedPlace | null;
  to: NamedPlace | null;
}

export interface CardHistory {
  items: readonly CardHistoryEntry[];
  hasMore: boolean;
}

interface Page {
  items: readonly CardHistoryEntry[];
  total_count: number;
}

/**
 * A card's own history with that of its sub-job, newest first: a mutation that wrote both is one entry. Of the sub-job
 * only what a person did to it is told, not what followed from a move.
 */
export const mergedHistory = (card: Page, job: Page, shownPages: number, size: number): CardHistory => {
  const own = new Map(card.items.map((entry) => [entry.mutation_id, entry]));
  const ofJob = job.items.filter(
    (entry) => !own.has(entry.mutation_id) && entry.changes.length > 0 && entry.op === 'update',
  );
  const items = [...own.values(), ...ofJob.map((entry) => ({ ...entry, from: null, to: null }))];
  return {
    items: items.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
    hasMore: Math.max(card.total_count, job.total_count) > shownPages * size,
  };
};

/** A card that somebody else moved since this user last looked. */
export type MoveOfOther = MovedCard<NamedPlace, CardEntity>;
