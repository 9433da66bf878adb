import type { ServerArea } from '../../api/serverArea';
import { webhooks } from './webhookCalls';

/** Programs that are told of changes. */
export const webhooksArea: ServerArea = { calls: [webhooks] };
