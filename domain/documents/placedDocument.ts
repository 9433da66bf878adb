/** Where a document is kept: below the job's documents, or below the presite folder of its sub-job. */
export interface StoredPlace {
  is_presite: boolean;
  job_detail_id: number | null;
  folder: string;
  file_name: string | null;
}

/** A document by its path below the job's documents; that of a folder of the office's own ends in a slash. */
export interface PlacedDocument {
  id: number;
  path: string;
  file_type: string | null;
  job_detail_id: number | null;
}

/** The presite folders of a job by sub-job. */
export type PresiteFolders = ReadonlyMap<number, string>;

/** The path of a document as it is now; null below the presite of a sub-job that is gone. */
export const pathOf = (
  { is_presite, job_detail_id, folder, file_name }: StoredPlace,
  presite: PresiteFolders,
): string | null => {
  const start = is_presite ? presite.get(job_detail_id ?? 0) : '';
  return start === undefined ? null : `${start}${folder}${file_name ?? ''}`;
};

/**
 * How a path is kept: what lies below a presite folder belongs to that sub-job, anything else stays with the sub-job it
 * had.
 */
export const storedPlace = (path: string, presite: PresiteFolders, job_detail_id: number | null): StoredPlace => {
  const cut = path.lastIndexOf('/') + 1;
  const [folder, file_name] = [path.slice(0, cut), path.slice(cut) === '' ? null : path.slice(cut)];
  const found = [...presite].find(([, start]) => folder.startsWith(start));
  if (!found) return { is_presite: false, job_detail_id, folder, file_name };
  return { is_presite: true, job_detail_id: found[0], folder: folder.slice(found[1].length), file_name };
};
