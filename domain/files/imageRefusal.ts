import { declaredImageType } from './imageType';
import { IMAGE_BYTES } from './storedImage';
import type { RuleName } from '../refusals/catalogue';

const EXTENSION = /\.(?:png|jpe?g)$/i;
const MAX_NAME = 255;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NAME;

/**
 * Why a picture is refused, or null: it is a file with a name [BLDR-008], a png, jpg or jpeg by type and by name
 * [BLDR-009], and not too large [BLDR-015]. What its bytes really are, `imageTypeOf` says.
 */
export const imageRefusal = (
  image: unknown,
  maxBytes: number = IMAGE_BYTES,
): Extract<RuleName, 'upload_file' | 'upload_type'> | null => {
  if (typeof image !== 'object' || image === null || !('file_name' in image) || !isText(image.file_name))
    return 'upload_file';
  if ('size' in image && typeof image.size === 'number' && image.size > maxBytes) return 'upload_file';
  const type = 'file_type' in image ? declaredImageType(image.file_type) : null;
  return type !== null && EXTENSION.test(image.file_name.trim()) ? null : 'upload_type';
};
