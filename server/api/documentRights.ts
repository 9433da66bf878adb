import {
  getNamedType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { can, SIGNED_IN, type Need } from '#domain/access/can';
import { AppError } from '#domain/errors';
import type { FieldAsker } from './fieldRights';

/** One need of a document, and how its absence is told. */
interface Demand {
  need: Need;
  /** The columns or computed values that are read, as `table.field`: a role may be kept from them. */
  columns?: readonly string[] | undefined;
  refusal: AppError;
}

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    need?: Need;
    /** The column or computed value that it shows, as `table.field`; several where it is made of all of them. */
    column?: string | readonly string[];
    /** A query that writes: it runs in a transaction, alone, under its Idempotency-Key. */
    writes?: boolean;
    /** A mutation whose command is `loadsOnly`. */
    loadsOnly?: boolean;
  }
  interface GraphQLObjectTypeExtensions<_TSource, _TContext> {
    need?: Need;
  }
}

/** A field that a user may not read does not exist for that user: told in the words of a validation error. */
const unknownField = (field: string, type: string): AppError =>
  new AppError('BAD_USER_INPUT', {}, `Cannot query field "${field}" on type "${type}".`);

/** What a field asks for: its own need and that of the type it answers. */
export const needsOfField = ({ type, extensions }: GraphQLField<unknown, unknown>): Need[] => {
  const target = getNamedType(type);
  return [extensions.need, isObjectType(target) ? target.extensions.need : undefined].filter(
    (need) => need !== undefined,
  );
};

const collect = (schema: GraphQLSchema, document: DocumentNode): Demand[] => {
  const demands: Demand[] = [];
  const roots = new Set([schema.getQueryType(), schema.getMutationType()]);
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: (node) => {
        const field = types.getFieldDef();
        const parent = types.getParentType();
        if (!field || !parent) return;
        const refusal =
          isObjectType(parent) && roots.has(parent)
            ? new AppError('FORBIDDEN')
            : unknownField(node.name.value, parent.name);
        for (const need of needsOfField(field)) demands.push({ need, refusal });
        const { column } = field.extensions;
        if (column !== undefined)
          demands.push({ need: SIGNED_IN, columns: typeof column === 'string' ? [column] : column, refusal });
      },
    }),
  );
  return demands;
};

/** Documents are kept after parsing, so each is walked once. */
const known = new WeakMap<DocumentNode, Demand[]>();

/**
 * Checks a document against what its sender may see and do, before it runs: no resolver asks again.
 * @throws AppError FORBIDDEN for a root field, BAD_USER_INPUT for a field that does not exist for this user
 */
export const assertDocumentRights = (
  schema: GraphQLSchema,
  document: DocumentNode,
  { permissions, field_limits }: FieldAsker,
): void => {
  const demands = known.get(document) ?? collect(schema, document);
  known.set(document, demands);
  const unmet = demands.find(
    ({ need, columns = [] }) =>
      !can(permissions, need) || columns.some((column) => field_limits.get(column) === 'hidden'),
  );
  if (unmet) throw unmet.refusal;
};
