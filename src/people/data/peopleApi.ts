import type { Server } from '../../dataProvider/server';
import type { SourceRight } from '#domain/sources/sourceAccess';
import { isRecord } from '#domain/values';
import type { Rest } from '../../dataProvider/rest';
import { composed, gql } from '../../dataProvider/gql';
import { narrowed } from '../../dataProvider/narrowed';
import { present } from '../../dataProvider/present';
import type { AccessEntries } from '#domain/access/effective';
import type { FieldLimit } from '#domain/access/fieldLimits';
import type { RoleFlags } from '#domain/access/roles';
import { type FindResource, recordSelection } from '../../dataProvider/documents/selection';
import type { OwnRow } from '../../dataProvider/row';
import { RESOURCES } from '#domain/generated/resources';
import type { Viewing } from '../../auth/viewing';

/** A role with all that it gives. */
export interface RoleRecord extends AccessEntries {
  id: number;
  version: number;
  name: string;
  description: string | null;
  is_locked: boolean;
  user_count: number;
  flags: RoleFlags;
  field_limits: readonly FieldLimit[];
}

/** A field that a role can be kept from. */
export interface LimitableField {
  entity: string;
  entity_label: string;
  field: string;
  label: string;
}

export interface UserRecord extends OwnRow {
  user_permissions: AccessEntries;
}

export type Values = Readonly<Record<string, unknown>>;

/** The named calls of users and roles. Refusals are thrown as CallError. */
export interface PeopleApi {
  user(id: number): Promise<UserRecord>;
  /**
   * Makes and invites a user; `is_invitation_mailed` is false where there is no mail server by which the invitation
   * could leave.
   */
  createUser(user: Values): Promise<UserRecord & { is_invitation_mailed: boolean }>;
  updateUser(id: number, user: Values): Promise<UserRecord>;
  deactivate(id: number): Promise<void>;
  /** The one-time link where no mail could be sent. */
  resetPassword(id: number): Promise<string | null>;
  /** Sends the invitation again; the one-time link where no mail could be sent. */
  invite(id: number): Promise<string | null>;
  /** Signs the user out everywhere. */
  /** @param withKeys ends the keys that the user has made too */
  endSessions(id: number, withKeys: boolean): Promise<void>;
  /** Takes away second factor and passkeys; false when there was nothing. */
  resetFactors(id: number): Promise<boolean>;
  /** Begins to see the product as that user. */
  viewAs(id: number): Promise<Viewing>;
  roles(): Promise<readonly RoleRecord[]>;
  /** The fields that roles can be kept from. */
  limitableFields(): Promise<readonly LimitableField[]>;
  /** The sources that roles and users are given rights to. */
  sourceRights(): Promise<readonly SourceRight[]>;
  createRole(role: Values): Promise<RoleRecord>;
  updateRole(id: number, role: Values): Promise<RoleRecord>;
  deleteRole(id: number): Promise<void>;
}

const ENTRIES = 'triPermissions { category_name access_level } biPermissions { category_name has_permission }';
const ROLE =
  `id version name description is_locked user_count flags { presite_gunite presite_pebble } field_limits { entity field access } ${ENTRIES}` as const;

type RoleAnswer = Omit<RoleRecord, 'user_count'> & { user_count: number | null };
const ROLES = narrowed<{ roles: { items: readonly RoleAnswer[] } | null }>(
  gql(
    `query roleForms { roles(sort: { field: id, order: ASC }, page: { number: 1, size: 100 }) { items { ${ROLE} } } }`,
  ),
);
const LIMITABLE = gql('query limitableFields { limitableFields { entity entity_label field label } }');
const CREATE_ROLE = narrowed<{ saved: RoleAnswer }>(
  gql(`mutation createRole($role: RoleInput!) { saved: createRole(role: $role) { ${ROLE} } }`),
);
const UPDATE_ROLE = narrowed<{ saved: RoleAnswer }>(
  gql(`mutation updateRole($id: Int!, $role: RolePatch!) { saved: updateRole(id: $id, role: $role) { ${ROLE} } }`),
);

const isSourceRight = (value: unknown): value is SourceRight => isRecord(value) && typeof value.name === 'string';

const roleOf = ({ user_count, ...role }: RoleAnswer): RoleRecord => ({ ...role, user_count: user_count ?? 0 });

export const apolloPeopleApi = (server: Server, find: FindResource, rest: Rest): PeopleApi => {
  const resource = RESOURCES.find(({ name }) => name === 'user');
  const USER = `${resource ? recordSelection({ ...resource, parts: [] }, find) : 'id version'} user_permissions { ${ENTRIES} }`;
  const { query, mutate } = server;
  return {
    user: async (id) =>
      (await query(composed<{ user: UserRecord }>(`query userForm($id: Int!) { user(id: $id) { ${USER} } }`), { id }))
        .user,
    createUser: async (user) =>
      (
        await mutate(
          composed<{ saved: UserRecord & { is_invitation_mailed: boolean } }>(
            `mutation createUser($user: UserInput!) { saved: createUser(user: $user) { ${USER} is_invitation_mailed } }`,
          ),
          { user },
        )
      ).saved,
    updateUser: async (id, user) =>
      (
        await mutate(
          composed<{ saved: UserRecord }>(
            `mutation updateUser($id: Int!, $user: UserPatch!) { saved: updateUser(id: $id, user: $user) { ${USER} } }`,
          ),
          { id, user },
        )
      ).saved,
    deactivate: async (id) => {
      await mutate(gql('mutation deleteUser($id: Int!) { deleteUser(id: $id) { id } }'), { id });
    },
    resetPassword: async (id) =>
      (await mutate(gql('mutation resetUserPassword($id: Int!) { resetUserPassword(id: $id) { link } }'), { id }))
        .resetUserPassword.link,
    invite: async (id) =>
      (await mutate(gql('mutation inviteUser($id: Int!) { inviteUser(id: $id) { link } }'), { id })).inviteUser.link,
    endSessions: async (id, with_keys) => {
      await mutate(
        gql(
          'mutation endUserSessions($id: Int!, $with_keys: Boolean) { endUserSessions(id: $id, with_keys: $with_keys) }',
        ),
        { id, with_keys },
      );
    },
    resetFactors: async (id) =>
      (
        await mutate(gql('mutation resetUserFactors($id: Int!) { resetUserFactors(id: $id) }'), {
          id,
        })
      ).resetUserFactors,
    viewAs: async (user_id) =>
      (
        await mutate(
          gql('mutation viewAsUser($user_id: Int!) { viewAsUser(user_id: $user_id) { key sub name ends_at } }'),
          { user_id },
        )
      ).viewAsUser,
    roles: async () => present((await query(ROLES)).roles).items.map(roleOf),
    limitableFields: async () => (await query(LIMITABLE)).limitableFields,
    sourceRights: async () => {
      const answer: unknown = await (await rest('/v1/source-rights')).json();
      return isRecord(answer) && Array.isArray(answer.rights) ? answer.rights.filter(isSourceRight) : [];
    },
    createRole: async (role) => roleOf((await mutate(CREATE_ROLE, { role })).saved),
    updateRole: async (id, role) => roleOf((await mutate(UPDATE_ROLE, { id, role })).saved),
    deleteRole: async (id) => {
      await mutate(gql('mutation deleteRole($id: Int!) { deleteRole(id: $id) { id } }'), { id });
    },
  };
};
