import type * as z from 'zod/mini';
import type { jobInfoSchema, subJobSchema } from './draftSchema';

/** What cannot be changed in place: a draft is replaced, never mended. */
type Kept<T> = T extends readonly (infer One)[]
  ? readonly Kept<One>[]
  : T extends object
    ? { [Key in keyof T]: Kept<T[Key]> }
    : T;

/** A sub-job in a form [SUB-001]: the answer of `job_detail` with keys. Groups of another category are null. */
export type SubJobDraft = Kept<z.output<typeof subJobSchema>>;

/** The fields of a job beside its sub-jobs [JOB-019]: what the tab Job Info edits. */
export type JobInfoDraft = Kept<z.output<typeof jobInfoSchema>>;

/** A job or an estimate in a form. */
export interface JobDraft extends JobInfoDraft {
  sub_jobs: readonly SubJobDraft[];
}

/**
 * The pebble part [PEB-001]. Dates, statuses and crews of the phases and the batches are derived; what is sent of them
 * is not read [PEB-043 PEB-037].
 */
export type PebbleDraft = NonNullable<SubJobDraft['pebble_details']>;
/** The gunite part [GUN-001]. Three dates, the yards and the crews are derived [GUN-020 GUN-021]. */
export type GuniteDraft = NonNullable<SubJobDraft['gunite_details']>;
/**
 * The warranty part [WAR-001]. The server sets who entered it and when [WAR-021]. A repair supervisor with id 99999 is
 * "Other" [WAR-006].
 */
export type WarrantyDraft = NonNullable<SubJobDraft['warranty_details']>;
/** The check of the site [PRE-001 PRE-002]; a question that is not answered yet is null [PRE-022]. */
export type PresiteDraft = NonNullable<SubJobDraft['presite']>;

/** What every row of a list has: `key` names it in the form and is never sent, `id` is null while it is new. */
export interface DraftRow {
  key: string;
  id: number | null;
}

/** A phase of a pebble sub-job [PEB-005]; its `type` is the name of the phase [PEB-043]. */
export type CrewRow = PebbleDraft['crew_information'][number];
/** A colour with what is mixed into it [PEB-027]. `batches_used` is a text: what is no number counts as 0 [PEB-028]. */
export type ColorRow = PebbleDraft['color_additions'][number];
/** A day of shooting, or the flash [GUN-003]. */
export type GuniteEntry = GuniteDraft['gunite_history'][number];
/** A boulder, waterfall or structure [BLD-001]. */
export type BoulderRow = SubJobDraft['boulder_details'][number];
/** A visit of a warranty [WAR-007]; its times are wall-clock times without a zone, `YYYY-MM-DDTHH:mm:ss`. */
export type WarrantyVisit = WarrantyDraft['schedule'][number];
/** What was applied to the pool under warranty [WAR-011]. */
export type WarrantyPebbleRow = WarrantyDraft['pebble_details'][number];
/** A repair by a gunite or pebble crew [WAR-012]. */
export type CrewRepair = WarrantyDraft['crew_repair_jobs'][number];

/** A row of a lookup as drafts hold it. */
export type Choice = NonNullable<SubJobDraft['status']>;
export type CompanyChoice = NonNullable<JobInfoDraft['company']>;
export type ContactChoice = NonNullable<JobInfoDraft['company_supervisor']>;
export type HomeownerChoice = NonNullable<JobInfoDraft['homeowner']>;
export type CrewChoice = NonNullable<CrewRow['crew']>;
export type PersonChoice = NonNullable<CrewRow['foreman']>;
export type AdditionChoice = NonNullable<BoulderRow['addition']>;
