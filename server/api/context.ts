import type { CivilDate } from '#domain/civilDate';
import type { Actor } from '../access/actor';
import type { Mutation } from '../pipeline/mutation';
import type { Runner } from '../db/statement';
import type { Tx } from '../db/database';
import type { Reads } from '../db/reads';
import type { Files } from '../files/files';
import type { Loaders } from './read/loaders';
import type { AnswerRoom } from './execute/answerBounds';
import type { RowBudget } from './read/rowBudget';

/** What every resolver gets. In a mutation `runner`, `db` and `loaders` are those of its transaction. */
export interface GraphContext {
  readonly actor: Actor;
  readonly requestId: string;
  /** The business day of the server's clock. */
  readonly today: CivilDate;
  /** What the wall clock of the business shows, as `HH:MM`. */
  readonly time: string;
  readonly runner: Runner;
  /** For what reads much: of a query on a standby where there is one, of a mutation in its transaction. */
  readonly read: Reads['run'];
  readonly db: Tx;
  readonly loaders: Loaders;
  /** Child rows that the answer may still hold. */
  readonly rows: RowBudget;
  /** What of the answer may still be written; counted for itself where none is given. */
  readonly room?: AnswerRoom;
  readonly files: Files;
  readonly mutation?: Mutation;
}
