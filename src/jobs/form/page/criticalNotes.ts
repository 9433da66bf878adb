import type { SubJobDraft } from '#domain/jobs/draft';

/** A critical note as it is shown [JOB-046]. */
export interface CriticalNote {
  key: string;
  identifier_text: string;
  category: string;
  critical_note: string;
}

/** The notes of sub-jobs that are marked critical and say something [JOB-071]. */
export const criticalNotes = (subJobs: readonly SubJobDraft[], noTypes: string): CriticalNote[] =>
  subJobs.flatMap(({ key, is_critical_note, critical_note, job_types, job_category }) =>
    is_critical_note && critical_note?.trim()
      ? [{ key, identifier_text: job_types.join(', ') || noTypes, category: job_category?.name ?? '', critical_note }]
      : [],
  );
