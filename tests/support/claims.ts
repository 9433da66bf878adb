import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * Takes something of the shared server for one test: files run side by side, and two that find the same card free move it under each
 * other. @returns whether no test of this run has it
 */
const claim = (name: string): boolean => {
  try {
    mkdirSync(join(inject('server').sessions, `claim-${name.replace(/\W/g, '-')}`)); // refuses what is there
    return true;
  } catch {
    return false;
  }
};

/** The first that no test of the run has claimed, and claims it; when all are, the first: by now its test may be over. */
export const firstUnclaimed = <T>(all: readonly T[], nameOf: (one: T) => string): T | undefined =>
  all.find((one) => claim(nameOf(one))) ?? all[0];
