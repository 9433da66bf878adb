import * as tables from '../db/tables';
import { entitiesOf, type Entities } from '../commands/entityTable';
import type { Resource } from './resource';

/** The resources of a schema, found by name and by table, and every table that the pipeline may write. */
export interface Registry {
  resources: readonly Resource[];
  byTable: ReadonlyMap<string, Resource>;
  entities: Entities;
}

export const registryOf = (resources: readonly Resource[]): Registry => ({
  resources,
  byTable: new Map(resources.map((resource) => [resource.entity.name, resource])),
  entities: new Map([...entitiesOf(Object.values(tables)), ...resources.map(({ entity }) => [entity.name, entity] as const)]),
});
