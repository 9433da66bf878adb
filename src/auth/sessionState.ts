import type { ClientConfig } from './clientConfig';
import type { Profile } from './profile';
import { SIGNED_OUT, type Session } from './session';

/**
 * - `starting`: the server's settings or a silent sign-in are awaited
 * - `unreachable`: the server does not answer
 * - `signed_out`: nobody is logged in
 * - `signed_in`
 * - `expired`: the session ended; the profile, the page and its drafts are kept for the same user [AUTH-059]
 * - `refused`: a valid token, but no active user [AUTH-061]
 */
type Phase = 'starting' | 'unreachable' | 'signed_out' | 'signed_in' | 'expired' | 'refused';

export interface SessionState {
  phase: Phase;
  config: ClientConfig | null;
  session: Session;
  profile: Profile | null;
}

export const STARTING: SessionState = { phase: 'starting', config: null, session: SIGNED_OUT, profile: null };
