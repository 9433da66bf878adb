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
  /**
   * The history that the numbers of transactions belong to. A standby that took over, or a database that went back in
   * time, begins another, and gives numbers again that the one before had given to what was never committed: what has
   * been seen there says nothing about them [OPS-017].
   */
  timeline: string;
}

const NOW = `select pg_snapshot_xmin(pg_current_snapshot())::text as xmin, pg_current_snapshot()::text as snapshot,
  ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::bigint::text as timeline`;
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

const SINCE = `select now.*, log.* from (${NOW}) now left join (
    select ${COLUMNS} from change_log where (xid, seq) > ($1::xid8, $2::bigint) and entity = any($3::text[])
    order by change_log.xid, change_log.seq limit $4
  ) log on true`;

const isLogRow = (row: Row): row is Row & LogRow => typeof row.entity_id === 'number';

/** The standing of a reader who starts now. */
export const standingNow = async (runner: Runner): Promise<Standing> => {
  const [row] = await runText(runner, NOW, []);
  return standingOf(row ? [row] : []);
};

/**
 * What was committed since a reader looked, each row once, and where that reader stands then. `isOtherHistory`: the rows
 * are not all, since another database has taken over; the reader loads everything anew.
 */
export const changesSince = async (
  runner: Runner,
  { xmin, snapshot, timeline }: Standing,
  { entities = null, limit }: { entities?: readonly string[] | null; limit: number },
): Promise<{ standing: Standing; rows: LogRow[]; isOtherHistory: boolean }> => {
  const rows = await runText(runner, NEW, [xmin, snapshot, entities, limit]);
  const standing = standingOf(rows);
  return { standing, rows: rows.filter(isLogRow), isOtherHistory: standing.timeline !== timeline };
};

/** What a reader who stands there has seen after a cursor; without a standing, what anyone can see now. */
export const seenAfter = async (
  runner: Runner,
  cursor: Cursor,
  { standing, entities = null, limit }: { standing?: Standing; entities?: readonly string[] | null; limit: number },
): Promise<LogRow[]> =>
  (await runText(runner, SEEN, [cursor.xid, cursor.seq, standing?.snapshot ?? null, entities, limit])).filter(isLogRow);

/** Where a reader stands who has seen some rows; all have it in a column. */
const standingOf = (rows: readonly Row[]): Standing => ({
  xmin: String(rows[0]?.xmin),
  snapshot: String(rows[0]?.snapshot),
  timeline: String(rows[0]?.timeline),
});

/**
 * What anyone can see after the cursor that a client sends, and where that reader stands then; null for a cursor that is
 * none of ours.
 */
export const seenSince = async (
  runner: Runner,
  text: string,
  { entities, limit }: { entities: readonly string[]; limit: number },
): Promise<{ standing: Standing; rows: LogRow[] } | null> => {
  const cursor = readableCursor(text);
  if (!cursor) return null;
  const rows = await runText(runner, SINCE, [cursor.xid, cursor.seq, entities, limit]);
  const standing = standingOf(rows);
  return isPast(cursor, standing) ? { standing, rows: rows.filter(isLogRow) } : null;
};

/**
 * The cursor of a standing, for clients: all that the standing does not cover, and perhaps a little that it does, comes
 * after it.
 */
export const cursorAt = ({ xmin, timeline }: Standing): string => encodeCursor({ xid: xmin, seq: '0', timeline });

const MAX_SEQ = 2n ** 63n;
const MAX_XID = 2n ** 64n;

const readableCursor = (text: string): Cursor | null => {
  const cursor = decodeCursor(text);
  return cursor && BigInt(cursor.xid) < MAX_XID && BigInt(cursor.seq) < MAX_SEQ ? cursor : null;
};

const isPast = ({ xid, timeline }: Cursor, standing: Standing): boolean =>
  BigInt(xid) <= BigInt(standing.xmin) && (timeline === undefined || timeline === standing.timeline);

/**
 * The cursor that a client sends, null when it is none of ours: no cursor at all, or one from the time to come or of
 * another history.
 */
export const cursorBefore = (text: string, standing: Standing): Cursor | null => {
  const cursor = readableCursor(text);
  return cursor && isPast(cursor, standing) ? cursor : null;
};
