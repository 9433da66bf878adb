import { CALLS } from '#domain/access/calls';
import type { ChangeEvent } from '#domain/live';
import type { Publisher } from '../../events/publishers';

/** The tables that the presite schedule and its map are made of, but for those that are told as records of their own. */
const WATCHED: ReadonlySet<string> = new Set(['presite', 'job', 'job_detail', 'gunite_details', 'pebble_details']);

/** Tells open presite schedules what changed under them, summaries included: the map goes by derived dates [PSC-016]. */
export const presitePublisher: Publisher = async (rows, { cursor, nameOf }) => {
  const events = new Map<string, ChangeEvent & { records: ChangeEvent['records'][number][] }>();
  for (const { entity, entity_id, mutation_id, user_id, before, after } of rows) {
    if (!WATCHED.has(entity)) continue;
    const event = events.get(mutation_id) ?? { cursor, mutation_id, user: nameOf(user_id), records: [] };
    events.set(mutation_id, event);
    event.records.push({
      entity,
      id: entity_id,
      op: before === null ? 'insert' : after === null ? 'delete' : 'update',
    });
  }
  return [...events.values()].map((data) => ({
    name: 'change',
    need: CALLS.presiteSchedule.need,
    ofAllRows: true,
    data,
  }));
};
