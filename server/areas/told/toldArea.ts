import type { ServerArea } from '../../api/serverArea';
import { reachedBuilders } from './reachedBuilders';
import { toldCalls } from './toldCalls';

/** What builders were told and promised, and the call lists. */
export const toldArea: ServerArea = { calls: [toldCalls], mailAnswered: [reachedBuilders] };
