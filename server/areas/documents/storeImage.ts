import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { CALLS } from '#domain/access/calls';
import { documentKey, readDocumentKey } from '#domain/documents/documentKey';
import { contentTypeOf, DOCUMENT_BYTES, documentRefusal, isPictureName } from '#domain/documents/documentType';
import { freeName } from '#domain/documents/freeName';
import { AppError, badInput, refusalError } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import { jobDetail } from '../../db/tables/jobs';
import { readPresiteFolders } from './readPresiteFolders';
import { subJobForFiles } from './subJobForFiles';
import type { Command } from '../../pipeline/command';
import { lockRows } from '../../pipeline/lockRows';
import { runText, idOf } from '../../db/statement';
import { assertMayUndoDocuments } from './openTree';
import { refuse } from '#domain/refusals/refusal';

const input = z.strictObject({
  job_detail_id: z.int(),
  key: z.string().max(700),
  file_name: z.string().trim().min(1).max(255),
  file_type: z.string().max(100),
  caption: z.string().trim().max(200).nullish(),
  /** When the picture was taken, where the phone knows. */
  taken_at: z.iso.datetime().nullish(),
  /** That time stands in the photo itself; without it, it is the date of a file [FLD-010]. */
  is_camera_time: z.boolean().nullish(),
  /** The server's local time, `YYYYMMDDHHmmss`. */
  stamp: z.string(),
});
type Input = z.infer<typeof input>;

interface Facts {
  job_id: number;
  folder: string;
  file_name: string;
  file_type: string;
  size: number;
  storage_key: string;
}

/** A document as it was stored; `document_url` shows it for an hour. */
export interface StoredDocument {
  id: number;
  job_id: number;
  job_detail_id: number;
  document_key: string;
  document_url: string | null;
  file_name: string;
  file_type: string;
  size: number;
  upload_date: string;
}

const NAMES =
  "select lower(file_name) as name from document where job_detail_id = $1 and is_presite and folder = '' and deleted_at is null and file_name is not null";

/**
 * A picture that was sent before becomes a document in the presite folder of its sub-job
 * [BAPI-015 BAPI-022 API-027 API-036].
 */
export const storeImage: Command<Input, Facts, StoredDocument> = {
  name: 'storeImage',
  need: CALLS.insertDocuments.need,
  input,
  assertMayUndo: assertMayUndoDocuments,
  load: async (mutation, { job_detail_id, key, file_name, file_type, stamp }) => {
    const { client, db, actor, files } = mutation;
    const refused = documentRefusal({ file_name, file_type }) ?? (isPictureName(file_name) ? null : 'document_type');
    if (refused) throw badInput([fieldIssue('file_name', refused)]);
    const subJob = await subJobForFiles(db, actor, eq(jobDetail.id, job_detail_id));
    if (!subJob) throw new AppError('NOT_FOUND');
    const { job_id } = subJob;
    await lockRows(mutation, { job: [job_id] }); // two of one name at the same moment get two names
    const place = readDocumentKey(key);
    const folder = (await readPresiteFolders(client, job_id)).get(job_detail_id) ?? '';
    if (place?.job_id !== job_id || place.folder !== folder) throw badInput([fieldIssue('key', 'document_place')]);
    const claim = await files.claim(client, { key, user_id: actor.user_id, max_bytes: DOCUMENT_BYTES });
    if (!claim) throw refusalError(refuse('document_missing', {}, undefined, 'CONFLICT'));
    if ('refusal' in claim) throw badInput([fieldIssue('key', 'document_type')]);
    const taken = new Set((await runText(client, NAMES, [job_detail_id])).map(({ name }) => String(name)));
    return {
      ...claim,
      job_id,
      folder,
      file_name: freeName(file_name, taken, stamp),
      file_type: contentTypeOf(claim.file_type),
    };
  },
  decide: (
    { job_id, file_name, file_type, size, storage_key },
    { job_detail_id, caption, taken_at, is_camera_time },
  ) => ({
    changes: [
      {
        entity: 'document',
        id: null,
        op: 'insert',
        key: 'document',
        job_id,
        set: {
          job_id,
          job_detail_id,
          is_presite: true,
          folder: '',
          file_name,
          file_type,
          size,
          storage_key,
          caption: caption ? caption : null,
          taken_at: taken_at ?? null,
          is_camera_time: taken_at != null && is_camera_time === true,
        },
      },
    ],
  }),
  result: (written, { files }, { job_detail_id }, facts) => {
    const { job_id, folder, file_name, file_type, size, storage_key } = facts;
    const row = written.made('document');
    return {
      id: idOf(row),
      job_id,
      job_detail_id,
      document_key: documentKey({ job_id, folder, file_name }),
      document_url: files.urlOf({ storage_key, file_name, file_type }),
      file_name,
      file_type,
      size,
      upload_date: String(row.upload_date),
    };
  },
};
