import { sql, type SQL } from 'drizzle-orm';
import type { Need } from '#domain/access/can';
import { DATA_SETS, type DataSet } from '#domain/exports/dataSets';
import type { FieldDescriptor } from '#domain/fields/descriptor';
import type { Actor } from '../access/actor';
import { jobReadable, subJobReadable } from '../access/scope';
import { shownColumns } from '../api/describe';
import { mayReadField } from '../api/fieldRights';
import type { Registry } from '../api/registry';
import { crud, type Resource } from '../api/resource';
import { entityTable } from '../db/entityTable';
import { WORK_ORDER_TYPES } from '#domain/workOrders/workOrderTypes';
import { ALL_WORK_ORDERS, workOrder } from './allWorkOrders';

/** Rows that can leave as a file: those of a generated resource, or a data set of the export screen. */
export interface Exportable {
  name: string;
  resource: Resource;
  need: Need;
  /** SQL that a row, `t0`, meets. */
  where?: string;
  /** SQL that gives the rows, where no table of the resource's name has them. */
  rows?: string;
  columns?: readonly string[];
}

/** The rows that an actor may see of tables that have no generated resource. */
const SCOPES: Readonly<Record<string, (actor: Actor, alias: string) => SQL>> = {
  job: (actor, alias) => sql`${sql.raw(alias)}.id in (select job.id from job where ${jobReadable(actor)})`,
  job_detail: (actor, alias) =>
    sql`${sql.raw(alias)}.id in (select job_detail.id from job_detail where ${subJobReadable(actor)})`,
  work_order: (actor, alias) =>
    sql`${sql.raw(alias)}.job_detail_id in (select job_detail.id from job_detail where ${subJobReadable(actor)})`,
};

/** Without the right to read it, a table has no title to be named by: whatever names rows usually. */
const TITLES = ['company_name', 'name', 'first_name', 'last_name'];

/** What is exported as one table and is several in the database. */
const UNION = entityTable(workOrder);

const plainResource = ({ entities }: Registry, { table, read, label }: DataSet): Resource => {
  const entity = table === UNION.name ? UNION : entities.get(table);
  if (!entity) throw new Error(`A data set is of ${table}, which is no table.`);
  const scope = SCOPES[table];
  const resource = crud(entity.table, {
    needs: { read, create: read, update: read, remove: read, export: { all: [read, 'CAN_EXPORT_DATA'] } },
    label: label.en,
    title: TITLES.filter((name) => entity.byName.has(name)),
    sort: { field: 'id', order: 'ASC' },
    ...(scope ? { scope } : {}),
  });
  return entity === UNION ? { ...resource, standsFor: WORK_ORDER_TYPES.map((type) => type.table) } : resource;
};

/** The data sets of the export screen. */
export const dataSetsOf = (registry: Registry): Exportable[] =>
  DATA_SETS.map((set) => {
    const resource = registry.byTable.get(set.table) ?? plainResource(registry, set);
    const { where, columns } = set;
    return {
      name: set.name,
      resource,
      need: resource.needs.export,
      ...(set.table === UNION.name ? { rows: ALL_WORK_ORDERS } : {}),
      ...(where ? { where } : {}),
      ...(columns ? { columns } : {}),
    };
  });

/** All that has an address under /v1/export, by name: a resource's own name, or that of a data set. */
export const exportablesOf = (registry: Registry): ReadonlyMap<string, Exportable> =>
  new Map([
    ...registry.resources.map(
      (resource) => [resource.name, { name: resource.name, resource, need: resource.needs.export }] as const,
    ),
    ...dataSetsOf(registry).map((set) => [set.name, set] as const),
  ]);

/** The fields that an actor may have in a file: a field that may not be read does not exist. */
export const exportFields = ({ resource, columns }: Exportable, actor: Actor): FieldDescriptor[] => {
  const { descriptor, entity } = resource;
  const stored = new Set(shownColumns(entity).map(({ name }) => name));
  const fields: FieldDescriptor[] = [
    ...descriptor.fields.filter(({ name }) => stored.has(name)),
    ...descriptor.computed.map((computed) => ({ ...computed, required: false, readOnly: true })),
  ];
  const offered = columns
    ? columns.flatMap((name) => fields.find((field) => field.name === name) ?? [])
    : fields.filter(({ name }) => !['version', 'created_by', 'updated_by'].includes(name));
  return offered.filter(({ name }) => mayReadField(resource, actor, name));
};
