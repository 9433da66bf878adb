import type { IssuedTokens } from './session';

export const isRecord = (answer: unknown): answer is Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && answer !== null;

/** The tokens in an answer of our own server or of a provider; null where it has none. */
export const readTokens = (answer: unknown): IssuedTokens | null => {
  if (!isRecord(answer)) return null;
  const { access_token, id_token, expires_in } = answer;
  if (typeof access_token !== 'string' || typeof id_token !== 'string' || typeof expires_in !== 'number') return null;
  return { accessToken: access_token, idToken: id_token, expiresIn: expires_in };
};
