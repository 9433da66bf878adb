import { buildSchema, execute, getOperationAST, parse, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { GraphContext } from '../context';
import { newLoaders } from '../read/loaders';
import { compileOperation, type Ran } from './compileOperation';

const SDL = `
  interface Named { name: String }
  type Leaf implements Named { id: Int! name: String size: Float on: Boolean parent: Node }
  type Node implements Named { id: Int! name: String strict: String! leaves: [Leaf!]! loose: [Leaf] one: Leaf must: Leaf! echo(text: String = "none", times: Int!): String self: Node tags: [String!] }
  type Mutation { first: Int! second: Int refused: Int! }
  type Query { node: Node strictNode: Node! nodes: [Node!] named: Named broken: String }
`;

const resolvers: Record<string, Record<string, unknown>> = {
  Leaf: { parent: () => Promise.resolve({ id: 7, name: 'parent', leaves: [] }) },
  Node: {
    echo: (_node: unknown, { text, times }: { text: string; times: number }) => text.repeat(times),
    self: async (node: unknown) => node,
    must: (node: { must?: unknown }) => Promise.resolve(node.must),
  },
  Query: {
    broken: () => {
      throw new Error('broken');
    },
  },
};

const LEAVES = [
  { id: 1, name: 'a', size: 1.5, on: true },
  { id: 2, name: null, size: null, on: false },
];
const NODE = {
  id: 1,
  name: 'n',
  strict: 's',
  leaves: LEAVES,
  loose: [LEAVES[0], null],
  one: LEAVES[1],
  must: LEAVES[0],
  tags: ['x', 'y'],
};

const schemaOf = (): GraphQLSchema => {
  const schema = buildSchema(SDL);
  for (const [type, fields] of Object.entries(resolvers)) {
    const object = schema.getType(type);
    if (!object || !('getFields' in object)) continue;
    for (const [name, resolve] of Object.entries(fields)) Object.assign(object.getFields()[name] ?? {}, { resolve });
  }
  return schema;
};

const schema = schemaOf();
const runner = { query: () => Promise.reject(new Error('no database')) };
const context = { loaders: newLoaders(runner) } as unknown as GraphContext;

/** The answer that a client reads. */
const asRead = ({ data, errors }: Ran): unknown =>
  JSON.parse(
    `{"data":${data ?? '"absent"'}${errors ? `,"errors":${JSON.stringify(errors)}` : ''}}`,
    (_key, value: unknown) => (value === 'absent' ? undefined : value),
  );

/** Runs a document both ways; the root value is given by resolvers so that both see the same. */
const both = async (query: string, root: Record<string, unknown>, variables: Record<string, unknown> = {}) => {
  const type = schema.getQueryType();
  for (const [name, value] of Object.entries(root))
    Object.assign(type?.getFields()[name] ?? {}, { resolve: () => value });
  const document = parse(query);
  const operation = getOperationAST(document);
  const compiled = operation && compileOperation(schema, document, operation);
  const plain = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));
  return {
    compiled: compiled ? asRead(await compiled(variables, context)) : null,
    expected: plain(
      await execute({ schema, document, variableValues: variables, contextValue: context, hideSuggestions: true }),
    ),
  };
};

