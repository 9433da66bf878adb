import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../server/db/migrate';

/**
 * What drizzle-kit's command line prints. Its functions are not imported: they give every array of the process a property
 * `random` that is enumerable, with which pdf.js refuses to read a paper.
 */
export const drizzleKit = (...args: string[]): string =>
  execFileSync(join(projectRoot(), 'node_modules/.bin/drizzle-kit'), args, {
    cwd: projectRoot(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
