import type { Page } from 'playwright-core';
import type { FieldCheck } from '../../../domain/jobs/fieldChecks';
import type { FieldDescriptor } from '../../../domain/fields/descriptor';
import { isRecord } from '../../../domain/values';
import { api } from '../browserApi';
import { isTyped, type HandField, type HandOption } from './meanings';

/** A form of the product with a record of its own, and the way to read what is stored of it. */
export interface HandForm {
  name: string;
  path: string;
  /** The fields that can be typed into. */
  fields: readonly HandField[];
  /** What leads to it from its address. */
  begin?: (page: Page) => Promise<unknown>;
  /** It stands in a dialog. */
  isDialog?: boolean;
  /** Where its inputs stand, where that is neither the page nor a dialog. */
  within?: string;
  /** The button that saves it. It closes then, or is empty again: it is typed into once. */
  saves?: string;
  /** How many of its records there are: a save makes one of them, or none where it changes one. */
  count?: () => Promise<number>;
  /** Whether a save makes a record. */
  makes?: boolean;
  /** A save of it asks for a proof of who saves: nothing can be typed meanwhile. */
  asksForProof?: boolean;
  /** The button that answers the question which may stand before a save. */
  agree?: string;
  /** What is stored now. @throws when there is no such record */
  read: () => Promise<unknown>;
  /** It has no save of its own: each field is stored as it is left. */
  savesFields?: boolean;
  /** Takes the record away, where it would stand in other people's way. */
  end?: () => Promise<unknown>;
}

/** A form that is made, with its record, when it is first visited. */
export interface HandFormSource {
  name: string;
  /** It is one record for everybody, on which other tests stand: typed into by long runs alone. */
  isShared?: boolean;
  /** Each visit has a record of its own. */
  isMadeAnew?: boolean;
  make: () => Promise<HandForm>;
}

export const ADMIN = 'admin';

/** What stands at `gunite_details.gunite_history.0.yardage` of a stored value. */
export const valueAt = (stored: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isRecord(value) ? value[step] : undefined;
  }, stored);

interface Tree {
  [name: string]: Tree;
}

/** The selection of a query that reads all of some paths. */
const selectionOf = (paths: readonly string[]): string => {
  const tree: Tree = {};
  for (const path of paths) {
    let at = tree;
    for (const step of path.split('.').filter((one) => !/^\d+$/.test(one))) {
      at[step] ??= {};
      at = at[step];
    }
  }
  const said = (of: Tree): string =>
    Object.entries(of)
      .map(([name, below]) => (Object.keys(below).length > 0 ? `${name} { ${said(below)} }` : name))
      .join(' ');
  return said(tree);
};

/** Reads the fields of a record by a call that takes its number as `$id`. */
export const readBy = (call: string, id: number, fields: readonly HandField[]) => async () => {
  const names = selectionOf(['id', ...fields.map(({ name }) => name)]);
  const found = await api<Record<string, unknown>>(ADMIN, `query ($id: Int!) { row: ${call} { ${names} } }`, { id });
  if (!isRecord(found.row)) throw new Error(`${call} ${id} is not stored`);
  return found.row;
};

/** What a lookup list offers: entries that are not in use, such as those that other hands make, are refused by a picker. */
export const offeredBy = async (lookup: string): Promise<HandOption[]> => {
  const found = await api<Record<string, { id: number; name: string; is_active: boolean }[]>>(
    ADMIN,
    `{ ${lookup} { id name is_active } }`,
  );
  return (found[lookup] ?? []).filter(({ is_active }) => is_active).map(({ id, name }) => ({ name, stored: id }));
};

/** The fields of a table that are typed into as they are, by the rules that the table has. */
export const checkedFields = (checks: readonly FieldCheck[], leave: readonly string[] = []): HandField[] =>
  checks
    .filter(({ name }) => !leave.includes(name))
    .map(({ name, is, ...range }): HandField => ({
      name,
      kind: is,
      ...range,
      ...(/depth|perimeter/.test(name) ? { unit: 'ft' } : {}),
    }))
    .filter(isTyped);

/**
 * Texts of a form of their own, places on the earth, what follows from other fields when those are typed later, and what
 * one record alone may be.
 */
const OWN_RULES: ReadonlySet<string> = new Set([
  'aws_name',
  'lat',
  'lon',
  'yard_lat',
  'yard_lon',
  'zoom',
  'interior_area',
  'surface_area',
  'is_main',
]);

/** Kinds whose `max` is a value, not a length. */
const NUMBERS: ReadonlySet<string> = new Set(['Int', 'Quantity', 'Money']);

/** Those of a record's fields that a hand types into: texts, numbers, dates, ticks and short lists of words. */
export const typedFields = (fields: readonly FieldDescriptor[]): HandField[] =>
  fields
    .filter(({ name, readOnly, kind }) => !readOnly && kind !== 'Reference' && !OWN_RULES.has(name))
    .map(({ choices, values, label, ...field }): HandField => ({
      ...field,
      ...(choices
        ? { label, options: choices.map((choice) => ({ name: values?.[choice]?.en ?? choice, stored: choice })) }
        : {}),
      ...(field.kind === 'Boolean' ? { label } : {}),
      ...(NUMBERS.has(field.kind) && field.max !== undefined ? { most: field.max } : {}),
    }))
    .filter(isTyped);
