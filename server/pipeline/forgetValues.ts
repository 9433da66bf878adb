import type { Mutation } from './mutation';

const NO_VALUES: Readonly<Record<string, unknown>> = {};

/**
 * Forgets what written rows of a table hold: they stay locked, and the history has it. For tables of which nothing that follows
 * in the transaction looks at the values [IMP-006 SEC-007].
 * @param from the place in `mutation.log` from which on entries are forgotten
 */
export const forgetValues = ({ log, locked }: Pick<Mutation, 'log' | 'locked'>, entity: string, from: number): void => {
  locked.delete(entity);
  for (const entry of log.splice(from)) {
    const { before, after } = entry;
    const isKept = entry.entity !== entity;
    log.push(isKept ? entry : { ...entry, before: before && NO_VALUES, after: after && NO_VALUES });
  }
};
