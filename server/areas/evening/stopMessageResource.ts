import { and, eq, sql } from 'drizzle-orm';
import { CARD_PARAM, DETAILS_PARAM } from '#domain/boards/cardPath';
import { DIVISION } from '#domain/statuses';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { subJobReadable } from '../../access/scope';
import { crud } from '../../api/resource';
import { jobDetail } from '../../db/tables/jobs';
import { stopMessage } from '../../db/tables/stopMessages';

/** Where each kind of stop stands: its board, and its day as it is planned now. */
const STOPS: Readonly<Record<string, { board: string; date: string }>> = {
  crew_information: { board: `'pebble'`, date: 'date' },
  gunite_history: { board: `'gunite'`, date: 'gunite_date' },
  crew_repair_job: {
    board: `case when company_division_id = ${DIVISION.GUNITE} then 'gunite' else 'pebble' end`,
    date: 'date',
  },
  warranty_schedule: { board: `'warranty'`, date: 'start::date' },
};

/** The address of the card that a message is about; null where the stop is gone. */
const boardPath = (alias: string): string => {
  const id = `split_part(${alias}.stop_key, ':', 2)::int`;
  const cases = Object.entries(STOPS).map(
    ([table, { board, date }]) =>
      `when '${table}' then (select '/week/' || ${board} || '?' || coalesce('date=' || ${date} || '&', '') from ${table} where id = ${id})`,
  );
  return `(case split_part(${alias}.stop_key, ':', 1) ${cases.join(' ')} end
    || '${CARD_PARAM}=' || replace(${alias}.stop_key, ':', '%3A') || '&${DETAILS_PARAM}=1')`;
};

/** What builders and homeowners answered to the messages of the evening before, to be read [MSG-001]. */
export const stopMessageResource = crud(stopMessage, {
  needs: RESOURCE_NEEDS.stop_message,
  label: 'Evening Message',
  route: '/evening-message',
  title: ['what'],
  writes: [],
  columns: ['date', 'job_name', 'what', 'crew', 'kind', 'recipient', 'answer', 'reason', 'answered_at'],
  sort: { field: 'date', order: 'DESC' },
  filter: { answer: { eq: 'not_ready' } },
  search: { columns: ['recipient', 'what', 'crew', 'reason'] },
  scope: (actor, alias) =>
    sql`exists (select from ${jobDetail} where ${and(
      eq(jobDetail.id, sql.raw(`${alias}.job_detail_id`)),
      subJobReadable(actor),
    )})`,
  computed: [
    { name: 'board_path', label: 'Card', kind: 'String', is_hidden: true, expression: boardPath },
    {
      name: 'job_name',
      label: 'Job',
      kind: 'String',
      expression: (alias) =>
        `(select j.name from job_detail d join job j on j.id = d.job_id where d.id = ${alias}.job_detail_id)`,
    },
  ],
});
