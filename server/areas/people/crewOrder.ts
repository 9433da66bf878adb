import type { CrewPlace } from '#domain/crews/reorderCrews';
import { addCommand } from '../../api/commandField';
import type { SchemaKit } from '../../api/schema';
import { updateCrewSortOrder } from './updateCrewSortOrder';

/** `updateCrewSortOrder(items)`, which answers the items [EMP-008]. */
export const addCrewOrder = (kit: SchemaKit): void => {
  const place = kit.builder.objectRef<CrewPlace>('CrewPlace').implement({
    fields: (t) => ({
      crew_id: t.exposeInt('crew_id', { nullable: false }),
      sort_order: t.exposeInt('sort_order', { nullable: false }),
    }),
  });
  addCommand(kit, { command: updateCrewSortOrder, type: [place] });
};
