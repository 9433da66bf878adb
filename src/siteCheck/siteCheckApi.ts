import type { Choice, PresiteDraft } from '#domain/jobs/draft';
import type { ChecklistName } from '#domain/presite/checklist';
import type { Site } from '../site/site';

/** What somebody wrote about a visit. */
interface VisitComment {
  id: number;
  comment: string;
  date_created: string;
  created_by: { name: string | null } | null;
}

/** What is filled in on the site, with the day it was. */
export type SiteCheck = Pick<PresiteDraft, ChecklistName | 'checkin_date'>;

/** The checklist of a site as it is stored. */
export interface Checklist {
  /** The version of the sub-job. */
  version: number;
  presite: SiteCheck & { comments: readonly VisitComment[] };
}

/** A visit: the way there, whom to call, and what is filled in. */
export interface Visit extends Site, Checklist {
  /** The sub-job. */
  id: number;
  job_id: number;
  /** The user edits the sub-job itself. */
  may_edit: boolean;
}

/** What somebody filled in; what is absent stays as it is. */
export type Answers = Partial<SiteCheck> & { comment?: string };

/** One save of a checklist. */
interface ChecklistCall extends Pick<Visit, 'id' | 'job_id' | 'version'> {
  answers: Answers;
  /** When it was filled in, by the clock of the device. */
  made_at?: string;
}

/** What the pickers of a checklist offer. */
export interface ChecklistLists {
  slurryTypes: readonly Choice[];
  vgbMainDrainProviders: readonly Choice[];
}

/** The server, as the check of a site sees it. */
export interface SiteCheckApi {
  /** Null for a sub-job that is gone, or not the user's to see. */
  visit: (job_detail_id: number) => Promise<Visit | null>;
  /** @throws CallError */
  fillIn: (call: ChecklistCall) => Promise<Checklist>;
  lists: () => Promise<ChecklistLists>;
}
