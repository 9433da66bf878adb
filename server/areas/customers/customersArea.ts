import { customerResource } from './customerResource';
import { customerContactResource } from './customerContactResource';
import { homeownerResource } from './homeownerResource';
import type { ServerArea } from '../../api/serverArea';

/** Builders with their contacts, and homeowners. */
export const customersArea: ServerArea = {
  resources: [customerResource, customerContactResource, homeownerResource],
};
