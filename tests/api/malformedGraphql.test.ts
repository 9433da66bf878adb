import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '#domain/errors';
import { isRule } from '#domain/refusals/catalogue';
import { productSchema } from '../../server/areas';
import { randomOf, type Random } from '../../server/db/seed/demo/random';
import { openGraphql, type Ask, type GraphqlError } from '../support/graphqlHarness';
import { freshDatabase, type FreshDatabase } from '../support/database';
import { hostileNumbers, hostileTexts } from '../support/hostile';

const { schema } = productSchema();
const TRIES = 20;

/** A value of an input type that its type lets through now and then, and that nobody would send. */
const hostileValue = (random: Random, type: GraphQLInputType, depth = 0): unknown => {
  if (isNonNullType(type)) return random.chance(0.03) ? null : hostileValue(random, type.ofType, depth);
  if (random.chance(0.1)) return null;
  if (isListType(type))
    return Array.from({ length: random.chance(0.05) ? 300 : random.int(0, 3) }, () =>
      hostileValue(random, type.ofType, depth + 1),
    );
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type) || random.chance(0.5));
    return depth > 6
      ? {}
      : Object.fromEntries(fields.map((field) => [field.name, hostileValue(random, field.type, depth + 1)]));
  }
  if (random.chance(0.05)) return random.pick([{}, [], 'x', 1, true, 1e300]);
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  switch (type.name) {
    case 'Int':
      return random.chance(0.6) ? random.int(1, 40) : random.pick(hostileNumbers.filter(Number.isInteger));
    case 'Float':
    case 'Money':
    case 'Quantity':
      return random.pick(hostileNumbers);
    case 'Boolean':
      return random.chance(0.5);
    case 'Date':
      return random.pick(['2026-11-20', '0001-01-01', '9999-12-31', '0000-01-01', '2026-02-30', '']);
    case 'LocalDateTime':
      return random.pick(['2026-11-20T08:00:00', '0001-01-01T00:00:00', '9999-12-31T23:59:59', '2026-11-20T24:00:00']);
    case 'DateTime':
      return random.pick(['2026-11-20T08:00:00Z', '275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z', 'Nov 20']);
    default:
      return random.pick(hostileTexts);
  }
};

const selection = (type: GraphQLOutputType): string => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const leaves = Object.values(named.getFields()).filter(
    (field) => field.args.length === 0 && !isObjectType(getNamedType(field.type)),
  );
  return ` { __typename ${leaves
    .slice(0, 30)
    .map(({ name }) => name)
    .join(' ')} }`;
};

/** Words of the parser, of patterns and of rules that fit nothing. */
const PARSER =
  /Invalid (input|string|option|key)|must match pattern|Too (small|big)|Unrecognized key|expected \w+, received/;

/** What is wrong with how a refusal is told: a rule that says nothing, a field without one, no field where fields are spoken of. */
const misleading = ({ message, extensions: { code, rule, fields = [] } }: GraphqlError): string[] => [
  ...(code === 'BAD_USER_INPUT' && message === ERRORS.BAD_USER_INPUT.message && fields.length === 0
    ? ['no field']
    : []),
  ...fields.flatMap((field) => ('rule' in field && isRule(field.rule) ? [] : [`${field.path} has no rule`])),
  ...(rule === 'object' ? ['object'] : []),
  ...[message, ...fields.map((field) => field.message)].filter((text) => PARSER.test(text)),
];

const documentOf = (kind: 'query' | 'mutation', { name, args, type }: GraphQLField<unknown, unknown>): string => {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return args.length === 0
    ? `${kind} { ${name}${selection(type)} }`
    : `${kind} (${declared}) { ${name}(${passed})${selection(type)} }`;
};

describe('malformed input', () => {
  let database: FreshDatabase;
  let ask: Ask;
  beforeAll(async () => {
    database = await freshDatabase('demo');
    ask = openGraphql(database);
  });
  afterAll(() => database.close());

  it.each([
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const)(
    'is never an unforeseen error, to whichever %s it is given, and is told in words of ours with field and rule',
    async (kind, root) => {
      const random = randomOf(`malformed ${kind}`);
      const unforeseen: unknown[] = [];
      const mistold = new Set<string>();
      for (const field of Object.values(root?.getFields() ?? {})) {
        const document = documentOf(kind, field);
        for (let index = 0; index < (field.args.length === 0 ? 1 : TRIES); index += 1) {
          const variables = Object.fromEntries(field.args.map((arg) => [arg.name, hostileValue(random, arg.type)]));
          const { errors } = await ask('admin', document, variables);
          for (const error of errors) for (const wrong of misleading(error)) mistold.add(`${field.name}: ${wrong}`);
          if (errors.some(({ extensions: { code } }) => code === 'INTERNAL_SERVER_ERROR'))
            unforeseen.push({
              field: field.name,
              variables: JSON.stringify(variables).slice(0, 2000),
              log: ask.logged.at(-1),
            });
        }
      }
      expect(unforeseen).toEqual([]);
      expect([...mistold]).toEqual([]);
    },
    600_000,
  );
});
