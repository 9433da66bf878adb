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
  /** What the lists of a source ask for, by the name of the source: views of them are kept as `accounting.vendor`. */
  otherLists: Map<string, Need>;
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
  otherLists: new Map(),
});
