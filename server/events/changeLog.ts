import { z } from 'zod';
import { runText, type Runner } from '../db/statement';
import type { Cursor } from './cursor';
import type { LoggedChange } from './emit';

const fields = z.record(z.string(), z.unknown()).nullable();

const logRow = z.object({
  xid: z.string(),
  seq: z.coerce.string(),
  at: z.string(),
  mutation_id: z.string(),
  command: z.string(),
  user_id: z.number().nullable(),
  entity: z.string(),
  entity_id: z.number(),
  job_id: z.number().nullable(),
  effect: z.enum(['order', 'derived']).nullable(),
  before: fields,
  after: fields,
});

/** A row of the change log. */
export type LogRow = z.infer<typeof logRow> & LoggedChange;

/** The columns of a {@link LogRow}, as SQL. */
export const LOG_COLUMNS =
  'xid::text as xid, seq, at, mutation_id, command, user_id, entity, entity_id, job_id, effect, before, after';

/** @throws ZodError for rows without {@link LOG_COLUMNS} */
export const toLogRows = (rows: unknown[]): LogRow[] => z.array(logRow).parse(rows);

/**
 * The changes after a cursor, oldest first. Only transactions below the oldest running one are read: a row that commits
 * later can then never stand before one that was read, and no reader loses it.
 */
export const changesAfter = async (runner: Runner, cursor: Cursor, limit = 1_000): Promise<LogRow[]> =>
  toLogRows(
    await runText(
      runner,
      `
  select ${LOG_COLUMNS} from change_log
  where (xid, seq) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
  order by change_log.xid, change_log.seq limit $3`,
      [cursor.xid, cursor.seq, limit],
    ),
  );

/** The cursor of now: every change that it does not cover yet comes after it. */
export const currentCursor = async (runner: Runner): Promise<Cursor> => {
  const [row] = await runText(runner, 'select pg_snapshot_xmin(pg_current_snapshot())::text as xid', []);
  return { xid: String(row?.xid), seq: '0' };
};

/**
 * The changes of some mutations, each in the order they were written: of each the first so many, since a bulk change
 * has tens of thousands of a kind [SEC-007].
 */
export const changesOfMany = async (
  runner: Runner,
  mutations: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, readonly LogRow[]>> => {
  const rows = toLogRows(
    await runText(
      runner,
      `select l.* from unnest($1::uuid[]) m(id) cross join lateral (
         select ${LOG_COLUMNS} from change_log where mutation_id = m.id order by change_log.seq limit $2) l order by l.seq`,
      [mutations, limit],
    ),
  );
  const found = new Map<string, LogRow[]>();
  for (const row of rows) {
    const known = found.get(row.mutation_id);
    if (known) known.push(row);
    else found.set(row.mutation_id, [row]);
  }
  return found;
};

/** The cursor behind a row. */
export const cursorOf = ({ xid, seq }: LogRow): Cursor => ({ xid, seq });
