import { createContext } from 'react';
import { SILENT, type LiveStream } from './liveStream';

/** The live stream of the signed-in user; silent where there is none. */
export const LiveContext = createContext<LiveStream>(SILENT);
