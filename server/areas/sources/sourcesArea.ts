import type { ServerArea } from '../../api/serverArea';
import { registerSources } from './registerSources';

/** Other GraphQL servers whose records get screens here. */
export const sourcesArea: ServerArea = { routes: registerSources };
