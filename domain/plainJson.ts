import { AppError } from './errors';

const bad = (text: string): AppError => new AppError('BAD_USER_INPUT', {}, text);

/** Records within records: several times what the largest form sends, and far from what a stack holds. */
const DEEPEST = 64;

/** @throws AppError for what no part of the server could read or store */
export const assertPlain = (value: unknown, depth = 0): void => {
  if (typeof value === 'string') {
    if (/\p{Surrogate}/u.test(value)) throw bad('A text has half of a character in it (a lone surrogate).');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth === DEEPEST) throw bad(`The values are nested more than ${DEEPEST} deep.`);
  if (Array.isArray(value)) for (const item of value) assertPlain(item, depth + 1);
  else
    for (const [name, item] of Object.entries(value)) {
      assertPlain(name);
      assertPlain(item, depth + 1);
    }
};

/**
 * The value of a JSON text. One that is nested without end would overflow the stack of whatever walks through it.
 * @throws AppError BAD_USER_INPUT
 */
export const parseJson = (text: string): unknown => {
  const value = ((): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      throw bad('The body is not JSON.');
    }
  })();
  assertPlain(value);
  return value;
};
