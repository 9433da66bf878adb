import { use } from 'react';
import { LiveContext } from './LiveContext';
import type { LiveStream } from './liveStream';

/** The live stream of the app. */
export const useLive = (): LiveStream => use(LiveContext);
