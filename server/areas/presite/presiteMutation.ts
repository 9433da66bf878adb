import { addCommand } from '../../api/commandField';
import type { SchemaKit } from '../../api/schema';
import { updatePresiteSchedule } from './updatePresiteSchedule';

/** `updatePresiteSchedule` [BAPI-014 BAPI-021]. */
export const addPresiteMutation = (kit: SchemaKit): void => {
  const type = kit.builder.objectRef<{ id: number }>('UpdatedPresiteSchedule').implement({
    fields: (t) => ({ id: t.exposeInt('id', { nullable: false, description: 'The presite_id.' }) }),
  });
  addCommand(kit, { command: updatePresiteSchedule, type });
};
