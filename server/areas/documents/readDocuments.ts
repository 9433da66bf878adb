import { pathOf, type PlacedDocument } from '#domain/documents/placedDocument';
import { nameOf } from '#domain/documents/folders';
import { isRecord, numberOf, textOf, textOrEmpty } from '#domain/values';
import { runText, type Row, type Runner, idOf } from '../../db/statement';
import type { Files } from '../../files/files';
import type { DocumentReach } from './readReach';

export interface DocumentTag {
  id: number;
  name: string;
  is_active: boolean;
}

/** A document as the API answers it [DOC-002]. */
export interface JobDocument extends PlacedDocument {
  job_id: number;
  job_detail_id: number | null;
  document_key: string;
  document_url: string | null;
  file_name: string;
  size: number | null;
  modified: string;
  upload_date: string;
  /** A small picture of a picture; null for what is none, or one that the server cannot read. */
  thumbnail_url: string | null;
  /** A JPEG to look at of a picture that browsers do not show; null for all else. */
  view_url: string | null;
  caption: string | null;
  taken_at: string | null;
  /** `taken_at` is the camera's word, and not the date of a file. */
  is_camera_time: boolean;
  /** The user who uploaded it. */
  sent_by: string | null;
  document_tags: readonly DocumentTag[];
}

const documentsSql = (which: 'kept' | 'deleted'): string => `
  select d.id, d.job_id, d.job_detail_id, d.is_presite, d.folder, d.file_name, d.file_type, d.size, d.storage_key, d.upload_date, d.updated_at, d.caption, d.taken_at, d.is_camera_time, d.deleted_at, d.bin_counts_from,
    (select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = d.updated_by) as deleted_by,
    (select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = d.created_by) as sent_by,
    coalesce((select json_agg(json_build_object('id', l.id, 'name', l.name, 'is_active', l.is_active) order by t.id)
      from document_document_tag t join lookup_document_tag l on l.id = t.document_tag_id where t.document_id = d.id), '[]') as tags
  from document d where d.job_id = $1 and d.deleted_at is ${which === 'kept' ? 'null order by d.id' : 'not null and d.erased_at is null order by d.deleted_at desc, d.id desc'}`;

const DOCUMENTS = { kept: documentsSql('kept'), deleted: documentsSql('deleted') };

const tagsIn = (value: unknown): DocumentTag[] =>
  (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .map((tag) => ({ id: idOf(tag), name: String(tag.name), is_active: tag.is_active === true }));

const placed = (row: Row, presite: DocumentReach['presite']): string | null =>
  pathOf(
    {
      is_presite: row.is_presite === true,
      job_detail_id: numberOf(row.job_detail_id),
      folder: textOrEmpty(row.folder),
      file_name: textOf(row.file_name),
    },
    presite,
  );

/** The addresses of a stored file and of what is made of it. */
const urlsOf = (row: Row, files: Files): Pick<JobDocument, 'document_url' | 'thumbnail_url' | 'view_url'> => {
  const [storage_key, file_name, file_type] = [textOf(row.storage_key), textOf(row.file_name), textOf(row.file_type)];
  if (!storage_key || !file_name || !file_type) return { document_url: null, thumbnail_url: null, view_url: null };
  const stored = { storage_key, file_name, file_type };
  return {
    document_url: files.urlOf(stored),
    thumbnail_url: files.madeOf(stored, 'small'),
    view_url: files.madeOf(stored, 'view'),
  };
};

/** All documents of a job by their paths, those out of the actor's sight included; or all that lie in its bin. */
export const readPlaced = async (
  runner: Runner,
  { job_id, presite }: DocumentReach,
  which: 'kept' | 'deleted' = 'kept',
): Promise<(PlacedDocument & { row: Row })[]> =>
  (await runText(runner, DOCUMENTS[which], [job_id])).flatMap((row) => {
    const path = placed(row, presite);
    return path === null
      ? []
      : [
          {
            id: idOf(row),
            path,
            file_type: textOf(row.file_type),
            job_detail_id: numberOf(row.job_detail_id),
            row,
          },
        ];
  });

/** The documents of a job that the actor may see, in the order in which they came [API-024]. */
export const readDocuments = async (runner: Runner, reach: DocumentReach, files: Files): Promise<JobDocument[]> =>
  (await readPlaced(runner, reach))
    .filter(({ path, job_detail_id }) => reach.sees(path, job_detail_id))
    .map(({ row, ...document }) => ({
      ...document,
      job_id: reach.job_id,
      document_key: `job/${reach.job_id}/documents/${document.path}`,
      file_name: nameOf(document.path),
      size: numberOf(row.size),
      modified: String(row.updated_at),
      upload_date: String(row.upload_date),
      ...urlsOf(row, files),
      caption: textOf(row.caption),
      taken_at: textOf(row.taken_at),
      is_camera_time: row.is_camera_time === true,
      sent_by: textOf(row.sent_by),
      document_tags: tagsIn(row.tags),
    }));
