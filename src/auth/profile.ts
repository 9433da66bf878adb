import { isPermission, type Permission } from '#domain/access/permissions';
import { recordOf, textOrEmpty } from '#domain/values';
import { asWeekStart, type WeekStart } from '#domain/weekStart';
import { CallError } from '../dataProvider/CallError';

/** The product's claim in the id token and in the profile: the list of codes that the user holds [AUTH-058]. */
export const PERMISSIONS_CLAIM = 'https://trowel.app/permissions';

type PreliminaryEstimateAction = 'none' | 'create' | 'approve';

/** The signed-in user, as GET /v1/getCurrentUserProfile answers [AUTH-058]. */
export interface Profile {
  id: number;
  sub: string;
  email: string;
  first_name: string;
  last_name: string;
  role: { id: number; name: string };
  employee: { id: number; crew_types: readonly string[] } | null;
  preliminary_estimate_action: PreliminaryEstimateAction;
  flags: { presite_gunite: boolean; presite_pebble: boolean };
  /** The contractor's setting: the weekday on which weeks begin. */
  week_starts_on: WeekStart;
  /** An administrator looks as this user: nothing can be changed. */
  is_view?: true;
  /** Whom to ask for rights; named to a user who has none. */
  administrators?: readonly string[];
  /** What the role does not see, as `table.field`: only where there is something. */
  hidden_fields?: readonly string[];
  /** From where the live stream of this page goes on, told beside the answer: all that the page asks, it asks later. */
  live_cursor?: string;
  /** Null when the answer carries no list: then every check fails [AUTH-024]. */
  permissions: readonly Permission[] | null;
}

/** The user is not active here, or the token does not name the user asked for. */
export const isProfileRefused = (error: unknown): boolean => error instanceof CallError && error.status === 403;

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

const permissionsOf = (value: unknown): Permission[] | null =>
  Array.isArray(value) ? value.filter(isPermission) : null;

const employeeOf = (value: unknown): Profile['employee'] => {
  if (value === null || value === undefined) return null;
  const { id, crew_types } = recordOf(value);
  return { id: number(id), crew_types: Array.isArray(crew_types) ? crew_types.map(String) : [] };
};

const actionOf = (value: unknown): PreliminaryEstimateAction =>
  value === 'create' || value === 'approve' ? value : 'none';

export const parseProfile = (answer: unknown): Profile => {
  const given = recordOf(answer);
  const role = recordOf(given.role);
  const flags = recordOf(given.flags);
  return {
    id: number(given.id),
    sub: textOrEmpty(given.sub),
    email: textOrEmpty(given.email),
    first_name: textOrEmpty(given.first_name),
    last_name: textOrEmpty(given.last_name),
    role: { id: number(role.id), name: textOrEmpty(role.name) },
    employee: employeeOf(given.employee),
    ...(Array.isArray(given.administrators) && given.administrators.length > 0
      ? { administrators: given.administrators.map(String) }
      : {}),
    ...(Array.isArray(given.hidden_fields) && { hidden_fields: given.hidden_fields.map(String) }),
    ...(given.is_view === true ? { is_view: true as const } : {}),
    preliminary_estimate_action: actionOf(given.preliminary_estimate_action),
    flags: { presite_gunite: flags.presite_gunite === true, presite_pebble: flags.presite_pebble === true },
    week_starts_on: asWeekStart(given.week_starts_on),
    permissions: permissionsOf(given[PERMISSIONS_CLAIM]),
  };
};
