import { parseClientConfig, type ClientConfig } from './clientConfig';
import { parseProfile, type Profile } from './profile';
import type { IssuedTokens } from './session';

declare global {
  interface Window {
    /** Begun by the page itself (index.html), where the browser says that somebody signed in before. */
    trowelSession?: Promise<Response> | undefined;
  }
}

/** All that a page needs of somebody who is signed in, in one answer of POST /v1/session. */
export interface ResumedSession {
  config: ClientConfig;
  tokens: IssuedTokens;
  profile: Profile;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The session that the page has asked for; null when it has not, or when there is none: then the longer way is gone, which
 * also tells why. It is taken once.
 */
export const takeResumedSession = async (): Promise<ResumedSession | null> => {
  const asked = window.trowelSession;
  window.trowelSession = undefined;
  try {
    const response = await asked;
    if (!response?.ok) return null;
    const answer: unknown = await response.json();
    if (!isObject(answer)) return null;
    const { access_token, id_token, expires_in, profile, config } = answer;
    if (typeof access_token !== 'string' || typeof id_token !== 'string' || typeof expires_in !== 'number') return null;
    return {
      config: parseClientConfig(config, window.location.origin),
      tokens: { accessToken: access_token, idToken: id_token, expiresIn: expires_in },
      profile: parseProfile(profile),
    };
  } catch {
    return null;
  }
};
