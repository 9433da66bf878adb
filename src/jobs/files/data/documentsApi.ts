import type { PutOptions } from '../../../files/putFile';
import type { DeletedDocument } from '#domain/documents/deletedDocument';

export interface DocumentTag {
  id: number;
  name: string;
  is_active: boolean;
}

/** A file of a job, or a folder of the office's own, whose path ends in a slash. */
export interface JobDocument {
  id: number;
  job_detail_id: number | null;
  document_key: string;
  document_url: string | null;
  /** A JPEG of a HEIC; null for what browsers show as it is. */
  view_url?: string | null;
  file_name: string;
  file_type: string | null;
  size: number | null;
  modified: string;
  upload_date: string;
  document_tags: readonly DocumentTag[];
}

/** A folder that is always there. */
export interface FixedFolder {
  path: string;
  job_detail_id: number | null;
  job_type_job_category: string | null;
}

export interface DocumentFolders {
  folders: readonly FixedFolder[];
  may_edit: boolean;
  may_add: boolean;
}

/** What is said of a file that was sent, or of a folder that is made. */
export interface NewDocument {
  document_category: { id: number };
  file_name: string;
  file_type: string | null;
  key: string;
  job_detail_id?: number | null;
  /** What the sub-job is called, null for what belongs to the job as a whole. */
  job_type_job_category?: string | null;
  document_tags?: readonly { id: number }[];
}

/** The server, as documents see it. Failures are CallErrors. */
export interface DocumentsApi {
  list: (job_id: number) => Promise<readonly JobDocument[]>;
  /** @throws CallError 404 for a job that is not there, or not for the user */
  folders: (job_id: number) => Promise<DocumentFolders>;
  tags: () => Promise<readonly DocumentTag[]>;
  /** Sends the bytes of a file to its key [BAPI-015 DOC-028]. */
  send: (key: string, file: File, options: PutOptions) => Promise<void>;
  /** Makes a picture that was sent a document of a sub-job [BAPI-015]. */
  storeImage: (job_detail_id: number, image: { key: string; file_name: string; file_type: string }) => Promise<void>;
  insert: (job_id: number, documents: readonly NewDocument[]) => Promise<readonly JobDocument[]>;
  rename: (id: number, job_id: number, newName: string) => Promise<void>;
  /** Answers what is left. */
  remove: (id: number, document_key: string, job_id: number) => Promise<readonly JobDocument[]>;
  /** The deleted documents of a job, the latest deletion first. */
  bin: (job_id: number) => Promise<readonly DeletedDocument[]>;
  restore: (job_id: number, ids: readonly number[]) => Promise<void>;
  /** Deletes documents of the bin for good. */
  erase: (job_id: number, ids: readonly number[]) => Promise<void>;
  tag: (call: 'addDocumentTag' | 'removeDocumentTag', id: number, tag: number) => Promise<void>;
  zip: (ids: readonly number[]) => Promise<Blob>;
}
