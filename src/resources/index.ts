import type { ResourceOverride } from '../crud/values/overrides';
import { crew } from './crew';
import { customer } from './customer';
import { employee } from './employee';
import { homeowner } from './homeowner';
import { purchaseOrder } from './purchaseOrder';
import { user } from './user';

/** What single resources draw in their own way. Everything else is generated. */
export const overrides: Readonly<Record<string, ResourceOverride>> = {
  crew,
  customer,
  employee,
  homeowner,
  purchase_order: purchaseOrder,
  user,
};
