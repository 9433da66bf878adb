import { recipes } from './recipeCalls';
import type { ServerArea } from '../../api/serverArea';

/** Color recipes. */
export const recipesArea: ServerArea = {
  calls: [recipes],
};
