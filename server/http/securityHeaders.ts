import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env';

const origin = (address: string): string => new URL(address.replaceAll(/[{}]/g, '')).origin;

/** The scripts that the page itself holds, each by its hash: no other runs. */
const inlineScripts = (page: string): string[] =>
  existsSync(page)
    ? [...readFileSync(page, 'utf8').matchAll(/<script>(.*?)<\/script>/gs)].map(
        ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      )
    : [];

/**
 * Headers for everything but the issuer's own routes, whose answers are read in a hidden frame.
 * @param files the origin of a file service that browsers reach themselves
 * @param page the app's index.html
 */
export const registerSecurityHeaders = async (
  app: FastifyInstance,
  env: Env,
  files: string | null,
  page: string,
): Promise<void> => {
  const auth0 = env.AUTH0_DOMAIN ? [`https://${env.AUTH0_DOMAIN}`] : [];
  const service = files === null ? [] : [files];
  const https = env.origin.startsWith('https:');
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScripts(page)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', origin(env.TILE_URL), ...service],
        connectSrc: ["'self'", ...auth0, ...service],
        workerSrc: ["'self'", 'blob:'],
        mediaSrc: ["'self'", 'blob:', ...service],
        frameSrc: ["'self'", 'blob:', ...auth0, ...service],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'sameorigin' },
  });
  // Worked out for the first answer and the same for all: helmet would put its policy together anew each time.
  let headers: [string, string][] | undefined;
  app.addHook('onRequest', (_request, reply, done) => {
    if (!headers) reply.helmet();
    headers ??= Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]);
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
};
