import type { Resource } from '../api/resource';
import { companySettingResource } from './admin/companySettingResource';
import { crewResource } from './people/crewResource';
import { customerResource } from './customers/customerResource';
import { customerContactResource } from './customers/customerContactResource';
import { employeeResource } from './people/employeeResource';
import { emailLogResource } from './admin/emailLogResource';
import { estimateResource } from './estimates/estimateResource';
import { homeownerResource } from './customers/homeownerResource';
import { inventoryRelocationOrderResource } from './orders/inventoryRelocationOrderResource';
import { purchaseOrderResource } from './orders/purchaseOrderResource';
import { inventoryMovementResource, inventoryResource } from './inventory/inventoryResource';
import { roleResource } from './users/roleResource';
import { userResource } from './users/userResource';
import { lookupResources } from './lookups/lookupResources';
import { productResource } from './inventory/productResource';
import { vendorResource } from './orders/vendorResource';

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
