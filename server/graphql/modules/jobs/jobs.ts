import { and, eq, isNull } from 'drizzle-orm';
import { CALLS } from '#domain/access/calls';
import { jobReadable, subJobReadable } from '../../../access/scope';
import type { Row } from '../../../commands/statement';
import { job, jobDetail } from '../../../db/tables/jobs';
import type { GraphContext } from '../../context';
import type { SchemaModule } from '../../schema';
import { addSearchQueries } from './searchQueries';

interface JobRow { id: number; name: string | null; address_line_1: string | null }
interface SubJobRow { id: number; job_category_id: number }

const COLUMNS = { id: job.id, name: job.name, address_line_1: job.address_line_1 };

const findJob = async ({ db, actor }: GraphContext, id: number): Promise<JobRow | null> => {
  const [row] = await db.select(COLUMNS).from(job).where(and(eq(job.id, id), isNull(job.deleted_at), eq(job.is_estimate, false), jobReadable(actor)));
  return row ?? null;
};

const findSubJobs = ({ db, actor }: GraphContext, jobId: number): Promise<SubJobRow[]> =>
  db.select({ id: jobDetail.id, job_category_id: jobDetail.job_category_id }).from(jobDetail)
    .where(and(eq(jobDetail.job_id, jobId), isNull(jobDetail.deleted_at), subJobReadable(actor))).orderBy(jobDetail.id);

/** The reads of jobs that quick search and quick navigation make [NAV-035 NAV-036 BAPI-009]. */
export const jobs: SchemaModule = ({ builder, refs }) => {
  const category = refs.get('lookup_job_category') ?? builder.objectRef<Row>('JobCategory');
  const subJob = builder.objectRef<SubJobRow>('SubJob').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      job_category: t.field({ type: category, resolve: ({ job_category_id }, _args, { loaders }) => loaders.row('lookup_job_category', job_category_id) }),
    }),
  });
  const jobRef = builder.objectRef<JobRow>('Job').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name'),
      address_line_1: t.exposeString('address_line_1'),
      sub_jobs: t.field({ type: [subJob], nullable: false, resolve: ({ id }, _args, context) => findSubJobs(context, id) }),
    }),
  });
  addSearchQueries(builder);
  builder.queryFields((t) => ({
    job: t.field({
      type: jobRef,
      description: 'A job that the user may read; null for any other id.',
      extensions: { need: CALLS.job.need },
      args: { id: t.arg.int({ required: true }) },
      resolve: (_root, { id }, context) => findJob(context, id),
    }),
  }));
};
