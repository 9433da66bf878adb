import { roleEntries, ROLES } from '#domain/access/roles';
import { NO_ENTRIES } from '#domain/access/effective';
import type { PeopleApi, RoleRecord, UserRecord, Values } from '../data/peopleApi';
import { CallError } from '../../dataProvider/CallError';

export const STORY_ROLES: readonly RoleRecord[] = ROLES.map((seed) => ({
  id: seed.id,
  version: 1,
  name: seed.name,
  description: null,
  is_locked: seed.is_locked,
  user_count: seed.id === 11 ? 0 : seed.id,
  flags: seed.flags,
  field_limits: [],
  ...roleEntries(seed),
}));

/** A user; `given` changes what a story is about. */
export const aUser = (given: Values = {}): UserRecord => ({
  id: 7,
  version: 3,
  email: 'silvestre@trowel.test',
  first_name: 'Silvestre',
  last_name: 'Abarca',
  name: 'Silvestre Abarca',
  role_id: 7,
  role: { id: 7, name: 'Foreman' },
  preliminary_estimate_action: 'none',
  employee_id: null,
  employee: null,
  is_active: true,
  is_subcontractor: false,
  is_central_texas_job_created_recipient: false,
  is_email_transmission_failed_recipient: true,
  created_at: '2026-01-05T14:00:00Z',
  updated_at: '2026-02-01T15:00:00Z',
  last_login_at: '2026-03-03T13:12:00Z',
  user_permissions: NO_ENTRIES,
  ...given,
});

export const refusal = (path: string, message: string): CallError =>
  new CallError(message, 422, { fields: [{ path, message }] });

/** The calls of users and roles on records in the page; `given` replaces single calls. */
export const fakePeopleApi = (given: Partial<PeopleApi> = {}, start: UserRecord = aUser()): PeopleApi => {
  let user = start;
  let roles = [...STORY_ROLES];
  const saved = (values: Values): UserRecord => {
    user = { ...user, ...values, id: user.id, version: Number(user.version) + 1 };
    return user;
  };
  const savedRole = (id: number, values: Values): RoleRecord => {
    const before = roles.find((role) => role.id === id) ?? STORY_ROLES[10];
    if (!before) throw new Error('no role');
    const role = { ...before, ...values, id, version: before.version + 1 };
    roles = roles.some((one) => one.id === id)
      ? roles.map((one) => (one.id === id ? role : one))
      : [...roles, { ...role, user_count: 0, is_locked: false }];
    return role;
  };
  return {
    user: async () => user,
    createUser: async (values) => ({ ...saved(values), is_invitation_mailed: true }),
    updateUser: async (_id, values) => saved(values),
    deactivate: async () => {
      saved({ is_active: false });
    },
    resetPassword: async () =>
      'http://127.0.0.1:3001/reset-password?token=Zm9yLXRoZS1zdG9yeS1hbG9uZS1ub3QtYS1yZWFsLW9uZQ',
    invite: async () => null,
    endSessions: async () => undefined,
    resetFactors: async () => true,
    viewAs: async () => ({
      key: 'trv_story',
      sub: 'auth|7',
      name: 'Silvestre Abarca',
      ends_at: '2026-03-11T15:30:00Z',
    }),
    roles: async () => roles,
    limitableFields: async () => [
      { entity: 'customer', entity_label: 'Builder', field: 'note', label: 'Note' },
      { entity: 'customer', entity_label: 'Builder', field: 'business_phone', label: 'Business Phone' },
      { entity: 'homeowner', entity_label: 'Homeowner', field: 'email', label: 'Email' },
    ],
    sourceRights: async () => [],
    createRole: async (values) => savedRole(99, values),
    updateRole: async (id, values) => savedRole(id, values),
    deleteRole: async (id) => {
      roles = roles.filter((role) => role.id !== id);
    },
    ...given,
  };
};
