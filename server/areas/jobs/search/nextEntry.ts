import { sql, type SQL } from 'drizzle-orm';
import type { CivilDate } from '#domain/civilDate';

/** A day on which a sub-job stands on a board: the table, its day, and who comes. */
const ENTRIES = [
  { table: 'crew_information', day: 'e.date', by: 'crew' },
  { table: 'gunite_history', day: 'e.gunite_date', by: 'crew' },
  { table: 'crew_repair_job', day: 'e.date', by: 'crew' },
  { table: 'warranty_schedule', day: 'e.start::date', by: 'fieldworker' },
] as const;

const NAME = {
  crew: '(select c.name from crew c where c.id = e.crew_id)',
  fieldworker:
    "(select nullif(concat_ws(' ', w.first_name, w.last_name), '') from employee w where w.id = e.fieldworker_id)",
} as const;

/**
 * The next day from `today` on that a sub-job is on a board, with the crew or the worker: `next_date` and `next_crew` of
 * one row at most. `ofSubJob` is the id of the sub-job in the statement that this is joined to laterally [KEY-019].
 */
export const nextEntry = (ofSubJob: SQL, today: CivilDate): SQL => {
  const entries = ENTRIES.map(
    ({ table, day, by }) => sql`(
      select ${sql.raw(day)} as next_date, ${sql.raw(NAME[by])} as next_crew, e.id from ${sql.raw(table)} e
      where e.job_detail_id = ${ofSubJob} and ${sql.raw(day)} >= ${today}::date order by 1, e.id limit 1)`,
  );
  return sql`select next_date, next_crew from (${sql.join(entries, sql` union all `)}) entries order by next_date, id limit 1`;
};
