import { ensureBuilt } from '../../scripts/build.mjs';
import { dataFolder } from './dataFolder.mjs';
import { startServer } from './startServer.mjs';

/** Makes a demo of a scale for several benches. @returns its data folder, the server at rest (see dataFolder.mjs) */
export const makeDemo = async (root, scale) => {
  await ensureBuilt(root);
  const data = dataFolder();
  const server = await startServer({ root, data, scale });
  await server.end();
  return data;
};
