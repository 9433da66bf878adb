import {
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { GraphContext } from './context';
import { withoutDirectives } from './execute/withoutDirectives';
import { rootFieldsOf } from './rootFields';
import { compileOperation, type CompiledOperation, type Ran } from './execute/compileOperation';
import { assertNotTooLarge, assertNotTooNested, introspectionRule, limitsPlugin, queryRootFieldsRule } from './limits';

/** What a client posts: one operation. */
export interface GraphqlParams {
  query: string;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** Yoga's plugins around parsing, validating and running, without its HTTP: Fastify has parsed the request already. */
export interface Engine {
  /** Parsed and validated once per text. @throws GraphQLError for a document that does not fit the schema */
  prepare(query: string): DocumentNode;
  run(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Record<string, unknown> | undefined,
    context: GraphContext,
  ): Promise<Ran>;
}

/** Refusals name no fields that the asker has not named, and stop at a handful of errors. */
const ownValidation: Plugin = {
  onValidate: ({ setValidationFn, addValidationRule }) => {
    addValidationRule(queryRootFieldsRule);
    addValidationRule(introspectionRule);
    setValidationFn((schema: GraphQLSchema, document: DocumentNode, rules = specifiedRules) =>
      validate(schema, document, rules, { maxErrors: 20, hideSuggestions: true }),
    );
  },
};

const refusalOf = (errors: readonly GraphQLError[]): GraphQLError => {
  const [first] = errors;
  if (errors.length === 1 && first) return first;
  return new GraphQLError(errors.map(({ message }) => message).join('\n'), {
    nodes: first?.nodes,
    extensions: { ...first?.extensions },
  });
};

/** Operations are compiled at their first request and kept with their document. */
const compiled = new WeakMap<OperationDefinitionNode, CompiledOperation | null>();

const compiledOf = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledOperation | null => {
  const known = compiled.get(operation);
  if (known !== undefined) return known;
  const made = compileOperation(schema, document, operation);
  compiled.set(operation, made);
  return made;
};

/** Whether an operation asks for the schema, and for nothing else. @throws GraphQLError for one that asks for more besides */
const isIntrospection = (document: DocumentNode, of: OperationDefinitionNode): boolean => {
  const names = rootFieldsOf(document).flatMap(({ operation, name }) => (operation === of ? [name] : []));
  const asked = names.filter((name) => name.startsWith('__') && name !== '__typename');
  if (asked.length > 0 && asked.length < names.length)
    throw new GraphQLError('What asks for the schema asks for nothing else.', { nodes: of });
  return asked.length > 0;
};

/** An operation with directives, as they leave it for the variables of this request: bounded as all others are. */
const runDecided = async (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown> | undefined,
  context: GraphContext,
): Promise<Ran> => {
  const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {}, {
    maxErrors: 20,
    hideSuggestions: true,
  });
  if (errors) return { data: null, errors };
  const decided = withoutDirectives(document, coerced);
  const own = getOperationAST(decided, operation.name?.value);
  const compiled = own && compileOperation(schema, decided, own);
  if (!compiled) throw new GraphQLError('This document cannot be run.', { nodes: operation });
  return compiled(variables, context);
};

/** Documents kept at most, and the longest that is: the client sends about a hundred, the same ones always. */
const KEPT = 500;
const MAX_KEPT_LENGTH = 50_000;

/** The documents last asked for, by their text. */
const documentsKept = (prepare: (query: string) => DocumentNode): ((query: string) => DocumentNode) => {
  const kept = new Map<string, DocumentNode>();
  return (query) => {
    const known = kept.get(query);
    if (known) return known;
    const document = prepare(query);
    const [oldest] = kept.keys();
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    if (query.length <= MAX_KEPT_LENGTH) kept.set(query, document);
    return document;
  };
};

export const newEngine = (schema: GraphQLSchema): Engine => {
  const yoga = createYoga({
    schema,
    graphiql: false,
    landingPage: false,
    batching: false,
    maskedErrors: false, // masked where the answer is made, with codes
    logging: false,
    parserAndValidationCache: false, // kept here, with what is known of them
    plugins: [ownValidation, limitsPlugin()],
  });
  return {
    prepare: documentsKept((query) => {
      assertNotTooNested(query);
      const enveloped = yoga.getEnveloped({});
      const document: DocumentNode = enveloped.parse(query);
      assertNotTooLarge(document);
      const errors: readonly GraphQLError[] = enveloped.validate(schema, document);
      if (errors.length > 0) throw refusalOf(errors);
      return document;
    }),
    run: async (document, operation, variables, contextValue) => {
      const compiled = compiledOf(schema, document, operation);
      if (compiled) return compiled(variables, contextValue);
      if (!isIntrospection(document, operation))
        return runDecided(schema, document, operation, variables, contextValue);
      const { data, errors } = await execute({
        schema,
        document,
        contextValue,
        variableValues: variables,
        operationName: operation.name?.value,
        hideSuggestions: true,
      });
      return { data: data === undefined ? null : JSON.stringify(data), ...(errors ? { errors } : {}) };
    },
  };
};
