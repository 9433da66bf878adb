import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Change } from '#domain/changes';
import type { CivilDate } from '#domain/civilDate';
import type { Actor } from '../access/actor';
import type { Database, Tx } from '../db/database';
import type { LoggedChange } from '../events/emit';
import type { Files } from '../files/files';
import { gazetteer } from '../geocoding/gazetteer';
import type { Geocoder } from '../geocoding/geocoder';
import type { UserDirectory } from '../identity/directory/userDirectory';
import type { Mailer } from '../mail/mailer';
import type { Entities, EntityTable } from '../db/entityTable';
import type { Row, Runner } from '../db/statement';
import { drizzleOn } from '../db/drizzleOn';

/** One mutation document on its way: its transaction, its rows under lock, and what it has changed so far. */
export interface Mutation {
  readonly id: string;
  readonly actor: Actor;
  readonly client: pg.PoolClient;
  /** The transaction for queries made with Drizzle. */
  readonly db: Tx;
  readonly entities: Entities;
  /** The business day of the server's clock. */
  readonly today: CivilDate;
  /** When it came, where the clock of the device that made it is ahead and tells no time; null otherwise. */
  readonly cameAt: Date | null;
  /** Rows locked so far, as they stand in this transaction, by table and id. */
  readonly locked: Map<string, Map<number, Row>>;
  /**
   * Rows read in places that the transaction holds, whose numbers nobody else can change; they are not locked
   * themselves.
   */
  readonly seen: Map<string, Map<number, Row>>;
  /** The days of the boards that the transaction holds, by name. */
  readonly held: Set<string>;
  readonly log: LoggedChange[];
  /** What the sender calls the rows made so far, by table and id. */
  readonly clientKeys: Map<string, Map<number, string>>;
  readonly files: Files;
  /** The accounts of the identity provider. */
  readonly directory: UserDirectory;
  /** Puts mails into the queue, with the transaction of the mutation. */
  readonly mailer: Mailer;
  /** Says where an address is. */
  readonly geocoder: Geocoder;
  /** What takes back things done outside of the database, when the mutation is not committed. */
  readonly outside: (() => Promise<void>)[];
  /** Whether its key is its own to use; never refused. Nothing is written before that is known. */
  readonly isClaimed: Promise<boolean>;
  /** What whoever asks has proven to be that person with, a moment ago; null without. */
  readonly proof: string | null;
  /** Whether the proof was taken: one is enough for all that a document does. */
  isProven: boolean;
  /** The answer carries a secret: a repeated request is told that it was carried out, and no more. */
  isSecret: boolean;
}

/**
 * What a right is asked of: who asks, and the records as they are. A mutation holds them under lock, who only looks
 * reads them.
 */
export type Looking = Pick<Mutation, 'actor' | 'db' | 'entities' | 'today' | 'locked' | 'seen'> & {
  readonly client: Runner;
  readonly isLooking?: true;
};

export interface MutationDeps {
  actor: Actor;
  client: pg.PoolClient;
  database: Database;
  entities: Entities;
  today: CivilDate;
  cameAt?: Date | null;
  files: Files;
  directory: UserDirectory;
  mailer: Mailer;
  geocoder?: Geocoder | undefined;
  proof?: string | null;
  /** What its transaction holds from the start. */
  held?: readonly string[];
  isClaimed?: Promise<boolean>;
}

const CLAIMED = Promise.resolve(true);

export const newMutation = ({
  database,
  geocoder = gazetteer,
  isClaimed = CLAIMED,
  proof = null,
  cameAt = null,
  ...deps
}: MutationDeps): Mutation => {
  let db: Tx | undefined;
  return {
    ...deps,
    geocoder,
    isClaimed,
    id: randomUUID(),
    locked: new Map(),
    seen: new Map(),
    held: new Set(deps.held),
    log: [],
    clientKeys: new Map(),
    outside: [],
    proof,
    cameAt,
    isProven: false,
    isSecret: false,
    get db() {
      return (db ??= drizzleOn(deps.client, database)); // made for those who use it: it costs as much as a small query
    },
  };
};

/** The table behind an entity's name. @throws RangeError for a name that no table has */
export const entityOf = ({ entities }: Pick<Mutation, 'entities'>, name: string): EntityTable => {
  const entity = entities.get(name);
  if (!entity) throw new RangeError(`no table is named ${name}`);
  return entity;
};

/** A locked row, undefined when the table has no such row or nobody locked it. */
export const lockedRow = (mutation: Pick<Mutation, 'locked'>, entity: string, id: number): Row | undefined =>
  mutation.locked.get(entity)?.get(id);

/**
 * The row that a change starts from: a locked one; for an effect, which gives a number or a summary alone, also one
 * merely seen.
 */
export const standingRow = (
  mutation: Mutation,
  { entity, id, effect }: Pick<Change, 'entity' | 'id' | 'effect'>,
): Row | undefined => {
  if (id === null) return undefined;
  return lockedRow(mutation, entity, id) ?? (effect ? mutation.seen.get(entity)?.get(id) : undefined);
};
