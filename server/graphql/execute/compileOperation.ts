import {
  defaultFieldResolver, getNamedType, getVariableValues, isAbstractType, isLeafType, isNonNullType, isObjectType, Kind, locatedError, typeFromAST,
  type DocumentNode, type ExecutionResult, type FieldNode, type FragmentDefinitionNode, type GraphQLObjectType, type GraphQLSchema, type OperationDefinitionNode, type SelectionSetNode,
} from 'graphql';
import { isRow } from '../../commands/statement';
import type { GraphContext } from '../context';
import { completeFields, completerOf } from './complete';
import { isPromise, type FieldPlan, type Run } from './fieldPlan';

/** An operation made ready: runs with the variables and the context of a request. */
export type CompiledOperation = (variables: Readonly<Record<string, unknown>> | undefined, context: GraphContext) => Promise<ExecutionResult>;

type Fragments = Record<string, FragmentDefinitionNode>;

/** What is left to graphql-js: thrown and caught within the compilation. */
class NotCompilable extends Error {}

interface Compilation { schema: GraphQLSchema; fragments: Fragments }

const appliesTo = ({ schema }: Compilation, condition: FragmentDefinitionNode['typeCondition'] | undefined, type: GraphQLObjectType): boolean => {
  if (!condition) return true;
  const wanted = typeFromAST(schema, condition);
  return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
};

/** The fields asked of an object, by the key they have in the answer. */
const collect = (compilation: Compilation, type: GraphQLObjectType, sets: readonly (SelectionSetNode | undefined)[]): Map<string, FieldNode[]> => {
  const fields = new Map<string, FieldNode[]>();
  const visit = (set: SelectionSetNode | undefined): void => {
    for (const node of set?.selections ?? []) {
      if (node.directives && node.directives.length > 0) throw new NotCompilable();
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        fields.set(key, [...(fields.get(key) ?? []), node]);
        continue;
      }
      const target = node.kind === Kind.INLINE_FRAGMENT ? node : compilation.fragments[node.name.value];
      if (target && appliesTo(compilation, target.typeCondition, type)) visit(target.selectionSet);
    }
  };
  for (const set of sets) visit(set);
  return fields;
};

const TYPENAME = '__typename';

const planField = (compilation: Compilation, parent: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): FieldPlan => {
  const name = nodes[0]?.name.value ?? '';
  const field = name === TYPENAME ? typenameField(compilation, parent) : parent.getFields()[name];
  if (!field) throw new NotCompilable(); // __schema and __type
  const named = getNamedType(field.type);
  const complete = completerOf(field.type, nodes, () => (isObjectType(named) ? planFields(compilation, named, nodes.map((node) => node.selectionSet)) : null));
  if (!complete) throw new NotCompilable();
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    key, nodes, parent, field, resolve, complete,
    isLeaf: isLeafType(isNonNullType(field.type) ? field.type.ofType : field.type),
    isNonNull: isNonNullType(field.type),
    hasArgs: field.args.length > 0,
    usesInfo: resolve.length > 3 || field.resolve === undefined,
  };
};

const typenameField = ({ schema }: Compilation, { name }: GraphQLObjectType): FieldPlan['field'] => {
  const type = schema.getType('String');
  if (!isLeafType(type)) throw new NotCompilable();
  return { name: TYPENAME, description: null, type, args: [], resolve: () => name, deprecationReason: null, extensions: {}, astNode: null, subscribe: undefined };
};

const planFields = (compilation: Compilation, type: GraphQLObjectType, sets: readonly (SelectionSetNode | undefined)[]): FieldPlan[] =>
  [...collect(compilation, type, sets)].map(([key, nodes]) => planField(compilation, type, key, nodes));

const runner = ({ schema, fragments }: Compilation, root: GraphQLObjectType, operation: OperationDefinitionNode, fields: readonly FieldPlan[]): CompiledOperation => async (given, context) => {
  const { errors: bad, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given ?? {}, { maxErrors: 20, hideSuggestions: true });
  if (bad) return { errors: bad };
  const run: Run = {
    context, variables: coerced, errors: [], args: new Map(), infos: new Map(),
    info: {
      schema, fragments, operation, rootValue: undefined, variableValues: coerced,
      fieldName: '', fieldNodes: [], returnType: root, parentType: root, path: { prev: undefined, key: '', typename: undefined },
    },
  };
  try {
    const completed = completeFields(fields, undefined, undefined, run);
    const data = isPromise(completed) ? await completed : completed;
    return { data: isRow(data) ? data : null, ...(run.errors.length > 0 ? { errors: run.errors } : {}) };
  } catch (error) {
    return { data: null, errors: [...run.errors, locatedError(error, undefined)] };
  }
};

/**
 * Compiles a query once for all its requests: fields collected, resolvers found, types looked at. What is rare is left to
 * graphql-js (null): mutations, introspection, directives, interfaces and unions.
 */
export const compileOperation = (schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CompiledOperation | null => {
  const root = schema.getQueryType();
  if (operation.operation !== 'query' || !root) return null;
  const fragments = Object.fromEntries(document.definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])));
  try {
    const compilation = { schema, fragments };
    return runner(compilation, root, operation, planFields(compilation, root, [operation.selectionSet]));
  } catch (error) {
    if (error instanceof NotCompilable) return null;
    throw error;
  }
};
