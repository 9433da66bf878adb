import type { GraphQLResolveInfo } from 'graphql';
import { CALLS } from '#domain/access/calls';
import { badInput } from '#domain/errors';
import { fieldIssue, type FieldIssue } from '#domain/fields/fieldIssue';
import { MAX_OFFLINE_JOBS } from '#domain/offline/limits';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import type { GraphContext } from '../../api/context';
import { planOf, selectedFields } from '../../api/read/readPlan';
import { readResource } from '../../api/read/readResource';
import { ROOT } from '../../api/read/compilePlan';
import type { SchemaModule } from '../../api/schema';
import type { Row } from '../../db/statement';
import { jobTypes } from '../jobs/calls/jobTypes';
import { readOfflineIds, readStamps } from './readOfflineIds';
import { readWholeJobs } from './readWholeJobs';

/** A job of the device: whole, or nothing but its stamp when the device has it as it is. */
interface OfflineJob {
  id: number;
  stamp: string;
  job: Row | null;
  /** By the table. */
  orders: Readonly<Record<string, Row[]>>;
}

interface Known {
  id: number;
  stamp: string;
}

interface OfflineJobsArgs {
  job_ids?: readonly number[] | null;
  limit?: number | null;
  known?: readonly Known[] | null;
}

/** @throws AppError BAD_USER_INPUT */
const assertAsked = ({ job_ids, limit, known }: OfflineJobsArgs): void => {
  const max = MAX_OFFLINE_JOBS;
  const issues: FieldIssue[] = [
    ...(typeof limit === 'number' && limit < 1 ? [fieldIssue('limit', 'min', { min: 1 })] : []),
    ...(typeof limit === 'number' && limit > max ? [fieldIssue('limit', 'max', { max })] : []),
    ...((job_ids?.length ?? 0) > max ? [fieldIssue('job_ids', 'max_entries', { max })] : []),
    ...((known?.length ?? 0) > 2 * max ? [fieldIssue('known', 'max_entries', { max: 2 * max })] : []),
  ];
  if (issues.length > 0) throw badInput(issues);
};

/** The jobs that a device keeps, for two days without a network [OFF-031]. */
export const offlineCalls: SchemaModule = ({ builder, registry, refs }) => {
  const { job } = jobTypes(builder);
  /** The work orders of some jobs, one statement a type and one for each kind of its rows. */
  const readOrders = async (
    context: GraphContext,
    info: GraphQLResolveInfo,
    ids: readonly number[],
  ): Promise<[table: string, rows: Row[]][]> => {
    const asked = selectedFields(
      info.fieldNodes.map((node) => node.selectionSet),
      info.fragments,
    );
    return Promise.all(
      WORK_ORDER_TYPES.map(async ({ table }): Promise<[string, Row[]]> => {
        const [resource, nodes] = [registry.byTable.get(table), asked.get(table)];
        if (!resource || !nodes || ids.length === 0) return [table, []];
        const plan = planOf(registry, resource, nodes, info.fragments);
        const withJob = { ...plan, columns: [...new Set([...plan.columns, 'job_id'])] };
        const { rows } = await readResource(context, resource, withJob, {
          where: [({ add }) => `${ROOT}.job_id = any(${add([...ids])})`],
          orderBy: `${ROOT}.id`,
        });
        return [table, rows];
      }),
    );
  };

  const read = async (
    context: GraphContext,
    info: GraphQLResolveInfo,
    asked: OfflineJobsArgs,
  ): Promise<OfflineJob[]> => {
    assertAsked(asked);
    const ids = await readOfflineIds(context, asked.job_ids ?? [], asked.limit ?? MAX_OFFLINE_JOBS);
    const stamps = await readStamps(context, ids);
    const known = new Map((asked.known ?? []).map(({ id, stamp }) => [id, stamp]));
    const changed = ids.filter((id) => known.get(id) !== stamps.get(id));
    const [jobs, orders] = await Promise.all([readWholeJobs(context, changed), readOrders(context, info, changed)]);
    const byId = new Map(jobs.map((row) => [row.id, row]));
    return ids.flatMap((id): OfflineJob[] => {
      const row = byId.get(id) ?? null;
      // Deleted since its id was read.
      if (row === null && changed.includes(id)) return [];
      const own = orders.map(([table, rows]) => [table, rows.filter(({ job_id }) => job_id === id)] as const);
      return [{ id, stamp: stamps.get(id) ?? '', job: row, orders: Object.fromEntries(own) }];
    });
  };

  const offlineJob = builder.objectRef<OfflineJob>('OfflineJob').implement({
    fields: (t) => ({
      id: t.int({ nullable: false, resolve: ({ id }) => id }),
      stamp: t.string({
        nullable: false,
        description: 'Another one as soon as anything of the job is written.',
        resolve: ({ stamp }) => stamp,
      }),
      job: t.field({
        type: job,
        description: 'Null when its stamp is the one that was sent.',
        resolve: (one) => one.job,
      }),
      ...Object.fromEntries(
        WORK_ORDER_TYPES.flatMap(({ table }) => {
          const type = refs.get(table);
          return type
            ? [[table, t.field({ type: [type], nullable: false, resolve: ({ orders }) => orders[table] ?? [] })]]
            : [];
        }),
      ),
    }),
  });
  const known = builder.inputType('OfflineKnown', {
    fields: (t) => ({ id: t.int({ required: true }), stamp: t.string({ required: true }) }),
  });
  builder.queryField('offlineJobs', (t) =>
    t.field({
      type: [offlineJob],
      nullable: false,
      description:
        "The user's assigned jobs from 7 days ago to 14 ahead and those of `job_ids` that the user may read, 200 at most, with their work orders. What is `known` by its stamp comes without its job.",
      extensions: { need: CALLS.offlineJobs.need },
      args: {
        job_ids: t.arg.intList({ description: 'Jobs and estimates opened in the last two days.' }),
        limit: t.arg.int({ description: 'At most 200, which it is without it.' }),
        known: t.arg({ type: [known] }),
      },
      resolve: (_root, args, context, info) => read(context, info, args),
    }),
  );
};
