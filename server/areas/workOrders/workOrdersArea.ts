import { RESOURCE_NEEDS } from '#domain/access/resourceNeeds';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import type { ServerArea } from '../../api/serverArea';
import type { PaperKind } from '../../pdf/registerPdfs';
import { readBlankHead, readOrderPaper } from './readOrderPaper';
import { startPrepOrders, startWorkOrder } from './startWorkOrder';
import { subJobOrders } from './subJobOrders';
import { workOrderPaper } from './workOrderPaper';
import { workOrderResources } from './workOrderResources';

const workOrders: SchemaModule = (kit) => {
  addCommand(kit, {
    command: startWorkOrder,
    type: 'Int',
    description: 'Starts a work order of a sub-job with what is known of it, and answers its id.',
  });
};

/** The papers of the six types; a blank form of the pebble order [WO-021 WO-029]. */
const PAPERS = Object.fromEntries(
  WORK_ORDER_TYPES.map((type): [string, PaperKind] => [
    type.paper,
    {
      need: RESOURCE_NEEDS[type.table].read,
      make: async ({ runner, actor, id, printed }) => {
        const { order, ...head } = await readOrderPaper(runner, actor, type, id);
        return workOrderPaper(type, head, order, printed);
      },
      ...(type.type === 'pebble'
        ? {
            makeBlank: async ({ runner, printed }) => workOrderPaper(type, await readBlankHead(runner), null, printed),
          }
        : {}),
    },
  ]),
);

/** What crews build, with what, and when. */
export const workOrdersArea: ServerArea = {
  resources: workOrderResources,
  calls: [workOrders, subJobOrders],
  papers: PAPERS,
  beforeCommit: [startPrepOrders],
};
