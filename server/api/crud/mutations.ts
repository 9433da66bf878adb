import type { GraphQLResolveInfo } from 'graphql';
import type { Command } from '../../pipeline/command';
import { runCommand } from '../../pipeline/runCommand';
import type { Row } from '../../db/statement';
import type { Builder } from '../builder';
import type { GraphContext } from '../context';
import { mutationOf } from '../mutationOf';
import { planOf } from '../read/readPlan';
import { readByIds } from '../read/readResource';
import type { Registry } from '../registry';
import type { Resource } from '../resource';
import { createCommand, removeCommand, updateCommand } from './crudCommands';
import { takeFiles } from './images';
import { addInputs } from './inputTypes';
import type { ObjectRef } from './objectType';
import { idOf } from '../../db/statement';

/** The written row; read again only when the document asks for more than its columns. */
export const answerWritten = async (
  registry: Registry,
  resource: Resource,
  context: GraphContext,
  info: GraphQLResolveInfo,
  row: Row,
): Promise<Row> => {
  const plan = planOf(registry, resource, info.fieldNodes, info.fragments);
  if (plan.relations.length + plan.computed.length + plan.parts.length === 0) return row;
  const [read] = await readByIds(context, resource, plan, [idOf(row)]);
  return read ?? row;
};

/** The root mutations of a resource: one command each. Answers the commands, so that undo finds their needs. */
export const addMutations = (
  builder: Builder,
  registry: Registry,
  resource: Resource,
  ref: ObjectRef,
): Pick<Command, 'name' | 'need' | 'assertMayUndo'>[] => {
  const { operations, argument } = resource.descriptor;
  if (!operations.create && !operations.update && !operations.remove) return [];
  const { create, patch } = addInputs(builder, resource);
  const [creates, updates, removes] = [createCommand(resource), updateCommand(resource), removeCommand(resource)];
  if (operations.create)
    builder.mutationField(operations.create, (t) =>
      t.field({
        type: ref,
        nullable: false,
        extensions: { need: creates.need },
        args: { [argument]: t.arg({ type: create, required: true }) },
        resolve: async (_root, args, context, info) =>
          answerWritten(
            registry,
            resource,
            context,
            info,
            await runCommand(creates, args[argument], mutationOf(context)),
          ),
      }),
    );
  if (operations.update)
    builder.mutationField(operations.update, (t) =>
      t.field({
        type: ref,
        nullable: false,
        extensions: { need: updates.need },
        args: { id: t.arg.int({ required: true }), [argument]: t.arg({ type: patch, required: true }) },
        resolve: async (_root, { id, [argument]: given }, context, info) => {
          const mutation = mutationOf(context);
          const values = await takeFiles(mutation, resource, Number(id), {
            ...(typeof given === 'object' ? given : {}),
          });
          return answerWritten(
            registry,
            resource,
            context,
            info,
            await runCommand(updates, { ...values, id }, mutation),
          );
        },
      }),
    );
  if (operations.remove)
    builder.mutationField(operations.remove, (t) =>
      t.field({
        type: ref,
        nullable: false,
        description: 'Answers the row as it was.',
        extensions: { need: removes.need },
        args: { id: t.arg.int({ required: true }) },
        resolve: async (_root, { id }, context) => runCommand(removes, { id }, mutationOf(context)),
      }),
    );
  return [creates, updates, removes].filter(({ name }) => name !== '');
};
