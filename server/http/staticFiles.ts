import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { matchRoute } from '#domain/access/matchRoute';
import { AppError } from '#domain/errors';
import { PAGE_MARK } from '#domain/offline/pages';

const YEAR_S = 31_536_000;

/**
 * What says something of a page alone. Around a script or a style, of which a first visit fetches dozens, it would weigh
 * three quarters of a kilobyte each. What guards those, `nosniff` and who may load them, stays; a worker's script, which
 * has a policy of its own, does not lie under /assets.
 */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];
const isPartOfPage = (path: string): boolean => /[\\/]assets[\\/][^\\/]+\.(js|css)(\.(br|gz))?$/.test(path);

const screenFiles = z.object({ app: z.array(z.string()), screens: z.record(z.string(), z.array(z.string())) });

/**
 * The page with the files of an address named in its head, so that all are fetched beside each other, and not one
 * behind the other.
 */
const pageNaming = (folder: string): ((pathname: string) => string) => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const table = join(folder, '../screens.json');
  const { app, screens } = existsSync(table)
    ? screenFiles.parse(JSON.parse(readFileSync(table, 'utf8')))
    : { app: [], screens: {} };
  const link = (file: string): string =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`;
  return (pathname) => {
    const path = matchRoute(pathname)?.route.path;
    const files = [...app, ...((path !== undefined && screens[path]) || [])];
    return page.replace('</head>', `${files.map(link).join('')}</head>`);
  };
};

/** The mark of a browser in which somebody signed in: it will need more than the login. */
const SIGNED_IN = '.is.authenticated=';

/**
 * The built app: files under /assets carry their content in their name and never change; every page address gets
 * index.html. The build has written each file a second and third time, as brotli and gzip (scripts/precompress.mjs)
 * [NET-001].
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
        if (isPartOfPage(path)) for (const name of OF_PAGES) reply.raw.removeHeader(name);
      },
    });
  }
  const pageFor = built ? pageNaming(folder) : null;
  app.setNotFoundHandler((request, reply) => {
    const { method, url, headers } = request;
    const takesPage = /^\/(\?|$)/.test(url) ? /text\/html|\*\/\*/ : /text\/html/; // `*/*` asks for anything, and for a file that is gone
    // Whether it is a page or an error hangs on what the client accepts.
    reply.header('vary', 'accept, accept-encoding');
    const wantsPage = /^(GET|HEAD)$/.test(method) && takesPage.test(headers.accept ?? '*/*');
    if (pageFor && wantsPage) {
      reply.header('cache-control', 'no-cache').header(PAGE_MARK, '1');
      if (!headers.cookie?.includes(SIGNED_IN)) return reply.sendFile('index.html');
      return reply.type('text/html; charset=utf-8').send(pageFor(url.split('?')[0] ?? '/'));
    }
    throw new AppError('NOT_FOUND');
  });
};
