import { useSyncExternalStore } from 'react';
import { uploads, type Upload } from './uploads';

/** The running upload of a file that was chosen, null when there is none. */
export const useUpload = (url: string | undefined): Upload | null =>
  useSyncExternalStore(
    uploads.subscribe,
    () => uploads.of(url),
    () => null,
  );
