import { userResource } from './userResource';
import { roleResource } from './roleResource';
import { users } from './users';
import { signIns } from './signIns';
import { access } from './accessCalls';
import { assertAdministratorRemains } from './administratorRemains';
import type { ServerArea } from '../../api/serverArea';

/** Users, roles and why somebody can or cannot. */
export const usersArea: ServerArea = {
  resources: [userResource, roleResource],
  calls: [users, access, signIns],
  beforeCommit: [assertAdministratorRemains],
};
