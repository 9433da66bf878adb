import { map } from './mapCalls';
import type { ServerArea } from '../../api/serverArea';

/** The job map. */
export const mapArea: ServerArea = {
  calls: [map],
};
