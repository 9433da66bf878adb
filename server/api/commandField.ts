import type { ObjectRef } from '@pothos/core';
import type { GraphQLResolveInfo } from 'graphql';
import { AppError } from '#domain/errors';
import type { Command } from '../pipeline/command';
import { runCommand } from '../pipeline/runCommand';
import type { Row } from '../db/statement';
import type { SchemaTypes } from './builder';
import type { GraphContext } from './context';
import { answerWritten } from './crud/mutations';
import { mutationOf } from './mutationOf';
import { placesOf } from './callPlaces';
import type { Resource } from './resource';
import type { SchemaKit } from './schema';
import { inputArguments, type InOneArgument } from './zodInput';

type FieldType = ObjectRef<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, unknown> | 'Int' | 'Boolean';

/** A mutation field, as its command and its type say it. */
export interface CommandField<Result> {
  command: Command<unknown, unknown, Result>;
  /** The GraphQL type; in brackets for a list. */
  type: FieldType | [FieldType];
  description?: string;
  /** The documents call it a query: it runs as a mutation does, alone in its document. */
  isQuery?: boolean;
  /** The input travels in one argument; without this its fields are the arguments. */
  packed?: InOneArgument;
  /** Makes the answer from what the command gives; that itself unless said. */
  answer?(result: Result, context: GraphContext, info: GraphQLResolveInfo, kit: SchemaKit): unknown;
}

const inputIn = (args: Record<string, unknown>, packed: InOneArgument | undefined): unknown => {
  if (!packed) return args;
  const { [packed.argument]: inside, ...beside } = args;
  return packed.beside && typeof inside === 'object' ? { ...inside, ...beside } : inside;
};

/** Adds one mutation field, and tells undo of its command. */
export const addCommand = <Result>(
  kit: SchemaKit,
  { command, type, description, isQuery = false, packed, answer }: CommandField<Result>,
): void => {
  const args = inputArguments(kit.builder, command.input, packed);
  kit.commands.set(command.name, command);
  const resolve = async (
    _root: unknown,
    given: Record<string, unknown>,
    context: GraphContext,
    info: GraphQLResolveInfo,
  ): Promise<unknown> => {
    if (isQuery && !context.mutation)
      throw new AppError('BAD_USER_INPUT', {}, `${command.name} stands in its query itself, in no fragment.`);
    const result = await runCommand(command, inputIn(given, packed), mutationOf(context));
    return answer ? answer(result, context, info, kit) : result;
  };
  const options = {
    nullable: false,
    ...(description === undefined ? {} : { description }),
    extensions: {
      need: command.need,
      ...(isQuery ? { writes: true } : {}),
      ...(command.loadsOnly ? { loadsOnly: true } : {}),
      ...placesOf(command, (given) => inputIn(given, packed)),
    },
  } as const;
  if (isQuery && !Array.isArray(type)) {
    kit.builder.queryField(command.name, (t) =>
      t.field({
        ...options,
        args: Object.fromEntries(Object.entries(args).map(([name, field]) => [name, t.arg(field)])),
        type,
        resolve,
      }),
    );
    return;
  }
  kit.builder.mutationField(command.name, (t) => {
    const withArgs = {
      ...options,
      args: Object.fromEntries(Object.entries(args).map(([name, field]) => [name, t.arg(field)])),
    };
    if (!Array.isArray(type)) return t.field({ ...withArgs, type, resolve });
    return t.field({
      ...withArgs,
      type,
      resolve: async (root, given, context, info) => {
        const rows = await resolve(root, given, context, info);
        return Array.isArray(rows) ? rows : [];
      },
    });
  });
};

/** The answer of a command that writes a record of a resource: the row with what the document asks for. */
export const answersRecord =
  (resource: Resource) =>
  (row: Row, context: GraphContext, info: GraphQLResolveInfo, { registry }: SchemaKit): Promise<Row> =>
    answerWritten(registry, resource, context, info, row);
