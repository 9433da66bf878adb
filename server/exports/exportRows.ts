import type { Actor } from '../access/actor';
import type { Row } from '../db/statement';
import { BUSINESS_ZONE } from '#domain/civilDate';
import { filterSql, orderSql } from '../api/crud/filterSql';
import { relationName } from '../api/naming';
import { compilePlan, ROOT } from '../api/read/compilePlan';
import { constant, newValues, type Fragment } from '../api/read/fragment';
import type { ReadPlan } from '../api/read/readPlan';
import { scopeOf } from '../api/read/readResource';
import type { Registry } from '../api/registry';
import type { Exportable } from './exportable';
import type { ExportOrder } from './exportQuery';

/** An export as SQL: how many rows there are, the rows, and how one is read. */
export interface ExportStatement {
  count: string;
  rows: string;
  values: unknown[];
  assemble(values: readonly unknown[]): Row;
}

const leaf = (plan: Pick<ReadPlan, 'entity' | 'columns'>): ReadPlan => ({
  ...plan,
  relations: [],
  computed: [],
  parts: [],
});

/** The rows' own columns, and the names of the rows that they refer to. */
const planOf = ({ byTable, entities }: Registry, { resource }: Exportable, { fields }: ExportOrder): ReadPlan => {
  const { entity } = resource;
  const wanted = new Set(fields.map(({ name }) => name));
  const relations = entity.columns
    .filter(({ name, reference }) => reference !== undefined && wanted.has(name))
    .flatMap(({ name, reference = '' }) => {
      const target = entities.get(reference);
      const title =
        byTable.get(reference)?.title ??
        ['company_name', 'name', 'first_name', 'last_name'].filter((one) => target?.byName.has(one));
      return target
        ? [{ field: relationName(name), column: name, plan: leaf({ entity: target, columns: ['id', ...title] }) }]
        : [];
    });
  return {
    entity,
    columns: ['id', ...entity.columns.map(({ name }) => name).filter((name) => name !== 'id' && wanted.has(name))],
    relations,
    computed: resource.computed.filter(({ name }) => wanted.has(name)),
    parts: [],
  };
};

/** The days between which a row was made, by the calendar of the business. */
const createdWithin = ({ created_from, created_to }: ExportOrder): Fragment[] => {
  const day = `(${ROOT}.created_at at time zone '${BUSINESS_ZONE}')::date`;
  return [
    ...(created_from === undefined ? [] : ([({ add }) => `${day} >= ${add(created_from)}`] satisfies Fragment[])),
    ...(created_to === undefined ? [] : ([({ add }) => `${day} <= ${add(created_to)}`] satisfies Fragment[])),
  ];
};

/** The statement of an export, as far as the actor's rights reach. */
export const exportStatement = (
  registry: Registry,
  exportable: Exportable,
  order: ExportOrder,
  actor: Actor,
): ExportStatement => {
  const { resource } = exportable;
  const { select, joins, assemble } = compilePlan(planOf(registry, exportable, order));
  const values = newValues();
  const where = [
    resource.entity.isSoft ? `${ROOT}.deleted_at is null` : 'true',
    ...(order.onlyActive && resource.entity.byName.has('is_active') ? [`${ROOT}.is_active`] : []),
    ...[
      ...scopeOf(resource, actor),
      ...(exportable.where ? [constant(exportable.where)] : []),
      ...filterSql(resource, actor, order.filter),
      ...(resource.entity.byName.has('created_at') ? createdWithin(order) : []),
    ].map((fragment) => fragment(values)),
  ].join(' and ');
  const from = `from ${exportable.rows ? `(${exportable.rows})` : `"${resource.entity.name}"`} ${ROOT}`;
  return {
    count: `select count(*) as total ${from} where ${where}`,
    rows: `select ${select} ${from} ${joins} where ${where} order by ${orderSql(resource, actor, order.sort)}`,
    values: values.list,
    assemble,
  };
};
