import type { FieldDescriptor } from '#domain/fields/descriptor';
import {
  inputFields,
  rowFields,
  rowOf,
  type PartDescriptor,
  type ResourceDescriptor,
  type Rowed,
} from '#domain/fields/resource';
import { mergeWith, type Contest } from '../../saving/mergeDrafts';
import { partRows, ROW_KEY, type FormValues } from '../values/formValues';

/** A field that both sides changed; for a row that one side removed and the other changed there is no field. */
interface Contested {
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
  /** What only they changed: mine is what stood there before, theirs what they made of it. */
  changes: Contested[];
  /** Labels of the fields that only they changed. */
  taken: string[];
}

/**
 * The record, its rows and the rows inside of them are taken apart, the values of fields are not:
 * `part.key.part.key.field`.
 */
const merge = mergeWith({
  isGroup: (_value, path) => path === '' || path.split('.').length % 2 === 0,
  // Told by the server.
  isDerived: (path) => path.endsWith('.id'),
});

/** What the forms call stored rows, by the table and id of the row. */
type Names = ReadonlyMap<string, string>;
const storedName = ({ entity }: PartDescriptor, id: unknown): string => `${entity.name} ${String(id)}`;

const namesIn = ({ parts = [] }: Rowed, side: FormValues): [string, string][] =>
  parts.flatMap((part) =>
    partRows(side, part.name).flatMap((row) => [
      ...(typeof row.id === 'number' && typeof row[ROW_KEY] === 'string'
        ? [[storedName(part, row.id), row[ROW_KEY]] as [string, string]]
        : []),
      ...namesIn(rowOf(part), row),
    ]),
  );

/** Rows by what the form calls them: a row that it made keeps its name when it gets an id. */
const keyOf = (part: PartDescriptor, names: Names, row: FormValues, index: number): string => {
  const own = row[ROW_KEY];
  if (typeof own === 'string') return own;
  return typeof row.id === 'number' ? (names.get(storedName(part, row.id)) ?? String(row.id)) : `new ${index}`;
};

/** A record or row as it is merged: its fields, and its rows by their keys. */
const draftOf = (record: Rowed, fields: readonly FieldDescriptor[], names: Names, side: FormValues): FormValues => ({
  ...Object.fromEntries(fields.map(({ name }) => [name, side[name]])),
  ...Object.fromEntries(
    (record.parts ?? []).map((part) => [
      part.name,
      partRows(side, part.name).map((row, index) => ({
        ...draftOf(rowOf(part), rowFields(part, record), names, row),
        key: keyOf(part, names, row, index),
        id: typeof row.id === 'number' ? row.id : null,
      })),
    ]),
  ),
});

/** The way back: rows as the form holds them. */
const ofDraft = ({ parts = [] }: Rowed, values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    parts.map((part) => [
      part.name,
      partRows(values, part.name).map(({ key, id, ...row }) => ({
        ...ofDraft(rowOf(part), row),
        ...(typeof id === 'number' ? { id } : {}),
        ...(key === String(id) ? {} : { [ROW_KEY]: key }),
      })),
    ]),
  ),
});

/**
 * Three versions of a record brought together: what one side changed is taken, what both changed differently is for the
 * user to choose. Child rows match by what the form calls them, or by id; a row removed on one side and changed on the
 * other is contested [API-037].
 */
export const mergeRecords = (
  resource: ResourceDescriptor,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): RecordMerge => {
  const names: Names = new Map([base, mine, theirs].flatMap((side) => namesIn(resource, side)));
  const asDraft = (side: FormValues): FormValues => draftOf(resource, inputFields(resource), names, side);
  const drafts = [asDraft(base), asDraft(mine), asDraft(theirs)] as const;
  const { contested, changes, taken } = merge(...drafts);

  /** What stands at a path, in words: the row's own title or its kind, then the field. */
  const describe = (
    path: string,
    record: Rowed = resource,
    sides: readonly FormValues[] = [drafts[2], drafts[0], drafts[1]],
  ): { label: string; descriptor: FieldDescriptor | null } => {
    const [name = '', key, ...rest] = path.split('.');
    const part = record.parts?.find((one) => one.name === name);
    if (!part) {
      const own = record.fields.find((one) => one.name === name);
      return { label: own?.label ?? name, descriptor: own ?? null };
    }
    const rows = sides.flatMap((side) => partRows(side, name)).filter((row) => row.key === key);
    const [first] = rows;
    const title = rowFields(part, record)
      .slice(0, 2)
      .map((field) => first?.[field.name])
      .filter((word) => typeof word === 'string')
      .join(' ');
    const inner = rest.length > 0 ? describe(rest.join('.'), rowOf(part), rows) : { label: '', descriptor: null };
    return {
      label: [title || part.label_one, inner.label].filter(Boolean).join(': '),
      descriptor: inner.descriptor,
    };
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
    choose: (chosen) => ofDraft(resource, merge(...drafts, chosen).merged),
    contested: contested.map(asContested),
    changes: changes.map(({ path, before, after }) => asContested({ path, mine: before, theirs: after })),
    taken: [...new Set(taken.map((path) => describe(path).label))],
  };
};
