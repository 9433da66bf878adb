import type { Server } from '../dataProvider/server';
import { imageKey, type ImagePlace } from '#domain/files/imageKey';
import type { StoredImage } from '#domain/files/storedImage';
import { pendingFile } from './pendingFiles';
import { presign } from './presign';
import { putFile, uploadError } from './putFile';
import { uploads } from './uploads';

/**
 * Sends a picture that was chosen for a field of a record, and answers it with its key, ready to be saved
 * [BLDR-015 API-025].
 * @throws CallError, or AbortError when it was cancelled
 */
export const sendImage = async (
  server: Server,
  place: ImagePlace,
  { file_name, file_type, url = '' }: StoredImage,
): Promise<StoredImage> => {
  const file = pendingFile(url);
  if (!file) throw uploadError();
  const { end, ...report } = uploads.begin(url);
  try {
    const key = imageKey(place, file_name);
    await putFile(await presign(server, key, file_type, file.size), file, file_type, report);
    return { key, file_name, file_type };
  } finally {
    end();
  }
};
