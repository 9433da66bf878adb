import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { GraphQLError, Kind, type ValidationRule } from 'graphql';

/**
 * What one document may ask: half as much again as the largest of our own client's, which is a drop of 200 cards with one
 * aliased root field for each (`tests/contract/documentLimits.test.ts`).
 */
export const LIMITS = { depth: 8, tokens: 7_809, aliases: 300, queryRootFields: 40 } as const;

export const TOO_COMPLEX = 'QUERY_TOO_COMPLEX';

/** The library's refusals come without a code. */
const mark = (_context: unknown, error: GraphQLError): void => {
  Object.assign(error.extensions, { code: TOO_COMPLEX });
};
const refusal = { exposeLimits: true, onReject: [mark] };

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

/** Root fields of a query run side by side: so many statements at most. */
export const queryRootFieldsRule: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    const count = node.selectionSet.selections.length;
    if (node.operation !== 'query' || count <= LIMITS.queryRootFields) return;
    if (
      node.selectionSet.selections.every(
        (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
      )
    )
      return;
    context.reportError(
      new GraphQLError(`A query has at most ${LIMITS.queryRootFields} root fields, this one ${count}.`, {
        nodes: node,
        extensions: { code: TOO_COMPLEX },
      }),
    );
  },
});
