import { createContext } from 'react';
import { STARTING, type SessionState } from './sessionState';

export interface SessionValue extends SessionState {
  /** @throws the identity provider's error */
  login: (email: string, password: string) => Promise<void>;
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
  login: nothing,
  loginElsewhere: nothing,
  logout: nothing,
  restart: nothing,
});
