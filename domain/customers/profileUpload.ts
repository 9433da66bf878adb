import { imageRefusal } from '../files/imageRefusal';
import { IMAGE_BYTES } from '../files/storedImage';
import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';

/** The picture's bytes at most. */
export const PROFILE_UPLOAD_BYTES = IMAGE_BYTES;

/** Why a picked or sent picture is refused, or null. No picture is fine [BLDR-008 BLDR-009]. */
export const profileUploadIssue = (upload: unknown): FieldIssue | null => {
  if (upload === null || upload === undefined) return null;
  const rule = imageRefusal(upload, PROFILE_UPLOAD_BYTES);
  return rule && fieldIssue('profile_upload', rule);
};
