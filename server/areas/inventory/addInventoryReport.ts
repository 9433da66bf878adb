import { CALLS } from '#domain/access/calls';
import { totalCost, type ReportRow } from '#domain/inventory/report/reportRow';
import { OF_COST } from '../../api/ofCost';
import { readReport } from './readReport';
import type { SchemaModule } from '../../api/schema';

/** The Current Inventory report: rows and totals [INV-022 RPT-013]. */
export const addInventoryReport: SchemaModule = ({ builder }) => {
  const row = builder.objectRef<ReportRow>('InventoryReportRow').implement({
    fields: (t) => ({
      product_id: t.exposeInt('product_id', { nullable: false }),
      product_name: t.exposeString('product_name', { nullable: false }),
      description: t.exposeString('description'),
      category: t.field({
        type: 'String',
        nullable: false,
        description: 'The description of its category, by which the report is grouped.',
        resolve: ({ category }) => category.description,
      }),
      unit_count: t.exposeInt('unit_count', { nullable: false }),
      individual_count: t.exposeInt('individual_count', { nullable: false }),
      total_units: t.field({ type: 'Quantity', nullable: false, resolve: ({ total_units }) => total_units }),
      order_unit: t.exposeString('order_unit'),
      unit_cost: t.field({ type: 'Money', extensions: OF_COST, resolve: ({ unit_cost }) => unit_cost }),
      inventory_cost: t.field({
        type: 'Money',
        nullable: false,
        extensions: OF_COST,
        resolve: ({ inventory_cost }) => inventory_cost,
      }),
      reorder_level: t.field({ type: 'Quantity', resolve: ({ reorder_level }) => reorder_level }),
      target_level: t.field({ type: 'Quantity', resolve: ({ target_level }) => target_level }),
      on_order: t.exposeInt('on_order', { nullable: false }),
      to_order: t.exposeInt('to_order', {
        nullable: false,
        description: 'Units to order now; 0 above the reorder level.',
      }),
      count_date: t.field({ type: 'Date', resolve: ({ count_date }) => count_date }),
    }),
  });
  const totals = builder.objectRef<readonly ReportRow[]>('InventoryReportTotals').implement({
    fields: (t) => ({
      inventory_cost: t.field({ type: 'Money', nullable: false, extensions: OF_COST, resolve: totalCost }),
    }),
  });
  const report = builder.objectRef<readonly ReportRow[]>('InventoryReport').implement({
    fields: (t) => ({
      rows: t.field({ type: [row], nullable: false, resolve: (rows) => [...rows] }),
      totals: t.field({ type: totals, nullable: false, resolve: (rows) => rows }),
    }),
  });
  const filters = builder.inputType('InventoryReportFilters', {
    fields: (t) => ({
      location_id: t.int({ required: true, description: '0 for all places together.' }),
      inventory_type_id: t.int({ required: true }),
    }),
  });
  builder.queryField('reportInventory', (t) =>
    t.field({
      type: report,
      nullable: false,
      extensions: { need: CALLS.reportInventory.need },
      args: { filters: t.arg({ type: filters, required: true }) },
      resolve: (_root, { filters: { location_id, inventory_type_id } }, { runner }) =>
        readReport(runner, location_id, inventory_type_id),
    }),
  );
};
