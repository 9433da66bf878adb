import type { ResourceOverride } from '../crud/overrides';
import { customer } from './customer';
import { homeowner } from './homeowner';

/** What single resources draw in their own way. Everything else is generated. */
export const overrides: Readonly<Record<string, ResourceOverride>> = { customer, homeowner };
