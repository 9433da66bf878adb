import type { ServerArea } from '../../api/serverArea';
import { offlineCalls } from './offlineCalls';

/** What a device keeps for the days without a network. */
export const offlineArea: ServerArea = { calls: [offlineCalls] };
