import { CallError } from '../dataProvider/CallError';

/** A refusal by the identity provider, with its own words for the user when it has some. */
export const identityError = (description: string | null, rule: string | null = null): CallError =>
  new CallError(description ?? 'identity provider error', 0, { call: 'identity', description, ...(rule && { rule }) });

const textAt = (value: unknown, key: string): string | null => {
  if (typeof value !== 'object' || value === null || !(key in value)) return null;
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === 'string' && found !== '' ? found : null;
};

/** The rule by which our own server refused. */
export const ruleOf = (problem: unknown): string | null => {
  if (problem instanceof CallError) return textAt(problem.body, 'rule');
  const nested: unknown = typeof problem === 'object' && problem !== null && 'error' in problem ? problem.error : null;
  return textAt(nested, 'rule');
};

/** The provider's description in an error or an error answer, in any of the shapes that Auth0 and our server use. */
export const descriptionOf = (problem: unknown): string | null => {
  if (problem instanceof CallError) return textAt(problem.body, 'description');
  const nested: unknown = typeof problem === 'object' && problem !== null && 'error' in problem ? problem.error : null;
  return textAt(problem, 'error_description') ?? textAt(problem, 'description') ?? textAt(nested, 'message');
};
