import { inputFields, type PartDescriptor, type ResourceDescriptor } from '#domain/fields/resource';
import { isRecord } from '#domain/values';
import { copyKey } from '#domain/writes/copyKey';
import type { FieldIssue } from '#domain/fields/fieldIssue';
import { inputValues, ROW_KEY } from '../../dataProvider/changedValues';
import { relationOf } from '../../dataProvider/documents/selection';

/** Values of a form by field. A part's row that shall be removed is kept, marked, until the save. */
export type FormValues = Record<string, unknown>;
export const REMOVED = '__removed';

export { ROW_KEY };

/** Names a row of a part among its siblings, whether it is stored or new. */
export const rowKey = (row: FormValues, index: number): string => {
  const key = row[ROW_KEY];
  if (typeof key === 'string') return key;
  return typeof row.id === 'number' ? String(row.id) : `new ${index}`;
};

export const partRows = (values: FormValues, name: string): FormValues[] => {
  const rows = values[name];
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};

type Parts = readonly PartDescriptor[] | undefined;

/**
 * Values whose rows, and the rows inside of those, are what `change` makes of them; a row that it makes null is left
 * out.
 */
const withRows = <Values extends FormValues>(
  parts: Parts,
  values: Values,
  change: (row: FormValues) => FormValues | null,
): Values => ({
  ...values,
  ...Object.fromEntries(
    (parts ?? []).map((part) => [
      part.name,
      partRows(values, part.name).flatMap((row) => {
        const next = change(row);
        return next === null ? [] : [withRows(part.parts, next, change)];
      }),
    ]),
  ),
});

/** A saved record whose rows are called as the form called them when it sent them [KEY-006]. */
export const withSentKeys = <Saved extends FormValues>({ parts }: ResourceDescriptor, saved: Saved): Saved =>
  withRows(parts, saved, ({ client_key, ...row }) =>
    typeof client_key === 'string' ? { ...row, [ROW_KEY]: client_key } : row,
  );

/** A new row: the defaults of its fields, no rows inside of it. */
export const newRow = ({ entity, parts = [] }: PartDescriptor, key: string): FormValues => ({
  ...Object.fromEntries(inputFields(entity).map(({ name, default: value }) => [name, value ?? null])),
  ...Object.fromEntries(parts.map(({ name }) => [name, []])),
  [ROW_KEY]: key,
});

/**
 * What a copy of a record starts with: its values and its rows as new ones. Pictures stay with the record, for their
 * place is that of its number.
 */
export const copiedValues = (resource: ResourceDescriptor, record: FormValues): FormValues => {
  const pictures = new Set(resource.fields.filter(({ kind }) => kind === 'Image').map(({ name }) => name));
  const related = Object.fromEntries(
    inputFields(resource)
      .filter(({ kind }) => kind === 'Reference')
      .map((field) => [relationOf(field), record[relationOf(field)]]),
  );
  const own = Object.entries(inputValues(resource, record)).filter(([name]) => !pictures.has(name));
  const rows = withRows(resource.parts, Object.fromEntries(own), ({ id, ...row }) => ({
    ...row,
    [ROW_KEY]: copyKey(id),
  }));
  return { ...startValues(resource, null), ...related, ...rows };
};

/** What a form starts with: the record, or the defaults of a new one. */
export const startValues = (resource: ResourceDescriptor, record: FormValues | null): FormValues => {
  if (record) return record;
  const fields = inputFields(resource).map(({ name, default: value }) => [name, value ?? null] as const);
  return Object.fromEntries([...fields, ...resource.parts.map(({ name }) => [name, []] as const)]);
};

/** A form's values without the rows that were removed in it. */
export const keptValues = ({ parts }: ResourceDescriptor, values: FormValues): FormValues =>
  withRows(parts, values, (row) => (row[REMOVED] === true ? null : row));

/** Paths count the rows that are sent; the form counts the removed ones too. */
const toFormPath = (parts: Parts, values: FormValues, path: string): string => {
  const [name = '', index, ...rest] = path.split('.');
  const part = parts?.find((one) => one.name === name);
  if (index === undefined || !part) return path;
  const rows = partRows(values, name);
  const kept = rows.flatMap((row, position) => (row[REMOVED] === true ? [] : [position]));
  const at = kept[Number(index)] ?? Number(index);
  return [name, at, ...(rest.length > 0 ? [toFormPath(part.parts, rows[at] ?? {}, rest.join('.'))] : [])].join('.');
};

export const atFormPaths = <Issue extends { path: string }>(
  resource: ResourceDescriptor,
  values: FormValues,
  issues: readonly Issue[],
): Issue[] => issues.map((issue) => ({ ...issue, path: toFormPath(resource.parts, values, issue.path) }));

/** Where the form keeps an error: that of a part as a whole beside those of its rows. */
export const errorPath = ({ parts }: { parts?: Parts }, path: string): string => {
  const [name, index, ...rest] = path.split('.');
  const part = parts?.find((one) => one.name === name);
  if (!part) return path;
  return index === undefined ? `${path}.root` : [name, index, errorPath(part, rest.join('.'))].join('.');
};

/** What the fields of a form must be together: those refused, by the paths of what is sent. */
export type FormRules = (values: FormValues) => readonly FieldIssue[];
