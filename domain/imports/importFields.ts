import type { FieldDescriptor, FieldKind } from '../fields/descriptor';
import { labelsEs } from '../fields/labelsEs';
import { inputFields, type ResourceDescriptor } from '../fields/resource';
import type { ImportField } from './importReport';
import { KNOWN_HEADS } from './knownHeads';
import { plainHead } from './plainHead';
import { WHOLE_ADDRESS, WHOLE_NAME, wholeFields } from './wholeFields';

const NOT_IN_CELLS: ReadonlySet<FieldKind> = new Set(['Image', 'List']);
const MATCHABLE: ReadonlySet<FieldKind> = new Set(['String', 'EmailAddress', 'PhoneNumber', 'Int', 'URL', 'Date']);

/** The id, by which a record is found and which no input sets. */
const ID: FieldDescriptor = { name: 'id', label: 'ID', kind: 'Int', required: false };

/** The fields whose values a column can hold. */
export const cellFields = (resource: Pick<ResourceDescriptor, 'name' | 'fields'>): FieldDescriptor[] =>
  inputFields(resource).filter(({ kind, record }) => !NOT_IN_CELLS.has(kind) && !record);

/** The fields that a column can be meant for, with those that fill several. */
export const importFields = (
  resource: Pick<ResourceDescriptor, 'name' | 'fields'>,
): (FieldDescriptor & ImportField)[] => {
  const fields = cellFields(resource);
  return [
    ...[ID, ...fields].map((field) => ({ ...field, can_match: MATCHABLE.has(field.kind) })),
    // People are found by first and last name together, whichever columns hold them.
    ...wholeFields(fields).map((field) => ({
      ...field,
      can_match: field.name === WHOLE_NAME && fields.some(({ name }) => name === 'first_name'),
    })),
  ];
};

type Named = Pick<FieldDescriptor, 'name' | 'label'>;

const STREETS: ReadonlySet<string> = new Set(['address_line_1', 'mailing_address']);

/** What a field is called by ourselves, in either language. */
const ownHeads = ({ name, label }: Named): string[] =>
  [name, name.replace(/_id$/, ''), label, labelsEs[label] ?? ''].filter((text) => text !== '').map(plainHead);

const otherHeads: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(KNOWN_HEADS).map(([name, heads]) => [name, heads.map(plainHead)]),
);

/**
 * The fields that columns seem to be meant for, by their heads: a field's name or its label in either language, else what
 * other programs call it [IMP-002]. Each field once, and each column for one.
 */
export const suggestFields = (headers: readonly string[], fields: readonly Named[]): (string | null)[] => {
  const heads = headers.map(plainHead);
  const found: (string | null)[] = headers.map(() => null);
  const taken = new Set<string>();
  const take = (name: string, wanted: string): void => {
    const at = heads.findIndex((head, index) => head !== '' && head === wanted && found[index] === null);
    if (at < 0 || taken.has(name)) return;
    found[at] = name;
    taken.add(name);
  };
  for (const field of fields) for (const own of ownHeads(field)) take(field.name, own);
  for (const { name } of fields) for (const head of otherHeads.get(name) ?? []) take(name, head);
  // "Address" beside a city or a ZIP code is the street alone.
  const street = fields.find(({ name }) => STREETS.has(name))?.name;
  const isStreet = street !== undefined && !taken.has(street) && (taken.has('city') || taken.has('zip_code'));
  return found.map((name) => (isStreet && name === WHOLE_ADDRESS ? street : name));
};

/** Codes by which programs tell their records apart. */
const CODE = /^(?:customer_no|product_code|mmg_code|account_number|employee_no|\w+_no)$/;

/**
 * By what the rows of a file had best be matched with stored records: the id, a code, the name, a mail, a phone; the id,
 * that is by nothing, where no column has any of these [IMP-005].
 */
export const suggestMatch = (
  mapping: readonly (string | null)[],
  fields: readonly ImportField[],
  title: readonly string[],
): string => {
  const mapped = fields.filter(({ name, can_match }) => can_match && mapping.includes(name)).map(({ name }) => name);
  const hasName =
    fields.some(({ name, can_match }) => name === WHOLE_NAME && can_match) &&
    (mapping.includes(WHOLE_NAME) || title.every((name) => mapping.includes(name)));
  return (
    mapped.find((name) => name === 'id') ??
    mapped.find((name) => CODE.test(name)) ??
    (title.length === 1 ? mapped.find((name) => name === title[0]) : hasName ? WHOLE_NAME : undefined) ??
    mapped.find((name) => /email/.test(name)) ??
    mapped.find((name) => /phone/.test(name)) ??
    'id'
  );
};
