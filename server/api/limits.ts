import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { GraphQLError, Kind, type DocumentNode, type SelectionSetNode, type ValidationRule } from 'graphql';
import { documentSize } from './documentSize';
import { rootFieldsOf } from './rootFields';

/**
 * What one document may ask: half as much again as the largest of our own client's, which is a drop of 200 cards with
 * one aliased root field for each (`tests/contract/documentLimits.test.ts`).
 */
export const LIMITS = { depth: 9, tokens: 7_809, aliases: 300, queryRootFields: 40, nesting: 40, size: 7_809 } as const;

export const TOO_COMPLEX = 'QUERY_TOO_COMPLEX';

/** The library's refusals come without a code. */
const mark = (_context: unknown, error: GraphQLError): void => {
  Object.assign(error.extensions, { code: TOO_COMPLEX });
};
const refusal = { exposeLimits: true, onReject: [mark] };

/** Brackets that stand within brackets at most; texts and comments hold none. */
const nestingOf = (query: string): number => {
  let depth = 0;
  let deepest = 0;
  for (const [token] of query.matchAll(/"""(?:\\"""|[^])*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|#[^\n\r]*|[([{]|[)\]}]/g)) {
    if (/^[([{]/.test(token)) depth += 1;
    else if (/^[)\]}]/.test(token)) depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
};

/**
 * Asked before a document is parsed: parsing and checking go down into brackets by calls within calls, and thousands of
 * them would overflow the stack.
 * @throws GraphQLError
 */
export const assertNotTooNested = (query: string): void => {
  const nesting = nestingOf(query);
  if (nesting > LIMITS.nesting)
    throw new GraphQLError(`A document has at most ${LIMITS.nesting} brackets within brackets, this one ${nesting}.`, {
      extensions: { code: TOO_COMPLEX },
    });
};

/**
 * Asked before a document is checked: its rules go into a fragment wherever it is spread, so that a few lines of fragments
 * that spread each other twice would hold up everybody for minutes [SEC-007].
 * @throws GraphQLError
 */
export const assertNotTooLarge = (document: DocumentNode): void => {
  const size = documentSize(document);
  if (size > LIMITS.size)
    throw new GraphQLError(
      `A document has at most ${LIMITS.size} fields and spreads, each fragment counted wherever it is spread, this one ${size}.`,
      { extensions: { code: TOO_COMPLEX } },
    );
};

/** Depth, aliases and tokens. The cost rule is off: it cannot see page sizes, which the lists themselves bound. */
export const limitsPlugin = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: LIMITS.depth, ignoreIntrospection: true, flattenFragments: true, ...refusal },
    maxAliases: { n: LIMITS.aliases, ...refusal },
    maxTokens: { n: LIMITS.tokens, ...refusal },
    maxDirectives: { n: 50, ...refusal },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  });

/** Root fields of a query run side by side, also those of its fragments: so many statements at most [SEC-007]. */
export const queryRootFieldsRule: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (node.operation !== 'query') return;
    const names = rootFieldsOf(context.getDocument()).flatMap(({ operation, name }) =>
      operation === node ? [name] : [],
    );
    if (names.length <= LIMITS.queryRootFields || names.every((name) => name.startsWith('__'))) return;
    context.reportError(
      new GraphQLError(`A query has at most ${LIMITS.queryRootFields} root fields, this one ${names.length}.`, {
        nodes: node,
        extensions: { code: TOO_COMPLEX },
      }),
    );
  },
});

/** Lists of what the schema says of itself: each within another multiplies the answer. */
const SCHEMA_LISTS: ReadonlySet<string> = new Set([
  'types',
  'fields',
  'inputFields',
  'interfaces',
  'possibleTypes',
  'enumValues',
  'args',
  'directives',
]);
/** So deep they stand in the question of every tool: arguments of fields of types. */
const SCHEMA_DEPTH = 3;
/** `__schema`, `__type` and `__typename`. */
const MAX_SCHEMA_FIELDS = 3;

/**
 * What the schema says of itself is asked for once, under its own names, and no deeper than tools ask: it is answered
 * whole, in memory, and is large [SEC-007].
 */
export const introspectionRule: ValidationRule = (context) => {
  const { definitions } = context.getDocument();
  const report = (text: string): void =>
    context.reportError(new GraphQLError(text, { extensions: { code: TOO_COMPLEX } }));
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const visit = (set: SelectionSetNode | undefined, depth: number, above: ReadonlySet<string>): boolean =>
    (set?.selections ?? []).every((one) => {
      if (one.kind === Kind.FIELD) {
        const inner = depth + (SCHEMA_LISTS.has(one.name.value) ? 1 : 0);
        return one.alias === undefined && inner <= SCHEMA_DEPTH && visit(one.selectionSet, inner, above);
      }
      const name = one.kind === Kind.FRAGMENT_SPREAD ? one.name.value : null;
      if (name !== null && above.has(name)) return true;
      const target = one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value) : one;
      return visit(target?.selectionSet, depth, name === null ? above : new Set([...above, name]));
    });
  return {
    OperationDefinition: ({ selectionSet }) => {
      const own = selectionSet.selections.filter((one) => one.kind === Kind.FIELD && one.name.value.startsWith('__'));
      const isBounded = own.every((one) => one.kind === Kind.FIELD && visit(one.selectionSet, 0, new Set()));
      if (own.length > MAX_SCHEMA_FIELDS || !isBounded)
        report('The schema is asked for once in a document, under its own names, and no deeper than tools ask.');
    },
  };
};
