import type { ServerArea } from '../../api/serverArea';
import { dayWithoutWorkResource } from './dayWithoutWorkResource';

/** Days on which work is not as usual. */
export const workdaysArea: ServerArea = { resources: [dayWithoutWorkResource] };
