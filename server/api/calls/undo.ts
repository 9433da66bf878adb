import { z } from 'zod';
import { AppError } from '#domain/errors';
import { manyOperations } from '#domain/fields/manyOperations';
import type { UndoableCommand, UndoDeps } from '../../pipeline/undo/assertMayUndo';
import { undoMutation } from '../../pipeline/undo/undoMutation';
import { nameOf } from '../crud/partChanges';
import { maySetField } from '../fieldRights';
import { inverseNeed } from '../inverseNeed';
import { mergeSteps } from '../many/mergeCommand';
import { mutationOf } from '../mutationOf';
import type { Registry } from '../registry';
import type { SchemaModule } from '../schema';

const uuid = z.uuid();

/**
 * Whether a merge wrote a table without taking a value over: what names the record that goes, and the deletion of it.
 * Whoever may merge does that, and takes it back, whatever fields are kept from them [USR-018 USR-021].
 */
const isMoveOfMerge = ({ resources }: Registry, command: string, table: string): boolean =>
  resources.some((resource) => {
    if (!resource.merge) return false;
    const { rows, partners } = mergeSteps(resource);
    if (command === rows || command === partners) return true;
    return command === manyOperations(resource.descriptor).merge && table !== resource.entity.name;
  });

/** What decides on an undo beside the rows: the commands, the opposite calls and the fields. */
export const undoDepsOf = (registry: Registry, commands: ReadonlyMap<string, UndoableCommand>): UndoDeps => ({
  commandOf: (name) => commands.get(name),
  inverseNeed: (entry) => inverseNeed(registry, entry),
  mayWrite: ({ actor }, entity, field) => maySetField(registry, actor, entity, field),
  isOfOwnRight: (command, entity) => isMoveOfMerge(registry, command, entity),
  isOfMany: (command) => registry.resources.some(({ descriptor }) => manyOperations(descriptor).update === command),
  nameOfRow: (entity, row) => nameOf(registry.byTable.get(entity)?.title ?? [], row),
  // What files may bring, nothing looks into (`importBounds.test.ts`).
  mayForget: (entity) => {
    const resource = registry.byTable.get(entity);
    return resource?.descriptor.operations.update !== undefined && resource.onWrite === undefined;
  },
});

/** Takes a mutation back as a whole; undoing the undo does it again. */
export const undo: SchemaModule = ({ builder, registry, commands }) => {
  const undone = builder.objectRef<{ mutation_id: string; left_count: number }>('UndoneMutation').implement({
    fields: (t) => ({
      mutation_id: t.exposeString('mutation_id', {
        nullable: false,
        description: 'The id under which this undo can be undone.',
      }),
      left_count: t.exposeInt('left_count', {
        nullable: false,
        description: 'Records that had been changed again since, and were left as they are.',
      }),
    }),
  });
  builder.mutationField('undo', (t) =>
    t.field({
      type: undone,
      nullable: false,
      args: {
        mutation_id: t.arg.id({ required: true }),
        leave_changed: t.arg.boolean({
          description:
            'Of a change of many records: takes back those that nobody has changed since, and leaves the others. Without it nothing is taken back while one has been changed.',
        }),
      },
      resolve: async (_root, { mutation_id, leave_changed }, context) => {
        if (!uuid.safeParse(mutation_id).success) throw new AppError('NOT_FOUND');
        const mutation = mutationOf(context);
        const deps = undoDepsOf(registry, commands);
        const { left } = await undoMutation(mutation, mutation_id, deps, leave_changed === true);
        return { mutation_id: mutation.id, left_count: left };
      },
    }),
  );
};
