import { can } from '#domain/access/can';
import { EDITS_JOBS } from '#domain/access/needs';
import type { Permission } from '#domain/access/permissions';
import { isEstimatePath, standardFolders } from '#domain/documents/folders';
import { presiteFolders, subJobText } from '#domain/documents/presiteFolder';
import type { JobDraft } from '#domain/jobs/draft';
import { isLocal } from '../../offline/sync/change';
import { device, NotOnDevice } from '../../offline/workspace/device';
import type { DocumentFolders, DocumentsApi, FixedFolder } from '../files/data/documentsApi';
import { jobOf } from './deviceJobs';

/** The folders that the server would give a job, as it stands on this device. */
const foldersOfJob = ({ is_estimate, sub_jobs }: JobDraft, seesEstimates: boolean): FixedFolder[] => {
  const parts = sub_jobs.flatMap(({ id, job_types, job_category, gunite_details, pebble_details }) =>
    id === null
      ? []
      : [
          {
            id,
            job_types: job_types.toSorted(),
            category: job_category?.name ?? '',
            date: gunite_details?.finished_date ?? pebble_details?.app_date ?? null,
          },
        ],
  );
  const paths = presiteFolders(parts);
  return [
    ...standardFolders(is_estimate)
      .filter((path) => seesEstimates || !isEstimatePath(path))
      .map((path) => ({ path, job_detail_id: null, job_type_job_category: null })),
    ...parts.map((part) => ({
      path: paths.get(part.id) ?? '',
      job_detail_id: part.id,
      job_type_job_category: subJobText(part),
    })),
  ];
};

/**
 * The documents of a job without a network: what was seen of them in the last two days, else the folders of the job as it is on this
 * device. Files are added to the device's own queue [OFF-011].
 */
export const deviceDocumentsApi = (kept: DocumentsApi, permissions: ReadonlySet<Permission>): DocumentsApi => {
  const jobHere = async (id: number): Promise<JobDraft> => {
    const here = await device();
    const shown = (await here.shown('job', id)) ?? (await here.shown('estimate', id));
    if (!shown) throw new NotOnDevice();
    return jobOf(shown);
  };
  const foldersHere = async (id: number): Promise<DocumentFolders> => {
    const job = await jobHere(id);
    const holdsEdit = can(permissions, job.is_estimate ? 'CAN_EDIT_ESTIMATE' : EDITS_JOBS);
    const folders = foldersOfJob(job, permissions.has('CAN_VIEW_ESTIMATE'));
    const may_edit = holdsEdit && !permissions.has('IS_SUBCONTRACTOR');
    return { folders, may_edit, may_add: may_edit || permissions.has('CAN_MOBILE_UPLOAD') };
  };
  return {
    ...kept,
    folders: async (id) => {
      const seen = isLocal(id) ? null : await kept.folders(id).catch(() => null);
      if (!seen) return foldersHere(id);
      // Sub-jobs that were made here since have folders too.
      const made = await foldersHere(id).catch(() => null);
      const own = made?.folders.filter(({ job_detail_id }) => isLocal(job_detail_id)) ?? [];
      return { ...seen, folders: [...seen.folders, ...own] };
    },
    list: async (id) => (isLocal(id) ? [] : kept.list(id).catch(() => [])),
    tags: () => kept.tags().catch(() => []),
  };
};
