import { views } from './viewCalls';
import type { ServerArea } from '../../api/serverArea';

/** Named views of lists. */
export const viewsArea: ServerArea = {
  calls: [views],
};
