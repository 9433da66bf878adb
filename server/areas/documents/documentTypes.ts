import { nameOf } from '#domain/documents/folders';
import type { DeletedDocument } from './readBin';
import type { DocumentTag, JobDocument } from './readDocuments';
import type { DocumentReach } from './readReach';
import type { Builder } from '../../api/builder';

/** A folder that is always there. */
interface FixedFolder {
  path: string;
  job_detail_id: number | null;
  job_type_job_category: string | null;
}

const fixedFolders = ({ fixed, presite, subJobs }: DocumentReach): FixedFolder[] => {
  const owners = new Map([...presite].map(([id, path]) => [path, id]));
  return [...fixed].map((path) => {
    const job_detail_id = owners.get(path) ?? null;
    return {
      path,
      job_detail_id,
      job_type_job_category: job_detail_id === null ? null : (subJobs.get(job_detail_id) ?? null),
    };
  });
};

/** The types of documents in answers [DOC-002]. */
export const documentTypes = (builder: Builder) => {
  const tag = builder.objectRef<DocumentTag>('JobDocumentTag').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      name: t.exposeString('name', { nullable: false }),
      is_active: t.exposeBoolean('is_active', { nullable: false }),
    }),
  });
  const document = builder.objectRef<JobDocument>('JobDocument').implement({
    description: "A file, or a folder of the office's own, whose key ends in a slash.",
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      document_id: t.exposeInt('id', { nullable: false }),
      job_id: t.exposeInt('job_id', { nullable: false }),
      job_detail_id: t.exposeInt('job_detail_id'),
      key: t.exposeString('document_key', { nullable: false }),
      document_key: t.exposeString('document_key', { nullable: false }),
      document_url: t.exposeString('document_url', { description: 'Shows the file, for up to an hour.' }),
      file_name: t.exposeString('file_name', { nullable: false }),
      file_type: t.exposeString('file_type'),
      size: t.exposeInt('size', { description: 'Bytes.' }),
      modified: t.exposeString('modified', { nullable: false }),
      upload_date: t.exposeString('upload_date', { nullable: false }),
      thumbnail_url: t.exposeString('thumbnail_url', { description: 'A small picture of a picture.' }),
      view_url: t.exposeString('view_url', { description: 'A JPEG of a HEIC; null for what browsers show as it is.' }),
      caption: t.exposeString('caption'),
      taken_at: t.exposeString('taken_at'),
      is_camera_time: t.exposeBoolean('is_camera_time', {
        nullable: false,
        description: "`taken_at` is what the camera wrote into the photo, and not the file's own date.",
      }),
      sent_by: t.exposeString('sent_by'),
      document_tags: t.field({ type: [tag], nullable: false, resolve: ({ document_tags }) => [...document_tags] }),
    }),
  });
  const folder = builder.objectRef<FixedFolder>('DocumentFolder').implement({
    fields: (t) => ({
      path: t.exposeString('path', { nullable: false, description: "Below the job's documents, ending in a slash." }),
      name: t.string({ nullable: false, resolve: ({ path }) => nameOf(path) }),
      job_detail_id: t.exposeInt('job_detail_id', { description: 'Of a presite folder.' }),
      job_type_job_category: t.exposeString('job_type_job_category'),
    }),
  });
  const folders = builder.objectRef<DocumentReach>('DocumentFolders').implement({
    description: 'The folders that every job or estimate has, and what the user may do with the documents.',
    fields: (t) => ({
      folders: t.field({ type: [folder], nullable: false, resolve: fixedFolders }),
      may_edit: t.exposeBoolean('mayEdit', { nullable: false }),
      may_add: t.exposeBoolean('mayAdd', { nullable: false, description: 'Files of the sub-jobs that the user sees.' }),
    }),
  });
  return { document, folders };
};

/** The type of documents in a bin. */
export const deletedDocumentType = (builder: Builder) =>
  builder.objectRef<DeletedDocument>('DeletedDocument').implement({
    fields: (t) => ({
      id: t.exposeInt('id', { nullable: false }),
      file_name: t.exposeString('file_name', { nullable: false }),
      folder: t.exposeString('folder', { nullable: false, description: 'Where it lay, ending in a slash.' }),
      is_folder: t.exposeBoolean('is_folder', { nullable: false }),
      size: t.exposeInt('size', { description: 'Bytes.' }),
      deleted_at: t.field({ type: 'DateTime', nullable: false, resolve: ({ deleted_at }) => deleted_at }),
      deleted_by: t.exposeString('deleted_by'),
      erased_on: t.field({
        type: 'DateTime',
        nullable: false,
        description: 'When it is deleted for good.',
        resolve: ({ erased_on }) => erased_on,
      }),
    }),
  });
