import type { Refusal } from '../changes';

/** True for a rule's no among what else a rule may answer. */
export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'rule' in value && 'message' in value;
