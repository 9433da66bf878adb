import type { SchemaModule } from '../../api/schema';
import { addChanges } from './addChanges';
import { addOverview } from './addOverview';
import { addQueuedWork } from './addQueuedWork';
import { addResend } from './addResend';

/** What the Administrator Dashboard reads and does [ADM-003 ADM-006 MSG-002]. */
export const admin: SchemaModule = (kit) => {
  addOverview(kit);
  addChanges(kit);
  addResend(kit);
  addQueuedWork(kit);
};
