import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Asks V8 to compile every function of a file while it arrives, beside the main thread, and not each at its first call. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Smaller files are compiled on the main thread whatever they say. */
const SMALLEST = 30_000;

/**
 * A Vite plugin for files that are used whole and at once: a first screen would else spend a fifth of its script on
 * compiling. Browsers that do not know the hint pass over a comment.
 * @param {(moduleIds: readonly string[]) => boolean} isEager says of the modules of a file whether it gets the hint
 * @returns {import('vite').Plugin}
 */
export const eagerCompile = (isEager) => ({
  name: 'trowel:eager-compile',
  apply: 'build',
  writeBundle: ({ dir = '' }, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || file.code.length < SMALLEST || !isEager(file.moduleIds)) continue;
      const path = join(dir, file.fileName);
      writeFileSync(path, HINT + readFileSync(path, 'utf8'));
    }
  },
});

const BOARDS = /[\\/](src|domain)[\\/](boards|drag|undo)[\\/]/;
const STARTS =
  /[\\/]src[\\/](main\.tsx|app[\\/]App\.tsx|jobs[\\/]form[\\/])|[\\/]node_modules[\\/](@mui[\\/](material|system)|@emotion|zod)[\\/]/;
/** Libraries of which little runs when they are drawn first. */
const LARGE = /[\\/]node_modules[\\/](@mui[\\/]x-|recharts|react-big-calendar|@?graphiql|codemirror)/;

/** What boards are made of, and what every first screen starts with. */
export const isOfFirstScreens = (moduleIds) =>
  moduleIds.some((id) => BOARDS.test(id) || STARTS.test(id)) && !moduleIds.some((id) => LARGE.test(id));
