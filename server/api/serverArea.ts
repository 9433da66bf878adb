import type { FastifyInstance } from 'fastify';
import type { Publisher } from '../events/publishers';
import type { MailAnswered } from '../mail/writeOutcomes';
import type { Mutation } from '../pipeline/mutation';
import type { PaperKind } from '../pdf/registerPdfs';
import type { Services } from '../services';
import type { Registry } from './registry';
import type { RecordHistory } from './recordHistory';
import type { Resource } from './resource';
import type { SchemaModule } from './schema';

/**
 * A business area, as the server sees it: what it adds to the schema, the routes, the live events and every mutation.
 */
export interface ServerArea {
  /** The resources that the area generates. */
  resources?: readonly Resource[];
  /** The named calls of the area. */
  calls?: readonly SchemaModule[];
  /** The histories of its tables whose rows have no resource, by table. */
  histories?: Readonly<Record<string, RecordHistory>>;
  /** Its papers, by the kind in their address. */
  papers?: Readonly<Record<string, PaperKind>>;
  /** Adds its addresses beside /graphql. */
  routes?(app: FastifyInstance, services: Services): void;
  /** Makes the live events that it tells. */
  publishers?(services: Pick<Services, 'open'> & { registry: Registry }): readonly Publisher[];
  /**
   * Runs at the end of every mutation, in its transaction: what follows from it, and what must hold. @throws AppError
   */
  beforeCommit?: readonly ((mutation: Mutation) => Promise<void>)[];
  /** Runs with what is written of each try of a mail, in its transaction: what follows from whom it has reached. */
  mailAnswered?: readonly MailAnswered[];
}

/** What all areas add of one kind, in their order. */
export const ofAreas = <Key extends 'resources' | 'calls' | 'beforeCommit' | 'mailAnswered'>(
  areas: readonly ServerArea[],
  key: Key,
): NonNullable<ServerArea[Key]>[number][] => areas.flatMap((area) => [...(area[key] ?? [])]);
