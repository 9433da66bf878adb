import type { ResourceDescriptor } from '#domain/fields/resource';
import type { SchemaAnswer } from './catalogueQueries';
import { readDescriptor } from './readDescriptor';

/** Only what the schema's root types have is offered. */
const withRootFields = (resource: ResourceDescriptor, roots: ReadonlySet<string>): ResourceDescriptor | null => {
  const { one, list, create, update, remove } = resource.operations;
  if (!roots.has(one) || !roots.has(list)) return null;
  const offered = (name: string | undefined): string | undefined =>
    name !== undefined && roots.has(name) ? name : undefined;
  return {
    ...resource,
    operations: { one, list, create: offered(create), update: offered(update), remove: offered(remove) },
  };
};

/** The resources of a server's schema, out of its introspection and its descriptions. */
export const fromSchema = ({
  resources,
  __schema: { queryType, mutationType },
}: SchemaAnswer): ResourceDescriptor[] => {
  const roots = new Set([...queryType.fields, ...(mutationType?.fields ?? [])].map(({ name }) => name));
  return resources.flatMap(({ descriptor }) => {
    const read = readDescriptor(descriptor);
    return (read && withRootFields(read, roots)) ?? [];
  });
};
