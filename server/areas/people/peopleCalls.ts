import type { SchemaModule, SchemaKit } from '../../api/schema';
import { addCrewTypes } from './crewTypes';
import { addLookupEmployee } from './lookupEmployee';
import type { CrewPlace } from '#domain/crews/reorderCrews';
import { addCommand } from '../../api/commandField';
import { updateCrewSortOrder } from './updateCrewSortOrder';

/** `updateCrewSortOrder(items)`, which answers the items [EMP-008]. */
const addCrewOrder = (kit: SchemaKit): void => {
  const place = kit.builder.objectRef<CrewPlace>('CrewPlace').implement({
    fields: (t) => ({
      crew_id: t.exposeInt('crew_id', { nullable: false }),
      sort_order: t.exposeInt('sort_order', { nullable: false }),
    }),
  });
  addCommand(kit, { command: updateCrewSortOrder, type: [place] });
};

/** The named calls of employees and crews. */
export const people: SchemaModule = (kit) => {
  addLookupEmployee(kit);
  addCrewTypes(kit);
  addCrewOrder(kit);
};
