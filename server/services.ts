import type { FastifyBaseLogger } from 'fastify';
import type { BuiltSchema } from './api/schema';
import type { OpenDatabase } from './db/database';
import type { Reads } from './db/reads';
import type { Env } from './env';
import type { Files } from './files/files';
import type { Geocoder } from './geocoding/geocoder';
import type { Queue } from './queue/queue';
import type { PipelineDeps } from './pipeline/runMutationDocument';

/** What the routes of a running server work with; each takes the part that it needs. */
export interface Services {
  open: OpenDatabase;
  /** Where reports, exports and searches read. */
  reads: Reads;
  env: Env;
  /** The server's clock; tests give their own. */
  clock(): Date;
  built: BuiltSchema;
  files: Files;
  geocoder: Geocoder;
  /** The work behind the requests. */
  queue: Queue;
  /** What every mutation runs with, whichever route it comes by. */
  pipeline: PipelineDeps;
  log: FastifyBaseLogger;
}
