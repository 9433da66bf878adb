import type { ServerArea } from '../../api/serverArea';
import { dayCalls } from './dayCalls';
import { stopCalls } from './myStops';
import { printCalls, printCards } from './printCalls';
import { supervisorDetail } from './supervisorDetail';

/** What crews and supervisors see and say on site. */
export const fieldArea: ServerArea = { calls: [stopCalls, printCalls, printCards, dayCalls, supervisorDetail] };
