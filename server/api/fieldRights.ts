import { can, type Need } from '#domain/access/can';
import { FIELD_NEEDS, fieldKey } from '#domain/access/fieldLimits';
import { SEES_JOBS_OR_ESTIMATES } from '#domain/access/needs';
import type { Permission } from '#domain/access/permissions';
import type { Actor } from '../access/actor';
import { isOfJobs } from '../access/logReach';
import type { Registry } from './registry';
import { partsWithin, type Resource } from './resource';

type Permissions = ReadonlySet<Permission>;

/** What child rows ask for besides the record that they travel in: the need of the field that holds them. */
const partNeed = ({ resources }: Registry, table: string): Need | undefined => {
  for (const resource of resources) {
    const { parts, needs } = resource;
    const part = parts.find((one) => [one, ...partsWithin(one)].some(({ entity }) => entity.name === table));
    const own = part && fieldNeed(resource, part.name);
    if (part) return own === undefined ? needs.read : { all: [needs.read, own] };
  }
  return undefined;
};

/**
 * The right to read the rows of a table, whichever way they are shown: as a record, in its history, among all changes.
 * Rows of jobs are narrowed by the row scope besides; a table that no screen shows is for administrators.
 */
const tableNeed = (registry: Registry, table: string): Need => {
  const known = registry.byTable.get(table)?.needs.read ?? partNeed(registry, table);
  if (known !== undefined) return known;
  const entity = registry.entities.get(table);
  return entity && isOfJobs(entity) ? SEES_JOBS_OR_ESTIMATES : 'CAN_ADMINISTER_USER';
};

/** Who asks, as far as fields go. */
export type FieldAsker = Pick<Actor, 'permissions' | 'field_limits'>;

/** What a field asks for besides the right to its record. */
export const fieldNeed = (
  { entity, fieldNeeds = {} }: Pick<Resource, 'entity' | 'fieldNeeds'>,
  field: string,
): Need | undefined => fieldNeeds[field] ?? FIELD_NEEDS[fieldKey(entity.name, field)];

/**
 * Whether a field exists for a user, who may read the rows of its table: listed, sorted, filtered, searched, exported, in
 * a history, in a conflict. This is the one place that decides; what a field needs is said by its resource, or for its
 * table, and what a role is kept from by the role [USR-017 USR-018].
 */
export const mayReadField = (
  resource: Pick<Resource, 'entity' | 'fieldNeeds'> & Partial<Pick<Resource, 'standsFor'>>,
  { permissions, field_limits }: FieldAsker,
  field: string,
): boolean => {
  const need = fieldNeed(resource, field);
  return (
    (resource.standsFor ?? [resource.entity.name]).every(
      (table) => field_limits.get(fieldKey(table, field)) !== 'hidden',
    ) &&
    (need === undefined || can(permissions, need))
  );
};

/** Whether a user may set a field that may be read: in a form, by a bulk change, an import, an undo. */
export const mayWriteField = (
  resource: Pick<Resource, 'entity' | 'fieldNeeds'>,
  actor: FieldAsker,
  field: string,
): boolean => mayReadField(resource, actor, field) && !actor.field_limits.has(fieldKey(resource.entity.name, field));

/** A table as a resource knows it, or by itself: rows of parts have fields that are nobody's too. */
const ofTable = (
  { byTable, entities }: Registry,
  table: string,
): Pick<Resource, 'entity' | 'fieldNeeds'> | undefined => {
  const entity = entities.get(table);
  return byTable.get(table) ?? (entity && { entity });
};

/** {@link mayReadField} of a table that may have no resource. */
export const mayUseField = (registry: Registry, actor: FieldAsker, table: string, field: string): boolean => {
  const known = ofTable(registry, table);
  return known === undefined || mayReadField(known, actor, field);
};

/** {@link mayWriteField} of a table that may have no resource. */
export const maySetField = (registry: Registry, actor: FieldAsker, table: string, field: string): boolean => {
  const known = ofTable(registry, table);
  return known === undefined || mayWriteField(known, actor, field);
};

/** Whether the rows of a part are anybody's who may read the record that holds them. */
export const mayReadTable = (registry: Registry, permissions: Permissions, table: string): boolean =>
  can(permissions, tableNeed(registry, table));
