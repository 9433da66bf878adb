import type { Server } from '../../../dataProvider/server';
import { type CallDocument, gql } from '../../../dataProvider/gql';
import { typeOfFile } from '#domain/documents/documentType';
import type { Rest } from '../../../dataProvider/rest';
import { presign } from '../../../files/presign';
import { putFile } from '../../../files/putFile';
import type { DocumentsApi } from './documentsApi';
import { notFoundError } from '../../../dataProvider/CallError';

const FIELDS =
  'id job_detail_id document_key document_url view_url file_name file_type size modified upload_date document_tags { id name is_active }';
const LIST = gql(`query JobDocuments($job_id: Int!) { documents(job_id: $job_id) { ${FIELDS} } }`);
const FOLDERS = gql(
  `query JobDocumentFolders($job_id: Int!) { documentFolders(job_id: $job_id) { may_edit may_add folders { path job_detail_id job_type_job_category } } }`,
);
const TAGS = gql(`query DocumentTags { LookupQuery { document_tags { id name is_active } } }`);
const INSERT = gql(
  `mutation InsertDocuments($documents: DocumentsInput!) { insertDocuments(documents: $documents) { ${FIELDS} } }`,
);
const RENAME = gql(
  `mutation RenameDocument($document_id: Int!, $job_id: Int!, $newName: String!) { renameDocument(document_id: $document_id, job_id: $job_id, newName: $newName) { id } }`,
);
const REMOVE = gql(
  `mutation RemoveDocument($id: Int!, $documentKey: String!, $jobId: Int!) { removeDocument(id: $id, documentKey: $documentKey, jobId: $jobId) { ${FIELDS} } }`,
);
const BIN = gql(
  `query DeletedDocuments($job_id: Int!) { deletedDocuments(job_id: $job_id) { id file_name folder is_folder size deleted_at deleted_by erased_on } }`,
);
const RESTORE = gql(
  `mutation RestoreDocuments($job_id: Int!, $ids: [Int!]!) { restoreDocuments(job_id: $job_id, ids: $ids) { id } }`,
);
const ERASE = gql(
  `mutation EraseDocuments($job_id: Int!, $ids: [Int!]!) { eraseDocuments(job_id: $job_id, ids: $ids) { id } }`,
);
const TAG: Readonly<
  Record<'addDocumentTag' | 'removeDocumentTag', CallDocument<unknown, { documentId: number; tagId: number }>>
> = {
  addDocumentTag: gql(
    `mutation AddDocumentTag($documentId: Int!, $tagId: Int!) { addDocumentTag(documentId: $documentId, tagId: $tagId) { documentId upload_date } }`,
  ),
  removeDocumentTag: gql(
    `mutation RemoveDocumentTag($documentId: Int!, $tagId: Int!) { removeDocumentTag(documentId: $documentId, tagId: $tagId) { documentId upload_date } }`,
  ),
};

/** The calls of documents over the app's server. */
export const serverDocumentsApi = (server: Server, rest: Rest): DocumentsApi => {
  const { query, mutate } = server;
  return {
    list: async (job_id) => (await query(LIST, { job_id })).documents,
    folders: async (job_id) => {
      const { documentFolders } = await query(FOLDERS, { job_id });
      if (!documentFolders) throw notFoundError();
      return documentFolders;
    },
    tags: async () => (await query(TAGS)).LookupQuery.document_tags,
    send: async (key, file, options) => {
      const type = typeOfFile(file.name, file.type);
      await putFile(await presign(server, key, type, file.size), file, type, options);
    },
    storeImage: async (job_detail_id, image) => {
      await rest(`/v1/image/${job_detail_id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(image),
      });
    },
    insert: async (job_id, documents) =>
      (await mutate(INSERT, { documents: { job_id, document_file_list: documents } })).insertDocuments,
    rename: async (document_id, job_id, newName) => {
      await mutate(RENAME, { document_id, job_id, newName });
    },
    remove: async (id, documentKey, jobId) => (await mutate(REMOVE, { id, documentKey, jobId })).removeDocument,
    bin: async (job_id) => (await query(BIN, { job_id })).deletedDocuments,
    restore: async (job_id, ids) => {
      await mutate(RESTORE, { job_id, ids });
    },
    erase: async (job_id, ids) => {
      await mutate(ERASE, { job_id, ids });
    },
    tag: async (call, documentId, tagId) => {
      await mutate(TAG[call], { documentId, tagId });
    },
    zip: async (ids) => (await rest(`/v1/documents/zip?ids=${ids.join(',')}`)).blob(),
  };
};
