import { invalidateActors } from './actor';

/** Entities from whose rows an actor is made. */
const ENTITIES = new Set(['app_user', 'role', 'role_permission', 'user_permission', 'employee', 'employee_crew', 'crew']);

/** For each commit of this process: forgets what is known of users when one of its changes may matter to their rights. */
export const forgetActors = ({ changes }: { changes: readonly { entity: string }[] }): void => {
  if (changes.some(({ entity }) => ENTITIES.has(entity))) invalidateActors();
};
