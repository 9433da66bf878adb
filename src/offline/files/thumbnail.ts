import { isPictureName } from '#domain/documents/documentType';
import { fileKind } from '#domain/documents/fileKind';
import { dataUrlOf } from './dataUrl';

const SIDE = 96;

/** A film that gives no frame by then, in milliseconds, has no small picture. */
const FRAME_MS = 3000;

/** So far into a film, in seconds: many begin with a black frame. */
export const FIRST_FRAME_S = 0.1;

interface Drawable {
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

/** @throws what keeps the browser from drawing it */
const ofFilm = async (file: File): Promise<string | null> => {
  const film = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('no frame in time')), FRAME_MS);
      film.addEventListener('loadeddata', () => resolve(), { once: true });
      film.addEventListener('error', () => reject(new Error('no film')), { once: true });
      Object.assign(film, { muted: true, playsInline: true, preload: 'auto', src: `${url}#t=${FIRST_FRAME_S}` });
    });
    const { videoWidth: width, videoHeight: height } = film;
    return width > 0 ? await small({ source: film, width, height }) : null;
  } finally {
    film.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
};

/**
 * A small picture of a picture, or of the first frame of a film, as an address; null for what is neither, or what this
 * browser does not read, such as a HEIC [FLD-010].
 */
export const thumbnail = async (file: File): Promise<string | null> => {
  try {
    if (isPictureName(file.name)) return await ofPicture(file);
    return fileKind(file.name) === 'video' ? await ofFilm(file) : null;
  } catch {
    return null;
  }
};
