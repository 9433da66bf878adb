import { formatCivilDate } from '#domain/civilDate';
import { textOrEmpty } from '#domain/values';
import * as tables from '../../tables';
import { OFFICE_USERS, type DemoContext } from './context';
import { photoOf, planOf, signedSheetOf } from './drawings';
import { randomOf } from './random';

/** The bytes of a demo document, and where they are to lie. */
export interface DemoFile {
  storage_key: string;
  file_type: string;
  bytes: Uint8Array;
}

/** So many of the latest jobs have files. */
const JOBS = 24;
const PHOTOS = [
  ['Before prep', 'Steel and plumbing are in.', [120, 128, 130]],
  ['After application', 'Filled the morning after.', [64, 150, 178]],
] as const;

/** Plans, photos and signed sheets of the latest jobs, small and the same for the same day. */
export const addDocuments = ({ store, today }: DemoContext): DemoFile[] => {
  const random = randomOf('documents');
  const files: DemoFile[] = [];
  const photos = PHOTOS.map(([title, caption, color]) => ({ title, caption, bytes: photoOf(color) }));
  const [user = 1] = OFFICE_USERS;
  const subJobs = new Map(store.rowsOf(tables.jobDetail).map(({ id, job_id }) => [job_id, Number(id)]));
  const latest = store
    .rowsOf(tables.job)
    .filter(({ id, is_estimate }) => is_estimate !== true && subJobs.has(id))
    .toSorted(
      (a, b) => textOrEmpty(b.entered_date).localeCompare(textOrEmpty(a.entered_date)) || Number(b.id) - Number(a.id),
    )
    .slice(0, JOBS);
  for (const { id, name, entered_date } of latest) {
    const job_id = Number(id);
    const job_name = textOrEmpty(name);
    const moment = `${textOrEmpty(entered_date) || today}T16:30:00Z`;
    const add = (
      place: { folder: string; job_detail_id: number | null; is_presite: boolean },
      file_name: string,
      file: Omit<DemoFile, 'storage_key'>,
      more: { tag?: number; caption?: string } = {},
    ): void => {
      const storage_key = `job/${job_id}/documents/demo-${files.length + 1}.${file.file_type === 'application/pdf' ? 'pdf' : 'png'}`;
      files.push({ ...file, storage_key });
      const key = `job/${job_id}/documents/${place.folder}${file_name}`;
      store.add(
        tables.storedFile,
        { key, storage_key, file_type: file.file_type, created_by: user, claimed_at: moment },
        moment,
      );
      const document_id = store.add(
        tables.document,
        {
          job_id,
          ...place,
          file_name,
          file_type: file.file_type,
          size: file.bytes.length,
          storage_key,
          caption: more.caption ?? null,
          upload_date: moment,
        },
        moment,
      );
      if (more.tag !== undefined)
        store.add(tables.documentDocumentTag, { document_id, document_tag_id: more.tag }, moment);
    };
    const ofJob = { job_detail_id: null, is_presite: false };
    const plan = planOf(job_name, random.int(70, 160));
    add({ ...ofJob, folder: 'Plan/' }, 'Pool plan.pdf', { file_type: 'application/pdf', bytes: plan }, { tag: 1 });
    const sheet = signedSheetOf(job_name, formatCivilDate(textOrEmpty(entered_date)));
    add({ ...ofJob, folder: 'Request Form/' }, 'Signed sheet.pdf', { file_type: 'application/pdf', bytes: sheet });
    const job_detail_id = subJobs.get(id) ?? null;
    for (const { title, caption, bytes } of photos)
      add(
        { folder: '', job_detail_id, is_presite: true },
        `${title}.png`,
        { file_type: 'image/png', bytes },
        { caption },
      );
  }
  return files;
};
