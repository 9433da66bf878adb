import { fetchedFile } from '../../page/fetchedFile';
import { quietCode } from '../../page/whenFetched';

/** Files of the app that a photo needs when it is taken, and no screen before; a photo waits until they can be had. */
export const photoFiles = {
  withoutPosition: () => fetchedFile(() => import('../../files/withoutPosition'), quietCode),
  exifTime: () => fetchedFile(() => import('./exifTime'), quietCode),
};

/**
 * Has them in the page before a photo is taken: a private window of an iPhone keeps no app on the device, and without a
 * network they cannot be had any more [FLD-012].
 */
export const fetchPhotoFiles = (): void => {
  for (const load of Object.values(photoFiles)) load().catch(() => undefined);
};
