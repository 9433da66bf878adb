import { updatePebbleColor } from './updatePebbleColor';
import { runCommand } from '../../pipeline/runCommand';
import type { Row } from '../../db/statement';
import { answerWritten } from '../../api/crud/mutations';
import { mutationOf } from '../../api/mutationOf';
import type { SchemaModule } from '../../api/schema';
import { choiceInput } from '../../api/choiceInput';
import { clientKeyInput } from '../../api/clientKey';

const TABLE = 'lookup_pebble_color';

/** The named write of colours with their recipes; `lookupPebbleColor` reads them [CR-010 API-020 API-021]. */
export const recipes: SchemaModule = ({ builder, registry, refs, commands }) => {
  const color = refs.get(TABLE) ?? builder.objectRef<Row>('PebbleColor');
  const resource = registry.byTable.get(TABLE);
  if (!resource) return;
  const choice = choiceInput(builder);
  const row = builder.inputType('RecipeRowInput', {
    fields: (t) => ({
      id: t.int({ description: 'Absent for a new row; stored rows that are left out are removed.' }),
      ...clientKeyInput(t),
      product: t.field({ type: choice }),
      quantity: t.float({ description: 'Whole items, at least 1.' }),
    }),
  });
  const input = builder.inputType('ColorRecipeInput', {
    description: 'What is absent stays as it is.',
    fields: (t) => ({
      id: t.int({ description: 'Absent or null for a new colour.' }),
      version: t.int({ description: 'The version that was read, with an id; another one by now is a conflict.' }),
      name: t.string(),
      material_type: t.field({ type: choice }),
      pool_code: t.string(),
      spa_code: t.string(),
      price_level: t.string(),
      condition: t.string(),
      batch_ratio: t.float(),
      is_active: t.boolean({ description: 'False hides the colour from pickers.' }),
      recipe: t.field({ type: [row] }),
    }),
  });
  builder.mutationField(updatePebbleColor.name, (t) =>
    t.field({
      type: color,
      nullable: false,
      description: 'Saves a colour with its recipe; without an id it is made.',
      extensions: { need: updatePebbleColor.need },
      args: { pebbleColor: t.arg({ type: input, required: true }) },
      resolve: async (_root, { pebbleColor }, context, info) =>
        answerWritten(
          registry,
          resource,
          context,
          info,
          await runCommand(updatePebbleColor, pebbleColor, mutationOf(context)),
        ),
    }),
  );
  commands.set(updatePebbleColor.name, { need: updatePebbleColor.need });
};
