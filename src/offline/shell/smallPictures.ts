import { PICTURES_KEPT } from '../../connectivity/workerWords';

/** The oldest go first. */
const MAX_PICTURES = 400;

/** Small pictures of photos: their bytes never change, and each address says by itself which they are. */
export const isSmallPicture = (url: URL): boolean => url.pathname.endsWith('.thumb.webp');

/**
 * A small picture as it was seen last, else as the server or the bucket gives it, which is kept. The part of the address
 * that signs it is another one each time, and is left out.
 */
export const smallPicture = async (request: Request): Promise<Response> => {
  const { origin, pathname } = new URL(request.url);
  const name = origin + pathname;
  const cache = await caches.open(PICTURES_KEPT);
  const kept = await cache.match(name);
  if (kept) return kept;
  // A bucket whose rules do not let the page read it shows its pictures all the same, and none are kept.
  const answer = await fetch(request.url, { mode: 'cors', credentials: 'omit' }).catch(() => fetch(request));
  if (!answer.ok) return answer;
  await cache.put(name, answer.clone()).catch(() => undefined); // a full device
  const names = await cache.keys();
  for (const old of names.slice(0, Math.max(0, names.length - MAX_PICTURES))) await cache.delete(old);
  return answer;
};
