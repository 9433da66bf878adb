import { addCommand } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import type { ServerArea } from '../../api/serverArea';
import { startPrepOrders, startWorkOrder } from './startWorkOrder';
import { workOrderResources } from './workOrderResources';

const workOrders: SchemaModule = (kit) => {
  addCommand(kit, {
    command: startWorkOrder,
    type: 'Int',
    description: 'Starts a work order of a sub-job with what is known of it, and answers its id.',
  });
};

/** What crews build, with what, and when. */
export const workOrdersArea: ServerArea = {
  resources: workOrderResources,
  calls: [workOrders],
  beforeCommit: [startPrepOrders],
};
