import { gql } from '../../dataProvider/gql';
import { notFoundError } from '../../dataProvider/CallError';
import type { DeviceMark, Server } from '../../dataProvider/server';
import { presign } from '../../files/presign';
import { putFile } from '../../files/putFile';
import type { DocumentPost } from './createDocumentQueue';

const FOLDERS = gql(
  `query KeptDocumentFolders($job_id: Int!) { documentFolders(job_id: $job_id) { folders { path job_detail_id job_type_job_category } } }`,
);
const INSERT = gql(
  `mutation InsertKeptDocuments($documents: DocumentsInput!) { insertDocuments(documents: $documents) { id } }`,
);

/** Bytes that do not move for so long are given up, and sent again later: others wait behind them. */
const STALLED_MS = 120_000;

/**
 * The calls of documents that were kept on a device [OFF-021].
 * @param device whose, where somebody else brings what it could not send
 */
export const documentPost = (server: Server, device: Pick<DeviceMark, 'user'> = {}): DocumentPost => ({
  folders: async (job_id) => {
    const { documentFolders } = await server.query(FOLDERS, { job_id });
    if (!documentFolders) throw notFoundError();
    return documentFolders.folders;
  },
  put: async (key, bytes, file_type) => {
    const url = await presign(server, key, file_type, bytes.size);
    const stalled = new AbortController();
    let timer = setTimeout(() => stalled.abort(), STALLED_MS);
    const progress = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => stalled.abort(), STALLED_MS);
    };
    try {
      await putFile(url, bytes, file_type, { signal: stalled.signal, progress });
    } finally {
      clearTimeout(timer);
    }
  },
  register: async (documents, action, made_at) => {
    await server.mutate(INSERT, { documents }, { action, device: { ...device, made_at } });
  },
});
