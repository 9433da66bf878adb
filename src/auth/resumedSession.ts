import { asWeekStart } from '#domain/weekStart';
import { parseClientConfig, type ClientConfig } from './clientConfig';
import { parseProfile, type Profile } from './profile';
import type { IssuedTokens } from './session';
import { isRecord, readTokens } from './tokenAnswer';
import { noteServerDate } from '../clock/deviceClock';

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

const sessionIn = async (response: Response): Promise<ResumedSession | null> => {
  const answer: unknown = await response.json();
  const tokens = readTokens(answer);
  if (!isRecord(answer) || !tokens) return null;
  const { profile, config, live_cursor, week_starts_on } = answer;
  return {
    config: parseClientConfig(config, window.location.origin),
    tokens,
    profile: {
      ...parseProfile(profile),
      week_starts_on: asWeekStart(week_starts_on),
      ...(typeof live_cursor === 'string' && { live_cursor }),
    },
  };
};

/**
 * The session that the page has asked for; null when it has not, or when there is none: then the longer way is gone,
 * which also tells why. It is taken once.
 */
export const takeResumedSession = async (): Promise<ResumedSession | null> => {
  const asked = window.trowelSession;
  window.trowelSession = undefined;
  try {
    const response = await asked;
    // The page has asked for it as its first.
    noteServerDate(response?.headers?.get('date'), performance.timeOrigin);
    return response?.ok ? await sessionIn(response) : null;
  } catch {
    return null;
  }
};

/**
 * Asks for the session of somebody for whom the app was opened without a network; null when there is none any more.
 * @throws when our server does not answer
 */
export const fetchResumedSession = async (): Promise<ResumedSession | null> => {
  const sentAt = Date.now();
  const response = await fetch('/v1/session', { method: 'POST', headers: { accept: 'application/json' } });
  if (response.status >= 500 || response.headers.get('content-type')?.includes('text/html'))
    throw new TypeError('Failed to fetch: the server is away');
  noteServerDate(response.headers?.get('date'), sentAt);
  return response.ok ? sessionIn(response) : null;
};
