import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Asks V8 to compile every function of a file while it arrives, beside the main thread, and not each at its first call. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * A Vite plugin for files that are used whole and at once: a first screen would else spend a fifth of its script on
 * compiling. Browsers that do not know the hint pass over a comment.
 * @param {(file: { moduleIds: readonly string[], code: string }) => boolean} isEager says of a file whether it gets the hint
 * @returns {import('vite').Plugin}
 */
export const eagerCompile = (isEager) => ({
  name: 'trowel:eager-compile',
  apply: 'build',
  writeBundle: ({ dir = '' }, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || !isEager(file)) continue;
      const path = join(dir, file.fileName);
      writeFileSync(path, HINT + readFileSync(path, 'utf8'));
    }
  },
});

const STARTS =
  /[\\/](src|domain)[\\/](boards|drag|undo)[\\/]|[\\/]src[\\/](main\.tsx|app[\\/]App\.tsx|jobs[\\/]form[\\/])|[\\/]node_modules[\\/](@mui[\\/](material|system)|@emotion|zod)[\\/]/;
/** Libraries of which little runs when they are drawn first. */
const LARGE = /[\\/]node_modules[\\/](@mui[\\/]x-|recharts|react-big-calendar|@?graphiql|codemirror)/;

/** Of smaller files the hint weighs more than it saves. */
const MIN_BYTES = 30_000;

/** What boards are made of, and what every first screen starts with. */
export const isOfFirstScreens = ({ moduleIds, code }) => {
  const has = (kind) => moduleIds.some((id) => kind.test(id));
  return code.length >= MIN_BYTES && has(STARTS) && !has(LARGE);
};
