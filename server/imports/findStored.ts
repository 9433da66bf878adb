import { checkField } from '#domain/fields/checkField';
import { sentenceLabel } from '#domain/fields/fieldIssue';
import { lockedRows } from '../pipeline/lockRows';
import type { Mutation } from '../pipeline/mutation';
import { idOf, type Row } from '../db/statement';
import type { Resource } from '../api/resource';
import { isGood, type Draft } from './draft';
import { keyOf, type RecordsByKey } from './known';
import type { Messages } from './messages';
import type { ImportPlan } from './plan';

/** The rows of a file by the records that they are about, as far as they were read. */
export type RowsByKey = Map<string, number>;

/** The values by which rows find their records; a row without one, where it has to have one, is refused. */
const keysOf = (
  { match, columns }: ImportPlan,
  drafts: readonly Draft[],
  messages: Messages,
): Map<Draft, string | number> => {
  const header = columns.find(({ field }) => field.name === match.name)?.header ?? null;
  const keys = new Map<Draft, string | number>();
  for (const draft of drafts.filter(isGood)) {
    const given = draft.given[match.name] ?? null;
    if (given === null) {
      if (match.name !== 'id') messages.refuse(draft, header, 'import_key_empty', { label: match.label });
      continue;
    }
    const checked = checkField(match, given);
    if (!('value' in checked)) messages.refuse(draft, header, checked.rule, checked.params);
    else if (typeof checked.value === 'string' || typeof checked.value === 'number') keys.set(draft, checked.value);
  }
  return keys;
};

/** Finds the record that each of some rows is about. */
export const findStored = async (
  mutation: Mutation,
  resource: Resource,
  plan: ImportPlan,
  drafts: readonly Draft[],
  { found, rows, messages }: { found: RecordsByKey; rows: RowsByKey; messages: Messages },
): Promise<void> => {
  const keys = keysOf(plan, drafts, messages);
  const wanted = [...keys.values()].flatMap((key) => found.get(keyOf(key)) ?? []).map(({ id }) => id);
  const locked = await lockedRows(mutation, resource.entity.name, wanted);
  const byId = new Map<number, Row>(locked.map((row) => [idOf(row), row]));
  const header = plan.columns.find(({ field }) => field.name === plan.match.name)?.header ?? null;
  for (const [draft, key] of keys) {
    const alike = found.get(keyOf(key)) ?? [];
    // Of records that differ in letter case alone, the one of the very same text is meant.
    const same = alike.filter((one) => one.key === String(key));
    const ids = (same.length > 0 ? same : alike).map(({ id }) => id);
    const params = { label: plan.match.name === 'id' ? plan.match.label : sentenceLabel(plan.match.label), text: key };
    const record = ids[0] === undefined ? `new ${keyOf(key)}` : String(ids[0]);
    const earlier = rows.get(record);
    rows.set(record, earlier ?? draft.number);
    if (earlier !== undefined) messages.refuse(draft, header, 'import_same_row', { row: earlier });
    else if (ids.length > 1) messages.refuse(draft, null, 'import_many_records', { ...params, count: ids.length });
    else if (ids[0] !== undefined) draft.stored = byId.get(ids[0]) ?? null;
    else if (plan.match.name === 'id') messages.refuse(draft, null, 'import_no_record', params);
  }
};
