import { lookupResources } from './lookupResources';
import type { ServerArea } from '../../api/serverArea';

/** The lists behind every form. */
export const lookupsArea: ServerArea = {
  resources: lookupResources,
};
