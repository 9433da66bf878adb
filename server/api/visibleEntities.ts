import type { Actor } from '../access/actor';
import type { EntityTable } from '../db/entityTable';
import { mayReadTable } from './fieldRights';
import type { Registry } from './registry';

/** What people are told, and how a list of theirs looks, is nobody's history. */
const PRIVATE: ReadonlySet<string> = new Set([
  'notification',
  'notice_choice',
  'saved_view',
  'default_view',
  'report_mail',
  'import_mapping',
  'calendar_feed',
]);

/** Records: what a server keeps for itself (keys, sessions, the log) has no history either. */
const isRecorded = ({ byTable }: Registry, { name, isAudited }: EntityTable): boolean => isAudited || byTable.has(name);

/** The tables whose changes the actor may look up; those of jobs are narrowed by row besides. */
export const visibleEntities = (registry: Registry, { permissions }: Pick<Actor, 'permissions'>): EntityTable[] =>
  [...registry.entities.values()].filter(
    (entity) =>
      !PRIVATE.has(entity.name) && isRecorded(registry, entity) && mayReadTable(registry, permissions, entity.name),
  );
