import { createContext } from 'react';
import type { LoginCode, LoginStep } from './loginStep';
import { STARTING, type SessionState } from './sessionState';

export interface SessionValue extends SessionState {
  /** Signs in, or answers what is needed beside the password. @throws the identity provider's error */
  login: (email: string, password: string) => Promise<LoginStep | null>;
  /** Signs in with the code that a second factor or a passkey was given for. */
  loginWith: (code: LoginCode) => Promise<void>;
  /** Login on the identity provider's own page. */
  loginElsewhere: () => Promise<void>;
  logout: () => Promise<void>;
  /** Tries again to reach the server. */
  restart: () => Promise<void>;
}

const nothing = async (): Promise<void> => undefined;

/** Who is signed in. Stories and tests give their own value. */
export const SessionContext = createContext<SessionValue>({
  ...STARTING,
  login: async () => null,
  loginWith: nothing,
  loginElsewhere: nothing,
  logout: nothing,
  restart: nothing,
});
