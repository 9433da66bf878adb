import { PRESITE_FILE } from '#domain/documents/categories';
import { documentKey } from '#domain/documents/documentKey';
import { documentRefusal, isPictureName, typeOfFile } from '#domain/documents/documentType';
import { compressed } from '../../../files/compressed';
import type { SendFile } from '../../../files/uploadQueue';
import type { DocumentsApi } from '../data/documentsApi';
import { refusedFile } from '../upload/uploadError';

/**
 * Answers what sends a file to the presite folder of a sub-job: presign, PUT, and for a picture the PUT to its record,
 * for anything else insertDocuments [BAPI-015 PRE-014].
 */
export const sendPresite =
  (api: DocumentsApi, job_id: number, job_detail_id: number): SendFile =>
  async (chosen, options) => {
    const refused = documentRefusal({
      file_name: chosen.name,
      file_type: typeOfFile(chosen.name, chosen.type),
      size: chosen.size,
    });
    if (refused) throw refusedFile('file_name', refused);
    const file = await compressed(chosen);
    // Asked anew for each file: the folder has another name as soon as somebody gives the sub-job a date.
    const folder = (await api.folders(job_id)).folders.find((one) => one.job_detail_id === job_detail_id)?.path;
    if (folder === undefined) throw refusedFile('key', 'document_folder');
    const [file_name, file_type] = [file.name.trim(), typeOfFile(file.name, file.type)];
    const key = documentKey({ job_id, folder, file_name });
    await api.send(key, file, options);
    if (isPictureName(file_name)) await api.storeImage(job_detail_id, { key, file_name, file_type });
    else
      await api.insert(job_id, [{ document_category: { id: PRESITE_FILE }, file_name, file_type, key, job_detail_id }]);
  };
