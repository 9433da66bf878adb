import { can, type Need } from '#domain/access/can';
import { SEES_JOBS } from '#domain/access/needs';
import type { Actor } from '../../access/actor';
import type { EntityTable } from '../../db/entityTable';
import type { Registry } from '../../api/registry';

/** What people are told, and how a list of theirs looks, is nobody's history. */
const PRIVATE: ReadonlySet<string> = new Set(['notification', 'saved_view', 'default_view']);

/** The resource of a table, or the one whose records hold its rows. */
const needOf = ({ byTable, resources }: Registry, { name, byName }: EntityTable): Need => {
  const resource = byTable.get(name) ?? resources.find(({ parts }) => parts.some(({ entity }) => entity.name === name));
  if (resource) return resource.needs.read;
  return name === 'job' || byName.has('job_id') || byName.has('job_detail_id') ? SEES_JOBS : 'CAN_ADMINISTER_USER';
};

/** The tables whose changes the actor may look up; those of jobs are narrowed by row besides. */
export const visibleEntities = (registry: Registry, { permissions }: Pick<Actor, 'permissions'>): EntityTable[] =>
  [...registry.entities.values()].filter(
    (entity) => !PRIVATE.has(entity.name) && can(permissions, needOf(registry, entity)),
  );
