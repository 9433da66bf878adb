import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Asks V8 to compile every function of a file while it arrives, beside the main thread, and not each at its first call. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * A Vite plugin for files that are used whole and at once: a board's first drag would else spend a fifth of its script on
 * compiling. Browsers that do not know the hint pass over a comment.
 * @param {(moduleId: string) => boolean} isEager says of a module whether the file that holds it gets the hint
 * @returns {import('vite').Plugin}
 */
export const eagerCompile = (isEager) => ({
  name: 'trowel:eager-compile',
  apply: 'build',
  writeBundle: ({ dir = '' }, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !file.moduleIds.some(isEager)) continue;
      const path = join(dir, file.fileName);
      writeFileSync(path, HINT + readFileSync(path, 'utf8'));
    }
  },
});

/** What boards are made of. */
export const isOfBoards = (moduleId) => /[\\/](src|domain)[\\/](boards|drag|undo)[\\/]/.test(moduleId);
