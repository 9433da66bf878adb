import type { Need } from '#domain/access/can';
import type { Registry } from '../api/registry';
import { importedPart } from './parts/partResource';

/**
 * What the import of records, or of `{resource}.{part}` rows of a part, needs; undefined where nothing can be imported.
 */
export const importNeed = (registry: Registry, name: string): Need | undefined => {
  const part = importedPart(registry, name);
  if (part) return part.need;
  const resource = registry.resources.find((one) => one.name === name);
  if (!resource || resource.descriptor.operations.update === undefined || resource.onWrite) return undefined;
  return { all: [resource.needs.read, resource.needs.update] };
};
