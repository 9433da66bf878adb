/** Installs and builds in a project folder. A folder that `npm run build` made has neither to do, and not this file. */
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from './build.mjs';
import { lockFolder } from './folderLock.mjs';
import { ensureInstalled } from './install.mjs';

/** Two starts in one project folder must not install or build at once; the second waits for the first. */
export const prepare = async (root) => {
  let release = await lockFolder(root, 'prepare');
  if (!release) console.log('Waiting for another start in this folder to finish installing and building ...');
  while (!release) {
    await pause(200);
    release = await lockFolder(root, 'prepare');
  }
  try {
    ensureInstalled(root);
    await ensureBuilt(root);
  } finally {
    release();
  }
};
