import { createHash } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import type { UndoableCommand } from '../pipeline/undo/assertMayUndo';
import { newBuilder, type Builder } from './builder';
import { addTouchedType } from './addTouchedType';
import { addListInputs, type ListInputs } from './crud/filterInput';
import { addGroupTypes } from './crud/groupTypes';
import { addImageTypes } from './crud/imageTypes';
import { addMutations } from './crud/mutations';
import { addObjectTypes, nameObjectTypes, type ObjectRefs } from './crud/objectType';
import { addQueries } from './crud/queries';
import { addMany, addManyTypes } from './many/addMany';
import { pascal } from './naming';
import type { RecordHistory } from './recordHistory';
import { registryOf, type Registry } from './registry';
import type { Resource } from './resource';
import { schemaText } from './schemaText';
import { history } from './calls/history';
import { resources } from './calls/resources';
import { session } from './calls/session';
import { undo } from './calls/undo';
import { usage } from './calls/usage';

/** The calls that every schema has, whatever its areas. */
const ENGINE_CALLS: readonly SchemaModule[] = [session, resources, history, undo, usage];

/** What a module of named calls gets to work with. */
export interface SchemaKit {
  builder: Builder;
  registry: Registry;
  /** The object types of the resources and their parts, by table. */
  refs: ObjectRefs;
  inputs: ListInputs;
  /** The commands by name, for what asks about them afterwards (undo, history). */
  commands: Map<string, UndoableCommand>;
  /** The histories of tables without a resource, by table. */
  histories: ReadonlyMap<string, RecordHistory>;
  /** The type of what a mutation wrote. */
  touched: ReturnType<typeof addTouchedType>;
}

/** Adds the named calls of one business area. */
export type SchemaModule = (kit: SchemaKit) => void;

export interface BuiltSchema {
  schema: GraphQLSchema;
  registry: Registry;
  commands: ReadonlyMap<string, UndoableCommand>;
  /** Changes with the schema and with what is said of the resources: a client that knows another one asks afresh. */
  hash: string;
}

export interface SchemaParts {
  resources: readonly Resource[];
  /** The named calls of the areas, beside those of the engine. */
  calls: readonly SchemaModule[];
  histories?: Readonly<Record<string, RecordHistory>>;
}

const hashOf = (schema: GraphQLSchema, { resources }: Registry): string =>
  createHash('sha256')
    .update(schemaText(schema))
    .update(JSON.stringify(resources.map(({ descriptor }) => descriptor)))
    .digest('hex')
    .slice(0, 16);

/** The whole schema. Types are named in a first pass and filled in a second, because references run in circles. */
export const buildSchema = ({ resources, calls, histories = {} }: SchemaParts): BuiltSchema => {
  const builder = newBuilder();
  const registry = registryOf(resources);
  const refs = nameObjectTypes(builder, resources, (part) => pascal(part.entity.name));
  const kit: SchemaKit = {
    builder,
    registry,
    refs,
    inputs: addListInputs(builder),
    commands: new Map(),
    histories: new Map(Object.entries(histories)),
    touched: addTouchedType(builder),
  };
  addImageTypes(builder);
  addObjectTypes(builder, refs, resources);
  const types = addManyTypes(builder);
  const groups = addGroupTypes(builder);
  for (const resource of resources) {
    const ref = refs.get(resource.entity.name);
    if (!ref) continue;
    const listArguments = addQueries(builder, registry, resource, ref, { ...kit.inputs, groups });
    const commands = [
      ...addMutations(builder, registry, resource, ref),
      ...(resource.onWrite ? [] : addMany({ builder, registry, inputs: kit.inputs, types }, resource, listArguments)),
    ];
    for (const command of commands) kit.commands.set(command.name, command);
  }
  for (const add of [...ENGINE_CALLS, ...calls]) add(kit);
  const schema = builder.toSchema();
  return { schema, registry, commands: kit.commands, hash: hashOf(schema, registry) };
};
