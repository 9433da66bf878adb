import {
  defaultFieldResolver,
  getNamedType,
  getVariableValues,
  isAbstractType,
  isLeafType,
  isNonNullType,
  isObjectType,
  Kind,
  locatedError,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { WantedPlaces } from '../../pipeline/places/holdPlaces';
import { holdPlacesOf } from '../callPlaces';
import type { GraphContext } from '../context';
import { completeFields, completerOf, completeSerially, isLasting, keepWhole } from './complete';
import { NULL, type FieldPlan, type Run } from './fieldPlan';
import { jsonText, PLAIN_JSON } from './jsonText';
import { isOver, newAnswerRoom, whyOver } from './answerBounds';
import { argsOf } from './runField';

/** What running an operation gave: `data` as JSON, null when it could not begin. */
export interface Ran {
  data: string | null;
  /** The whole answer as bytes, where it is kept: the same ones as long as it stays the same. */
  whole?: Buffer;
  errors?: readonly GraphQLError[];
}

/** An operation made ready: runs with the variables and the context of a request. */
export type CompiledOperation = (
  variables: Readonly<Record<string, unknown>> | undefined,
  context: GraphContext,
) => Promise<Ran>;

type Fragments = Record<string, FragmentDefinitionNode>;

/** What is left to graphql-js: thrown and caught within the compilation. */
class NotCompilable extends Error {}

interface Compilation {
  schema: GraphQLSchema;
  fragments: Fragments;
}

const appliesTo = (
  { schema }: Compilation,
  condition: FragmentDefinitionNode['typeCondition'] | undefined,
  type: GraphQLObjectType,
): boolean => {
  if (!condition) return true;
  const wanted = typeFromAST(schema, condition);
  return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type));
};

/** The fields asked of an object, by the key they have in the answer. */
const collect = (
  compilation: Compilation,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
): Map<string, FieldNode[]> => {
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

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    /** The field is what its object has by this name. */
    property?: string;
  }
  interface GraphQLObjectTypeExtensions<_TSource, _TContext> {
    /** Objects of this type never change and are answered again and again: their JSON is kept with them. */
    isLasting?: boolean;
    /** Like `isLasting`; where nothing else is asked for, the bytes of the whole answer are kept. */
    isWhole?: boolean;
  }
}

const plainOf = ({ extensions: { property }, type }: FieldPlan['field']): FieldPlan['plain'] => {
  const json = PLAIN_JSON[String(isNonNullType(type) ? type.ofType : type)];
  return property !== undefined && json ? { property, json } : null;
};

const TYPENAME = '__typename';

const planField = (
  compilation: Compilation,
  parent: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
  { isFirst, isRepeated }: { isFirst: boolean; isRepeated: boolean },
): FieldPlan => {
  const name = nodes[0]?.name.value ?? '';
  const field = name === TYPENAME ? typenameField(compilation, parent) : parent.getFields()[name];
  if (!field) throw new NotCompilable(); // __schema and __type
  const named = getNamedType(field.type);
  const sets = nodes.map((node) => node.selectionSet);
  const inner = isObjectType(named) ? planFields(compilation, named, sets) : [];
  const complete = completerOf(field.type, nodes, inner);
  if (!complete) throw new NotCompilable();
  const resolve = field.resolve ?? defaultFieldResolver;
  return {
    key,
    nodes,
    parent,
    field,
    resolve,
    complete,
    opening: `${isFirst ? '{' : ','}${jsonText(key)}:`,
    isLeaf: isLeafType(isNonNullType(field.type) ? field.type.ofType : field.type),
    isNonNull: isNonNullType(field.type),
    isRepeated: isRepeated && isObjectType(named),
    hasArgs: field.args.length > 0,
    usesInfo: resolve.length > 3 || field.resolve === undefined,
    plain: plainOf(field),
    isWhole: isLasting(field.type, inner, 'isWhole'),
    isPure: (name === TYPENAME || field.extensions.property !== undefined) && inner.every(({ isPure }) => isPure),
  };
};

const typenameField = ({ schema }: Compilation, { name }: GraphQLObjectType): FieldPlan['field'] => {
  const type = schema.getType('String');
  if (!isLeafType(type)) throw new NotCompilable();
  return {
    name: TYPENAME,
    description: null,
    type,
    args: [],
    resolve: () => name,
    deprecationReason: null,
    extensions: {},
    astNode: null,
    subscribe: undefined,
  };
};

const planFields = (
  compilation: Compilation,
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
): FieldPlan[] => {
  const fields = [...collect(compilation, type, sets)];
  const names = fields.map(([, [node]]) => node?.name.value);
  return fields.map(([key, nodes], index) =>
    planField(compilation, type, key, nodes, {
      isFirst: index === 0,
      isRepeated: names.indexOf(names[index]) !== names.lastIndexOf(names[index]),
    }),
  );
};

/** Arguments that cannot be read are refused by the field itself, in its turn. */
const askedPlaces = (fields: readonly FieldPlan[], run: Run): (WantedPlaces | null)[] =>
  fields.map((plan) => {
    const { places } = plan.field.extensions;
    if (!places) return null;
    try {
      return places(argsOf(plan, run));
    } catch {
      return null;
    }
  });

const runner =
  (
    { schema, fragments }: Compilation,
    root: GraphQLObjectType,
    operation: OperationDefinitionNode,
    fields: readonly FieldPlan[],
  ): CompiledOperation =>
  async (given, context) => {
    const { errors: bad, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given ?? {}, {
      maxErrors: 20,
      hideSuggestions: true,
    });
    if (bad) return { data: null, errors: bad };
    const run: Run = {
      context,
      variables: coerced,
      errors: [],
      room: context.room ?? newAnswerRoom(),
      args: new Map(),
      infos: new Map(),
      info: {
        schema,
        fragments,
        operation,
        rootValue: undefined,
        variableValues: coerced,
        fieldName: '',
        fieldNodes: [],
        returnType: root,
        parentType: root,
        path: { prev: undefined, key: '', typename: undefined },
      },
    };
    try {
      if (context.mutation && fields.length > 1) await holdPlacesOf(context.mutation, askedPlaces(fields, run));
      const data = await (operation.operation === 'mutation'
        ? completeSerially(fields, run)
        : completeFields(fields, undefined, undefined, run));
      if (isOver(run.room)) return { data: NULL, errors: [whyOver(run.room)] };
      if (run.whole) return { data, whole: run.whole };
      return { data, ...(run.errors.length > 0 ? { errors: run.errors } : {}) };
    } catch (error) {
      if (isOver(run.room)) return { data: NULL, errors: [whyOver(run.room)] };
      return { data: NULL, errors: [...run.errors, locatedError(error, undefined)] };
    }
  };

/**
 * Compiles an operation once for all its requests: fields collected, resolvers found, types looked at; its answer is
 * written as JSON without being built up first. What is rare is left to graphql-js (null): introspection, directives,
 * interfaces and unions.
 */
export const compileOperation = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): CompiledOperation | null => {
  const root = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
  if (operation.operation === 'subscription' || !root) return null;
  const fragments = Object.fromEntries(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  try {
    const compilation = { schema, fragments };
    const fields = planFields(compilation, root, [operation.selectionSet]);
    const [only] = fields;
    const isWhole = only?.isWhole === true && fields.length === 1 && operation.operation === 'query';
    return runner(compilation, root, operation, isWhole ? [keepWhole(only)] : fields);
  } catch (error) {
    if (error instanceof NotCompilable) return null;
    throw error;
  }
};
