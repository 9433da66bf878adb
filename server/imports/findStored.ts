import { checkField } from '#domain/fields/checkField';
import { sentenceLabel } from '#domain/fields/fieldIssue';
import { lockedRows } from '../pipeline/lockRows';
import type { Mutation } from '../pipeline/mutation';
import { runText, type Row, idOf } from '../db/statement';
import { newValues } from '../api/read/fragment';
import { scopeOf } from '../api/read/readResource';
import type { Resource } from '../api/resource';
import { importError, isGood, type Draft } from './draft';
import type { ImportPlan } from './plan';

/** Records within the actor's reach whose column holds one of some values: by the value, their ids. */
const idsBy = async (
  { client, actor }: Mutation,
  resource: Resource,
  column: string,
  keys: readonly unknown[],
): Promise<Map<string, number[]>> => {
  const { entity } = resource;
  const values = newValues();
  const where = [
    `t0."${column}" = any(${values.add(keys)}::${entity.byName.get(column)?.sqlType ?? 'text'}[])`,
    ...(entity.isSoft ? ['t0.deleted_at is null'] : []),
    ...scopeOf(resource, actor).map((fragment) => fragment(values)),
  ].join(' and ');
  const found = new Map<string, number[]>();
  for (const row of await runText(
    client,
    `select t0.id, t0."${column}" as key from "${entity.name}" t0 where ${where} order by t0.id`,
    values.list,
  )) {
    const key = String(row.key);
    found.set(key, [...(found.get(key) ?? []), idOf(row)]);
  }
  return found;
};

/** The values by which rows find their records; a row without one, where it has to have one, is refused. */
const keysOf = ({ match, columns }: ImportPlan, drafts: readonly Draft[]): Map<Draft, string | number> => {
  const header = columns.find(({ field }) => field.name === match.name)?.header ?? null;
  const keys = new Map<Draft, string | number>();
  const rows = new Map<string, number>();
  for (const draft of drafts.filter(isGood)) {
    const given = draft.given[match.name] ?? null;
    if (given === null) {
      if (match.name !== 'id')
        draft.errors.push(importError(draft.number, header, 'import_key_empty', { label: match.label }));
      continue;
    }
    const checked = checkField(match, given);
    if (!('value' in checked)) draft.errors.push(importError(draft.number, header, checked.rule, checked.params));
    else if (typeof checked.value === 'string' || typeof checked.value === 'number') {
      const earlier = rows.get(String(checked.value));
      if (earlier !== undefined)
        draft.errors.push(importError(draft.number, header, 'import_same_row', { row: earlier }));
      else keys.set(draft, checked.value);
      rows.set(String(checked.value), earlier ?? draft.number);
    }
  }
  return keys;
};

/** Finds the record that each row is about, and locks it. */
export const findStored = async (
  mutation: Mutation,
  resource: Resource,
  plan: ImportPlan,
  drafts: readonly Draft[],
): Promise<void> => {
  const keys = keysOf(plan, drafts);
  const found = await idsBy(mutation, resource, plan.match.name, [...new Set(keys.values())]);
  const locked = await lockedRows(mutation, resource.entity.name, [...found.values()].flat());
  const byId = new Map<number, Row>(locked.map((row) => [idOf(row), row]));
  for (const [draft, key] of keys) {
    const ids = found.get(String(key)) ?? [];
    const params = { label: plan.match.name === 'id' ? plan.match.label : sentenceLabel(plan.match.label), text: key };
    if (ids.length > 1)
      draft.errors.push(importError(draft.number, null, 'import_many_records', { ...params, count: ids.length }));
    else if (ids[0] !== undefined) draft.stored = byId.get(ids[0]) ?? null;
    else if (plan.match.name === 'id') draft.errors.push(importError(draft.number, null, 'import_no_record', params));
  }
};
