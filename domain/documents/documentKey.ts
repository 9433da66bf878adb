/** The logical place of a document: `job/12/documents/Presite/Pool (Gunite) No Date/photo.jpg` [DOC-003]. */
export interface DocumentPlace {
  job_id: number;
  /** Below the job's documents, ending in a slash. */
  folder: string;
  file_name: string;
}

const KEY = /^job\/([1-9]\d{0,9})\/documents\/((?:[^\p{Cc}/\\]+\/)+)([^\p{Cc}/\\]{1,255})$/u;

export const documentKey = ({ job_id, folder, file_name }: DocumentPlace): string =>
  `job/${job_id}/documents/${folder}${file_name}`;

/** Takes a key apart; null for what is no document's key, one that leads elsewhere included. */
export const readDocumentKey = (key: string): DocumentPlace | null => {
  const [, job_id, folder, file_name] = KEY.exec(key) ?? [];
  if (job_id === undefined || folder === undefined || file_name === undefined || file_name.trim() !== file_name)
    return null;
  if (`${folder}${file_name}`.split('/').some((part) => part === '.' || part === '..')) return null;
  return { job_id: Number(job_id), folder, file_name };
};
