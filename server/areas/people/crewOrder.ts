import type { CrewPlace } from '#domain/crews/reorderCrews';
import { updateCrewSortOrder } from './updateCrewSortOrder';
import { runCommand } from '../../pipeline/runCommand';
import { mutationOf } from '../../api/mutationOf';
import type { SchemaKit } from '../../api/schema';

/** `updateCrewSortOrder(items)`, which answers the items [EMP-008]. */
export const addCrewOrder = ({ builder, commands }: SchemaKit): void => {
  const place = builder.objectRef<CrewPlace>('CrewPlace').implement({
    fields: (t) => ({
      crew_id: t.exposeInt('crew_id', { nullable: false }),
      sort_order: t.exposeInt('sort_order', { nullable: false }),
    }),
  });
  const input = builder.inputType('CrewPlaceInput', {
    fields: (t) => ({ crew_id: t.int({ required: true }), sort_order: t.int({ required: true }) }),
  });
  builder.mutationField(updateCrewSortOrder.name, (t) =>
    t.field({
      type: [place],
      nullable: false,
      extensions: { need: updateCrewSortOrder.need },
      args: { items: t.arg({ type: [input], required: true }) },
      resolve: (_root, args, context) => runCommand(updateCrewSortOrder, args, mutationOf(context)),
    }),
  );
  commands.set(updateCrewSortOrder.name, updateCrewSortOrder);
};