describe('a compiled query answers as graphql-js does', () => {
  it.each([
    [
      'scalars, objects and lists',
      '{ node { id name strict tags leaves { id name size on } loose { id } one { name } } }',
      { node: NODE },
    ],
    [
      'aliases and merged fields',
      '{ a: node { id } b: node { name } node { one { id } one { name } } }',
      { node: NODE },
    ],
    [
      'fragments',
      'query { node { ...A ... on Named { name } ... { strict } } } fragment A on Node { id leaves { ...B } } fragment B on Leaf { id size }',
      { node: NODE },
    ],
    [
      'promises in objects and lists',
      '{ node { self { self { id leaves { id parent { id name } } } } must { id } } nodes { self { name } } }',
      { node: NODE, nodes: [NODE, NODE] },
    ],
    ['the name of a type', '{ __typename node { __typename leaves { __typename } } }', { node: NODE }],
    ['arguments with defaults', '{ node { echo(times: 2) x: echo(times: 1, text: "hi") } }', { node: NODE }],
    [
      'texts that JSON escapes',
      '{ node { name strict } }',
      { node: { ...NODE, name: 'a "b" \\ c', strict: '\n\u0001 \ud800 \u2028 ñ 🏊' } },
    ],
    ['null', '{ node { id } nodes { id } }', { node: null, nodes: null }],
    [
      'null in a list that may hold it',
      '{ node { loose { id name } } }',
      { node: { ...NODE, loose: [null, LEAVES[1]] } },
    ],
    ['a failing field', '{ broken node { id } }', { node: NODE }],
    ['null where it may not stand: the parent is null', '{ node { id strict } }', { node: { ...NODE, strict: null } }],
    [
      'null where it may not stand, in a list',
      '{ nodes { id strict } node { id } }',
      { nodes: [NODE, { ...NODE, strict: null }], node: NODE },
    ],
    [
      'null where it may not stand, after waiting',
      '{ node { name self { must { id } } } }',
      { node: { ...NODE, must: null } },
    ],
    [
      'null where it may not stand, up to the root',
      '{ strictNode { strict } }',
      { strictNode: { ...NODE, strict: null } },
    ],
    ['a value that its scalar cannot hold', '{ node { leaves { id } } }', { node: { ...NODE, leaves: [{ id: 1.5 }] } }],
    ['something else than a list', '{ node { leaves { id } } }', { node: { ...NODE, leaves: 5 } }],
  ])('for %s', async (_what, query, root) => {
    const { compiled, expected } = await both(query, root);
    const withoutTexts = (answer: unknown): unknown =>
      JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'message' ? undefined : value)));
    expect(withoutTexts(compiled)).toEqual(withoutTexts(expected));
  });

  it('for variables, and for variables that do not fit', async () => {
    const query = 'query ($times: Int!, $text: String) { node { echo(times: $times, text: $text) } }';
    const good = await both(query, { node: NODE }, { times: 3, text: 'ab' });
    expect(good.compiled).toEqual(good.expected);
    const bad = await both(query, { node: NODE }, { times: 'many' });
    expect(bad.compiled).toEqual(bad.expected);
  });

  it('runs resolvers with the arguments of each request, not of the first', async () => {
    const query = 'query ($times: Int!) { node { echo(times: $times, text: "x") } }';
    expect((await both(query, { node: NODE }, { times: 1 })).compiled).toEqual({ data: { node: { echo: 'x' } } });
    expect((await both(query, { node: NODE }, { times: 4 })).compiled).toEqual({ data: { node: { echo: 'xxxx' } } });
  });
});

describe('objects of a type that lasts', () => {
  const lastingSchema = (): GraphQLSchema => {
    const built = buildSchema(
      'type Card { id: Int! name: String face: Face big: Int } type Face { colors: [String!]! } type Query { cards: [Card!]! }',
    );
    const fieldsOf = (name: string) => {
      const type = built.getType(name);
      return type && 'getFields' in type ? type.getFields() : {};
    };
    for (const name of ['Card', 'Face'])
      for (const field of Object.values(fieldsOf(name))) Object.assign(field, { extensions: { property: field.name } });
    Object.assign(built.getType('Card') ?? {}, { extensions: { isLasting: true } });
    return built;
  };
  const asked = (rows: () => readonly unknown[], query: string) => {
    const built = lastingSchema();
    Object.assign(built.getQueryType()?.getFields().cards ?? {}, { resolve: rows });
    const document = parse(query);
    const operation = getOperationAST(document);
    const compiled = operation && compileOperation(built, document, operation);
    return async () => asRead(compiled ? await compiled({}, context) : { data: null });
  };
  const card = (id: number, name: string) => ({ id, name, face: { colors: ['Blue "1"', 'ñ 🏊'] }, big: 1 });

  const readBy = (reads: string[], id: number, name: string) => ({
    ...card(id, name),
    get name() {
      reads.push(name);
      return name;
    },
  });

  it('are written once, and others that come beside them anew', async () => {
    const reads: string[] = [];
    const a = readBy(reads, 1, 'a');
    let rows = [a, readBy(reads, 2, 'b')];
    const ask = asked(() => rows, '{ cards { id name face { colors } __typename } }');
    expect(await ask()).toMatchObject({
      data: { cards: [{ id: 1, name: 'a', face: { colors: ['Blue "1"', 'ñ 🏊'] }, __typename: 'Card' }, { id: 2 }] },
    });
    rows = [a, readBy(reads, 3, 'c')];
    expect(await ask()).toMatchObject({ data: { cards: [{ id: 1 }, { id: 3, name: 'c' }] } });
    expect(reads).toEqual(['a', 'b', 'c']);
  });

  it('tell a value that does not fit each time', async () => {
    const ask = asked(() => [{ ...card(1, 'a'), big: 1.5 }], '{ cards { id big } }');
    const first = await ask();
    expect(first).toMatchObject({ data: { cards: [{ id: 1, big: null }] }, errors: [{ path: ['cards', 0, 'big'] }] });
    expect(await ask()).toEqual(first);
  });
});

