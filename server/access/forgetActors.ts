import { invalidateActors } from './actor';
import { RIGHTS_ENTITIES } from './rightsEntities';

/** For each commit of this process: forgets what is known of users when one of its changes may matter to their rights. */
export const forgetActors = ({ changes }: { changes: readonly { entity: string }[] }): void => {
  if (changes.some(({ entity }) => RIGHTS_ENTITIES.has(entity))) invalidateActors();
};
