import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { manyOperations } from '#domain/fields/manyOperations';
import { productSchema } from '../../server/areas';
import { deletesFrom, hasAccess, holds, readsTable, writesTable, type Person } from './accessReference';
import { CALL_REFERENCE, isLookupCall, QUESTIONS, type Question } from './callReference';

const { schema, registry } = productSchema();
export type Root = GraphQLField<unknown, unknown>;
export const QUERIES: readonly Root[] = Object.values(schema.getQueryType()?.getFields() ?? {});
export const MUTATIONS: readonly Root[] = Object.values(schema.getMutationType()?.getFields() ?? {});

/** The least that a type takes, naming rows that nobody has. */
const sample = (type: GraphQLInputType): string => {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return `[${sample(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type))
    return `{ ${Object.values(type.getFields())
      .filter((field) => isNonNullType(field.type))
      .map((field) => `${field.name}: ${sample(field.type)}`)
      .join(', ')} }`;
  const literals: Readonly<Record<string, string>> = {
    Int: '4711',
    Float: '1',
    Quantity: '1',
    Money: '1',
    Boolean: 'true',
    Date: '"2026-03-11"',
    LocalDateTime: '"2026-03-11T08:00:00"',
  };
  return literals[type.name] ?? '"x"';
};

const documentOf = (kind: 'query' | 'mutation', { name, args, type }: Root): string => {
  const given = args
    .filter((arg) => isNonNullType(arg.type) || arg.name === 'ids')
    .map((arg) => `${arg.name}: ${sample(arg.type)}`);
  const selected = isObjectType(getNamedType(type)) ? ' { __typename }' : '';
  return `${kind} { ${name}${given.length > 0 ? `(${given.join(', ')})` : ''}${selected} }`;
};

/** Who may make the calls that are made from a table, by their names. */
const ofTables = new Map(
  registry.resources.flatMap(({ name, descriptor }) => {
    const { one, list, create, update, remove } = descriptor.operations;
    const many = manyOperations(descriptor);
    const reads = (person: Person): boolean => readsTable(person, name);
    // A write answers the record as it stands, which is read by who may read it.
    const writes = (person: Person): boolean => reads(person) && writesTable(person, name);
    const deletes = (person: Person): boolean => reads(person) && deletesFrom(person, name);
    return [
      [one, reads],
      [list, reads],
      [many.chosen, reads],
      [create, writes],
      [update, writes],
      [remove, deletes],
      [many.update, writes],
      [many.remove, deletes],
      [many.restore, writes],
      [many.deleted, writes],
      [many.similar, writes],
      [many.mergedInto, reads],
      [many.mergePreview, (person: Person) => writes(person) && holds(person, 'CAN_MERGE_RECORDS')],
      [many.merge, (person: Person) => writes(person) && holds(person, 'CAN_MERGE_RECORDS')],
    ] as const;
  }),
);

/** The questions that are made of a call, each with who may ask it; none for a call that nobody has thought of. */
export const questionsOf = (kind: 'query' | 'mutation', root: Root): readonly Question[] => {
  const may = CALL_REFERENCE[root.name] ?? (isLookupCall(root.name) ? hasAccess : ofTables.get(root.name));
  return QUESTIONS[root.name] ?? (may ? [{ document: documentOf(kind, root), may }] : []);
};
