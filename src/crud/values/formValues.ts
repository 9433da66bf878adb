import { inputFields, type ResourceDescriptor } from '#domain/fields/resource';
import { inputSchema } from '#domain/fields/inputSchema';
import { isRecord } from '#domain/values';
import type { FieldIssue } from '#domain/fields/fieldIssue';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { changedValues, inputValues, ROW_KEY } from '../../dataProvider/changedValues';
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

/** A saved record whose rows are called as the form called them when it sent them [KEY-006]. */
export const withSentKeys = <Saved extends FormValues>(resource: ResourceDescriptor, saved: Saved): Saved => ({
  ...saved,
  ...Object.fromEntries(
    resource.parts.map(({ name }) => [
      name,
      partRows(saved, name).map(({ client_key, ...row }) =>
        typeof client_key === 'string' ? { ...row, [ROW_KEY]: client_key } : row,
      ),
    ]),
  ),
});

export const partRows = (values: FormValues, name: string): FormValues[] => {
  const rows = values[name];
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
};

/**
 * What a copy of a record starts with: its values and its rows as new ones. Pictures stay with the record, for their place is
 * that of its number.
 */
export const copiedValues = (resource: ResourceDescriptor, record: FormValues): FormValues => {
  const pictures = new Set(resource.fields.filter(({ kind }) => kind === 'Image').map(({ name }) => name));
  const related = Object.fromEntries(
    inputFields(resource)
      .filter(({ kind }) => kind === 'Reference')
      .map((field) => [relationOf(field), record[relationOf(field)]]),
  );
  const own = Object.entries(inputValues(resource, record)).filter(([name]) => !pictures.has(name));
  const rows = resource.parts.map(
    ({ name }) =>
      [
        name,
        partRows(inputValues(resource, record), name).map(({ id, ...row }) => ({
          ...row,
          [ROW_KEY]: `copy of ${String(id)}`,
        })),
      ] as const,
  );
  return { ...startValues(resource, null), ...related, ...Object.fromEntries([...own, ...rows]) };
};

/** What a form starts with: the record, or the defaults of a new one. */
export const startValues = (resource: ResourceDescriptor, record: FormValues | null): FormValues => {
  if (record) return record;
  const fields = inputFields(resource).map(({ name, default: value }) => [name, value ?? null] as const);
  return Object.fromEntries([...fields, ...resource.parts.map(({ name }) => [name, []] as const)]);
};

/** A form's values without the rows that were removed in it. */
export const keptValues = (resource: ResourceDescriptor, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    resource.parts.map(({ name }) => [name, partRows(values, name).filter((row) => row[REMOVED] !== true)]),
  ),
});

/** Paths count the rows that are sent; the form counts the removed ones too. */
const toFormPath = (resource: ResourceDescriptor, values: FormValues, path: string): string => {
  const [name = '', index, ...rest] = path.split('.');
  if (index === undefined || !resource.parts.some((part) => part.name === name)) return path;
  const kept = partRows(values, name).flatMap((row, position) => (row[REMOVED] === true ? [] : [position]));
  return [name, String(kept[Number(index)] ?? index), ...rest].join('.');
};

export const atFormPaths = <Issue extends { path: string }>(
  resource: ResourceDescriptor,
  values: FormValues,
  issues: readonly Issue[],
): Issue[] => issues.map((issue) => ({ ...issue, path: toFormPath(resource, values, issue.path) }));

/** Where the form keeps an error: that of a part as a whole beside those of its rows. */
export const errorPath = ({ parts }: ResourceDescriptor, path: string): string =>
  parts.some(({ name }) => name === path) ? `${path}.root` : path;

/** The input of a form checked by the very rules that the server checks it with. */
export type Checked = { input: FormValues } | { issues: FieldIssue[] };

/** The whole of a new record, or what differs from the record read. */
export const checkForm = (resource: ResourceDescriptor, values: FormValues, record: FormValues | null): Checked => {
  const kept = keptValues(resource, values);
  const input = record ? changedValues(resource, kept, record) : inputValues(resource, kept);
  const parsed = inputSchema(resource, record ? 'patch' : 'create').safeParse(input);
  return parsed.success
    ? { input: parsed.data }
    : { issues: atFormPaths(resource, values, toFieldErrors(parsed.error)) };
};
