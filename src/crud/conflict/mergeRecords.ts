import type { FieldDescriptor } from '#domain/fields/descriptor';
import { mergeVersions, type FieldConflict } from '#domain/fields/mergeVersions';
import { sameValue } from '#domain/fields/sameValue';
import { inputFields, type PartDescriptor, type ResourceDescriptor } from '#domain/fields/resource';
import { partRows, type FormValues } from '../values/formValues';

/** A field that both sides changed; for a row that one side removed and the other changed there is no field. */
export interface Contested extends FieldConflict {
  label: string;
  descriptor: FieldDescriptor | null;
}

export interface RecordMerge {
  /** The record with the changes of both sides, and mine or theirs where both changed a field. */
  choose: (theirs: ReadonlySet<string>) => FormValues;
  contested: Contested[];
  /** Labels of the fields that only they changed. */
  taken: string[];
}

const THERE = '';
/** A record as one level of values: a row of a part by its id, `customer_contacts/7/first_name`, and `customer_contacts/7/` for its being there. */
const keyOf = (part: PartDescriptor, id: unknown, field: string): string => `${part.name}/${String(id)}/${field}`;
const storedRows = (values: FormValues, part: PartDescriptor): FormValues[] =>
  partRows(values, part.name).filter(({ id }) => typeof id === 'number');

const flat = (
  resource: ResourceDescriptor,
  values: FormValues,
  ids: ReadonlyMap<string, ReadonlySet<unknown>>,
): FormValues => ({
  ...Object.fromEntries(inputFields(resource).map(({ name }) => [name, values[name]])),
  ...Object.fromEntries(
    resource.parts.flatMap((part) => {
      const rows = storedRows(values, part);
      const there = [...(ids.get(part.name) ?? [])].map(
        (id) => [keyOf(part, id, THERE), rows.some((row) => row.id === id)] as const,
      );
      return [
        ...there,
        ...rows.flatMap((row) =>
          inputFields(part.entity).map(({ name }) => [keyOf(part, row.id, name), row[name]] as const),
        ),
      ];
    }),
  ),
});

/**
 * Three versions of a record brought together: what one side changed is taken, what both changed differently is for the user
 * to choose. Child rows match by id; a row removed on one side and changed on the other is contested [API-037].
 */
export const mergeRecords = (
  resource: ResourceDescriptor,
  base: FormValues,
  mine: FormValues,
  theirs: FormValues,
): RecordMerge => {
  const ids = new Map(
    resource.parts.map((part) => [
      part.name,
      new Set([base, mine, theirs].flatMap((side) => storedRows(side, part).map(({ id }) => id))),
    ]),
  );
  const [flatBase, flatMine, flatTheirs] = [
    flat(resource, base, ids),
    flat(resource, mine, ids),
    flat(resource, theirs, ids),
  ];
  const { merged, conflicts, taken } = mergeVersions(flatBase, flatMine, flatTheirs);

  const changedIn = (side: FormValues, part: PartDescriptor, id: unknown): boolean =>
    inputFields(part.entity).some(({ name }) => {
      const key = keyOf(part, id, name);
      return Object.hasOwn(side, key) && !sameValue(side[key], flatBase[key]);
    });
  const torn = resource.parts.flatMap((part) =>
    [...(ids.get(part.name) ?? [])].flatMap((id) => {
      const field = keyOf(part, id, THERE);
      const [iHave, theyHave] = [flatMine[field] === true, flatTheirs[field] === true];
      const lost =
        flatBase[field] === true &&
        ((!iHave && changedIn(flatTheirs, part, id)) || (!theyHave && changedIn(flatMine, part, id)));
      return lost ? [{ field, base: true, mine: iHave, theirs: theyHave }] : [];
    }),
  );

  const describe = (field: string): { label: string; descriptor: FieldDescriptor | null } => {
    const [name = '', id, inner] = field.split('/');
    const part = resource.parts.find((one) => one.name === name);
    if (!part) {
      const own = resource.fields.find((one) => one.name === name);
      return { label: own?.label ?? name, descriptor: own ?? null };
    }
    const row = [theirs, base].flatMap((side) => storedRows(side, part)).find((one) => String(one.id) === id);
    const title = inputFields(part.entity)
      .slice(1, 3)
      .map((one) => row?.[one.name])
      .filter((word) => typeof word === 'string')
      .join(' ');
    const descriptor = part.entity.fields.find((one) => one.name === inner) ?? null;
    return { label: [title || part.label_one, descriptor?.label].filter(Boolean).join(': '), descriptor };
  };

  const choose = (chosen: ReadonlySet<string>): FormValues => {
    const decided: FormValues = { ...merged };
    for (const { field, mine: own, theirs: other } of [...conflicts, ...torn])
      decided[field] = chosen.has(field) ? other : own;
    const rowsOf = (part: PartDescriptor): FormValues[] => {
      const stored = [...(ids.get(part.name) ?? [])]
        .filter((id) => decided[keyOf(part, id, THERE)] === true)
        .map((id) => ({
          id,
          ...Object.fromEntries(inputFields(part.entity).map(({ name }) => [name, decided[keyOf(part, id, name)]])),
        }));
      return [...stored, ...partRows(mine, part.name).filter(({ id }) => typeof id !== 'number')];
    };
    return {
      ...Object.fromEntries(inputFields(resource).map(({ name }) => [name, decided[name]])),
      ...Object.fromEntries(resource.parts.map((part) => [part.name, rowsOf(part)])),
    };
  };

  return {
    choose,
    contested: [...conflicts.filter(({ field }) => !field.endsWith('/')), ...torn].map((conflict) => ({
      ...conflict,
      ...describe(conflict.field),
    })),
    taken: [...new Set(taken.map((field) => describe(field).label))],
  };
};
