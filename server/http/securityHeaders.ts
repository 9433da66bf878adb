import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env';

const origin = (address: string): string => new URL(address.replaceAll(/[{}]/g, '')).origin;

/** Headers for everything but the issuer's own routes, whose answers are read in a hidden frame. */
export const registerSecurityHeaders = async (app: FastifyInstance, env: Env): Promise<void> => {
  const auth0 = env.AUTH0_DOMAIN ? [`https://${env.AUTH0_DOMAIN}`] : [];
  const https = env.origin.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', origin(env.TILE_URL)],
        connectSrc: ["'self'", ...auth0],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...auth0],
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
};
