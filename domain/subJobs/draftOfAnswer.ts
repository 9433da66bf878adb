import type { DraftRow, SubJobDraft } from '../jobs/draft';
import { subJobSchema } from '../jobs/draftSchema';
import { storedKey } from '../jobs/draftKeys';
import { newGroups } from './newSubJobDraft';
import type { SettleFacts } from './settleFacts';

type Answered<T> = T extends readonly (infer Row)[]
  ? readonly Answered<Row>[]
  : T extends object
    ? { [Name in keyof T as Name extends 'key' | 'is_status_manual' ? never : Name]: Answered<T[Name]> } & Named<T>
    : T;
/** A row that a save made says what the form called it. */
type Named<T> = T extends DraftRow ? { client_key?: string | null } : unknown;

/** A sub-job as `job_detail` answers it: a draft without keys and without what is only sent. */
export type SubJobAnswer = Answered<SubJobDraft>;

/** Rows that were made under a key of the form keep it. */
const keyed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(keyed);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, keyed(inner)]));
  return typeof fields.client_key === 'string' ? { ...fields, key: fields.client_key } : fields;
};

const keyOf = ({ id, client_key }: Pick<SubJobAnswer, 'id' | 'client_key'>): string =>
  typeof client_key === 'string' ? client_key : storedKey(id ?? 0);

/**
 * The draft of a sub-job that `job_detail` answered, its rows with keys and without what a draft does not hold. A group
 * that its category has and that is not stored yet is there, empty.
 */
export const draftOfAnswer = (
  answer: Pick<SubJobAnswer, 'id' | 'client_key'>,
  facts: Pick<SettleFacts, 'statuses' | 'phases' | 'guniteTypes' | 'priorities'>,
): SubJobDraft => {
  const draft = subJobSchema.parse(keyed({ ...answer, client_key: keyOf(answer) }));
  const { pebble_details, gunite_details, warranty_details, presite } = newGroups(
    draft.job_category?.id ?? null,
    facts,
  );
  return {
    ...draft,
    pebble_details: draft.pebble_details ?? (pebble_details && { ...pebble_details, crew_information: [] }),
    gunite_details: draft.gunite_details ?? (gunite_details && { ...gunite_details, gunite_history: [] }),
    warranty_details: draft.warranty_details ?? warranty_details,
    presite: draft.presite ?? presite,
  };
};
