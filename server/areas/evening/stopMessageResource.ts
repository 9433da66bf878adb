import { and, eq, sql } from 'drizzle-orm';
import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { subJobReadable } from '../../access/scope';
import { crud } from '../../api/resource';
import { jobDetail } from '../../db/tables/jobs';
import { stopMessage } from '../../db/tables/stopMessages';

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
    {
      name: 'job_name',
      label: 'Job',
      kind: 'String',
      expression: (alias) =>
        `(select j.name from job_detail d join job j on j.id = d.job_id where d.id = ${alias}.job_detail_id)`,
    },
  ],
});
