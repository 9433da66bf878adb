import { createContext, use } from 'react';
import { silentServer, type Server } from './server';

/** Without a server, as in a story, nothing is answered. */
export const ServerContext = createContext<Server>(silentServer);

/** The server, as the signed-in user asks it. */
export const useServer = (): Server => use(ServerContext);
