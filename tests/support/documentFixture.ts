import { presiteFixture, type PresiteFixture } from './presiteFixture';
import type { GraphqlAnswer, TestApp } from './app';

export interface ADocument {
  id: number;
  document_key: string;
  document_url: string | null;
  file_name: string;
  file_type: string | null;
  size: number | null;
  job_detail_id: number | null;
  upload_date: string;
  document_tags: { id: number; name: string; is_active: boolean }[];
}

const FIELDS =
  'id document_id job_id job_detail_id key document_key document_url file_name file_type size modified upload_date document_tags { id name is_active }';
const PRESIGN =
  'mutation ($key: String!, $type: String!, $length: Int) { presign(key: $key, contentType: $type, contentLength: $length) { url } }';
const INSERT = `mutation ($documents: DocumentsInput!) { insertDocuments(documents: $documents) { ${FIELDS} } }`;
const RENAME =
  'mutation ($document_id: Int!, $job_id: Int!, $newName: String!) { renameDocument(document_id: $document_id, job_id: $job_id, newName: $newName) { id } }';
interface Binned {
  id: number;
  file_name: string;
  folder: string;
  is_folder: boolean;
  size: number | null;
  deleted_by: string | null;
}
const BIN =
  'query ($job_id: Int!) { deletedDocuments(job_id: $job_id) { id file_name folder is_folder size deleted_by } }';
const RESTORE = `mutation ($job_id: Int!, $ids: [Int!]!) { restoreDocuments(job_id: $job_id, ids: $ids) { ${FIELDS} } }`;
const ERASE = 'mutation ($job_id: Int!, $ids: [Int!]!) { eraseDocuments(job_id: $job_id, ids: $ids) { id erased_on } }';
const REMOVE = `mutation ($id: Int!, $documentKey: String!, $jobId: Int!) { removeDocument(id: $id, documentKey: $documentKey, jobId: $jobId) { ${FIELDS} } }`;
const tagCall = (name: string): string =>
  `mutation ($documentId: Int!, $tagId: Int!) { ${name}(documentId: $documentId, tagId: $tagId) { documentId upload_date } }`;

export interface Sent {
  file_name: string;
  file_type?: string;
  folder?: string;
  job?: number;
  bytes?: string;
  category?: number;
  more?: Record<string, unknown>;
}

/** Jobs with sub-jobs, and the calls of their documents. */
export const documentFixture = async (app: TestApp) => {
  const presite: PresiteFixture = await presiteFixture(app);
  const keyOf = ({ file_name, folder = 'Plan/', job = 1 }: Pick<Sent, 'file_name' | 'folder' | 'job'>): string =>
    `job/${job}/documents/${folder}${file_name}`;
  const itemOf = ({ category = 5, more = {}, file_type = 'application/pdf', ...sent }: Sent) => ({
    document_category: { id: category },
    file_name: sent.file_name,
    file_type,
    key: keyOf(sent),
    ...more,
  });
  const presign = (account: string, sent: Sent) =>
    app.graphql<{ presign: { url: string } }>(account, PRESIGN, {
      key: keyOf(sent),
      type: sent.file_type ?? 'application/pdf',
    });
  const put = async (account: string, sent: Sent): Promise<number> => {
    const { data } = await presign(account, sent);
    const { status } = await fetch(app.url + String(data?.presign.url), {
      method: 'PUT',
      headers: { 'content-type': sent.file_type ?? 'application/pdf' },
      body: sent.bytes ?? `%PDF ${sent.file_name}`,
    });
    return status;
  };
  const insert = (
    account: string,
    list: unknown[],
    job_id = 1,
    headers?: Record<string, string>,
  ): Promise<GraphqlAnswer<{ insertDocuments: ADocument[] }>> =>
    app.graphql(account, INSERT, { documents: { job_id, document_file_list: list } }, headers);
  const aFile = async (sent: Sent, account = 'admin'): Promise<ADocument> => {
    await put(account, sent);
    const { data, errors } = await insert(account, [itemOf(sent)], sent.job);
    const [made] = data?.insertDocuments ?? [];
    if (!made) throw new Error(JSON.stringify(errors));
    return made;
  };
  const aFolder = async (folder: string, account = 'admin'): Promise<ADocument> => {
    const { data, errors } = await insert(account, [
      { document_category: { id: 5 }, file_name: '', key: `job/1/documents/${folder}` },
    ]);
    const [made] = data?.insertDocuments ?? [];
    if (!made) throw new Error(JSON.stringify(errors));
    return made;
  };
  const list = async (account = 'admin', job_id = 1, name = 'documents'): Promise<ADocument[]> => {
    const { data, errors } = await app.graphql<Record<string, ADocument[]>>(
      account,
      `query ($job_id: Int!) { ${name}(job_id: $job_id) { ${FIELDS} } }`,
      { job_id },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return data[name] ?? [];
  };
  return {
    presite,
    keyOf,
    itemOf,
    presign,
    put,
    insert,
    aFile,
    aFolder,
    list,
    keys: async (account?: string, job_id?: number): Promise<string[]> =>
      (await list(account, job_id)).map(({ document_key }) => document_key),
    rename: (account: string, document_id: number, newName: string, job_id = 1) =>
      app.graphql<{ renameDocument: { id: number } }>(account, RENAME, { document_id, job_id, newName }),
    remove: (account: string, { id, document_key }: Pick<ADocument, 'id' | 'document_key'>, jobId = 1) =>
      app.graphql<{ removeDocument: ADocument[] }>(account, REMOVE, { id, documentKey: document_key, jobId }),
    /** The bin of a job. */
    bin: async (account = 'admin', job_id = 1): Promise<Binned[]> =>
      (await app.graphql<{ deletedDocuments: Binned[] }>(account, BIN, { job_id })).data?.deletedDocuments ?? [],
    restore: (account: string, ids: readonly number[], job_id = 1) =>
      app.graphql<{ restoreDocuments: ADocument[] }>(account, RESTORE, { job_id, ids }),
    erase: (account: string, ids: readonly number[], job_id = 1) =>
      app.graphql<{ eraseDocuments: { id: number; erased_on: string }[] }>(account, ERASE, { job_id, ids }),
    tag: (account: string, name: 'addDocumentTag' | 'removeDocumentTag', documentId: number, tagId: number) =>
      app.graphql<Record<string, { documentId: number; upload_date: string }>>(account, tagCall(name), {
        documentId,
        tagId,
      }),
    get: async (account: string | null, path: string): Promise<Response> =>
      fetch(app.url + path, {
        headers: account === null ? {} : { authorization: `Bearer ${await app.token(account)}` },
      }),
    /** Two jobs with a gunite sub-job each, and nothing else. */
    clear: async (): Promise<void> => {
      await app.database.pool.query('truncate document, stored_file cascade');
      await presite.clear();
      await presite.anItem({ id: 1 });
      await presite.anItem({ id: 2 });
    },
  };
};
