import { createServer } from 'node:http';
import { freePort } from './freePort';

/** A street tile, the same everywhere: tests need no network. */
export const TILE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * The street map's tiles from this machine. Playwright's routes would answer them too, but whoever has one loses the
 * browser's cache, and each request of the page goes through the test.
 * @returns the setting of the server that names it, under a path that the routes of tests name as well
 */
export const startTileServer = async (): Promise<{ TILE_URL: string; end: () => Promise<void> }> => {
  const port = await freePort();
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'image/gif', 'cache-control': 'max-age=3600' }).end(TILE);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    TILE_URL: `http://127.0.0.1:${port}/tile.openstreetmap.org/{z}/{x}/{y}.png`,
    end: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
};
