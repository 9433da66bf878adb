import { checkField } from '#domain/fields/checkField';
import { sentenceLabel } from '#domain/fields/fieldIssue';
import { lockedRows } from '../pipeline/lockRows';
import type { Mutation } from '../pipeline/mutation';
import { idOf, type Row } from '../db/statement';
import type { Resource } from '../api/resource';
import { nameOf } from '../api/crud/partChanges';
import { textsOf } from '../api/many/likeness';
import type { ImportAmbiguous } from '#domain/imports/importReport';
import { isGood, type Draft } from './draft';
import { keyOf, wholeKey, type RecordsByKey } from './known';
import { MAX_AMBIGUOUS, MAX_TOLD_LETTERS } from './limits';
import type { Messages } from './messages';
import type { ImportPlan } from './plan';

/** So many records are offered for a row. */
const MAX_CHOICES = 20;

/** What is known of the records that rows may be about, and what is found out. */
interface Finding {
  known: { found: RecordsByKey; answered: ReadonlySet<number> };
  rows: RowsByKey;
  messages: Messages;
  /** Rows that several records are meant by. */
  ambiguous: ImportAmbiguous[];
}

/** The rows of a file by the records that they are about, as far as they were read. */
export type RowsByKey = Map<string, number>;

/** The head of the column by which records are found. */
const keyHeader = ({ match, columns }: ImportPlan): string | null =>
  columns.find(({ field }) => field.name === match.name)?.header ?? null;

/** The values by which rows find their records; a row without one, where it has to have one, is refused. */
const keysOf = (plan: ImportPlan, drafts: readonly Draft[], messages: Messages): Map<Draft, string | number> => {
  const { match, keys: names, answers } = plan;
  const header = keyHeader(plan);
  const keys = new Map<Draft, string | number>();
  for (const draft of drafts.filter(isGood)) {
    const given = names.length > 1 ? wholeKey(names, draft.given) : (draft.given[match.name] ?? null);
    if (given === null) {
      if (match.name !== 'id' && !answers.has(draft.number))
        messages.refuse(draft, header, 'import_key_empty', { label: match.label });
      continue;
    }
    const checked = checkField(match, given);
    if (!('value' in checked)) messages.refuse(draft, header, checked.rule, checked.params);
    else if (typeof checked.value === 'string' || typeof checked.value === 'number') keys.set(draft, checked.value);
  }
  return keys;
};

/** What a row is about, as far as it is known: the records of its key, or what the user has said of it. */
const recordsOf = (
  { answers }: ImportPlan,
  { number }: Draft,
  key: string | number | undefined,
  { found, answered }: { found: RecordsByKey; answered: ReadonlySet<number> },
): { ids: number[]; isGone: boolean } => {
  const answer = answers.get(number);
  if (typeof answer === 'number') return { ids: answered.has(answer) ? [answer] : [], isGone: !answered.has(answer) };
  if (answer === 'new' || key === undefined) return { ids: [], isGone: false };
  const alike = found.get(keyOf(key)) ?? [];
  // Of records that differ in letter case alone, the one of the very same text is meant.
  const same = alike.filter((one) => one.key === String(key));
  return { ids: (same.length > 0 ? same : alike).map(({ id }) => id), isGone: false };
};

/** Finds the record that each of some rows is about. */
export const findStored = async (
  mutation: Mutation,
  resource: Resource,
  plan: ImportPlan,
  drafts: readonly Draft[],
  { known, rows, messages, ambiguous }: Finding,
): Promise<void> => {
  const keys = keysOf(plan, drafts, messages);
  const about = new Map(
    drafts
      .filter((draft) => isGood(draft) && (keys.has(draft) || plan.answers.has(draft.number)))
      .map((draft) => [draft, recordsOf(plan, draft, keys.get(draft), known)]),
  );
  const locked = await lockedRows(
    mutation,
    resource.entity.name,
    [...about.values()].flatMap(({ ids }) => ids),
  );
  const byId = new Map<number, Row>(locked.map((row) => [idOf(row), row]));
  const header = keyHeader(plan);
  const nameIn = (id: number): string => {
    const row = byId.get(id) ?? { id };
    return [nameOf(resource.title, row), ...textsOf(row, resource.similar?.note ?? [])].join(', ');
  };
  for (const [draft, { ids, isGone }] of about) {
    const key = keys.get(draft) ?? '';
    const params = { label: plan.match.name === 'id' ? plan.match.label : sentenceLabel(plan.match.label), text: key };
    const answer = plan.answers.get(draft.number);
    const record = ids[0] !== undefined ? String(ids[0]) : key === '' || answer === 'new' ? null : `new ${keyOf(key)}`;
    const earlier = record === null ? undefined : rows.get(record);
    if (record !== null) rows.set(record, earlier ?? draft.number);
    if (isGone) messages.refuse(draft, null, 'import_not_chosen', { id: Number(answer) });
    else if (earlier !== undefined) messages.refuse(draft, header, 'import_same_row', { row: earlier });
    else if (ids.length > 1) {
      messages.refuse(draft, null, 'import_many_records', { ...params, count: ids.length });
      rows.delete(record ?? '');
      if (ambiguous.length < MAX_AMBIGUOUS)
        ambiguous.push({
          row: draft.number,
          text: String(key).slice(0, MAX_TOLD_LETTERS),
          choices: ids.slice(0, MAX_CHOICES).map((id) => ({ id, name: nameIn(id).slice(0, MAX_TOLD_LETTERS) })),
        });
    } else if (ids[0] !== undefined) draft.stored = byId.get(ids[0]) ?? null;
    else if (plan.match.name === 'id' && answer !== 'new') messages.refuse(draft, null, 'import_no_record', params);
  }
};
