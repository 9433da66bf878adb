import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { AppError } from '#domain/errors';
import type { Row } from '../../db/statement';
import type { Builder } from '../builder';
import type { GraphContext } from '../context';
import { TOO_COMPLEX } from '../limits';
import { constant } from '../read/fragment';
import { mayReadField } from '../fieldRights';
import { planOf, selectedFields } from '../read/readPlan';
import { readByIds, readResource } from '../read/readResource';
import type { Registry } from '../registry';
import type { Resource } from '../resource';
import { addListArguments, type ListArguments, type ListInputs } from './filterInput';
import { filterSql, looksIntoTexts, orderSql } from './filterSql';
import type { GroupTypes } from './groupTypes';
import { readGroups } from './listGroups';
import type { ObjectRef } from './objectType';
import { pageOf } from './pageOf';

interface ListAnswer {
  items: Row[];
  total_count: number | null;
  /** What found them, for what else is read of the same rows. */
  filters: readonly Readonly<Record<string, unknown>>[];
  /** Whether the groups of the list were read with it. */
  isGrouped?: boolean;
}

const tooComplex = (text: string): GraphQLError => new GraphQLError(text, { extensions: { code: TOO_COMPLEX } });

/**
 * One row by id, as the document asks for it.
 * @throws AppError NOT_FOUND for an id that names no row, a deleted one or one out of scope
 */
const readOne = async (
  registry: Registry,
  resource: Resource,
  context: GraphContext,
  info: GraphQLResolveInfo,
  id: number,
): Promise<Row> => {
  const [row] = await readByIds(context, resource, planOf(registry, resource, info.fieldNodes, info.fragments), [id]);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
};

const addOne = (builder: Builder, registry: Registry, resource: Resource, ref: ObjectRef): void => {
  builder.queryField(resource.descriptor.operations.one, (t) =>
    t.field({
      type: ref,
      extensions: { need: resource.needs.read },
      args: { id: t.arg.int({ required: true }) },
      resolve: (_root, { id }, context, info) => readOne(registry, resource, context, info, id),
    }),
  );
};

const addList = (
  builder: Builder,
  registry: Registry,
  resource: Resource,
  ref: ObjectRef,
  { filter, field, sort, page }: ListArguments,
  { unit, groups }: ListInputs & { groups: GroupTypes },
): void => {
  const list = builder.objectRef<ListAnswer>(`${resource.type}List`).implement({
    extensions: { need: resource.needs.read },
    fields: (t) => ({
      items: t.field({ type: [ref], nullable: false, resolve: ({ items }) => items }),
      total_count: t.field({
        type: 'Int',
        nullable: false,
        description: 'Counted only when it is asked for.',
        resolve: ({ total_count }) => total_count,
      }),
      groups: t.field({
        type: groups,
        nullable: false,
        description:
          'All rows that the filter finds, by the values of a field; of dates by month, unless a unit is given.',
        args: {
          by: t.arg({ type: field, required: true }),
          unit: t.arg({ type: unit }),
          sums: t.arg({ type: [field] }),
        },
        resolve: (answer, args, context) => {
          // Under other names it is another pass over all rows [SEC-007].
          if (answer.isGrouped) throw tooComplex('A list is grouped once; ask for it again to group it otherwise.');
          answer.isGrouped = true;
          return readGroups(context, resource, answer.filters, args);
        },
      }),
    }),
  });
  builder.queryField(resource.descriptor.operations.list, (t) =>
    t.field({
      type: list,
      extensions: { need: resource.needs.read },
      args: {
        filter: t.arg({ type: filter }),
        within: t.arg({ type: filter, description: 'Narrows what the filter finds, whichever way that matches.' }),
        sort: t.arg({ type: sort }),
        page: t.arg({ type: page }),
      },
      resolve: async (_root, args, context, info) => {
        const asked = selectedFields(
          info.fieldNodes.map((node) => node.selectionSet),
          info.fragments,
        );
        const wanted = [args.filter ?? {}, args.within ?? {}];
        const page = pageOf(args.page);
        if (!asked.has('items') && !asked.has('total_count')) return { items: [], total_count: null, filters: wanted };
        const plan = planOf(registry, resource, asked.get('items') ?? [], info.fragments);
        const { rows, total } = await readResource(context, resource, plan, {
          ...page,
          where: wanted.flatMap((one) => filterSql(resource, context.actor, one)),
          orderBy: orderSql(resource, context.actor, args.sort),
          total: asked.has('total_count'),
          costly: wanted.some(looksIntoTexts),
        });
        return { items: rows, total_count: total, filters: wanted };
      },
    }),
  );
};

/** All rows of a list for pickers, in their order, as the document asks for them [LKP-010 LKP-018]. */
export const readPlainList = async (
  registry: Registry,
  resource: Resource,
  context: GraphContext,
  info: GraphQLResolveInfo,
): Promise<Row[]> => {
  const plan = planOf(registry, resource, info.fieldNodes, info.fragments);
  const isOrdered = mayReadField(resource, context.actor, 'sort_order');
  const orderBy = orderSql(resource, context.actor, isOrdered ? { field: 'sort_order', order: 'ASC' } : null);
  const flag = resource.plainList?.where?.flag;
  const where =
    flag !== undefined && mayReadField(resource, context.actor, flag) ? { where: [constant(`t0."${flag}"`)] } : {};
  return (await readResource(context, resource, plan, { orderBy, ...where })).rows;
};

const addPlainList = (builder: Builder, registry: Registry, resource: Resource, ref: ObjectRef): void => {
  const { plainList } = resource;
  if (!plainList) return;
  builder.queryField(plainList.name, (t) =>
    t.field({
      type: [ref],
      nullable: false,
      extensions: { need: resource.needs.read },
      resolve: (_root, _args, context, info) => readPlainList(registry, resource, context, info),
    }),
  );
};

/** The root queries of a resource. Answers the arguments of its list. */
export const addQueries = (
  builder: Builder,
  registry: Registry,
  resource: Resource,
  ref: ObjectRef,
  inputs: ListInputs & { groups: GroupTypes },
): ListArguments => {
  const listArguments = addListArguments(builder, resource, inputs);
  addOne(builder, registry, resource, ref);
  addList(builder, registry, resource, ref, listArguments, inputs);
  addPlainList(builder, registry, resource, ref);
  return listArguments;
};
