import { keyed, type DeviceMark, type Server } from '../../dataProvider/server';
import { gql } from '../../dataProvider/gql';
import { PRESITE_FILE } from '#domain/documents/categories';
import { documentKey } from '#domain/documents/documentKey';
import { isPictureName, typeOfFile } from '#domain/documents/documentType';
import { isMadeBefore, notFoundError } from '../../dataProvider/CallError';
import type { Rest } from '../../dataProvider/rest';
import { presign } from '../../files/presign';
import { putFile } from '../../files/putFile';
import type { KeptPhoto } from './keptPhotos';

/** Sends a kept photo and puts it on record. @param onSent its bytes have arrived under this key */
export type SendPhoto = (
  photo: KeptPhoto,
  onSent: (key: string) => Promise<void>,
  progress: (fraction: number) => void,
) => Promise<void>;

const FOLDERS = gql(
  `query SiteFolders($job_id: Int!) { documentFolders(job_id: $job_id) { folders { path job_detail_id } } }`,
);
const INSERT = gql(
  `mutation InsertSiteFile($documents: DocumentsInput!) { insertDocuments(documents: $documents) { id } }`,
);

/**
 * Into the folder of the sub-job. What has arrived is not sent again, and put on record once: the record has the
 * photo's own key, and tells when it was added [BAPI-015 DOC-046].
 * @param user whose device it was added on, where somebody else brings it
 */
export const sendPhoto =
  (server: Server, rest: Rest, { user }: Pick<DeviceMark, 'user'> = {}): SendPhoto =>
  async (photo, onSent, progress) => {
    const { job_id, job_detail_id, file_name, blob, id, taken_at, is_camera_time = false, kept_at } = photo;
    const device: DeviceMark = {
      ...(user !== undefined && { user }),
      ...(kept_at !== undefined && { made_at: kept_at }),
    };
    const { query, mutate } = server;
    const file_type = typeOfFile(file_name, blob.type);
    let key = photo.sent_key;
    if (key === null) {
      const { documentFolders } = await query(FOLDERS, { job_id });
      const folder = documentFolders?.folders.find((one) => one.job_detail_id === job_detail_id)?.path;
      if (folder === undefined) throw notFoundError();
      // Bytes lie under a name of their own: phones call every photo image.jpg.
      key = documentKey({ job_id, folder, file_name: `${id}${file_name.slice(file_name.lastIndexOf('.'))}` });
      const url = await presign(server, key, file_type, blob.size);
      await putFile(url, blob, file_type, { signal: new AbortController().signal, progress });
      await onSent(key);
    }
    try {
      if (isPictureName(file_name)) {
        await rest(`/v1/image/${job_detail_id}`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', ...keyed(id, device) },
          body: JSON.stringify({ key, file_name, file_type, taken_at, is_camera_time }),
        });
        return;
      }
      const file = { document_category: { id: PRESITE_FILE }, file_name, file_type, key, job_detail_id };
      await mutate(INSERT, { documents: { job_id, document_file_list: [file] } }, { action: id, device });
    } catch (error) {
      // Under this key it is on record already, perhaps out of a file of this device.
      if (!isMadeBefore(error)) throw error;
    }
  };
