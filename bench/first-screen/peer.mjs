import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { precompress } from '../../scripts/precompress.mjs';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/**
 * Serves a built app, packed and cached as ours is: BENCH_PEER names its folder, and BENCH_PEER_USABLE what stands in it when it can be
 * used. Null without one. README.md says how to get it.
 */
export const openPeer = async () => {
  const folder = process.env.BENCH_PEER;
  if (!folder) return null;
  await precompress(folder);
  const server = createServer((request, response) => {
    const asked = normalize(new URL(request.url ?? '/', 'http://peer').pathname);
    const isFile = asked !== '/' && existsSync(join(folder, asked)) && statSync(join(folder, asked)).isFile();
    const path = join(folder, isFile ? asked : 'index.html');
    const packed = existsSync(`${path}.br`) && request.headers['accept-encoding']?.includes('br');
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': isFile ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packed && { 'content-encoding': 'br' }),
    });
    createReadStream(packed ? `${path}.br` : path).pipe(response);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${server.address().port}/`, // brotli is offered to TLS and to localhost alone
    usable: process.env.BENCH_PEER_USABLE ?? 'main a, main table, .MuiCard-root',
    close: () => server.close(),
  };
};
