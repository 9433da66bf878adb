import { SIGNED_IN, type Need } from '#domain/access/can';
import type { ChangeEvent, LiveUser } from '#domain/live';
import { JOB_RECORDS, type RecordReach } from '../access/recordReach';
import type { LogRow } from './changeLog';
import type { LiveEvent } from './liveClients';

/** What a batch of changes is told with: the cursor after it, and the names of users by id. */
interface Telling {
  cursor: string;
  nameOf(userId: number | null): LiveUser | null;
}

/** Makes the events of a batch of changes. */
export type Publisher = (rows: readonly LogRow[], telling: Telling) => Promise<LiveEvent[]>;

const opOf = (row: LogRow): 'insert' | 'update' | 'delete' => {
  if (row.before === null) return 'insert';
  return row.after === null || typeof row.after.deleted_at === 'string' ? 'delete' : 'update';
};

interface Publication {
  need: Need;
  data: ChangeEvent & { records: ChangeEvent['records'][number][] };
  reach: (RecordReach | null)[];
}

/** What rows decide besides a right; undefined where the right alone does. */
export type ReachReader = (rows: readonly LogRow[]) => Promise<ReadonlyMap<string, RecordReach>>;

/**
 * Tells which records changed, to those who may read them. Renumbering and summaries are left out: they come with the
 * cards. Where rows decide who may read a record, their facts are read once for the whole batch and travel with it.
 * @param needOf the right to read an entity; undefined for entities that no screen shows
 */
export const recordPublisher =
  (needOf: (entity: string) => Need | undefined, reachOf: ReachReader): Publisher =>
  async (rows, { cursor, nameOf }) => {
    const told = rows.flatMap((row) => {
      const need = row.effect === null ? needOf(row.entity) : undefined;
      return need ? [{ row, need }] : [];
    });
    const scoped = told.map(({ row }) => row).filter(({ entity }) => JOB_RECORDS.has(entity));
    const reach = scoped.length === 0 ? new Map<string, RecordReach>() : await reachOf(scoped);
    const events = new Map<string, Publication>();
    for (const { row, need } of told) {
      const known = reach.get(`${row.entity} ${row.entity_id}`);
      if (!known && JOB_RECORDS.has(row.entity)) continue;
      const key = `${row.mutation_id} ${need === SIGNED_IN ? '' : JSON.stringify(need)}`;
      const event = events.get(key) ?? {
        need,
        data: { cursor, mutation_id: row.mutation_id, user: nameOf(row.user_id), records: [] },
        reach: [],
      };
      event.data.records.push({ entity: row.entity, id: row.entity_id, op: opOf(row) });
      event.reach.push(known ?? null);
      events.set(key, event);
    }
    return [...events.values()].map(({ need, data, reach: facts }) => ({
      name: 'change',
      need,
      data,
      ...(facts.some((one) => one !== null) ? { reach: facts } : {}),
    }));
  };
