import { isPictureName } from '#domain/documents/documentType';
import { dataUrlOf } from './dataUrl';

const SIDE = 96;

/** A small picture of a picture as an address; null for what is none, or none that this browser reads, such as a HEIC. */
export const thumbnail = async (file: File): Promise<string | null> => {
  if (!isPictureName(file.name)) return null;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.ceil(bitmap.width * scale), Math.ceil(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await dataUrlOf(await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 }));
  } catch {
    return null;
  }
};
