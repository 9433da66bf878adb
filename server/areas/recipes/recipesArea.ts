import type { ServerArea } from '../../api/serverArea';
import type { Row } from '../../db/statement';
import { addCommand, answersRecord } from '../../api/commandField';
import type { SchemaModule } from '../../api/schema';
import { updatePebbleColor } from './updatePebbleColor';

const TABLE = 'lookup_pebble_color';

/** The named write of colours with their recipes; `lookupPebbleColor` reads them [CR-010 API-020 API-021]. */
const recipes: SchemaModule = (kit) => {
  const resource = kit.registry.byTable.get(TABLE);
  if (!resource) return;
  addCommand(kit, {
    command: updatePebbleColor,
    type: kit.refs.get(TABLE) ?? kit.builder.objectRef<Row>('PebbleColor'),
    description: 'Saves a colour with its recipe; without an id it is made.',
    packed: { argument: 'pebbleColor' },
    answer: answersRecord(resource),
  });
};

/** Color recipes. */
export const recipesArea: ServerArea = {
  calls: [recipes],
};
