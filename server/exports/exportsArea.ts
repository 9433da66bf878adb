import type { ServerArea } from '../api/serverArea';
import { exports } from './exportCalls';
import { registerExports } from './registerExports';

/** Data sets as files. */
export const exportsArea: ServerArea = { calls: [exports], routes: registerExports };
