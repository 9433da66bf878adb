import type { GraphQLResolveInfo } from 'graphql';
import { AppError } from '#domain/errors';
import type { Row } from '../../db/statement';
import type { Builder } from '../builder';
import type { GraphContext } from '../context';
import { constant } from '../read/fragment';
import { planOf, selectedFields } from '../read/readPlan';
import { readByIds, readResource } from '../read/readResource';
import type { Registry } from '../registry';
import type { Resource } from '../resource';
import { addListArguments, type ListArguments, type ListInputs } from './filterInput';
import { filterSql, looksIntoTexts, orderSql } from './filterSql';
import type { ObjectRef } from './objectType';
import { pageOf } from './pageOf';

interface ListAnswer {
  items: Row[];
  total_count: number | null;
}

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
  { filter, sort, page }: ListArguments,
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
    }),
  });
  builder.queryField(resource.descriptor.operations.list, (t) =>
    t.field({
      type: list,
      extensions: { need: resource.needs.read },
      args: { filter: t.arg({ type: filter }), sort: t.arg({ type: sort }), page: t.arg({ type: page }) },
      resolve: async (_root, args, context, info) => {
        const asked = selectedFields(
          info.fieldNodes.map((node) => node.selectionSet),
          info.fragments,
        );
        const plan = planOf(registry, resource, asked.get('items') ?? [], info.fragments);
        const { rows, total } = await readResource(context, resource, plan, {
          ...pageOf(args.page),
          where: filterSql(resource, context.actor, args.filter ?? {}),
          orderBy: orderSql(resource, context.actor, args.sort),
          total: asked.has('total_count'),
          costly: looksIntoTexts(args.filter ?? {}),
        });
        return { items: rows, total_count: total };
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
  const orderBy = orderSql(resource, context.actor, { field: 'sort_order', order: 'ASC' });
  const where = resource.plainList?.where;
  return (await readResource(context, resource, plan, { orderBy, ...(where ? { where: [constant(where)] } : {}) }))
    .rows;
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
  inputs: ListInputs,
): ListArguments => {
  const listArguments = addListArguments(builder, resource, inputs);
  addOne(builder, registry, resource, ref);
  addList(builder, registry, resource, ref, listArguments);
  addPlainList(builder, registry, resource, ref);
  return listArguments;
};
