import { estimateResource } from './estimateResource';
import type { ServerArea } from '../../api/serverArea';

/** The list of estimates; their calls stand with those of jobs, whose types they give. */
export const estimatesArea: ServerArea = {
  resources: [estimateResource],
};
