import { and, eq, isNull, sql } from 'drizzle-orm';
import { can } from '#domain/access/can';
import { EDITS_JOBS } from '#domain/access/needs';
import { isEstimatePath, standardFolders } from '#domain/documents/folders';
import { presiteFolders, subJobText } from '#domain/documents/presiteFolder';
import type { PresiteFolders } from '#domain/documents/placedDocument';
import type { Actor } from '../../access/actor';
import { jobReadable, subJobReadable, subJobWritable } from '../../access/scope';
import { run, type Runner, idOf } from '../../db/statement';
import { job, jobDetail } from '../../db/tables/jobs';
import { readFolderParts } from './readPresiteFolders';

/** What an actor may do with the documents of a job that he or she may see [DOC-046]. */
export interface DocumentReach {
  job_id: number;
  is_estimate: boolean;
  name: string;
  /** Add, rename, move, delete and tag anything here. */
  mayEdit: boolean;
  /** With CAN_MOBILE_UPLOAD alone: files of the sub-jobs that the actor sees. */
  mayAdd: boolean;
  /** The sub-jobs that the actor may see, by their names among the documents. */
  subJobs: ReadonlyMap<number, string>;
  /** The presite folders of all sub-jobs, those out of reach included: their documents follow a folder as well. */
  presite: PresiteFolders;
  /** The folders that are always there and never change, those of unseen sub-jobs left out. */
  fixed: ReadonlySet<string>;
  /** Whether the actor may see what lies at a path and belongs to a sub-job, or to none. */
  sees(path: string, job_detail_id: number | null): boolean;
}

/** Null for a job that is deleted or out of the actor's reach. */
export const readReach = async (runner: Runner, actor: Actor, job_id: number): Promise<DocumentReach | null> => {
  const [found] = await run(
    runner,
    sql`select ${job.name} as name, ${job.is_estimate} as is_estimate from ${job} where ${and(eq(job.id, job_id), isNull(job.deleted_at), jobReadable(actor))}`,
  );
  if (!found) return null;
  const rows = await run(
    runner,
    sql`select ${jobDetail.id} as id, (${subJobReadable(actor)}) as may_see, (${subJobWritable(actor)}) as may_edit from ${jobDetail} where ${and(eq(jobDetail.job_id, job_id), isNull(jobDetail.deleted_at))}`,
  );
  const parts = await readFolderParts(runner, job_id);
  const presite = presiteFolders(parts);
  const seen = new Set(rows.filter(({ may_see }) => may_see === true).map(idOf));
  const subJobs = new Map(parts.filter(({ id }) => seen.has(id)).map((part) => [part.id, subJobText(part)]));
  const is_estimate = found.is_estimate === true;
  const seesEstimates = actor.permissions.has('CAN_VIEW_ESTIMATE');
  const mayEdit =
    rows.some(({ may_edit }) => may_edit === true) ||
    (!actor.permissions.has('IS_SUBCONTRACTOR') &&
      can(actor.permissions, is_estimate ? 'CAN_EDIT_ESTIMATE' : EDITS_JOBS));
  const fixed = [
    ...standardFolders(is_estimate).filter((path) => seesEstimates || !isEstimatePath(path)),
    ...[...subJobs.keys()].map((id) => presite.get(id) ?? ''),
  ];
  return {
    job_id,
    is_estimate,
    name: typeof found.name === 'string' ? found.name : '',
    mayEdit,
    subJobs,
    presite,
    mayAdd: mayEdit || (actor.permissions.has('CAN_MOBILE_UPLOAD') && subJobs.size > 0),
    fixed: new Set(fixed.filter((path) => path !== '')),
    sees: (path, job_detail_id) =>
      (job_detail_id === null || subJobs.has(job_detail_id)) && (seesEstimates || !isEstimatePath(path)),
  };
};
