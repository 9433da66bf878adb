import type { Drawable } from './thumbnail';

/** A film that gives no frame by then, in milliseconds, has no small picture. */
const FRAME_MS = 3000;

/** So far into a film, in seconds: many begin with a black frame. */
export const FIRST_FRAME_S = 0.1;

/**
 * Draws the first frame of a film, which is there for as long as that takes; null for a recording without a picture.
 * @throws Error when the browser does not read it, or not in time
 */
export const withFrame = async <Drawn>(
  file: File,
  draw: (frame: Drawable) => Promise<Drawn>,
): Promise<Drawn | null> => {
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
    return width > 0 ? await draw({ source: film, width, height }) : null;
  } finally {
    film.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
};
