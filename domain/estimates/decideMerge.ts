import type { Change } from '../changes';
import { freeName } from '../documents/freeName';
import { badInput } from '../errors';
import { fieldIssue, type FieldIssue } from '../fields/fieldIssue';
import type { JobInfoDraft } from '../jobs/draft';
import { isPreliminary } from './estimateRights';

/** A document of the estimate or of the job; without a file name it is a folder. */
export interface MergedDocument {
  id: number;
  is_presite: boolean;
  folder: string | null;
  file_name: string | null;
}

/** What becomes of an estimate that a job takes over, or why it cannot. */
export type MergeFacts =
  | { refused: FieldIssue }
  | {
      estimate_id: number;
      subJobs: readonly number[];
      theirs: readonly MergedDocument[];
      ours: readonly MergedDocument[];
      /** The comments on the estimate, deleted ones too. */
      comments: readonly number[];
      /** What a file whose name is taken is told by. */
      stamp: string;
    };

/** Why a job cannot take an estimate over: it has one, or the estimate is deleted, merged or awaits approval by now. */
export const mergeIssue = (stored: JobInfoDraft | null, estimate: JobInfoDraft | null): FieldIssue | null => {
  if (stored?.was_estimated && !stored.is_estimate) return fieldIssue('estimate_to_merge', 'estimate_present');
  return !stored || stored.is_estimate || !estimate?.is_estimate || isPreliminary(estimate)
    ? fieldIssue('estimate_to_merge', 'estimate_gone')
    : null;
};

const placeOf = ({ folder, file_name }: Pick<MergedDocument, 'folder' | 'file_name'>): string =>
  `${(folder ?? '').toLowerCase()}|${(file_name ?? '').toLowerCase()}`;

/**
 * The documents of an estimate go to the job, each into the folder of the same name: a file that is there already gets
 * another name, a folder that is there already stays behind [JOB-068 DOC-024]. Those of presites go with their
 * sub-jobs.
 */
const documentChanges = (
  job_id: number,
  { theirs, ours, stamp }: Extract<MergeFacts, { stamp: string }>,
): readonly Change[] => {
  const taken = new Set(ours.filter(({ is_presite }) => !is_presite).map(placeOf));
  return theirs.flatMap((row): Change[] => {
    const move = (set: Change['set']): Change[] => [
      { entity: 'document', id: row.id, job_id, op: 'update', set: { job_id, ...set } },
    ];
    if (row.is_presite) return move({});
    if (row.file_name === null) return taken.has(placeOf(row)) ? [] : move({});
    const folder = (row.folder ?? '').toLowerCase();
    const names = new Set(
      [...taken].filter((place) => place.startsWith(`${folder}|`)).map((place) => place.slice(folder.length + 1)),
    );
    const file_name = freeName(row.file_name, names, stamp);
    taken.add(placeOf({ folder, file_name }));
    return move(file_name === row.file_name ? {} : { file_name });
  });
};

/** @throws AppError BAD_USER_INPUT */
export const assertMerges = (merge: MergeFacts | null): void => {
  if (merge && 'refused' in merge) throw badInput([merge.refused]);
};

/**
 * The writes that move what belongs to an estimate into a job; the estimate is gone, told by its number alone
 * [JOB-018 JOB-068].
 */
export const decideMerge = (job_id: number | null, merge: MergeFacts | null): readonly Change[] => {
  if (job_id === null || !merge || 'refused' in merge) return [];
  const { estimate_id: id } = merge;
  return [
    ...documentChanges(job_id, merge),
    ...merge.subJobs.map((subJob): Change => ({
      entity: 'job_detail',
      id: subJob,
      job_id,
      op: 'update',
      set: { job_id },
    })),
    ...merge.comments.map((comment): Change => ({
      entity: 'record_comment',
      id: comment,
      op: 'update',
      set: { entity_id: job_id },
      isOfDeleted: true,
    })),
    { entity: 'job', id, job_id: id, op: 'update', set: { merged_into_job_id: job_id } },
    { entity: 'job', id, job_id: id, op: 'delete', set: {} },
  ];
};
