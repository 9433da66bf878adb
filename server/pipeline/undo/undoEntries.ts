import { NOTIFY } from '#domain/notifications/notices';
import { toLogRows, LOG_COLUMNS, type LogRow } from '../../events/changeLog';
import { numberIn, runText, type Runner } from '../../db/statement';

/** Rows of the log that are in memory at once while a mutation is taken back [SEC-007]. */
export const MAX_ENTRIES = 500;

/**
 * What an undo is about, of one mutation: $1 its id and $2 {@link NOTIFY}. Nobody needs a right to notifications, and a
 * row that was made as an effect stays.
 */
const TAKEN_BACK =
  "mutation_id = $1 and command <> $2 and not (effect is not distinct from 'derived' and before is null)";

/** How a mutation wrote rows of one table by one command. */
export interface EntryGroup {
  command: string;
  entity: string;
  op: 'made' | 'changed' | 'deleted';
  ids: readonly number[];
}

/** What a mutation wrote, without the values. Empty: there is no such mutation, or nothing of it is taken back. */
export const entryGroups = async (runner: Runner, mutationId: string): Promise<EntryGroup[]> => {
  const rows = await runText(
    runner,
    `select command, entity, case when before is null then 'made' when after is null then 'deleted' else 'changed' end as op,
       array_agg(distinct entity_id) as ids
     from change_log where ${TAKEN_BACK} group by 1, 2, 3 order by max(seq) desc`,
    [mutationId, NOTIFY],
  );
  return rows.map(({ command, entity, op, ids }) => ({
    command: String(command),
    entity: String(entity),
    op: op === 'made' || op === 'deleted' ? op : 'changed',
    ids: Array.isArray(ids) ? ids.map(Number) : [],
  }));
};

/** The entries of a mutation that an undo takes back, the newest first, some at a time. */
export async function* entriesBack(
  runner: Runner,
  mutationId: string,
  size: number = MAX_ENTRIES,
): AsyncGenerator<LogRow[], void, undefined> {
  let before: string | null = null;
  for (;;) {
    const found: LogRow[] = toLogRows(
      await runText(
        runner,
        `select ${LOG_COLUMNS} from change_log where ${TAKEN_BACK} and ($3::bigint is null or change_log.seq < $3)
         order by change_log.seq desc limit $4`,
        [mutationId, NOTIFY, before, size],
      ),
    );
    if (found.length > 0) yield found;
    if (found.length < size) return;
    before = found.at(-1)?.seq ?? null;
  }
}

/** The notices that a mutation sent. @returns their ids */
export const noticesOf = async (runner: Runner, mutationId: string): Promise<number[]> => {
  const rows = await runText(
    runner,
    'select entity_id from change_log where mutation_id = $1 and command = $2 and before is null',
    [mutationId, NOTIFY],
  );
  return rows.map((row) => numberIn(row, 'entity_id'));
};
