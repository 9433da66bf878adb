import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError, badInput } from '#domain/errors';
import { toFieldErrors } from '#domain/fields/toFieldErrors';
import { NUL_REFUSED } from '../db/databaseError';
import { holdsNul } from '../http/holdsNul';
import type { IssuerDoor } from './issuerDoor';
import { SIGN_IN_RATE } from './settings';

const BODY_LIMIT = 56 * 1024;

/** Letters of one parameter of an authorization request: all that we send are far below. */
const MAX_PARAM = 512;
const authorizeQuery = z.record(z.string().max(100), z.string().max(MAX_PARAM));

const jsonBody = z.record(z.string(), z.string());

/** @throws AppError BAD_USER_INPUT for what is no JSON */
const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    throw new AppError('BAD_USER_INPUT', {}, 'The body is not valid JSON.');
  }
};

/** JSON, which Auth0 takes as well, as the form that the issuer reads. */
const formOf = (body: string, contentType: string): string => {
  if (!contentType.startsWith('application/json')) return body;
  const read = jsonBody.safeParse(jsonOf(body));
  if (!read.success) throw badInput(toFieldErrors(read.error));
  return new URLSearchParams(read.data).toString();
};

/** @throws AppError BAD_USER_INPUT for what the issuer could neither read nor store */
const asForm = (body: string, contentType: string): string => {
  const form = formOf(body, contentType);
  if (holdsNul(form)) throw new AppError('BAD_USER_INPUT', {}, NUL_REFUSED);
  return form;
};

/** The issuer's own paths, which are Auth0's. Bodies are handed over as text. */
export const registerIssuerRoutes = (scope: FastifyInstance, door: IssuerDoor): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'application/json'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, body),
  );
  const limited = { config: { rateLimit: SIGN_IN_RATE } };
  for (const url of ['/.well-known/openid-configuration', '/.well-known/jwks.json', '/userinfo'])
    scope.get(url, { ...limited, exposeHeadRoute: false }, (request, reply) => door.handOver(request, reply));
  // Our login page goes another way. A question for it would leave a row for whoever comes along, and nobody would ask it.
  scope.get('/authorize', { ...limited, exposeHeadRoute: false }, (request, reply) => {
    const asked = authorizeQuery.safeParse(request.query);
    if (!asked.success) throw badInput(toFieldErrors(asked.error));
    if (asked.data.prompt !== 'none') return reply.redirect('/login', 303);
    door.handOver(request, reply);
    return reply;
  });
  for (const url of ['/oauth/token', '/oauth/revoke']) {
    scope.post(url, { config: { rateLimit: SIGN_IN_RATE } }, (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      door.handOver(request, reply, asForm(body, request.headers['content-type'] ?? ''));
    });
  }
};
