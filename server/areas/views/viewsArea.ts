import type { ServerArea } from '../../api/serverArea';
import { importMappings } from './mappingCalls';
import { shareChoices } from './shareChoices';
import { sharePublisher } from './sharePublisher';
import { views } from './viewCalls';

/** Named views of lists and named mappings of imports, and with whom they are shared. */
export const viewsArea: ServerArea = {
  calls: [views, importMappings, shareChoices],
  publishers: () => [sharePublisher],
};
