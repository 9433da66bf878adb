import type { Identifier } from 'ra-core';
import type { ResourceDescriptor } from '#domain/fields/resource';
import type { Request } from './queries';
import { recordSelection, type FindResource } from './selection';

/** Values of a record by field. */
export type Values = Readonly<Record<string, unknown>>;

/** A save tells beside the id of a row what the form called it. */
const SAVED_ROWS = ['client_key'];

const offered = (resource: ResourceDescriptor, operation: 'create' | 'update' | 'remove'): string => {
  const name = resource.operations[operation];
  if (name === undefined) throw new Error(`${resource.label_plural} cannot be changed in this way.`);
  return name;
};

export const createRequest = (resource: ResourceDescriptor, values: Values, find: FindResource): Request => {
  const name = offered(resource, 'create');
  return {
    text: `mutation ${name}($values: ${resource.type}Input!) { saved: ${name}(${resource.argument}: $values) { ${recordSelection(resource, find, SAVED_ROWS)} } }`,
    variables: { values },
  };
};

/** `patch` carries the changed fields and the version they were made on. */
export const updateRequest = (
  resource: ResourceDescriptor,
  id: Identifier,
  patch: Values,
  find: FindResource,
): Request => {
  const name = offered(resource, 'update');
  return {
    text: `mutation ${name}($id: Int!, $patch: ${resource.type}Patch!) { saved: ${name}(id: $id, ${resource.argument}: $patch) { ${recordSelection(resource, find, SAVED_ROWS)} } }`,
    variables: { id: Number(id), patch },
  };
};

/** Many changes in one document, which the server carries out in one transaction. */
export const updateManyRequest = (
  resource: ResourceDescriptor,
  patches: readonly { id: Identifier; patch: Values }[],
): Request => {
  const name = offered(resource, 'update');
  const declared = patches.map((_, index) => `$id${index}: Int!, $patch${index}: ${resource.type}Patch!`);
  const roots = patches.map(
    (_, index) => `saved${index}: ${name}(id: $id${index}, ${resource.argument}: $patch${index}) { id }`,
  );
  return {
    text: `mutation ${name}Bulk(${declared.join(', ')}) { ${roots.join(' ')} }`,
    variables: Object.fromEntries(
      patches.flatMap(({ id, patch }, index) => [
        [`id${index}`, Number(id)],
        [`patch${index}`, patch],
      ]),
    ),
  };
};

/** Many deletions in one document; of one record it is the plain call. */
export const deleteRequest = (resource: ResourceDescriptor, ids: readonly Identifier[]): Request => {
  const name = offered(resource, 'remove');
  const declared = ids.map((_, index) => `$id${index}: Int!`);
  const roots = ids.map((_, index) => `deleted${index}: ${name}(id: $id${index}) { id }`);
  return {
    text: `mutation ${name}(${declared.join(', ')}) { ${roots.join(' ')} }`,
    variables: Object.fromEntries(ids.map((id, index) => [`id${index}`, Number(id)])),
  };
};
