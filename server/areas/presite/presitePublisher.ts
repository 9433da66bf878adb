import { CALLS } from '#domain/access/calls';
import type { ChangeEvent } from '#domain/live';
import { PRESITE_DIVISIONS } from '#domain/presite/schedule/divisions';
import type { RecordReach } from '../../access/recordReach';
import { numberIn, runText, type Runner } from '../../db/statement';
import type { LogRow } from '../../events/changeLog';
import type { Publisher } from '../../events/publishers';

/**
 * The tables that the presite schedule and its map are made of, but for those that are told as records of their own.
 */
const WATCHED: ReadonlySet<string> = new Set(['presite', 'job', 'job_detail', 'gunite_details', 'pebble_details']);

/** What stands on the schedule, or may: estimates have none. */
const SCHEDULED = `select s.id, s.job_id, s.job_category_id from job_detail s join job j on j.id = s.job_id and not j.is_estimate
  where s.job_id = any($1) and s.job_category_id = any($2)`;

const CATEGORIES = PRESITE_DIVISIONS.map(({ category_id }) => category_id);

const jobOf = ({ entity, entity_id, job_id }: LogRow): number | null => (entity === 'job' ? entity_id : job_id);

interface Publication {
  data: ChangeEvent & { records: ChangeEvent['records'][number][] };
  reach: RecordReach[];
}

/**
 * Tells open presite schedules what changed under them, summaries included: the map goes by derived dates [PSC-016].
 * Each record is told to those whose role schedules its division.
 */
export const presitePublisher =
  (runner: Runner): Publisher =>
  async (rows, { cursor, nameOf }) => {
    const watched = rows.filter(({ entity }) => WATCHED.has(entity));
    if (watched.length === 0) return [];
    const jobs = [...new Set(watched.flatMap((row) => jobOf(row) ?? []))];
    const scheduled = await runText(runner, SCHEDULED, [jobs, CATEGORIES]);
    const categoriesOf = (row: LogRow): number[] => [
      ...new Set(
        scheduled
          .filter(({ id, job_id }) => (row.entity === 'job_detail' ? id === row.entity_id : job_id === jobOf(row)))
          .map((one) => numberIn(one, 'job_category_id')),
      ),
    ];
    const events = new Map<string, Publication>();
    for (const row of watched) {
      const presites_of = categoriesOf(row);
      if (presites_of.length === 0) continue;
      const { entity, entity_id, mutation_id, user_id, before, after } = row;
      const event = events.get(mutation_id) ?? {
        data: { cursor, mutation_id, user: nameOf(user_id), records: [] },
        reach: [],
      };
      events.set(mutation_id, event);
      event.data.records.push({
        entity,
        id: entity_id,
        op: before === null ? 'insert' : after === null ? 'delete' : 'update',
      });
      event.reach.push({ of: { presites_of }, is_estimate_paper: false });
    }
    return [...events.values()].map(({ data, reach }) => ({
      name: 'change',
      need: CALLS.presiteSchedule.need,
      ofAllRows: true,
      data,
      reach,
    }));
  };
