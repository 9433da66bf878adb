import { isPictureName } from '#domain/documents/documentType';
import type { Actor } from '../../access/actor';
import type { Runner } from '../../db/statement';
import type { Files } from '../../files/files';
import { readDocuments } from '../documents/readDocuments';
import { readReach } from '../documents/readReach';
import type { Site } from './readSites';

/** A file of a sub-job, or of its job as a whole, for those who go there. */
export interface SiteFile {
  id: number;
  file_name: string;
  document_url: string | null;
  thumbnail_url: string | null;
  /** A JPEG of a HEIC. */
  view_url: string | null;
  caption: string | null;
  taken_at: string | null;
  /** `taken_at` is the camera's word, and not the date of a file. */
  is_camera_time: boolean;
  sent_by: string | null;
  is_picture: boolean;
  /** Of this very sub-job, and not of the whole job. */
  is_own: boolean;
  size: number | null;
  upload_date: string;
}

/** The files of a site, newest first, without those of its job's other sub-jobs. */
export const readSiteFiles = async (
  runner: Runner,
  actor: Actor,
  files: Files,
  { id, job_id }: Pick<Site, 'id' | 'job_id'>,
): Promise<SiteFile[]> => {
  const reach = await readReach(runner, actor, job_id);
  if (!reach) return [];
  const all = await readDocuments(runner, reach, files);
  return all
    .filter(
      ({ job_detail_id, document_key }) =>
        (job_detail_id === id || job_detail_id === null) && !document_key.endsWith('/'),
    )
    .map(({ id: document_id, job_detail_id, ...document }) => ({
      ...document,
      id: document_id,
      is_picture: isPictureName(document.file_name),
      is_own: job_detail_id === id,
    }))
    .toReversed();
};
