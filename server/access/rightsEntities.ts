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
