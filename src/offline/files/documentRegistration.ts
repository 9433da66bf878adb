import { documentKey } from '#domain/documents/documentKey';
import type { PackedFile } from './packedFile';

/** A folder of a sub-job as it is called now, and what its files say of it. */
export interface SubJobFolder {
  path: string;
  job_detail_id: number | null;
  job_type_job_category: string | null;
}

type Kept = Pick<PackedFile, 'key' | 'folder' | 'document_category' | 'document_tags' | 'file_name' | 'file_type'>;
interface Place {
  job_id: number;
  job_detail_id: number | null;
}

const nameOf = (key: string): string => key.slice(key.indexOf(':') + 1);
const endingOf = (file_name: string): string => file_name.slice(file_name.lastIndexOf('.'));

/**
 * Where the bytes of a document go, and what is said of them; a sub-job's folder has another name as soon as it gets a
 * date.
 */
export const registrationOf = (
  file: Kept,
  { job_id, job_detail_id }: Place,
  folders: readonly SubJobFolder[],
): { key: string; documents: Readonly<Record<string, unknown>> } => {
  const own = job_detail_id === null ? undefined : folders.find((folder) => folder.job_detail_id === job_detail_id);
  // Bytes lie under a name of their own: two files of one name are never taken for each other.
  const file_name = `${nameOf(file.key)}${endingOf(file.file_name)}`;
  const key = documentKey({ job_id, folder: own?.path ?? file.folder, file_name });
  const document = {
    document_category: { id: file.document_category },
    file_name: file.file_name,
    file_type: file.file_type,
    key,
    job_type_job_category: own?.job_type_job_category ?? null,
    job_detail_id,
    document_tags: file.document_tags.map((id) => ({ id })),
  };
  return { key, documents: { job_id, document_file_list: [document] } };
};