describe('an answer of a type that is told as a whole', () => {
  const boardSchema = (): GraphQLSchema => {
    const built = buildSchema('type Board { day: String! big: Int } type Query { board: Board! other: Int }');
    const board = built.getType('Board');
    if (!board || !('getFields' in board)) throw new Error('no board');
    Object.assign(board, { extensions: { isWhole: true } });
    for (const field of Object.values(board.getFields()))
      Object.assign(field, { extensions: { property: field.name } });
    return built;
  };
  const asked = (board: () => unknown, query: string) => {
    const built = boardSchema();
    Object.assign(built.getQueryType()?.getFields().board ?? {}, { resolve: async () => board() });
    const document = parse(query);
    const operation = getOperationAST(document);
    const compiled = operation && compileOperation(built, document, operation);
    return async (): Promise<Ran> => (compiled ? compiled({}, context) : { data: null });
  };
  const TOLD = '{"data":{"board":{"day":"Monday"}}}';

  it('is the same bytes as long as its object is the same, and frozen', async () => {
    let board: object = Object.freeze({ day: 'Monday' });
    const ask = asked(() => board, '{ board { day } }');
    const { whole } = await ask();
    expect(String(whole)).toBe(TOLD);
    expect((await ask()).whole).toBe(whole);
    board = Object.freeze({ day: 'Monday' });
    const { whole: anew } = await ask();
    expect([String(anew), anew === whole]).toEqual([TOLD, false]);
    board = { day: 'Monday' };
    expect(await ask()).toEqual({ data: '{"board":{"day":"Monday"}}' });
  });

  it.each(['{ board { day } other }', '{ board { day } again: board { day } }'])(
    'is made anew beside something else: %s',
    async (query) => {
      const board = Object.freeze({ day: 'Monday' });
      expect((await asked(() => board, query)()).whole).toBeUndefined();
    },
  );

  it('tells a value that does not fit each time', async () => {
    const board = Object.freeze({ day: 'Monday', big: 1.5 });
    const ask = asked(() => board, '{ board { day big } }');
    for (let round = 0; round < 2; round += 1)
      expect(await ask()).toMatchObject({
        data: '{"board":{"day":"Monday","big":null}}',
        errors: [{ path: ['board', 'big'] }],
      });
  });
});

describe('a compiled mutation', () => {
  const run = async (query: string) => {
    const log: string[] = [];
    const fields = schema.getMutationType()?.getFields() ?? {};
    const after = (name: string, value: unknown) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      return value;
    };
    for (const [name, value] of Object.entries({ first: 1, second: 2, refused: null }))
      Object.assign(fields[name] ?? {}, { resolve: after(name, value) });
    const document = parse(query);
    const operation = getOperationAST(document);
    const compiled = operation && compileOperation(schema, document, operation);
    return { log, answer: compiled && asRead(await compiled({}, context)) };
  };

  it('runs its fields one after the other, in their order', async () => {
    expect(await run('mutation { a: second first }')).toEqual({
      log: ['second begins', 'second ends', 'first begins', 'first ends'],
      answer: { data: { a: 2, first: 1 } },
    });
  });

  it('begins no field after one that failed', async () => {
    const { log, answer } = await run('mutation { refused first }');
    expect(log).toEqual(['refused begins', 'refused ends']);
    expect(answer).toMatchObject({ data: null, errors: [{ path: ['refused'] }] });
  });
});

describe('what is rare is left to graphql-js', () => {
  it.each([
    ['directives', 'query ($yes: Boolean!) { node { id @include(if: $yes) } }'],
    ['interfaces', '{ named { name } }'],
    ['introspection', '{ __schema { queryType { name } } }'],
  ])('%s', (_what, query) => {
    const document = parse(query);
    const operation = getOperationAST(document);
    expect(operation && compileOperation(schema, document, operation)).toBeNull();
  });
});
