import { invalidateActors } from './actor';

/** Tables from whose rows a user's rights are made: a change of one counts at once, in this process and in others. */
export const RIGHTS_ENTITIES: ReadonlySet<string> = new Set([
  'app_user',
  'role',
  'role_permission',
  'user_permission',
  'employee',
  'employee_crew',
  'crew',
]);

/** Who may sign in and do what: no program says so, whatever the codes of its token. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['app_user', 'role', 'role_permission', 'user_permission']);

/** Whether a change is one that a program may not make. */
export const isOfPeople = (entity: string): boolean => OF_PEOPLE.has(entity);

/**
 * For each commit of this process: forgets what is known of users when one of its changes may matter to their rights.
 */
export const forgetActors = ({ changes }: { changes: readonly { entity: string }[] }): void => {
  if (changes.some(({ entity }) => RIGHTS_ENTITIES.has(entity))) invalidateActors();
};
