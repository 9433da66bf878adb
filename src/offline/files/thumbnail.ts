import { isPictureName } from '#domain/documents/documentType';
import { fileKind } from '#domain/documents/fileKind';
import { dataUrlOf } from './dataUrl';

const SIDE = 96;

/** What can be drawn, with its size in pixels. */
export interface Drawable {
  source: CanvasImageSource;
  width: number;
  height: number;
}

const small = async ({ source, width, height }: Drawable): Promise<string> => {
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  canvas.getContext('2d')?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return dataUrlOf(await canvas.convertToBlob({ type: 'image/webp', quality: 0.7 }));
};

const ofPicture = async (file: File): Promise<string> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await small({ source: bitmap, width: bitmap.width, height: bitmap.height });
  } finally {
    bitmap.close();
  }
};

/**
 * A small picture of a picture, or of the first frame of a film, as an address; null for what is neither, or what this
 * browser does not read, such as a HEIC [FLD-010].
 */
export const thumbnail = async (file: File): Promise<string | null> => {
  try {
    if (isPictureName(file.name)) return await ofPicture(file);
    return fileKind(file.name) === 'video' ? await (await import('./filmFrame')).withFrame(file, small) : null;
  } catch {
    return null;
  }
};
