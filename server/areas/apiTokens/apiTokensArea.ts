import type { ServerArea } from '../../api/serverArea';
import { apiTokens } from './apiTokenCalls';

/** The keys of programs. */
export const apiTokensArea: ServerArea = { calls: [apiTokens] };
