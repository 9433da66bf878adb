import type { FieldDescriptor } from '../fields/descriptor';
import type { PartDescriptor, ResourceDescriptor } from '../fields/resource';
import { can } from './can';
import { FIELD_NEEDS, fieldKey, type FieldLimits } from './fieldLimits';
import type { Permission } from './permissions';

/** What somebody may do with the fields of a table. */
export interface FieldReach {
  reads: (field: string) => boolean;
  writes: (field: string) => boolean;
}

/** The reach of a table or a part, by the name that its descriptor has. */
export type ReachOf = (entity: string) => FieldReach;

const fieldsFor = ({ reads, writes }: FieldReach, fields: readonly FieldDescriptor[]): FieldDescriptor[] =>
  fields
    .filter(({ name }) => reads(name))
    .map((field) => (writes(field.name) ? field : { ...field, readOnly: true, limited: true }));

const partFor = (reachOf: ReachOf, part: PartDescriptor): PartDescriptor => ({
  ...part,
  entity: { ...part.entity, fields: fieldsFor(reachOf(part.entity.name), part.entity.fields) },
  ...(part.parts ? { parts: part.parts.map((one) => partFor(reachOf, one)) } : {}),
});

const isWholePart = (reachOf: ReachOf, { entity, parts = [] }: PartDescriptor): boolean =>
  entity.fields.every(({ name }) => reachOf(entity.name).writes(name)) &&
  parts.every((part) => isWholePart(reachOf, part));

/** Whether there is nothing that somebody does not see or set, as is so for most people and most resources. */
const isWhole = (resource: ResourceDescriptor, reachOf: ReachOf): boolean => {
  const { writes } = reachOf(resource.name);
  return (
    [...resource.fields, ...resource.computed, ...resource.parts].every(({ name }) => writes(name)) &&
    resource.parts.every((part) => isWholePart(reachOf, part))
  );
};

/**
 * A resource as somebody knows it: fields that are not to be read do not exist, others may only be read. The screens
 * draw what is left, and the server is asked for nothing else [USR-017 USR-018].
 */
export const narrowResource = (resource: ResourceDescriptor, reachOf: ReachOf): ResourceDescriptor => {
  if (isWhole(resource, reachOf)) return resource;
  const reach = reachOf(resource.name);
  const { sort, title } = resource;
  return {
    ...resource,
    fields: fieldsFor(reach, resource.fields),
    columns: resource.columns.filter(reach.reads),
    computed: resource.computed.filter(({ name }) => reach.reads(name)),
    parts: resource.parts.filter(({ name }) => reach.reads(name)).map((part) => partFor(reachOf, part)),
    sort: reach.reads(sort.field) ? sort : { field: title[0] ?? 'id', order: 'ASC' },
    filter: Object.fromEntries(Object.entries(resource.filter ?? {}).filter(([name]) => reach.reads(name))),
    sections: resource.sections.map(({ label, fields }) => ({ label, fields: fields.filter(reach.reads) })),
  };
};

/** The tables that a descriptor's name can stand for: `job_type` is `lookup_job_type`, `user` is `app_user`. */
const tablesOf = (entity: string): string[] => [entity, `lookup_${entity}`, `app_${entity}`];

/** The reach of a signed-in user, as a page knows it: by permissions, and by what the role is kept from. */
export const reachOfUser =
  (permissions: ReadonlySet<Permission>, limits: FieldLimits): ReachOf =>
  (entity) => {
    const keysOf = (field: string): string[] => tablesOf(entity).map((table) => fieldKey(table, field));
    const reads = (field: string): boolean =>
      keysOf(field).every((key) => {
        const need = FIELD_NEEDS[key];
        return limits.get(key) !== 'hidden' && (need === undefined || can(permissions, need));
      });
    return { reads, writes: (field) => reads(field) && keysOf(field).every((key) => !limits.has(key)) };
  };
