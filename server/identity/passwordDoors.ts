import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors';
import { RESET_PAGE_HEADERS, resetNotice } from './resetPage';
import { languageOf, PAGE_TEXTS, type PagePurpose } from './resetTexts';
import { PASSWORDS_OFF } from './settings';

/**
 * Every address at which somebody signs in, or comes to what signs in, without the company's provider. The grant of
 * scripts refuses by itself.
 */
const CALLS: ReadonlySet<string> = new Set([
  '/v1/login',
  '/v1/login/code',
  '/v1/login/enrol',
  '/v1/login/enrol/code',
  '/v1/login/passkey/options',
  '/v1/login/passkey',
  '/v1/security/app',
  '/v1/security/app/code',
  '/v1/security/password',
  '/v1/security/codes',
  '/v1/security/passkeys/options',
  '/v1/security/passkeys',
  '/dbconnections/change_password',
]);

const PAGES: ReadonlyMap<string, PagePurpose> = new Map([
  [PAGE_TEXTS.reset.en.path, 'reset'],
  [PAGE_TEXTS.invitation.en.path, 'invitation'],
]);

/**
 * Closes all of them where the company's provider alone signs in (OIDC_PASSWORDS=off), by the route that was found for a
 * request and not by its address [SEC-005].
 */
export const closePasswordDoors = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ routeOptions: { url = '' }, headers }, reply) => {
    if (CALLS.has(url)) throw new AppError('FORBIDDEN', {}, PASSWORDS_OFF);
    const purpose = PAGES.get(url);
    if (purpose === undefined) return undefined;
    const kind = { purpose, language: languageOf(headers['accept-language']) };
    return reply.status(403).headers(RESET_PAGE_HEADERS).send(resetNotice(kind, 'off'));
  });
};
