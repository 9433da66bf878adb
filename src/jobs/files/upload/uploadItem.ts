import { compressionOf } from '#domain/documents/compression';

/** A file with what it becomes [DOC-017]. */
export interface UploadItem {
  file: File;
  folder: string;
  document_category: { id: number };
  job_detail_id: number | null;
  job_type_job_category?: string | null;
  document_tags: readonly { id: number }[];
}

/** So many files are sent together [DOC-046]. */
export const MOST_FILES = 50;

const sameFile = (a: File, b: File): boolean => a.name === b.name && a.type === b.type && a.size === b.size;

/** Without those that are there twice, by name, type and size [DOC-022]. */
export const withoutTwins = (known: readonly File[], added: readonly File[]): File[] => {
  const all = [...known];
  const fresh: File[] = [];
  for (const file of added) {
    if (all.some((one) => sameFile(one, file))) continue;
    all.push(file);
    fresh.push(file);
  }
  return fresh;
};

/** The name under which a file will lie: that of a large png ends in .jpg then [DOC-042]. */
export const sentName = ({ name, size }: File): string => (compressionOf(name, size)?.file_name ?? name).trim();

/** Those of dropped files that a folder does not hold already, by the names that they will have [DOC-023 DOC-042]. */
export const freshFiles = (files: readonly File[], isTaken: (file_name: string) => boolean): File[] =>
  withoutTwins([], files).filter((file) => !isTaken(sentName(file)));
