import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { PartDescriptor, ResourceDescriptor } from '#domain/fields/resource';

/** Finds the resource that a reference points to. */
export type FindResource = (name: string) => ResourceDescriptor | undefined;

/** The field of the answer that holds the record a reference names: `customer_id` -> `customer`. */
export const relationOf = (field: FieldDescriptor): string => field.name.replace(/_id$/, '');

/** Asked of every record, whatever is shown: to open it, and to save it without overwriting someone else's change. */
const ALWAYS = ['id', 'version'] as const;

const ofReference = (field: FieldDescriptor, find: FindResource): string => {
  const target = field.reference === undefined ? undefined : find(field.reference);
  if (!target || relationOf(field) === field.name) return field.name;
  const plain = target.title.filter(
    (name) => name !== 'id' && target.fields.some((known) => known.name === name && known.kind !== 'Reference'),
  );
  // Pickers mark what is in use no more.
  const mark =
    target.fields.some(({ name }) => name === 'is_active') && !plain.includes('is_active') ? ' is_active' : '';
  return `${field.name} ${relationOf(field)} { id ${plain.join(' ')}${mark} }`;
};

const ofImage = ({ name }: FieldDescriptor): string => `${name} { file_name file_type key url }`;

const ofField = (field: FieldDescriptor, find: FindResource): string => {
  if (field.kind === 'Image') return ofImage(field);
  return field.kind === 'Reference'
    ? ofReference(field, find)
    : [field.name, ...Object.values(field.record ?? {})].join(' ');
};

/** Child rows come with their columns and the rows inside of them alone; what they refer to is asked for by id. */
const ofPart = ({ name, entity, parts = [] }: PartDescriptor, more: readonly string[]): string => {
  const columns = entity.fields
    .filter((field) => field.name !== 'id')
    .map((field) => (field.kind === 'Image' ? ofImage(field) : field.name));
  return `${name} { ${['id', ...more, ...columns, ...parts.map((part) => ofPart(part, more))].join(' ')} }`;
};

/** The fields of a record that a list asks for: those of the columns shown, and no others. */
export const listSelection = (resource: ResourceDescriptor, columns: readonly string[], find: FindResource): string => {
  const known = new Set(resource.fields.map(({ name }) => name));
  const always = ALWAYS.filter((name) => name === 'id' || known.has(name));
  const shown = resource.fields.filter(({ name }) => columns.includes(name) && !always.some((fixed) => fixed === name));
  const computed = resource.computed.filter(({ name }) => columns.includes(name));
  return [...always, ...shown.map((field) => ofField(field, find)), ...computed.map(({ name }) => name)].join(' ');
};

/**
 * Every field of a record with its parts, as the forms and the show page need them.
 * @param ofRows what is asked of the rows of parts besides
 */
export const recordSelection = (
  resource: ResourceDescriptor,
  find: FindResource,
  ofRows: readonly string[] = [],
): string =>
  [
    'id',
    ...resource.fields.filter(({ name }) => name !== 'id').map((field) => ofField(field, find)),
    ...resource.computed.map(({ name }) => name),
    ...resource.parts.map((part) => ofPart(part, ofRows)),
  ].join(' ');
