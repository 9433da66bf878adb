import type { PresiteDraft, SubJobDraft } from '../jobs/draft';
import { storedKey } from '../jobs/draftRows';
import { newGroups } from './newSubJobDraft';
import type { SettleFacts } from './settleFacts';

type Answered<T> = T extends readonly (infer Row)[] ? readonly Answered<Row>[]
  : T extends object ? { [Name in keyof T as Name extends 'key' | 'is_status_manual' ? never : Name]: Answered<T[Name]> }
    : T;

/** A sub-job as `job_detail` answers it: a draft without keys and without what is only sent. */
export type SubJobAnswer = Answered<SubJobDraft>;

const keyed = <Row extends { id: number | null }>(rows: readonly Row[]): readonly (Row & { key: string })[] =>
  rows.map((row, index) => ({ ...row, key: row.id === null ? `new-${index}` : storedKey(row.id) }));

const presiteOf = (presite: Answered<PresiteDraft> | null): PresiteDraft | null => presite && { ...presite, comments: keyed(presite.comments) };

/**
 * The draft of a sub-job that was read, its rows with keys. A group that its category has and that is not stored yet is there, empty.
 */
export const draftOfAnswer = (answer: SubJobAnswer, facts: Pick<SettleFacts, 'statuses' | 'phases' | 'guniteTypes' | 'priorities'>): SubJobDraft => {
  const { pebble_details: pebble, gunite_details: gunite, warranty_details: warranty } = answer;
  const made = newGroups(answer.job_category?.id ?? null, facts);
  return {
    ...answer,
    key: storedKey(answer.id ?? 0),
    is_status_manual: false,
    general_comments: keyed(answer.general_comments),
    pebble_details: pebble
      ? { ...pebble, crew_information: keyed(pebble.crew_information), color_additions: keyed(pebble.color_additions) }
      : made.pebble_details && { ...made.pebble_details, crew_information: [] },
    gunite_details: gunite ? { ...gunite, gunite_history: keyed(gunite.gunite_history) } : made.gunite_details && { ...made.gunite_details, gunite_history: [] },
    boulder_details: keyed(answer.boulder_details),
    warranty_details: warranty
      ? { ...warranty, schedule: keyed(warranty.schedule), pebble_details: keyed(warranty.pebble_details), crew_repair_jobs: keyed(warranty.crew_repair_jobs) }
      : made.warranty_details,
    presite: presiteOf(answer.presite) ?? made.presite,
  };
};
