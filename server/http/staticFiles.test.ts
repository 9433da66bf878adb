import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { precompress } from '../../scripts/precompress.mjs';
import { readEnv } from '../env';
import { registerCaching } from './caching';
import { registerCompression } from './compression';
import { handleError } from './errors';
import { registerSecurityHeaders } from './securityHeaders';
import { registerStaticFiles } from './staticFiles';

const SCRIPT = 'console.log("a screen of the app");\n'.repeat(200);
const dist = mkdtempSync(join(tmpdir(), 'trowel-static-'));
const folder = join(dist, 'client');
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const screens = { '/week/pebble': ['/assets/Board-1.js', '/assets/Board-1.css'], '/customer': ['/assets/List-1.js'] };
  writeFileSync(join(dist, 'screens.json'), JSON.stringify({ app: ['/assets/App-1.js'], screens }));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><head><title>Trowel</title>${'<link rel="x">'.repeat(100)}</head>`,
  );
  writeFileSync(join(folder, 'assets/App-1.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/picture.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  writeFileSync(join(folder, 'sw.js'), 'self.skipWaiting();');
  await precompress(folder);
  app = Fastify();
  app.setErrorHandler(handleError);
  registerCaching(app);
  registerCompression(app);
  await registerStaticFiles(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a file of the app', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
  ])(
    'is sent to a browser that accepts %s as it was packed at build time: %s [NET-001]',
    async (accepted, encoding) => {
      const { headers, rawPayload } = await get('/assets/App-1.js', { 'accept-encoding': accepted });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': expect.stringContaining('javascript'),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      expect(rawPayload.length).toBeLessThan(SCRIPT.length / 20);
    },
  );

  it('comes whole to a client that accepts nothing', async () => {
    const { headers, payload } = await get('/assets/App-1.js', { 'accept-encoding': 'identity' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(payload).toBe(SCRIPT);
  });

  it('that cannot be made smaller is sent as it is', async () => {
    const { headers, rawPayload } = await get('/assets/picture.png', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(rawPayload.length).toBe(4);
  });

  it('says nothing of pages around a script, which the page and what is not there do', async () => {
    const guarded = Fastify();
    const env = readEnv({});
    await registerSecurityHeaders(guarded, env, null, join(folder, 'index.html'));
    await registerStaticFiles(guarded, folder);
    guarded.setErrorHandler(handleError);
    const headersOf = async (url: string) => (await guarded.inject({ url, headers: { accept: 'text/html' } })).headers;
    const script = await headersOf('/assets/App-1.js');
    expect(script).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(script).not.toHaveProperty('content-security-policy');
    expect(script).not.toHaveProperty('x-frame-options');
    const policy = {
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-frame-options': 'SAMEORIGIN',
    };
    for (const url of ['/', '/sw.js', '/assets/App-0.js', '/assets/picture.png'])
      expect({ url, ...(await headersOf(url)) }).toMatchObject({ url, ...policy });
    await guarded.close();
  });

  it('is not found under the names of its packed forms', async () => {
    expect((await get('/assets/App-1.js.br')).statusCode).toBe(404);
  });
});

describe('the page', () => {
  it('answers every address of a screen, packed, and is asked for again each time', async () => {
    for (const url of ['/', '/week/pebble']) {
      const { headers, statusCode } = await get(url, { accept: 'text/html', 'accept-encoding': 'br' });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
    }
  });

  it('says that it hangs on what the client accepts, and that an error is kept nowhere [OPS-016]', async () => {
    const page = await get('/week/gunite', { accept: 'text/html' });
    const error = await get('/week/gunite', { accept: '*/*' });
    expect([page.statusCode, page.headers.vary, page.headers['cache-control']]).toEqual([
      200,
      'accept, accept-encoding',
      'no-cache',
    ]);
    expect([error.statusCode, error.headers.vary, error.headers['cache-control']]).toEqual([
      404,
      'accept, accept-encoding',
      'no-store',
    ]);
  });

  it('answers "/" to a client that accepts anything, but no file that is gone [NET-004]', async () => {
    expect((await get('/', { accept: '*/*' })).statusCode).toBe(200);
    expect((await get('/?from=mail', { accept: '*/*' })).statusCode).toBe(200);
    expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200);
    expect((await get('/assets/App-0.js', { accept: '*/*' })).statusCode).toBe(404);
  });

  it('names to a browser that knows its way the files of the address, and to nobody else', async () => {
    const cookie = 'auth0.trowel.is.authenticated=true';
    const named = async (url: string, headers: Record<string, string>): Promise<string[]> => {
      const { payload } = await get(url, { accept: 'text/html', ...headers });
      return [...payload.matchAll(/href="([^"]+)"/g)].map(([, file = '']) => file);
    };
    expect(await named('/week/pebble?date=2026-03-16', { cookie })).toEqual([
      '/assets/App-1.js',
      '/assets/Board-1.js',
      '/assets/Board-1.css',
    ]);
    expect(await named('/Week/Pebble', { cookie })).toContain('/assets/Board-1.js');
    expect(await named('/customer', { cookie })).toEqual(['/assets/App-1.js', '/assets/List-1.js']);
    expect(await named('/nowhere', { cookie })).toEqual(['/assets/App-1.js']);
    expect(await named('/week/pebble', {})).toEqual([]);
  });
});

describe('what an app without a network is made from', () => {
  it('is a worker that is looked for anew each time, and pages that are known as ours [OFF-025]', async () => {
    const { headers } = await get('/sw.js');
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
    });
    for (const cookie of ['', 'auth0.trowel.is.authenticated=true'])
      expect((await get('/week/pebble', { accept: 'text/html', cookie })).headers['x-trowel-page']).toBe('1');
    expect((await get('/nothing.js')).headers['x-trowel-page']).toBeUndefined();
  });
});
