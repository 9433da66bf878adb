import { runText, type Row, type Runner } from '../db/statement';
import type { LogRow } from './changeLog';
import { decodeCursor, encodeCursor, type Cursor } from './cursor';

/**
 * What a reader has seen of the change log, in the database's own terms: every transaction that a snapshot shows as
 * ended. A later snapshot shows more, and what it shows more is what is new, in whatever order transactions began,
 * logged and committed; nobody has to wait for the oldest one that still runs.
 */
export interface Standing {
  xmin: string;
  snapshot: string;
}

const NOW = 'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, pg_current_snapshot()::text as snapshot';
const COLUMNS =
  'xid::text as xid, seq::text as seq, at, mutation_id, command, user_id, entity, entity_id, job_id, effect, before, after';

const NEW = `select now.*, log.* from (${NOW}) now left join (
    select ${COLUMNS} from change_log
    where xid >= $1::xid8 and not pg_visible_in_snapshot(xid, $2::pg_snapshot) and ($3::text[] is null or entity = any($3))
    order by change_log.xid, change_log.seq limit $4
  ) log on true`;

const SEEN = `select ${COLUMNS} from change_log
  where (xid, seq) > ($1::xid8, $2::bigint) and ($3::pg_snapshot is null or pg_visible_in_snapshot(xid, $3)) and ($4::text[] is null or entity = any($4))
  order by change_log.xid, change_log.seq limit $5`;

const isLogRow = (row: Row): row is Row & LogRow => typeof row.entity_id === 'number';

/** Where a reader who starts now stands. */
export const standingNow = async (runner: Runner): Promise<Standing> => {
  const [row] = await runText(runner, NOW, []);
  return { xmin: String(row?.xmin), snapshot: String(row?.snapshot) };
};

/** What was committed since a reader looked, each row once, and where that reader stands then. */
export const changesSince = async (
  runner: Runner,
  { xmin, snapshot }: Standing,
  { entities = null, limit }: { entities?: readonly string[] | null; limit: number },
): Promise<{ standing: Standing; rows: LogRow[] }> => {
  const rows = await runText(runner, NEW, [xmin, snapshot, entities, limit]);
  return {
    standing: { xmin: String(rows[0]?.xmin), snapshot: String(rows[0]?.snapshot) },
    rows: rows.filter(isLogRow),
  };
};

/** What a reader who stands there has seen after a cursor; without a standing, what anyone can see now. */
export const seenAfter = async (
  runner: Runner,
  cursor: Cursor,
  { standing, entities = null, limit }: { standing?: Standing; entities?: readonly string[] | null; limit: number },
): Promise<LogRow[]> =>
  (await runText(runner, SEEN, [cursor.xid, cursor.seq, standing?.snapshot ?? null, entities, limit])).filter(isLogRow);

/**
 * The cursor of a standing, for clients: all that the standing does not cover, and perhaps a little that it does, comes
 * after it.
 */
export const cursorAt = ({ xmin }: Standing): string => encodeCursor({ xid: xmin, seq: '0' });

const MAX_SEQ = 2n ** 63n;

/** The cursor that a client sends, null when it is none of ours: no cursor at all, or one from the time to come. */
export const cursorBefore = (text: string, { xmin }: Standing): Cursor | null => {
  const cursor = decodeCursor(text);
  return cursor && BigInt(cursor.xid) <= BigInt(xmin) && BigInt(cursor.seq) < MAX_SEQ ? cursor : null;
};
