import type { Mutation } from '../pipeline/mutation';
import type { GraphContext } from './context';

/** The mutation that a resolver runs in. @throws Error for a resolver of a query */
export const mutationOf = ({ mutation }: GraphContext): Mutation => {
  if (!mutation) throw new Error('this field only runs in a mutation');
  return mutation;
};
