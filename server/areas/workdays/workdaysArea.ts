import type { ServerArea } from '../../api/serverArea';
import { chainGapResource } from './chainGapResource';
import { dayWithoutWorkResource } from './dayWithoutWorkResource';

/** Days on which work is not as usual, and how many workdays belong between phases. */
export const workdaysArea: ServerArea = { resources: [dayWithoutWorkResource, chainGapResource] };
