import type { ServerArea } from '../../api/serverArea';
import { stopCalls } from './myStops';
import { printCalls } from './printCalls';

/** What crews and supervisors see and say on site. */
export const fieldArea: ServerArea = { calls: [stopCalls, printCalls] };
