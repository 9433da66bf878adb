import { documentRefusal, isPictureName, typeOfFile } from '#domain/documents/documentType';
import { refuse } from '#domain/refusals/refusal';
import type { Language } from '#domain/localText';
import { photoFiles } from './photoFiles';

/** The longest side of a photo that is sent, in pixels. */
const SIDE = 2048;
const QUALITY = 0.82;
/** Smaller files are sent as they are. */
const SMALL = 300_000;

/** A file that is not taken, with the reason in the user's words. */
export class RefusedPhoto extends Error {}

const isHeic = (name: string): boolean => /\.hei[cf]$/i.test(name);

/** As it is, but for the position. */
const asItIs = async (file: File): Promise<File> => (await photoFiles.withoutPosition()).withoutPosition(file);

/** Standing upright, as small as it needs to be. @throws when the browser cannot read it */
const drawn = async (file: File): Promise<Blob | null> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
  }
  bitmap.close();
  return context ? canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY }) : null;
};

/**
 * A chosen file as it is sent: photos upright and made smaller, HEIC as JPEG where this browser reads it, anything else as it is;
 * nothing with the position of where it was taken [FLD-005 FLD-010].
 * @throws RefusedPhoto for a type that is not allowed, too many bytes, and a photo that is none whatever its name says
 */
export const prepared = async (file: File, language: Language, notAPhoto: string): Promise<File> => {
  const refused = documentRefusal({
    file_name: file.name,
    file_type: typeOfFile(file.name, file.type),
    size: file.size,
  });
  if (refused) {
    // All words of refusals, for one that is seldom said.
    const { refusalText } = await import('#domain/refusalText');
    throw new RefusedPhoto(refusalText(refuse(refused), language));
  }
  if (!isPictureName(file.name) || /\.gif$/i.test(file.name)) return asItIs(file);
  let small: Blob | null;
  try {
    small = await drawn(file);
  } catch {
    // Safari reads HEIC; what another browser sends of one is read by the server.
    if (isHeic(file.name)) return asItIs(file);
    throw new RefusedPhoto(notAPhoto);
  }
  if (!small || (!isHeic(file.name) && file.size <= SMALL && small.size >= file.size)) return asItIs(file);
  return new File([small], file.name.replace(/\.[a-z]+$/i, '.jpg'), {
    type: 'image/jpeg',
    lastModified: file.lastModified,
  });
};
