import type { ServerMessage } from '../../dataProvider/errorText';
import type { Contest } from '../../saving/mergeDrafts';

/**
 * What can be changed without a network, in the order in which it is sent: a job names homeowners, a work order its
 * sub-job.
 */
export const ENTITIES = ['homeowner', 'estimate', 'job', 'work_order'] as const;
type Entity = (typeof ENTITIES)[number];

/** A write as it goes over the wire, kept whole: sent again it must be the same to the letter. */
export interface Request {
  text: string;
  variables: Readonly<Record<string, unknown>>;
}

/** A write that was begun: until its answer is stored nobody knows whether it was carried out. */
export interface Attempt<Draft> {
  /** The idempotency key of the change. */
  action: string;
  /** Null in a file of a device: what it says is not sent, a request is built anew from `mine` [SEC-002]. */
  request: Request | null;
  /** What stood here when it was made. */
  mine: Draft;
  /** The turn of that. */
  turn: number;
  /** When that was typed, by the clock of the device; unknown of writes that an older version began. */
  made_at?: string;
}

/** Why a change is still here after a sync: in words only where it is read; `message` is empty where the server said nothing. */
export interface SyncRefusal extends ServerMessage {
  code: 'refused' | 'gone' | 'conflict' | 'waits' | 'contended' | 'unbuilt' | 'connection' | 'session';
}

/** A record as it was changed on this device. */
export interface Change<Draft = unknown> {
  /** `{entity}:{id}`, or `{entity}:tmp-{uuid}` until it is stored [OFF-007]. */
  key: string;
  entity: Entity;
  /** Null until it is stored. */
  id: number | null;
  /** What stands for its number until then, below 0; in other records too. */
  local: number | null;
  /** As it was stored when it was first changed here; null for a new one. */
  base: Draft | null;
  mine: Draft;
  title: string;
  /** Counts the edits: one that comes while the record is sent stays. */
  turn: number;
  /** By the clock of this device. */
  begun_at: string;
  changed_at: string;
  attempt: Attempt<Draft> | null;
  refusal: SyncRefusal | null;
}

/** How records of one entity are read, merged and written. */
export interface SyncKind<Draft = unknown> {
  /** As it is stored now; null for one that is deleted, or out of reach. */
  read(id: number): Promise<Draft | null>;
  merge(
    base: Draft,
    mine: Draft,
    theirs: Draft,
    chosen?: ReadonlySet<string>,
  ): { merged: Draft; contested: readonly Contest[] };
  /** Null when what is stored says it all. @param theirs null to make it */
  request(merged: Draft, theirs: Draft | null): Request | null;
  /**
   * What an answer says is stored, its rows with the keys that they have in `sent`; the numbers of rows that other
   * records name.
   */
  stored(answer: unknown, sent: Draft): { id: number; draft: Draft; numbers?: readonly LocalNumber[] };
  /** A draft with the numbers that its new rows got. */
  numbered(draft: Draft, stored: Draft): Draft;
  /**
   * With the numbers of the records that it names and that were new. @param numberOf undefined while such a one is not
   * stored
   */
  withNumbers(draft: Draft, numberOf: (local: number) => number | undefined): Draft | null;
}

/** What stood for a record until it was stored, and its number since. */
export interface LocalNumber {
  local: number;
  id: number;
}

/** Writes that are made in one transaction. */
export interface Batch {
  put?: readonly Change[];
  remove?: readonly string[];
  /** Numbers that new records got. */
  numbers?: readonly LocalNumber[];
  /** Copies of what is stored by now. */
  copies?: readonly { key: string; value: unknown }[];
}

/** Where changes are kept. What it answers has happened: it survives a killed tab. */
export interface ChangeStore {
  all(): Promise<readonly Change[]>;
  one(key: string): Promise<Change | undefined>;
  numbers(): Promise<ReadonlyMap<number, number>>;
  /**
   * Reads a change and writes what is decided about it, both in one transaction. @throws when the device is full, and
   * nothing is written
   */
  modify(key: string, decide: (found: Change | undefined) => Batch): Promise<void>;
}

/** The key of a record by its number: of `job:tmp-5f…` and 12 it is `job:12`. */
export const keyWith = (key: string, id: number): string => key.replace(/[^:]*$/, String(id));

/** `-7` in an address, or in another record, stands for what is not stored yet. */
export const isLocal = (id: unknown): id is number => typeof id === 'number' && id < 0;
