import { use } from 'react';
import { SessionContext, type SessionValue } from './SessionContext';

/** The session, its phase and the ways to log in and out. */
export const useSession = (): SessionValue => use(SessionContext);
