import * as tables from '../db/tables';
import { entitiesOf, type Entities } from '../db/entityTable';
import { resourceName } from './describe';
import type { Need } from '#domain/access/can';
import type { Resource } from './resource';

/** The resources of a schema, found by name and by table, and every table that the pipeline may write. */
export interface Registry {
  resources: readonly Resource[];
  byTable: ReadonlyMap<string, Resource>;
  entities: Entities;
  /** What seeing and changing a source needs, by its name: views of its lists are kept as `accounting.vendor`. */
  sources: Map<string, { see: Need; edit: Need }>;
}

/** A resource under a name of its own shows some rows of its table and does not stand for it. */
export const isOfTable = ({ name, entity }: Resource): boolean => name === resourceName(entity.name);

export const registryOf = (resources: readonly Resource[]): Registry => ({
  resources,
  byTable: new Map(resources.filter(isOfTable).map((resource) => [resource.entity.name, resource])),
  entities: new Map([
    ...entitiesOf(Object.values(tables)),
    ...resources.map(({ entity }) => [entity.name, entity] as const),
  ]),
  sources: new Map(),
});
