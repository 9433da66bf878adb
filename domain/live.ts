/**
 * What the live stream (GET /v1/events) tells browsers. Every event that comes from the change log carries the cursor
 * behind it, opaque to clients: a reconnect sends the last one back and goes on from there.
 */
import type { BoardCategory } from './boards/kinds';
import type { Card, SubJob } from './boards/types';

export interface LiveUser {
  id: number;
  name: string;
}

/**
 * The first event of a stream: where it starts; for one that goes on from a cursor, that cursor, until the missed
 * events have come.
 */
interface HelloEvent {
  cursor: string;
  /** The stream's id, for presence. */
  stream: string;
}

/** Records that a mutation changed; a screen that shows one of them asks for it again. */
export interface ChangeEvent {
  cursor: string;
  mutation_id: string;
  user: LiveUser | null;
  records: readonly { entity: string; id: number; op: 'insert' | 'update' | 'delete' }[];
}

/**
 * Cards of a board as they are now, with their sub-jobs, after one or several mutations. A card that was only
 * renumbered in its bin comes without its sub-job: who does not know that one does not show the card.
 */
export interface CardsEvent {
  cursor: string;
  category: BoardCategory;
  cards: readonly Card[];
  sub_jobs: readonly SubJob[];
  /** Keys of cards that are gone. */
  removed: readonly string[];
  /** Who last changed a card, by its key, and in which mutation: a browser knows its own echo by it. */
  changed_by: Readonly<Record<string, { mutation_id: string; user: LiveUser | null }>>;
}

/** The screens whose cards show who holds them. */
export const HELD_ON = ['gunite', 'pebble', 'warranty', 'presite'] as const;
export type HeldOn = (typeof HELD_ON)[number];

/** Someone picked a card up, or let it go (`is_held` false). A hold ends by itself after 30 s. */
export interface HoldEvent {
  category: HeldOn;
  card_key: string;
  user: LiveUser & { initials: string };
  stream: string;
  is_held: boolean;
}

/** Someone opened a board, or left it (`is_open` false). One that is not told again ends by itself after 2 min. */
export interface ViewerEvent {
  category: HeldOn;
  user: LiveUser & { initials: string };
  stream: string;
  /** The tab, by an id of its own: the tabs of a browser share a stream. */
  screen: string;
  is_open: boolean;
}

/** Who else is at a board as it is opened, and what is in their hands: the answer of PUT /v1/viewers. */
export interface AtBoard {
  viewers: readonly ViewerEvent[];
  holds: readonly HoldEvent[];
}

/** The events by their name on the stream. `resync`: too much was missed, load everything again. */
export interface LiveEvents {
  hello: HelloEvent;
  change: ChangeEvent;
  cards: CardsEvent;
  hold: HoldEvent;
  viewer: ViewerEvent;
  resync: { cursor: string };
  /** Something changed behind the user's own bell. */
  notification: { cursor: string };
}

export type LiveEventName = keyof LiveEvents;

/** How long somebody is at a board without saying so again, in milliseconds. */
export const OPEN_MS = 120_000;

/** How long a hold is shown without being renewed, in milliseconds. */
export const HOLD_MS = 30_000;

/** "Maria del Carmen Ortiz" is MO: the first letters of the first and the last word. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toLocaleUpperCase() ?? '')
    .join('');
};
