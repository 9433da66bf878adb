import { z } from 'zod';
import { AppError } from '#domain/errors';
import type { UndoableCommand, UndoDeps } from '../../pipeline/undo/assertMayUndo';
import { undoMutation } from '../../pipeline/undo/undoMutation';
import { mayUseField } from '../fieldRights';
import { inverseNeed } from '../inverseNeed';
import { mutationOf } from '../mutationOf';
import type { Registry } from '../registry';
import type { SchemaModule } from '../schema';

const uuid = z.uuid();

/** What decides on an undo beside the rows: the commands, the opposite calls and the fields. */
export const undoDepsOf = (registry: Registry, commands: ReadonlyMap<string, UndoableCommand>): UndoDeps => ({
  commandOf: (name) => commands.get(name),
  inverseNeed: (entry) => inverseNeed(registry, entry),
  mayWrite: ({ actor }, entity, field) => mayUseField(registry, actor.permissions, entity, field),
  // What files may bring, nothing looks into (`importBounds.test.ts`).
  mayForget: (entity) => {
    const resource = registry.byTable.get(entity);
    return resource?.descriptor.operations.update !== undefined && resource.onWrite === undefined;
  },
});

/** Takes a mutation back as a whole; undoing the undo does it again. */
export const undo: SchemaModule = ({ builder, registry, commands }) => {
  const undone = builder.objectRef<{ mutation_id: string }>('UndoneMutation').implement({
    fields: (t) => ({
      mutation_id: t.exposeString('mutation_id', {
        nullable: false,
        description: 'The id under which this undo can be undone.',
      }),
    }),
  });
  builder.mutationField('undo', (t) =>
    t.field({
      type: undone,
      nullable: false,
      args: { mutation_id: t.arg.id({ required: true }) },
      resolve: async (_root, { mutation_id }, context) => {
        if (!uuid.safeParse(mutation_id).success) throw new AppError('NOT_FOUND');
        const mutation = mutationOf(context);
        await undoMutation(mutation, mutation_id, undoDepsOf(registry, commands));
        return { mutation_id: mutation.id };
      },
    }),
  );
};
