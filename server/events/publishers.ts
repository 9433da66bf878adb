import { SIGNED_IN, type Need } from '#domain/access/can';
import type { ChangeEvent, LiveUser } from '#domain/live';
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

/**
 * Tells which records changed, to those who may read them. Renumbering and summaries are left out: they come with the cards.
 * @param needOf the right to read an entity; undefined for entities that no generated screen shows
 */
export const recordPublisher =
  (needOf: (entity: string) => Need | undefined): Publisher =>
  async (rows, { cursor, nameOf }) => {
    const events = new Map<string, { need: Need; data: ChangeEvent & { records: ChangeEvent['records'][number][] } }>();
    for (const row of rows) {
      const need = needOf(row.entity);
      if (!need || row.effect !== null) continue;
      const key = `${row.mutation_id} ${need === SIGNED_IN ? '' : JSON.stringify(need)}`;
      const event = events.get(key) ?? {
        need,
        data: { cursor, mutation_id: row.mutation_id, user: nameOf(row.user_id), records: [] },
      };
      event.data.records.push({ entity: row.entity, id: row.entity_id, op: opOf(row) });
      events.set(key, event);
    }
    return [...events.values()].map(({ need, data }) => ({ name: 'change', need, data }));
  };
