import { checkField } from '#domain/fields/checkField';
import { foldText } from '#domain/foldText';
import { sentenceLabel } from '#domain/fields/fieldIssue';
import { lockedRows } from '../pipeline/lockRows';
import type { Mutation } from '../pipeline/mutation';
import { foldedSql } from '../db/folded';
import { runText, type Row, idOf } from '../db/statement';
import { newValues } from '../api/read/fragment';
import { scopeOf } from '../api/read/readResource';
import type { Resource } from '../api/resource';
import { importError, isGood, type Draft } from './draft';
import type { ImportPlan } from './plan';

/** A key as stored ones are compared with it: not by letter case, accents or blanks [KEY-019 IMP-005]. */
const keyOf = (key: unknown): string => (typeof key === 'string' ? foldText(key) : String(key));

interface Found {
  id: number;
  key: string;
}

/** Records within the actor's reach whose column holds one of some values: by the value as it is compared. */
const idsBy = async (
  { client, actor }: Mutation,
  resource: Resource,
  column: string,
  keys: readonly unknown[],
): Promise<Map<string, Found[]>> => {
  const { entity } = resource;
  const sqlType = entity.byName.get(column)?.sqlType ?? 'text';
  const isText = /^(text|varchar|char)/.test(sqlType);
  const values = newValues();
  const where = [
    isText
      ? `${foldedSql(`t0."${column}"`)} = any(${values.add(keys.map(keyOf))}::text[])`
      : `t0."${column}" = any(${values.add(keys)}::${sqlType}[])`,
    ...(entity.isSoft ? ['t0.deleted_at is null'] : []),
    ...scopeOf(resource, actor).map((fragment) => fragment(values)),
  ].join(' and ');
  const found = new Map<string, Found[]>();
  for (const row of await runText(
    client,
    `select t0.id, t0."${column}" as key from "${entity.name}" t0 where ${where} order by t0.id`,
    values.list,
  )) {
    const key = keyOf(row.key);
    found.set(key, [...(found.get(key) ?? []), { id: idOf(row), key: String(row.key) }]);
  }
  return found;
};

/** The values by which rows find their records; a row without one, where it has to have one, is refused. */
const keysOf = ({ match, columns }: ImportPlan, drafts: readonly Draft[]): Map<Draft, string | number> => {
  const header = columns.find(({ field }) => field.name === match.name)?.header ?? null;
  const keys = new Map<Draft, string | number>();
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
      keys.set(draft, checked.value);
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
  const locked = await lockedRows(
    mutation,
    resource.entity.name,
    [...found.values()].flat().map(({ id }) => id),
  );
  const byId = new Map<number, Row>(locked.map((row) => [idOf(row), row]));
  const header = plan.columns.find(({ field }) => field.name === plan.match.name)?.header ?? null;
  const rows = new Map<string, number>();
  for (const [draft, key] of keys) {
    const alike = found.get(keyOf(key)) ?? [];
    const same = alike.filter((one) => one.key === String(key));
    const ids = (same.length > 0 ? same : alike).map(({ id }) => id);
    const params = { label: plan.match.name === 'id' ? plan.match.label : sentenceLabel(plan.match.label), text: key };
    const record = ids[0] === undefined ? `new ${keyOf(key)}` : String(ids[0]);
    const earlier = rows.get(record);
    rows.set(record, earlier ?? draft.number);
    if (earlier !== undefined)
      draft.errors.push(importError(draft.number, header, 'import_same_row', { row: earlier }));
    else if (ids.length > 1)
      draft.errors.push(importError(draft.number, null, 'import_many_records', { ...params, count: ids.length }));
    else if (ids[0] !== undefined) draft.stored = byId.get(ids[0]) ?? null;
    else if (plan.match.name === 'id') draft.errors.push(importError(draft.number, null, 'import_no_record', params));
  }
};
