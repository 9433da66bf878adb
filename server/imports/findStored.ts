import { checkField } from '#domain/fields/checkField';
import { sentenceLabel } from '#domain/fields/fieldIssue';
import { lockedRows } from '../pipeline/lockRows';
import type { Mutation } from '../pipeline/mutation';
import { idOf, type Row } from '../db/statement';
import type { Resource } from '../api/resource';
import { isGood, type Draft } from './draft';
import type { IdsByKey } from './known';
import type { Messages } from './messages';
import type { ImportPlan } from './plan';

/** The rows of a file by their keys, as far as they were read. */
export type RowsByKey = Map<string, number>;

/** The values by which rows find their records; a row without one, where it has to have one, is refused. */
const keysOf = (
  { match, columns }: ImportPlan,
  drafts: readonly Draft[],
  rows: RowsByKey,
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
    else if (typeof checked.value === 'string' || typeof checked.value === 'number') {
      const earlier = rows.get(String(checked.value));
      if (earlier !== undefined) messages.refuse(draft, header, 'import_same_row', { row: earlier });
      else keys.set(draft, checked.value);
      rows.set(String(checked.value), earlier ?? draft.number);
    }
  }
  return keys;
};

/** Finds the record that each of some rows is about. */
export const findStored = async (
  mutation: Mutation,
  resource: Resource,
  plan: ImportPlan,
  drafts: readonly Draft[],
  { found, rows, messages }: { found: IdsByKey; rows: RowsByKey; messages: Messages },
): Promise<void> => {
  const keys = keysOf(plan, drafts, rows, messages);
  const wanted = [...keys.values()].flatMap((key) => found.get(String(key)) ?? []);
  const locked = await lockedRows(mutation, resource.entity.name, wanted);
  const byId = new Map<number, Row>(locked.map((row) => [idOf(row), row]));
  for (const [draft, key] of keys) {
    const ids = found.get(String(key)) ?? [];
    const params = { label: plan.match.name === 'id' ? plan.match.label : sentenceLabel(plan.match.label), text: key };
    if (ids.length > 1) messages.refuse(draft, null, 'import_many_records', { ...params, count: ids.length });
    else if (ids[0] !== undefined) draft.stored = byId.get(ids[0]) ?? null;
    else if (plan.match.name === 'id') messages.refuse(draft, null, 'import_no_record', params);
  }
};
