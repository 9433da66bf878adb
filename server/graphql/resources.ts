import type { Resource } from './resource';
import { crewResource } from './resources/crew';
import { customerResource } from './resources/customer';
import { customerContactResource } from './resources/customerContact';
import { homeownerResource } from './resources/homeowner';
import { lookupResources } from './resources/lookups';

/** Every generated resource. A new table gets its screens by one declaration in `resources/` and one line here. */
export const RESOURCES: readonly Resource[] = [
  customerResource,
  customerContactResource,
  homeownerResource,
  crewResource,
  ...lookupResources,
];
