import { estimateCalls } from './estimateCalls';
import { estimateResource } from './estimateResource';
import type { ServerArea } from '../../api/serverArea';

/** Estimates: jobs that are none yet. */
export const estimatesArea: ServerArea = {
  resources: [estimateResource],
  calls: [estimateCalls],
};
