import { imageRefusal } from '#domain/files/imageRefusal';
import { imageTypeOf, MAGIC_BYTES, type ImageType } from '#domain/files/imageType';

/** A file's real type, or the rule that refuses it as a picture. */
export type CheckedPicture = { file_type: ImageType } | { rule: 'upload_file' | 'upload_type' };

/** Looks at a file as the server will: its name, its size, and what its first bytes say it is [BLDR-008 BLDR-009 BLDR-015]. */
export const checkPicture = async (file: File, maxBytes: number): Promise<CheckedPicture> => {
  const { name: file_name, type: file_type, size } = file;
  const rule = imageRefusal({ file_name, file_type, size }, maxBytes);
  if (rule) return { rule };
  try {
    const real = imageTypeOf(new Uint8Array(await file.slice(0, MAGIC_BYTES).arrayBuffer()));
    return real ? { file_type: real } : { rule: 'upload_type' };
  } catch {
    return { rule: 'upload_file' }; // a folder, or a file that is gone by now
  }
};
