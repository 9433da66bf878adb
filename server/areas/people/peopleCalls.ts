import type { SchemaModule } from '../../api/schema';
import { addCrewOrder } from './crewOrder';
import { addCrewTypes } from './crewTypes';
import { addLookupEmployee } from './lookupEmployee';

/** The named calls of employees and crews. */
export const people: SchemaModule = (kit) => {
  addLookupEmployee(kit);
  addCrewTypes(kit);
  addCrewOrder(kit);
};
