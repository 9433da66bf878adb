import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors';

const YEAR_S = 31_536_000;

/**
 * The built app: files under /assets carry their content in their name and never change; every page address gets index.html.
 * The build has written each file a second and third time, as brotli and gzip (scripts/precompress.mjs) [NET-001].
 */
export const registerStaticFiles = async (app: FastifyInstance, folder: string): Promise<void> => {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.{br,gz}'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    const takesPage = url === '/' ? /text\/html|\*\/\*/ : /text\/html/; // `*/*` asks for anything, and for a file that is gone
    const wantsPage = method === 'GET' && takesPage.test(headers.accept ?? '*/*');
    if (built && wantsPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    throw new AppError('NOT_FOUND');
  });
};
