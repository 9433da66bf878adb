import { can, type Need } from '#domain/access/can';
import { SEES_JOBS_OR_ESTIMATES } from '#domain/access/needs';
import type { Permission } from '#domain/access/permissions';
import { isOfJobs } from '../access/logReach';
import type { Registry } from './registry';
import { partsWithin } from './resource';

type Permissions = ReadonlySet<Permission>;

/** What child rows ask for besides the record that they travel in: the need of the field that holds them. */
const partNeed = ({ resources }: Registry, table: string): Need | undefined => {
  for (const { parts, needs, fieldNeeds = {} } of resources) {
    const part = parts.find((one) => [one, ...partsWithin(one)].some(({ entity }) => entity.name === table));
    const own = part && fieldNeeds[part.name];
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

/**
 * Whether a field exists for a user, who may read the rows of its table: read, written, in a history, in a conflict,
 * taken back.
 */
export const mayUseField = ({ byTable }: Registry, permissions: Permissions, table: string, field: string): boolean => {
  const need = byTable.get(table)?.fieldNeeds?.[field];
  return need === undefined || can(permissions, need);
};

/** Whether the rows of a part are anybody's who may read the record that holds them. */
export const mayReadTable = (registry: Registry, permissions: Permissions, table: string): boolean =>
  can(permissions, tableNeed(registry, table));
