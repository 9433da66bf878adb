import type { FieldDescriptor, FieldKind } from '../fields/descriptor';
import { labelsEs } from '../fields/labelsEs';
import { inputFields, type ResourceDescriptor } from '../fields/resource';
import type { ImportField } from './importReport';

const NOT_IN_CELLS: ReadonlySet<FieldKind> = new Set(['Image', 'List']);
const MATCHABLE: ReadonlySet<FieldKind> = new Set(['String', 'EmailAddress', 'PhoneNumber', 'Int', 'URL', 'Date']);

/** The id, by which a record is found and which no input sets. */
const ID: FieldDescriptor = { name: 'id', label: 'ID', kind: 'Int', required: false };

/** The fields whose values a column can hold. */
export const cellFields = (resource: Pick<ResourceDescriptor, 'name' | 'fields'>): FieldDescriptor[] =>
  inputFields(resource).filter(({ kind }) => !NOT_IN_CELLS.has(kind));

/** The fields that a column can be meant for. */
export const importFields = (
  resource: Pick<ResourceDescriptor, 'name' | 'fields'>,
): (FieldDescriptor & ImportField)[] =>
  [ID, ...cellFields(resource)].map((field) => ({ ...field, can_match: MATCHABLE.has(field.kind) }));

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '');

/**
 * The fields that columns seem to be meant for, by their heads: a field's name or its label in either language. Each
 * field once.
 */
export const suggestFields = (
  headers: readonly string[],
  fields: readonly Pick<FieldDescriptor, 'name' | 'label'>[],
): (string | null)[] => {
  const taken = new Set<string>();
  return headers.map((header) => {
    const wanted = plain(header);
    const field = fields.find(
      ({ name, label }) =>
        !taken.has(name) &&
        [name, name.replace(/_id$/, ''), label, labelsEs[label] ?? ''].some(
          (text) => text !== '' && plain(text) === wanted,
        ),
    );
    if (!field || wanted === '') return null;
    taken.add(field.name);
    return field.name;
  });
};
