import type { LocalText } from '#domain/localText';
import { DOCUMENT_CATEGORIES, JOB_FILE, PRESITE_FILE } from '#domain/documents/categories';
import type { FixedFolder } from '../data/documentsApi';

/** Where a file can go, by its category; a presite is one for each sub-job [DOC-045]. */
export interface Destination {
  key: string;
  label: LocalText;
  folder: string;
  category: number;
  job_detail_id: number | null;
  job_type_job_category: string | null;
}

/** The choices of the upload dialog: the categories whose folders the job has, in their order. */
export const destinationsOf = (folders: readonly FixedFolder[]): Destination[] =>
  DOCUMENT_CATEGORIES.flatMap(({ id, name, folder }) => {
    if (id === JOB_FILE) return [];
    if (id !== PRESITE_FILE)
      return folders.some(({ path }) => path === folder) && folder !== null
        ? [{ key: folder, label: name, folder, category: id, job_detail_id: null, job_type_job_category: null }]
        : [];
    return folders
      .filter(({ job_detail_id }) => job_detail_id !== null)
      .map(({ path, job_detail_id, job_type_job_category }) => ({
        key: path,
        label: {
          en: `${name.en}: ${job_type_job_category ?? path}`,
          es: `${name.es}: ${job_type_job_category ?? path}`,
        },
        folder: path,
        category: id,
        job_detail_id,
        job_type_job_category,
      }));
  });
