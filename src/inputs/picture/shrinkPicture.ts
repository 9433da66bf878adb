import type { ImageType } from '#domain/files/imageType';

/**
 * Pixels of the longer side. A record shows its picture at 120, screens of three times the density included; lists at
 * 32.
 */
const MAX_SIDE = 800;
const QUALITY = 0.9;

/**
 * A picture no larger than it is shown: what a camera or a printer's file has beyond that would be fetched by every
 * list. What the browser cannot draw, and what would not become smaller, is sent as it is.
 */
export const shrinkPicture = async (file: File, type: ImageType): Promise<File> => {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = MAX_SIDE / Math.max(bitmap.width, bitmap.height);
    if (scale >= 1) return file;
    const canvas = new OffscreenCanvas(
      Math.max(1, Math.round(bitmap.width * scale)),
      Math.max(1, Math.round(bitmap.height * scale)),
    );
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type, quality: QUALITY });
    return blob.type === type && blob.size < file.size ? new File([blob], file.name, { type }) : file;
  } catch {
    return file;
  }
};
