/** Installs and builds in a project folder. A folder that `npm run build` made has neither to do, and not this file. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isBuilt } from './build.mjs';
import { lockFolder } from './folderLock.mjs';
import { inChild } from './inChild.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * Two starts in one project folder must not install or build at once; the second waits for the first.
 * @param {string} root the project's folder @param {string} builder the script that builds it
 */
export const prepare = async (root, builder = join(import.meta.dirname, 'buildHere.mjs')) => {
  let release = await lockFolder(root, 'prepare');
  if (!release) console.log('Waiting for another start in this folder to finish installing and building ...');
  while (!release) {
    await pause(200);
    release = await lockFolder(root, 'prepare');
  }
  try {
    ensureInstalled(root);
    // A bundler keeps more than 1 GB of memory for as long as its process lives, and this one goes on to serve.
    if (!isBuilt(root)) await inChild(builder, [root]);
  } finally {
    release();
  }
};
