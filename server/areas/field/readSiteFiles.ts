import { isPictureName } from '#domain/documents/documentType';
import type { SiteFile } from '#domain/field/siteFile';
import type { Actor } from '../../access/actor';
import type { Runner } from '../../db/statement';
import type { Files } from '../../files/files';
import { readDocuments } from '../documents/readDocuments';
import { readReach } from '../documents/readReach';
import type { Site } from './readSites';

/** A file as the page of its site shows it. */
export interface FileOfSite extends SiteFile {
  /** Of this very sub-job, and not of the whole job. */
  is_own: boolean;
}

/** The files of a site, newest first, without those of its job's other sub-jobs. */
export const readSiteFiles = async (
  runner: Runner,
  actor: Actor,
  files: Files,
  { id, job_id }: Pick<Site, 'id' | 'job_id'>,
): Promise<FileOfSite[]> => {
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
