import { useState, type ReactNode } from 'react';
import { CrudProviders } from '../../../crud/CrudProviders';
import { useQuietStage } from '../../../crud/fixtures/useQuietStage';
import type { DocumentsApi, JobDocument } from '../data/documentsApi';
import { DocumentsApiContext } from '../data/useDocumentsApi';

const PIXELS = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320"><rect width="480" height="320" fill="#0d5c8c"/><path d="M40 220q100-90 200 0t200 0v100H40z" fill="#7fd1e6"/></svg>')}`;

const PRESITE_FOLDER = 'Presite/Pool, Spa (Gunite) 2026-03-10/';

export const aDocument = (id: number, path: string, more: Partial<JobDocument> = {}): JobDocument => ({
  id,
  job_detail_id: null,
  document_key: `job/5/documents/${path}`,
  document_url: path.endsWith('/') ? null : PIXELS,
  file_name: path.replace(/\/$/, '').split('/').at(-1) ?? '',
  file_type: path.endsWith('/') ? null : 'image/png',
  size: path.endsWith('/') ? null : 254_000,
  modified: '2026-03-03T15:04:00Z',
  upload_date: '2026-03-02T15:04:00Z',
  document_tags: [],
  ...more,
});

const TAGS = [
  { id: 1, name: 'Plan', is_active: true },
  { id: 2, name: 'Revised Plan', is_active: true },
  { id: 7, name: 'Steel', is_active: true },
  { id: 19, name: 'Legacy Scan', is_active: false },
];

const FOLDERS = [
  'Plan/',
  'Presite/',
  'Gunite/',
  'Warranty/',
  'Estimate/',
  'Estimate/Email/',
  'Pebble/',
  'Pebble/Prep/',
  'Pebble/App/',
  'Pebble/Detail/',
  'Pebble/Slurry/',
  'Pebble/Other/',
  'Request Form/',
];

export const LIST: readonly JobDocument[] = [
  aDocument(1, 'Plan/Pool plan.pdf', { file_type: 'application/pdf', document_tags: TAGS.slice(0, 1) }),
  aDocument(2, 'Plan/Permits/'),
  aDocument(3, 'Plan/Permits/City of Katy.pdf', { file_type: 'application/pdf', document_tags: TAGS.slice(3) }),
  aDocument(4, `${PRESITE_FOLDER}deep end.png`, { job_detail_id: 7, document_tags: TAGS.slice(2, 3) }),
  aDocument(5, `${PRESITE_FOLDER}steel.png`, { job_detail_id: 7, modified: '2026-03-04T10:00:00Z' }),
  aDocument(6, 'Gunite/ticket 4711.pdf', { file_type: 'application/pdf' }),
];

/** Documents that nobody stores. */
export const CALM: DocumentsApi = {
  list: async () => LIST,
  folders: async () => ({
    may_edit: true,
    may_add: true,
    folders: [
      ...FOLDERS.map((path) => ({ path, job_detail_id: null, job_type_job_category: null })),
      { path: PRESITE_FOLDER, job_detail_id: 7, job_type_job_category: 'Pool, Spa (Gunite)' },
    ],
  }),
  tags: async () => TAGS,
  send: async (_key, _file, { progress }) => progress(1),
  storeImage: async () => undefined,
  insert: async (_job, documents) =>
    documents.map(({ key }, index) => aDocument(100 + index, key.replace('job/5/documents/', ''))),
  rename: async () => undefined,
  remove: async (id) => LIST.filter((one) => one.id !== id),
  tag: async () => undefined,
  bin: async () => [
    {
      id: 8,
      file_name: 'Old plan.pdf',
      folder: 'Plan/',
      is_folder: false,
      size: 254_000,
      deleted_at: '2026-03-10T15:04:00Z',
      deleted_by: 'Ana Ruiz',
      erased_on: '2026-04-09T15:04:00Z',
    },
    {
      id: 9,
      file_name: 'Gate.jpg',
      folder: 'Photos/',
      is_folder: false,
      size: 54_000,
      deleted_at: '2026-03-11T15:04:00Z',
      deleted_by: 'Luis Vega',
      erased_on: '2026-04-10T15:04:00Z',
    },
  ],
  restore: async () => undefined,
  erase: async () => undefined,
  zip: async () => new Blob(['PK']),
};

/** Documents before a server in the page. */
export const StoryDocuments = ({ api, children }: { api?: Partial<DocumentsApi> | undefined; children: ReactNode }) => {
  const [calls] = useState(() => ({ ...CALM, ...api }));
  return (
    <CrudProviders {...useQuietStage()} userId={1}>
      <DocumentsApiContext value={calls}>
        <main style={{ padding: 16 }}>{children}</main>
      </DocumentsApiContext>
    </CrudProviders>
  );
};
