import { appSession } from './appSession';

/** The bearer token of every call, renewed when it must be; null when nobody is signed in [AUTH-022]. */
export const getIdToken = (): Promise<string | null> => appSession.idToken();

/** To be called when the server answers UNAUTHENTICATED: the session is renewed, or ends and asks for a login. */
export const tokenRejected = (): Promise<void> => appSession.rejected();
