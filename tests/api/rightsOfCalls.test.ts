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
import { beforeAll, describe, expect, it } from 'vitest';
import { manyOperations } from '#domain/fields/manyOperations';
import { openDatabase } from '../../server/db/database';
import { productSchema } from '../../server/areas';
import { deletesFrom, readsTable, writesTable, type Person } from '../support/accessReference';
import { CALL_REFERENCE, isLookupCall, QUESTIONS, type Question } from '../support/callReference';
import { testDatabase } from '../support/database';
import { openGraphql, type Ask } from '../support/graphqlHarness';
import { rightsWorld } from '../support/rightsWorld';

const { schema, registry } = productSchema();
type Root = GraphQLField<unknown, unknown>;
const QUERIES = Object.values(schema.getQueryType()?.getFields() ?? {});
const MUTATIONS = Object.values(schema.getMutationType()?.getFields() ?? {});

let ask: Ask;
let people: ReadonlyMap<string, Person>;
const database = await testDatabase();
beforeAll(async () => {
  people = await rightsWorld(database);
  ask = openGraphql(database);
});

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
      [many.mergePreview, (person: Person) => writes(person) && deletes(person)],
      [many.merge, (person: Person) => writes(person) && deletes(person)],
    ] as const;
  }),
);

/** The questions that are made of a call, each with who may ask it; none for a call that nobody has thought of. */
const questionsOf = (kind: 'query' | 'mutation', root: Root): readonly Question[] => {
  const may = CALL_REFERENCE[root.name] ?? (isLookupCall(root.name) ? () => true : ofTables.get(root.name));
  return QUESTIONS[root.name] ?? (may ? [{ document: documentOf(kind, root), may }] : []);
};

/** The cells in which FORBIDDEN is said to somebody who may, or something else to somebody who may not. */
const differences = async (kind: 'query' | 'mutation', roots: readonly Root[]): Promise<string[]> => {
  const found: string[] = [];
  const questions = roots.flatMap((root) => questionsOf(kind, root));
  for (const [account, person] of people)
    await Promise.all(
      questions.map(async ({ document, may }) => {
        const { errors } = await ask(account, document);
        const code = errors[0]?.extensions.code ?? 'done';
        if ((code === 'FORBIDDEN') === may(person) || code === 'INTERNAL_SERVER_ERROR')
          found.push(`${account}: ${document} is ${code}`);
      }),
    );
  return found;
};

describe('each call of the schema', () => {
  it('has a row in the reference, or is made from a table', () => {
    const roots = [
      ...QUERIES.map((root) => ['query', root] as const),
      ...MUTATIONS.map((root) => ['mutation', root] as const),
    ];
    expect(roots.filter(([kind, root]) => questionsOf(kind, root).length === 0).map(([, { name }]) => name)).toEqual(
      [],
    );
  });

  it('is a question that each of the twelve demo accounts and a user for each code may ask by the codes alone [AUTH-061]', async () => {
    expect(await differences('query', QUERIES)).toEqual([]);
  }, 60_000);

  it('is a write that each of them may make by the codes alone [AUTH-061]', async () => {
    expect(await differences('mutation', MUTATIONS)).toEqual([]);
  }, 60_000);

  it('writes nothing while it reads, but what a counter is about to count', async () => {
    await database.pool.query(
      `insert into product (name, category_id) select 'New', min(id) from lookup_product_category;
      alter database "${database.name}" set default_transaction_read_only = on`,
    );
    const reading = openDatabase({ socket: database.socket, database: database.name }, 4);
    ask = openGraphql(reading);
    const failed = (await differences('query', QUERIES)).filter(
      (cell) =>
        !(
          cell.includes('inventoryCountQuery') && people.get(cell.split(':')[0] ?? '')?.codes.has('CAN_EDIT_INVENTORY')
        ),
    );
    await reading.close();
    expect(failed).toEqual([]);
  }, 60_000);
});
