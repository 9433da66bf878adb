import { CALLS } from '#domain/access/calls';
import { totalCost, type ReportRow } from '#domain/inventory/report/reportRow';
import { seen } from '../../api/seenColumns';
import { OF_COST } from '../../api/ofCost';
import { CATEGORY_COLUMNS, ORDERED_BY, STOCK_COLUMNS } from './stockColumns';
import { readReport } from './readReport';
import type { SchemaModule } from '../../api/schema';

/** The Current Inventory report: rows and totals [INV-022 RPT-013]. */
export const addInventoryReport: SchemaModule = ({ builder }) => {
  const row = builder.objectRef<ReportRow>('InventoryReportRow').implement({
    fields: (t) => ({
      product_id: t.exposeInt('product_id', { nullable: false }),
      product_name: t.exposeString('product_name', { nullable: false }),
      description: t.string({ resolve: seen('product.description', ({ description }) => description) }),
      category: t.string({
        description: 'The description of its category, by which the report is grouped.',
        resolve: seen(CATEGORY_COLUMNS, ({ category }) => category.description),
      }),
      unit_count: t.int({ resolve: seen('inventory.unit_count', ({ unit_count }) => unit_count) }),
      individual_count: t.int({
        resolve: seen('inventory.individual_count', ({ individual_count }) => individual_count),
      }),
      total_units: t.field({ type: 'Quantity', resolve: seen(STOCK_COLUMNS, ({ total_units }) => total_units) }),
      order_unit: t.string({ resolve: seen('product.order_unit_id', ({ order_unit }) => order_unit) }),
      unit_cost: t.field({ type: 'Money', extensions: OF_COST, resolve: ({ unit_cost }) => unit_cost }),
      inventory_cost: t.field({
        type: 'Money',
        extensions: OF_COST,
        description: 'Units at their cost; null for whom one of the two does not exist.',
        resolve: seen(STOCK_COLUMNS, ({ inventory_cost }) => inventory_cost),
      }),
      reorder_level: t.field({
        type: 'Quantity',
        resolve: seen('product.reorder_level', ({ reorder_level }) => reorder_level),
      }),
      target_level: t.field({
        type: 'Quantity',
        resolve: seen('product.target_level', ({ target_level }) => target_level),
      }),
      on_order: t.exposeInt('on_order', { nullable: false }),
      to_order: t.int({
        description: 'Units to order now; 0 above the reorder level.',
        resolve: seen(ORDERED_BY, ({ to_order }) => to_order),
      }),
      count_date: t.field({ type: 'Date', resolve: seen('inventory.count_date', ({ count_date }) => count_date) }),
    }),
  });
  const totals = builder.objectRef<readonly ReportRow[]>('InventoryReportTotals').implement({
    fields: (t) => ({
      inventory_cost: t.field({ type: 'Money', extensions: OF_COST, resolve: seen(STOCK_COLUMNS, totalCost) }),
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
      description: 'Of all products for whom it does not exist of which type a category is.',
      extensions: { need: CALLS.reportInventory.need },
      args: { filters: t.arg({ type: filters, required: true }) },
      resolve: (_root, { filters: { location_id, inventory_type_id } }, { runner, actor }) =>
        readReport(runner, actor, location_id, inventory_type_id),
    }),
  );
};
