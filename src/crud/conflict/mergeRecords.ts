import type { FieldDescriptor } from '#domain/fields/descriptor';
import { inputFields, type PartDescriptor, type ResourceDescriptor } from '#domain/fields/resource';
import { mergeWith, type Contest } from '../../saving/mergeDrafts';
import { partRows, ROW_KEY, type FormValues } from '../values/formValues';

/** A field that both sides changed; for a row that one side removed and the other changed there is no field. */
export interface Contested {
  field: string;
  label: string;
  descriptor: FieldDescriptor | null;
  mine: unknown;
  theirs: unknown;
}

export interface RecordMerge {
  /** The record with the changes of both sides, and mine or theirs where both changed a field. */
  choose: (theirs: ReadonlySet<string>) => FormValues;
  contested: Contested[];
  /** Labels of the fields that only they changed. */
  taken: string[];
}

/** The record and the rows of its parts are taken apart, the values of fields are not. */
const merge = mergeWith({
  isGroup: (_value, path) => path === '' || path.split('.').length === 2,
  // Told by the server.
  isDerived: (path) => path.endsWith('.id'),
});

const fieldsOf = (fields: readonly FieldDescriptor[], values: FormValues): FormValues =>
  Object.fromEntries(fields.map(({ name }) => [name, values[name]]));

/** Rows by what the form calls them: a row that it made keeps its name when it gets an id. */
const keyOf = (names: ReadonlyMap<unknown, string>, row: FormValues, index: number): string => {
  const own = row[ROW_KEY];
  if (typeof own === 'string') return own;
  return typeof row.id === 'number' ? (names.get(row.id) ?? String(row.id)) : `new ${index}`;
};

const rowIn = (
  { entity }: PartDescriptor,
  names: ReadonlyMap<unknown, string>,
  row: FormValues,
  index: number,
): FormValues => ({
  ...fieldsOf(inputFields(entity), row),
  key: keyOf(names, row, index),
  id: typeof row.id === 'number' ? row.id : null,
});

const rowOut = ({ key, id, ...fields }: FormValues): FormValues => ({
  ...fields,
  ...(typeof id === 'number' ? { id } : {}),
  ...(key === String(id) ? {} : { [ROW_KEY]: key }),
});

/**
 * Three versions of a record brought together: what one side changed is taken, what both changed differently is for the user
 * to choose. Child rows match by what the form calls them, or by id; a row removed on one side and changed on the other is contested
 * [API-037].
 */
export const mergeRecords = (
  resource: ResourceDescriptor,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): RecordMerge => {
  const names = new Map(
    resource.parts.map((part) => [
      part.name,
      new Map(
        [base, mine, theirs].flatMap((side) =>
          partRows(side, part.name).flatMap(({ id, [ROW_KEY]: key }) =>
            typeof id === 'number' && typeof key === 'string' ? [[id, key] as const] : [],
          ),
        ),
      ),
    ]),
  );
  const draftOf = (side: FormValues): FormValues => ({
    ...fieldsOf(inputFields(resource), side),
    ...Object.fromEntries(
      resource.parts.map((part) => [
        part.name,
        partRows(side, part.name).map((row, index) => rowIn(part, names.get(part.name) ?? new Map(), row, index)),
      ]),
    ),
  });
  const drafts = [draftOf(base), draftOf(mine), draftOf(theirs)] as const;
  const { contested, taken } = merge(...drafts);

  const describe = (path: string): { label: string; descriptor: FieldDescriptor | null } => {
    const [name = '', key, inner] = path.split('.');
    const part = resource.parts.find((one) => one.name === name);
    if (!part) {
      const own = resource.fields.find((one) => one.name === name);
      return { label: own?.label ?? name, descriptor: own ?? null };
    }
    const row = [drafts[2], drafts[0]].flatMap((side) => partRows(side, name)).find((one) => one.key === key);
    const title = inputFields(part.entity)
      .slice(1, 3)
      .map((one) => row?.[one.name])
      .filter((word) => typeof word === 'string')
      .join(' ');
    const descriptor = part.entity.fields.find((one) => one.name === inner) ?? null;
    return { label: [title || part.label_one, descriptor?.label].filter(Boolean).join(': '), descriptor };
  };
  const asContested = ({ path, mine: own, theirs: other }: Contest): Contested => {
    const described = describe(path);
    // A row as a whole is there, or it is not.
    const values = described.descriptor
      ? { mine: own, theirs: other }
      : { mine: own !== undefined, theirs: other !== undefined };
    return { field: path, ...described, ...values };
  };

  return {
    choose: (chosen) => {
      const { merged } = merge(...drafts, chosen);
      return {
        ...merged,
        ...Object.fromEntries(resource.parts.map(({ name }) => [name, partRows(merged, name).map(rowOut)])),
      };
    },
    contested: contested.map(asContested),
    taken: [...new Set(taken.map((path) => describe(path).label))],
  };
};
