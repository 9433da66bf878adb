import { PRESITE_FILE } from '#domain/documents/categories';
import { typeOfFile } from '#domain/documents/documentType';
import type { WaitingFile } from '../../offline/workspace/packChanges';
import { keptPhotos } from './keptPhotos';

/** The photos of a user that wait, as the file of a device holds them; a browser without a database keeps none. */
export const packedPhotos = async (user: number): Promise<WaitingFile[]> =>
  (await keptPhotos.all().catch(() => []))
    .filter((photo) => photo.user === String(user) && photo.abandoned_at === undefined)
    .map(({ id, job_id, job_detail_id, file_name, blob, taken_at, is_camera_time, kept_at }) => ({
      file: {
        key: `photo:${id}`,
        action: id,
        job_id,
        job_detail_id,
        folder: '',
        document_category: PRESITE_FILE,
        document_tags: [],
        file_name,
        file_type: typeOfFile(file_name, blob.type),
        size: blob.size,
        taken_at,
        ...(is_camera_time === true && { is_camera_time }),
        kept_at: kept_at ?? taken_at,
      },
      bytes: async () => blob,
    }));
