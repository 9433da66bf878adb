import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { newPasswordFault } from '#domain/users/passwordRule';
import type { Database } from '../db/database';
import type { Mailer } from '../mail/mailer';
import { accountOfEmail } from './accounts';
import type { AttemptLimit } from './attemptLimit';
import type { IssuerDoor } from './issuerDoor';
import { createResetToken, isResetTokenUsable, RESET_LIFETIME, usePasswordReset } from './resetLinks';
import { resetMail } from './resetMail';
import { RESET_PAGE_HEADERS, resetForm, resetNotice } from './resetPage';
import { languageOf, RESET_TEXTS, type ResetLanguage } from './resetTexts';
import { SIGN_IN_RATE, TOO_MANY_ATTEMPTS } from './settings';

/** The one answer of a reset request, whether or not the address is known [AUTH-012]. */
const RESET_ANSWER =
  'An email containing password reset instructions has been sent to the specified email address if it exists in the system.';

const requestBody = z.looseObject({ email: z.email().max(254) });
const formBody = z.object({
  token: z.string().max(200),
  password: z.string().max(1000),
  password_confirm: z.string().max(1000),
});
const pageQuery = z.object({ token: z.string().max(200).default('') });

export interface ResetDeps {
  db: Database;
  door: IssuerDoor;
  mailer: Mailer;
  requests: AttemptLimit;
}

const sendLink = async ({ db, door, mailer }: ResetDeps, email: string, language: ResetLanguage): Promise<void> => {
  const account = await accountOfEmail(db, email);
  if (!account) return;
  const token = await createResetToken(db, account.id, RESET_LIFETIME.mail);
  await mailer.send(resetMail(language, account, `${door.origins[0]}/reset-password?token=${token}`));
};

/** Auth0's address for a forgotten password, and the page that the mailed link opens. */
export const registerResetRoutes = (app: FastifyInstance, deps: ResetDeps): void => {
  const running = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(running);
  });

  app.post('/dbconnections/change_password', { config: { rateLimit: SIGN_IN_RATE } }, async (request, reply) => {
    const body = requestBody.safeParse(request.body);
    if (!body.success)
      return reply
        .status(400)
        .send({ error: 'invalid_request', error_description: 'Please enter a valid email address.' });
    const { email } = body.data;
    if (!deps.requests.take(`${request.ip} ${email.toLowerCase()}`)) {
      return reply.status(429).send({ error: 'too_many_requests', error_description: TOO_MANY_ATTEMPTS });
    }
    // Answered before the account is looked up, so that the time tells nothing about it.
    const sending = sendLink(deps, email, languageOf(request.headers['accept-language']))
      .catch((error: unknown) => request.log.error({ err: error }, 'password reset failed'))
      .finally(() => running.delete(sending));
    running.add(sending);
    return reply.type('text/plain; charset=utf-8').send(RESET_ANSWER);
  });

  app.get('/reset-password', async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const { token } = pageQuery.parse(request.query);
    const usable = await isResetTokenUsable(deps.db, token);
    const page = usable ? resetForm(language, token) : resetNotice(language, 'invalid');
    return reply
      .status(usable ? 200 : 410)
      .headers(RESET_PAGE_HEADERS)
      .send(page);
  });

  app.post('/reset-password', { config: { rateLimit: SIGN_IN_RATE } }, async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const body = formBody.safeParse(request.body);
    if (!body.success) throw badInput(toFieldErrors(body.error));
    const { token, password, password_confirm } = body.data;
    const found = newPasswordFault(password, password_confirm);
    if (found) {
      const text = RESET_TEXTS[language].faults[found.fault];
      return reply
        .status(422)
        .headers(RESET_PAGE_HEADERS)
        .send(resetForm(language, token, text));
    }
    const done = await usePasswordReset(deps.db, token, password);
    return reply
      .status(done ? 200 : 410)
      .headers(RESET_PAGE_HEADERS)
      .send(resetNotice(language, done ? 'done' : 'invalid'));
  });
};
