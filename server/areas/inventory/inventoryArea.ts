import { productResource } from './productResource';
import { inventoryMovementResource, inventoryResource } from './inventoryResource';
import { inventory } from './inventoryCalls';
import type { ServerArea } from '../../api/serverArea';

/** Products, stock and its movements. */
export const inventoryArea: ServerArea = {
  resources: [productResource, inventoryResource, inventoryMovementResource],
  calls: [inventory],
};
