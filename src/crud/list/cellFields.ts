import type { FieldDescriptor, FieldKind } from '#domain/fields/descriptor';
import { inputFields, type ResourceDescriptor } from '#domain/fields/resource';

/** Kinds that want more room than a cell has. */
const TOO_LARGE: ReadonlySet<FieldKind> = new Set(['LongText', 'List', 'Image']);

/** The fields that can be changed in a cell of the list. */
export const cellFields = (resource: ResourceDescriptor): ReadonlyMap<string, FieldDescriptor> =>
  new Map(
    inputFields(resource)
      .filter(({ kind, record }) => !record && !TOO_LARGE.has(kind))
      .map((field) => [field.name, field]),
  );
