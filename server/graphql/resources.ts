import type { Resource } from './resource';
import { companySettingResource } from './resources/companySetting';
import { crewResource } from './resources/crew';
import { customerResource } from './resources/customer';
import { customerContactResource } from './resources/customerContact';
import { employeeResource } from './resources/employee';
import { emailLogResource } from './resources/emailLog';
import { estimateResource } from './resources/estimate';
import { homeownerResource } from './resources/homeowner';
import { inventoryRelocationOrderResource } from './resources/inventoryRelocationOrder';
import { purchaseOrderResource } from './resources/purchaseOrder';
import { inventoryMovementResource, inventoryResource } from './resources/inventory';
import { roleResource } from './resources/role';
import { userResource } from './resources/user';
import { lookupResources } from './resources/lookups';
import { productResource } from './resources/product';
import { vendorResource } from './resources/vendor';

/** Every generated resource. A new table gets its screens by one declaration in `resources/` and one line here. */
export const RESOURCES: readonly Resource[] = [
  customerResource,
  customerContactResource,
  homeownerResource,
  estimateResource,
  employeeResource,
  userResource,
  roleResource,
  crewResource,
  vendorResource,
  productResource,
  inventoryResource,
  inventoryMovementResource,
  purchaseOrderResource,
  inventoryRelocationOrderResource,
  emailLogResource,
  companySettingResource,
  ...lookupResources,
];
