import { invalidateActors } from './actor';

/** Tables from whose rows a user's rights are made: a change of one counts at once, in this process and in others. */
export const RIGHTS_ENTITIES: ReadonlySet<string> = new Set([
  'app_user',
  'role',
  'role_permission',
  'role_field_limit',
  'user_permission',
  'employee',
  'employee_crew',
  'crew',
]);

/** Who may sign in and do what: no program says so, whatever the codes of its token. */
const OF_PEOPLE: ReadonlySet<string> = new Set([
  'app_user',
  'role',
  'role_permission',
  'role_field_limit',
  'user_permission',
]);

/** Whether a change is one that a program may not make. */
export const isOfPeople = (entity: string): boolean => OF_PEOPLE.has(entity);

/** The columns that every row has. */
const KEPT = ['id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by'];
/** Fields of people and roles that neither open nor close anything to anybody. */
const OF_NO_ACCESS: Readonly<Record<string, ReadonlySet<string>>> = {
  app_user: new Set([
    ...KEPT,
    'first_name',
    'last_name',
    'is_central_texas_job_created_recipient',
    'is_email_transmission_failed_recipient',
    'last_login_at',
  ]),
  // Not its name: SECOND_FACTOR_ROLES and OIDC_ROLES go by that.
  role: new Set([...KEPT, 'description']),
};

/**
 * Whether a write hands lasting access to somebody or takes it: a new user, another address, role or employee, an account
 * that is opened or blocked, an entry of permissions, the name of a role. Closed: a new column counts until it is listed [SEC-003].
 * @param fields what the write sets, or of a deleted row what it held
 */
export const changesAccess = (entity: string, fields: readonly string[]): boolean =>
  OF_PEOPLE.has(entity) && !fields.every((field) => OF_NO_ACCESS[entity]?.has(field));

/**
 * For each commit of this process: forgets what is known of users when one of its changes may matter to their rights.
 */
export const forgetActors = ({ changes }: { changes: readonly { entity: string }[] }): void => {
  if (changes.some(({ entity }) => RIGHTS_ENTITIES.has(entity))) invalidateActors();
};
