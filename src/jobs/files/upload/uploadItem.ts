import { compressionOf } from '#domain/documents/compression';
import { freeName } from '#domain/documents/freeName';

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
export const MAX_FILES = 50;

const sameFile = (a: File, b: File): boolean => a.name === b.name && a.type === b.type && a.size === b.size;

/** What phones call each photo and each film of their camera. */
const EVERYBODYS = /^(?:image|photo|video|capturedvideo)\.\w+$/i;

const two = (number: number): string => String(number).padStart(2, '0');
/** When a file was made, by the clock of the device, `YYYYMMDDHHmmss`. */
const stampOf = ({ lastModified }: File): string => {
  const at = new Date(lastModified);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate(), at.getHours(), at.getMinutes(), at.getSeconds()]
    .map(two)
    .join('');
};

/**
 * Files as they are added: those that a phone calls as all others have the time behind their name, and a number where two were made in
 * the same second, so that each has a name of its own [FLD-010].
 * @param known files that were added before
 */
export const withOwnNames = (known: readonly File[], added: readonly File[]): File[] => {
  const taken = new Set(known.map(({ name }) => name.toLowerCase()));
  return added.map((file) => {
    if (!EVERYBODYS.test(file.name)) return file;
    const stamp = stampOf(file);
    const stamped = freeName(file.name, new Set([file.name.toLowerCase()]), stamp);
    const isTwin = known.some((one) => one.name === stamped && one.size === file.size && one.type === file.type);
    const name = isTwin ? stamped : freeName(file.name, taken.add(file.name.toLowerCase()), stamp);
    taken.add(name.toLowerCase());
    return new File([file], name, { type: file.type, lastModified: file.lastModified });
  });
};

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
