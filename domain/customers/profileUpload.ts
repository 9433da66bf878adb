import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';

/** A builder's picture, as it travels in an input [BLDR-015]. */
export interface ProfileUpload { file_name: string; file_type: string; key?: string | null; size?: number | null }

/** The picture's bytes at most. */
export const PROFILE_UPLOAD_BYTES = 5 * 1024 * 1024;

const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg']);
const EXTENSION = /\.(?:png|jpe?g)$/i;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/**
 * Why a picked or sent picture is refused, or null: it is a file with a name [BLDR-008], a png, jpg or jpeg by type and by
 * name [BLDR-009], and not too large [BLDR-015]. No picture is fine.
 */
export const profileUploadIssue = (upload: unknown): FieldIssue | null => {
  if (upload === null || upload === undefined) return null;
  const unreadable = fieldIssue('profile_upload', 'upload_file');
  if (typeof upload !== 'object' || !('file_name' in upload) || !isText(upload.file_name)) return unreadable;
  const size = 'size' in upload && typeof upload.size === 'number' ? upload.size : 0;
  if (size > PROFILE_UPLOAD_BYTES) return unreadable;
  const type = 'file_type' in upload && typeof upload.file_type === 'string' ? upload.file_type.toLowerCase() : '';
  return TYPES.has(type) && EXTENSION.test(upload.file_name.trim()) ? null : fieldIssue('profile_upload', 'upload_type');
};
