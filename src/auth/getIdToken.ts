import { appSession } from './appSession';
import { endViewing, viewing } from './viewing';

/**
 * The bearer token of every call, renewed when it must be; null when nobody is signed in [AUTH-022]. Who looks as
 * somebody else asks with the key of that, as long as his own session lasts.
 */
export const getIdToken = async (): Promise<string | null> => {
  const own = await appSession.idToken();
  return own !== null && viewing ? viewing.key : own;
};

/** To be called when the server answers UNAUTHENTICATED: the session is renewed, or ends and asks for a login. */
export const tokenRejected = async (): Promise<void> => {
  if (viewing) endViewing();
  else await appSession.rejected();
};
