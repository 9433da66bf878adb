import { presitePublisher } from './presitePublisher';
import type { ServerArea } from '../../api/serverArea';
import type { SchemaModule, SchemaKit } from '../../api/schema';
import { addPresiteQueries } from './presiteQueries';
import { addCommand } from '../../api/commandField';
import { updatePresiteSchedule } from './updatePresiteSchedule';

/** `updatePresiteSchedule` [BAPI-014 BAPI-021]. */
const addPresiteMutation = (kit: SchemaKit): void => {
  const type = kit.builder.objectRef<{ id: number }>('UpdatedPresiteSchedule').implement({
    fields: (t) => ({ id: t.exposeInt('id', { nullable: false, description: 'The presite_id.' }) }),
  });
  addCommand(kit, { command: updatePresiteSchedule, type });
};

/** The named calls of the presite schedule. */
const presite: SchemaModule = (kit) => {
  addPresiteQueries(kit.builder);
  addPresiteMutation(kit);
};

/** The presite schedule. */
export const presiteArea: ServerArea = {
  calls: [presite],
  publishers: ({ open }) => [presitePublisher(open.pool)],
};
