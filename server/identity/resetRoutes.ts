import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { newPasswordFault } from '#domain/users/passwordRule';
import type { OpenDatabase } from '../db/database';
import { runText, type Runner } from '../db/statement';
import { callerOf, networkIn } from '../http/registerClientAddress';
import type { Mailer } from '../mail/mailer';
import { inTransaction, type Queue, type Work } from '../queue/queue';
import { accountOfEmail, namesOf, type Account } from './accounts';
import type { AttemptLimit } from '../http/attemptLimit';
import type { IssuerDoor } from './issuerDoor';
import { readResetLink } from './resetLinks';
import { resetMail } from './resetMail';
import { RESET_PAGE_HEADERS, resetForm, resetNotice, type PageKind } from './resetPage';
import { languageOf, PAGE_TEXTS, RESET_TEXTS, type PagePurpose } from './resetTexts';
import { SIGN_IN_RATE, TOO_MANY_ATTEMPTS } from './settings';
import { usePasswordReset } from './usePasswordReset';

/** The one answer of a reset request, whether or not the address is known [AUTH-012]. */
const RESET_ANSWER =
  'An email containing password reset instructions has been sent to the specified email address if it exists in the system.';

const requestBody = z.looseObject({ email: z.email().max(254) });
const formBody = z.object({
  token: z.string().max(200),
  password: z.string().max(1000),
  password_confirm: z.string().max(1000),
  /** The box that offers to end the user's keys. */
  end_keys: z.literal('on').optional(),
});
/** What cannot be a token is nobody's. */
const pageQuery = z.object({ token: z.string().max(200).catch('') });

export interface ResetDeps {
  open: OpenDatabase;
  door: IssuerDoor;
  queue: Queue;
  mailer: Mailer;
  /** Requests for one account from one network. */
  requests: AttemptLimit;
  /** Requests from one network, for whichever accounts: an office has one. */
  fromNetwork: AttemptLimit;
}

const asked = z.object({ email: z.string(), language: z.enum(['en', 'es']), origin: z.string() });

/**
 * Mails in an hour that an account is sent at the request of whoever does not sign in. Each link is good for an hour, and
 * one does not end another: when the last of them was sent, a link that works is in the owner's mailbox, however many
 * others asked, and when it has ended another one is sent. So nobody fills a mailbox, and nobody keeps its owner out
 * [SEC-004].
 */
const MAX_MAILS_AN_HOUR = 5;

/** Whether an account may be sent one more, for one request at a time. */
const maySend = async (client: Runner, { id, email }: Account): Promise<boolean> => {
  await runText(client, 'select from app_user where id = $1 for no key update', [id]);
  const [sent] = await runText(
    client,
    `select count(*)::int as mails from email_log
     where template = 'password_reset' and recipients = $1 and created_by is null and created_at > now() - interval '1 hour'`,
    [email],
  );
  return Number(sent?.mails) < MAX_MAILS_AN_HOUR;
};

/** Mails the link to who asked for it, if the address is one of ours. */
const sendLink =
  ({ open: { db, pool }, mailer }: Pick<ResetDeps, 'open' | 'mailer'>): Work =>
  async ({ id, data }) => {
    const { email, language, origin } = asked.parse(data);
    const account = await accountOfEmail(db, email);
    if (!account) return;
    await inTransaction(pool, async (client) => {
      if (await maySend(client, account)) await mailer.queue(client, resetMail(language, account, origin), id);
    });
  };

/** The page that sets a password by a one-time link. */
const registerPage = (
  app: FastifyInstance,
  { open, mailer }: Pick<ResetDeps, 'open' | 'mailer'>,
  purpose: PagePurpose,
): void => {
  const kindOf = ({ headers }: FastifyRequest): PageKind => ({
    purpose,
    language: languageOf(headers['accept-language']),
  });
  const { path } = PAGE_TEXTS[purpose].en;

  app.get(path, { config: { rateLimit: SIGN_IN_RATE } }, async (request, reply) => {
    const { token } = pageQuery.parse(request.query);
    const link = await readResetLink(open.db, token);
    const kind = kindOf(request);
    return reply
      .status(link.fault === null ? 200 : 410)
      .headers(RESET_PAGE_HEADERS)
      .send(link.fault === null ? resetForm(kind, token, link) : resetNotice(kind, link.fault));
  });

  app.post(path, { config: { rateLimit: SIGN_IN_RATE } }, async (request, reply) => {
    const kind = kindOf(request);
    const body = formBody.safeParse(request.body);
    if (!body.success) throw badInput(toFieldErrors(body.error));
    const { token, password, password_confirm, end_keys } = body.data;
    const link = await readResetLink(open.db, token);
    const found = newPasswordFault(password, password_confirm, namesOf(link));
    if (found && link.fault === null) {
      const text = RESET_TEXTS[kind.language].faults[found.fault];
      return reply
        .status(422)
        .headers(RESET_PAGE_HEADERS)
        .send(resetForm(kind, token, link, text));
    }
    const given = { token, password, with_keys: end_keys === 'on', ...callerOf(request) };
    const done = link.fault === null && (await usePasswordReset({ open, mailer }, given));
    return reply
      .status(done ? 200 : 410)
      .headers(RESET_PAGE_HEADERS)
      .send(resetNotice(kind, done ? 'done' : (link.fault ?? 'used')));
  });
};

/** Auth0's address for a forgotten password, and the pages that mailed links open. */
export const registerResetRoutes = (app: FastifyInstance, deps: ResetDeps): void => {
  const { open, door, queue } = deps;
  queue.work('password_reset', sendLink(deps));

  app.post('/dbconnections/change_password', { config: { rateLimit: SIGN_IN_RATE } }, async (request, reply) => {
    const body = requestBody.safeParse(request.body);
    if (!body.success)
      return reply
        .status(400)
        .send({ error: 'invalid_request', error_description: 'Please enter a valid email address.' });
    const { email } = body.data;
    const network = networkIn(request);
    if (!deps.fromNetwork.take(network) || !deps.requests.take(`${network} ${email.toLowerCase()}`)) {
      return reply.status(429).send({ error: 'too_many_requests', error_description: TOO_MANY_ATTEMPTS });
    }
    // Kept, and answered before the account is looked up, so that neither a kill loses it nor the time tells anything
    // about it.
    const language = languageOf(request.headers['accept-language']);
    await queue.add(open.pool, 'password_reset', { email, language, origin: door.origins[0] });
    return reply.type('text/plain; charset=utf-8').send(RESET_ANSWER);
  });

  for (const purpose of ['reset', 'invitation'] as const) registerPage(app, deps, purpose);
};
