import * as z from 'zod/mini';
import { NO_ENTRIES } from '../access/effective';
import { ACCESS_LEVELS, BI_CODES, isSourceStem, TRI_STEMS, type SourceStem, type TriStem } from '../access/permissions';
import type { EntityDescriptor } from '../fields/descriptor';
import { inputSchema } from '../fields/inputSchema';
import { withExtras } from '../fields/withExtras';
import { isCommonPassword } from './commonPassword';
import { newPasswordFault, PASSWORD_RULES } from './passwordRule';
import { textOrEmpty } from '../values';
import type { RuleName } from '../refusals/catalogue';
import { refuse } from '../refusals/refusal';
import { refusalText } from '../refusalText';

const isStemName = (name: string): name is TriStem | SourceStem =>
  isSourceStem(name) || TRI_STEMS.some((known) => known === name);

const stem = z.pipe(
  z.string(),
  z.transform((name, context) => {
    if (isStemName(name)) return name;
    context.issues.push({ code: 'custom', message: 'must be a permission that is given by level', input: name });
    return z.NEVER;
  }),
);

/**
 * Permission entries as they are sent: of a user those that differ from the role, of a role all of them
 * [USR-003 ADM-005].
 */
export const entriesSchema = z.strictObject({
  triPermissions: z.array(z.strictObject({ category_name: stem, access_level: z.enum(ACCESS_LEVELS) })),
  biPermissions: z.array(z.strictObject({ category_name: z.enum(BI_CODES), has_permission: z.boolean() })),
});

const passwordIssue = (path: string, rule: RuleName, input?: unknown) => ({
  code: 'custom' as const,
  path: [path],
  message: refusalText(refuse(rule), 'en'),
  params: { rule, params: {} },
  input,
});

/**
 * The password of a new user with its repetition: the first fault at the field it belongs to [USR-006 USR-007 USR-008].
 * With `invite` there is none: the user sets it by the one-time link of the invitation, and nobody else knows it.
 */
const newUserExtras = z
  .strictObject({
    password: z.optional(z.unknown()),
    password_confirm: z.optional(z.unknown()),
    invite: z.nullish(z.boolean()),
    user_permissions: z.nullish(entriesSchema),
  })
  .check(
    z.superRefine(({ password, password_confirm, invite }, context) => {
      const refuseAt = (path: string, rule: RuleName): void => context.addIssue(passwordIssue(path, rule));
      const typed = [textOrEmpty(password), textOrEmpty(password_confirm)] as const;
      if (invite) {
        if (typed.some((text) => text !== '')) refuseAt('password', 'password_of_invited');
        return;
      }
      const found = newPasswordFault(...typed);
      if (found) refuseAt(found.path, PASSWORD_RULES[found.fault]);
    }),
  );

/** A new user: the fields of the table, a password with its repetition, and what differs from the role. */
export const newUserSchema = (user: EntityDescriptor) =>
  z.pipe(
    withExtras(inputSchema(user, 'create'), newUserExtras, [
      'password',
      'password_confirm',
      'invite',
      'user_permissions',
    ]),
    z.transform(({ values, extras: { password, invite, user_permissions } }, context) => {
      const { email, first_name, last_name } = values;
      const own = [email, first_name, last_name].map(textOrEmpty);
      if (!invite && isCommonPassword(textOrEmpty(password), own)) {
        context.issues.push(passwordIssue('password', 'password_common', password));
        return z.NEVER;
      }
      return {
        values,
        /** Null for a user who is invited to set it. */
        password: invite ? null : textOrEmpty(password),
        user_permissions: user_permissions ?? NO_ENTRIES,
      };
    }),
  );

const changedUserExtras = z.strictObject({ id: z.int(), version: z.int(), user_permissions: z.nullish(entriesSchema) });

/** Changed fields of a user on a version; nobody sets another user's existing password [USR-006 USR-016]. */
export const changedUserSchema = (user: EntityDescriptor) =>
  z.pipe(
    withExtras(inputSchema(user, 'patch'), changedUserExtras, ['id', 'version', 'user_permissions']),
    z.transform(({ values, extras: { id, version, user_permissions } }) => ({
      id,
      version,
      values,
      user_permissions: user_permissions ?? null,
    })),
  );
