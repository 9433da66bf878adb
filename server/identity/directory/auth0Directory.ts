import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { AppError, badInput } from '#domain/errors';
import { fieldIssue } from '#domain/fields/fieldIssue';
import type { Mailer } from '../../mail/mailer';
import { invitationMail } from '../invitationMail';
import { PENDING_SUB } from '../linkAccount';
import { RESET_LIFETIME } from '../resetLinks';
import { REALM } from '../settings';
import { managementApi, type Call, type ManagementFault, type ManagementSettings } from './managementApi';
import type { AccountFields, UserDirectory } from './userDirectory';
import { fetchLimited } from '../../http/fetchLimited';

const madeTicket = z.object({ ticket: z.url() });
const madeUser = z.object({ user_id: z.string().min(1) });

/** What Auth0 refuses, at the field that it means. */
const refusal = ({ status, message }: ManagementFault): AppError => {
  if (status === 409 || /already exists/i.test(message)) return badInput([fieldIssue('email', 'email_in_use')]);
  if (/password/i.test(message)) return badInput([{ ...fieldIssue('password', 'password_weak'), message }]);
  if (status === 400) return new AppError('BAD_USER_INPUT', {}, message);
  return new AppError('SERVICE_UNAVAILABLE', {}, `The identity provider refused: ${message}`);
};

const must = async (answer: ReturnType<Call>): Promise<unknown> => {
  const done = await answer;
  if ('fault' in done) throw refusal(done.fault);
  return done.body;
};

/** Our fields by Auth0's names; it takes an email only with the connection that it belongs to. */
const asAuth0 = ({ email, first_name, last_name }: AccountFields): Record<string, unknown> => ({
  ...(email === undefined ? {} : { email, email_verified: true, connection: REALM }),
  ...(first_name === undefined ? {} : { given_name: first_name }),
  ...(last_name === undefined ? {} : { family_name: last_name }),
});

/** Auth0 makes no account without a password: one that nobody knows, of letters, digits and signs. */
const unknownPassword = (): string => `${randomBytes(32).toString('base64url')}aA1!`;

const at = (sub: string): string => `users/${encodeURIComponent(sub)}`;

interface Auth0Settings extends ManagementSettings {
  appClientId: string;
  /** Where a user goes on after the password was set. */
  origin: string;
  isMailing: boolean;
}

/**
 * Users of Auth0's database connection, through its Management API. A user who has never signed in there has no account
 * yet.
 */
export const auth0Directory = (settings: Auth0Settings, mailer: Mailer): UserDirectory => {
  const call = managementApi(settings);
  const onAccount = async (sub: string, act: () => ReturnType<Call>): Promise<void> => {
    if (!sub.startsWith(PENDING_SUB)) await must(act());
  };
  return {
    create: async ({ password, ...account }) => {
      const answer = madeUser.safeParse(
        await must(
          call('POST', 'users', { ...asAuth0(account), password: password ?? unknownPassword(), verify_email: false }),
        ),
      );
      if (!answer.success) throw new AppError('SERVICE_UNAVAILABLE', {}, 'The identity provider gave no user_id.');
      return { sub: answer.data.user_id, password_hash: null };
    },
    remove: (sub) => onAccount(sub, () => call('DELETE', at(sub))),
    change: (sub, fields) => onAccount(sub, () => call('PATCH', at(sub), asAuth0(fields))),
    setBlocked: (sub, blocked) => onAccount(sub, () => call('PATCH', at(sub), { blocked })),
    isMailing: settings.isMailing,
    invite: ({ client }, user) => mailer.queue(client, { ...invitationMail(user), created_by: user.created_by }),
    // Auth0 keeps the password: its own page sets it, behind a ticket of its own, and our mail leads there.
    invitationLink: async (_db, { sub }) => {
      if (sub.startsWith(PENDING_SUB)) return settings.origin;
      const body = {
        user_id: sub,
        ttl_sec: RESET_LIFETIME.invitation,
        mark_email_as_verified: true,
        result_url: `${settings.origin}/login`,
      };
      const answer = madeTicket.safeParse(await must(call('POST', 'tickets/password-change', body)));
      if (!answer.success) throw new AppError('SERVICE_UNAVAILABLE', {}, 'The identity provider gave no ticket.');
      return answer.data.ticket;
    },
    resetPassword: async (_db, { email }) => {
      const response = await fetchLimited(`${settings.base}/dbconnections/change_password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: settings.appClientId, email, connection: REALM }),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      if (!response?.ok)
        throw new AppError(
          'SERVICE_UNAVAILABLE',
          {},
          'The identity provider could not send the mail. Please try again.',
        );
      return null;
    },
  };
};
